/**
 * An agent's loop: queries the model, makes the calls in its response and returns their results, until no call remains.
 *
 * Fails closed. A truncated response makes no call. A call whose arguments are not a JSON object is not made, and the
 * model is informed. The same calls with the same results three times in a row, or too many rounds, end the loop.
 */

import canonicalize from "canonicalize";
import { isObject } from "../framing/json-document.ts";
import type { Answer, ToolCall } from "./answer.ts";
import { ask, type Endpoint, type Message, messageOf } from "./chat.ts";
import { LoopError } from "./error.ts";
import { type CallResult, type ToolServer, ToolServers } from "./tool-servers.ts";

export interface LoopOptions {
  endpoint: Endpoint;
  prompt: string;
  /** Instructions before the prompt; null: none. */
  system: string | null;
  /** Keyed by id. */
  servers: Readonly<Record<string, ToolServer>>;
  /** Maximum requests to the model. */
  maxRounds: number;
  /** netmon's version. */
  version: string;
  /** When aborted, the loop ends its servers and throws the signal's reason. */
  signal: AbortSignal;
  onText?(text: string): void;
  onTools?(names: readonly string[], unnameable: readonly string[]): void;
  onCall?(call: ToolCall): void;
  onResult?(call: ToolCall, result: CallResult): void;
}

export interface LoopResult {
  /** The model's last response. */
  text: string;
  rounds: number;
  calls: number;
}

const MAX_REPEATS = 3;

/** Throws LoopError. */
export async function runLoop(options: LoopOptions): Promise<LoopResult> {
  const { endpoint, signal, version, maxRounds } = options;
  const servers = await ToolServers.start(options.servers, { version, signal });
  try {
    const messages: Message[] = [];
    if (options.system !== null) messages.push({ role: "system", content: options.system });
    messages.push({ role: "user", content: options.prompt });
    const repeats = new Repeats();
    let calls = 0;
    let known = "";
    for (let rounds = 1; rounds <= maxRounds; rounds++) {
      const tools = await servers.offered(signal);
      const names = tools.map(({ name }) => name);
      if (names.join() !== known) options.onTools?.(names, servers.unnameable);
      known = names.join();
      const answer: Answer = await ask(endpoint, {
        messages,
        tools,
        signal,
        onText: (text) => options.onText?.(text),
      });
      messages.push(messageOf(answer));
      if (answer.calls.length === 0) return { text: answer.text, rounds, calls };
      const results: string[] = [];
      for (const call of answer.calls) {
        options.onCall?.(call);
        const result = await make(call, servers, signal);
        options.onResult?.(call, result);
        calls++;
        results.push(result.text);
        messages.push({ role: "tool", tool_call_id: call.id, content: result.text || "(no output)" });
      }
      repeats.add(answer.calls, results);
    }
    throw new LoopError("rounds", `the model still asks for tools after ${maxRounds} rounds`);
  } finally {
    await servers.end();
  }
}

async function make(call: ToolCall, servers: ToolServers, signal: AbortSignal): Promise<CallResult> {
  const args = objectOf(call.arguments);
  if (args === null)
    return { text: "The call was not made: its arguments are not a JSON object.", failed: true };
  return await servers.call(call, args, signal);
}

/** Returns null if the text is not a JSON object. */
function objectOf(text: string): Record<string, unknown> | null {
  if (text.trim() === "") return {};
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? value : null;
  } catch {
    return null;
  }
}

/** Detects rounds with the calls and results of the round before. A poll with a new result is not one. */
class Repeats {
  #last = "";
  #times = 0;

  /** Throws LoopError. */
  add(calls: readonly ToolCall[], results: readonly string[]): void {
    const made = calls.map(({ name, arguments: text }) => [name, objectOf(text) ?? text]);
    const now = canonicalize([made, results]) ?? "";
    this.#times = now === this.#last ? this.#times + 1 : 1;
    this.#last = now;
    if (this.#times === MAX_REPEATS)
      throw new LoopError(
        "repeated",
        `the model makes the same call with the same result ${MAX_REPEATS} times: ${calls.map(({ name }) => name).join(", ")}`,
      );
  }
}
