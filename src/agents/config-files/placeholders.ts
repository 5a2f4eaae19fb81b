/**
 * Placeholders in clients' files, filled in from an environment the caller gives. Only what decides where a
 * connection goes has to be known: a key in the path or query of a URL does not.
 */

export type Environment = Readonly<Record<string, string | undefined>>;

export interface Placeholders {
  pattern: RegExp;
  /** The groups of a match → its value; null: not known here. */
  value(groups: readonly (string | undefined)[], env: Environment): string | null;
}

/** Stands around a placeholder that could not be filled in; an address that contains one is none. */
const MARK = "\0";

/** `${VAR}` and `${VAR:-default}`: Claude Code. */
export const shellPlaceholders: Placeholders = {
  pattern: /\$\{([A-Za-z_]\w*)(?::-([^}]*))?\}/g,
  value: ([name = "", fallback], env) => env[name] ?? fallback ?? null,
};

/** `$VAR` as well: Gemini CLI. */
export const bareShellPlaceholders: Placeholders = {
  pattern: /\$\{([A-Za-z_]\w*)(?::-([^}]*))?\}|\$([A-Za-z_]\w*)/g,
  value: ([name, fallback, bare], env) => env[name ?? bare ?? ""] ?? fallback ?? null,
};

/** `${env:VAR}`; others (`${input:key}`, `${workspaceFolder}`) are known to the editor only: VS Code, Cursor. */
export const editorPlaceholders: Placeholders = {
  pattern: /\$\{env:([^}]*)\}|\$\{[^}]*\}/g,
  value: ([name], env) => (name === undefined ? null : (env[name] ?? null)),
};

/** `{env:VAR}`, `{file:path}`: opencode. */
export const bracePlaceholders: Placeholders = {
  pattern: /\{env:([^}]*)\}|\{file:[^}]*\}/g,
  value: ([name], env) => (name === undefined ? null : (env[name] ?? null)),
};

/** The client fills in nothing. */
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

/** The first placeholder that could not be filled in; null: none. */
export function missingPlaceholder(expanded: string): string | null {
  return expanded.split(MARK)[1] ?? null;
}
