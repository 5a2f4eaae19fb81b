/** Conversations that OpenAI keeps, and what netmon remembers of those of every provider. */
import OpenAI from "openai";
import { expect, test } from "vitest";
import { zeroProxyCounters } from "../../../src/event/counters.ts";
import { callableAfter, KeptConversations, type MayCall } from "../../../src/llm/proxy/kept-conversations.ts";
import type { Offer } from "../../../src/llm/proxy/offer-check.ts";
import type { OfferJudge, OfferVerdict } from "../../../src/llm/proxy/ports.ts";
import type { ProviderMcpServer } from "../../../src/llm/wire.ts";
import { json, post, type StageOptions, startStage } from "./stage.ts";

const functionCall = (name: string, nth: number) => ({
  ...{ type: "function_call", id: `fc_${nth}`, call_id: `call_${nth}`, name, arguments: "{}" },
  status: "completed",
});

interface Sent {
  input?: unknown;
  stream?: boolean;
  previous_response_id?: string | null;
  conversation?: string | { id: string };
  tools?: unknown[];
  background?: boolean;
}

/** Answers with the calls that the input names (`call get_weather`); ids have this length at least. */
async function responsesStage(setup: StageOptions = {}, idLength = 0) {
  let nth = 0;
  const stage = await startStage((request, response) => {
    if (request.url.startsWith("/v1/conversations"))
      return json(response, { id: "conv_1", object: "conversation", created_at: 0, metadata: {} });
    const [, asked] = /^\/v1\/responses\/([^/]+)/.exec(request.url) ?? [];
    if (asked !== undefined)
      return json(response, {
        id: asked,
        object: "response",
        status: "completed",
        output: [],
      });
    const sent = JSON.parse(request.body.toString()) as Sent;
    const id = `resp_${++nth}`.padEnd(idLength, "x");
    const names = [...JSON.stringify(sent.input ?? "").matchAll(/call (\w+)/g)].map(
      ([, name]) => name as string,
    );
    const whole = {
      ...{ id, object: "response", created_at: 0, status: "completed", model: "m", error: null },
      ...{ output: names.map((name) => functionCall(name, nth)), tools: [], metadata: {} },
    };
    if (sent.stream !== true) return json(response, whole);
    const events = [
      { type: "response.created", response: { ...whole, status: "in_progress", output: [] } },
      ...whole.output.flatMap((item, output_index) => [
        { type: "response.output_item.added", output_index, item: { ...item, arguments: "" } },
        { type: "response.output_item.done", output_index, item },
      ]),
      { type: "response.completed", response: whole },
    ].map((event, sequence_number) => ({ ...event, sequence_number }));
    response.writeHead(200, { "content-type": "text/event-stream" });
    return response.end(
      events.map((event) => `event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`).join(""),
    );
  }, setup);
  const client = new OpenAI({ apiKey: "k", baseURL: `http://127.0.0.1:${stage.port}/v1`, maxRetries: 0 });
  return { ...stage, client };
}

const NOT_FOUND = {
  ...{ status: 400, code: "previous_response_not_found", param: "previous_response_id" },
  type: "invalid_request_error",
};

async function idOf(client: OpenAI, body: Sent): Promise<string> {
  const params = { model: "m", ...body } as OpenAI.Responses.ResponseCreateParamsNonStreaming;
  if (body.stream !== true) return (await client.responses.create(params)).id;
  let id = "";
  for await (const event of await client.responses.create({ ...params, stream: true }))
    if (event.type === "response.completed" || event.type === "response.created") id = event.response.id;
  return id;
}

test.each([
  [false, "rewrite", 0],
  [true, "rewrite", 0],
  [true, "terminate", 0],
  [false, "rewrite", 300],
] as const)(
  "no response goes on from one in which a call was blocked, streamed %s (%s, ids of %d)",
  async (stream, streamBlock, length) => {
    const { client, seen, refusals } = await responsesStage({ options: { streamBlock } }, length);
    const first = await idOf(client, { input: "call get_weather", stream });
    const passed = await idOf(client, { input: "call get_weather", previous_response_id: first, stream });
    const blocked = await idOf(client, { input: "call blocked_tool", previous_response_id: passed, stream });
    const lost = idOf(client, { input: "go on", previous_response_id: blocked, stream });
    await expect(lost).rejects.toMatchObject(NOT_FOUND);
    await expect(lost).rejects.toThrow(`'${blocked}' not found`);
    expect(seen).toHaveLength(3);
    expect(refusals).toEqual([]);
  },
);

test("a response that this netmon has not seen passes in observe, and is told; in enforce it is one that is gone", async () => {
  for (const length of [9, 300]) {
    const previous_response_id = "resp_".padEnd(length, "y");
    const observing = await responsesStage({ mode: "observe" });
    await idOf(observing.client, { input: "go on", previous_response_id });
    expect(observing.refusals).toMatchObject([{ reason: "unknown_conversation", action: "allow" }]);
    const { client, counters, seen } = await responsesStage();
    await expect(idOf(client, { input: "go on", previous_response_id })).rejects.toMatchObject(NOT_FOUND);
    // none at all
    await idOf(client, { input: "go on", previous_response_id: null });
    await idOf(client, { input: "go on", previous_response_id: "" });
    expect([counters.unknown_conversations, seen.length]).toEqual([1, 2]);
  }
});

test("a conversation is known if netmon saw it begin", async () => {
  for (const mode of ["enforce", "observe"] as const) {
    const { client, counters } = await responsesStage({ mode });
    const other = idOf(client, { input: "hi", conversation: "conv_2" });
    if (mode === "enforce") await expect(other).rejects.toMatchObject({ status: 404 });
    else await other;
    expect(counters.unknown_conversations).toBe(1);
    const { id } = await client.conversations.create({});
    await idOf(client, { input: "call get_weather", conversation: id });
    await idOf(client, { input: "call blocked_tool", conversation: { id } });
    const after = idOf(client, { input: "go on", conversation: id });
    if (mode === "enforce") await expect(after).rejects.toMatchObject({ status: 404 });
    else await after;
    expect(counters.unknown_conversations).toBe(1);
  }
});

test.each([
  '{"previous_response_id":"a","Previous_response_id":"b"}',
  '{"previous_response_id":"a","previous_response_id":"b"}',
  '{"conversation":{"id":"a","Id":"b"}}',
  '{"previous_response_id":"a","conversation":"b"}',
  '{"previous_response_id":["a"]}',
])("a request that can be read in two ways is refused: %s", async (sent) => {
  const { port, seen } = await responsesStage();
  expect((await post(port, "/v1/responses", sent)).status).toBe(400);
  expect(seen).toEqual([]);
});

const mcp = (server_label: string) => ({
  type: "mcp",
  server_label,
  server_url: `https://${server_label}.test/mcp`,
});

test("servers that the provider asks are judged with each request that goes on", async () => {
  const asked: ProviderMcpServer[][] = [];
  let denied = false;
  const stage = await responsesStage({
    ports: {
      providerServer: (_, server) => {
        asked.at(-1)?.push(server);
        const action = denied && server.name === "files" ? "block" : "allow";
        return { action, reason: "server_denied", serverId: server.name, rule: null, text: "no" };
      },
    },
  });
  const ask = (body: Sent) => {
    asked.push([]);
    return idOf(stage.client, body);
  };
  const first = await ask({ input: "hi", tools: [mcp("files")] });
  const second = await ask({ input: "hi", previous_response_id: first });
  const third = await ask({ input: "hi", previous_response_id: second, tools: [mcp("files"), mcp("mail")] });
  await ask({ input: "hi", previous_response_id: third });
  // fetched later, it is the same
  await stage.client.responses.retrieve(third);
  await ask({ input: "hi", previous_response_id: third });
  await ask({ input: "hi" });
  expect(asked.map((servers) => servers.map(({ name }) => name))).toEqual([
    ...[["files"], ["files"], ["files", "mail"], ["files", "mail"], ["files", "mail"], []],
  ]);
  denied = true;
  await expect(ask({ input: "hi", previous_response_id: third })).rejects.toMatchObject({ status: 400 });
  expect(stage.refusals).toMatchObject([{ reason: "server_denied", serverId: "files" }]);
});

const tool = (name: string) => ({ type: "function", name, parameters: {}, strict: null });

/** Takes out `drop…` and refuses `refuse…`, and more from a later revision on. */
function offers() {
  const asked: string[][] = [];
  const state = { revision: 1 };
  const judge: OfferJudge = {
    revision: () => String(state.revision),
    judge: async ({ mode }, tools): Promise<OfferVerdict> => {
      asked.push(tools.map(({ name }) => name));
      const named = (word: string) => tools.flatMap(({ name }, i) => (name.startsWith(word) ? [i] : []));
      const later = (word: string) => (state.revision > 1 ? named(`later_${word}`) : []);
      if (mode === "observe") return { strip: [], refusal: null };
      const refused = [...named("refuse"), ...later("refuse")].length > 0;
      return {
        strip: [...named("drop"), ...later("drop")],
        refusal: refused ? { serverId: null, rule: "r", text: "not this" } : null,
      };
    },
  };
  return { asked, state, judge };
}

async function offerStage(setup: StageOptions = {}) {
  const { asked, state, judge } = offers();
  return { ...(await responsesStage({ ...setup, ports: { offers: judge } })), asked, state };
}

test("tools that were offered before are judged anew once they may be judged otherwise, and only then", async () => {
  const { client, asked, state, counters } = await offerStage();
  const first = await idOf(client, { input: "hi", tools: [tool("keep"), tool("drop")] });
  const second = await idOf(client, { input: "hi", previous_response_id: first });
  expect(asked).toEqual([["keep", "drop"]]);
  state.revision = 2;
  const third = await idOf(client, { input: "hi", previous_response_id: second });
  await idOf(client, { input: "hi", previous_response_id: third });
  // what was taken out is not at the provider
  expect(asked).toEqual([["keep", "drop"], ["keep"]]);
  expect(counters.refused).toBe(0);
});

test("tools at the provider that would be taken out today end the conversation, and others refuse it", async () => {
  for (const mode of ["enforce", "observe"] as const)
    for (const name of ["later_drop", "later_refuse"]) {
      const { client, state, refusals, seen } = await offerStage({ mode });
      const first = await idOf(client, { input: "hi", tools: [tool("keep"), tool(name)] });
      const second = await idOf(client, { input: "hi", previous_response_id: first });
      state.revision = 2;
      const third = idOf(client, { input: "hi", previous_response_id: second });
      if (mode === "observe") await third;
      else await expect(third).rejects.toMatchObject(name === "later_drop" ? NOT_FOUND : { status: 400 });
      expect(refusals.map(({ reason }) => reason)).toEqual(mode === "enforce" ? ["tool_offered"] : []);
      if (mode === "observe" || name === "later_refuse") continue;
      // all of it again, without the tool
      const again = await idOf(client, { input: "hi", tools: [tool("keep"), tool(name)] });
      await idOf(client, { input: "hi", previous_response_id: again });
      expect(JSON.parse(seen.at(-2)?.body.toString() ?? "")).toMatchObject({ tools: [{ name: "keep" }] });
    }
});

test("a list takes the place of an earlier one, and what a conversation adds stays", async () => {
  const { client, asked, state } = await offerStage();
  const added = [{ type: "additional_tools", tools: [tool("added")] }];
  const first = await idOf(client, { input: "hi", tools: [tool("one")] });
  const second = await idOf(client, { input: "hi", tools: [tool("two")], previous_response_id: first });
  const third = await idOf(client, { input: added, previous_response_id: second });
  asked.splice(0);
  state.revision = 2;
  await idOf(client, { input: "hi", previous_response_id: third });
  expect(asked).toEqual([["two"], ["added"]]);
});

test("asking for an answer or a conversation does not make it known, nor one known that was altered", async () => {
  const { client, port, counters } = await responsesStage();
  const touch = async (path: string, body = '{"metadata":{}}') =>
    expect((await post(port, path, body)).status).toBe(200);
  for (const path of ["/v1/responses/resp_7", "/v1/responses/resp_7/cancel"]) await touch(path);
  const unseen = idOf(client, { input: "go on", previous_response_id: "resp_7" });
  await expect(unseen).rejects.toMatchObject(NOT_FOUND);
  await touch("/v1/conversations/conv_1");
  const unseenToo = idOf(client, { input: "go on", conversation: "conv_1" });
  await expect(unseenToo).rejects.toMatchObject({ status: 404 });
  expect(counters.unknown_conversations).toBe(2);

  await client.conversations.create({});
  const blocked = await idOf(client, { input: "call blocked_tool", conversation: "conv_1" });
  await touch("/v1/conversations/conv_1");
  await touch(`/v1/responses/${blocked}/cancel`);
  for (const next of [{ conversation: "conv_1" }, { previous_response_id: blocked }])
    await expect(idOf(client, { input: "go on", ...next })).rejects.toMatchObject({
      status: "conversation" in next ? 404 : 400,
    });
});

test("what goes on in observe from what is not known is not known either", async () => {
  const setup: StageOptions = { mode: "observe" };
  const { client, counters } = await responsesStage(setup);
  const second = await idOf(client, { input: "go on", previous_response_id: "resp_elsewhere" });
  await idOf(client, { input: "go on", conversation: "conv_elsewhere" });
  setup.mode = "enforce";
  await expect(idOf(client, { input: "go on", previous_response_id: second })).rejects.toMatchObject(
    NOT_FOUND,
  );
  const other = idOf(client, { input: "go on", conversation: "conv_elsewhere" });
  await expect(other).rejects.toMatchObject({ status: 404 });
  expect(counters.unknown_conversations).toBe(4);
});

test("an answer has one id, and a call is blocked in it though the id is told last", () => {
  const all = new KeptConversations(zeroProxyCounters());
  const answer = all.answer("up", callable(), null);
  answer.identified(undefined);
  answer.altered(undefined);
  answer.identified("late");
  for (let i = 0; i < 20_000; i++) answer.identified(`other${i}`);
  expect([all.get("up", "late")?.altered, all.get("up", "other1")]).toEqual([true, null]);
  const before = { id: "conv", lasting: true, lost: () => ({ status: 404, body: "" }) };
  const last = all.answer("up", callable(), before);
  last.altered("late");
  last.identified("next");
  expect([all.get("up", "next")?.altered, all.get("up", "conv")?.altered]).toEqual([true, true]);
});

const offer = (size: number): Offer => ({
  ...{ lists: [{ path: ["tools"], bytes: Buffer.alloc(0) }], added: Buffer.alloc(0) },
  ...{ names: new Set<string>(), without: new Set<number>(), size },
  last: { key: "", refusal: null, outdated: false },
});
const callable = (...all: Offer[]): MayCall => ({ servers: [], offers: all });

test("what is remembered is bounded in number and in bytes, and what is forgotten is counted", () => {
  const counters = zeroProxyCounters();
  const known = (all: KeptConversations, ids: string[]) => ids.map((id) => all.get("up", id) !== null);
  const many = new KeptConversations(counters);
  for (let i = 0; i < 10_000; i++) many.set("up", `id${i}`, callable());
  expect(known(many, ["id0"])).toEqual([true]);
  many.set("up", "one more", callable());
  // id0 was used since
  expect(known(many, ["id0", "id1", "id2", "one more"])).toEqual([true, false, true, true]);
  expect(counters.conversations_forgotten).toBe(1);

  const large = new KeptConversations(counters);
  const [one, two, three] = [offer(6 << 20), offer(6 << 20), offer(6 << 20)];
  for (let i = 0; i < 100; i++) large.set("up", `one${i}`, callable(one));
  large.set("up", "two", callable(one, two));
  expect(counters.conversations_forgotten).toBe(1);
  large.set("up", "three", callable(three));
  expect(known(large, ["one0", "one99", "two", "three"])).toEqual([false, false, false, true]);
  expect(counters.conversations_forgotten).toBe(102);
  // each part is counted until the last that has it is gone
  large.set("up", "two", callable(two));
  expect(known(large, ["two", "three"])).toEqual([true, true]);
  for (const id of ["", null, 3, "x".repeat(2000)]) large.set("up", id, callable());
  expect(known(large, ["", "x".repeat(2000)])).toEqual([false, false]);
  large.set("up", "parts", callable(...Array.from({ length: 300 }, () => offer(1))));
  expect(known(large, ["parts", "two"])).toEqual([false, true]);
  expect(counters.conversations_forgotten).toBe(103);
});

test("what a conversation takes beside its parts is counted, though they are the same in all", () => {
  const counters = zeroProxyCounters();
  const all = new KeptConversations(counters);
  const parts = Array.from({ length: 256 }, () => offer(1));
  for (let i = 0; i < 5000; i++) all.set("up", `id${i}`, callable(...parts));
  const left = 5000 - counters.conversations_forgotten;
  // two references of 8 bytes each
  expect(left * parts.length * 16).toBeLessThan(16 << 20);
  expect(left).toBeGreaterThan(3000);
});

test("what a request has of its own is added once", () => {
  const [one, two] = [offer(1), offer(2)];
  const before = callable(one);
  expect(callableAfter(before, callable())).toBe(before);
  expect(callableAfter(before, callable(one)).offers).toEqual([one]);
  expect(callableAfter(before, callable(two)).offers).toEqual([two]);
});
