/**
 * Servers of the extensions of Gemini CLI and of its forks, which all settings override: each has a manifest with
 * `mcpServers` in a folder of its own below the user's directory.
 *
 * Direction of failure: a server of an extension that is not in use is left out, as the agent leaves it out.
 */
import { join } from "node:path";
import { orElse } from "../errors/or-else.ts";
import type { AgentConfigFile, AgentEnvironment } from "./config-file.ts";
import { isObject, type JsonObject, objectAt, textList, textOrNull } from "./importer.ts";

export interface ExtensionFiles {
  manifest: string;
  /** Says where a linked extension really is. */
  installed: string;
  /** Says which servers of an extension its user has switched off; null: there is no such file. */
  preferences: string | null;
}

/** `args`: the agent's own, which may choose extensions. */
export function extensionFiles(
  kind: ExtensionFiles,
  { directory, within }: { directory: string; within: string },
  { cwd, files }: AgentEnvironment,
  args: readonly string[],
): AgentConfigFile[] {
  const place = join(directory, "extensions");
  const enabled = files.json(join(place, "extension-enablement.json"), within);
  const { disabledMcpServers } =
    kind.preferences === null ? {} : files.json(join(place, kind.preferences), within);
  const chosen = chosenExtensions(args);
  return files.names(place).map((folder) => {
    const { type, source } = files.json(join(place, folder, kind.installed), within);
    const linked = type === "link" ? textOrNull(source) : null;
    const root = linked ?? join(place, folder);
    const name = textOrNull(files.json(join(root, kind.manifest), linked ?? within).name) ?? folder;
    const used = chosen === null ? isEnabled(textList(objectAt(enabled, name).overrides), cwd) : chosen(name);
    const off = textList(objectAt({ disabledMcpServers }, "disabledMcpServers")[name]);
    return {
      file: join(root, kind.manifest),
      within: linked ?? within,
      label: `extension ${name}`,
      accepts: (found) => {
        if (!used) return "is of an extension that is not in use";
        return !off.includes(found.name) || "is switched off in its extension";
      },
      filled: (text) => filled(text, { root, cwd }),
    };
  });
}

/** `-e NAME`, `--extensions A,B`; null: all that are enabled. */
function chosenExtensions(args: readonly string[]): ((name: string) => boolean) | null {
  const values: string[] = [];
  for (const [at, word] of args.entries()) {
    if (word === "--") break;
    const inside = /^(?:-e|--extensions)=(.*)$/s.exec(word)?.[1];
    const after = /^(?:-e|--extensions)$/.test(word) ? args.slice(at + 1) : [];
    const end = after.findIndex((one) => one.startsWith("-"));
    for (const value of inside === undefined ? after.slice(0, end < 0 ? undefined : end) : [inside])
      for (const one of value.split(",")) values.push(one.trim().toLowerCase());
  }
  if (values.length === 0) return null;
  return (name) => values.includes(name.toLowerCase());
}

/** Paths, with `*` for all below and `!` for "not": the last one that is met decides. */
function isEnabled(overrides: readonly string[], cwd: string): boolean {
  const at = `${cwd}/`.replace(/\/+$/, "/");
  return overrides.reduce((enabled, override) => {
    const [, not = "", path = "", below = ""] = /^(!?)(.*?)(\*?)$/s.exec(override) ?? [];
    const from = `/${path}/`.replace(/\/{2,}/g, "/");
    return (below === "*" ? at.startsWith(from) : at === from) ? not === "" : enabled;
  }, true);
}

/** With the paths that only extensions may name, and without `trust`, which they may not have. */
function filled(text: string, { root, cwd }: { root: string; cwd: string }): string {
  const paths: Readonly<Record<string, string>> = {
    extensionPath: root,
    CLAUDE_PLUGIN_ROOT: root,
    workspacePath: cwd,
    "/": "/",
    pathSeparator: "/",
  };
  const inside = (value: unknown): unknown => {
    if (typeof value === "string")
      return value.replace(/\$\{([\w/]+)\}/g, (all, name: string) => paths[name] ?? all);
    if (Array.isArray(value)) return value.map(inside);
    if (!isObject(value)) return value;
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, inside(one)]));
  };
  const manifest = orElse(() => JSON.parse(text) as unknown, null);
  const servers = Object.entries(objectAt(manifest, "mcpServers")).map(([name, entry]) => {
    const { trust: _, ...rest } = isObject(entry) ? entry : ({} as JsonObject);
    return [name, inside(rest)] as const;
  });
  return JSON.stringify({ mcpServers: Object.fromEntries(servers) });
}
