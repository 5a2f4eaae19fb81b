/**
 * The configuration of an MCP client → declared servers. Which client is told by the file's name and shape.
 * Header and environment values, arguments, paths and queries of URLs are not kept: they may be secrets, and
 * the kernel layer needs none of them.
 *
 * Failure: a file that cannot be parsed or is of no known client throws ConfigError; a server that cannot be
 * declared is listed in `skipped`, and under fail_closed it is refused like any undeclared one.
 */
import { type ParseError, parse as parseJsonc, printParseErrorCode } from "jsonc-parser";
import { parse as parseToml, TomlError } from "smol-toml";
import { hostPort, hostText, parseServerUrl } from "../../registry/host.ts";
import { ValueError } from "../../registry/value-error.ts";
import type { DeclaredServer } from "../config.ts";
import { ConfigError, type ConfigProblem } from "../error.ts";
import { deepFreeze } from "../freeze.ts";
import { checkServerId } from "../schema.ts";
import { bridgedUrl } from "./bridge.ts";
import { claudeCode } from "./claude-code.ts";
import { claudeDesktop } from "./claude-desktop.ts";
import { codex } from "./codex.ts";
import { cursor } from "./cursor.ts";
import { gemini } from "./gemini.ts";
import {
  type ClientImporter,
  type ClientName,
  type FoundServer,
  isObject,
  type JsonObject,
} from "./importer.ts";
import { opencode } from "./opencode.ts";
import { type Environment, expand, missingPlaceholder } from "./placeholders.ts";
import { vscode } from "./vscode.ts";

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

/** `~/.claude.json` keeps the history of conversations and grows to many megabytes. */
export const MAX_CLIENT_CONFIG_CHARS = 128 * 1024 * 1024;

/** The first that matches; the last takes every `mcpServers`. */
const IMPORTERS: readonly ClientImporter[] = [
  codex,
  opencode,
  claudeDesktop,
  gemini,
  vscode,
  cursor,
  claudeCode,
];

/** `file` tells the client and appears in messages; it is not read. Throws ConfigError. */
export function importClientConfig(file: string, text: string, env: Environment): ClientConfig {
  if (text.length > MAX_CLIENT_CONFIG_CHARS)
    throw new ConfigError(file, [whole("larger than any client configuration")]);
  const plain = text.replace(/^\uFEFF/, "");
  const document = file.endsWith(".toml") ? tomlDocument(file, plain) : jsonDocument(file, plain, true);
  const name = file.replaceAll("\\", "/");
  const importer = IMPORTERS.find((candidate) => candidate.matches(name, document));
  if (!importer) {
    const hint =
      "it has none of mcpServers (Claude, Cursor, Gemini), servers (VS Code), mcp (opencode), [mcp_servers] (Codex)";
    throw new ConfigError(file, [whole("not the configuration of an MCP client netmon knows", hint)]);
  }
  if (!importer.comments) jsonDocument(file, plain, false);
  const base = name.split("/").at(-1) ?? name;
  const servers: DeclaredServer[] = [];
  const skipped: SkippedServer[] = [];
  for (const found of importer.servers(document)) {
    const source = `${base}:${found.path}`;
    const declared = declare(found, source, importer, env);
    if (typeof declared === "string") skipped.push({ name: found.name, source, why: declared });
    else servers.push(declared);
  }
  return deepFreeze({ client: importer.client, servers, skipped });
}

const NO_FILTER = { allowed_tools_regex: [], denied_tools_regex: [] };

/** The declaration, or why there is none. */
function declare(
  found: FoundServer,
  source: string,
  importer: ClientImporter,
  env: Environment,
): DeclaredServer | string {
  if (found.unused !== null) return found.unused;
  try {
    const id = checkServerId(found.name);
    const filled = (text: string): string => expand(text, importer.placeholders, env);
    const command = found.command === null ? null : filled(found.command);
    const url = found.url === null ? null : filled(found.url);
    const bridged = url === null && command !== null ? bridgedUrl(command, found.args.map(filled)) : null;
    const target = url ?? bridged;
    const common = { id, args: [], env: {}, headers: {}, tls_fingerprint: null, ...NO_FILTER, source };
    if (target === null) {
      if (command === null) return "has neither a url nor a command";
      return { ...common, type: "stdio", command, url: null, endpoint: null };
    }
    const origin = originOf(target);
    const endpoint = parseServerUrl(origin);
    const scheme = endpoint.secure ? "https" : "http";
    const sse = found.sse || (bridged !== null && /\/sse\/?(?:[?#]|$)/.test(target));
    const address = `${scheme}://${hostPort(hostText(endpoint.host), endpoint.port)}`;
    return { ...common, type: sse ? "sse" : "http", command: null, url: address, endpoint };
  } catch (error) {
    if (error instanceof ValueError) return `cannot be declared: ${error.message}`;
    throw error;
  }
}

/** Scheme, host and port; the rest may hold secrets and placeholders that do not matter here. */
function originOf(url: string): string {
  const origin = /^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i.exec(url)?.[0];
  const missing = missingPlaceholder(origin ?? url);
  if (missing !== null) throw new ValueError(`${missing} is not set, and the address depends on it`);
  if (origin === undefined) throw new ValueError("its url has no scheme and host");
  return origin.replace(/\/\/[^@]*@/, "//");
}

const whole = (message: string, hint: string | null = null): ConfigProblem => ({
  path: "",
  line: 0,
  column: 0,
  message,
  hint,
});

function tomlDocument(file: string, text: string): JsonObject {
  try {
    return parseToml(text);
  } catch (error) {
    if (!(error instanceof TomlError)) throw error;
    // The rest of the message quotes the file, which may hold secrets.
    const message = error.message.split("\n")[0] ?? "invalid TOML";
    throw new ConfigError(file, [{ ...whole(message), line: error.line, column: error.column }]);
  }
}

function jsonDocument(file: string, text: string, comments: boolean): JsonObject {
  const errors: ParseError[] = [];
  const options = { disallowComments: !comments, allowTrailingComma: comments, allowEmptyContent: false };
  let document: unknown;
  try {
    document = parseJsonc(text, errors, options);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw new ConfigError(file, [whole("nested too deeply")]);
  }
  if (errors.length > 0) {
    const hint = comments ? null : "this client reads plain JSON only";
    throw new ConfigError(
      file,
      errors
        .slice(0, 20)
        .map(({ error, offset }) => ({ ...whole(jsonMessage(error), hint), ...placeOf(text, offset) })),
    );
  }
  if (!isObject(document)) throw new ConfigError(file, [whole("the file does not hold a JSON object")]);
  return document;
}

/** `CommaExpected` → `comma expected`. */
function jsonMessage(code: number): string {
  const words = printParseErrorCode(code).replace(/([a-z])([A-Z])/g, "$1 $2");
  return `invalid JSON: ${words.toLowerCase()}`;
}

function placeOf(text: string, offset: number): { line: number; column: number } {
  const before = text.slice(0, offset);
  const line = before.split("\n").length;
  return { line, column: offset - before.lastIndexOf("\n") };
}
