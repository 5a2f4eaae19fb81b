/**
 * Placeholders in clients' files, expanded from an environment that the caller passes. Only those that decide where a
 * connection goes must be known: a key in the path or query of a URL need not be.
 */
import { basename } from "node:path";

export type Environment = Readonly<Record<string, string | undefined>>;

export interface Placeholders {
  pattern: RegExp;
  /** The value for the groups of a match; null: unknown here. `folder`: that of the client's project, if known. */
  value(groups: readonly (string | undefined)[], env: Environment, folder: string | null): string | null;
}

/** Surrounds a placeholder that could not be expanded; an address that contains one is invalid. */
const MARK = "\0";

/** `${VAR}` and `${VAR:-default}`: Claude Code. */
export const shellPlaceholders: Placeholders = {
  pattern: /\$\{([A-Za-z_]\w*)(?::-([^}]*))?\}/g,
  value: ([name = "", fallback], env) => env[name] ?? fallback ?? null,
};

/** `$VAR` too: Gemini CLI, Copilot CLI 1.0.102. */
export const bareShellPlaceholders: Placeholders = {
  pattern: /\$\{([A-Za-z_]\w*)(?::-([^}]*))?\}|\$([A-Za-z_]\w*)/g,
  value: ([name, fallback, bare], env) => env[name ?? bare ?? ""] ?? fallback ?? null,
};

/** `${env:VAR}`, `${workspaceFolder}`; only the editor knows others (`${input:key}`): VS Code, Cursor, Windsurf. */
export const editorPlaceholders: Placeholders = {
  pattern: /\$\{env:([^}]*)\}|\$\{([^}]*)\}/g,
  value: ([name, other], env, folder) => {
    if (name !== undefined) return env[name] ?? null;
    if (other === "userHome") return env.HOME ?? null;
    if (other === "pathSeparator" || other === "/") return "/";
    if (folder === null) return null;
    return other === "workspaceFolder"
      ? folder
      : other === "workspaceFolderBasename"
        ? basename(folder)
        : null;
  },
};

/** `{env:VAR}`, `{file:path}`: opencode. */
export const bracePlaceholders: Placeholders = {
  pattern: /\{env:([^}]*)\}|\{file:[^}]*\}/g,
  value: ([name], env) => (name === undefined ? null : (env[name] ?? null)),
};

/** The client expands nothing. */
export const noPlaceholders: Placeholders = { pattern: /(?!)/g, value: () => null };

export function expand(
  text: string,
  forms: Placeholders,
  env: Environment,
  folder: string | null = null,
): string {
  return text.replace(forms.pattern, (whole: string, ...rest: unknown[]) => {
    const groups = rest.slice(
      0,
      rest.findIndex((r) => typeof r === "number"),
    ) as (string | undefined)[];
    return forms.value(groups, env, folder) ?? `${MARK}${whole}${MARK}`;
  });
}

/** The first placeholder that could not be expanded; null: none. */
export function missingPlaceholder(expanded: string): string | null {
  return expanded.split(MARK)[1] ?? null;
}

const EVERY_VARIABLE: Environment = new Proxy({}, { get: () => "" });

/** The first placeholder that no variable fills, since only the client knows its value; null: none. */
export function clientsOwnPlaceholder(text: string, forms: Placeholders): string | null {
  return missingPlaceholder(expand(text, forms, EVERY_VARIABLE, "/"));
}
