/** Calls wait until the server's tools are known, and only responses overtake them. */
import { afterEach, describe, expect, it, vi } from "vitest";
import { ToolListState } from "../../../../src/mcp/inspection/inspection.ts";
import { RecordingGuard } from "./recording-guard.ts";
import { call, greeted, MODERN, request, result, type Said, Talk } from "./talk.ts";

/** A server that answers netmon's questions when the test says so. */
function slowServer() {
  const answers: ((page: object | Error) => void)[] = [];
  const ask = () =>
    new Promise((resolve, reject) => {
      answers.push((page) => (page instanceof Error ? reject(page) : resolve(page)));
    });
  return { ask, answers };
}

function following(promises: Promise<Said>[], names: string[]): string[] {
  const order: string[] = [];
  promises.forEach((promise, index) => void promise.then(() => order.push(names[index] ?? "")));
  return order;
}

const changed = { jsonrpc: "2.0", method: "notifications/tools/list_changed" };

describe("a call before the tools were listed", () => {
  it("waits until they are, and later messages behind it in their order", async () => {
    const { ask, answers } = slowServer();
    const talk = await greeted({ ask });
    const messages = {
      call: call(1, "echo"),
      cancel: { jsonrpc: "2.0", method: "notifications/cancelled", params: { requestId: 1 } },
      ping: request(2, "ping"),
      hidden: call(3, "hidden"),
      broken: "{",
    };
    const waiting = Object.values(messages).map((message) => talk.client(message));
    const order = following(waiting, Object.keys(messages));
    const overtaking = await talk.client({ jsonrpc: "2.0", id: 9, result: { roots: [] } });
    expect(overtaking.forward).not.toBeNull();
    expect(
      (await talk.client({ jsonrpc: "2.0", id: 9, error: { code: 1, message: "" } })).forward,
    ).not.toBeNull();
    expect([order, talk.guard.calls]).toEqual([[], []]);
    await expect.poll(() => answers).toHaveLength(1);
    answers[0]?.({ tools: [{ name: "echo" }] });
    const said = await Promise.all(waiting);
    expect(order).toEqual(Object.keys(messages));
    expect(said.map(({ forward }) => forward)).toEqual([
      ...[messages.call, messages.cancel, messages.ping].map((message) => JSON.stringify(message)),
      null,
      null,
    ]);
    expect(said[3]?.back).toMatchObject([{ id: 3, error: { code: -32040 } }]);
    expect(talk.guard.listings).toEqual([{ tools: [{ name: "echo" }], instructions: null }]);
    talk.inspection.close();
    expect(talk.guard.outcomes).toEqual(["cancelled", "refused"]);
  });

  it("asks with what the call says of its client, in 2026-07-28", async () => {
    const talk = new Talk();
    await talk.client(call(1, "echo", { _meta: { ...MODERN, progressToken: 1 } }));
    expect(talk.asked).toEqual([{ _meta: MODERN }]);
    await talk.client(call(2, "echo", { _meta: MODERN }));
    expect(talk.asked).toHaveLength(1);
  });

  it("waits also where the server has not answered initialize yet, or was not asked to", async () => {
    for (const before of [[], [request(0, "initialize", { protocolVersion: "2025-11-25" })]]) {
      const { ask, answers } = slowServer();
      const talk = new Talk({ ask });
      for (const message of before) await talk.client(message);
      const waiting = talk.client(call(1, "echo"));
      await expect.poll(() => answers).toHaveLength(1);
      expect(talk.guard.calls).toEqual([]);
      answers[0]?.({ tools: [{ name: "echo" }] });
      expect((await waiting).forward).not.toBeNull();
      expect(talk.guard.listings).toHaveLength(1);
    }
  });

  it("does not wait where no definition matters", async () => {
    const talk = await greeted();
    talk.guard.judgesDefinitions = false;
    expect(talk.inspection.fromClient(Buffer.from(JSON.stringify(call(1, "echo"))))).not.toBeInstanceOf(
      Promise,
    );
  });

  it("is judged as it is known where they cannot be listed, and later calls ask again", async () => {
    const { ask, answers } = slowServer();
    const talk = await greeted({ ask });
    for (const id of [1, 2]) {
      const waiting = talk.client(call(id, "echo"));
      await expect.poll(() => answers).toHaveLength(id);
      answers[id - 1]?.(new Error("no tools"));
      expect((await waiting).forward).not.toBeNull();
    }
    expect(talk.guard.listings).toEqual([]);
    expect(talk.guard.refusals).toEqual([]);
  });

  it("in a batch makes the whole batch wait", async () => {
    const { ask, answers } = slowServer();
    const talk = await greeted({ ask });
    const batch = [request(1, "ping"), call(2, "echo"), call(3, "hidden")];
    const waiting = talk.client(batch);
    await expect.poll(() => answers).toHaveLength(1);
    answers[0]?.({ tools: [] });
    const { forward, back } = await waiting;
    expect(JSON.parse(forward ?? "")).toEqual(batch.slice(0, 2));
    expect(back).toMatchObject([{ id: 3 }]);
  });

  it("is told of when the conversation ends before", async () => {
    const { ask } = slowServer();
    const talk = await greeted({ ask });
    const waiting = talk.client(call(1, "echo"));
    const behind = talk.client(call(2, "hidden"));
    talk.inspection.close();
    expect(await Promise.all([waiting, behind])).toEqual([
      { forward: null, back: [] },
      { forward: null, back: [] },
    ]);
    expect(talk.guard.outcomes).toEqual(["unanswered", "refused"]);
  });
});

describe("a call after a change was announced", () => {
  it("waits for the new list", async () => {
    const talk = await greeted({ ask: () => ({ tools: [{ name: "new" }] }) });
    await talk.exchange("tools/list", {}, { tools: [{ name: "old" }] });
    await talk.client(call(1, "old"));
    expect(talk.asked).toEqual([]);
    await talk.server(changed);
    await talk.client(call(2, "old"));
    expect(talk.asked).toEqual([{}]);
    expect(talk.guard.listings).toMatchObject([{ tools: [{ name: "old" }] }, { tools: [{ name: "new" }] }]);
  });

  it("waits once, however often the server announces one", async () => {
    const talk: Talk = await greeted({
      ask: async () => {
        await talk.server(changed);
        return { tools: [] };
      },
    });
    expect((await talk.client(call(1, "echo"))).forward).not.toBeNull();
    expect(talk.asked).toHaveLength(1);
  });
});

describe("a list that takes long to look at", () => {
  async function looking() {
    const talk = await greeted();
    let looked = (): void => {};
    talk.guard.ahead = new Promise((resolve) => {
      looked = resolve;
    });
    await talk.client(request(1, "tools/list"));
    const list = talk.server(result(1, { tools: [{ name: "echo" }, { name: "hidden" }] }));
    return { talk, list, looked };
  }

  it("holds up no other message; it is shown, and calls are judged, when it was looked at", async () => {
    const { talk, list, looked } = await looking();
    const waiting = talk.client(call(2, "echo"));
    const order = following([list, waiting], ["list", "call"]);
    const other = { jsonrpc: "2.0", method: "notifications/progress", params: {} };
    expect((await talk.server(other)).forward).not.toBeNull();
    expect([order, talk.guard.listings, talk.guard.calls]).toEqual([[], [], []]);
    looked();
    expect(JSON.parse((await list).forward ?? "")).toMatchObject({ result: { tools: [{ name: "echo" }] } });
    expect((await waiting).forward).not.toBeNull();
    expect([talk.guard.listings.length, talk.asked]).toEqual([1, []]);
  });

  it("is asked for again where a change was announced meanwhile", async () => {
    const { talk, list, looked } = await looking();
    await talk.server(changed);
    looked();
    await list;
    talk.guard.ahead = null;
    await talk.client(call(2, "echo"));
    expect([talk.guard.listings.length, talk.asked]).toEqual([2, [{}]]);
  });

  it("a list that was asked for in pages, too, is judged when it was looked at", async () => {
    const talk = await greeted({ ask: () => ({ tools: [{ name: "more" }] }) });
    let looked = (): void => {};
    talk.guard.ahead = new Promise((resolve) => {
      looked = resolve;
    });
    const list = talk.exchange("tools/list", {}, { tools: [{ name: "echo" }], nextCursor: "2" });
    await expect.poll(() => talk.asked).toHaveLength(1);
    await new Promise((resolve) => setImmediate(resolve));
    expect(talk.guard.listings).toEqual([]);
    looked();
    expect(await list).toMatchObject({ result: { tools: [{ name: "echo" }] } });
    expect(talk.guard.listings).toMatchObject([{ tools: [{ name: "echo" }, { name: "more" }] }]);
  });
});

describe("a server that never lists its tools", () => {
  afterEach(() => void vi.useRealTimers());

  it("delays calls for 30 seconds, and then not for as long", async () => {
    vi.useFakeTimers();
    const { ask } = slowServer();
    const talk = await greeted({ ask });
    const waiting = talk.client(call(1, "echo"));
    await vi.advanceTimersByTimeAsync(30_000);
    expect((await waiting).forward).not.toBeNull();
    talk.clock = 29_999;
    await talk.client(call(2, "echo"));
    expect(talk.asked).toHaveLength(1);
    talk.clock = 30_000;
    const again = talk.client(call(3, "echo"));
    expect(talk.asked).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(30_000);
    expect((await again).forward).not.toBeNull();
    expect(vi.getTimerCount()).toBe(0);
  });

  it("does not make netmon hold more than 10,000 messages", async () => {
    const { ask } = slowServer();
    const talk = await greeted({ ask });
    const bytes = Buffer.from(JSON.stringify({ jsonrpc: "2.0", method: "notifications/progress" }));
    const first = talk.client(call(1, "echo"));
    for (let count = 0; count < 9999; count++) void talk.inspection.fromClient(bytes);
    expect(talk.guard.calls).toEqual([]);
    const last = talk.inspection.fromClient(bytes);
    expect((await first).forward).not.toBeNull();
    expect((await last).forward).toEqual(bytes);
  });
});

describe("conversations that share what is known", () => {
  it("ask once", async () => {
    const tools = new ToolListState();
    const guard = new RecordingGuard();
    const { ask, answers } = slowServer();
    const talks = [1, 2, 3].map(() => new Talk({ guard, tools, ask }));
    const waiting = talks.map((talk) => talk.client(call(1, "echo")));
    await expect.poll(() => answers).toHaveLength(1);
    answers[0]?.({ tools: [] });
    await Promise.all(waiting);
    expect([answers.length, guard.listings.length]).toEqual([1, 1]);
  });

  it("ask for themselves where the first one's question came to nothing", async () => {
    const tools = new ToolListState();
    const { ask, answers } = slowServer();
    const [first, second] = [new Talk({ tools, ask }), new Talk({ tools, ask })] as const;
    const waiting = [first.client(call(1, "echo")), second.client(call(1, "echo"))];
    await expect.poll(() => answers).toHaveLength(1);
    answers[0]?.(new Error("its client is gone"));
    await expect.poll(() => answers).toHaveLength(2);
    answers[1]?.({ tools: [] });
    await Promise.all(waiting);
    expect(second.guard.listings).toHaveLength(1);
    await second.client(request(5, "ping"));
    await second.server(result(5, {}));
    expect(tools.asking).toBeNull();
  });
});
