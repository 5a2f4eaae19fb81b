/**
 * The error for an invalid configuration: every problem, each with its position in the file.
 *
 * On failure: a configuration with any problem is not used at all; a reload keeps the old one.
 */

import type { Failure, UserError } from "../errors/user-error.ts";
import { withoutUrlSecrets } from "../event/shown-url.ts";

export interface ConfigProblem {
  /** Path in the document, e.g. `sandbox.mcp.servers[0].url`; '' for the file as a whole. */
  path: string;
  /** 1-based; 0 if unknown. */
  line: number;
  /** 1-based, in UTF-16 units; 0 if unknown. */
  column: number;
  /** For programs, e.g. `USER.MCP_PROXY.EMPTY_PROXY`; most problems have none. */
  code?: string;
  message: string;
  /** The remedy; null if the message implies it. */
  hint: string | null;
}

/** Returns a problem of the file as a whole. */
export function fileProblem(message: string, hint: string | null = null): ConfigProblem {
  return { path: "", line: 0, column: 0, message, hint };
}

function problemText(problem: ConfigProblem): string {
  const position = problem.line > 0 ? `${problem.line}:${problem.column}  ` : "";
  const subject = problem.path === "" ? "" : `${problem.path}: `;
  const hint = problem.hint === null ? "" : ` (${problem.hint})`;
  const code = problem.code === undefined ? "" : ` [${problem.code}]`;
  return `  ${position}${subject}${problem.message}${hint}${code}`;
}

/** Hides URL secrets: a quoted value may be a URL. */
function shown(problem: ConfigProblem): ConfigProblem {
  const { message, hint } = problem;
  return {
    ...problem,
    message: withoutUrlSecrets(message),
    hint: hint === null ? null : withoutUrlSecrets(hint),
  };
}

export class ConfigError extends Error implements UserError {
  override readonly name = "ConfigError";
  readonly file: string;
  readonly problems: readonly ConfigProblem[];

  constructor(file: string, problems: readonly ConfigProblem[]) {
    const sorted = problems.map(shown).sort((a, b) => a.line - b.line || a.column - b.column);
    const count = sorted.length === 1 ? "1 problem" : `${sorted.length} problems`;
    super(`${file}: ${count}\n${sorted.map(problemText).join("\n")}`);
    this.file = file;
    this.problems = Object.freeze(sorted);
  }

  get failure(): Failure {
    return "usage";
  }
}
