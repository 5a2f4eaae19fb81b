/** The proxy's counters of refusals and calls; the judge counts the outcomes of calls. */
import type { LlmRefusalReason, ProxyCounters } from "../../event/event.ts";
import type { Judge } from "../wire.ts";
import type { ProxyPorts, Refusal, RequestContext } from "./ports.ts";

/** Other reasons come from the policy, or are counted elsewhere. */
export const REFUSAL_COUNTERS: Partial<Record<LlmRefusalReason, keyof ProxyCounters>> = {
  unparsed: "unparsed",
  unknown_encoding: "unknown_encodings",
  unknown_endpoint: "unknown_endpoints",
  too_large: "too_large",
  unexpected_answer: "unexpected_answers",
  unknown_type: "unknown_types",
  unknown_conversation: "unknown_conversations",
};

/** Counts and reports what was refused, or in observe would have been. */
export function report({ counters, refused }: ProxyPorts, refusal: Refusal): void {
  const counter = REFUSAL_COUNTERS[refusal.reason];
  if (counter) counters[counter]++;
  counters[refusal.action === "block" ? "refused" : "would_block"]++;
  refused(refusal);
}

/**
 * Returns the judge of one answer, which also counts calls and their flaws. It bounds the size of calls in complete
 * answers; streams bound theirs while they arrive.
 */
export function countingJudge(
  { judge, counters }: ProxyPorts,
  exchange: RequestContext,
  maxBlockBytes: number,
): Judge {
  const verdict = judge(exchange);
  return (said) => {
    const { input } = said;
    const large = Buffer.byteLength(input.text) > maxBlockBytes;
    const call = large ? { ...said, flaw: "too_large" as const, input: { ...input, text: "" } } : said;
    counters.tool_calls++;
    if (call.flaw === "malformed") counters.unparsed++;
    else if (call.flaw === "too_large") counters.too_large++;
    return verdict(call);
  };
}
