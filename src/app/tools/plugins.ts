/**
 * Plugins on this machine (docs/tools.md): in each configured directory, directories with `plugin.yaml` and the program
 * `awf-plugin-NAME`. Who can change the program is checked when it is started (native/helper/internal/plugin).
 *
 * Fails closed: a plugin whose files are unclear is not used, and is listed with the problem.
 */
import { accessSync, constants, readdirSync, statSync } from "node:fs";
import { basename, join } from "node:path";
import * as z from "zod";
import type { Config } from "../../config/config.ts";
import { decodeText, parseYaml } from "../../config/document.ts";
import { nearestValueHint } from "../../config/nearest-key.ts";
import type { PathProblem } from "../../config/problems.ts";
import { treePath } from "../../config/values.ts";
import { errorMessage } from "../../errors/error-message.ts";
import { orElse } from "../../errors/or-else.ts";
import { readNamedFile } from "../../files/input.ts";

export interface FoundPlugin {
  name: string;
  version: string;
  /** Path of the program; of the directory if there is none. */
  path: string;
  /** Why it cannot be used; null: it can. */
  problem: string | null;
}

/** As passed to the tool server (native/helper/internal/plugin, Spec). */
export interface PluginSpec {
  name: string;
  program: string;
  expose: readonly string[];
  config: Readonly<Record<string, unknown>>;
  environment: readonly string[];
  readable: readonly string[];
  writable: readonly string[];
}

interface PluginPaths {
  cwd: string;
  home: string;
}

const MAX_MANIFEST_BYTES = 64 << 10;
const PREFIX = "awf-plugin-";
const PROGRAM = /^awf-plugin-([A-Za-z][\w-]{0,49})$/;

/** Allows keys that netmon does not use. */
const manifest = z.looseObject({
  name: z.string().min(1),
  version: z.string().max(100).default(""),
  capabilities: z.array(z.string()).default(["operations"]),
});

/** Returns plugins in the order of the directories; of two with the same name, the first counts. */
export function findPlugins({ mcp_proxy }: Config, place: PluginPaths): FoundPlugin[] {
  const found: FoundPlugin[] = [];
  for (const directory of mcp_proxy.plugin_directories.map((path) => treePath(path, place))) {
    for (const entry of entriesOf(directory)) {
      const plugin = pluginIn(join(directory, entry));
      if (plugin === null) continue;
      const first = found.find(({ name }) => name === plugin.name);
      found.push(first === undefined ? plugin : { ...plugin, problem: `${first.path} comes first` });
    }
  }
  return found;
}

function entriesOf(directory: string): string[] {
  // most users have no such directory
  return orElse(() => readdirSync(directory).sort(), []);
}

/** Returns null if the directory is not a plugin's. */
function pluginIn(directory: string): FoundPlugin | null {
  const entries = entriesOf(directory);
  if (!entries.includes("plugin.yaml")) return null;
  const programs = entries.filter((name) => PROGRAM.test(name) && isProgram(join(directory, name)));
  const [program] = programs;
  const plugin = {
    name: (program ?? basename(directory)).replace(PREFIX, ""),
    version: "",
    path: program === undefined ? directory : join(directory, program),
  };
  try {
    const declared = readManifest(join(directory, "plugin.yaml"));
    return { ...plugin, version: declared.version, problem: problemOf(plugin.name, programs, declared) };
  } catch (error) {
    return { ...plugin, problem: errorMessage(error) };
  }
}

function problemOf(name: string, programs: string[], declared: z.output<typeof manifest>): string | null {
  if (programs.length !== 1)
    return programs.length === 0
      ? `there is no program ${PREFIX}NAME beside plugin.yaml`
      : `there are several programs beside plugin.yaml: ${programs.join(", ")}`;
  if (declared.name.replace(PREFIX, "") !== name)
    return `plugin.yaml names it ${JSON.stringify(declared.name)}, and its program ${JSON.stringify(name)}`;
  if (!declared.capabilities.includes("operations"))
    return `it offers no operations (capabilities in plugin.yaml: ${declared.capabilities.join(", ")})`;
  return null;
}

function isProgram(path: string): boolean {
  return orElse(() => {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  }, false);
}

/** Throws an error with a readable message. */
function readManifest(file: string): z.output<typeof manifest> {
  const text = decodeText(file, readNamedFile(file, MAX_MANIFEST_BYTES), MAX_MANIFEST_BYTES);
  const read = manifest.safeParse(parseYaml(file, text).value);
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  throw new Error(`${file}: ${issue?.path.join(".") || "the file"}: ${issue?.message}`);
}

/** Returns the plugins that the configuration names, and the problems found. */
export function chosenPlugins(
  config: Config,
  place: PluginPaths,
): { specs: PluginSpec[]; problems: PathProblem[] } {
  const { plugin_tools, plugin_directories } = config.mcp_proxy;
  const found = plugin_tools.length === 0 ? [] : findPlugins(config, place);
  const specs: PluginSpec[] = [];
  const problems: PathProblem[] = [];
  for (const [i, entry] of plugin_tools.entries()) {
    const plugin = found.find(({ name }) => name === entry.plugin);
    if (plugin?.problem === null) specs.push(specOf(plugin, entry, place));
    else
      problems.push({
        path: ["mcp_proxy", "plugin_tools", i],
        key: "plugin",
        code: `USER.MCP_PROXY.${plugin === undefined ? "UNKNOWN" : "UNUSABLE"}_PLUGIN`,
        ...(plugin === undefined
          ? {
              message: `there is no plugin ${JSON.stringify(entry.plugin)} in ${plugin_directories.join(", ")}`,
              hint: nearestValueHint(
                entry.plugin,
                found.map(({ name }) => name),
              ),
            }
          : { message: `${plugin.path}: ${plugin.problem}`, hint: null }),
      });
  }
  return { specs, problems };
}

/** `entry`: as in the configuration. */
export function specOf(
  { name, path }: FoundPlugin,
  entry: Omit<PluginSpec, "name" | "program">,
  place: PluginPaths,
): PluginSpec {
  const { expose, config, environment, readable, writable } = entry;
  const trees = (paths: readonly string[]): string[] => paths.map((tree) => treePath(tree, place));
  return {
    name,
    program: path,
    expose,
    config,
    environment,
    readable: trees(readable),
    writable: trees(writable),
  };
}
