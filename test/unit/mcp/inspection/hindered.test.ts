/** A start or list that failed: the guard hears of it, and its words follow the server's in enforce. */
import { expect, it } from "vitest";
import { RecordingGuard } from "./recording-guard.ts";
import { greeted, MODERN, request, Talk } from "./talk.ts";

const WORDS = "[netmon] netmon has refused this server's processes.";

function hindered(mode: "observe" | "enforce" = "enforce"): RecordingGuard {
  const guard = new RecordingGuard();
  guard.mode = mode;
  guard.hindrance = WORDS;
  return guard;
}

it.each(["initialize", "tools/list", "prompts/list", "resources/list", "resources/templates/list"])(
  "adds to an error of %s, and changes nothing else of it",
  async (method) => {
    const talk = new Talk({ guard: hindered() });
    await talk.client(request(1, method));
    const error =
      '{"jsonrpc":"2.0","id":1, "error":{"data":{"a":1.0},"message":"no \\"docs\\"", "code":-32603}}';
    expect((await talk.server(error)).forward).toBe(
      `{"jsonrpc":"2.0","id":1, "error":{"data":{"a":1.0},"message":"no \\"docs\\" ${WORDS}", "code":-32603}}`,
    );
    expect(talk.guard.hindrances).toEqual([`${method} error`]);
  },
);

it("changes no byte in observe, and asks nothing of other errors", async () => {
  const error = '{"jsonrpc":"2.0","id":1,"error":{"code":-32603,"message":"failed"}}';
  const observed = await greeted({ guard: hindered("observe") });
  await observed.client(request(1, "tools/list"));
  expect((await observed.server(error)).forward).toBe(error);
  expect(observed.guard.hindrances).toEqual(["tools/list error"]);

  const talk = await greeted({ guard: hindered() });
  await talk.client(request(1, "tools/call", { name: "a", arguments: {} }));
  expect((await talk.server(error)).forward).toBe(error);
  const unknown = '{"jsonrpc":"2.0","id":1,"error":{"code":-32601,"message":"Method not found"}}';
  await talk.client(request(1, "prompts/list"));
  expect((await talk.server(unknown)).forward).toBe(unknown);
  expect(talk.guard.hindrances).toEqual([]);
});

it("hears of an empty list, not of one with tools, and of what nobody answered", async () => {
  const talk = await greeted({ guard: hindered() });
  await talk.exchange("tools/list", {}, { tools: [{ name: "a", inputSchema: { type: "object" } }] });
  await talk.exchange("resources/list", {}, { resources: [] });
  expect(talk.guard.hindrances).toEqual([]);
  expect(await talk.exchange("tools/list", {}, { tools: [] })).toMatchObject({ result: { tools: [] } });
  await talk.client(request(1, "tools/list"));
  talk.inspection.close();
  expect(talk.guard.hindrances).toEqual(["tools/list empty", "tools/list unanswered"]);
});

const LOG = {
  jsonrpc: "2.0",
  method: "notifications/message",
  params: { level: "error", logger: "netmon", data: WORDS },
};

it("says in a log message why a list may be empty, and leaves the list as it is", async () => {
  const talk = await greeted({ guard: hindered() });
  expect(await talk.exchange("tools/list", {}, { tools: [] })).toMatchObject({ result: { tools: [] } });
  expect(talk.notified).toEqual([LOG]);
});

it("says nothing of an empty list if nothing was refused, or in observe", async () => {
  const right = await greeted();
  await right.exchange("tools/list", {}, { tools: [] });
  const observed = await greeted({ guard: hindered("observe") });
  await observed.exchange("tools/list", {}, { tools: [] });
  expect([right.notified, observed.notified]).toEqual([[], []]);
});

it("sends a client of 2026-07-28 no log message that it has not asked for", async () => {
  const talk = new Talk({ guard: hindered() });
  const list = (level?: string) => {
    const _meta = { ...MODERN, ...(level && { "io.modelcontextprotocol/logLevel": level }) };
    return talk.exchange("tools/list", { _meta }, { tools: [], resultType: "complete" });
  };
  await list();
  await list("critical");
  expect(talk.notified).toEqual([]);
  await list("warning");
  expect(talk.notified).toEqual([LOG]);
});
