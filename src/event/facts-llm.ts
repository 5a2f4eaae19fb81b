/** Facts of the LLM proxy's events. */
import { callLanes, countedCall, countedRefusal, plain, type SomeFacts, verdictLevel } from "./facts.ts";
import { CALL_REASONS } from "./reasons.ts";

export const LLM_FACTS = {
  mcp_tool_call_intercepted: {
    level: verdictLevel,
    words: (e) => [
      e.tool_name || e.wire_name,
      CALL_REASONS[e.reason] ?? plain(e.reason),
      e.server_id ?? "unknown server",
      "asked by the model",
    ],
    counted: (e, server) => countedCall("llm", server, e),
    lanes: ({ input }) => callLanes(["model", "call"], input),
  },
  mcp_tool_offered: {
    level: (e) =>
      e.status === "listed" || e.status === "unknown" ? "informational" : (e.max_severity ?? "high"),
    words: (e) => [
      e.wire_name,
      e.server_id ?? "unknown server",
      "offered to the model",
      e.status,
      e.max_severity,
    ],
    counted: (e, server) => [
      "netmon_tools_offered_total",
      "Tools that models were offered, each once and when it changed.",
      { server, status: e.status, action: e.action },
    ],
    lanes: () => ["model"],
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
} satisfies SomeFacts;
