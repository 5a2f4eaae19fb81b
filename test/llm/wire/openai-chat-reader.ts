/** Reads a Chat response with the official OpenAI SDK, and with a client that reads the wire literally. */
import OpenAI from "openai";
import { expect } from "vitest";
import { dispatched, type FixtureKind } from "./corpus.ts";

/** `function_call` stands for the id of an older call. */
export type SeenCall = [id: string, name: string, input: unknown];

export interface SeenChoice {
  index: number;
  content: string | null;
  calls: SeenCall[];
  finish: string | null;
  reasoning?: string;
  signatures?: string[];
  usage?: number;
}

/** A client that gets these bytes as the answer to anything. */
export function clientOf(output: Buffer, kind: FixtureKind, status = 200): OpenAI {
  const contentType = kind === "sse" ? "text/event-stream; charset=utf-8" : "application/json";
  return new OpenAI({
    apiKey: "none",
    maxRetries: 0,
    fetch: async () => new Response(output, { status, headers: { "content-type": contentType } }),
  });
}

const REQUEST = { model: "gpt-5.1", messages: [{ role: "user" as const, content: "Go." }] };

interface WireCall {
  index?: number;
  id?: string;
  type?: string;
  function?: { name?: string; arguments?: unknown };
  custom?: { name?: string; input?: string };
  extra_content?: { google: { thought_signature: string } };
}

interface WireChoice {
  index: number;
  delta?: WireMessage;
  message?: WireMessage;
  finish_reason: string | null;
}

interface WireMessage {
  role?: string;
  content?: string | null;
  reasoning_content?: string | null;
  tool_calls?: WireCall[] | null;
  function_call?: { name?: string; arguments?: string } | null;
}

interface WireAnswer {
  choices: WireChoice[];
  usage?: { total_tokens: number } | null;
}

/** Puts a stream together by `index` alone, as the documentation has it; a body is read as it is. */
export function readWire(output: Buffer, kind: FixtureKind): SeenChoice[] {
  const answers: WireAnswer[] =
    kind === "json"
      ? [JSON.parse(output.toString("utf8"))]
      : dispatched(kind, output)
          .filter(({ data }) => data !== "[DONE]")
          .map(({ data }) => JSON.parse(data));
  const choices = new Map<number, SeenChoice & { older: SeenCall | null }>();
  for (const answer of answers)
    for (const wire of answer.choices ?? []) {
      const choice = choices.get(wire.index) ?? {
        index: wire.index,
        content: null,
        calls: [],
        finish: null,
        older: null,
      };
      choices.set(wire.index, choice);
      add(choice, wire.delta ?? wire.message ?? {});
      choice.finish = wire.finish_reason || choice.finish;
      if (kind === "sse" && answer.usage) choice.usage = answer.usage.total_tokens;
    }
  return [...choices.values()].map(({ older, ...choice }) => ({
    ...choice,
    calls: [...choice.calls, ...(older ? [older] : [])],
  }));
}

function add(choice: SeenChoice & { older: SeenCall | null }, message: WireMessage): void {
  if (message.content) choice.content = (choice.content ?? "") + message.content;
  if (message.reasoning_content) choice.reasoning = (choice.reasoning ?? "") + message.reasoning_content;
  for (const [i, wire] of (message.tool_calls ?? []).entries()) {
    const index = wire.index ?? i;
    choice.calls[index] ??= ["", "", ""];
    const call = choice.calls[index] as SeenCall;
    if (wire.id) call[0] = wire.id;
    call[1] = wire.function?.name || wire.custom?.name || call[1];
    const input = wire.function?.arguments ?? wire.custom?.input ?? "";
    call[2] = typeof input === "string" ? String(call[2]) + input : input;
    const signature = wire.extra_content?.google.thought_signature;
    if (signature) choice.signatures = [...(choice.signatures ?? []), signature];
  }
  if (message.function_call) {
    choice.older ??= ["function_call", "", ""];
    choice.older[1] = message.function_call.name || choice.older[1];
    choice.older[2] = String(choice.older[2]) + (message.function_call.arguments ?? "");
  }
}

/** Reads as above, and holds the SDK to the same, whose stream knows no custom tools. */
export async function readWithSdk(output: Buffer, kind: FixtureKind): Promise<SeenChoice[]> {
  const seen = readWire(output, kind);
  const { completions } = clientOf(output, kind).chat;
  const custom = /"type":"custom"/.test(output.toString("utf8"));
  if (kind === "sse" && custom) {
    for await (const chunk of await completions.create({ ...REQUEST, stream: true }))
      expect(chunk.choices).toBeInstanceOf(Array);
    return seen;
  }
  const completion =
    kind === "sse"
      ? await completions.stream(REQUEST).finalChatCompletion()
      : await completions.create(REQUEST);
  const bySdk = completion.choices.map((choice) => ({
    index: choice.index,
    content: choice.message.content || null,
    calls: [
      ...(choice.message.tool_calls ?? []).map((call) =>
        call.type === "custom"
          ? [call.id, call.custom.name, call.custom.input]
          : [call.id, call.function.name, call.function.arguments],
      ),
      ...(choice.message.function_call
        ? [["function_call", choice.message.function_call.name, choice.message.function_call.arguments]]
        : []),
    ],
    finish: choice.finish_reason,
    role: choice.message.role,
  }));
  expect(bySdk).toEqual(
    seen.map(({ index, content, calls, finish }) => ({ index, content, calls, finish, role: "assistant" })),
  );
  return seen;
}
