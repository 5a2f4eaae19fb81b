/** A request after redaction, in every API: text changes, nothing else. */
import { describe, expect, it } from "vitest";
import { atOnce } from "../../../../src/async/steps.ts";
import { STEP } from "../../../../src/llm/dlp/detector.ts";
import { toolResultText } from "../../../../src/llm/dlp/message-text.ts";
import { type Redacted, redactor } from "../../../../src/llm/dlp/redactor.ts";
import { UnreadableError } from "../../../../src/llm/wire.ts";

const ALL = { patterns: ["email", "api_key", "card"], custom: [] } as const;
const redact = (body: string, texts?: typeof toolResultText): Redacted => atOnce(redactor(ALL, texts)(body));
const MAIL = "jo@example.org";
const HIDDEN = "[REDACTED:email]";

/** Where `MAIL` was replaced and where it stayed, by a body that says which is which. */
function check(body: unknown, texts?: typeof toolResultText): void {
  const text = JSON.stringify(body).replaceAll("TEXT", MAIL).replaceAll("KEEP", MAIL);
  const expected = JSON.stringify(body).replaceAll("TEXT", HIDDEN).replaceAll("KEEP", MAIL);
  expect(redact(text, texts).body).toBe(expected);
  expect(redact(text, texts).redactions).toBe(JSON.stringify(body).split("TEXT").length - 1);
}

describe("redaction", () => {
  it("redacts Anthropic Messages", () => {
    check({
      model: "KEEP",
      metadata: { user_id: "KEEP" },
      system: [{ type: "text", text: "TEXT", cache_control: { type: "ephemeral" } }],
      tools: [{ name: "KEEP", description: "KEEP", input_schema: { description: "KEEP" } }],
      messages: [
        { role: "user", content: "TEXT" },
        {
          role: "assistant",
          content: [
            { type: "thinking", thinking: "KEEP", signature: "KEEP" },
            { type: "text", text: "to TEXT and TEXT" },
            { type: "tool_use", id: "KEEP", name: "KEEP", input: { content: "KEEP" } },
          ],
        },
        {
          role: "user",
          content: [
            { type: "tool_result", tool_use_id: "KEEP", content: [{ type: "text", text: "TEXT" }] },
            { type: "tool_result", tool_use_id: "KEEP", content: "TEXT" },
            { type: "image", source: { type: "base64", media_type: "image/png", data: "KEEP" } },
            { type: "document", source: { type: "text", media_type: "text/plain", data: "TEXT" } },
            { type: "document", source: { type: "url", url: "KEEP" }, title: "TEXT", context: "TEXT" },
          ],
        },
      ],
    });
    check({ system: "TEXT", messages: [] });
  });

  it("redacts the result of an MCP tool", () => {
    const content = [
      { type: "text", text: "TEXT" },
      { type: "image", data: "KEEP", mimeType: "image/png" },
      { type: "resource", resource: { uri: "file://KEEP", text: "TEXT", blob: "KEEP" } },
    ];
    const result = {
      content,
      structuredContent: { to: ["TEXT"] },
      isError: true,
      _meta: { command: "KEEP" },
    };
    check({ jsonrpc: "2.0", id: "KEEP", result }, toolResultText);
    check({ jsonrpc: "2.0", id: 1, error: { message: "KEEP" }, messages: ["KEEP"] }, toolResultText);
  });

  it("redacts Chat Completions", () => {
    check({
      model: "KEEP",
      messages: [
        { role: "system", content: "TEXT", name: "KEEP" },
        {
          role: "user",
          content: [
            { type: "text", text: "TEXT" },
            { type: "image_url", image_url: { url: "KEEP" } },
          ],
        },
        {
          role: "assistant",
          content: null,
          tool_calls: [{ id: "KEEP", function: { name: "f", arguments: "KEEP" } }],
        },
        { role: "tool", tool_call_id: "KEEP", content: "TEXT" },
      ],
      user: "KEEP",
    });
  });

  it("redacts Responses", () => {
    check({
      model: "m",
      instructions: "TEXT",
      input: [
        { type: "message", role: "user", content: [{ type: "input_text", text: "TEXT" }] },
        { type: "message", role: "user", content: [{ type: "input_image", image_url: "KEEP" }] },
        { type: "reasoning", id: "KEEP", summary: [{ text: "KEEP" }], encrypted_content: "KEEP" },
        { type: "function_call", call_id: "KEEP", name: "KEEP", arguments: "KEEP", output: "KEEP" },
        { type: "function_call_output", call_id: "KEEP", output: "TEXT" },
        { type: "shell_call_output", call_id: "KEEP", output: [{ stdout: "TEXT", stderr: "TEXT" }] },
      ],
      prompt_cache_key: "KEEP",
    });
    check({ input: "TEXT" });
  });

  it("redacts requests of Gemini", () => {
    check({
      systemInstruction: { parts: [{ text: "TEXT" }] },
      contents: [
        { role: "user", parts: [{ text: "TEXT" }, { inlineData: { mimeType: "image/png", data: "KEEP" } }] },
        {
          role: "model",
          parts: [
            { text: "KEEP", thought: true, thoughtSignature: "KEEP" },
            { functionCall: { name: "KEEP", args: { text: "KEEP" } }, thoughtSignature: "KEEP" },
          ],
        },
        {
          role: "user",
          parts: [{ functionResponse: { name: "KEEP", response: { a: [{ b: "TEXT" }], n: 1 } } }],
        },
      ],
      tools: [{ functionDeclarations: [{ name: "KEEP", description: "KEEP" }] }],
    });
  });

  it("redacts Bedrock Converse", () => {
    check({
      system: [{ text: "TEXT" }],
      messages: [
        {
          role: "user",
          content: [{ text: "TEXT" }, { image: { format: "png", source: { bytes: "KEEP" } } }],
        },
        {
          role: "assistant",
          content: [{ toolUse: { toolUseId: "KEEP", name: "KEEP", input: { text: "KEEP" } } }],
        },
        {
          role: "user",
          content: [
            { toolResult: { toolUseId: "KEEP", content: [{ json: { x: "TEXT" } }, { text: "TEXT" }] } },
          ],
        },
      ],
    });
  });

  it("sees through the escapes of JSON and leaves white space, numbers and escapes elsewhere as they are", () => {
    const body =
      '{ "messages" : [ {"content":"\\u006ao\\u0040example\\u002eorg \\ud83d\\ude00"} , {"content":"\\u00e9 ok"}], "temperature":1.0e0, "messages":[{"content":"jo@example.org"}]}';
    expect(redact(body)).toEqual({
      body: '{ "messages" : [ {"content":"[REDACTED:email] 😀"} , {"content":"\\u00e9 ok"}], "temperature":1.0e0, "messages":[{"content":"[REDACTED:email]"}]}',
      redactions: 2,
    });
  });

  it("gives the same string where there is nothing", () => {
    const body = JSON.stringify({ messages: [{ role: "user", content: "nothing here" }] });
    expect(redact(body).body).toBe(body);
    expect(redact(body).redactions).toBe(0);
  });

  it("uses only what is asked for, and patterns of the user's own", () => {
    const tickets = redactor({ patterns: [], custom: [{ name: "ticket", pattern: "TCK-[0-9]+" }] });
    const own = (body: string): Redacted => atOnce(tickets(body));
    const body = JSON.stringify({ input: "jo@example.org TCK-12 and TCK-345" });
    expect(own(body)).toEqual({
      body: JSON.stringify({ input: "jo@example.org [REDACTED:ticket] and [REDACTED:ticket]" }),
      redactions: 2,
    });
  });

  it("looks for patterns of the user's own in long texts, window by window", () => {
    const own = (pattern: string, input: string): string[] => {
      const detect = redactor({ patterns: [], custom: [{ name: "t", pattern }] });
      const { body } = atOnce(detect(JSON.stringify({ input })));
      return (JSON.parse(body) as { input: string }).input.split("[REDACTED:t]");
    };
    const around = STEP - 40;
    for (let before = around; before < around + 50; before++) {
      const [left, right] = ["x".repeat(before), `${"y".repeat(STEP)}.`];
      expect(own("TCK-[0-9]+", `${left} TCK-123456789 ${right}`)).toEqual([`${left} `, ` ${right}`]);
    }
    expect(own("^x", "x".repeat(3 * STEP))).toEqual(["", "x".repeat(3 * STEP - 1)]);
    expect(own("\\bx+\\b", `${"xx ".repeat(STEP)}yx`)).toEqual(["", ...Array(STEP - 1).fill(" "), " yx"]);
    expect(own("x+$", `${"x ".repeat(STEP)}xx`)).toEqual(["x ".repeat(STEP), ""]);
    // longer than what is seen behind a window: replaced in parts
    expect(own("x+", "x".repeat(3 * STEP)).join("")).toBe("");
  });

  it("throws for what is not JSON", () => {
    expect(() => redact('{"input":')).toThrow(UnreadableError);
    expect(() => redact(`{"input":${"[".repeat(600)}${"]".repeat(600)}}`)).toThrow(UnreadableError);
  });

  it("replaces all 240,000 values in 10 MB", () => {
    const line =
      '2026-11-21 12:00:00 user jo@example.org paid with 4111 1111 1111 1111, id 8f14e45f \\ "q"\n';
    const text = line.repeat(500);
    const messages = Array.from({ length: 240 }, () => ({ role: "user", content: [{ type: "text", text }] }));
    const body = JSON.stringify({ model: "m", messages });
    expect(body.length).toBeGreaterThan(10 << 20);
    const { redactions } = redact(body);
    expect(redactions).toBe(240 * 500 * 2);
  });
});

describe("a large request", () => {
  /** Steps for so many messages of 32 KiB. */
  const stepsOf = (messages: number): number => {
    const content = "The report of March shows that joe@example.com grew. ".repeat(618);
    const body = JSON.stringify({
      messages: Array.from({ length: messages }, () => ({ role: "user", content })),
    });
    return [...redactor(ALL)(body)].length;
  };

  it("is looked through in steps of a bounded size", () => {
    expect(stepsOf(3)).toBe(0);
    expect(stepsOf(8)).toBeGreaterThanOrEqual(1);
    expect(stepsOf(64)).toBeGreaterThanOrEqual(15);
    expect(stepsOf(128)).toBeLessThanOrEqual(2 * stepsOf(64) + 1);
  });

  it("has its long texts decoded in steps", () => {
    const decode = redactor({ patterns: [], custom: [] });
    const body = JSON.stringify({ messages: [{ role: "user", content: "\n".repeat(1 << 20) }] });
    expect([...decode(body, '{"messages":[]}')].length).toBeGreaterThanOrEqual(body.length / STEP);
  });

  /** Steps for one text of so many characters. */
  const stepsOfOne = (content: string): number =>
    [...redactor(ALL)(JSON.stringify({ messages: [{ role: "user", content }] }))].length;

  it.each([
    "A line of text that somebody wrote. ",
    "a".repeat(50),
    "@",
    "jo@example.org ",
    "4111 1111 1111 1111 ",
    "-----BEGIN PRIVATE KEY-----",
    "api_key = abcdefgh1234567890 ",
    "://a:b@",
    "sk-",
  ])("a large request of one text is redacted in steps: %s", (unit) => {
    const text = unit.repeat((1 << 20) / unit.length);
    const steps = stepsOfOne(text);
    expect(steps).toBeGreaterThanOrEqual(7);
    expect(stepsOfOne(text + text)).toBeLessThanOrEqual(2 * steps + 10);
  });

  const SECRETS = [
    "jo@example.org",
    "4111 1111 1111 1111",
    `AKIA${"IOSFODNN7EXAMPLE"}`,
    `api_key = ${"q1w2e3".repeat(1500)}`,
    `eyJ${"a1".repeat(4000)}.eyJ${"b2".repeat(4000)}.${"c3".repeat(4000)}`,
    "https://user:pass1word@host/",
  ];

  it.each(SECRETS)("has no place between two steps where one is overlooked: %.20s", (secret) => {
    const rest = "A word. ".repeat(STEP / 8);
    for (let before = -40; before <= secret.length + 40; before += 1 + (secret.length >> 6)) {
      const filler = `${rest.slice(0, STEP - before - 1)} `;
      const { body, redactions } = redact(
        JSON.stringify({ messages: [{ content: `${filler}${secret} ${rest}` }] }),
      );
      expect(redactions).toBe(1);
      expect(body.length).toBeLessThan(filler.length + rest.length + 200);
    }
  });
});
