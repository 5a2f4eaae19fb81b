/**
 * Labelled tool definitions in a file that may be compressed with gzip (`.gz`), one JSON object a line:
 * `{"label":"poisoned"|"honest"|"weak"|"mixed","group","server","author","name","description","inputSchema",…}`.
 * The definition may also stand under `tool`. Fields that do not describe the line belong to the definition.
 *
 * A line that is not such an object is an error with file and line number; nothing is skipped.
 */
import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";

export interface Sample {
  poisoned: boolean;
  /** A label that does not say whether this one is poisoned: `weak`, `mixed`; ''. */
  unsure: string;
  /** Kind of attack, or of honest tool; '': none given. */
  group: string;
  /** Its tools are each other's siblings; '': none given. */
  server: string;
  /** Who wrote it, where a file is of several; '': none given. */
  author: string;
  tool: Readonly<Record<string, unknown>>;
  /** FILE:LINE. */
  where: string;
}

const LABELS = new Map<unknown, boolean>([
  ["poisoned", true],
  ["malicious", true],
  ["true", true],
  ["1", true],
  [true, true],
  [1, true],
  ["honest", false],
  ["benign", false],
  ["false", false],
  ["0", false],
  [false, false],
  [0, false],
]);
/** Attacks only in context, and poisoned and harmless ones side by side. */
const UNSURE: ReadonlySet<unknown> = new Set(["weak", "mixed"]);

/** Throws Error: file that cannot be read, line that is not a labelled definition. */
export function readSamples(file: string): Sample[] {
  const bytes = readFileSync(file);
  return (file.endsWith(".gz") ? gunzipSync(bytes) : bytes)
    .toString("utf8")
    .split("\n")
    .flatMap((line, index) => (line.trim() === "" ? [] : [sampleOf(line, `${file}:${index + 1}`)]));
}

function sampleOf(line: string, where: string): Sample {
  const read = parsed(line, where);
  if (!isObject(read)) throw new Error(`${where}: is not a JSON object`);
  const { label, group, server, author, tool, ...fields } = read;
  const known = typeof label === "string" ? label.toLowerCase() : label;
  const unsure = UNSURE.has(known) ? String(known) : "";
  const poisoned = LABELS.get(known) ?? false;
  if (!LABELS.has(known) && unsure === "") {
    const given = label === undefined ? "has no label" : `has the label ${JSON.stringify(label)}`;
    throw new Error(`${where}: ${given}; use "poisoned" or "honest"`);
  }
  const definition = tool === undefined ? fields : tool;
  if (!isObject(definition) || typeof definition.name !== "string")
    throw new Error(`${where}: holds no tool definition; give at least its "name", here or under "tool"`);
  const of = { group: asText(group), server: asText(server), author: asText(author) };
  return { poisoned, unsure, ...of, tool: definition, where };
}

/** Names of tools by server. */
export function siblingsOf(samples: readonly Sample[]): Map<string, string[]> {
  const siblings = new Map<string, string[]>();
  for (const { server, tool } of samples) {
    const known = siblings.get(server);
    if (known !== undefined) known.push(String(tool.name));
    else if (server !== "") siblings.set(server, [String(tool.name)]);
  }
  return siblings;
}

function parsed(line: string, where: string): unknown {
  try {
    return JSON.parse(line) as unknown;
  } catch (error) {
    throw new Error(`${where}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function asText(value: unknown): string {
  return value === undefined || value === null ? "" : String(value);
}
