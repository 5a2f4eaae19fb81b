/** Summaries of a session's layers: what is active at the start, and the counts at the end. */
import { dnsTrouble } from "../../analysis/report/not-seen.ts";
import type { EndpointFacts, GatewaySession } from "../../app/gateway/gateway-session.ts";
import type { LlmLayer } from "../../app/proxy/llm-layer.ts";
import type { Config } from "../../config/config.ts";
import { postureOf, postureText } from "../../config/posture.ts";
import type { Counters, DnsCounters, InspectionCounters, ProxyCounters } from "../../event/event.ts";
import { shownUrl } from "../../event/shown-url.ts";
import type { Registry } from "../../registry/registry.ts";
import { holesText } from "../../state/claim.ts";
import type { Attached } from "../../watch/session-view.ts";
import type { Watch } from "../../watch/watch.ts";
import { plural } from "./layout.ts";
import { printable } from "./terminal.ts";

/** Returns the one-line summary of the attachment. */
export function attachedLine(session: string, a: Attached): string {
  const { holes = [] } = a;
  const proven = a.verified && holes.length === 0;
  const not = a.verified ? "NOT COVERED" : "NOT VERIFIED";
  const mode =
    a.mode === "observe" ? "observing" : proven ? "ENFORCING" : `attached in enforce mode, ${not},`;
  return [
    `${mode} session ${session} at ${a.cgroup} (${a.target})`,
    `${plural(a.servers, "server")}, ${plural(a.addresses, "address")}`,
    `hooks ${a.hooks.join(" ")}`,
    ...(a.fail_closed ? ["fail closed"] : []),
    ...(a.pinned ? [a.adopted ? "pinned, taken over" : "pinned"] : []),
    ...(proven || (a.verified && a.mode === "observe") ? ["verified by canary"] : []),
    ...(holes.length > 0 ? [printable(`NOT COVERED: ${holesText(holes)}`)] : []),
  ].join("; ");
}

export function countersLine(c: Counters): string {
  return (
    `${c.allow} allowed, ${c.block} blocked, ${c.would_block} would be blocked, ${c.undeclared} undeclared passed; ` +
    `AF_UNIX: ${c.unix_passed} passed; ` +
    `events: ${c.events_emitted} sent, ${c.events_folded} folded, ${c.events_dropped} lost; ${c.unparsed} unreadable`
  );
}

/** Appends the counters of the resolver proxy, if there is one. */
export function watchCountersLine(watch: Pick<Watch, "counters" | "dnsCounters">): string {
  const dns = watch.dnsCounters();
  return [countersLine(watch.counters()), ...(dns === null ? [] : [dnsCountersLine(dns)])].join("; ");
}

/** Returns e.g. `names: 12 asked, 12 answered, 3 without a rule; 4 names at 9 addresses open`. */
export function dnsCountersLine(counters: DnsCounters): string {
  const { queries, answers, other_names, names, addresses } = counters;
  return [
    `names: ${queries} asked, ${answers} answered, ${other_names} without a rule`,
    `${names} names at ${addresses} addresses open`,
    ...dnsTrouble(counters).map(([what, count]) => `${count} ${what}`),
  ].join("; ");
}

/** Returns e.g. `LLM proxy at URL, OBSERVING ONLY: …; 2 servers, 12 tools; anthropic openai …`. */
export function proxyLine(layer: LlmLayer, config: Config, registry: Registry): string {
  const { sandbox, proxy } = config;
  const observing = "OBSERVING ONLY: reports what enforce would block, blocks nothing";
  const mode = postureText(postureOf(config, "llm"), observing);
  const { asked, answered } = layer.servers;
  const tools = registry.servers().reduce((sum, { id }) => sum + registry.toolNames(id).length, 0);
  const silent = asked === answered ? "" : ` (${asked - answered} of ${asked} asked did not answer yet)`;
  return [
    `LLM proxy at ${layer.url}, ${mode}`,
    `${plural(sandbox.mcp.servers.length, "server")}, ${plural(tools, "tool")} known${silent}`,
    upstreamsText(proxy.providers),
  ].join("; ");
}

/** Returns e.g. `anthropic https://api.anthropic.com, openai http://127.0.0.1:4000/v1`, with secrets hidden. */
export function upstreamsText(providers: Readonly<Record<string, string>>): string {
  return Object.entries(providers)
    .map(([name, url]) => `${name} ${shownUrl(url)}`)
    .join(", ");
}

export function proxyCountersLine(c: ProxyCounters): string {
  return (
    `${plural(c.requests, "request")}, ${plural(c.tool_calls, "tool call")}: ${c.allowed} allowed, ${c.blocked} blocked, ` +
    `${c.would_block} would be blocked, ${c.native_tools} native, ${c.unknown_tools} unknown; ` +
    `${c.refused} refused; not readable: ${c.unparsed} unparsed, ${c.unknown_encodings} encodings, ` +
    `${c.unknown_endpoints} endpoints, ${c.too_large} too large, ${c.unexpected_answers} unexpected, ` +
    `${c.unknown_types} of unknown types; ${c.upstream_errors} without an answer, ` +
    `${c.error_answers} answered with an error; ${c.connections_dropped} connections cut off`
  );
}

/** Returns a line about the gateway, then one for each endpoint. */
export function gatewayLines(sessionId: string, { url, endpoints, config }: GatewaySession): string[] {
  const observing = config.mcp.inspection.enabled
    ? "OBSERVING ONLY: reports what enforce would block; only filters hide tools"
    : "INSPECTION OFF (mcp.inspection.enabled: false): only filters hide tools";
  const how = postureText(postureOf(config, "mcp"), observing);
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
