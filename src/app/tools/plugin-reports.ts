/**
 * Operations of plugins, as they report them: the tool server starts each in its sandbox, queries it, and ends it.
 *
 * Fails closed: a plugin that does not answer within the limits is a problem before any agent starts.
 */
import { execFile } from "node:child_process";
import type { Config } from "../../config/config.ts";
import { nearestValueHint } from "../../config/nearest-key.ts";
import { problemsIn } from "../../config/parse.ts";
import type { PathProblem } from "../../config/problems.ts";
import { chosenPlugins, findPlugins, type PluginSpec, specOf } from "./plugins.ts";
import { type ToolServerPlace, toolServerCommand } from "./tool-server.ts";

/** As written by native/helper/internal/toolserver/plugin_list.go. */
export interface PluginReport {
  name: string;
  version: string;
  problem?: string;
  operations: OperationReport[];
}

export interface OperationReport {
  name: string;
  tool: string;
  description: string;
  exposed: boolean;
  problem?: string;
}

/** Resolves to the standard output of a command; '' if it fails. */
export type Ask = (command: readonly string[]) => Promise<string>;

/** The tool server gives each plugin 10 s to start, and 10 s for its operations. */
const LIMITS = { timeout: 30_000, maxBuffer: 16 << 20, killSignal: "SIGKILL" } as const;

export const askHere: Ask = ([program = "", ...args]) =>
  new Promise((resolve) => {
    const child = execFile(program, args, LIMITS, (error, stdout, stderr) => {
      if (error !== null) process.stderr.write(stderr);
      resolve(error === null ? stdout : "");
    });
    child.stdin?.end();
  });

/** null: no answer. */
async function reportsOf(
  config: Config,
  place: ToolServerPlace,
  specs: readonly PluginSpec[],
  ask: Ask,
): Promise<PluginReport[] | null> {
  if (specs.length === 0) return [];
  const { command, args } = toolServerCommand(config, place, specs);
  const answer = await ask([command, "plugins", ...args]);
  return answer === "" ? null : (JSON.parse(answer) as PluginReport[]);
}

/** Rejects with ConfigError if a plugin or an operation that the file names cannot be used. */
export async function checkPlugins(
  file: string | null,
  config: Config,
  place: ToolServerPlace,
  ask: Ask,
): Promise<void> {
  if (file === null || config.mcp_proxy.plugin_tools.length === 0) return;
  const { specs, problems } = chosenPlugins(config, place);
  const reports = await reportsOf(config, place, specs, ask);
  const all = config.mcp_proxy.plugin_tools.flatMap(({ plugin, expose }, i) => {
    if (!specs.some(({ name }) => name === plugin)) return [];
    return problemsOf(
      reports?.find(({ name }) => name === plugin),
      expose,
      i,
    );
  });
  if (problems.length + all.length > 0) throw problemsIn(file, [...problems, ...all]);
}

function problemsOf(report: PluginReport | undefined, expose: readonly string[], i: number): PathProblem[] {
  const path = ["mcp_proxy", "plugin_tools", i];
  const why = report === undefined ? "the tool server did not say what it can do" : report.problem;
  if (report === undefined || why !== undefined)
    return [{ path, key: "plugin", code: "USER.MCP_PROXY.UNUSABLE_PLUGIN", message: why ?? "", hint: null }];
  return expose.flatMap((name, n): PathProblem[] => {
    const operation = report.operations.find((one) => one.name === name);
    if (operation !== undefined && operation.problem === undefined) return [];
    const names = report.operations.map((one) => one.name);
    return [
      {
        path: [...path, "expose", n],
        ...(operation === undefined
          ? {
              code: "USER.MCP_PROXY.UNKNOWN_OPERATION",
              message: `plugin ${report.name} has no operation ${JSON.stringify(name)}`,
              hint: nearestValueHint(name, names) ?? `it has: ${names.join(", ") || "none"}`,
            }
          : {
              code: "USER.MCP_PROXY.UNUSABLE_OPERATION",
              message: `${JSON.stringify(name)} cannot be a tool: ${operation.problem}`,
              hint: null,
            }),
      },
    ];
  });
}

export interface ListedPlugin extends PluginReport {
  path: string;
  state: "ready" | "unusable";
}

/** Starts and queries all plugins of the directories, each with its configuration if it has one. */
export async function listPlugins(config: Config, place: ToolServerPlace, ask: Ask): Promise<ListedPlugin[]> {
  const found = findPlugins(config, place);
  const bare = { expose: [], config: {}, environment: [], readable: [], writable: [] };
  const specs = found
    .filter(({ problem }) => problem === null)
    .map((one) =>
      specOf(one, config.mcp_proxy.plugin_tools.find(({ plugin }) => plugin === one.name) ?? bare, place),
    );
  const reports = await reportsOf(config, place, specs, ask);
  return found.map(({ name, version, path, problem }): ListedPlugin => {
    const report = problem === null ? reports?.find((one) => one.name === name) : undefined;
    const why = problem ?? (report === undefined ? "the tool server gave no answer" : report.problem);
    return {
      name,
      version: report?.version || version,
      path,
      operations: report?.operations ?? [],
      ...(why === undefined ? { state: "ready" } : { state: "unusable", problem: why }),
    };
  });
}
