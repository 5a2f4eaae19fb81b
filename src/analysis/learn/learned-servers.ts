/**
 * Servers that the sessions used, in the form that a configuration declares them.
 *
 * Fails closed: a server with an unknown address or command is named and left out.
 */
import type { DeclaredServer } from "../../config/config.ts";
import { withoutSecrets } from "../../decision/servers/declared-event.ts";
import type { McpServerDeclared, ServerType } from "../../event/event.ts";
import { type CurrentConfig, placeholder, safeArguments } from "./current-config.ts";
import type { Evidence } from "./evidence.ts";
import type { Observation, Observations } from "./observation.ts";
import { isVisible } from "./tool-evidence.ts";

export interface LearnedServer {
  /** Keys as in the file. */
  entry: { id: string; type: ServerType } & Record<string, unknown>;
  /** Number of calls of its tools (at the server, otherwise in the model's responses) and of connections to it. */
  calls: number;
  connections: number;
  /** What a person must add or check. */
  notes: string[];
}

export interface ServersLearned {
  servers: LearnedServer[];
  /** Used ids that cannot be declared. */
  unknown: string[];
  /** Declared ids that nothing used. */
  unused: string[];
}

export function learnedServers(evidence: Evidence, present: CurrentConfig): ServersLearned {
  const { tools, network, declared, started } = evidence;
  const own = new Map(present.config.sandbox.mcp.servers.map((server) => [server.id, server]));
  const sum = (all: { use: Observation }[]): number => all.reduce((total, { use }) => total + use.count, 0);
  const used = new Set([
    ...tools.called.all().map(({ server }) => server),
    ...tools.requested.all().map(({ server }) => server),
    ...tools.listed.all().map(({ server }) => server),
    ...network.servers.all().map(({ id }) => id),
    ...started,
  ]);
  const result: ServersLearned = { servers: [], unknown: [], unused: [] };
  for (const id of [...new Set([...own.keys(), ...declared.keys(), ...used])].sort()) {
    const known = own.get(id);
    const recorded = declared.get(id);
    if (!used.has(id)) result.unused.push(id);
    else if (known === undefined && !(recorded && isVisible(recorded.url ?? recorded.command ?? "")))
      result.unknown.push(id);
    else
      result.servers.push({
        ...(known ? entryOf(known) : recordedEntry(recorded!)),
        calls: sum(ofServer(tools.called, id)) || sum(ofServer(tools.requested, id)),
        connections: sum(network.servers.all().filter((server) => server.id === id)),
      });
  }
  return result;
}

function ofServer<T extends { server: string }>(
  uses: Observations<T>,
  id: string,
): (T & { use: Observation })[] {
  return uses.all().filter(({ server }) => server === id);
}

type Entry = Pick<LearnedServer, "entry" | "notes">;

const ADDRESS = "its address may hold a key and is not stored: complete it";

const ARGUMENTS =
  "its arguments may hold a secret and are not stored: until you add them, any arguments are allowed";

/** Returns the entry that declares a server again, from what is recorded of it. */
export function recordedEntry(event: McpServerDeclared): Entry {
  const { server_id: id, server_type: type, url, url_shortened, command } = event;
  if (url !== null) return { entry: { id, type, url }, notes: url_shortened ? [ADDRESS] : [] };
  const args = event.args?.every(isVisible) ? event.args : null;
  const entry = { id, type, command, ...(args !== null && args.length > 0 && { args }) };
  return { entry, notes: args === null ? [ARGUMENTS] : [] };
}

/** Returns the entry that declares a server, without its secrets. */
export function entryOf(server: DeclaredServer): Entry {
  const { id, type, command, url } = server;
  const notes: string[] = [];
  const entry: LearnedServer["entry"] = { id, type };
  if (type === "stdio") {
    const { args, hidden } = safeArguments(server);
    entry.command = command;
    if (args.length > 0) entry.args = args;
    if (hidden)
      notes.push("an argument that may be a secret was left out: put it back in place of the placeholder");
  } else {
    const { shown, shortened } = withoutSecrets(url);
    entry.url = shown;
    if (shortened) notes.push(ADDRESS);
  }
  for (const key of ["env", "headers"] as const) {
    const names = Object.keys(server[key]);
    if (names.length === 0) continue;
    entry[key] = Object.fromEntries(names.map((name) => [name, `\${${placeholder(name)}}`]));
    notes.push(`values of ${key} are left out: put them back in place of the placeholders`);
  }
  if (server.tls_fingerprint !== null) entry.tls_fingerprint = server.tls_fingerprint;
  if (server.require_sni) entry.require_sni = true;
  if (server.allowed_tools_regex.length > 0) entry.allowed_tools_regex = server.allowed_tools_regex;
  if (server.denied_tools_regex.length > 0) entry.denied_tools_regex = server.denied_tools_regex;
  return { entry, notes };
}
