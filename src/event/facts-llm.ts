/** Facts of the LLM proxy's events. */
import { countedCall, countedRefusal, type FactsOf, plain, verdictLevel } from "./facts.ts";
import { CALL_REASONS } from "./reasons.ts";

export const LLM_FACTS: FactsOf<
  | "mcp_tool_call_intercepted"
  | "llm_refusal"
  | "llm_request_failed"
  | "netmon_proxy_started"
  | "netmon_proxy_stopped"
> = {
  mcp_tool_call_intercepted: {
    level: verdictLevel,
    words: (e) => [
      e.tool_name || e.wire_name,
      e.server_id ?? "unknown server",
      "asked by the model",
      CALL_REASONS[e.reason] ?? plain(e.reason),
    ],
    counted: (e, server) => countedCall("llm", server, e),
    lanes: () => ["model", "call"],
  },
  llm_refusal: {
    level: verdictLevel,
    counted: (e) => countedRefusal("llm", e),
    lanes: () => ["model"],
  },
  llm_request_failed: {
    level: "low",
    warns: true,
    counted: ({ provider, error, status }) => {
      const failure = error ?? ((status ?? 0) < 500 ? "4xx" : "5xx");
      const help = "Requests that a provider failed to answer.";
      return ["netmon_llm_request_failures_total", help, { provider, failure }];
    },
    lanes: () => ["model"],
  },
  netmon_proxy_started: { level: "informational" },
  netmon_proxy_stopped: { level: "informational" },
};
