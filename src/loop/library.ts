/**
 * The loop as a function for other programs: `import { runAgent } from "netmon/loop"`. Its types for them are in
 * deploy/package/loop.d.ts.
 */
import type { ToolCall } from "./answer.ts";
import { LoopError } from "./error.ts";
import { type LoopResult, runLoop } from "./loop.ts";
import type { CallResult, ToolServer } from "./tool-servers.ts";

export { LoopError };

export interface AgentOptions {
  baseUrl: string;
  model: string;
  apiKey?: string;
  prompt: string;
  system?: string;
  servers?: Readonly<Record<string, ToolServer>>;
  maxRounds?: number;
  signal?: AbortSignal;
  onText?(text: string): void;
  onCall?(call: ToolCall): void;
  onResult?(call: ToolCall, result: CallResult): void;
}

export const DEFAULT_ROUNDS = 50;

/** Rejects with LoopError, or the reason of the signal. */
export function runAgent(options: AgentOptions): Promise<LoopResult> {
  const { baseUrl, model, apiKey = null, prompt, system = null, servers = {} } = options;
  const { maxRounds = DEFAULT_ROUNDS, signal = new AbortController().signal } = options;
  const { onText = () => {}, onCall = () => {}, onResult = () => {} } = options;
  return runLoop({
    ...{ endpoint: { baseUrl, model, apiKey }, prompt, system, servers, maxRounds, signal },
    ...{ version: "library", onText, onCall, onResult },
  });
}
