/**
 * Tells the person who waits that an agent hears nothing from its model: the usual first mistake is an address that nobody
 * answers, or an agent that asks past netmon. Fails open: it only says so.
 */
import type { ProxyCounters } from "../../event/event.ts";

export const SILENT_MS = 10_000;

/** null: the model has answered, if only with an error. */
export function silenceText(
  { requests, answers, error_answers, upstream_errors }: Readonly<ProxyCounters>,
  seconds: number,
): string | null {
  if (answers + error_answers > 0) return null;
  const after = `${seconds} s after its start`;
  if (requests === 0)
    return `the agent has asked no model through netmon, ${after}: it waits for something else, or asks another way, which netmon report shows`;
  const failed = upstream_errors > 0 ? `, ${upstream_errors} of them could not be delivered` : "";
  const many = requests === 1 ? "1 request" : `${requests} requests`;
  return `no model has answered the agent, ${after}: ${many}${failed}. Check the addresses above, and that netmon itself reaches them`;
}

/**
 * Calls `say` once if the model is silent for SILENT_MS from now; on a terminal that the agent draws on, only at the end, and if it
 * has stayed silent. Returns what ends the wait.
 */
export function watchSilence(
  counters: Readonly<ProxyCounters>,
  onTerminal: boolean,
  say: (text: string) => void,
): () => void {
  const started = performance.now();
  let waited = false;
  const tell = (): void => {
    const text = silenceText(counters, Math.round((performance.now() - started) / 1000));
    if (text !== null) say(text);
  };
  const timer = setTimeout(() => {
    waited = true;
    if (!onTerminal) tell();
  }, SILENT_MS);
  return () => {
    clearTimeout(timer);
    if (waited && onTerminal) tell();
  };
}
