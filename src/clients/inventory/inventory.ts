/**
 * The MCP servers that the clients of a home or a project are configured with, and what else their agents run. Every
 * file goes through the one reader of clients' files (config-files/client-server.ts); none is changed, and nothing is
 * started.
 *
 * Direction of failure: what cannot be read is named, and the rest is not affected.
 */
import { join, relative } from "node:path";
import { AGENTS } from "../../agents/agents.ts";
import type { AgentConfigFile, SettingsReader } from "../../agents/config-file.ts";
import { type ClientImporter, isObject } from "../../agents/importer.ts";
import type { DeclaredServer } from "../../config/config.ts";
import { isThisMachine } from "../../credentials/destination.ts";
import { type ClientServer, readClientServers } from "../config-files/client-server.ts";
import { declaredServer } from "../config-files/declared-server.ts";
import { wrappedCommand, wrappedUrl } from "../config-files/wrapped.ts";
import {
  CLIENT_CODE,
  type ClientPlace,
  HOME_PLACES,
  PROJECT_PLACES,
  SYSTEM_PLACES,
} from "./client-places.ts";
import { codeAt, type FoundCode } from "./code-files.ts";
import { HomeFiles, type Unread } from "./home-files.ts";
import { isSurelyNetmon } from "./surely-netmon.ts";

export interface ConfiguredServer {
  client: string;
  name: string;
  file: string;
  /** The server's place in the file: `mcpServers.weather`. */
  at: string;
  /** With its arguments and its whole address; null: it cannot be declared, see `why`. */
  declared: DeclaredServer | null;
  /** Why the client does not use it, or netmon cannot; continues the sentence that starts with the name. */
  why: string | null;
  /** Whether netmon is in front of it in this file. */
  wrapped: boolean;
}

export interface Inventory {
  /** `system`: /etc. */
  kind: "home" | "project" | "system";
  directory: string;
  /** Whose rights it was read with. */
  uid: number;
  servers: ConfiguredServer[];
  code: FoundCode[];
  unread: Unread[];
}

/** A file to be read, and how. */
interface Source {
  file: string;
  client: string;
  importer?: ClientImporter;
  accepts?: AgentConfigFile["accepts"][];
  settings?: true;
}

/** Servers of one file. */
const MOST_SERVERS = 1000;

export const SYSTEM_DIRECTORY = "/etc";

/** `directory`: its real path. `home`: of who uses a project. Throws FileError and the errors of open(2). */
export function inventoryOf(kind: Inventory["kind"], directory: string, home = directory): Inventory {
  const files = new HomeFiles(directory);
  const sources = new Map<string, Source>();
  // existence and real paths are looked up by the agents' own code
  if (kind !== "system") files.withRights(() => addAgents(sources, files, directory, home));
  for (const { path, ...place } of placesOf(kind)) {
    const file = join(directory, path);
    if (!sources.has(file)) sources.set(file, { file, ...place });
  }
  const code = kind === "system" ? [] : codeOf(files, directory, kind);
  for (const { client, path } of code.filter(({ kind }) => kind === "plugin"))
    addPlugin(sources, client, path);
  const servers = [...sources.values()].flatMap((source) => serversOf(files, source));
  const uid = files.uid ?? process.geteuid?.() ?? 0;
  return { kind, directory, uid, servers, code, unread: files.unread };
}

function placesOf(kind: Inventory["kind"]): readonly ClientPlace[] {
  if (kind === "system") return SYSTEM_PLACES;
  return kind === "home" ? HOME_PLACES : PROJECT_PLACES;
}

function addAgents(sources: Map<string, Source>, files: HomeFiles, directory: string, home: string): void {
  // what a project's files may do is written in the home
  const settings = home === directory ? files : settingsOf(files, directory, new HomeFiles(home));
  for (const agent of AGENTS) {
    const { name: client, importer } = agent;
    const around = { cwd: directory, home, env: {}, files: settings };
    const found = files.tried(directory, () => agent.configFiles(around));
    for (const { file, accepts } of found ?? []) {
      if (relative(directory, file).startsWith("..")) continue; // of the system, or of the home of a project
      const known = sources.get(file) ?? { file, client, importer, accepts: [] };
      sources.set(file, { ...known, accepts: [...(known.accepts ?? []), accepts], settings: true });
    }
  }
}

function settingsOf(files: HomeFiles, directory: string, homeFiles: HomeFiles): SettingsReader {
  const of = (file: string): HomeFiles => (file.startsWith(`${directory}/`) ? files : homeFiles);
  return {
    text: (file) => of(file).text(file),
    named: (file) => of(file).text(file),
    json: (file) => of(file).json(file),
    toml: (file) => of(file).toml(file),
    names: (path) => of(path).names(path),
    settings: (file) => of(file).settings(file),
  };
}

/** What a plugin brings: its servers are in a file of its own, or in its manifest. */
function addPlugin(sources: Map<string, Source>, client: string, folder: string): void {
  const agent = AGENTS.find(({ name }) => name === client);
  const names = [".mcp.json", ".claude-plugin/plugin.json", "gemini-extension.json", "qwen-extension.json"];
  for (const name of names) {
    const file = join(folder, name);
    const own = name.endsWith("-extension.json") ? agent?.importer : undefined;
    if (!sources.has(file))
      sources.set(file, { file, client, settings: true, ...(own !== undefined && { importer: own }) });
  }
}

function serversOf(files: HomeFiles, source: Source): ConfiguredServer[] {
  const { file, importer, settings } = source;
  const text = files.read(file);
  if (text === null) return [];
  try {
    const { servers } = readClientServers(file, plainServers(file, text), {}, importer);
    if (servers.length > MOST_SERVERS)
      files.note(file, `has ${servers.length} servers, more than are looked at (${MOST_SERVERS})`);
    return servers.slice(0, MOST_SERVERS).map((server) => configured(server, source));
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    if (settings !== true || !/not the configuration of an MCP client/.test(why)) files.note(file, why);
    return [];
  }
}

/** A plugin's file may be the object of servers itself. */
function plainServers(file: string, text: string): string {
  if (!file.endsWith("/.mcp.json") || text.includes('"mcpServers"')) return text;
  try {
    const servers: unknown = JSON.parse(text);
    return isObject(servers) ? JSON.stringify({ mcpServers: servers }) : text;
  } catch {
    return text;
  }
}

function configured(server: ClientServer, { file, client, accepts = [] }: Source): ConfiguredServer {
  const { found } = server;
  const shim = wrappedCommand(found.command, found.args);
  const answers = accepts.map((accept) => accept(found));
  const refused = answers.includes(true) ? undefined : answers.find((answer) => typeof answer === "string");
  const whole = { address: true, args: true };
  const declared =
    unclear(server) ?? declaredServer({ ...server, why: null }, `${file}:${found.path}`, whole);
  return {
    client,
    name: found.name,
    file,
    at: found.path,
    declared: typeof declared === "string" ? null : declared,
    why: server.why ?? (typeof declared === "string" ? declared : ((refused as string | undefined) ?? null)),
    wrapped:
      unclear(server) === null &&
      (shim === null ? wrappedUrl(found.url) !== null : isSurelyNetmon(shim.netmon)),
  };
}

/** Why the entry does not tell what its client starts or reaches; null: it does. */
function unclear({ found, isUnclear }: ClientServer): string | null {
  if (isUnclear) return "has a command and an address: only its client knows which of them it uses";
  const gateway = wrappedUrl(found.url)?.prefix;
  if (gateway === undefined || isThisMachine(new URL(gateway).hostname)) return null;
  return "is reached through an address on another machine, which may be a gateway of netmon or anything else";
}

function codeOf(files: HomeFiles, directory: string, kind: "home" | "project"): FoundCode[] {
  const all = [...AGENTS.map(({ name, code = [] }) => [name, code] as const), ...Object.entries(CLIENT_CODE)];
  return all.flatMap(([client, code]) =>
    code
      .filter(({ only }) => only === undefined || only === kind)
      .flatMap((place) => codeAt(files, directory, client, place)),
  );
}
