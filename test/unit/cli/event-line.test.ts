/** The lines for people of each event of the LLM layer; no text of a model or a server reaches the terminal raw. */
import { describe, expect, it } from "vitest";
import { eventLine } from "../../../src/cli/output/event-line.ts";
import { painter } from "../../../src/cli/output/terminal.ts";
import type { McpToolCallIntercepted, NetmonEvent } from "../../../src/event/event.ts";

const plain = painter({ isTTY: false }, {});
const common = { timestamp: "2026-11-21T12:34:56.789Z", session_id: "s" };

const CALL: McpToolCallIntercepted = {
  type: "mcp_tool_call_intercepted",
  ...common,
  request_id: "req_01K9Z3N8V7T2C4D5E6F7G8H9JK",
  dialect: "anthropic",
  api: "messages",
  tool_name: "delete",
  wire_name: "mcp__db__delete",
  tool_call_id: "toolu_1",
  input: {},
  server_id: "db",
  server_type: "http",
  server_addr: "db.example:443",
  tool_hash: "",
  action: "block",
  reason: "tool_denied",
  rule: "sandbox.mcp.denied_tools[0]",
  text: "a long text for the agent",
  mode: "enforce",
  would_block: false,
  executed_by: "client",
};

/** The line with runs of spaces as one. */
const line = (event: NetmonEvent): string => eventLine(event, plain).replace(/ +/g, " ");

describe("lines for people", () => {
  it.each<[NetmonEvent, string]>([
    [CALL, "12:34:56.789 BLOCK db tool delete tool denied by policy, sandbox.mcp.denied_tools[0]"],
    [
      {
        ...CALL,
        action: "allow",
        would_block: true,
        mode: "observe",
        server_id: null,
        reason: "unknown_tool",
        rule: null,
      },
      "12:34:56.789 would block - tool delete unknown tool",
    ],
    [
      { ...CALL, server_id: null, server_ids: ["a", "b"], reason: "ambiguous", rule: null },
      "12:34:56.789 BLOCK a|b tool delete several servers have this tool and the verdicts differ",
    ],
    [
      { ...CALL, action: "allow", reason: "allowed", rule: null, executed_by: "provider" },
      "12:34:56.789 allow db tool delete allowed, run by the provider",
    ],
    [
      {
        type: "llm_refusal",
        ...common,
        request_id: CALL.request_id,
        dialect: null,
        api: null,
        direction: "request",
        action: "block",
        mode: "enforce",
        would_block: false,
        reason: "upgrade",
        server_id: null,
        rule: null,
        text: "no WebSocket",
      },
      "12:34:56.789 REFUSED request: no WebSocket",
    ],
    [
      {
        type: "mcp_tool_changed",
        ...common,
        server_id: "db",
        tool_name: "t",
        previous_hash: "",
        new_hash: "",
        changes: [{ field: "/description", previous: '"a"', new: '"b"' }],
        action: "block",
        detections: [],
      },
      "12:34:56.789 tool db/t CHANGED: /description; its calls are blocked",
    ],
    [
      {
        type: "mcp_server_unreachable",
        ...common,
        server_id: "db",
        server_addr: "db.example:443",
        reason: "timeout",
        text: "no answer in 15 s",
        attempts: 2,
        retry_ms: 4000,
      },
      "12:34:56.789 server db could not list tools: no answer in 15 s; retrying in 4 s",
    ],
  ])("%#", (event, wanted) => {
    expect(line(event)).toBe(wanted);
  });

  it("obey nothing that a model wrote", () => {
    const evil = "\u001b[2J\u202e\n";
    const event = { ...CALL, tool_name: evil, server_id: evil, rule: evil };
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
    expect(eventLine(event, plain)).not.toMatch(/[\u001b\u202e\n]/);
  });
});
