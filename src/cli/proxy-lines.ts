/** What is said of the LLM proxy in one line: at its start and at its end. */
import type { LlmLayer } from "../app/proxy/llm-layer.ts";
import type { Config } from "../config/config.ts";
import type { ProxyCounters } from "../event/event.ts";
import type { Registry } from "../registry/registry.ts";

const plural = (n: number, word: string): string => `${n} ${word}${n === 1 ? "" : "s"}`;

/** `LLM proxy at URL, OBSERVING ONLY: …; 2 servers, 12 tools; anthropic openai …` */
export function proxyLine(layer: LlmLayer, { sandbox: { mcp }, proxy }: Config, registry: Registry): string {
  const mode =
    mcp.mode === "enforce"
      ? `ENFORCING${mcp.fail_closed ? ", fail closed" : ""}`
      : "OBSERVING ONLY: it reports what enforce would block and blocks nothing";
  const { asked, answered } = layer.servers;
  const tools = registry.servers().reduce((sum, { id }) => sum + registry.toolNames(id).length, 0);
  const silent = asked === answered ? "" : ` (${asked - answered} of ${asked} asked did not answer yet)`;
  return [
    `LLM proxy at ${layer.url}, ${mode}`,
    `${plural(mcp.servers.length, "server")}, ${plural(tools, "tool")} known${silent}`,
    Object.keys(proxy.providers).join(" "),
  ].join("; ");
}

export function proxyCountersLine(c: ProxyCounters): string {
  return (
    `${plural(c.requests, "request")}, ${plural(c.tool_calls, "tool call")}: ${c.allowed} allowed, ${c.blocked} blocked, ` +
    `${c.would_block} would be blocked, ${c.native_tools} native, ${c.unknown_tools} unknown; ` +
    `${c.refused} refused; not readable: ${c.unparsed} unparsed, ${c.unknown_encodings} encodings, ` +
    `${c.unknown_endpoints} endpoints, ${c.too_large} too large; ${c.connections_dropped} connections cut off`
  );
}
