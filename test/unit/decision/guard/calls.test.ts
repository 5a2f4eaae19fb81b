/** Calls of a server's tools: reasons for refusal, and what is reported. */
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { definitionHash } from "../../../../src/mcp/definition.ts";
import { incoming, place, type RunOptions, run, tool } from "./session.ts";

const NOTES = { id: "notes", command: "notes-server" };

/** Nothing here is about the store. */
const UNSTORED = { store: { enabled: false } };

function mcp(more: object = {}): object {
  return { sandbox: { mcp: { servers: [NOTES], ...more } }, ...UNSTORED };
}

const ENFORCE = { mode: "enforce" } as const;

describe("a call", () => {
  it("is told of with all that is known of it, when it has ended", () => {
    const { guard, of, list } = run(place(mcp()), ENFORCE);
    list([tool("search")]);
    const judged = guard.call(incoming("search", { id: "7", args: { q: "x" }, toolCallId: "toolu_1" }));
    expect(judged.refusal).toBeNull();
    expect(of("mcp_tool_called")).toEqual([]);
    guard.ended(judged, { outcome: "answered", latencyMs: 12.5 });
    guard.ended(judged, { outcome: "answered", latencyMs: 12.5 });
    expect(of("mcp_tool_called")).toEqual([
      {
        type: "mcp_tool_called",
        timestamp: expect.stringMatching(/^\d{4}-.*Z$/),
        session_id: "s",
        server_id: "notes",
        server_type: "stdio",
        server_addr: "",
        tool_name: "search",
        tool_hash: definitionHash(tool("search")),
        jsonrpc_id: "7",
        input: { q: "x" },
        tool_call_id: "toolu_1",
        action: "allow",
        reason: "allowed",
        rule: null,
        text: 'tool "search" of server "notes" is not denied',
        mode: "enforce",
        would_block: false,
        outcome: "answered",
        latency_ms: 12.5,
      },
    ]);
  });

  it.each<[string, object, RunOptions, string]>([
    ["server_denied", { denied_servers: [{ id: "notes" }] }, {}, "its MCP server is denied"],
    ["server_not_allowed", { allowed_servers: [{ id: "other" }] }, {}, "not among the allowed servers"],
    ["tool_denied", { denied_tools: [{ server: "notes", tool: "send" }] }, {}, "this tool is denied"],
    ["tool_not_allowed", { tool_policy: "allowlist" }, {}, "not among the allowed tools"],
    [
      "argument_denied",
      { denied_arguments: [{ server: "notes", tool: "send", pattern: "evil" }] },
      {},
      "an argument has a value that is denied",
    ],
    [
      "version_unpinned",
      { version_pinning: { auto_trust_first: false } },
      {},
      "this tool has not been approved",
    ],
    ["filtered", {}, { filter: { denied: ["^send$"] } }, "this tool is not offered here"],
  ])("is refused for %s in enforce, with words for the agent", (reason, more, options, why) => {
    const { call, list, of, session } = run(place(mcp(more)), { ...ENFORCE, ...options });
    list([tool("send")]);
    const refusal = call("send", { to: "evil.example" });
    expect(refusal).toMatchObject({ reason });
    expect(refusal?.text).toMatch(
      /^\[netmon\] The call of the tool "send" \(MCP server "notes"\) was blocked/,
    );
    expect(refusal?.text).toContain(why);
    expect(refusal?.text).toContain(`The rule is ${refusal?.rule}.`);
    expect(refusal?.text).toContain("Do not retry");
    expect(of("mcp_tool_called")[0]).toMatchObject({
      action: "block",
      reason,
      rule: refusal?.rule,
      text: refusal?.text,
      would_block: false,
      outcome: "refused",
    });
    expect(session.counters).toMatchObject({ tool_calls: 1, allowed: 0, blocked: 1, would_block: 0 });
  });

  it("a call that enforce would refuse passes in observe, and is told of so", () => {
    const denied = { denied_tools: [{ server: "*", tool: "send" }] };
    const { call, list, of, session } = run(place(mcp(denied)), { mode: "observe" });
    list([tool("send")]);
    expect(call("send")).toBeNull();
    expect(of("mcp_tool_called")[0]).toMatchObject({
      action: "allow",
      reason: "tool_denied",
      mode: "observe",
      would_block: true,
      outcome: "answered",
    });
    expect(session.counters).toMatchObject({ tool_calls: 1, allowed: 1, blocked: 0, would_block: 1 });
  });

  it("a call of a tool that is not offered is refused in observe too", () => {
    const { call, of, session } = run(place(mcp()), { mode: "observe", filter: { allowed: ["^read_"] } });
    expect(call("send")).toMatchObject({ reason: "filtered", rule: "allowed_tools_regex" });
    expect(call("read_note")).toBeNull();
    expect(of("mcp_tool_called").map((e) => [e.action, e.would_block])).toEqual([
      ["block", false],
      ["allow", false],
    ]);
    expect(session.counters).toMatchObject({ blocked: 1, would_block: 0 });
  });

  it("is not judged where enforce_policy is false, but for the filter", () => {
    const at = place(mcp({ enforce_policy: false, denied_tools: [{ server: "*", tool: "*" }] }));
    const { call, of } = run(at, { ...ENFORCE, filter: { denied: ["^rm$"] } });
    expect(call("send")).toBeNull();
    expect(call("rm")).toMatchObject({ reason: "filtered" });
    expect(of("mcp_tool_called")[0]).toMatchObject({ reason: "policy_off", would_block: false });
  });

  it("uses up the server's calls, and no more than are allowed", () => {
    const rate_limits = { enabled: true, per_server: { notes: { calls_per_minute: 1, burst: 2 } } };
    const denied_tools = [{ server: "*", tool: "send" }];
    const { call } = run(place(mcp({ rate_limits, denied_tools })), ENFORCE);
    const reasons = ["send", "send", "get", "get", "get"].map((name) => call(name)?.reason ?? "passed");
    expect(reasons).toEqual(["tool_denied", "tool_denied", "passed", "passed", "rate_limited"]);
  });

  it("a call of an undeclared server, and of a tool that it does not list, is refused with fail_closed", () => {
    const undeclared = run(place(UNSTORED), { ...ENFORCE, failClosed: true });
    expect(undeclared.call("x")).toMatchObject({ reason: "server_undeclared" });
    const declared = run(place(mcp()), { ...ENFORCE, failClosed: true });
    declared.list([tool("a")]);
    expect(declared.call("a")).toBeNull();
    expect(declared.call("b")).toMatchObject({ reason: "unknown_tool" });
  });

  it("with arguments that cannot be read is refused where a rule looks into them", () => {
    const denied_arguments = [{ server: "notes", tool: "send", pattern: "evil" }];
    const { guard, of } = run(place(mcp({ denied_arguments })), ENFORCE);
    const judged = guard.call(incoming("send", { args: undefined }));
    guard.ended(judged, { outcome: "refused", latencyMs: null });
    expect(judged.refusal).toMatchObject({ reason: "arguments_unreadable" });
    expect(of("mcp_tool_called")[0]?.input).toBeNull();
  });

  it("is recorded cut where its arguments are huge", () => {
    const { call, of } = run(place(mcp()));
    call("a", { text: "x".repeat(3_000_000) });
    call("a", { text: "x".repeat(900_000) });
    const [huge, large] = of("mcp_tool_called");
    expect(String(huge?.input)).toMatch(/^\{"text":"x+… \(3000011 characters\)$/);
    expect(String(huge?.input).length).toBeLessThan(5000);
    expect(large?.input).toEqual({ text: "x".repeat(900_000) });
  });

  it("by a name that no tool has is refused in enforce, and does not fill the record", () => {
    const { call, of } = run(place(mcp()), ENFORCE);
    expect(call("y".repeat(100_000))).toMatchObject({ reason: "malformed" });
    expect(of("mcp_tool_called")[0]?.tool_name.length).toBe(1024);
    expect(call("\u001b[31m\u202e\n")).toMatchObject({ reason: "malformed" });
  });

  it("without an answer is counted", () => {
    const { guard, of, session } = run(place(mcp()));
    guard.ended(guard.call(incoming("a")), { outcome: "unanswered", latencyMs: null });
    expect(session.counters.unanswered).toBe(1);
    expect(of("mcp_tool_called")[0]).toMatchObject({ outcome: "unanswered", latency_ms: null });
  });

  it("a call that takes longer is told of once before its end, and one that is refused or quick is not", () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const denied = mcp({ denied_tools: [{ server: "*", tool: "send" }] });
    const { guard, of, call } = run(place(denied), ENFORCE);
    const slow = guard.call(incoming("slow", { id: 7, args: { n: 1 }, toolCallId: "toolu_1" }));
    call("quick");
    call("send");
    expect(of("mcp_tool_call_started")).toEqual([]);
    vi.advanceTimersByTime(100);
    const late = guard.call(incoming("slow", { id: 8 }));
    vi.advanceTimersByTime(100);
    guard.ended(slow, { outcome: "answered", latencyMs: 200 });
    guard.ended(late, { outcome: "answered", latencyMs: 100 });
    vi.advanceTimersByTime(100);
    const ends = of("mcp_tool_called").filter(({ tool_name }) => tool_name === "slow");
    expect(of("mcp_tool_call_started")).toEqual(
      ends.map(({ outcome: _, latency_ms: __, ...fields }) => ({ ...fields, type: "mcp_tool_call_started" })),
    );
    expect(ends.map(({ jsonrpc_id }) => jsonrpc_id)).toEqual([7, 8]);
  });
});

describe("a server", () => {
  it("a server that is denied is refused as a whole, in enforce", () => {
    const denied = mcp({ denied_servers: [{ id: "no*" }] });
    const { guard } = run(place(denied), ENFORCE);
    expect(guard.serverRefusal()).toEqual({
      reason: "server_denied",
      rule: "sandbox.mcp.denied_servers[0]",
      text: expect.stringMatching(
        /^\[netmon\] The MCP server "notes" was blocked by policy: .*denied_servers.*Do not retry/s,
      ),
    });
    expect(run(place(denied), { mode: "observe" }).guard.serverRefusal()).toBeNull();
  });

  it("a server that nobody declared is refused with fail_closed", () => {
    expect(run(place(UNSTORED), { ...ENFORCE, failClosed: true }).guard.serverRefusal()).toMatchObject({
      reason: "server_undeclared",
      rule: "sandbox.mcp.fail_closed",
    });
    expect(run(place(mcp()), { ...ENFORCE, failClosed: true }).guard.serverRefusal()).toBeNull();
    expect(run(place(UNSTORED), ENFORCE).guard.serverRefusal()).toBeNull();
  });
});

describe("with inspection switched off", () => {
  it("nothing is judged, told or looked for, and only the filter holds", () => {
    const config = {
      ...mcp({ denied_tools: [{ server: "*", tool: "*" }] }),
      mcp: { inspection: { enabled: false } },
    };
    const { guard, call, list, shown, events } = run(place(config), {
      ...ENFORCE,
      filter: { denied: ["^rm$"] },
    });
    list([tool("a"), tool("rm")]);
    expect(guard.mode).toBe("observe");
    expect(guard.judgesDefinitions).toBe(false);
    expect(guard.serverRefusal()).toBeNull();
    expect(shown([tool("a"), tool("rm")])).toEqual(["a"]);
    expect(call("a")).toBeNull();
    expect(call("rm")).toMatchObject({ reason: "filtered" });
    expect(guard.content("tool_result", "a", { content: [] })).toBeNull();
    expect(guard.serverRequest("sampling/createMessage", {})).toBeNull();
    expect(events).toEqual([]);
  });
});
