/**
 * One response of a chat completion, assembled from the parts of a stream or read from a complete body. Servers that
 * call themselves compatible differ in how they stream tool calls, so these rules apply:
 *
 * - An id that is new at a known index begins another call: Ollama streams every call with index 0.
 * - A part without an index continues the last call, unless it has an id of its own.
 * - Arguments may be an object instead of a text.
 * - Calls count, not the finish reason: Ollama and Google end with `stop` although there are calls.
 *
 * Fails closed. A truncated response throws LoopError, so that none of its calls is made: truncated arguments can still
 * be valid JSON.
 */
import * as z from "zod";
import { LoopError } from "./error.ts";

export interface ToolCall {
  id: string;
  name: string;
  /** JSON as the model wrote it; `""` means no arguments. */
  arguments: string;
}

export interface Answer {
  text: string;
  calls: ToolCall[];
}

const callPart = z.looseObject({
  index: z.number().int().nonnegative().nullish(),
  id: z.string().nullish(),
  function: z
    .looseObject({
      name: z.string().nullish(),
      arguments: z.union([z.string(), z.record(z.string(), z.unknown())]).nullish(),
    })
    .nullish(),
});

const message = z.looseObject({
  content: z.string().nullish(),
  refusal: z.string().nullish(),
  tool_calls: z.array(callPart).nullish(),
});

const chunk = z.looseObject({
  error: z.unknown().optional(),
  choices: z
    .array(
      z.looseObject({
        index: z.number().int().nullish(),
        delta: message.nullish(),
        message: message.nullish(),
        finish_reason: z.string().nullish(),
      }),
    )
    .nullish(),
});

interface OpenCall extends ToolCall {
  index: number | null;
}

/** Maximum characters kept of one response. */
const MAX_CHARS = 16 * 1024 * 1024;

export class AnswerReader {
  readonly #onText: (text: string) => void;
  readonly #calls: OpenCall[] = [];
  #text = "";
  #chars = 0;
  #finish: string | null = null;

  constructor(onText: (text: string) => void) {
    this.#onText = onText;
  }

  /** Adds one chunk of a stream, or the complete body. Throws LoopError. */
  add(value: unknown): void {
    const read = chunk.safeParse(value);
    if (!read.success)
      throw new LoopError("endpoint", `not a chat completion: ${z.prettifyError(read.error)}`);
    const { error, choices } = read.data;
    if (error !== undefined && error !== null)
      throw new LoopError("endpoint", `the model's answer ended with an error: ${errorText(error)}`);
    for (const choice of choices ?? []) {
      if ((choice.index ?? 0) !== 0) continue; // only one response was requested
      const part = choice.delta ?? choice.message;
      this.#addText(part?.content ?? "");
      this.#addText(part?.refusal ?? "");
      for (const call of part?.tool_calls ?? []) this.#addCall(call);
      this.#finish = choice.finish_reason ?? this.#finish;
    }
  }

  /** Returns the complete response. Throws LoopError. */
  end(): Answer {
    const finish = this.#finish;
    if (finish === null) throw new LoopError("cut", "the answer ended before the model had finished it");
    if (finish === "length") throw new LoopError("cut", "the model's answer was cut at its maximum length");
    if (finish === "content_filter") throw new LoopError("cut", "the endpoint's filter cut the answer");
    if (this.#calls.length === 0 && (finish === "tool_calls" || finish === "function_call"))
      throw new LoopError("no_calls", "the model announces tool calls but names none");
    const ids = new Set<string>();
    const calls = this.#calls.map(({ id, name, arguments: text }, at) => {
      const own = id === "" || ids.has(id) ? `call_${at}_${ids.size}` : id;
      ids.add(own);
      return { id: own, name, arguments: text };
    });
    return { text: this.#text, calls };
  }

  #addText(text: string): void {
    if (text === "") return;
    this.#count(text.length);
    this.#text += text;
    this.#onText(text);
  }

  #addCall(part: z.output<typeof callPart>): void {
    const call = this.#open(part.index ?? null, part.id ?? "");
    const { name, arguments: args } = part.function ?? {};
    const text = typeof args === "string" ? args : args ? JSON.stringify(args) : "";
    this.#count(text.length + (name?.length ?? 0));
    // some servers repeat the full name in every part
    if (name && call.name !== name) call.name += name;
    call.arguments += text;
  }

  #open(index: number | null, id: string): OpenCall {
    const known = index === null ? this.#calls.at(-1) : this.#calls.findLast((call) => call.index === index);
    const continues = known !== undefined && (id === "" || known.id === "" || known.id === id);
    if (continues) {
      if (known.id === "") known.id = id;
      return known;
    }
    const call = { index, id, name: "", arguments: "" };
    this.#calls.push(call);
    return call;
  }

  #count(chars: number): void {
    this.#chars += chars;
    if (this.#chars > MAX_CHARS)
      throw new LoopError("endpoint", `the answer has more than ${MAX_CHARS} characters`);
  }
}

/** Returns the message of an error object as OpenAI documents it, otherwise its JSON; cut. */
export function errorText(error: unknown): string {
  const text = z.looseObject({ message: z.string() }).safeParse(error);
  return (text.success ? text.data.message : typeof error === "string" ? error : JSON.stringify(error)).slice(
    0,
    500,
  );
}
