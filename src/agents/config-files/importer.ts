/**
 * The interface of MCP clients' file formats, so that all other code is the same for all clients.
 */

import { pathText } from "../../config/error.ts";
import { isObject, type JsonObject } from "../../framing/json-document.ts";
import type { Placeholders } from "./placeholders.ts";

export type ClientName =
  | "claude-code"
  | "claude-desktop"
  | "cursor"
  | "windsurf"
  | "zed"
  | "vscode"
  | "codex"
  | "gemini"
  | "opencode";

export { isObject, type JsonObject };

/** A server as the client's file has it. */
export interface FoundServer {
  name: string;
  /** Where in the file: `mcpServers.weather`. */
  path: string;
  /** The same, key by key. */
  keys: readonly string[];
  /** What stands there; {} where it is not an object. */
  entry: JsonObject;
  /** What the client calls the fields of the command and the address. */
  fields: { command: string; url: string };
  /** The file says sse, or its address does. */
  sse: boolean;
  url: string | null;
  command: string | null;
  args: readonly string[];
  /** Why the client does not use it; null: it does. */
  unused: string | null;
}

export interface ClientImporter {
  client: ClientName;
  /** The client reads comments and trailing commas. */
  comments: boolean;
  placeholders: Placeholders;
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

/** The entries of the map at a path, in the shape most clients share: command and args, or type and url. */
export function serversAt(document: JsonObject, ...path: string[]): FoundServer[] {
  return Object.entries(path.reduce(objectAt, document)).map(([name, value]) => {
    const entry = isObject(value) ? value : {};
    const { type, url, command, args } = entry;
    const says = type === undefined && typeof url === "string" && isSseUrl(url);
    return {
      name,
      path: pathText([...path, name]),
      keys: [...path, name],
      entry,
      fields: { command: "command", url: "url" },
      sse: type === "sse" || says,
      url: textOrNull(url),
      command: textOrNull(command),
      args: textList(args),
      unused: unusedReason(value),
    };
  });
}

/** As servers of HTTP+SSE call their stream. */
export function isSseUrl(url: string): boolean {
  return /\/sse\/?(?:[?#]|$)/.test(url);
}

function unusedReason(entry: unknown): string | null {
  if (!isObject(entry)) return "is not an object";
  if (entry.disabled === true || entry.enabled === false) return "is disabled in the client";
  if (entry.type === "sdk") return "runs inside the client: it has no address";
  return null;
}
