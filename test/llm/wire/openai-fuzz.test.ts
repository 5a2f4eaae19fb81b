/** Damaged OpenAI streams and bodies: the only error is UnreadableError, and no blocked call gets out. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type JsonNode, jsonTree } from "../../../src/framing/json-text.ts";
import { readAnswer } from "../../../src/llm/json-document.ts";
import { openaiChat } from "../../../src/llm/openai/chat.ts";
import { openaiResponses } from "../../../src/llm/openai/responses.ts";
import { type Frame, type Judge, UnreadableError, type WireFormat } from "../../../src/llm/wire.ts";
import { fixtureNames, fixtureOf } from "./corpus.ts";
import { damagedEvents, damagedText } from "./mutations.ts";

/** Called names and ids in a value, as a client finds them. */
type Calls = { name: string; older?: boolean; index?: unknown }[];

interface Format {
  folder: string;
  format: WireFormat;
  words: string[];
  /** `whole`: of a body, not of an event. */
  callsIn(value: unknown, whole: boolean): Calls;
}

type Obj = Record<string, unknown>;
const isObject = (value: unknown): value is Obj =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const objects = (value: unknown): Obj[] => list(value).filter(isObject);

const CHAT_CALL = '{"index":0,"id":"i","type":"function","function":{"name":"n","arguments":"{}"}}';
const chat: Format = {
  folder: "openai-chat",
  format: openaiChat,
  words: [
    `"tool_calls":[${CHAT_CALL}],`,
    `"delta":{"tool_calls":[${CHAT_CALL}]},`,
    `"message":{"tool_calls":[${CHAT_CALL}]},`,
    `"choices":[{"index":0,"delta":{"tool_calls":[${CHAT_CALL}]}}],`,
    '"choices":[],',
    '"delta":{},',
    '"tool_calls":null,',
    '"function_call":{"name":"n","arguments":"{}"},',
    '"function":{"name":"n","arguments":"{}"},',
    '"custom":{"name":"n","input":""},',
    '"name":"other",',
    '"arguments":{"a":1},',
    '"id":"call_x",',
    '"index":1,',
    '"index":1e9,',
    '"index":-1,',
    '"index":"0",',
    '"index":null,',
    '"finish_reason":"stop",',
    '"finish_reason":"tool_calls",',
    '"finish_reason":null,',
    '"role":"assistant",',
    '"content":"x",',
    '"type":"custom",',
    "[DONE]",
  ],
  callsIn: (value) =>
    objects(isObject(value) ? value.choices : [])
      .flatMap((choice) => [choice.delta, choice.message])
      .filter(isObject)
      .flatMap((message) => [
        ...objects(message.tool_calls).map((call) => {
          const named = [call.function, call.custom, call].filter(isObject).find((it) => "name" in it);
          return { name: String(named?.name ?? ""), index: call.index };
        }),
        ...[message.function_call]
          .filter((call) => isObject(call) && Object.keys(call).length > 0)
          .map((call) => ({ name: String((call as Obj).name ?? ""), older: true })),
      ]),
};

const RUN_BY_CLIENT = new Set([
  "function_call",
  "custom_tool_call",
  "mcp_approval_request",
  "local_shell_call",
  "apply_patch_call",
  "computer_call",
]);
const ITEM = '{"id":"fc_x","type":"function_call","call_id":"c","name":"n","arguments":"{}"}';
const responses: Format = {
  folder: "openai-responses",
  format: openaiResponses,
  words: [
    `"item":${ITEM},`,
    `"output":[${ITEM}],`,
    `"response":{"output":[${ITEM}]},`,
    '"item":{},',
    '"output":[],',
    '"type":"function_call",',
    '"type":"custom_tool_call",',
    '"type":"mcp_approval_request",',
    '"type":"mcp_call",',
    '"type":"message",',
    '"type":"response.output_item.done",',
    '"type":"response.output_item.added",',
    '"type":"response.completed",',
    '"type":"response.in_progress",',
    '"type":"response.output_text.delta",',
    '"name":"other",',
    '"call_id":"call_01",',
    '"item_id":"fc_01",',
    '"id":"fc_01",',
    '"arguments":"{}",',
    '"output_index":0,',
    '"output_index":2,',
    '"output_index":1e9,',
    '"output_index":"0",',
    '"output_index":null,',
    '"sequence_number":0,',
    '"sequence_number":1e15,',
    "[DONE]",
  ],
  callsIn: (value, whole) => {
    const event = isObject(value) ? value : {};
    const response = isObject(event.response) ? event.response : {};
    return (whole ? list(event.output) : [event.item, ...list(response.output)])
      .filter(isObject)
      .filter((item) => RUN_BY_CLIENT.has(String(item.type)))
      .map((item) => ({ name: String(item.name ?? item.type).replace(/_call$/, "") }));
  },
};

/** The value as a reader has it that keeps the first of duplicate keys. */
function firstWins(node: JsonNode): unknown {
  if (node.type === "array") return (node.children ?? []).map(firstWins);
  if (node.type !== "object") return node.value;
  const object: Obj = {};
  for (const { children } of node.children ?? []) {
    const key = String(children?.[0]?.value);
    if (!Object.hasOwn(object, key) && key !== "__proto__" && children?.[1])
      object[key] = firstWins(children[1]);
  }
  return object;
}

function readings(data: string): unknown[] {
  return data.startsWith("[DONE]") || data.trim() === "" ? [] : [JSON.parse(data), firstWins(jsonTree(data))];
}

function filtered(
  format: WireFormat,
  events: readonly string[],
  judge: Judge,
  onBlock: "rewrite" | "terminate",
): string[] {
  const filter = format.stream(judge, { onBlock, maxBlockBytes: 2000 });
  const out: Frame[] = [];
  try {
    for (const data of events) {
      out.push(...filter.push({ event: null, data, raw: Buffer.from(data) }));
      expect(filter.heldBytes).toBeLessThanOrEqual(2000 * 32);
    }
    filter.end();
  } catch (error) {
    if (!(error instanceof UnreadableError)) throw error;
    expect(filter.heldBytes).toBe(0);
    expect(() => filter.push({ event: null, data: "[DONE]", raw: null })).toThrow(UnreadableError);
  }
  return out.map((frame) => frame.data);
}

const blockAll: Judge = () => ({ action: "block", text: "[blocked]" });
/** Half of the corpus's names. */
const isBad = (name: string): boolean => name.length % 2 === 0;
const blockBad: Judge = (call) =>
  call.flaw !== null || isBad(call.name)
    ? { action: "block", text: "[blocked]" }
    : { action: "allow", text: "" };

describe.each([chat, responses])("$folder, damaged", ({ folder, format, words, callsIn }) => {
  const names = fixtureNames(folder);
  const calls = (data: string): Calls => readings(data).flatMap((value) => callsIn(value, false));

  it.each(names.filter((name) => name.endsWith(".sse")))("%s: no blocked call gets out", (name) => {
    const fixture = fixtureOf(folder, name);
    const property = fc.property(
      damagedEvents(fixture, words),
      fc.constantFrom("rewrite" as const, "terminate" as const),
      (events, onBlock) => {
        expect(filtered(format, events, blockAll, onBlock).flatMap(calls)).toEqual([]);
      },
    );
    fc.assert(property, { seed: 3101, numRuns: 120 });
  });

  it.each(names.filter((name) => name.endsWith(".sse")))("%s: other calls do", (name) => {
    const property = fc.property(damagedEvents(fixtureOf(folder, name), words), (events) => {
      const allowed = new Set<string>();
      const judge: Judge = (call) => {
        const verdict = blockBad(call);
        if (verdict.action === "allow") allowed.add(call.name);
        return verdict;
      };
      const shown = filtered(format, events, judge, "rewrite").flatMap(calls);
      for (const { name: called } of shown) if (called !== "") expect([...allowed]).toContain(called);
    });
    fc.assert(property, { seed: 3102, numRuns: 80 });
  });

  it.each(names.filter((name) => name.endsWith(".json")))("%s: no blocked call gets out", (name) => {
    const property = fc.property(damagedText(fixtureOf(folder, name).bytes.toString(), words), (body) => {
      let out: string;
      try {
        out = format.rewrite(readAnswer(body), blockAll);
      } catch (error) {
        expect(error).toBeInstanceOf(UnreadableError);
        return;
      }
      expect(readings(out).flatMap((value) => callsIn(value, true))).toEqual([]);
    });
    fc.assert(property, { seed: 3103, numRuns: 250 });
  });

  it("reads requests or refuses them", () => {
    const request = JSON.stringify({
      model: "m",
      input: [
        { type: "additional_tools", tools: [{ type: "mcp", server_label: "b", server_url: "https://b" }] },
      ],
      tools: [
        { type: "mcp", server_label: "a", server_url: "https://a.example", allowed_tools: ["x"] },
        { type: "namespace", tools: [{ type: "mcp", server_label: "c" }] },
      ],
    });
    const more = [
      '"type":"mcp",',
      '"type":"function",',
      '"tools":[],',
      '"server_label":"z",',
      '"allowed_tools":[],',
    ];
    const property = fc.property(damagedText(request, more), (body) => {
      try {
        for (const server of format.providerServers(body)) expect(typeof server.name).toBe("string");
      } catch (error) {
        expect(error).toBeInstanceOf(UnreadableError);
      }
    });
    fc.assert(property, { seed: 3104, numRuns: 300 });
  });
});
