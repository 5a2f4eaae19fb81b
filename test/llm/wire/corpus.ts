/**
 * The conformance corpus: streams and bodies written from the documented formats, replayed through a wire format in
 * every split, and read back by the vendor's own SDK.
 *
 * A fixture is `test/fixtures/wire/FOLDER/NAME.sse`, `NAME.array.json` (a streamed JSON array) or `NAME.json` (a whole
 * response), with `NAME.expect.json` of the type Expectation. In a test file:
 *
 *     corpusSuite("openai-chat", openaiChat, readWithSdk);
 *
 * replays every fixture of the folder for every plan of its expectation and compares the calls that the judge saw and
 * the result of `readWithSdk` for the output. For other cases:
 *
 *     const fixture = fixtureOf("openai-chat", "one-call.sse");
 *     const { output, calls, cut } = replay(openaiChat, fixture, "block-second", { split: byBytes });
 *     const same = replayEverySplit(openaiChat, fixture, "block");  // throws if splits differ
 */
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { StreamFraming } from "../../../src/framing/frame.ts";
import { jsonArrayFraming } from "../../../src/framing/json-array.ts";
import { sseFraming } from "../../../src/framing/sse.ts";
import { readAnswer } from "../../../src/llm/json-document.ts";
import type { AnswerScope, Judge, ToolCall, WireFormat } from "../../../src/llm/wire.ts";
import { STRICT, UnreadableError } from "../../../src/llm/wire.ts";
import { random } from "./random.ts";

export type FixtureKind = "sse" | "array" | "json";

/** Which calls, in the order the judge sees them, are blocked: all, none, one, or all but one. */
export type Plan = "allow" | "block" | `${"block" | "allow"}-${"first" | "second" | "third"}`;

export interface ExpectedCall {
  name: string;
  id?: string;
  /** The arguments parsed where they are JSON text, else the text. */
  input: unknown;
  /** Left out: null, null, "client" and null. */
  namespace?: string;
  server?: string;
  executedBy?: "provider" | "either";
  flaw?: "too_large" | "malformed";
  /** Only where the input is the free text of a custom tool. */
  kind?: "text";
}

export interface Expectation {
  calls: ExpectedCall[];
  /** What the SDK makes of the output: its shape is the reader's. `terminate:` is of stream_block terminate. */
  plans: { readonly [plan in Plan | `terminate:${Plan}`]?: unknown };
  /** What waited for a verdict comes after what did not: where nothing is blocked only the order changes. */
  reordered?: true;
  /** Calls in a form that clients read differently leave in another; where nothing is blocked, too. */
  rewritten?: true;
  /** Types that netmon does not know and that may pass here. */
  allowTypes?: string[];
  /** Calls the judge sees where a plan ends the answer early; left out: all of them. */
  judged?: { readonly [plan in `terminate:${Plan}`]?: number };
}

export interface Fixture {
  name: string;
  kind: FixtureKind;
  bytes: Buffer;
  expectation: Expectation;
}

export interface ReplayOptions {
  split?: Split;
  onBlock?: "rewrite" | "terminate";
  maxBlockBytes?: number;
  /** Default: the fixture's `allowTypes`. */
  scope?: AnswerScope;
}

export function scopeOf(allowTypes: readonly string[] = []): AnswerScope {
  return {
    ...STRICT,
    unknownType: (what, type) => {
      if (!allowTypes.includes(type)) STRICT.unknownType(what, type);
    },
  };
}

export interface Replay {
  /** What the client gets. */
  output: Buffer;
  /** What the judge saw. */
  calls: ToolCall[];
  /** The answer ended inside a call. Always false for a whole body. */
  cut: boolean;
  finished: boolean;
  /** The largest heldBytes after a push. */
  held: number;
  /** What push, end or rewrite threw; `output` is what had been sent until then. */
  error: UnreadableError | null;
}

/** Cuts the input into the pieces in which it arrives. */
export type Split = (fixture: Fixture) => Buffer[];

const ROOT = new URL("../../fixtures/wire/", import.meta.url);
const KINDS: readonly [string, FixtureKind][] = [
  [".expect.json", "json"],
  [".array.json", "array"],
  [".json", "json"],
  [".sse", "sse"],
];

/** Text of a blocked call, so that expectations can name it: `[blocked NAME]`. */
export function blockedText(call: ToolCall): string {
  return `[blocked ${call.namespace === null ? "" : `${call.namespace}/`}${call.name}]`;
}

export function planJudge(plan: Plan): { judge: Judge; calls: ToolCall[] } {
  const calls: ToolCall[] = [];
  const [action, place] = plan.split("-") as ["allow" | "block", string | undefined];
  const only = place === undefined ? null : ["first", "second", "third"].indexOf(place);
  const other = action === "block" ? "allow" : "block";
  const judge: Judge = (call) => {
    const verdict = only === null || calls.length === only ? action : other;
    calls.push(call);
    return { action: verdict, text: blockedText(call) };
  };
  return { judge, calls };
}

export const whole: Split = ({ bytes }) => [bytes];
export const byBytes: Split = ({ bytes }) => [...bytes].map((byte) => Buffer.of(byte));
export const byEvents: Split = ({ kind, bytes }) => {
  const pieces = eventsOf(kind, bytes).map((event) => Buffer.from(event.raw));
  const rest = bytes.subarray(pieces.reduce((size, piece) => size + piece.length, 0));
  return rest.length > 0 ? [...pieces, rest] : pieces;
};
export function atRandom(seed: number): Split {
  return ({ bytes }) => {
    const next = random(seed);
    const pieces: Buffer[] = [];
    for (let at = 0; at < bytes.length; ) {
      const size = 1 + Math.floor(next() ** 3 * 400);
      pieces.push(bytes.subarray(at, at + size));
      at += size;
    }
    return pieces;
  };
}

export const SPLITS: Readonly<Record<string, Split>> = {
  whole,
  byBytes,
  byEvents,
  random1: atRandom(1),
  random2: atRandom(2),
};

export function replay(
  format: WireFormat,
  fixture: Fixture,
  plan: Plan,
  options: ReplayOptions = {},
): Replay {
  const { judge, calls } = planJudge(plan);
  const scope = scopeOf(fixture.expectation.allowTypes);
  return { ...run(format, fixture, judge, { scope, ...options }), calls };
}

/** The same with a judge of one's own. */
export function run(
  format: WireFormat,
  fixture: Pick<Fixture, "kind" | "bytes">,
  judge: Judge,
  options: ReplayOptions = {},
): Omit<Replay, "calls"> {
  const result = { output: Buffer.alloc(0), cut: false, finished: false, held: 0, error: null };
  if (fixture.kind === "json") {
    try {
      return {
        ...result,
        output: Buffer.from(format.rewrite(readAnswer(fixture.bytes.toString("utf8")), judge, options.scope)),
      };
    } catch (error) {
      return { ...result, error: unreadable(error) };
    }
  }
  const framing = framingOf(fixture.kind);
  const splitter = framing.splitter({ maxEventBytes: 16 << 20 });
  const writer = framing.writer();
  const filter = format.stream(judge, {
    onBlock: options.onBlock ?? "rewrite",
    maxBlockBytes: options.maxBlockBytes ?? 1 << 20,
    ...(options.scope ? { scope: options.scope } : {}),
  });
  const out: Uint8Array[] = [];
  let held = 0;
  const state = (error: UnreadableError | null, cut = false) => ({
    output: Buffer.concat(out),
    cut,
    finished: filter.finished,
    held,
    error,
  });
  const pushAll = (events: ReturnType<typeof splitter.push>): boolean => {
    for (const event of events) {
      for (const frame of filter.push(event)) out.push(writer.write(frame));
      held = Math.max(held, filter.heldBytes);
      if (filter.finished) {
        out.push(writer.end(null));
        return true;
      }
    }
    return false;
  };
  try {
    for (const piece of (options.split ?? whole)(fixture as Fixture)) {
      if (pushAll(splitter.push(piece))) return state(null);
    }
    const { events, rest } = splitter.end();
    if (pushAll(events)) return state(null);
    const cut = filter.end();
    out.push(writer.end(rest));
    return state(null, cut);
  } catch (error) {
    return state(unreadable(error));
  }
}

function unreadable(error: unknown): UnreadableError {
  if (error instanceof UnreadableError) return error;
  throw error;
}

/** Throws an assertion where the calls or the events of the output depend on the split. */
export function replayEverySplit(
  format: WireFormat,
  fixture: Fixture,
  plan: Plan,
  options: ReplayOptions = {},
): Replay {
  const first = replay(format, fixture, plan, { ...options, split: whole });
  if (fixture.kind === "json") return first;
  const events = dispatched(fixture.kind, first.output);
  for (const [name, split] of Object.entries(SPLITS)) {
    const other = replay(format, fixture, plan, { ...options, split });
    expect(other.calls, `calls, ${name}`).toEqual(first.calls);
    expect(dispatched(fixture.kind, other.output), `output, ${name}`).toEqual(events);
    expect([other.cut, other.finished, other.error], name).toEqual([first.cut, first.finished, first.error]);
  }
  return first;
}

/** The input cut off after each of its events, the last one left out. */
export function truncations(fixture: Fixture): Buffer[] {
  const cuts: Buffer[] = [];
  let at = 0;
  for (const event of eventsOf(fixture.kind, fixture.bytes).slice(0, -1)) {
    at += event.raw.length;
    cuts.push(fixture.bytes.subarray(0, at));
  }
  return cuts;
}

/** Name and data of each event that clients would see. */
export function dispatched(kind: FixtureKind, bytes: Buffer): { event: string | null; data: string }[] {
  return eventsOf(kind, bytes)
    .filter((event) => !event.inert)
    .map(({ event, data }) => ({ event, data }));
}

function eventsOf(kind: FixtureKind, bytes: Buffer) {
  const splitter = framingOf(kind).splitter({ maxEventBytes: 16 << 20 });
  return [...splitter.push(bytes), ...splitter.end().events];
}

function framingOf(kind: FixtureKind): StreamFraming {
  if (kind === "json") throw new Error("a whole body has no events");
  return kind === "sse" ? sseFraming : jsonArrayFraming;
}

function expectUnchanged(fixture: Fixture, output: Buffer): void {
  if (!fixture.expectation.reordered) {
    expect(output.equals(fixture.bytes), "every byte as it came").toBe(true);
    return;
  }
  const sorted = (bytes: Buffer) =>
    eventsOf(fixture.kind, bytes)
      .map((event) => `${event.raw}`)
      .sort();
  expect(sorted(output)).toEqual(sorted(fixture.bytes));
}

/** A call as expectations have it. */
export function asExpected(call: ToolCall): ExpectedCall {
  return {
    name: call.name,
    ...(call.id === "" ? {} : { id: call.id }),
    input: call.input.kind === "json" ? parsed(call.input.text) : call.input.text,
    ...(call.namespace === null ? {} : { namespace: call.namespace }),
    ...(call.server === null ? {} : { server: call.server }),
    ...(call.executedBy === "client" ? {} : { executedBy: call.executedBy }),
    ...(call.flaw === null ? {} : { flaw: call.flaw }),
    ...(call.input.kind === "json" ? {} : { kind: call.input.kind }),
  };
}

function parsed(text: string): unknown {
  if (text === "") return {};
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

export function fixtureNames(folder: string): string[] {
  return readdirSync(new URL(`${folder}/`, ROOT))
    .filter((name) => /\.(?:json|sse)$/.test(name) && !name.endsWith(".expect.json"))
    .sort();
}

export function fixtureOf(folder: string, name: string): Fixture {
  const [suffix, kind] = KINDS.find(([end]) => name.endsWith(end)) ?? ["", "json"];
  const at = (file: string) => readFileSync(new URL(`${folder}/${file}`, ROOT));
  const expectation: Expectation = JSON.parse(
    at(`${name.slice(0, -suffix.length)}.expect.json`).toString("utf8"),
  );
  return { name, kind, bytes: at(name), expectation };
}

/**
 * Tests of every fixture of a folder. `read` gives what the vendor's SDK makes of an output, in the shape that
 * the folder's expectations have.
 */
export function corpusSuite(
  folder: string,
  format: WireFormat,
  read: (output: Buffer, kind: FixtureKind) => Promise<unknown>,
): void {
  describe.each(fixtureNames(folder))(`${folder}/%s`, (name) => {
    const fixture = fixtureOf(folder, name);
    it.each(Object.entries(fixture.expectation.plans))("%s", async (key, seen) => {
      const terminate = key.startsWith("terminate:");
      const plan = key.replace("terminate:", "") as Plan;
      const { output, calls, cut, error } = replayEverySplit(format, fixture, plan, {
        onBlock: terminate ? "terminate" : "rewrite",
      });
      expect(error).toBeNull();
      expect(cut).toBe(false);
      const judged = terminate ? fixture.expectation.judged?.[key as `terminate:${Plan}`] : undefined;
      expect(calls.map(asExpected)).toEqual(fixture.expectation.calls.slice(0, judged));
      if (plan === "allow" && !fixture.expectation.rewritten) expectUnchanged(fixture, output);
      expect(await read(output, fixture.kind)).toEqual(seen);
    });
  });
}
