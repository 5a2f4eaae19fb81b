/** Invariants of every conversation, whatever its content and timing. */
import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import type { Mode } from "../../../src/event/event.ts";
import { duplicateKey, jsonTree } from "../../../src/framing/json-text.ts";
import { Inspection, type Outcome, ToolListState } from "../../../src/mcp/inspection/inspection.ts";
import { RecordingGuard } from "../../unit/mcp/inspection/recording-guard.ts";
import { modernConversation } from "./modern-conversation.ts";
import { oldConversation } from "./old-conversation.ts";
import { type From, type Sent, Wire } from "./wire.ts";

/** A conversation whose messages are handed in one by one; what comes out is kept in its order. */
class Run {
  readonly guard = new RecordingGuard();
  readonly out: Sent[] = [];
  readonly inspection: Inspection;
  readonly #open: Promise<void>[] = [];
  readonly #questions: (() => void)[] = [];

  constructor(mode: Mode, pages: (cursor: unknown) => unknown) {
    this.guard.mode = mode;
    const ask = (_method: string, { cursor }: Record<string, unknown>) =>
      new Promise((resolve) => this.#questions.push(() => resolve(pages(cursor))));
    this.inspection = new Inspection({ guard: this.guard, tools: new ToolListState(), ask });
  }

  say(from: From, bytes: Uint8Array): void {
    const outcome = from === "client" ? this.inspection.fromClient(bytes) : this.inspection.fromServer(bytes);
    if (outcome instanceof Promise) this.#open.push(outcome.then((decided) => this.#keep(from, decided)));
    else this.#keep(from, outcome);
  }

  /** The server answers netmon's questions so far. */
  async answerQuestions(): Promise<void> {
    for (const answer of this.#questions.splice(0)) answer();
    // held messages go on some turns of the event loop later
    await new Promise((resolve) => setImmediate(resolve));
  }

  /** All that is held is decided. */
  async settle(): Promise<void> {
    let settled = false;
    const all = Promise.all(this.#open).then(() => {
      settled = true;
    });
    while (!settled) await this.answerQuestions();
    await all;
  }

  of(from: From): string[] {
    return this.out.filter((sent) => sent.from === from).map(({ text }) => text);
  }

  #keep(from: From, { forward, back }: Outcome): void {
    const other = from === "client" ? "server" : "client";
    if (forward !== null) this.out.push({ from, text: Buffer.from(forward).toString() });
    for (const bytes of back) this.out.push({ from: other, text: Buffer.from(bytes).toString() });
  }
}

const corpus: Sent[][] = [];
beforeAll(async () => {
  for (const version of ["2024-11-05", "2025-03-26", "2025-06-18", "2025-11-25", null]) {
    const wire = new Wire(version);
    await (version === null ? modernConversation(wire) : oldConversation(wire));
    corpus.push(wire.sent);
  }
});

/** What the recorded server answered to a page of tools. */
function pagesOf(sent: readonly Sent[]): (cursor: unknown) => unknown {
  const parsed = sent.map(
    ({ text }) =>
      JSON.parse(text) as { id?: unknown; method?: string; params?: { cursor?: unknown }; result?: unknown },
  );
  return (cursor) => {
    const asked = parsed.find(({ method, params }) => method === "tools/list" && params?.cursor === cursor);
    return parsed.find(({ id, result }) => result !== undefined && id === asked?.id)?.result;
  };
}

describe("a recorded conversation in which nothing is refused", () => {
  it("comes out byte for byte, whenever its messages come and however long the list takes", async () => {
    const run = fc.asyncProperty(
      fc.nat({ max: 4 }),
      fc.constantFrom<Mode>("observe", "enforce"),
      fc.infiniteStream(fc.boolean()),
      async (era, mode, pauses) => {
        const sent = corpus[era] ?? [];
        const talk = new Run(mode, pagesOf(sent));
        talk.guard.hidden = () => false;
        for (const { from, text } of sent) {
          talk.say(from, Buffer.from(text));
          if (pauses.next().value) await talk.answerQuestions();
        }
        await talk.settle();
        const of = (from: From) => sent.filter((message) => message.from === from).map(({ text }) => text);
        const asking = (text: string) => text.includes('"method"');
        // requests and notifications keep their order; answers to the server may overtake those that wait
        expect(talk.of("client").filter(asking)).toEqual(of("client").filter(asking));
        expect(talk.of("client").sort()).toEqual(of("client").sort());
        expect(talk.of("server").sort()).toEqual(of("server").sort());
        expect(talk.guard.refusals).toEqual([]);
      },
    );
    await fc.assert(run, { seed: 4101, numRuns: 150 });
  });
});

const name = fc.constantFrom("a", "b", "hidden_x", "hidden_y");
const tools = fc.array(fc.record({ name, description: fc.constantFrom("x", "hid") }), { maxLength: 4 });
const page = fc.record({ tools, nextCursor: fc.constantFrom(undefined, undefined, "1", "2", "") });
const id = fc.constantFrom<string | number | null>(0, 1, 2, 3, 4, "1", "", "x", null);
const method = fc.oneof(
  { weight: 4, arbitrary: fc.constant("tools/call") },
  { weight: 3, arbitrary: fc.constant("tools/list") },
  { weight: 1, arbitrary: fc.constantFrom("prompts/list", "ping", "resources/read", "acme/x") },
);
const request = fc.record({
  jsonrpc: fc.constant("2.0"),
  id,
  method,
  params: fc.record({ name, cursor: fc.constantFrom(undefined, "1") }),
});
const answer = fc.record({
  jsonrpc: fc.constant("2.0"),
  id,
  result: fc.oneof(
    page,
    fc.record({ content: fc.constantFrom<unknown>([], "POISON"), isError: fc.boolean() }),
    fc.record({ inputRequests: fc.constant({ a: { method: "elicitation/create" } }) }),
    fc.constantFrom<object | null>({}, null, { task: { taskId: "t" } }, { prompts: [{ name: "hidden" }] }),
  ),
});
const ofClient = fc.oneof(
  { weight: 4, arbitrary: request },
  { weight: 1, arbitrary: fc.record({ jsonrpc: fc.constant("2.0"), method, params: fc.record({ name }) }) },
  {
    weight: 1,
    arbitrary: fc.record({
      method: fc.constant("notifications/cancelled"),
      params: fc.record({ requestId: id }),
    }),
  },
  { weight: 1, arbitrary: fc.array(request, { maxLength: 3 }) },
  { weight: 1, arbitrary: answer },
);
const ofServer = fc.oneof(
  { weight: 6, arbitrary: answer },
  { weight: 1, arbitrary: fc.record({ id, error: fc.constant({ code: -1, message: "no" }) }) },
  { weight: 2, arbitrary: fc.constant({ method: "notifications/tools/list_changed" }) },
  { weight: 1, arbitrary: fc.record({ id, method: fc.constant("elicitation/create") }) },
  { weight: 1, arbitrary: fc.array(answer, { maxLength: 3 }) },
);
type Step = { from: From; message: unknown } | "answer" | "abandon";
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ from: fc.constant("client" as const), message: ofClient }) },
  { weight: 5, arbitrary: fc.record({ from: fc.constant("server" as const), message: ofServer }) },
  { weight: 3, arbitrary: fc.constant("answer" as const) },
  { weight: 1, arbitrary: fc.constant("abandon" as const) },
);

const GREETING: Step[] = [
  { from: "client", message: { jsonrpc: "2.0", id: "hello", method: "initialize" } },
  { from: "server", message: { jsonrpc: "2.0", id: "hello", result: {} } },
];

async function converse(mode: Mode, steps: readonly Step[], pages: readonly object[]): Promise<Run> {
  let asked = 0;
  const talk = new Run(mode, () => pages[asked++ % pages.length]);
  for (const next of [...GREETING, ...steps]) {
    if (next === "answer") await talk.answerQuestions();
    else if (next === "abandon") talk.inspection.abandon([0, 1, 2, "1"]);
    else talk.say(next.from, Buffer.from(JSON.stringify(next.message)));
  }
  return talk;
}

const conversation = fc.tuple(
  fc.constantFrom<Mode>("observe", "enforce"),
  fc.array(step, { maxLength: 60, size: "max" }),
  fc.array(page, { minLength: 1, maxLength: 5 }),
);

describe("any conversation", () => {
  it("ends every judged call once, whether it is settled or closed at once", async () => {
    let judged = 0;
    const run = fc.asyncProperty(conversation, fc.boolean(), async ([mode, steps, pages], patient) => {
      const talk = await converse(mode, steps, pages);
      if (patient) await talk.settle();
      talk.inspection.close();
      await talk.settle();
      expect([...talk.guard.ends.values()].filter((ends) => ends.length !== 1)).toEqual([]);
      expect(talk.guard.strayEnds).toBe(0);
      judged += talk.guard.ends.size;
    });
    await fc.assert(run, { seed: 4102, numRuns: 300 });
    expect(judged).toBeGreaterThan(800);
  });

  it("shows no hidden definition, and calls no hidden tool, in enforce", async () => {
    let shown = 0;
    const run = fc.asyncProperty(conversation, async ([, steps, pages]) => {
      const talk = await converse("enforce", steps, pages);
      await talk.settle();
      for (const text of talk.of("server")) {
        const messages = [JSON.parse(text) as { result?: { tools?: { name: string }[] } }].flat();
        for (const { result } of messages)
          for (const tool of result?.tools ?? []) {
            expect(tool.name).not.toMatch(/^hidden/);
            shown++;
          }
      }
      const calls = talk
        .of("client")
        .flatMap((text) => JSON.parse(text) as { method?: string; params?: { name: string } })
        .filter((message) => message.method === "tools/call");
      expect(calls.filter(({ params }) => params?.name.startsWith("hidden"))).toEqual([]);
    });
    await fc.assert(run, { seed: 4103, numRuns: 300 });
    expect(shown).toBeGreaterThan(300);
  });
});

/** A message as it may come from somebody who wants to be misunderstood. */
const broken = fc
  .tuple(
    fc.nat({ max: 4 }),
    fc.nat(),
    fc.array(
      fc.tuple(
        fc.nat(),
        fc.nat({ max: 3 }),
        fc.constantFrom(...'{}[]",:\\ \n\0', "\xff", '"id":1,', '"method":"tools/call",', "\\ud800", "1e9"),
      ),
      { maxLength: 3 },
    ),
  )
  .map(([era, which, edits]) => {
    const sent = corpus[era] ?? [];
    const message = sent[which % sent.length] ?? { from: "client" as const, text: "" };
    let bytes = Buffer.from(message.text);
    for (const [at, cut, by] of edits) {
      const start = at % (bytes.length + 1);
      bytes = Buffer.concat([
        bytes.subarray(0, start),
        Buffer.from(by, "latin1"),
        bytes.subarray(start + cut),
      ]);
    }
    return { from: message.from, bytes };
  });
const garbage = fc.record({
  from: fc.constantFrom<From>("client", "server"),
  bytes: fc.uint8Array({ maxLength: 30 }).map((bytes) => Buffer.from(bytes)),
});

describe("broken messages", () => {
  it("never fail, pass in observe byte for byte, and in enforce only where they can be read", async () => {
    let passed = 0;
    let stopped = 0;
    const run = fc.asyncProperty(
      fc.constantFrom<Mode>("observe", "enforce"),
      fc.array(fc.oneof({ weight: 5, arbitrary: broken }, { weight: 1, arbitrary: garbage }), {
        minLength: 1,
        maxLength: 12,
      }),
      async (mode, messages) => {
        const talk = new Run(mode, () => ({ tools: [] }));
        talk.guard.hidden = () => false;
        for (const { from, bytes } of messages) {
          const before = talk.out.length;
          talk.say(from, bytes);
          await talk.settle();
          const out = talk.out.slice(before);
          if (mode === "observe") expect(out.map(({ text }) => text)).toEqual([bytes.toString()]);
          else if (out.some((sent) => sent.from === from && sent.text === bytes.toString())) passed++;
          else stopped++;
          if (mode === "observe") continue;
          for (const { text } of out) expect(ambiguity(text)).toBeNull();
        }
        talk.inspection.close();
        expect([...talk.guard.ends.values()].filter((ends) => ends.length !== 1)).toEqual([]);
      },
    );
    await fc.assert(run, { seed: 4104, numRuns: 1000 });
    expect(passed).toBeGreaterThan(300);
    expect(stopped).toBeGreaterThan(800);
  });
});

/** Why readers may differ, by another way of reading than the engine's; null: they do not. */
function ambiguity(text: string): string | null {
  if (text.includes("\ufffd")) return "not UTF-8";
  const messages = [JSON.parse(text) as Record<string, unknown>].flat();
  if (messages.length === 0) return "empty batch";
  for (const message of messages) {
    const { method, params } = message as { method?: unknown; params?: { arguments?: unknown } };
    if (method === "tools/call" && params) delete params.arguments;
    else if (duplicateKey(jsonTree(text)) !== null) return "a key twice";
    const keys = Object.keys(message);
    if (keys.some((key) => /^(?:id|method|params|result|error)$/i.test(key) && key !== key.toLowerCase()))
      return "a key in disguise";
    const kinds = ["method", "result", "error"].filter((key) => key in message);
    if (kinds.length !== 1) return `kinds: ${kinds.join()}`;
    if (!["string", "number", "undefined"].includes(typeof message.id) && message.id !== null) return "id";
  }
  return null;
}
