/** Where agents and editors keep what they run, or follow, besides MCP servers: skills, hooks, plugins, commands. */

export type CodeKind = "skill" | "hook" | "plugin" | "command" | "subagent" | "tool" | "extension";

export interface CodePlace {
  kind: CodeKind;
  /** Below the home or a project's directory, with slashes. */
  path: string;
  /** Missing: both. */
  only?: "home" | "project";
  /**
   * `files`: each file of that name is one, in folders too. `folders`: each folder that has one of these files is one,
   * with all that is in it. `keys`: the file at `path` names programs under these keys.
   */
  holds:
    | { files: RegExp }
    | { folders: readonly string[]; manifestOnly?: true }
    | { keys: readonly string[] };
}

export const MARKDOWN = { files: /\.md$/ };
export const SCRIPTS = { files: /\.[cm]?[jt]sx?$/ };
export const SKILLS = { folders: ["SKILL.md"] };

/** Returns a place for each of these paths. */
export function places(
  kind: CodeKind,
  paths: readonly string[],
  holds: CodePlace["holds"],
  only?: CodePlace["only"],
): CodePlace[] {
  return paths.map((path) => ({ kind, path, holds, ...(only !== undefined && { only }) }));
}
