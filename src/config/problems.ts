/** Converts zod issues to problems in plain words, one for each thing to fix. */
import type * as z from "zod";
import { pathText } from "../framing/path-text.ts";
import type { YamlDocument } from "./document.ts";
import { type ConfigProblem, fileProblem } from "./error.ts";
import { nearestKeyHint, nearestValueHint } from "./nearest-key.ts";

export interface PathProblem {
  path: readonly PropertyKey[];
  /** The key below `path` that has the problem. */
  key?: string;
  /** For programs. */
  code?: string;
  message: string;
  hint: string | null;
}

/** Nobody reads more, and each is looked for in the file. */
const MAX_PLACED = 100;

/** Adds the position of each problem; beyond a hundred, says how many more there are. */
export function placed(problems: readonly PathProblem[], document: YamlDocument): ConfigProblem[] {
  const more = problems.length - MAX_PLACED;
  const rest = more > 0 ? [fileProblem(`${more} more problems, after these`)] : [];
  const first = problems.slice(0, MAX_PLACED).map(({ path, key, code, message, hint }) => ({
    path: pathText(key === undefined ? path : [...path, key]),
    message,
    hint,
    ...(code !== undefined && { code }),
    ...document.locate(path, key),
  }));
  return [...first, ...rest];
}

type Issue = z.core.$ZodIssue;

export function issueProblems(issues: readonly Issue[], value: unknown): PathProblem[] {
  return issues.flatMap((issue) => problemsOf(issue, [], value));
}

function problemsOf(issue: Issue, base: readonly PropertyKey[], root: unknown): PathProblem[] {
  const path = [...base, ...issue.path];
  const found = valueAt(root, path);
  const problem = (message: string, hint: string | null = null): PathProblem[] => [{ path, message, hint }];
  switch (issue.code) {
    case "unrecognized_keys":
      return issue.keys.map((key) => ({
        path,
        key,
        ...(path[0] === "mcp_proxy" && { code: "USER.MCP_PROXY.UNKNOWN_KEY" }),
        message: "unknown key",
        hint: nearestKeyHint(path, key),
      }));
    case "invalid_union": {
      // Use the branch whose type fits the value.
      const meant = issue.errors.find(
        (errors) =>
          !errors.some(
            (e) => e.path.length === 0 && (e.code === "invalid_type" || e.code === "invalid_value"),
          ),
      );
      if (meant) return meant.flatMap((inner) => problemsOf(inner, path, root));
      return problem(`${expectedTypes(issue.errors)}, not ${kindOf(found)}`);
    }
    case "invalid_type": {
      if (found === undefined) return problem("is missing");
      const expected = `expected ${typeWord(issue.expected)}`;
      if (path.includes("headers") || path.includes("env")) return problem(expected, "quote it");
      const quote = issue.expected === "string" && ["number", "boolean"].includes(typeof found);
      return problem(`${expected}, not ${kindOf(found)}`, quote ? `quote it: "${String(found)}"` : null);
    }
    case "invalid_value":
      return problem(
        `${kindOf(found)} is not one of ${issue.values.join(", ")}`,
        nearestValueHint(found, issue.values),
      );
    case "too_small": {
      const unit = issue.origin === "string" ? ` character${issue.minimum === 1 ? "" : "s"} long` : "";
      return problem(`must be at least ${issue.minimum}${unit}`);
    }
    case "too_big":
      return problem(`must be at most ${issue.maximum}`);
    case "invalid_key": {
      // the issues of a key are about its text, and have no path
      const why = issue.issues.map((inner) => inner.message).join("; ");
      return problem(`${JSON.stringify(path.at(-1))} is not a valid name here`, why);
    }
    case "custom":
      return problem(issue.message, typeof issue.params?.hint === "string" ? issue.params.hint : null);
    default:
      return problem(issue.message);
  }
}

function expectedTypes(errors: readonly (readonly Issue[])[]): string {
  const words = errors.flatMap((branch) =>
    branch.flatMap((e) =>
      e.code === "invalid_type"
        ? [typeWord(e.expected)]
        : e.code === "invalid_value"
          ? e.values.map(String)
          : [],
    ),
  );
  return `expected ${[...new Set(words)].join(" or ")}`;
}

function typeWord(type: string): string {
  const words: Record<string, string> = {
    object: "a mapping",
    record: "a mapping",
    array: "a list",
    string: "text",
    int: "a whole number",
    number: "a number",
    boolean: "true or false",
  };
  return words[type] ?? type;
}

/** Describes the value for a message, never in full: it may be long, or a secret under a wrong key. */
function kindOf(value: unknown): string {
  if (value === null || value === undefined) return "nothing";
  if (Array.isArray(value)) return "a list";
  if (typeof value === "object") return "a mapping";
  const text = JSON.stringify(value);
  return text.length > 60 ? `${text.slice(0, 57)}...` : text;
}

function valueAt(root: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, part) =>
      typeof value === "object" && value !== null ? (value as Record<PropertyKey, unknown>)[part] : undefined,
    root,
  );
}
