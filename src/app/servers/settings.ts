/**
 * Which of the declared servers netmon asks for their tools, and how. Only network servers of netmon's own
 * configuration: of those in clients' files neither path nor credentials are kept, and the agent may be able
 * to write them, which would let it send netmon anywhere.
 */
import type { DeclaredServer, McpConfig } from "../../config/config.ts";
import type { ServerAddress } from "../../mcp/client/list-tools.ts";
import { decideServer, serverPolicy } from "../../policy/server.ts";
import { hostPort, hostText } from "../../registry/host.ts";

export interface AskedServer {
  id: string;
  type: "http" | "sse";
  /** `host:port` */
  addr: string;
  address: ServerAddress;
}

/** By id, in order of declaration. */
export function askedServers(mcp: McpConfig): Map<string, AskedServer> {
  const policy = serverPolicy(
    mcp,
    mcp.servers.map((server) => server.id),
  );
  const asked = new Map<string, AskedServer>();
  for (const server of mcp.servers) {
    if (!isOwn(server) || server.type === "stdio" || server.url === null || asked.has(server.id)) continue;
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

/** Network servers that are not asked because they stand in a client's file only. */
export function unaskedImports(mcp: McpConfig): string[] {
  return mcp.servers.filter((s) => !isOwn(s) && s.type !== "stdio").map((s) => s.id);
}

/** `host:port`; '' for stdio. */
export function serverAddr({ endpoint }: DeclaredServer): string {
  return endpoint === null ? "" : hostPort(hostText(endpoint.host), endpoint.port);
}

export function sameServer(a: AskedServer, b: AskedServer): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

function isOwn(server: DeclaredServer): boolean {
  return server.source.startsWith("sandbox.mcp.servers[");
}
