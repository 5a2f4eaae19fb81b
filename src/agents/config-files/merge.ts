/**
 * The servers of clients' configurations beside those of netmon's own.
 *
 * Failure: a client's file, which the agent may be able to write, never moves a server that netmon's own
 * configuration declares: an entry of the same id that leads elsewhere is skipped.
 */

import type { Config, DeclaredServer } from "../../config/config.ts";
import { deepFreeze } from "../../config/freeze.ts";
import { hostPort, hostText } from "../../registry/host.ts";
import type { ClientConfig, SkippedServer } from "./import.ts";

export interface MergedConfig {
  config: Config;
  /** Those the importers skipped, and those skipped here. */
  skipped: SkippedServer[];
}

/** Where a server is reached: its address, or its command. */
function placeOf(server: DeclaredServer): string {
  return server.endpoint
    ? hostPort(hostText(server.endpoint.host), server.endpoint.port)
    : `stdio ${server.command ?? ""}`;
}

export function withClientServers(own: Config, clients: readonly ClientConfig[]): MergedConfig {
  const { mcp } = own.sandbox;
  const declared = new Map(mcp.servers.map((server) => [server.id, server]));
  const skipped = clients.flatMap((client) => [...client.skipped]);
  const added: DeclaredServer[] = [];
  for (const server of clients.flatMap((client) => [...client.servers])) {
    const first = declared.get(server.id);
    if (!first) added.push(server);
    else if (placeOf(first) !== placeOf(server)) {
      skipped.push({
        name: server.id,
        source: server.source,
        why: `is declared by ${first.source} with another address, ${placeOf(first)}`,
      });
    }
  }
  if (added.length === 0) return { config: own, skipped };
  const servers = [...mcp.servers, ...added];
  return { config: deepFreeze({ ...own, sandbox: { ...own.sandbox, mcp: { ...mcp, servers } } }), skipped };
}
