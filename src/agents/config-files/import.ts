/**
 * The configuration of an MCP client → declared servers. The file's name and content identify the client.
 * Header and environment values, arguments, and paths and queries of URLs are not kept: they may be secrets, and
 * the kernel layer needs none of them.
 *
 * On failure: a file that cannot be parsed or is of no known client throws ConfigError; a server that cannot be
 * declared is listed in `skipped`, and under fail_closed it is refused like any undeclared one.
 */
import type { Config, DeclaredServer } from "../../config/config.ts";
import { deepFreeze } from "../../config/freeze.ts";
import { checkServerId } from "../../config/server-id.ts";
import { hostPort, hostText, parseServerUrl } from "../../registry/host.ts";
import { ValueError } from "../../registry/value-error.ts";
import { readClientFile } from "./client-file.ts";
import { otherNames } from "./derived-id.ts";
import { type ClientImporter, type ClientName, type FoundServer, isSseUrl } from "./importer.ts";
import { type Environment, expand, missingPlaceholder } from "./placeholders.ts";
import { bridgedUrl, wrappedCommand, wrappedUrl } from "./wrapped.ts";

export type { ClientName } from "./importer.ts";

export interface SkippedServer {
  name: string;
  /** `.mcp.json:mcpServers.weather` */
  source: string;
  /** Continues the sentence that starts with the name. */
  why: string;
}

export interface ClientConfig {
  client: ClientName;
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
  const { importer, document } = readClientFile(file, text);
  const base = file.replaceAll("\\", "/").split("/").at(-1) ?? file;
  const servers: DeclaredServer[] = [];
  const skipped: SkippedServer[] = [];
  for (const found of importer.servers(document)) {
    const source = `${base}:${found.path}`;
    const declared = declare(found, source, importer, { env, whole });
    if (typeof declared === "string") skipped.push({ name: found.name, source, why: declared });
    else servers.push(declared);
  }
  return deepFreeze({ client: importer.client, servers, skipped });
}

const NO_FILTER = { allowed_tools_regex: [], denied_tools_regex: [] };

/** The declaration, or the reason why there is none. */
function declare(
  found: FoundServer,
  source: string,
  importer: ClientImporter,
  { env, whole }: { env: Environment; whole: boolean },
): DeclaredServer | string {
  if (found.unused !== null) return found.unused;
  try {
    const id = checkServerId(found.name);
    const filled = (text: string): string => expand(text, importer.placeholders, env);
    // a server behind `netmon shim` is the same server, and so is one behind `netmon gateway`
    const { command: program, args } = wrappedCommand(found.command, found.args) ?? found;
    const command = program === null ? null : filled(program);
    const own = wrappedUrl(found.url)?.url ?? found.url;
    const url = own === null ? null : filled(own);
    const bridged = url === null && command !== null ? bridgedUrl(command, args.map(filled)) : null;
    const target = url ?? bridged;
    const common = { id, args: [], env: {}, headers: {}, tls_fingerprint: null, ...NO_FILTER, source };
    if (target === null) {
      if (command === null) return "has neither a url nor a command";
      const names = otherNames(id, command, args.map(filled));
      return { ...common, ...names, type: "stdio", command, url: null, endpoint: null };
    }
    const origin = originOf(target);
    const endpoint = parseServerUrl(origin);
    const scheme = endpoint.secure ? "https" : "http";
    const type = found.sse || (bridged !== null && isSseUrl(target)) ? "sse" : "http";
    const missing = whole ? missingPlaceholder(target) : null;
    if (missing !== null) return `has an address with ${missing}, which is not set`;
    const address = whole ? target : `${scheme}://${hostPort(hostText(endpoint.host), endpoint.port)}`;
    return { ...common, type, command: null, url: address, endpoint };
  } catch (error) {
    if (error instanceof ValueError) return `cannot be declared: ${error.message}`;
    throw error;
  }
}

/** Scheme, host and port; the rest may contain secrets, and placeholders that do not matter here. */
function originOf(url: string): string {
  const origin = /^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i.exec(url)?.[0];
  const missing = missingPlaceholder(origin ?? url);
  if (missing !== null) throw new ValueError(`${missing} is not set, and the address depends on it`);
  if (origin === undefined) throw new ValueError("its url has no scheme and host");
  return origin.replace(/\/\/[^@]*@/, "//");
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
