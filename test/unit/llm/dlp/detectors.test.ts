import { describe, expect, it } from "vitest";
import { atOnce } from "../../../../src/async/steps.ts";
import { apiKey } from "../../../../src/llm/dlp/api-key.ts";
import { type Detector, replaced } from "../../../../src/llm/dlp/detector.ts";
import { card, email } from "../../../../src/llm/dlp/detectors.ts";

const mark = (detector: Detector, text: string): string => atOnce(replaced(detector, text, () => "•"));

/** Put together here, so that no scanner of repositories takes them for real ones. */
const of = (...parts: string[]): string => parts.join("");
const A = "Ab3dEf6hIj9kLm2nOp5qRs8tUv1wXy4z";

describe("e-mail addresses", () => {
  it.each([
    ["write to jo.doe+x@mail.example.com.", "write to •."],
    ["<jo@example.org>, 'al@example.org'", "<•>, '•'"],
    ["**jo@example.org**", "**•**"],
    ["MAIL=jo@example.org", "MAIL=•"],
    ["mailto:jürgen@bücher.example", "mailto:•"],
    ["a@b.co and c@d.info", "• and •"],
    ["a@b.co@c.de", "•@c.de"],
  ])("%s", (text, marked) => {
    expect(mark(email, text)).toBe(marked);
  });

  it.each([
    "git@github.com:org/repo.git",
    "pkg@1.2.3",
    "@scope/name",
    "user@localhost",
    "@app.route('/')",
    "x @ y.com",
    "a.@example.org",
    "",
  ])("leaves %s", (text) => {
    expect(mark(email, text)).toBe(text);
  });
});

describe("payment cards", () => {
  it.each([
    ["4111 1111 1111 1111", "•"],
    ["card: 5555-5555-5555-4444, 12/29", "card: •, 12/29"],
    ["378282246310005", "•"],
    ["6011111111111117 30569309025904 3530111333300000", "• • •"],
    ["2223003122003222", "•"],
  ])("%s", (text, marked) => {
    expect(mark(card, text)).toBe(marked);
  });

  it.each([
    "4111 1111 1111 1112", // check digit
    "1700000000000", // a time
    "0000000000000000",
    "id_4111111111111111",
    "4111111111111111a",
    "0.4111111111111111",
    "4111  1111 1111 1111",
    "41111111111111111111111",
  ])("leaves %s", (text) => {
    expect(mark(card, text)).toBe(text);
  });
});

describe("credentials", () => {
  it.each([
    ["Anthropic", of("sk-ant-", "api03-", A)],
    ["OpenAI", of("sk-", "proj-", A)],
    ["Google", of("AI", "za", A, "abc")],
    ["AWS", of("AK", "IA", "IOSFODNN7EXAMPLE")],
    ["GitHub", of("gh", "p_", A)],
    ["GitHub, fine-grained", of("github", "_pat_", A)],
    ["Slack", of("xo", "xb-", "123456789012-", "abcDEF")],
    ["Stripe", of("sk_", "live_", A)],
    ["a JSON web token", of("eyJ", "hbGciOiJIUzI1NiJ9", ".eyJ", "zdWIiOiIxMjM0In0", ".", A)],
  ])("credentials of %s are found", (_of, key) => {
    expect(mark(apiKey, `use ${key}, please`)).toBe("use •, please");
    expect(mark(apiKey, `KEY="${key}"`)).toBe('KEY="•"');
  });

  it.each([
    [`Authorization: Bearer ${A}==`, "Authorization: Bearer •"],
    [`api_key = "${A}"`, 'api_key = "•"'],
    [`{"client_secret": "${A}"}`, '{"client_secret": "•"}'],
    [`AWS_SECRET_ACCESS_KEY=${A}/x+`, "AWS_SECRET_ACCESS_KEY=•"],
    ["postgres://app:s3cret@db.internal/x", "postgres://app:•@db.internal/x"],
  ])("%s", (text, marked) => {
    expect(mark(apiKey, text)).toBe(marked);
  });

  it("private keys are found", () => {
    const key = `-----BEGIN ${"EC "}PRIVATE KEY-----\nMHcCAQEE\n-----END ${"EC "}PRIVATE KEY-----`;
    expect(mark(apiKey, `a\n${key}\nb ${key}`)).toBe("a\n•\nb •");
    expect(mark(apiKey, `a ${key.slice(0, -30)}`)).toBe("a •");
    const certificate = "-----BEGIN CERTIFICATE-----\nMIIB\n-----END CERTIFICATE-----";
    expect(mark(apiKey, certificate)).toBe(certificate);
  });

  it.each([
    "sk-learn-pipeline-with-many-options-here",
    "password: changeme",
    "const secret = process.env.SECRET",
    "token = tokenizer.next_token_of_the_stream()",
    "https://example.com:8443/a@b",
    "sha256:9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
    "550e8400-e29b-41d4-a716-446655440000",
  ])("leaves %s", (text) => {
    expect(mark(apiKey, text)).toBe(text);
  });
});

describe("linear time", () => {
  const MEGABYTES = 4 << 20;
  const fill = (piece: string): string => piece.repeat(Math.ceil(MEGABYTES / piece.length));

  // Each of these makes a pattern that tries again from every character run for hours, so that the tests end is the proof.
  it.each(["sk-", "Bearer ", "api_key=", `eyJ${A}.eyJ${A}.`, "ghp_"])(
    "takes a key of megabytes after %j whole",
    (start) => {
      const key = `${start}${fill("a1")}`;
      const marked = mark(apiKey, `${key} and more`);
      expect(marked.length).toBeLessThan(40);
      expect(marked.endsWith(" and more")).toBe(true);
    },
  );

  it.each(["api_key=a1b2c3d4e5f6g7h8/", "passwd=a1b2c3d4e5f6g7h8=~"])(
    "takes %j over and over for one key, which it looks through once",
    (piece) => {
      const [before = ""] = piece.split("a1");
      expect(mark(apiKey, `${piece.repeat(2000)} and more`)).toMatch(
        new RegExp(`^${before}•.{0,12} and more$`),
      );
    },
  );

  it.each([
    "a",
    "a@",
    "a.a@",
    "1",
    "1 ",
    "41-1 ",
    "sk-",
    "eyJ-",
    `eyJ${"a".repeat(10)}.`,
    "SG.",
    "a_",
    "://a:",
    "Bearer ",
    "-----BEGIN PRIVATE KEY-----",
    "api_key = ",
    "@a.",
  ])("ends for %j over and over", (piece) => {
    const text = `${fill(piece)} -----END . and more`;
    for (const detector of [email, card, apiKey])
      expect(mark(detector, text).endsWith(" and more")).toBe(true);
  });
});
