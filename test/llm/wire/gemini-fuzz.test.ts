/** Damaged Gemini streams, bodies and requests: the only error is UnreadableError, and no blocked call gets out. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type JsonNode, jsonTree } from "../../../src/framing/json-text.ts";
import { geminiGenerateContent } from "../../../src/llm/gemini/generate-content.ts";
import { readAnswer } from "../../../src/llm/json-document.ts";
import { type Frame, type Judge, UnreadableError } from "../../../src/llm/wire.ts";
import { fixtureNames, fixtureOf } from "./corpus.ts";
import { damagedEvents, damagedText } from "./mutations.ts";

const WORDS = [
  '"functionCall":{"name":"n","args":{"a":1}},',
  '"function_call":{"name":"n"},',
  '"functionCall":null,',
  '"willContinue":true,',
  '"willContinue":false,',
  '"name":"other",',
  '"args":{"b":2},',
  '"text":"x",',
  '"index":0,',
  '"index":1,',
  '"index":1e9,',
  '"index":"0",',
  '"parts":[{"functionCall":{"name":"n"}}],',
  '"content":{"parts":[{"functionCall":{"name":"n"}}]},',
  '"candidates":[{"content":{"parts":[{"functionCall":{"name":"n"}}]}}],',
  '"response":{"candidates":[{"content":{"parts":[{"functionCall":{"name":"n"}}]}}]},',
  '"finishReason":"STOP",',
  '"error":{"code":500},',
  '"partialArgs":[{"jsonPath":"$.x","stringValue":"y"}],',
];

const blockAll: Judge = () => ({ action: "block", text: "[blocked]" });

/** Names of calls in any part, whichever of duplicate keys a reader takes. '' for a call without a name. */
function callsIn(data: string): string[] {
  if (!/unction_?call/i.test(data)) return [];
  try {
    JSON.parse(data);
  } catch {
    return [];
  }
  const members = (node: JsonNode, key: string) =>
    node.type === "object"
      ? (node.children ?? [])
          .filter((m) => m.children?.[0]?.value === key)
          .flatMap((m) => m.children?.[1] ?? [])
      : [];
  const items = (node: JsonNode) => (node.type === "array" ? (node.children ?? []) : []);
  const root = jsonTree(data);
  return [root, ...members(root, "response")]
    .flatMap((answer) => members(answer, "candidates").flatMap(items))
    .flatMap((candidate) => members(candidate, "content"))
    .flatMap((content) => members(content, "parts").flatMap(items))
    .flatMap((part) => [...members(part, "functionCall"), ...members(part, "function_call")])
    .map((call) => String(members(call, "name")[0]?.value ?? ""));
}

function filtered(events: readonly string[], judge: Judge, onBlock: "rewrite" | "terminate"): string[] {
  const filter = geminiGenerateContent.stream(judge, { onBlock, maxBlockBytes: 2000 });
  const out: Frame[] = [];
  try {
    for (const data of events) {
      out.push(...filter.push({ event: null, data, raw: Buffer.from(data) }));
      expect(filter.heldBytes).toBeLessThanOrEqual(2000);
    }
    filter.end();
  } catch (error) {
    if (!(error instanceof UnreadableError)) throw error;
    expect(filter.heldBytes).toBe(0);
  }
  return out.map((frame) => frame.data);
}

const all = fixtureNames("gemini");
const streams = all.filter((name) => name.endsWith(".sse") || name.endsWith(".array.json"));
const bodies = all.filter((name) => !streams.includes(name));

describe.each(streams)("%s, damaged", (name) => {
  it("lets no blocked call through", () => {
    const run = fc.property(
      damagedEvents(fixtureOf("gemini", name), WORDS),
      fc.constantFrom("rewrite" as const, "terminate" as const),
      (events, onBlock) => {
        expect(filtered(events, blockAll, onBlock).flatMap(callsIn)).toEqual([]);
      },
    );
    fc.assert(run, { seed: 3101, numRuns: 400 });
  });

  it("lets through what was allowed, and nothing else", () => {
    const run = fc.property(damagedEvents(fixtureOf("gemini", name), WORDS), (events) => {
      const allowed = new Set<string>();
      const judge: Judge = (call) => {
        if (call.flaw || call.name.length % 2 === 0) return { action: "block", text: "[blocked]" };
        allowed.add(call.name);
        return { action: "allow", text: "" };
      };
      const names = filtered(events, judge, "rewrite").flatMap(callsIn);
      // Later pieces of an allowed call have no name.
      for (const shown of names) expect(shown === "" ? allowed.size > 0 : allowed.has(shown)).toBe(true);
    });
    fc.assert(run, { seed: 3102, numRuns: 200 });
  });
});

describe.each(bodies)("%s, damaged", (name) => {
  it("lets no blocked call through", () => {
    const text = fixtureOf("gemini", name).bytes.toString();
    const run = fc.property(damagedText(text, WORDS), (body) => {
      let out: string;
      try {
        out = geminiGenerateContent.rewrite(readAnswer(body), blockAll);
      } catch (error) {
        expect(error).toBeInstanceOf(UnreadableError);
        return;
      }
      expect(callsIn(out)).toEqual([]);
    });
    fc.assert(run, { seed: 3103, numRuns: 1000 });
  });
});

it("reads requests without any error but UnreadableError", () => {
  const transport = { url: "https://a.example/mcp", headers: { x: "y" } };
  const request = JSON.stringify({
    request: { tools: [{ mcp_servers: [{ name: "b", streamable_http_transport: transport }] }] },
    tools: [{ mcpServers: [{ name: "a", streamableHttpTransport: transport }] }, { googleSearch: {} }],
  });
  const words = ['"mcpServers":[],', '"tools":[],', '"name":"b",', '"url":"x",', '"request":{},'];
  const run = fc.property(damagedText(request, words), (body) => {
    try {
      for (const { name, url } of geminiGenerateContent.providerServers(body))
        expect(name || url).toBeTruthy();
    } catch (error) {
      expect(error).toBeInstanceOf(UnreadableError);
    }
  });
  fc.assert(run, { seed: 3104, numRuns: 2000 });
});
