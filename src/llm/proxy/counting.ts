/** What the proxy counts of refusals and of calls; the judge counts what becomes of a call. */
import type { LlmRefusalReason, ProxyCounters } from "../../event/event.ts";
import type { Judge } from "../wire.ts";
import type { Exchange, ProxyPorts, Refusal } from "./ports.ts";

/** The other reasons are the policy's, or counted where they happen. */
export const REFUSAL_COUNTERS: Partial<Record<LlmRefusalReason, keyof ProxyCounters>> = {
  unparsed: "unparsed",
  unknown_encoding: "unknown_encodings",
  unknown_endpoint: "unknown_endpoints",
  too_large: "too_large",
};

/** Counts and reports what was refused, or would have been. */
export function report({ counters, refused }: ProxyPorts, refusal: Refusal): void {
  const counter = REFUSAL_COUNTERS[refusal.reason];
  if (counter) counters[counter]++;
  counters[refusal.action === "block" ? "refused" : "would_block"]++;
  refused(refusal);
}

/** The judge of one answer, which also counts that there was a call and how it could be read. */
export function countingJudge({ judge, counters }: ProxyPorts, exchange: Exchange): Judge {
  const verdict = judge(exchange);
  return (call) => {
    counters.tool_calls++;
    if (call.flaw === "malformed") counters.unparsed++;
    else if (call.flaw === "too_large") counters.too_large++;
    return verdict(call);
  };
}
