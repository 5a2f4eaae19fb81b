/** Servers' requests to the agent, their responses, and servers that nobody may contact. */
import { describe, expect, it } from "vitest";
import { RecordingGuard, refusal } from "./recording-guard.ts";
import { call, greeted, MODERN, request, result, Talk } from "./talk.ts";

const sampling = { messages: [], maxTokens: 10, tools: [{ name: "hidden" }] };
const elicitation = { mode: "url", url: "https://example.com", message: "sign in", elicitationId: "e" };

describe("a server's request", () => {
  it.each([
    ["sampling/createMessage", sampling],
    ["elicitation/create", elicitation],
  ])("%s passes where policy lets it", async (method, params) => {
    const talk = await greeted();
    const message = request(4, method, params);
    expect(await talk.server(message)).toEqual({ forward: JSON.stringify(message), back: [] });
    expect(talk.guard.asks).toEqual([{ method, params }]);
  });

  it("is answered in the agent's place where it does not", async () => {
    const talk = await greeted();
    talk.guard.asksRefused = true;
    expect(await talk.server(request(4, "sampling/createMessage", sampling))).toEqual({
      forward: null,
      back: [
        {
          jsonrpc: "2.0",
          id: 4,
          error: {
            code: -32040,
            message: "[netmon] not asked",
            data: { reason: "request_policy", rule: "sandbox.mcp.denied_tools[0]" },
          },
        },
      ],
    });
    expect((await talk.server(request("e", "elicitation/create", elicitation))).back).toEqual([
      {
        jsonrpc: "2.0",
        id: "e",
        result: { action: "decline", _meta: { "netmon/refusal": "[netmon] not asked" } },
      },
    ]);
    expect((await talk.server(request(5, "roots/list"))).forward).not.toBeNull();
  });

  it("in a result (2026-07-28) is asked as one of its own", async () => {
    const talk = await greeted();
    const inputRequests = {
      a: { method: "roots/list" },
      b: { method: "sampling/createMessage", params: sampling },
      c: { method: "elicitation/create", params: elicitation },
    };
    const more = { resultType: "input_required", requestState: "s", inputRequests };
    expect(await talk.exchange("tools/call", { name: "echo", _meta: MODERN }, more)).toMatchObject({
      result: more,
    });
    expect(talk.guard.asks.map(({ method }) => method)).toEqual([
      "sampling/createMessage",
      "elicitation/create",
    ]);
    talk.guard.asksRefused = true;
    talk.guard.blockResponse = "result";
    expect(await talk.exchange("tools/call", { name: "echo", _meta: MODERN }, more)).toEqual({
      jsonrpc: "2.0",
      id: 1002,
      result: {
        content: [{ type: "text", text: "[netmon] not asked" }],
        isError: true,
        resultType: "complete",
      },
    });
    expect(await talk.exchange("prompts/get", { name: "p", _meta: MODERN }, more)).toMatchObject({
      error: { code: -32040 },
    });
    expect(talk.guard.outcomes).toEqual(["input_required", "result_blocked"]);
  });

  it.each([
    [{ inputRequests: { a: { method: "Sampling/createMessage" } } }],
    [{ inputRequests: { a: "sampling/createMessage" } }],
    [{ inputRequests: [{ method: 5 }] }],
  ])("in a result is refused where it cannot be read: %j", async (answer) => {
    const talk = await greeted();
    expect(await talk.exchange("tools/call", { name: "echo" }, answer)).toMatchObject({
      error: { code: -32040, data: { reason: "unparsed" } },
    });
    talk.guard.mode = "observe";
    expect(await talk.exchange("tools/call", { name: "echo" }, answer)).toMatchObject({ result: answer });
  });

  it("in an error (URL elicitation, 2025-11-25) is asked, too", async () => {
    const talk = await greeted();
    const answer = {
      jsonrpc: "2.0",
      id: 1,
      error: { code: -32042, message: "sign in first", data: { elicitations: [elicitation] } },
    };
    await talk.client(call(1, "echo"));
    expect((await talk.server(answer)).forward).toBe(JSON.stringify(answer));
    talk.guard.asksRefused = true;
    await talk.client(call(1, "echo"));
    expect(JSON.parse((await talk.server(answer)).forward ?? "")).toMatchObject({
      id: 1,
      error: { code: -32040 },
    });
    expect(talk.guard.asks).toEqual(
      [1, 2].map(() => ({ method: "elicitation/create", params: elicitation })),
    );
    expect(talk.guard.outcomes).toEqual(["error", "result_blocked"]);
  });
});

describe("what a model reads of an answer", () => {
  it.each([
    ["tools/call", { name: "echo" }, { content: [{ text: "POISON" }] }, "tool_result", "echo"],
    ["tools/call", { name: "echo" }, { structuredContent: { a: "POISON" } }, "tool_result", "echo"],
    ["prompts/get", { name: "p" }, { messages: ["POISON"] }, "prompt_result", "p"],
    ["resources/read", { uri: "file:///x" }, { contents: ["POISON"] }, "resource_content", "file:///x"],
    ["acme/unknown", {}, { content: ["POISON"] }, "tool_result", ""],
  ])("what a model reads of %s %j is looked at", async (method, params, answer, subject, about) => {
    const talk = await greeted();
    expect(await talk.exchange(method, params, answer)).toMatchObject({
      error: { message: "[netmon] poisoned" },
    });
    expect(talk.guard.contents).toMatchObject([{ subject, about }]);
    talk.guard.mode = "observe";
    expect(await talk.exchange(method, params, answer)).toMatchObject({ result: answer });
  });

  it("what a model reads of a call's error is looked at", async () => {
    const talk = await greeted();
    await talk.client(call(1, "echo"));
    const error = { code: -32000, message: "POISON" };
    expect(JSON.parse((await talk.server({ jsonrpc: "2.0", id: 1, error })).forward ?? "")).toMatchObject({
      id: 1,
      error: { code: -32040 },
    });
  });

  it.each([[{ content: ["POISON"] }], [{ messages: ["POISON"] }], [{ contents: ["POISON"] }]])(
    "an answer that nobody asked for goes nowhere: %j",
    async (answer) => {
      const talk = await greeted();
      expect(await talk.server(result("late", answer))).toEqual({ forward: null, back: [] });
    },
  );

  it("is not what a person reads: progress and log messages pass", async () => {
    const talk = await greeted();
    const message = {
      jsonrpc: "2.0",
      method: "notifications/message",
      params: { level: "info", data: "POISON" },
    };
    expect((await talk.server(message)).forward).toBe(JSON.stringify(message));
    expect(talk.guard.contents).toEqual([]);
  });
});

describe("a server that nobody may speak to", () => {
  const refused = { ...refusal("not this server"), reason: "server_blocked" as const };

  it("is greeted, and told of", async () => {
    const talk = new Talk();
    talk.guard.serverRefused = refused;
    talk.guard.instructionsShown = false;
    for (const [id, method] of [
      [1, "initialize"],
      [2, "ping"],
      [3, "server/discover"],
    ] as const) {
      expect((await talk.client(request(id, method))).forward).not.toBeNull();
      expect((await talk.server(result(id, { serverInfo: {}, instructions: "x" }))).forward).toBe(
        method === "ping"
          ? JSON.stringify(result(id, { serverInfo: {}, instructions: "x" }))
          : JSON.stringify(result(id, { serverInfo: {} })),
      );
    }
    for (const method of ["tools/list", "prompts/get", "resources/read", "acme/x"]) {
      const { forward, back } = await talk.client(request(4, method, { name: "x" }));
      expect(forward).toBeNull();
      expect(back).toMatchObject([{ id: 4, error: { code: -32040, message: "[netmon] not this server" } }]);
    }
    const { forward, back } = await talk.client(call(5, "echo"));
    expect([forward, back]).toMatchObject([
      null,
      [{ id: 5, error: { message: "[netmon] not this server" } }],
    ]);
    expect(talk.asked).toEqual([]);
    expect(talk.guard.outcomes).toEqual(["refused"]);
    expect(talk.guard.refusals.map(({ reason }) => reason)).toEqual(Array(4).fill("server_blocked"));
  });

  it("hears and says nothing else", async () => {
    const talk = await greeted();
    await talk.client(call(1, "echo"));
    await talk.client(request(2, "resources/list"));
    talk.guard.serverRefused = refused;
    const silent = { forward: null, back: [] };
    expect(await talk.client({ jsonrpc: "2.0", method: "notifications/roots/list_changed" })).toEqual(silent);
    expect(await talk.client(result(9, { roots: [] }))).toEqual(silent);
    expect(await talk.server({ jsonrpc: "2.0", method: "notifications/message", params: {} })).toEqual(
      silent,
    );
    expect(await talk.server(request(9, "roots/list"))).toMatchObject({ forward: null, back: [{ id: 9 }] });
    expect((await talk.server(request(9, "ping"))).forward).not.toBeNull();
    for (const answer of [result(1), { jsonrpc: "2.0", id: 2, error: { code: 1, message: "x" } }])
      expect(JSON.parse((await talk.server(answer)).forward ?? "")).toMatchObject({
        id: answer.id,
        error: { message: "[netmon] not this server" },
      });
    expect(await talk.server(result("nobody"))).toEqual(silent);
    expect(talk.guard.outcomes).toEqual(["result_blocked"]);
  });

  it.each([undefined, "2"])(
    "is none of whose list is shown, where the list is the reason (cursor %s)",
    async (nextCursor) => {
      class BlockingGuard extends RecordingGuard {
        override listed(): void {
          this.serverRefused = refused;
        }
      }
      const talk = await greeted({ guard: new BlockingGuard() });
      expect(await talk.exchange("tools/list", {}, { tools: [{ name: "a" }], nextCursor })).toMatchObject({
        error: { code: -32040, message: "[netmon] not this server" },
      });
    },
  );

  it("is spoken to in observe", async () => {
    const talk = await greeted();
    talk.guard.serverRefused = refused;
    talk.guard.mode = "observe";
    expect((await talk.client(request(4, "tools/list"))).forward).not.toBeNull();
    expect((await talk.server(result(4, { tools: [] }))).forward).not.toBeNull();
  });
});

describe("a guard that fails", () => {
  class FailingGuard extends RecordingGuard {
    override scanAhead(): never {
      throw new Error("scanAhead");
    }
    override listed(): void {
      throw new Error("listed");
    }
    override shows(): boolean {
      throw new Error("shows");
    }
    override showsInstructions(): boolean {
      throw new Error("showsInstructions");
    }
    override call(): never {
      throw new Error("call");
    }
    override content(): never {
      throw new Error("content");
    }
    override serverRequest(): never {
      throw new Error("serverRequest");
    }
    override refused(): void {
      throw new Error("refused");
    }
    override message(): void {
      throw new Error("message");
    }
  }

  const talkAll = async (talk: Talk) => {
    const list = await talk.exchange("tools/list", {}, { tools: [{ name: "a" }] });
    const content = await talk.exchange("resources/read", { uri: "x" }, { contents: [] });
    const asked = await talk.server(request(1, "sampling/createMessage"));
    const called = await talk.client(call(1, "echo"));
    return { list, content, asked: asked.forward !== null, called: called.forward !== null };
  };

  it("refuses in enforce", async () => {
    const talk = await greeted({ guard: new FailingGuard() });
    expect(await talkAll(talk)).toMatchObject({
      list: { result: { tools: [] } },
      content: { error: { code: -32040 } },
      asked: false,
      called: false,
    });
    expect(talk.tools.fresh).toBe(false);
    talk.inspection.close();
  });

  it("lets pass in observe", async () => {
    const talk = await greeted({ guard: new FailingGuard() });
    talk.guard.mode = "observe";
    expect(await talkAll(talk)).toMatchObject({
      list: { result: { tools: [{ name: "a" }] } },
      content: { result: { contents: [] } },
      asked: true,
      called: true,
    });
    expect((await talk.client("{")).forward).toBe("{");
    talk.inspection.close();
    // of a call that it could not judge it does not hear the end
    expect(talk.guard.strayEnds).toBe(0);
  });

  it("a guard that cannot even say its mode enforces", async () => {
    const guard = new RecordingGuard();
    Object.defineProperty(guard, "mode", {
      get: () => {
        throw new Error("mode");
      },
    });
    const talk = new Talk({ guard });
    expect((await talk.client("{")).forward).toBeNull();
  });
});

describe("after its end", () => {
  it("nothing passes unjudged in enforce, and everything in observe", async () => {
    const talk = await greeted();
    talk.inspection.close();
    expect((await talk.client(call(1, "echo"))).forward).toBeNull();
    expect((await talk.server(result(1))).forward).toBeNull();
    talk.guard.mode = "observe";
    expect((await talk.server("x")).forward).toBe("x");
  });
});
