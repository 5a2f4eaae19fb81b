/**
 * Rule files: any text that begins with YAML front matter between two lines `---`, which states the tools that the rule
 * may use. Other keys belong to other readers of the file; netmon ignores them.
 *
 * A file with a problem is not used at all. A key that resembles one of netmon's is a problem: a misspelt limit would
 * not limit.
 */
import { distance } from "fastest-levenshtein";
import * as z from "zod";
import { isObject } from "../framing/json-document.ts";
import { decodeText, parseYaml } from "./document.ts";
import { ConfigError, fileProblem } from "./error.ts";
import { folded } from "./nearest-key.ts";
import { issueProblems, placed } from "./problems.ts";
import { re2 } from "./schema-parts.ts";

export interface RuleFile {
  file: string;
  /** Segment of the endpoint's path. */
  name: string;
  /** Id of a declared server; null: the upstream given on the command line. */
  server: string | null;
  /** RE2 patterns; exact names are anchored. Empty: every tool that is not denied. */
  allowed: readonly string[];
  denied: readonly string[];
}

export const MAX_RULE_BYTES = 4 * 1024 * 1024;
const NAME = /^[A-Za-z0-9](?:[A-Za-z0-9._-]{0,62}[A-Za-z0-9_-])?$/;
const NAME_RULE = "letters, digits, and . _ - between them, at most 64";

const frontMatter = z.looseObject({
  name: z.string().regex(NAME, NAME_RULE).optional(),
  server: z.string().min(1).optional(),
  allowed_tools: z.array(z.string().min(1)).prefault([]),
  allowed_tools_regex: z.array(re2).prefault([]),
  denied_tools_regex: z.array(re2).prefault([]),
});

const KEYS = Object.keys(frontMatter.shape);

/** `file`: used in messages, and as the rule's name if the front matter has none. Throws ConfigError. */
export function parseRuleFile(file: string, bytes: Uint8Array): RuleFile {
  const text = decodeText(file, bytes, MAX_RULE_BYTES);
  const yaml = frontMatterOf(text);
  if (yaml === null)
    throw new ConfigError(file, [
      fileProblem("has no YAML front matter", "begin it with ---, keys, and --- again"),
    ]);
  // The empty line replaces the opening dashes, so that positions match the file.
  const document = parseYaml(file, `\n${yaml}`);
  const value = withoutNulls(document.value ?? {});
  const parsed = frontMatter.safeParse(value);
  const found = [...(parsed.success ? [] : issueProblems(parsed.error.issues, value)), ...misspelt(value)];
  if (found.length > 0 || !parsed.success) throw new ConfigError(file, placed(found, document));
  const { data } = parsed;
  const name = data.name ?? stem(file);
  if (!NAME.test(name))
    throw new ConfigError(file, [
      fileProblem(`${JSON.stringify(name)} is not a rule name (${NAME_RULE})`, "give it a name:"),
    ]);
  return {
    file,
    name,
    server: data.server ?? null,
    allowed: [...data.allowed_tools.map(exactly), ...data.allowed_tools_regex],
    denied: data.denied_tools_regex,
  };
}

/** The text between the first line and the next one of three dashes; null: none. */
function frontMatterOf(text: string): string | null {
  const opening = /^---[ \t]*\r?\n/.exec(text);
  if (opening === null) return null;
  const rest = text.slice(opening[0].length);
  const closing = /^---[ \t]*$/m.exec(rest.replaceAll("\r\n", "\n"));
  return closing === null ? null : rest.replaceAll("\r\n", "\n").slice(0, closing.index);
}

/** A key without a value counts as absent. */
function withoutNulls(value: unknown): unknown {
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).filter(([, each]) => each !== null));
}

function misspelt(value: unknown): { path: string[]; key: string; message: string; hint: string }[] {
  if (!isObject(value)) return [];
  return Object.keys(value).flatMap((key) => {
    if (KEYS.includes(key)) return [];
    const plain = folded(key);
    const meant = KEYS.find((known) => known.includes("_") && distance(plain, known) <= 3);
    if (meant === undefined && !/(?:allow|den[iy])\w*tool/.test(plain)) return [];
    return [
      { path: [], key, message: "unknown key", hint: `did you mean ${meant ?? KEYS.slice(2).join(", ")}?` },
    ];
  });
}

/** RE2 pattern that matches exactly this name. */
function exactly(name: string): string {
  return `^${name.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&")}$`;
}

function stem(file: string): string {
  return (file.split("/").at(-1) ?? "").replace(/\.[^.]*$/, "");
}
