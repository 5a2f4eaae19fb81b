/**
 * The loop as a function for other programs: `import { runAgent } from "netmon/loop"`. Its public types are in
 * deploy/package/loop.d.ts.
 */
import { LoopError } from "./error.ts";
import { type LoopOptions, type LoopResult, runLoop } from "./loop.ts";

export { LoopError };

type Given = Pick<LoopOptions, "prompt"> &
  Partial<Pick<LoopOptions, "servers" | "maxRounds" | "signal" | "onText" | "onCall" | "onResult">>;

export interface AgentOptions extends Given {
  baseUrl: string;
  model: string;
  apiKey?: string;
  system?: string;
}

export const DEFAULT_ROUNDS = 50;

/** Rejects with LoopError, or the reason of the signal. */
export function runAgent(options: AgentOptions): Promise<LoopResult> {
  const { baseUrl, model, apiKey = null, prompt, system = null, servers = {} } = options;
  const { maxRounds = DEFAULT_ROUNDS, signal = new AbortController().signal } = options;
  const { onText = () => {}, onCall = () => {}, onResult = () => {} } = options;
  return runLoop({
    endpoint: { baseUrl, model, apiKey },
    prompt,
    system,
    servers,
    maxRounds,
    signal,
    version: "library",
    onText,
    onCall,
    onResult,
  });
}
