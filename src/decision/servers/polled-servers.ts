/**
 * The declared servers that netmon polls for their tools: only network servers of netmon's own configuration.
 * Servers from clients' files are kept without path and credentials, and the agent may be able to write those
 * files, which would let it send netmon anywhere.
 */

import type { DeclaredServer, McpConfig } from "../../config/config.ts";
import type { ServerAddress } from "../../mcp/client/list-tools.ts";
import { decideServer, serverPolicy } from "../../policy/server.ts";
import { hostPort, hostText } from "../../registry/host.ts";
import { isOwnServer } from "../../registry/own-server.ts";

export interface PolledServer {
  id: string;
  type: "http" | "sse";
  /** `host:port` */
  addr: string;
  address: ServerAddress;
}

/** By id, in order of declaration. */
export function polledServers(mcp: McpConfig): Map<string, PolledServer> {
  const policy = serverPolicy(mcp);
  const asked = new Map<string, PolledServer>();
  for (const server of mcp.servers) {
    if (!isOwnServer(server) || server.type === "stdio" || server.url === null || asked.has(server.id))
      continue;
    if (decideServer(policy, server.id).action === "block") continue;
    const headers = Object.entries(server.headers).map(([name, value]) => [name, value.reveal()]);
    asked.set(server.id, {
      id: server.id,
      type: server.type,
      addr: serverAddr(server),
      address: {
        url: server.url,
        type: server.type,
        headers: Object.fromEntries(headers) as Record<string, string>,
        tlsFingerprint: server.tls_fingerprint,
      },
    });
  }
  return asked;
}

/** Network servers that are not polled because only a client's file declares them. */
export function unpolledImports(mcp: McpConfig): string[] {
  return mcp.servers.filter((s) => !isOwnServer(s) && s.type !== "stdio").map((s) => s.id);
}

/** `host:port`; '' for stdio. */
export function serverAddr({ endpoint }: DeclaredServer): string {
  return endpoint === null ? "" : hostPort(hostText(endpoint.host), endpoint.port);
}

export function sameServer(a: PolledServer, b: PolledServer): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
