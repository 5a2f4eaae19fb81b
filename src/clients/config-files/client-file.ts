/**
 * Parses the text of an MCP client's configuration and recognizes the client.
 *
 * On failure: a file that cannot be parsed or is of no known client throws ConfigError.
 */
import { type ParseError, parse as parseJsonc, printParseErrorCode } from "jsonc-parser";
import { parse as parseToml, TomlError } from "smol-toml";
import { parseDocument } from "yaml";
import { type ClientImporter, isObject, type JsonObject } from "../../agents/importer.ts";
import { type SettingsFormat, settingsFormat } from "../../agents/settings-text.ts";
import { ConfigError, fileProblem } from "../../config/error.ts";
import { CLIENTS } from "./clients.ts";

/** `~/.claude.json` contains the history of conversations and grows to many megabytes. */
const MAX_CLIENT_CONFIG_CHARS = 128 * 1024 * 1024;

export interface ClientFile {
  importer: ClientImporter;
  document: JsonObject;
}

/**
 * `file` identifies the client and appears in messages; it is not read. `own`: the client, if that is known: another's
 * keys in its file, which it ignores, must not make it look like that one's. Throws ConfigError.
 */
export function readClientFile(file: string, text: string, own?: ClientImporter): ClientFile {
  if (text.length > MAX_CLIENT_CONFIG_CHARS)
    throw new ConfigError(file, [fileProblem("larger than any client configuration")]);
  const plain = text.replace(/^\uFEFF/, "");
  const format = settingsFormat(file);
  const document = READERS[format](file, plain);
  const name = file.replaceAll("\\", "/");
  const possible = CLIENTS.filter(({ language = "json" }) => language === format);
  const first = (keys: JsonObject): ClientImporter | undefined =>
    possible.find((candidate) => candidate.matches(name, keys));
  const importer = own ?? first({}) ?? first(document);
  if (!importer) {
    const hint =
      "it has none of mcpServers (Claude, Copilot, Cursor, Gemini, Windsurf), servers (VS Code), context_servers (Zed), mcp (opencode), mcp_servers (Codex, Hermes, Vibe), mcp.servers (gptme)";
    throw new ConfigError(file, [fileProblem("not the configuration of an MCP client netmon knows", hint)]);
  }
  if (format === "json" && !importer.comments) jsonDocument(file, plain, false);
  return { importer, document };
}

const READERS: Readonly<Record<SettingsFormat, (file: string, text: string) => JsonObject>> = {
  json: (file, text) => jsonDocument(file, text, true),
  toml: tomlDocument,
  yaml: yamlDocument,
};

function tomlDocument(file: string, text: string): JsonObject {
  try {
    return parseToml(text);
  } catch (error) {
    if (!(error instanceof TomlError)) throw error;
    // The rest of the message quotes the file, which may contain secrets.
    const message = error.message.split("\n")[0] ?? "invalid TOML";
    throw new ConfigError(file, [{ ...fileProblem(message), line: error.line, column: error.column }]);
  }
}

function yamlDocument(file: string, text: string): JsonObject {
  const document = parseDocument(text, { merge: true });
  if (document.errors.length > 0)
    throw new ConfigError(
      file,
      document.errors.slice(0, 20).map(({ code, pos }) => ({
        // the rest of the message quotes the file, which may contain secrets
        ...fileProblem(`invalid YAML: ${code.replaceAll("_", " ").toLowerCase()}`),
        ...positionOf(text, pos[0]),
      })),
    );
  let value: unknown;
  try {
    value = document.toJS({ maxAliasCount: 100 });
  } catch {
    throw new ConfigError(file, [fileProblem("invalid YAML: its aliases cannot be resolved")]);
  }
  if (value === null) return {};
  if (!isObject(value)) throw new ConfigError(file, [fileProblem("the file does not hold a YAML mapping")]);
  return value;
}

function jsonDocument(file: string, text: string, comments: boolean): JsonObject {
  const plain = plainJson(text);
  if (plain !== undefined) return plain;
  const errors: ParseError[] = [];
  const options = { disallowComments: !comments, allowTrailingComma: comments, allowEmptyContent: false };
  let document: unknown;
  try {
    document = parseJsonc(text, errors, options);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw new ConfigError(file, [fileProblem("nested too deeply")]);
  }
  if (errors.length > 0) {
    const hint = comments ? null : "this client reads plain JSON only";
    throw new ConfigError(
      file,
      errors.slice(0, 20).map(({ error, offset }) => ({
        ...fileProblem(jsonMessage(error), hint),
        ...positionOf(text, offset),
      })),
    );
  }
  if (!isObject(document)) throw new ConfigError(file, [fileProblem("the file does not hold a JSON object")]);
  return document;
}

/** Tries plain JSON first, with the engine's own fast parser: such files may be large. */
function plainJson(text: string): JsonObject | undefined {
  try {
    const document = JSON.parse(text) as unknown;
    return isObject(document) ? document : undefined;
  } catch {
    return undefined;
  }
}

/** `CommaExpected` → `comma expected`. */
function jsonMessage(code: number): string {
  const words = printParseErrorCode(code).replace(/([a-z])([A-Z])/g, "$1 $2");
  return `invalid JSON: ${words.toLowerCase()}`;
}

export function positionOf(text: string, offset: number): { line: number; column: number } {
  const before = text.slice(0, offset);
  const line = before.split("\n").length;
  return { line, column: offset - before.lastIndexOf("\n") };
}
