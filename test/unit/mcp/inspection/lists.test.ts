/** Lists: read completely before any part is shown, and shown without hidden items. */
import { afterEach, describe, expect, it, vi } from "vitest";
import { greeted, MODERN, request, result, Talk, type TalkOptions } from "./talk.ts";

const tool = (name: string) => ({ name, inputSchema: { type: "object" } });
const named = (count: number, prefix = "tool") =>
  Array.from({ length: count }, (_, i) => tool(`${prefix}-${i}`));

/** The answer to the client's tools/list. */
async function listed(
  first: object,
  options: TalkOptions = {},
  params: object = {},
): Promise<{ talk: Talk; answer: unknown }> {
  const talk = await greeted(options);
  return { talk, answer: await talk.exchange("tools/list", params, first) };
}

describe("a list of tools", () => {
  it("a list of tools that may all be shown comes as it was sent", async () => {
    const talk = await greeted();
    await talk.client(request(1, "tools/list"));
    const answer =
      '{"jsonrpc":"2.0", "id":1,"result":{"tools":[ {"name":"a","x":1.0} ],"ttlMs":5e3,"cacheScope":"public"}}';
    expect((await talk.server(answer)).forward).toBe(answer);
    expect(talk.guard.listings).toEqual([{ tools: [{ name: "a", x: 1 }], instructions: null }]);
    expect(talk.tools.fresh).toBe(true);
  });

  it("a list of more entries than netmon reads is refused in enforce, whoever asked for it", async () => {
    const long = named(10_001);
    for (const [method, params, of] of [
      ["tools/list", {}, { tools: long }],
      ["tools/list", { cursor: "2" }, { tools: long }],
      ["prompts/list", {}, { prompts: long }],
      ["resources/list", {}, { resources: long }],
    ] as const) {
      const talk = await greeted();
      expect(await talk.exchange(method, params, of)).toMatchObject({
        error: { message: expect.stringContaining("more than 10000 entries") },
      });
      expect(talk.guard.refusals).toMatchObject([{ direction: "to_client", reason: "too_large" }]);
      expect(talk.guard.listings).toEqual([]);
      expect(talk.guard.lookedAt).toEqual([]);
      const observing = await greeted();
      observing.guard.mode = "observe";
      expect(await observing.exchange(method, params, of)).toMatchObject({ result: of });
    }
  });

  it("a list of more text than a model reads is refused in enforce, and so are instructions", async () => {
    const text = "x".repeat(4 << 20);
    for (const [method, of] of [
      ["tools/list", { tools: [{ name: "a", description: text }] }],
      ["prompts/list", { prompts: [{ name: "a", description: text }] }],
      ["initialize", { instructions: `${text}x` }],
    ] as const) {
      const talk = await greeted();
      expect(await talk.exchange(method, {}, of)).toMatchObject({
        error: { message: expect.stringContaining("more than 4194304 characters") },
      });
      expect(talk.guard.refusals).toMatchObject([{ direction: "to_client", reason: "too_large" }]);
      expect(talk.guard.listings).toEqual([]);
      const observing = await greeted();
      observing.guard.mode = "observe";
      expect(await observing.exchange(method, {}, of)).toMatchObject({ result: of });
    }
  });

  it("has its further pages looked at before any entry is shown", async () => {
    const { talk } = await listed({ tools: [tool("a"), { name: "" }] }, {}, { cursor: "2" });
    expect(talk.guard.lookedAt).toEqual([[tool("a")]]);
  });

  it("loses what is hidden and nothing else", async () => {
    const talk = await greeted();
    await talk.client(request(1, "tools/list"));
    const answer =
      '{"id":1, "result":{"a":1.0,"tools":[{"name":"hidden-1"} , {"name":"x", "n":1e2},\n{"name":"hidden-2"},{"name":"y"}],"z":"\\u0061"}}';
    expect((await talk.server(answer)).forward).toBe(
      '{"id":1, "result":{"a":1.0,"tools":[{"name":"x", "n":1e2},{"name":"y"}],"z":"\\u0061"}}',
    );
    expect(talk.guard.listings[0]?.tools).toHaveLength(4);
  });

  it.each([
    ["nothing", null],
    ["text", "tool"],
    ["no name", { description: "x" }],
    ["an empty name", { name: "" }],
    ["a number for a name", { name: 5 }],
    ["an unpaired surrogate in its name", { name: "a\ud800" }],
    ["NUL in its name", { name: "a\0b" }],
    ["a second name in other case", { name: "shown", Name: "hidden" }],
    ["a second description that folds", { name: "shown", "de\u017fcription": "x" }],
  ])("has no entry with %s in enforce, and has it in observe", async (_, entry) => {
    const tools = [tool("a"), entry];
    const enforced = await listed({ tools });
    expect(enforced.answer).toMatchObject({ result: { tools: [tool("a")] } });
    expect(enforced.talk.guard.refusals).toMatchObject([{ direction: "to_client", reason: "unparsed" }]);
    const talk = await greeted();
    talk.guard.mode = "observe";
    expect(await talk.exchange("tools/list", {}, { tools })).toMatchObject({ result: { tools } });
  });

  it("a list that is none is not handed on in enforce", async () => {
    expect((await listed({ tools: { a: tool("a") } })).answer).toMatchObject({ error: { code: -32040 } });
  });

  it("is one whatever was asked, and where nobody asked", async () => {
    const talk = await greeted();
    const tools = [tool("hidden"), tool("shown")];
    expect(await talk.exchange("acme/find", {}, { tools })).toMatchObject({
      result: { tools: [tool("shown")] },
    });
    expect(JSON.parse((await talk.server(result(77, { tools }))).forward ?? "")).toEqual(
      result(77, { tools: [tool("shown")] }),
    );
    // only the answer to tools/list is the whole list
    expect(talk.guard.listings).toEqual([]);
  });

  it("whose answer comes twice is filtered twice", async () => {
    const { talk } = await listed({ tools: [tool("a")] });
    const again = await talk.server(result(1001, { tools: [tool("hidden")] }));
    expect(again.forward).toBe(JSON.stringify(result(1001, { tools: [] })));
  });
});

describe("a list of several pages", () => {
  const pages: Record<string, object> = {
    "2": { tools: [tool("b"), tool("hidden-b")], nextCursor: "3" },
    "3": { tools: [tool("c")] },
  };

  it("is asked for whole before its first page is shown", async () => {
    const ask = (params: Record<string, unknown>) => pages[String(params.cursor)];
    const { talk, answer } = await listed({ tools: [tool("a"), tool("hidden-a")], nextCursor: "2" }, { ask });
    expect(answer).toMatchObject({ result: { tools: [tool("a")], nextCursor: "2" } });
    expect(talk.asked).toEqual([{ cursor: "2" }, { cursor: "3" }]);
    const names = talk.guard.listings.map(({ tools }) =>
      tools.map((entry) => (entry as { name: string }).name),
    );
    expect(names).toEqual([["a", "hidden-a", "b", "hidden-b", "c"]]);
    expect(talk.tools.fresh).toBe(true);
  });

  it("is asked for as the client asks, in 2026-07-28", async () => {
    const ask = (params: Record<string, unknown>) => pages[String(params.cursor)];
    const params = { _meta: { ...MODERN, progressToken: 4 } };
    const { talk } = await listed({ tools: [], nextCursor: "3" }, { ask }, params);
    expect(talk.asked).toEqual([{ cursor: "3", _meta: MODERN }]);
  });

  it("has later pages filtered, too, and is not told of again", async () => {
    const talk = await greeted();
    const answer = await talk.exchange(
      "tools/list",
      { cursor: "2" },
      { tools: [tool("b"), tool("hidden")], nextCursor: "9" },
    );
    expect(answer).toMatchObject({ result: { tools: [tool("b")], nextCursor: "9" } });
    expect(talk.guard.listings).toEqual([]);
    expect(talk.asked).toEqual([]);
  });

  it("ends where a server ignores the cursor and says the same again", async () => {
    const page = { tools: [tool("a")], nextCursor: "1" };
    const { talk, answer } = await listed(page, { ask: () => page });
    expect(answer).toMatchObject({ result: page });
    expect(talk.guard.listings[0]?.tools).toEqual([tool("a")]);
  });

  it("does not become fresh where a change is announced meanwhile", async () => {
    const talk = await greeted();
    const inspected = new Talk({
      guard: talk.guard,
      tools: talk.tools,
      ask: async () => {
        await inspected.server({ jsonrpc: "2.0", method: "notifications/tools/list_changed" });
        return { tools: [] };
      },
    });
    await inspected.exchange("tools/list", {}, { tools: [], nextCursor: "2" });
    expect(inspected.guard.listings).toHaveLength(1);
    expect(talk.tools.fresh).toBe(false);
  });
});

describe("a list that cannot be read whole", () => {
  let count = 0;
  const endless = (page: () => object) => () => ({ ...page(), nextCursor: `c${++count}` });
  const cases: [string, RegExp, (params: Record<string, unknown>) => unknown][] = [
    [
      "with a cursor that comes back",
      /a cursor was repeated/,
      () => ({ tools: [tool(`t${++count}`)], nextCursor: "1" }),
    ],
    ["without an end", /more than 1000 pages/, endless(() => ({ tools: [] }))],
    ["of too many tools", /more than 10000 tools/, endless(() => ({ tools: named(600) }))],
    [
      "of too many characters",
      /larger than/,
      endless(() => ({ tools: [{ name: "a", description: "x".repeat(3e6) }] })),
    ],
    ["with a page without tools", /a page without tools/, () => ({})],
    ["with a cursor that is not text", /not text/, () => ({ tools: [], nextCursor: 3 })],
    [
      "whose server does not answer",
      /did not answer/,
      () => {
        throw new Error("gone");
      },
    ],
  ];

  it.each(cases)("%s: an error in enforce, shown in observe", async (_, why, ask) => {
    const first = { tools: [tool("a")], nextCursor: "1" };
    const { talk, answer } = await listed(first, { ask });
    expect(answer).toMatchObject({ id: 1001, error: { code: -32603, message: expect.stringMatching(why) } });
    expect(talk.guard.refusals).toMatchObject([{ direction: "to_client", reason: "list_incomplete" }]);
    expect(talk.guard.listings).toEqual([]);
    expect(talk.tools.fresh).toBe(false);

    const observed = await greeted({ ask });
    observed.guard.mode = "observe";
    expect(await observed.exchange("tools/list", {}, first)).toMatchObject({ result: first });
    expect(observed.guard.refusals).toMatchObject([{ reason: "list_incomplete" }]);
  });

  afterEach(() => void vi.useRealTimers());

  it("in 30 seconds is none", async () => {
    vi.useFakeTimers();
    const asking = listed({ tools: [], nextCursor: "1" }, { ask: () => new Promise(() => {}) });
    await vi.advanceTimersByTimeAsync(29_999);
    let settled = false;
    void asking.then(() => {
      settled = true;
    });
    await vi.advanceTimersByTimeAsync(0);
    expect(settled).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect((await asking).answer).toMatchObject({ error: { message: expect.stringMatching(/within 30 s/) } });
    expect(vi.getTimerCount()).toBe(0);
  });

  it("is not asked for any further after that", async () => {
    vi.useFakeTimers();
    let late = (_page: unknown): void => {};
    const talk = await greeted({
      ask: () =>
        new Promise((resolve) => {
          late = resolve;
        }),
    });
    const answer = talk.exchange("tools/list", {}, { tools: [], nextCursor: "1" });
    await vi.advanceTimersByTimeAsync(30_000);
    expect(await answer).toMatchObject({ error: {} });
    late({ tools: [], nextCursor: "2" });
    await vi.advanceTimersByTimeAsync(30_000);
    expect(talk.asked).toEqual([{ cursor: "1" }]);
    expect(talk.guard.listings).toEqual([]);
  });

  it("leaves no timer behind where it is read in time", async () => {
    vi.useFakeTimers();
    await listed({ tools: [], nextCursor: "1" });
    expect(vi.getTimerCount()).toBe(0);
  });

  it("says nothing after the conversation has ended", async () => {
    let fail = (): void => {};
    const talk = await greeted({
      ask: () =>
        new Promise((_, reject) => {
          fail = () => reject(new Error("ended"));
        }),
    });
    await talk.client(request(1, "tools/list"));
    const answer = talk.server(result(1, { tools: [], nextCursor: "1" }));
    await expect.poll(() => talk.asked).toHaveLength(1);
    talk.inspection.close();
    fail();
    expect(await answer).toEqual({ forward: null, back: [] });
    expect(talk.guard.refusals).toEqual([]);
  });
});

describe("other lists", () => {
  it.each([
    ["prompts/list", "prompts", "name"],
    ["resources/list", "resources", "uri"],
    ["resources/templates/list", "resourceTemplates", "uriTemplate"],
  ])("%s loses what is hidden", async (method, key, name) => {
    const talk = await greeted();
    const entries = [{ [name]: "hidden-x" }, { [name]: "y" }, {}];
    expect(await talk.exchange(method, {}, { [key]: entries, nextCursor: "n" })).toMatchObject({
      result: { [key]: [{ [name]: "y" }], nextCursor: "n" },
    });
    expect(talk.asked).toEqual([]);
  });

  it("lists of methods nobody knows pass as they are", async () => {
    const talk = await greeted();
    const own = { resources: { cpu: 4 }, prompts: [{ name: "hidden" }, 5] };
    expect(await talk.exchange("acme/limits", {}, own)).toMatchObject({ result: own });
    expect(talk.guard.refusals).toEqual([]);
  });
});

describe("instructions", () => {
  it.each(["initialize", "server/discover"])(
    "instructions of %s are left out where they may not be shown",
    async (method) => {
      const talk = new Talk();
      talk.guard.instructionsShown = false;
      await talk.client(request(1, method, { _meta: MODERN }));
      const answer = (instructions: string) => `{"id":1,"result":{ "a":[1.0],${instructions} "b":"x" }}`;
      expect((await talk.server(answer('"instructions" : "do, \\"}" ,'))).forward).toBe(answer(""));
      expect(talk.tools.instructions).toBe('do, "}');
      await talk.exchange("tools/list", {}, { tools: [] });
      expect(talk.guard.listings).toEqual([{ tools: [], instructions: 'do, "}' }]);
    },
  );

  it.each([
    ['{"instructions":"x"}', "{}"],
    ['{"instructions":"x","b":1}', '{"b":1}'],
    ['{"b":1 , "instructions":"x" }', '{"b":1 }'],
    ['{"instructions":{"a":1}}', "{}"],
  ])("are cut out of %s", async (before, after) => {
    const talk = new Talk();
    talk.guard.instructionsShown = false;
    await talk.client(request(1, "initialize"));
    expect((await talk.server(`{"id":1,"result":${before}}`)).forward).toBe(`{"id":1,"result":${after}}`);
  });

  it("are those of the server, not of a tool's result", async () => {
    const talk = await greeted();
    talk.guard.instructionsShown = false;
    const own = { content: [], instructions: "turn left" };
    expect(await talk.exchange("tools/call", { name: "route" }, own)).toMatchObject({ result: own });
    expect(talk.tools.instructions).toBeNull();
  });
});
