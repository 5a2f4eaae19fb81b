/** Events that are forwarded unread: the same bytes, calls and faults as if each had been read. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { zeroProxyCounters } from "../../../src/event/counters.ts";
import { FramingError, type StreamEvent, type StreamFraming } from "../../../src/framing/frame.ts";
import { canonicalSseFraming } from "../../../src/framing/sse-canonical.ts";
import { anthropicMessages } from "../../../src/llm/anthropic/messages.ts";
import { geminiGenerateContent } from "../../../src/llm/gemini/generate-content.ts";
import { openaiChat } from "../../../src/llm/openai/chat.ts";
import { openaiResponses } from "../../../src/llm/openai/responses.ts";
import type { AnswerContext } from "../../../src/llm/proxy/answer.ts";
import { StreamJudge } from "../../../src/llm/proxy/stream-judge.ts";
import { STRICT, type ToolCall, UnreadableError, type WireFormat } from "../../../src/llm/wire.ts";
import { cutAt, places } from "../../unit/framing/pieces.ts";
import { anthropic } from "../upstream/anthropic.ts";
import { gemini } from "../upstream/gemini.ts";
import { openaiChatSpeaker } from "../upstream/openai-chat.ts";
import { openaiResponsesSpeaker } from "../upstream/openai-responses.ts";
import type { ScriptedEvent, Speaker } from "../upstream/turn.ts";
import { judging } from "./judging.ts";
import { damagedEvents } from "./mutations.ts";

const LIMITS = { maxBlockBytes: 4096, maxEventBytes: 64 << 10, streamBlock: "rewrite" as const };
const FAMILIES: [name: string, speaker: Speaker, format: WireFormat, named: boolean][] = [
  ["Anthropic", anthropic, anthropicMessages, true],
  ["Chat", openaiChatSpeaker, openaiChat, false],
  ["Responses", openaiResponsesSpeaker, openaiResponses, true],
  ["Gemini", gemini, geminiGenerateContent, false],
];
/** With what JSON escapes, other alphabets, and the words and characters that are looked for. */
const TEXT = 'tool_call "quoted"\nline\\ été \u2028 \u{1f600} function_call '.repeat(8);
const WORDS = [
  '"delta":{"text":"y"},',
  '"text":"twice",',
  '"Type":"content_block_start",',
  '"index":1,',
  '"finish_reason":"stop",',
  '"tool_calls":[{"index":0,"function":{"name":"n","arguments":"{}"}}],',
  '"functionCall":{"name":"n","args":{}},',
  '"content_block":{"type":"tool_use","id":"i","name":"n","input":{}},',
  "\u2029",
  "\\ud800",
  "\\x",
  "\n",
];

/** Types of whole events. */
const NAMES = /"type":"((?:content_block|message|response)[a-z_.]+)"/;

interface Passed {
  output: string;
  calls: ToolCall[];
  fault: string | null;
  /** Events that were read. */
  read: number;
}

function events(speaker: Speaker, text: string, ...names: string[]): ScriptedEvent[] {
  const calls = names.map((name) => ({ name, args: { city: "Zürich" } }));
  return speaker.stream({ text, calls, after: text }, 1);
}

function sseOf(data: readonly string[], named: boolean): Buffer {
  const line = (text: string) => (named && nameOf(text) ? `event: ${nameOf(text)}\n` : "");
  return Buffer.from(data.map((text) => `${line(text)}data: ${text}\n\n`).join(""));
}

function nameOf(data: string): string | undefined {
  return NAMES.exec(data)?.[1];
}

function faultOf(run: () => void): string | null {
  try {
    run();
    return null;
  } catch (error) {
    if (error instanceof UnreadableError || error instanceof FramingError) return error.message;
    throw error;
  }
}

function passed(format: WireFormat, pieces: readonly Buffer[]): Passed {
  const { judge, calls } = judging();
  let read = 0;
  const counted: WireFormat = {
    ...format,
    stream: (...options) => {
      const filter = format.stream(...options);
      const push = filter.push.bind(filter);
      filter.push = (frame) => {
        read++;
        return push(frame);
      };
      return filter;
    },
  };
  const writer = canonicalSseFraming.writer();
  const out: Uint8Array[] = [];
  const context = {
    ahead: null,
    format: counted,
    judge,
    scope: STRICT,
    ports: { counters: zeroProxyCounters() },
    options: LIMITS,
  };
  const stream = new StreamJudge(context as unknown as AnswerContext, canonicalSseFraming, "rewrite", {
    event: (event) => out.push(writer.write(event)),
    passed: (bytes) => out.push(Buffer.from(bytes)),
  });
  const fault = faultOf(() => {
    const done = [...pieces.map((piece) => stream.push(piece)), stream.end()];
    if (done.some((waits) => waits instanceof Promise)) throw new Error("a call waits");
  });
  return { output: Buffer.concat(out).toString(), calls, fault, read };
}

/** Each event by itself. */
function readAll(format: WireFormat, bytes: Buffer, framing: StreamFraming = canonicalSseFraming): Passed {
  const { judge, calls } = judging();
  const splitter = framing.splitter(LIMITS);
  const writer = framing.writer();
  const filter = format.stream(judge, { ...LIMITS, onBlock: "rewrite" });
  const out: Uint8Array[] = [];
  let read = 0;
  const all = (found: readonly StreamEvent[]): void => {
    for (const event of found) {
      if (!event.inert) read++;
      for (const frame of event.inert ? [event] : filter.push(event)) out.push(writer.write(frame));
    }
  };
  const fault = faultOf(() => {
    try {
      all(splitter.push(bytes));
      all(splitter.end().events);
    } catch (error) {
      if (error instanceof FramingError) all(error.before);
      throw error;
    }
    filter.end();
  });
  return { output: Buffer.concat(out).toString(), calls, fault, read };
}

function keysReversed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(keysReversed);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, member]) => [key, keysReversed(member)]),
  );
}

const NUMBER = /"sequence_number":(\d+)/;

function numbersRise(data: readonly string[]): boolean {
  const numbers = data.flatMap((text) => NUMBER.exec(text)?.[1] ?? []).map(Number);
  return numbers.every((number, i) => i === 0 || number > numbers[i - 1]!);
}

function unnumbered(output: string): string {
  return output.replaceAll(new RegExp(NUMBER, "g"), "");
}

describe.each(FAMILIES)("%s", (_name, speaker, format, named) => {
  const scripted = events(speaker, TEXT, "allowed", "denied").map(({ data }) => data);

  it("is as if each event had been read, whatever is damaged and however it arrives", () => {
    const fixture = {
      name: "",
      kind: "sse" as const,
      bytes: sseOf(scripted, named),
      expectation: null as never,
    };
    fc.assert(
      fc.property(damagedEvents(fixture, WORDS), places, (data, cuts) => {
        const bytes = sseOf(data, named);
        const { read: all, ...expected } = readAll(format, bytes);
        const { read, ...found } = passed(format, cutAt(bytes, cuts));
        // numbers that do not rise are no sequence: those of later events may differ
        const known = numbersRise(data) ? found : { ...found, output: unnumbered(found.output) };
        expect(known).toEqual(
          known === found ? expected : { ...expected, output: unnumbered(expected.output) },
        );
        expect(read).toBeLessThanOrEqual(all);
      }),
      { seed: 71, numRuns: 400 },
    );
  });

  it.each([
    ["in the order of the provider", (data: string) => data],
    ["in another order", (data: string) => JSON.stringify(keysReversed(JSON.parse(data)))],
  ])("reads one text of many, its keys %s", (_order, written) => {
    const long = events(speaker, "a word or two. ".repeat(2000), "allowed").map(({ data }) =>
      data.startsWith("{") ? written(data) : data,
    );
    const { read, ...found } = passed(format, [sseOf(long, named)]);
    const { read: all, ...expected } = readAll(format, sseOf(long, named));
    expect(found).toEqual(expected);
    expect(found.calls.map(({ name }) => name)).toEqual(["allowed"]);
    expect(all).toBeGreaterThan(3000);
    expect(read).toBeLessThan(100);
  });
});
