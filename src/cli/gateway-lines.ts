/** What is said of the gateway in words: at its start and at its end. */
import type { EndpointFacts, GatewaySession } from "../app/gateway/gateway-session.ts";
import type { InspectionCounters } from "../event/event.ts";

/** The first line is about the whole, each further one about one endpoint. */
export function gatewayLines(sessionId: string, { url, endpoints, config }: GatewaySession): string[] {
  const { mode, fail_closed } = config.sandbox.mcp;
  const how =
    mode === "enforce"
      ? `ENFORCING${fail_closed ? ", fail closed" : ""}`
      : "OBSERVING ONLY: it reports what enforce would block, and leaves out only what filters do";
  return [`session ${sessionId}: MCP gateway at ${url}, ${how}`, ...endpoints.map(endpointLine)];
}

function endpointLine({ url, server_id, upstream, filters }: EndpointFacts): string {
  const limits = filters.flatMap(({ allowed, denied }) => [
    ...(allowed.length > 0 ? [`allowed ${allowed.join(" ")}`] : []),
    ...(denied.length > 0 ? [`denied ${denied.join(" ")}`] : []),
  ]);
  return `  ${url} → ${server_id} (${upstream})${limits.length > 0 ? `, ${limits.join(", ")}` : ""}`;
}

export function gatewayCountersLine(c: InspectionCounters): string {
  return (
    `${c.messages} messages, ${c.tool_calls} tool calls: ${c.allowed} allowed, ${c.blocked} blocked, ` +
    `${c.would_block} would be blocked; ${c.hidden} hidden, ${c.detections} detections, ` +
    `${c.refused} refused; not readable: ${c.unparsed} unparsed, ${c.too_large} too large; ` +
    `${c.connections_dropped} connections cut off`
  );
}
