/**
 * The configuration of an MCP client → declared servers. The file's name and content identify the client.
 * Header and environment values, arguments, and paths and queries of URLs are not kept: they may be secrets, and
 * the kernel layer needs none of them.
 *
 * On failure: a file that cannot be parsed or is of no known client throws ConfigError; a server that cannot be
 * declared is listed in `skipped`, and under fail_closed it is refused like any undeclared one.
 */

import type { Environment } from "../../agents/placeholders.ts";
import type { Config, DeclaredServer } from "../../config/config.ts";
import { deepFreeze } from "../../config/freeze.ts";
import { hostPort, hostText } from "../../registry/host.ts";
import { readClientServers } from "./client-server.ts";
import { declaredServer } from "./declared-server.ts";

export interface SkippedServer {
  name: string;
  /** `.mcp.json:mcpServers.weather` */
  source: string;
  /** Continues the sentence that starts with the name. */
  why: string;
}

export interface ClientConfig {
  client: string;
  servers: readonly DeclaredServer[];
  skipped: readonly SkippedServer[];
}

/**
 * `file` identifies the client and appears in messages; it is not read. `whole`: addresses keep path and query, for
 * callers that connect to them. Throws ConfigError.
 */
export function importClientConfig(
  file: string,
  text: string,
  env: Environment,
  whole = false,
): ClientConfig {
  const { client, servers: read } = readClientServers(file, text, env);
  const base = file.replaceAll("\\", "/").split("/").at(-1) ?? file;
  const servers: DeclaredServer[] = [];
  const skipped: SkippedServer[] = [];
  for (const server of read) {
    const { name, path } = server.found;
    const source = `${base}:${path}`;
    const declared = declaredServer(server, source, { address: whole, args: false });
    if (typeof declared === "string") skipped.push({ name, source, why: declared });
    else servers.push(declared);
  }
  return deepFreeze({ client, servers, skipped });
}

export interface MergedConfig {
  config: Config;
  /** Servers that the importers skipped, and those skipped here. */
  skipped: SkippedServer[];
}

/** The server's location: its address, or its command. */
function placeOf(server: DeclaredServer): string {
  return server.endpoint
    ? hostPort(hostText(server.endpoint.host), server.endpoint.port)
    : `stdio ${server.command ?? ""}`;
}

/**
 * Adds the servers of clients' configurations to those of netmon's own. A client's file, which the agent may be able
 * to write, never changes the location of a server that netmon's configuration declares: an entry with the same id
 * and another location is skipped.
 */
export function withClientServers(own: Config, clients: readonly ClientConfig[]): MergedConfig {
  const { mcp } = own.sandbox;
  const declared = new Map(mcp.servers.map((server) => [server.id, server]));
  const skipped = clients.flatMap((client) => [...client.skipped]);
  const added: DeclaredServer[] = [];
  for (const server of clients.flatMap((client) => [...client.servers])) {
    const first = declared.get(server.id);
    if (!first) added.push(server);
    else if (placeOf(first) !== placeOf(server))
      skipped.push({
        name: server.id,
        source: server.source,
        why: `is declared by ${first.source} with another address, ${placeOf(first)}`,
      });
  }
  if (added.length === 0) return { config: own, skipped };
  const servers = [...mcp.servers, ...added];
  return { config: deepFreeze({ ...own, sandbox: { ...own.sandbox, mcp: { ...mcp, servers } } }), skipped };
}
