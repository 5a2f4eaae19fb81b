/** Responses designed to take time, which must grow linearly with their size. */
import type { IncomingMessage } from "node:http";
import { describe, expect, it, vi } from "vitest";
import { anthropicMessages } from "../../../src/llm/anthropic/messages.ts";
import { redactor } from "../../../src/llm/dlp/redactor.ts";
import { geminiGenerateContent } from "../../../src/llm/gemini/generate-content.ts";
import { readAnswer, readAnswerBody } from "../../../src/llm/json-document.ts";
import { openaiChat } from "../../../src/llm/openai/chat.ts";
import { ChatCall } from "../../../src/llm/openai/chat-calls.ts";
import type { ProxyPorts, RequestContext } from "../../../src/llm/proxy/ports.ts";
import { checkRequest } from "../../../src/llm/proxy/request-check.ts";
import type { ToolCall } from "../../../src/llm/wire.ts";
import { readMessages } from "../../../src/mcp/inspection/read-message.ts";
import { COSTLY } from "../../e2e/costly-texts.ts";
import { charactersRead, charactersReadInTurns } from "../../passes.ts";
import { countedWork } from "../../unit/detection/counted-work.ts";

function chunk(call: object | null, finish: string | null = null) {
  const delta = call ? { tool_calls: [{ index: 0, function: call }] } : {};
  const data = JSON.stringify({ id: "c", choices: [{ index: 0, delta, finish_reason: finish }] });
  return { event: null, data, raw: null };
}

it.each([
  ["one text", '{"a":"', "a}".repeat(10), '"}'],
  ["white space", " ", " ".repeat(20), '{"a":1}'],
  ["what follows a value", `{"a":"${"x".repeat(400_000)}"}x`, "yz", "z"],
])(
  "a Chat call with its name in each of 40,000 pieces and no id: %s",
  (_, first, middle, last) => {
    const calls: ToolCall[] = [];
    const stream = openaiChat.stream(
      (call) => {
        calls.push(call);
        return { action: "allow", text: "" };
      },
      { maxBlockBytes: 1 << 20, onBlock: "rewrite" },
    );
    const begun = process.cpuUsage();
    stream.push(chunk({ name: "tool", arguments: first }));
    for (let i = 0; i < 40_000; i++) stream.push(chunk({ name: "tool", arguments: middle }));
    stream.push(chunk({ name: "tool", arguments: last }));
    stream.push(chunk(null, "tool_calls"));
    const { user } = process.cpuUsage(begun);
    expect(calls).toMatchObject([{ name: "tool", flaw: null }]);
    // Parsed again for each piece it would be 16 GB of text, over a minute.
    expect(user / 1e6).toBeLessThan(15);
  },
  60_000,
);

it("a Gemini call that stays open while another candidate speaks: what waits is not gone through for each chunk", () => {
  const chunk = (index: number, part: object) => {
    const data = JSON.stringify({ candidates: [{ index, content: { parts: [part] } }] });
    return { event: null, data, raw: Buffer.from(data) };
  };
  const visited = (count: number): number => {
    const stream = geminiGenerateContent.stream(() => ({ action: "allow", text: "" }), {
      ...{ maxBlockBytes: 1 << 20, onBlock: "rewrite" as const, allowTypes: [] },
    });
    for (let i = 0; i < count; i++)
      stream.push(chunk(0, { functionCall: { name: i ? "" : "n", willContinue: true } }));
    let elements = 0;
    const flatMap = Array.prototype.flatMap;
    const spy = vi.spyOn(Array.prototype, "flatMap").mockImplementation(function (this: unknown[], ...given) {
      elements += this.length;
      return flatMap.apply(this, given as never) as never;
    });
    for (let i = 0; i < count; i++) expect(stream.push(chunk(1, { text: "x" }))).toHaveLength(1);
    spy.mockRestore();
    return elements;
  };
  // once for each pair it would be 40,000
  expect(visited(200)).toBeLessThan(2000);
});

/** The chunks of a stream of so many, all of one call. */
const GEMINI_CALLS: Record<string, (count: number) => object[]> = {
  "one argument in pieces": (count) => pieces(count, () => "$.a"),
  "many arguments": (count) => pieces(count, (i) => `$.a${i}`),
  "items of a list": (count) => pieces(count, (i) => `$.a[${i}]`),
  "a deep argument in pieces": (count) => pieces(count, () => `$${".a".repeat(60)}`),
  "calls one after the other": (count) =>
    Array.from({ length: count }, (_, i) => ({
      functionCall: { name: `n${i}`, args: { a: "x".repeat(20) } },
    })),
};

function pieces(count: number, path: (index: number) => string): object[] {
  const of = (i: number): object => ({
    ...(i === 0 && { name: "n" }),
    ...{ partialArgs: [{ jsonPath: path(i), stringValue: "x".repeat(20), willContinue: true }] },
    willContinue: true,
  });
  return [...Array.from({ length: count }, (_, i) => ({ functionCall: of(i) })), { functionCall: {} }];
}

it.each(Object.entries(GEMINI_CALLS))(
  "a Gemini stream of %s: twice the chunks are twice the work",
  (_, parts) => {
    const workOf = (count: number): number => {
      const stream = geminiGenerateContent.stream(() => ({ action: "block", text: "no" }), {
        ...{ maxBlockBytes: 1 << 20, onBlock: "rewrite" as const },
      });
      const chunks = parts(count).map((part) =>
        JSON.stringify({ candidates: [{ index: 0, content: { parts: [part] } }] }),
      );
      let read = 0;
      const { all } = countedWork(() => {
        read = charactersRead(() => {
          for (const data of chunks) stream.push({ event: null, data, raw: null });
        });
      });
      return all + read;
    };
    workOf(10);
    // the names of the arguments grow a little
    expect(workOf(800)).toBeLessThan(2.1 * workOf(400));
  },
);

/** White space is skipped by a search, which ends where it ends. */
const LONG_STRINGS = COSTLY.filter(({ name, cheap }) => cheap && name !== "white space");

describe.each(LONG_STRINGS)(
  "a large message of $name is parsed once and searched not at all",
  ({ value }) => {
    const SIZE = 1 << 20;
    const text = value(SIZE);
    const block = () => ({ action: "block" as const, text: "no" });
    const once = (run: () => unknown): void => expect(charactersRead(run) / SIZE).toBeLessThan(1.1);

    it("as an answer", () => {
      const content = `[{"type":"text","text":${text}},{"type":"tool_use","id":"t","name":"n","input":{}}]`;
      const message = `{"type":"message","role":"assistant","content":${content},"stop_reason":"tool_use"}`;
      once(() => anthropicMessages.rewrite(readAnswer(message), block));
      const call = '{"id":"t","type":"function","function":{"name":"n","arguments":"{}"}}';
      const choice = `{"index":0,"message":{"content":${text},"tool_calls":[${call}]},"finish_reason":"tool_calls"}`;
      once(() => openaiChat.rewrite(readAnswer(`{"id":"c","choices":[${choice}]}`), block));
    });

    it("as an event", () => {
      const data = `{"candidates":[{"index":0,"content":{"parts":[{"text":${text}},{"functionCall":{"name":"n"}}]}}]}`;
      const stream = geminiGenerateContent.stream(block, { maxBlockBytes: SIZE, onBlock: "rewrite" });
      once(() => stream.push({ event: null, data, raw: null }));
    });

    it("as a message of an MCP server", () => {
      const message = `{"jsonrpc":"2.0","result":{"content":[{"type":"text","text":${text}}]},"id":5}`;
      once(() => readMessages(Buffer.from(message)));
    });

    it("as a whole answer, in turns of the event loop", async () => {
      const body = Buffer.from(`{"content":[{"type":"text","text":${value(3 * SIZE)}}]}`);
      const turns = await charactersReadInTurns(() => readAnswerBody(body));
      expect(turns.length).toBeGreaterThanOrEqual(2);
      expect(Math.max(...turns) / body.length).toBeLessThan(1.1);
    });

    it("as a request, in turns, and parsed not at all", async () => {
      const content = value(4 * SIZE);
      const body = Buffer.from(
        `{"mcp_servers":[],"messages":[{"role":"user","content":${content}}],"stream":true}`,
      );
      const request = { rawHeaders: [] } as unknown as IncomingMessage;
      const ports = { redact: null, store: null } as ProxyPorts;
      let requestText = "";
      const turns = await charactersReadInTurns(async () => {
        const context = {} as RequestContext;
        ({ requestText } = await checkRequest(
          request,
          [body],
          body.length,
          anthropicMessages,
          context,
          ports,
        ));
      });
      expect(turns.length).toBeGreaterThanOrEqual(4);
      expect(Math.max(...turns)).toBeLessThan(2000);
      expect(JSON.parse(requestText)).toMatchObject({ stream: true });
    });

    it("in each step of its redaction", () => {
      const steps = redactor({ patterns: ["email"], custom: [] })(`{"messages":[{"content":${text}}]}`);
      for (let done: boolean | undefined = false; !done; ) once(() => ({ done } = steps.next()));
    });
  },
);

it("a large request may not name an MCP server at greater length than is read", async () => {
  const url = `https://${"a".repeat(5000)}@mcp.example/`;
  const body = JSON.stringify({
    mcp_servers: [{ name: "s", url }],
    messages: [{ role: "user", content: "x".repeat(1 << 20) }],
  });
  const request = { rawHeaders: [] } as unknown as IncomingMessage;
  const [context, ports] = [{} as RequestContext, { redact: null, store: null } as ProxyPorts];
  const checked = checkRequest(
    ...([request, [Buffer.from(body)], body.length, anthropicMessages, context, ports] as const),
  );
  await expect(checked).rejects.toThrow("a name or URL of an MCP server is too long");
});

describe("JSON that comes in pieces", () => {
  it.each([
    ['{"a":"}"', false],
    ['{"a":"\\"}"', false],
    ['{"a":[1,{}]}', true],
    ['"text', false],
    ["12", true],
    ["{}{}", false],
    ["{} ", true],
    ["   ", false],
    ["", false],
    ["{}x", false],
    ["1".repeat(65), false],
    ["tru", false],
    ["true", true],
    ["}", false],
    ["{]", false],
    ['{"a":"\\\\"}', true],
  ])("%s is whole: %s", (text, whole) => {
    const call = new ChatCall(0, false);
    for (const character of text) call.addInput(character);
    expect(call.isWhole()).toBe(whole);
  });

  it("is parsed once when its value ends, and not again for what follows", () => {
    const call = new ChatCall(0, false);
    call.addInput(`{"a":"${"x".repeat(1000)}"}x`);
    const read = charactersRead(() => {
      for (let i = 0; i < 100; i++) {
        expect(call.isWhole()).toBe(false);
        call.addInput("}");
      }
    });
    expect(read).toBeLessThan(1100);
  });
});
