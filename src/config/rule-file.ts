/**
 * Rule files: any text that begins with YAML front matter between two lines `---`, which says what tools the rule
 * may use. Other keys belong to other readers of the file; netmon ignores them.
 *
 * A file with a problem is not used at all. A key that resembles one of these is a problem: a misspelt limit would
 * not limit.
 */
import { distance } from "fastest-levenshtein";
import { z } from "zod";
import { ValueError } from "../registry/value-error.ts";
import { decodeText, parseYaml } from "./document.ts";
import { ConfigError, type ConfigProblem, pathText } from "./error.ts";
import { issueProblems } from "./problems.ts";
import { parseLinearPattern } from "./schema-parts.ts";

export interface RuleFile {
  file: string;
  /** Part of the endpoint's path. */
  name: string;
  /** Id of a declared server; null: the upstream of the command line. */
  server: string | null;
  /** RE2 patterns; those of exact names are anchored. Empty: every tool that is not denied. */
  allowed: readonly string[];
  denied: readonly string[];
}

export const MAX_RULE_BYTES = 4 * 1024 * 1024;
const NAME = /^[A-Za-z0-9](?:[A-Za-z0-9._-]{0,62}[A-Za-z0-9_-])?$/;
const NAME_RULE = "letters, digits, and . _ - between them, at most 64";

const pattern = z.string().transform((source, ctx) => {
  try {
    return parseLinearPattern(source);
  } catch (error) {
    if (!(error instanceof ValueError)) throw error;
    ctx.issues.push({ code: "custom", message: error.message, input: source, params: { hint: error.hint } });
    return z.NEVER;
  }
});

const frontMatter = z.looseObject({
  name: z.string().regex(NAME, NAME_RULE).optional(),
  server: z.string().min(1).optional(),
  allowed_tools: z.array(z.string().min(1)).prefault([]),
  allowed_tools_regex: z.array(pattern).prefault([]),
  denied_tools_regex: z.array(pattern).prefault([]),
});

const KEYS = Object.keys(frontMatter.shape);

/** `file` is the name for messages, and where the front matter has none the rule's. Throws ConfigError. */
export function parseRuleFile(file: string, bytes: Uint8Array): RuleFile {
  const text = decodeText(file, bytes, MAX_RULE_BYTES);
  const yaml = frontMatterOf(text);
  if (yaml === null)
    throw problems(file, [wholeFile("has no YAML front matter", "begin it with ---, keys, and --- again")]);
  // An empty line for the one with the dashes, so that places are those of the file.
  const document = parseYaml(file, `\n${yaml}`);
  const value = withoutNulls(document.value ?? {});
  const parsed = frontMatter.safeParse(value);
  const found = [
    ...(parsed.success ? [] : issueProblems(parsed.error.issues, value)),
    ...misspelt(value),
  ].map(({ path, key, message, hint }) => ({
    path: pathText(key === undefined ? path : [...path, key]),
    ...document.locate(path, key),
    message,
    hint,
  }));
  if (found.length > 0 || !parsed.success) throw problems(file, found);
  const { data } = parsed;
  const name = data.name ?? stem(file);
  if (!NAME.test(name))
    throw problems(file, [
      wholeFile(`${JSON.stringify(name)} is not a rule name (${NAME_RULE})`, "give it a name:"),
    ]);
  return {
    file,
    name,
    server: data.server ?? null,
    allowed: [...data.allowed_tools.map(exactly), ...data.allowed_tools_regex],
    denied: data.denied_tools_regex,
  };
}

/** Between the first line and the next one of three dashes; null: none. */
function frontMatterOf(text: string): string | null {
  const opening = /^---[ \t]*\r?\n/.exec(text);
  if (opening === null) return null;
  const rest = text.slice(opening[0].length);
  const closing = /^---[ \t]*$/m.exec(rest.replaceAll("\r\n", "\n"));
  return closing === null ? null : rest.replaceAll("\r\n", "\n").slice(0, closing.index);
}

/** A key without a value counts as absent. */
function withoutNulls(value: unknown): unknown {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).filter(([, each]) => each !== null));
}

function misspelt(value: unknown): { path: string[]; key: string; message: string; hint: string }[] {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return [];
  return Object.keys(value).flatMap((key) => {
    if (KEYS.includes(key)) return [];
    const folded = key
      .replace(/([a-z])([A-Z])/g, "$1_$2")
      .replaceAll("-", "_")
      .toLowerCase();
    const meant = KEYS.find((known) => known.includes("_") && distance(folded, known) <= 3);
    if (meant === undefined && !/(?:allow|den[iy])\w*tool/.test(folded)) return [];
    return [
      { path: [], key, message: "unknown key", hint: `did you mean ${meant ?? KEYS.slice(2).join(", ")}?` },
    ];
  });
}

/** RE2 pattern for exactly this name. */
function exactly(name: string): string {
  return `^${name.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&")}$`;
}

function stem(file: string): string {
  return (file.split("/").at(-1) ?? "").replace(/\.[^.]*$/, "");
}

function wholeFile(message: string, hint: string): ConfigProblem {
  return { path: "", line: 0, column: 0, message, hint };
}

function problems(file: string, found: readonly ConfigProblem[]): ConfigError {
  return new ConfigError(file, found);
}
