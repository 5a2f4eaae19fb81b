/** tools/call: judged, refused or forwarded, and ended exactly once. */
import { describe, expect, it } from "vitest";
import { call, greeted, MODERN, request, result, Talk } from "./talk.ts";

describe("a call", () => {
  it("reaches the server as it came, and its answer the client", async () => {
    const talk = await greeted();
    const text =
      '{ "jsonrpc":"2.0","id":1.50e1,"method":"tools\\/call","params":{"name":"echo","arguments":{"n":1.0}}}';
    expect(await talk.client(text)).toEqual({ forward: text, back: [] });
    talk.clock = 40;
    const answer = '{"id":15,"result":{"content":[],"x":1e2},"jsonrpc":"2.0"}';
    expect(await talk.server(answer)).toEqual({ forward: answer, back: [] });
    expect(talk.guard.calls).toEqual([{ id: 15, toolName: "echo", args: { n: 1 }, toolCallId: "" }]);
    expect([...talk.guard.ends.values()]).toMatchObject([[{ outcome: "answered", latencyMs: 40 }]]);
  });

  it("a call that is refused is answered with an error that says why, and the server never sees it", async () => {
    const talk = await greeted();
    const { forward, back } = await talk.client(call("a-1", "hidden_tool"));
    expect(forward).toBeNull();
    expect(back).toEqual([
      {
        jsonrpc: "2.0",
        id: "a-1",
        error: {
          code: -32040,
          message: "[netmon] no hidden_tool",
          data: { reason: "tool_denied", rule: "sandbox.mcp.denied_tools[0]", tool: "hidden_tool" },
        },
      },
    ]);
    expect([...talk.guard.ends.values()]).toEqual([[{ outcome: "refused", latencyMs: null }]]);
  });

  it("is refused only when the store has the definition that a person may approve", async () => {
    const talk = await greeted();
    let store = (): void => {};
    talk.guard.stored = new Promise((resolve) => {
      store = resolve;
    });
    let answered = false;
    const answer = talk.client(call(7, "hidden_tool")).then(({ back }) => {
      answered = true;
      return back;
    });
    // another message overtakes it
    expect(await talk.client(call(8, "echo"))).toMatchObject({ back: [] });
    expect(answered).toBe(false);
    store();
    expect(await answer).toMatchObject([{ id: 7, error: { code: -32040 } }]);
    expect([...talk.guard.ends.values()]).toContainEqual([{ outcome: "refused", latencyMs: null }]);
  });

  it.each([
    [{}, { content: [{ type: "text", text: "[netmon] no hidden" }], isError: true }],
    [
      { _meta: MODERN },
      { content: [{ type: "text", text: "[netmon] no hidden" }], isError: true, resultType: "complete" },
    ],
  ])("a call is refused with a result, params %j", async (more, expected) => {
    const talk = await greeted();
    talk.guard.blockResponse = "result";
    const { back } = await talk.client(call(7, "hidden", more));
    expect(back).toEqual([{ jsonrpc: "2.0", id: 7, result: expected }]);
  });

  it("keeps an id in its error that no number holds", async () => {
    const talk = await greeted();
    const outcome = await talk.inspection.fromClient(
      Buffer.from('{"id":9007199254740993,"method":"tools/call","params":{"name":"hidden"}}'),
    );
    expect(Buffer.from(outcome.back[0] as Uint8Array).toString()).toContain('"id":9007199254740993,');
  });

  it("without an id gets no answer, and is dropped where it is refused", async () => {
    const talk = await greeted();
    const message = (name: string) => ({ jsonrpc: "2.0", method: "tools/call", params: { name } });
    expect(await talk.client(message("hidden"))).toEqual({ forward: null, back: [] });
    expect((await talk.client(message("shown"))).forward).toBe(JSON.stringify(message("shown")));
    expect(talk.guard.outcomes).toEqual(["refused", "unanswered"]);
  });

  it.each([
    ["echo", { "claudecode/toolUseId": "toolu_01", progressToken: 3 }, "toolu_01"],
    ["echo", { callId: "call_7" }, "call_7"],
    ["echo", { "x-codex-turn-metadata": { callId: "call_8" } }, ""],
    ["echo", { callId: 5, other: null }, ""],
    ["echo", { callId: "x".repeat(1000) }, ""],
    ["echo", "callId", ""],
  ])("names the LLM's call by _meta: %s %j", async (name, _meta, expected) => {
    const talk = await greeted();
    await talk.client(call(1, name, { _meta }));
    expect(talk.guard.calls[0]?.toolCallId).toBe(expected);
  });

  it.each([
    ['{"path":"a","path":"b"}', undefined],
    ['{"a":[{"b":{"x":1,"\\u0078":2}}]}', undefined],
    ['{"path":"\\ud800"}', undefined],
    ['{"path":"/etc/passwd\\u0000.txt"}', undefined],
    ['{"path":"\\ud83d\\ude00"}', { path: "😀" }],
    ["null", {}],
    ["[1]", [1]],
  ])("has arguments %s", async (text, expected) => {
    const talk = await greeted();
    const message = `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"echo","arguments":${text}}}`;
    expect((await talk.client(message)).forward).toBe(message);
    expect(talk.guard.calls[0]?.args).toEqual(expected);
  });
});

describe("the end of a call", () => {
  it.each([
    [result(1), "answered"],
    [result(1, { content: [], isError: true }), "tool_error"],
    [result(1, { resultType: "input_required", requestState: "s" }), "input_required"],
    [{ jsonrpc: "2.0", id: 1, error: { code: -32602, message: "bad" } }, "error"],
    [result(1, { content: [{ type: "text", text: "POISON" }] }), "result_blocked"],
    ['{"jsonrpc":"2.0","id":1,"result":{"content":[],"content":[]}}', "result_blocked"],
    ['{"jsonrpc":"2.0","id":1,"result":{"content":[', "result_blocked"],
    // as the SDKs of TypeScript compare ids
    [result("1"), "answered"],
  ])("%j: %s", async (answer, expected) => {
    const talk = await greeted();
    await talk.client(call(1, "echo"));
    talk.clock = 5;
    await talk.server(answer);
    talk.inspection.close();
    expect([...talk.guard.ends.values()]).toMatchObject([[{ outcome: expected, latencyMs: 5 }]]);
  });

  it("comes with the conversation's end where there was no answer", async () => {
    const talk = await greeted();
    await talk.client(call(1, "echo"));
    await talk.client(call("2", "echo"));
    await talk.client(call(3, "echo"));
    await talk.client({ jsonrpc: "2.0", method: "notifications/cancelled", params: { requestId: "2" } });
    await talk.client({ jsonrpc: "2.0", method: "notifications/cancelled", params: { requestId: 3 } });
    await talk.server(result(3));
    expect(talk.guard.outcomes).toEqual(["0 ends", "0 ends", "answered"]);
    talk.inspection.close();
    talk.inspection.close();
    expect(talk.guard.outcomes).toEqual(["unanswered", "cancelled", "answered"]);
  });

  it("comes when its client is gone", async () => {
    const talk = await greeted();
    await talk.client(call(1, "echo"));
    talk.inspection.abandon([1, 2]);
    expect(talk.guard.outcomes).toEqual(["cancelled"]);
    expect((await talk.server(result(1))).forward).toBe(JSON.stringify(result(1)));
    talk.inspection.close();
    expect(talk.guard.outcomes).toEqual(["cancelled"]);
  });

  it("tells ids of different types apart", async () => {
    const talk = await greeted();
    for (const id of [1, "1", null, 1.5, -0.5])
      await talk.client(call(id, `tool-${id === null ? "null" : typeof id}-${id}`));
    await talk.server(result("1", { isError: true }));
    await talk.server(result(1.5));
    expect(talk.guard.outcomes).toEqual(["0 ends", "tool_error", "0 ends", "answered", "0 ends"]);
  });
});

describe("a request with the id of one without an answer", () => {
  it("is refused in enforce", async () => {
    const talk = await greeted();
    await talk.client(call(1, "first"));
    const { forward, back } = await talk.client(request(1, "tools/list"));
    expect(forward).toBeNull();
    expect(back[0]).toMatchObject({ id: 1, error: { code: -32600 } });
    await talk.server(result(1));
    expect(talk.guard.outcomes).toEqual(["answered"]);
  });

  it("passes in observe, where the first one has no answer of its own any more", async () => {
    const talk = await greeted();
    talk.guard.mode = "observe";
    await talk.client(call(1, "first"));
    expect((await talk.client(call(1, "second"))).back).toEqual([]);
    await talk.server(result(1));
    expect(talk.guard.outcomes).toEqual(["unanswered", "answered"]);
    expect(talk.guard.refusals).toMatchObject([{ direction: "to_server", reason: "unparsed" }]);
  });
});

describe("a task", () => {
  it("is judged when its tool is called, and its result scanned when it comes (2025-11-25)", async () => {
    const talk = await greeted();
    await talk.exchange(
      "tools/call",
      { name: "slow", task: { ttl: 1000 } },
      { task: { taskId: "t1", status: "working" } },
    );
    expect(talk.guard.outcomes).toEqual(["answered"]);
    const poisoned = await talk.exchange(
      "tasks/result",
      { taskId: "t1" },
      { content: [{ type: "text", text: "POISON" }] },
    );
    expect(poisoned).toMatchObject({ error: { code: -32040, message: "[netmon] poisoned" } });
    expect(talk.guard.contents.at(-1)).toMatchObject({ subject: "tool_result", about: "slow" });
    expect(talk.guard.calls).toHaveLength(1);
  });

  it("has its result within tasks/get, also of another conversation (SEP-2663)", async () => {
    const talk = new Talk();
    const _meta = MODERN;
    await talk.exchange(
      "tools/call",
      { name: "slow", _meta },
      { resultType: "task", taskId: "t2", status: "working" },
    );
    const other = new Talk({ tools: talk.tools });
    const inner = { content: [{ type: "text", text: "fine" }] };
    await other.exchange(
      "tasks/get",
      { taskId: "t2", _meta },
      { resultType: "complete", status: "completed", result: inner },
    );
    expect(other.guard.contents).toEqual([{ subject: "tool_result", about: "slow", result: inner }]);
    const poisoned = {
      jsonrpc: "2.0",
      method: "notifications/tasks",
      params: { taskId: "t2", result: { content: "POISON" } },
    };
    expect(await other.server(poisoned)).toEqual({ forward: null, back: [] });
  });
});

describe("a result that models do not read whole", () => {
  const answer = '{"jsonrpc":"2.0","id":1,"result":{"content":[{"type":"text","text":"secret"}]}}';

  it("is forwarded redacted, and its end has the count", async () => {
    const talk = await greeted();
    talk.guard.redacted = (message) => ({ message: message.replace("secret", "***"), redactions: 1 });
    await talk.client(call(1, "echo"));
    expect(await talk.server(answer)).toEqual({ forward: answer.replace("secret", "***"), back: [] });
    expect([...talk.guard.ends.values()]).toMatchObject([[{ outcome: "answered", redactions: 1 }]]);
  });

  it.each(["enforce", "observe"] as const)("is withheld in enforce where that fails: %s", async (mode) => {
    const talk = await greeted();
    talk.guard.mode = mode;
    talk.guard.redacted = () => {
      throw new Error("a fault");
    };
    await talk.client(call(1, "echo"));
    const { forward } = await talk.server(answer);
    if (mode === "observe") expect(forward).toBe(answer);
    else expect(forward).toMatch(/"error":.*an error in netmon/);
    expect([...talk.guard.ends.values()]).toMatchObject([
      [{ outcome: mode === "observe" ? "answered" : "result_blocked" }],
    ]);
  });
});
