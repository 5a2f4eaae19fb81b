/** Damaged Anthropic streams and bodies: the only error is UnreadableError, and no blocked call gets out. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { jsonAt, jsonTree } from "../../../src/framing/json-text.ts";
import { anthropicMessages } from "../../../src/llm/anthropic/messages.ts";
import { readAnswer } from "../../../src/llm/json-document.ts";
import { type Frame, type Judge, UnreadableError } from "../../../src/llm/wire.ts";
import { fixtureNames, fixtureOf } from "./corpus.ts";
import { damagedEvents, damagedText } from "./mutations.ts";

const WORDS = [
  '"type":"tool_use",',
  '"type":"text",',
  '"type":"ping",',
  '"type":"mcp_tool_use",',
  '"type":"content_block_start",',
  '"type":"content_block_delta",',
  '"index":0,',
  '"index":1,',
  '"index":1e9,',
  '"index":"0",',
  '"name":"other",',
  '"input":{"a":1},',
  '"content_block":{"type":"tool_use","id":"i","name":"n","input":{}},',
  '"content":[{"type":"tool_use","id":"i","name":"n","input":{}}],',
  '"delta":{"type":"input_json_delta","partial_json":"{}"},',
  '"stop_reason":"tool_use",',
];

const blockAll: Judge = () => ({ action: "block", text: "[blocked]" });

/** Whether any reader, whichever of duplicate keys it takes, could see a client's call in this event. */
function showsCall(data: string): boolean {
  if (!data.includes("tool_use")) return false;
  let value: { type?: unknown; content_block?: { type?: unknown }; message?: { content?: unknown } };
  try {
    value = JSON.parse(data);
  } catch {
    return false;
  }
  const root = jsonTree(data);
  const first = (...path: string[]) => jsonAt(root, path)?.value;
  if (value.type === "content_block_start" || first("type") === "content_block_start") {
    return value.content_block?.type === "tool_use" || first("content_block", "type") === "tool_use";
  }
  return (
    value.type === "message_start" &&
    /"type"\s*:\s*"tool_use"/.test(JSON.stringify(value.message?.content ?? []))
  );
}

function filtered(events: readonly string[], judge: Judge, onBlock: "rewrite" | "terminate"): string[] {
  const filter = anthropicMessages.stream(judge, { onBlock, maxBlockBytes: 2000 });
  const out: Frame[] = [];
  try {
    for (const data of events) {
      out.push(...filter.push({ event: null, data, raw: Buffer.from(data) }));
      expect(filter.heldBytes).toBeLessThan(2 * 2000 + 4 * 600 + 1000);
    }
    filter.end();
  } catch (error) {
    if (!(error instanceof UnreadableError)) throw error;
    expect(filter.heldBytes).toBe(0);
  }
  return out.map((frame) => frame.data);
}

const streams = fixtureNames("anthropic").filter((name) => name.endsWith(".sse"));
const bodies = fixtureNames("anthropic").filter((name) => name.endsWith(".json"));

describe.each(streams)("%s, damaged", (name) => {
  it("lets no blocked call through", () => {
    const run = fc.property(
      damagedEvents(fixtureOf("anthropic", name), WORDS),
      fc.constantFrom("rewrite" as const, "terminate" as const),
      (events, onBlock) => {
        expect(filtered(events, blockAll, onBlock).filter(showsCall)).toEqual([]);
      },
    );
    fc.assert(run, { seed: 3001, numRuns: 400 });
  });

  it("blocks by the call, not by the answer: with the judge's names", () => {
    const blocked = (text: string) => text.length % 2 === 0;
    const run = fc.property(damagedEvents(fixtureOf("anthropic", name), WORDS), (events) => {
      const allowed: string[] = [];
      const judge: Judge = (call) => {
        if (call.flaw || blocked(call.name)) return { action: "block", text: "[blocked]" };
        if (call.executedBy === "client") allowed.push(call.name);
        return { action: "allow", text: "" };
      };
      const shown = filtered(events, judge, "rewrite").filter(showsCall);
      expect(shown.map((data) => JSON.parse(data).content_block?.name)).toEqual(
        allowed.slice(0, shown.length),
      );
    });
    fc.assert(run, { seed: 3002, numRuns: 200 });
  });
});

describe.each(bodies)("%s, damaged", (name) => {
  it("lets no blocked call through", () => {
    const text = fixtureOf("anthropic", name).bytes.toString();
    const run = fc.property(damagedText(text, WORDS), (body) => {
      let out: string;
      try {
        out = anthropicMessages.rewrite(readAnswer(body), blockAll);
      } catch (error) {
        expect(error).toBeInstanceOf(UnreadableError);
        return;
      }
      const value = JSON.parse(out);
      if (value.type === "error") return;
      const types = value.content.map((block: { type: unknown }) => block.type);
      expect(types).not.toContain("tool_use");
      const first = jsonTree(out);
      for (const i of types.keys()) expect(jsonAt(first, ["content", i, "type"])?.value).not.toBe("tool_use");
    });
    fc.assert(run, { seed: 3003, numRuns: 1000 });
  });
});

it("reads requests without any error but UnreadableError", () => {
  const request = JSON.stringify({
    mcp_servers: [
      { type: "url", name: "a", url: "https://a.example/mcp", tool_configuration: { allowed_tools: ["x"] } },
    ],
    tools: [
      {
        type: "mcp_toolset",
        mcp_server_name: "a",
        default_config: { enabled: false },
        configs: { x: { enabled: true } },
      },
    ],
    messages: [
      {
        role: "system",
        content: [
          { type: "tool_addition", tool: { type: "mcp_tool_reference", name: "y", server_name: "a" } },
        ],
      },
    ],
  });
  const words = ['"mcp_servers":[],', '"tools":[],', '"name":"b",', '"type":"custom",', '"enabled":true,'];
  const run = fc.property(damagedText(request, words), (body) => {
    try {
      const servers = anthropicMessages.providerServers(body);
      expect(servers.every((server) => server.name !== "")).toBe(true);
    } catch (error) {
      expect(error).toBeInstanceOf(UnreadableError);
    }
  });
  fc.assert(run, { seed: 3004, numRuns: 2000 });
});
