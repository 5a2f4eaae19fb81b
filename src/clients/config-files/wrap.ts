/**
 * Puts `netmon shim` in front of the stdio servers of an MCP client's configuration and `netmon gateway` in front of
 * its network servers, and removes both again. It edits the text itself, so that comments, order, indentation and
 * everything else stay the same, byte for byte.
 *
 * On failure: the result is parsed again and compared with the intended one, value by value; a difference outside
 * the commands and addresses throws ConfigError, and nothing is returned.
 */
import { isDeepStrictEqual } from "node:util";
import { type ClientImporter, type FoundServer, type JsonObject, namesBoth } from "../../agents/importer.ts";
import { clientsOwnPlaceholder, expand } from "../../agents/placeholders.ts";
import { settingsFormat } from "../../agents/settings-text.ts";
import { ConfigError, fileProblem } from "../../config/error.ts";
import { checkServerId } from "../../config/server-id.ts";
import { isObject } from "../../framing/json-document.ts";
import { ValueError } from "../../registry/value-error.ts";
import { readClientFile } from "./client-file.ts";
import { objection } from "./client-server.ts";
import { schemeObjection } from "./declared-server.ts";
import { JsonEditor } from "./wrap-json.ts";
import {
  applyEdits,
  type CommandLocation,
  type Edit,
  notWrappable,
  prependText,
  prependWords,
  quoted,
  removeFront,
  removeWords,
  type Span,
} from "./wrap-text.ts";
import { TomlEditor } from "./wrap-toml.ts";
import { YamlEditor } from "./wrap-yaml.ts";
import {
  shimArguments,
  urlFront,
  type WrappedCommand,
  type WrappedUrl,
  wrappedCommand,
  wrappedUrl,
} from "./wrapped.ts";

export interface WrapSettings {
  /** The program that runs the shim, as the client must start it. */
  netmon: string;
  /** Further arguments of `netmon shim`. */
  options: readonly string[];
  /** The origin of the gateway; null: network servers stay unchanged. */
  gateway: string | null;
}

export type ServerState =
  | "wrapped" // by this call or an earlier one
  | "bare" // a stdio server without the shim
  | "network" // reached over the network, without the gateway
  | "other"; // not started by the client, or not understood

export interface ServerOutcome {
  name: string;
  /** `mcpServers.weather` */
  path: string;
  /** State after the call. */
  state: ServerState;
  /** Whether this call changed it. */
  changed: boolean;
  /** For people: the program, the address, or the reason. Without arguments, which may be secrets. */
  detail: string;
}

export interface WrapOutcome {
  client: string;
  text: string;
  servers: ServerOutcome[];
}

/** `only`: names of servers; empty: all of them. Throws ConfigError. */
export function wrapServers(
  file: string,
  text: string,
  settings: WrapSettings,
  only: readonly string[],
): WrapOutcome {
  const { netmon, options, gateway } = settings;
  return rewrite(file, text, only, (server, importer) => {
    const state = stateOf(server, importer);
    if (state === "bare") return { netmon, shim: shimArguments(server.name, options) };
    const prefix = state === "network" && gateway !== null ? urlFront(gateway, server) : null;
    return prefix === null ? null : { prefix };
  });
}

/** Throws ConfigError. */
export function unwrapServers(file: string, text: string, only: readonly string[]): WrapOutcome {
  return rewrite(file, text, only, (server) => (wrapOf(server) === null ? null : "bare"));
}

/** Returns the current state of the servers. Throws ConfigError. */
export function wrapStates(file: string, text: string, only: readonly string[]): WrapOutcome {
  return rewrite(file, text, only, () => null);
}

/** Reports whether `text` is `original` except for shims and gateway, byte for byte. Throws ConfigError. */
export function differsByShimsOnly(file: string, text: string, original: string): boolean {
  const { importer, document } = readClientFile(file, text);
  const shims = new Map(importer.servers(document).map((server) => [keyOf(server), wrapOf(server)]));
  return rewrite(file, original, [], (server) => shims.get(keyOf(server)) ?? null).text === text;
}

type Shim = Pick<WrappedCommand, "netmon" | "shim">;
type UrlPrefix = Pick<WrappedUrl, "prefix">;
/** What to put before a server's command or address; null: leave it unchanged. */
type Change = Shim | UrlPrefix | "bare" | null;

function wrapOf({ command, args, url }: FoundServer): Shim | UrlPrefix | null {
  return command === null ? wrappedUrl(url) : wrappedCommand(command, args);
}

function rewrite(
  file: string,
  text: string,
  only: readonly string[],
  changeOf: (server: FoundServer, importer: ClientImporter) => Change,
): WrapOutcome {
  const mark = text.startsWith("\uFEFF") ? "\uFEFF" : "";
  const plain = text.slice(mark.length);
  const { importer, document } = readClientFile(file, plain);
  const found = importer.servers(document);
  const chosen = found.filter(({ name }) => only.length === 0 || only.includes(name));
  const missing = only.find((name) => !found.some((server) => server.name === name));
  if (missing !== undefined) throw noSuchServer(file, missing, found);
  const changes = chosen.map((server) => ({ server, change: changeOf(server, importer) }));
  const meant = changes.flatMap(({ server, change }) => (change === null ? [] : [{ server, change }]));
  const editor = new EDITORS[settingsFormat(file)](file, plain);
  const edits = meant.flatMap(({ server, change }) => {
    const { keys, fields, command } = server;
    return command === null
      ? [urlEdit(plain, editor.text(keys, fields.url), change)]
      : editsFor(plain, editor.command(keys, fields.command), server, change);
  });
  const after = applyEdits(plain, edits);
  const outcomes = edits.length > 0 ? check(file, plain, after, meant) : document;
  const now = new Map(importer.servers(outcomes).map((server) => [keyOf(server), server]));
  return {
    client: importer.client,
    text: mark + after,
    servers: [
      ...changes.map(({ server, change }) =>
        outcome(now.get(keyOf(server)) ?? server, importer, change !== null),
      ),
      ...(only.length === 0 ? unreadServers(document, found).map(unread) : []),
    ],
  };
}

const EDITORS = { json: JsonEditor, toml: TomlEditor, yaml: YamlEditor };

function urlEdit(text: string, url: Span, change: NonNullable<Change>): Edit {
  return change === "bare" ? removeFront(text, url) : prependText(text, url, (change as UrlPrefix).prefix);
}

function editsFor(
  text: string,
  location: CommandLocation,
  server: FoundServer,
  change: NonNullable<Change>,
): Edit[] {
  const shimLength = change === "bare" ? wrappedCommand(server.command, server.args)?.shim.length : undefined;
  if (location.form === "list") {
    if (shimLength !== undefined) return [removeWords(text, location.words, shimLength + 1)];
    const { netmon, shim } = change as Shim;
    return [prependWords(text, location.words, [netmon, ...shim].map(quoted))];
  }
  const { command, args } = location;
  if (shimLength !== undefined) {
    const inner = args?.elements[shimLength];
    if (args === null || inner === undefined) return [];
    return [
      { ...command, text: text.slice(inner.start, inner.end) },
      removeWords(text, args, shimLength + 1),
    ];
  }
  const { netmon, shim } = change as Shim;
  const words = [...shim.map(quoted), location.literal ?? text.slice(command.start, command.end)];
  return [
    { ...command, text: quoted(netmon) },
    args === null ? location.addArgs(`[${words.join(", ")}]`) : prependWords(text, args, words),
  ];
}

/** Parses the new text and returns its values. Throws ConfigError unless exactly the intended ones changed. */
function check(
  file: string,
  before: string,
  after: string,
  changes: readonly { server: FoundServer; change: NonNullable<Change> }[],
): JsonObject {
  const { document: expected } = readClientFile(file, before);
  for (const { server, change } of changes) {
    const entry = server.keys.reduce<unknown>((value, key) => (value as JsonObject)[key], expected);
    Object.assign(entry as object, meantFields(server, entry as JsonObject, change));
  }
  const outcome = parsed(file, after);
  if (outcome !== null && isDeepStrictEqual(outcome, expected)) return outcome;
  const [first] = changes;
  throw notWrappable(file, first?.server.keys ?? [], "it cannot be changed safely: a key may occur twice");
}

/** The intended values of the changed fields of an entry. */
function meantFields(
  { fields, command, args, url }: FoundServer,
  entry: JsonObject,
  change: NonNullable<Change>,
): JsonObject {
  if (command === null) {
    const now = change === "bare" ? wrappedUrl(url)?.url : (change as UrlPrefix).prefix + url;
    return { [fields.url]: now };
  }
  const given = entry[fields.command];
  const words = Array.isArray(given) ? given : [given, ...((entry.args as unknown[] | undefined) ?? [])];
  const shimLength = wrappedCommand(command, args)?.shim.length ?? 0;
  const { netmon, shim } = change === "bare" ? { netmon: "", shim: [] } : (change as Shim);
  const meant = change === "bare" ? words.slice(shimLength + 1) : [netmon, ...shim, ...words];
  return Array.isArray(given)
    ? { [fields.command]: meant }
    : { [fields.command]: meant[0], args: meant.slice(1) };
}

function parsed(file: string, text: string): JsonObject | null {
  try {
    return readClientFile(file, text).document;
  } catch (error) {
    if (error instanceof ConfigError) return null;
    throw error;
  }
}

function stateOf(server: FoundServer, importer: ClientImporter): ServerState {
  if (refusal(server, importer) !== null) return "other";
  if (wrapOf(server) !== null) return "wrapped";
  return server.command !== null ? "bare" : "network";
}

/** Why neither shim nor gateway would accept the server as it is written; null: one of them does. */
function refusal(server: FoundServer, { placeholders, shell }: ClientImporter): string | null {
  const { name, command, args, url, unused } = server;
  if (namesBoth(server))
    return "has a command and an address: only its client knows which of them it uses, so leave one of them out";
  if (command === null && url === null) return unused ?? "has neither a command nor an address";
  const words = wrappedCommand(command, args) ?? server;
  const address = wrappedUrl(url)?.url ?? url;
  const written =
    objection({ ...server, command: words.command, url: address }, shell === true) ?? whyNoId(name);
  if (written !== null || command !== null || address === null) return written;
  const own = clientsOwnPlaceholder(address, placeholders);
  if (own !== null) return `has an address with ${own}, which only the client knows`;
  return schemeObjection(expand(address, placeholders, {}));
}

/** Why a name cannot be a server id; null: it can. */
function whyNoId(name: string): string | null {
  try {
    checkServerId(name);
    return null;
  } catch (error) {
    if (error instanceof ValueError) return error.message;
    throw error;
  }
}

function outcome(server: FoundServer, importer: ClientImporter, changed: boolean): ServerOutcome {
  const { name, path, url, command, args } = server;
  const program = wrappedCommand(command, args)?.command ?? command;
  const place = program ?? originText(wrappedUrl(url)?.url ?? url ?? "");
  const detail = refusal(server, importer) ?? place;
  return { name, path, state: stateOf(server, importer), changed, detail };
}

/** Names under which clients keep servers. */
const SERVERS = /^(?:(?:mcp|context)[_-]?)?servers?$/i;
const MAX_DEPTH = 4;

/**
 * Paths of what looks like servers in a form that the client's importer does not read, such as TOML's
 * `[[mcp_servers]]` or the form of another client: their servers are unknown, which is not the same as none.
 */
function unreadServers(document: JsonObject, found: readonly FoundServer[]): string[] {
  const read = new Set(found.map(({ keys }) => JSON.stringify(keys.slice(0, -1))));
  // a server's words may be deeper in its entry
  const above = new Set(
    found.flatMap(({ keys }) => keys.map((_, depth) => JSON.stringify(keys.slice(0, depth)))),
  );
  const visit = (value: unknown, path: readonly string[]): string[] => {
    if (!isObject(value) || path.length >= MAX_DEPTH) return [];
    return Object.entries(value).flatMap(([key, inner]) => {
      const here = [...path, key];
      if (read.has(JSON.stringify(here))) return [];
      const named = SERVERS.test(key) && here.some((one) => /^(?:mcp|context[_-]?servers$)/i.test(one));
      const entries = Array.isArray(inner) ? inner : Object.values(isObject(inner) ? inner : {});
      if (named && above.has(JSON.stringify(here))) return [];
      if (named && entries.some(isEntry)) return [here.join(".")];
      return visit(inner, here);
    });
  };
  return visit(document, []);
}

function isEntry(value: unknown): boolean {
  return isObject(value) && ["command", "url", "name", "transport", "type"].some((key) => key in value);
}

function unread(path: string): ServerOutcome {
  const detail =
    "servers in a form that netmon cannot read here: it does not know whether they are behind netmon";
  return { name: path, path, state: "other", changed: false, detail };
}

/** Scheme and host only: paths, queries and user names may contain secrets. */
function originText(url: string): string {
  const [, scheme, host] = /^([a-z][a-z0-9+.-]*:\/\/)(?:[^/?#]*@)?([^/?#@]*)/i.exec(url) ?? [];
  return scheme === undefined || host === undefined ? "an address" : scheme + host;
}

function keyOf({ keys }: FoundServer): string {
  return JSON.stringify(keys);
}

function noSuchServer(file: string, name: string, found: readonly FoundServer[]): ConfigError {
  const names = found.map((server) => server.name);
  const hint = names.length === 0 ? "it has no servers at all" : `it has ${names.join(", ")}`;
  return new ConfigError(file, [fileProblem(`it has no server ${JSON.stringify(name)}`, hint)]);
}
