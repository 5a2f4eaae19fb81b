/** For any request: the result is JSON of the same shape, only text changes, and redacting again changes nothing. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { atOnce } from "../../../../src/async/steps.ts";
import { type Redacted, redactor } from "../../../../src/llm/dlp/redactor.ts";

const steps = redactor({
  patterns: ["email", "api_key", "card"],
  custom: [{ name: "t", pattern: "TCK-[0-9]+" }],
});
const redact = (body: string): Redacted => atOnce(steps(body));

const SECRETS = ["jo@example.org", "4111 1111 1111 1111", "AKIAIOSFODNN7EXAMPLE", "TCK-12", "a://b:c1@d"];
const text = fc
  .array(fc.oneof(fc.string({ unit: "binary" }), fc.constantFrom(...SECRETS, " ", '"', "\\", "\n")), {
    maxLength: 6,
  })
  .map((parts) => parts.join(" "));
const KEYS = [
  "content",
  "text",
  "parts",
  "type",
  "id",
  "input",
  "source",
  "data",
  "response",
  "messages",
  "__proto__",
];
const value = fc.letrec((tie) => ({
  value: fc.oneof(
    { depthSize: "small" },
    text,
    fc.double(),
    fc.boolean(),
    fc.constant(null),
    tie("list"),
    tie("object"),
  ),
  list: fc.array(tie("value"), { maxLength: 4 }),
  object: fc.dictionary(fc.constantFrom(...KEYS), tie("value"), { maxKeys: 4 }),
})).value;
const body = fc
  .tuple(value, value, value)
  .map(([messages, input, other]) =>
    JSON.stringify({ messages, input, other, model: "jo@example.org" }, null, 1),
  );

/** The same with every string as an empty one. */
function shape(of: unknown): unknown {
  return JSON.parse(JSON.stringify(of, (_key, each) => (typeof each === "string" ? "" : each)));
}

const SEED = { seed: 20_261_121, numRuns: 400 };

describe("redaction of anything", () => {
  it("keeps the shape, and everything outside the conversation", () => {
    fc.assert(
      fc.property(body, (before) => {
        const after = redact(before).body;
        const [old, next] = [JSON.parse(before), JSON.parse(after)];
        expect(shape(next)).toEqual(shape(old));
        expect([next.other, next.model]).toEqual([old.other, old.model]);
      }),
      SEED,
    );
  });

  it("changes nothing the second time", () => {
    fc.assert(
      fc.property(body, (before) => {
        const once = redact(before);
        const twice = redact(once.body);
        expect(twice).toEqual({ body: once.body, redactions: 0 });
        if (once.redactions === 0) expect(once.body).toBe(before);
      }),
      SEED,
    );
  });

  it("finds a secret in a message whatever stands around it", () => {
    const around = fc.string({ unit: "binary" }).map((s) => s.replace(/[^\s"(),;<>]/gu, " "));
    fc.assert(
      fc.property(around, fc.constantFrom(...SECRETS.slice(0, 4)), around, (left, secret, right) => {
        const request = JSON.stringify({
          messages: [{ role: "user", content: `${left} ${secret} ${right}` }],
        });
        const { body: after, redactions } = redact(request);
        expect(redactions).toBe(1);
        expect(JSON.parse(after).messages[0].content).not.toContain(secret);
      }),
      SEED,
    );
  });
});
