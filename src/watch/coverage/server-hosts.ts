/**
 * MCP servers on the network that a session reaches without netmon in front, by their hosts' names alone: what a session
 * sends over TLS nobody reads. Fails open: a name proves nothing, and a server of another name is not found.
 */
import type { McpConfig } from "../../config/config.ts";
import type { BareServer } from "../../event/coverage.ts";
import type { McpNetworkConnection } from "../../event/event.ts";
import { decideServer, serverPolicy } from "../../policy/server.ts";

const MOST_HOSTS = 64;
/** A word of a host's name: `mcp.example.com`, `docs-mcp.example.com`, `mcp-eu.example.com`. */
const NAMED_MCP = /(?:^|[.-])mcp(?:[.-]|$)/i;

export class ServerHosts {
  readonly #found = new Set<string>();

  /** Returns what is new. */
  seen(
    { server_id, protocol, remote_addr, host, name, sni, pid, comm, action }: McpNetworkConnection,
    mcp: McpConfig,
  ): BareServer | null {
    const named = sni ?? host ?? name ?? "";
    if (server_id !== null || protocol !== "tcp" || !NAMED_MCP.test(named)) return null;
    const port = /:(\d+)$/.exec(remote_addr)?.[1] ?? "443";
    const address = `${named}:${port}`;
    if (this.#found.has(address) || this.#found.size >= MOST_HOSTS) return null;
    this.#found.add(address);
    const decision = decideServer(serverPolicy(mcp), named);
    const would_block = action === "allow" && decision.action === "block";
    const scheme = port === "80" ? "http" : "https";
    const url = `${scheme}://${named}${port === "443" || port === "80" ? "" : `:${port}`}/mcp`;
    return {
      server_id: named,
      pid: 0,
      command: "",
      address,
      client_pid: pid,
      client: comm,
      evidence: "host",
      confidence: "low",
      would_block,
      declare: JSON.stringify({ id: named, type: "http", url }),
      text:
        `${comm}[${pid}] ${action === "block" ? "tried to reach" : "reached"} ${address}, by its name an MCP server that is ` +
        `not declared: what it is asked and answers is not inspected${would_block ? `, though ${decision.text}` : ""}. If it ` +
        "is one, declare it and put netmon gateway in front (netmon wrap-config FILE --gateway URL)",
    };
  }
}
