/**
 * Placeholders in clients' files, expanded from an environment that the caller passes. Only those that decide where a
 * connection goes must be known: a key in the path or query of a URL need not be.
 */

export type Environment = Readonly<Record<string, string | undefined>>;

export interface Placeholders {
  pattern: RegExp;
  /** The value for the groups of a match; null: unknown here. */
  value(groups: readonly (string | undefined)[], env: Environment): string | null;
}

/** Surrounds a placeholder that could not be expanded; an address that contains one is invalid. */
const MARK = "\0";

/** `${VAR}` and `${VAR:-default}`: Claude Code. */
export const shellPlaceholders: Placeholders = {
  pattern: /\$\{([A-Za-z_]\w*)(?::-([^}]*))?\}/g,
  value: ([name = "", fallback], env) => env[name] ?? fallback ?? null,
};

/** `$VAR` too: Gemini CLI. */
export const bareShellPlaceholders: Placeholders = {
  pattern: /\$\{([A-Za-z_]\w*)(?::-([^}]*))?\}|\$([A-Za-z_]\w*)/g,
  value: ([name, fallback, bare], env) => env[name ?? bare ?? ""] ?? fallback ?? null,
};

/** `${env:VAR}`; only the editor knows others (`${input:key}`, `${workspaceFolder}`): VS Code, Cursor. */
export const editorPlaceholders: Placeholders = {
  pattern: /\$\{env:([^}]*)\}|\$\{[^}]*\}/g,
  value: ([name], env) => (name === undefined ? null : (env[name] ?? null)),
};

/** `{env:VAR}`, `{file:path}`: opencode. */
export const bracePlaceholders: Placeholders = {
  pattern: /\{env:([^}]*)\}|\{file:[^}]*\}/g,
  value: ([name], env) => (name === undefined ? null : (env[name] ?? null)),
};

/** The client expands nothing. */
export const noPlaceholders: Placeholders = { pattern: /(?!)/g, value: () => null };

export function expand(text: string, forms: Placeholders, env: Environment): string {
  return text.replace(forms.pattern, (whole: string, ...rest: unknown[]) => {
    const groups = rest.slice(
      0,
      rest.findIndex((r) => typeof r === "number"),
    ) as (string | undefined)[];
    return forms.value(groups, env) ?? `${MARK}${whole}${MARK}`;
  });
}

/** The first placeholder that could not be expanded; null: none. */
export function missingPlaceholder(expanded: string): string | null {
  return expanded.split(MARK)[1] ?? null;
}
