/**
 * The servers of an MCP client's configuration as that client would start or reach them, with its placeholders
 * filled. It is the only reader of such files: whoever declares, fronts, asks or wraps a server takes it from here.
 * What it returns has arguments, variables and headers, which may be secrets.
 *
 * On failure: a file that cannot be parsed or is of no known client throws ConfigError. A server that is not
 * understood has a reason in place of a start, and the others are not affected.
 */
import { dirname, resolve } from "node:path";
import {
  type ClientImporter,
  type FoundServer,
  isSseUrl,
  type JsonObject,
  namesBoth,
  withOnePlace,
} from "../../agents/importer.ts";
import { type Environment, expand, missingPlaceholder } from "../../agents/placeholders.ts";
import { readClientFile } from "./client-file.ts";
import { bridgedUrl, wrappedCommand, wrappedUrl } from "./wrapped.ts";

/** What the client starts or connects to, without netmon's shim or gateway. Missing values are marked in the texts. */
export type ServerStart =
  | {
      kind: "stdio";
      command: string;
      args: readonly string[];
      env: Readonly<Record<string, string>>;
      cwd: string | null;
      /** The server behind a bridge such as mcp-remote; null: the command is the server. */
      bridged: { url: string; sse: boolean } | null;
    }
  | { kind: "network"; url: string; sse: boolean; headers: Readonly<Record<string, string>> };

export interface ClientServer {
  /** The format of its entry. */
  format: string;
  /** With either a command or an address. */
  found: FoundServer;
  /** Whether its entry names both, so that only its client knows which of them is used. */
  isUnclear: boolean;
  /** Expands the client's placeholders; what cannot be filled stays marked. */
  fill(text: string): string;
  /** null: it cannot be started as it is written. */
  start: ServerStart | null;
  /** Why the client does not, or cannot, use it; continues the sentence that starts with the name. */
  why: string | null;
  /** Optional parts (variables, headers) left out of the start, and why: `API_KEY: ${KEY} is not set`. */
  missing: readonly string[];
}

export interface ClientServers {
  client: string;
  document: JsonObject;
  servers: ClientServer[];
}

/** `file` identifies the client and its project; it is not read. `own`: see readClientFile. Throws ConfigError. */
export function readClientServers(
  file: string,
  text: string,
  env: Environment,
  own?: ClientImporter,
): ClientServers {
  const { importer, document } = readClientFile(file, text, own);
  const { client, format = client, placeholders } = importer;
  const folder = projectFolder(file);
  const fill = (value: string): string => expand(value, placeholders, env, folder);
  const all = importer.servers(document);
  const servers = all.map((written): ClientServer => {
    const found = withOnePlace(written);
    const unreadable = objection(found, importer.shell === true);
    const missing: string[] = [];
    const start = unreadable === null ? startOf(found, fill, env, missing) : null;
    const isUnclear = namesBoth(written);
    return { format, found, isUnclear, fill, start, why: found.unused ?? unreadable, missing };
  });
  return { client, document, servers };
}

/** Why the entry cannot be started as it is written; null: it can. */
export function objection({ command, url }: FoundServer, shell: boolean): string | null {
  if (command === null) return url === null ? "has neither a url nor a command" : null;
  if (url !== null || !isCommandLine(command, shell)) return null;
  return "has a whole command line in command: put the program there, and the other words into args";
}

function startOf(
  found: FoundServer,
  fill: (text: string) => string,
  env: Environment,
  missing: string[],
): ServerStart {
  // a server behind `netmon shim` is the same server, and so is one behind `netmon gateway`
  const own = wrappedUrl(found.url)?.url ?? found.url;
  if (own !== null) {
    const headers = filledTexts(found.headers, fill, missing);
    for (const [name, { prefix, variable }] of Object.entries(found.variableHeaders)) {
      const value = env[variable];
      if (value === undefined) missing.push(`${name}: ${variable} is not set`);
      else headers[name] = prefix + value;
    }
    return { kind: "network", url: fill(own), sse: found.sse, headers };
  }
  const words = wrappedCommand(found.command, found.args) ?? found;
  const command = fill(words.command ?? "");
  const args = words.args.map(fill);
  const bridge = bridgedUrl(command, args);
  const forwarded = found.forwarded.flatMap((name) =>
    env[name] === undefined ? [] : [[name, env[name]] as const],
  );
  if (found.entry.envFile !== undefined) missing.push("the variables of envFile: netmon does not read it");
  return {
    kind: "stdio",
    command,
    args,
    env: { ...Object.fromEntries(forwarded), ...filledTexts(found.env, fill, missing) },
    cwd: found.cwd === null ? null : fill(found.cwd),
    bridged: bridge === null ? null : { url: bridge, sse: isSseUrl(bridge) },
  };
}

/** Leaves out, and names, the texts that need a value nobody here has. */
function filledTexts(
  texts: Readonly<Record<string, string>>,
  fill: (text: string) => string,
  missing: string[],
): Record<string, string> {
  const filled = Object.entries(texts).map(([name, text]) => [name, fill(text)] as const);
  for (const [name, value] of filled) {
    const placeholder = missingPlaceholder(value);
    if (placeholder !== null) missing.push(`${name}: ${placeholder} is not set`);
  }
  return Object.fromEntries(filled.filter(([, value]) => missingPlaceholder(value) === null));
}

/** The directory that holds `.vscode/mcp.json` or its like; null: the file belongs to no project. */
function projectFolder(file: string): string | null {
  const directory = dirname(resolve(file.replaceAll("\\", "/")));
  return /\/\.(?:vscode|cursor)$/.test(directory) ? dirname(directory) : null;
}

/** Words that no file name with spaces goes on with. */
const ARGUMENT = /^(?:--?\w|[/~$"'])/;

/** Reports whether a command is a program and its arguments: clients look up all of it, and a shell splits it. `shell`: the client's shell takes every space as an end. */
export function isCommandLine(command: string, shell: boolean): boolean {
  const [first = "", ...more] = command.trim().split(/\s+/);
  if (more.length === 0) return false;
  // a bare name is looked up on PATH, where no program has a space in its name
  return shell || !/[/\\]/.test(first) || more.some((word) => ARGUMENT.test(word));
}
