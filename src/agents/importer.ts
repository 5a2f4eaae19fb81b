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
  return Object.entries(path.reduce(objectAt, document)).map(([name, value]) => {
    const entry = isObject(value) ? value : {};
    const { type, url, command, args } = entry;
    const impliesSse = type === undefined && typeof url === "string" && isSseUrl(url);
    return {
      name,
      path: pathText([...path, name]),
      keys: [...path, name],
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
  });
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
