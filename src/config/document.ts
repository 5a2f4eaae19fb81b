/**
 * Parses a YAML file into plain values, with the position of each for error messages.
 *
 * js-yaml reads the values, in a tenth of the time that `yaml` takes for its tree. Files that it rejects go to `yaml`,
 * which reports what is wrong and where. A test checks that `yaml` reads whatever js-yaml accepts in the same way.
 *
 * On failure: anything doubtful (duplicate keys, several documents, aliases that multiply, another encoding,
 * unknown tags) is a problem; nothing is repaired.
 */
import { isUtf8 } from "node:buffer";
import { CORE_SCHEMA, load, mapTag } from "js-yaml";
import {
  type Document,
  isAlias,
  isMap,
  isScalar,
  isSeq,
  Lexer,
  LineCounter,
  type Node,
  Parser,
  parseDocument,
} from "yaml";
import { errorMessage } from "../errors/error-message.ts";
import { orElse } from "../errors/or-else.ts";
import { ConfigError, fileProblem } from "./error.ts";

/** A list of 100,000 destinations takes about 4 MB. */
export const MAX_CONFIG_BYTES = 16 * 1024 * 1024;
const MAX_ALIASES = 100;
/** No key exceeds it; deeper values would exhaust the stack when they are walked. */
const MAX_DEPTH = 32;
/** YAML errors cause one another: only the first few are worth fixing. */
const MAX_SYNTAX_PROBLEMS = 20;

export interface YamlDocument {
  /** Plain values; undefined for an empty file. */
  value: unknown;
  /** Position of the value at a path, or of its key; the nearest ancestor's if it has none. */
  locate(path: readonly PropertyKey[], key?: string): { line: number; column: number };
}

/** Throws ConfigError. */
export function decodeText(file: string, bytes: Uint8Array, maxBytes: number): string {
  if (bytes.length > maxBytes)
    throw new ConfigError(file, [fileProblem(`${bytes.length} bytes: larger than the limit of ${maxBytes}`)]);
  if ((bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff))
    throw new ConfigError(file, [fileProblem("the file is UTF-16", "save it as UTF-8")]);
  if (!isUtf8(bytes)) {
    // decoding replaces what is invalid
    const kept = Buffer.from(Buffer.from(bytes).toString());
    const good = bytes.findIndex((byte, i) => byte !== kept[i]);
    const line = kept.subarray(0, good).toString().split("\n").length;
    throw new ConfigError(file, [
      { ...fileProblem(`not UTF-8: byte ${good} is invalid`, "save it as UTF-8"), line, column: 1 },
    ]);
  }
  return new TextDecoder("utf-8").decode(bytes); // removes a byte order mark
}

/** Throws ConfigError. */
export function parseYaml(file: string, text: string): YamlDocument {
  const quick = quickly(text);
  if (quick === null) return placedYaml(file, text);
  let placed: YamlDocument | null = null;
  return {
    value: quick.value,
    locate: (path, key) => {
      placed ??= placedYaml(file, text);
      return placed.locate(path, key);
    },
  };
}

/** Leaves keys that are not text to `yaml`, which keeps them as written. */
const SCHEMA = CORE_SCHEMA.withTags({
  ...mapTag,
  addPair: (map, key, value) => (typeof key === "string" ? mapTag.addPair(map, key, value) : "not text"),
});

/** Matches a directive or anything that looks like a tag, in or outside a value. */
const DIRECTIVE_OR_TAG = /^%|(?:^|[\s,[{])!/m;

/** Returns null unless the text is certainly plain values, without aliases, tags and directives. */
function quickly(text: string): { value: unknown } | null {
  if (DIRECTIVE_OR_TAG.test(text)) return null;
  const options = { schema: SCHEMA, maxAliases: 0, maxDepth: MAX_DEPTH };
  return orElse(() => ({ value: load(text, options) ?? undefined }), null);
}

/** Throws ConfigError. */
function placedYaml(file: string, text: string): YamlDocument {
  checkDepth(file, text);
  const lines = new LineCounter();
  const document = parseDocument(text, {
    lineCounter: lines,
    prettyErrors: false,
    stringKeys: true,
    uniqueKeys: true,
    version: "1.2",
    logLevel: "error",
  });
  const at = (offset: number): { line: number; column: number } => {
    const { line, col } = lines.linePos(offset);
    return { line, column: col };
  };
  const errors = [...document.errors, ...document.warnings];
  if (errors.length > 0)
    throw new ConfigError(
      file,
      errors.slice(0, MAX_SYNTAX_PROBLEMS).map((error) => ({
        path: "",
        ...at(error.pos[0]),
        message: error.code === "MULTIPLE_DOCS" ? "a second document begins here" : error.message,
        hint: syntaxHint(error.code),
      })),
    );
  let value: unknown;
  try {
    value = document.toJS({ maxAliasCount: MAX_ALIASES }) ?? undefined;
  } catch (error) {
    throw new ConfigError(file, [
      fileProblem(errorMessage(error), "write the values out instead of using aliases"),
    ]);
  }
  if (isDeeper(value)) throw tooDeep(file);
  return { value, locate: (path, key) => at(offsetOf(document, path, key)) };
}

/** Reads the text without recursion, which `yaml` uses for the document: it would exhaust the stack. */
function checkDepth(file: string, text: string): void {
  const lines = new LineCounter();
  const parser = new Parser(lines.addNewLine);
  lines.addNewLine(0);
  for (const lexeme of new Lexer().lex(text)) {
    const tokens = parser.next(lexeme);
    while (!tokens.next().done);
    if (parser.stack.length > MAX_DEPTH + 2) throw tooDeep(file, lines.linePos(parser.offset));
  }
}

/** Aliases can nest values deeper than the text, even a value in itself; one that occurs twice is followed once. */
function isDeeper(value: unknown): boolean {
  let level = new Set([value]);
  for (let depth = 0; depth <= MAX_DEPTH; depth++)
    level = new Set(
      [...level].flatMap((one) => (typeof one === "object" && one !== null ? Object.values(one) : [])),
    );
  return level.size > 0;
}

function tooDeep(file: string, { line, col: column } = { line: 0, col: 0 }): ConfigError {
  return new ConfigError(file, [{ ...fileProblem(`nested deeper than ${MAX_DEPTH} levels`), line, column }]);
}

function syntaxHint(code: string): string | null {
  if (code === "DUPLICATE_KEY") return "keep one of them";
  if (code === "TAB_AS_INDENT") return "indent with spaces";
  if (code === "BLOCK_AS_IMPLICIT_KEY") return "quote a text that has a colon before a space or at its end";
  if (code === "MULTIPLE_DOCS") return "one document per file: remove the ---";
  if (code === "TAG_RESOLVE_FAILED") return "tags (!name) have no meaning here";
  return null;
}

function offsetOf(document: Document.Parsed, path: readonly PropertyKey[], key: string | undefined): number {
  let node: unknown = document.contents;
  let offset = 0;
  for (const part of key === undefined ? path : [...path, key]) {
    if (isAlias(node)) node = node.resolve(document);
    if (isMap(node)) {
      const pair = node.items.find((item) => isScalar(item.key) && String(item.key.value) === String(part));
      if (!pair) break;
      offset = startOf(pair.key as Node | null) ?? offset;
      node = pair.value;
    } else if (isSeq(node)) {
      node = node.items[Number(part)];
      offset = startOf(node as Node | null) ?? offset;
    } else break;
  }
  return offset;
}

function startOf(node: Node | null | undefined): number | undefined {
  return node?.range?.[0];
}
