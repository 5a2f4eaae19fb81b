/** The interface of MCP clients' file formats, so that all other code is independent of the client. */

import { isObject, type JsonObject } from "../framing/json-document.ts";
import { pathText } from "../framing/path-text.ts";
import type { Placeholders } from "./placeholders.ts";

export { isObject, type JsonObject };

/** A server as written in the client's file. */
export interface FoundServer {
  name: string;
  /** Path in the file: `mcpServers.weather`. */
  path: string;
  /** The same path as a list of keys. */
  keys: readonly string[];
  /** The value at the path; {} unless it is an object. */
  entry: JsonObject;
  /** The client's names of the command and address fields. */
  fields: { command: string; url: string };
  /** Whether the file or the address says SSE. */
  sse: boolean;
  url: string | null;
  command: string | null;
  args: readonly string[];
  env: Readonly<Record<string, string>>;
  /** Variables of the client's own environment that the server gets; the others depend on the client. */
  forwarded: readonly string[];
  cwd: string | null;
  headers: Readonly<Record<string, string>>;
  /** Headers whose values are variables of the client's environment, after a prefix. */
  variableHeaders: Readonly<Record<string, { prefix: string; variable: string }>>;
  /** Why the client does not use it; null: it does. */
  unused: string | null;
}

export interface ClientImporter {
  /** Its name in messages and records. */
  client: string;
  /** The format of its entries, if clients share it; else it is the client's alone. */
  format?: string;
  /** The language of its files; missing: JSON. */
  language?: "toml" | "yaml";
  /** Whether the client accepts comments and trailing commas. */
  comments: boolean;
  placeholders: Placeholders;
  /** Its form is shared by other clients, so that the others are tried first. */
  fallback?: true;
  /** Whether the client starts commands with a shell, which splits a command line into words. */
  shell?: true;
  /** `file` has forward slashes. */
  matches(file: string, document: JsonObject): boolean;
  servers(document: JsonObject): FoundServer[];
}

/** The object under a key, or an empty one. */
export function objectAt(value: unknown, key: string): JsonObject {
  const child = isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined;
  return isObject(child) ? child : {};
}

export function textOrNull(value: unknown): string | null {
  return typeof value === "string" && value !== "" ? value : null;
}

export function textList(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === "string") : [];
}

/** The members that are texts, or that a client turns into text. */
export function texts(value: unknown): Record<string, string> {
  return Object.fromEntries(
    Object.entries(isObject(value) ? value : {}).flatMap(([key, member]) =>
      /^(?:string|number|boolean)$/.test(typeof member) ? [[key, String(member)]] : [],
    ),
  );
}

/** The entries of the map at a path, in the format most clients share: command and args, or type and url. */
export function serversAt(document: JsonObject, ...path: string[]): FoundServer[] {
  return Object.entries(path.reduce(objectAt, document)).map(([name, value]) =>
    serverAt(name, [...path, name], value),
  );
}

/** The entries of the list at a path, each with its name in it. */
export function listedServers(document: JsonObject, ...path: string[]): FoundServer[] {
  const list = objectAt({ at: path.slice(0, -1).reduce(objectAt, document) }, "at")[path.at(-1) ?? ""];
  return (Array.isArray(list) ? list : []).map((value: unknown, at) => {
    const name = isObject(value) ? textOrNull(value.name) : null;
    const found = serverAt(name ?? `[${at}]`, [...path, String(at)], value);
    return {
      ...found,
      path: pathText([...path, at]),
      unused: found.unused ?? (name === null ? "has no name" : null),
    };
  });
}

function serverAt(name: string, keys: readonly string[], value: unknown): FoundServer {
  const entry = isObject(value) ? value : {};
  const { type, url, command, args } = entry;
  const impliesSse = type === undefined && typeof url === "string" && isSseUrl(url);
  return {
    name,
    path: pathText(keys),
    keys,
    entry,
    fields: { command: "command", url: "url" },
    sse: type === "sse" || impliesSse,
    url: textOrNull(url),
    command: textOrNull(command),
    args: textList(args),
    env: texts(entry.env ?? entry.environment),
    forwarded: [],
    cwd: textOrNull(entry.cwd),
    headers: texts(entry.headers),
    variableHeaders: {},
    unused: unusedReason(value),
  };
}

/** Words by which an entry says that its server is on the network, or a program. */
const NETWORK = /^(?:sse|wss?|websocket|remote|(?:streamable[-_ ]?)?https?)$/i;
const PROGRAM = /^(?:stdio|local|command)$/i;

/** Whether an entry names a command and an address: clients differ in which of them they use. */
export function namesBoth({ command, url }: FoundServer): boolean {
  return command !== null && url !== null;
}

/** A server with either a command or an address: the one that its entry's `type` or `transport` says, else the command. */
export function withOnePlace(found: FoundServer): FoundServer {
  if (!namesBoth(found)) return found;
  const words = [found.entry.type, found.entry.transport].filter((one) => typeof one === "string");
  const isNetwork = words.some((word) => NETWORK.test(word)) && !words.some((word) => PROGRAM.test(word));
  return isNetwork ? { ...found, command: null, args: [] } : { ...found, url: null, sse: false };
}

/** Reports whether it looks like the stream URL of an HTTP+SSE server. */
export function isSseUrl(url: string): boolean {
  return /\/sse\/?(?:[?#]|$)/.test(url);
}

function unusedReason(entry: unknown): string | null {
  if (!isObject(entry)) return "is not an object";
  if (entry.disabled === true || entry.enabled === false) return "is disabled in the client";
  if (entry.type === "sdk") return "runs inside the client: it has no address";
  return null;
}

export function someServer(document: JsonObject, key: string, test: (entry: JsonObject) => boolean): boolean {
  return Object.values(objectAt(document, key)).some((entry) => isObject(entry) && test(entry));
}

/** Settings with others over them; objects in both are joined. */
export function merged(below: JsonObject, above: JsonObject): JsonObject {
  const both = Object.entries(above).map(([key, value]) => {
    const there = below[key];
    return [key, isObject(there) && isObject(value) ? merged(there, value) : value] as const;
  });
  return { ...below, ...Object.fromEntries(both) };
}

/** The members of `above`, over what the objects below have under their names, the overridden ones first. */
export function overridden(below: readonly JsonObject[], above: JsonObject): JsonObject {
  const all = [...below, above].reduce(merged, {});
  return Object.fromEntries(Object.keys(above).map((name) => [name, all[name]]));
}
