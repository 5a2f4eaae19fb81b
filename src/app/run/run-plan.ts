/**
 * Plans how a run's command is started: its arguments and environment, the socket of its shims, and the launchers and
 * files of this run alone.
 *
 * Fails closed: a failed plan leaves nothing behind, and the command does not start.
 */

import { realpathSync } from "node:fs";
import { resolve } from "node:path";
import type { AgentCommand } from "../../agents/agent-command.ts";
import { AGENTS } from "../../agents/agents.ts";
import type { AgentEnvironment } from "../../agents/config-file.ts";
import { setUpPlainCommand } from "../../agents/mcp-json.ts";
import type { NamedBaseUrl } from "../../agents/model-address.ts";
import { noProxy } from "../../agents/no-proxy.ts";
import type { Interception, SetupInput } from "../../agents/setup.ts";
import { everyStep } from "../../async/every-step.ts";
import { sdkVariables } from "../../clients/model-upstreams.ts";
import type { AgentServer } from "../../clients/servers/agent-server.ts";
import { type InjectedServers, injectedServers } from "../../clients/servers/injected-servers.ts";
import type { Config } from "../../config/config.ts";
import { ConfigError } from "../../config/error.ts";
import { postureOf } from "../../config/posture.ts";
import { withToolServer } from "../../config/tool-server.ts";
import { orElse } from "../../errors/or-else.ts";
import type { Sealing } from "../exec/sealed-paths.ts";
import {
  type LaunchedPrograms,
  makeShimDirectory,
  type ShimDirectory,
  ShimDirectoryError,
  type ShimDirectoryOptions,
} from "../exec/shim-directory.ts";
import type { Layers } from "../layers.ts";
import type { ServerCommand } from "../shim/server-choice.ts";
import type { SessionRefusals } from "../shim/server-refusals.ts";
import { checkPlugins } from "../tools/plugin-reports.ts";
import { toolServerCommand } from "../tools/tool-server.ts";
import { untestedVersion } from "./agent-version.ts";
import { RunDirectory } from "./run-directory.ts";
import type { RunFiles } from "./run-files.ts";
import type { RunOptions, RunPorts } from "./run-options.ts";
import { RunShims } from "./run-shims.ts";
import { outputInSession, sessionLaunch } from "./session-launch.ts";

/** What is active, for the status shown before the agent starts. */
export interface RunStatus {
  /** Name of the agent; null: a plain command. */
  agent: string | null;
  servers: InjectedServers;
  /** Programs for which a launcher interposes a shim, beside the agent's own configuration; null: MCP inspection is off. */
  launchers: readonly string[] | null;
  /** Provider → the user's setting that names its upstream. */
  upstreamsFrom: Readonly<Record<string, string>>;
  notes: readonly string[];
}

export interface Plan {
  command: string[];
  env: NodeJS.ProcessEnv;
  /** Socket through which netmon's tools get cgroups for their commands; null: none. */
  calls: string | null;
  seal: readonly string[];
  /** Files that the command sees in place of others. */
  covers: readonly { path: string; with: string }[];
  /** The run's directory, if the directories of other runs are beside it. */
  pathAmongRuns: string | undefined;
  status: RunStatus;
  shims: RunShims | null;
  release(): Promise<void>;
}

export interface Preparing {
  options: RunOptions;
  command: AgentCommand;
  /** The agent's environment. */
  around: AgentEnvironment;
  found: { servers: AgentServer[]; notes: string[] };
  models: readonly NamedBaseUrl[];
  files: RunFiles;
  /** What is read-only inside. */
  sealing: Sealing;
  layers: Layers;
  refusals: SessionRefusals;
  ports: RunPorts;
  /** Programs on the PATH that get launchers; null: none is to get one. */
  programs: LaunchedPrograms | null;
}

/** Decides how the agent's own tools are taken away; null: they stay. Rejects with ConfigError if they cannot be. */
async function interceptionOf(preparing: Preparing): Promise<Interception | null> {
  const { options, command, around, layers } = preparing;
  const { config } = layers.policySource;
  if (!config.mcp_proxy.enable || !config.mcp_proxy.intercept_builtins) return null;
  const way = command.isAdapter ? null : (command.agent?.interception ?? null);
  if (options.agent !== "none" && way === null) {
    const known = AGENTS.filter(({ interception }) => interception !== null).map(({ name }) => name);
    throw interceptionError(
      `the command is not an agent whose own tools netmon can take away (${known.join(", ")})`,
      "say what it is by --agent (none: it has no tools of its own), or run it without netmon's tools",
      "USER.MCP_PROXY.UNSUPPORTED_PROVIDER",
    );
  }
  const launched = sessionLaunch(options, layers, config, preparing.sealing.paths);
  const output = (args: readonly string[]): Promise<string> =>
    outputInSession(args, around.env, options, launched);
  const untested = await untestedVersion(command, options.command, around.env.PATH ?? DEFAULT_PATH, output);
  if (untested !== null) {
    preparing.ports.log.warn(untested);
    preparing.found.notes.push(untested);
  }
  const asked = way?.ask && [...options.command.slice(0, command.words), ...way.ask];
  return { output: asked === undefined ? null : await output(asked), error: interceptionError };
}

function interceptionError(message: string, hint: string, code?: string): ConfigError {
  return new ConfigError("netmon's tools in place of the agent's", [
    { path: "mcp_proxy", line: 0, column: 0, message, hint, ...(code !== undefined && { code }) },
  ]);
}

/** Resolves to null if the agent gets none of netmon's tools. Rejects with ConfigError if a plugin cannot be used. */
async function toolServerOf(
  preparing: Preparing,
  directory: RunDirectory,
  calls: string | null,
): Promise<ServerCommand | null> {
  const { options, around, layers } = preparing;
  const { config } = layers.policySource;
  if (!config.mcp_proxy.enable) return null;
  const place = {
    cwd: around.cwd,
    home: around.home,
    outputs: directory.writable("tools"),
    hidden: [directory.own, shimSocket(directory)],
    own: [options.config, ...options.mcpConfigs, options.dirs.lib, options.dirs.run]
      .filter((path) => path !== null)
      .map((path) => resolve(options.host.cwd, path)),
    calls,
  };
  const launched = sessionLaunch(options, layers, config, preparing.sealing.paths, directory.pathAmongRuns);
  await checkPlugins(options.config, config, place, (args) =>
    outputInSession(args, around.env, options, launched),
  );
  return toolServerCommand(config, place);
}

/**
 * Launchers for servers that no file known to netmon names: all of an unknown agent, and those of plugins. Throws
 * ShimDirectoryError if there must be some; null, with a note: a known agent in observe does without.
 */
async function launchersOf(
  { options, command, layers }: Preparing,
  programs: LaunchedPrograms,
  path: string,
  shim: readonly string[],
  note: (text: string) => void,
): Promise<ShimDirectory | null> {
  const { config } = layers.policySource;
  try {
    return await makeShimDirectory(
      {
        ...launchedBy(config),
        account: options.account,
        host: options.host,
        path,
        netmon: [options.shim],
        shim,
        cgroup: layers.kernel?.cgroupPath ?? null,
      },
      programs,
    );
  } catch (error) {
    const mayDoWithout = command.agent !== null && postureOf(config, "mcp").mode === "observe";
    if (!mayDoWithout || !(error instanceof ShimDirectoryError)) throw error;
    note(`servers of plugins start without a shim: ${error.message}`);
    return null;
  }
}

const shimSocket = ({ path }: RunDirectory): string => `${path}/shims`;

/** Default of execvp(3) if PATH is not set. */
export const DEFAULT_PATH = "/bin:/usr/bin";

/** What decides which programs get launchers. */
export function launchedBy(config: Config): Pick<ShimDirectoryOptions, "inspection" | "servers"> {
  const { mcp, sandbox } = config;
  return { inspection: mcp.inspection, servers: sandbox.mcp.servers.filter(({ type }) => type === "stdio") };
}

/** Rejects with ShimDirectoryError and file errors; nothing is left behind then. */
export async function preparePlan(preparing: Preparing): Promise<Plan> {
  const { options, command, around, found, models, files, layers, refusals, ports } = preparing;
  const { account, sessionId } = options;
  const { policySource } = layers;
  const { config } = policySource;
  const cgroup = layers.kernel?.cgroupPath ?? null;
  const directory = await RunDirectory.make(account, cgroup, options.host.temporary);
  let shims: RunShims | null = null;
  let launchers: ShimDirectory | null = null;
  const release = (): Promise<void> =>
    everyStep([
      () => files.close(),
      () => shims?.close(),
      () => launchers?.remove(),
      () => directory.remove(),
    ]);
  try {
    const socket = shimSocket(directory);
    if (config.mcp.inspection.enabled)
      shims = await RunShims.start({
        path: socket,
        sessionId,
        dirs: options.dirs,
        owner: account,
        cgroup,
        ownUsers: layers.served !== null,
        commandPath: around.env.PATH ?? DEFAULT_PATH,
        layers,
        config: () => policySource.config,
        isBehindGateway: (id) =>
          policySource.config.sandbox.mcp.servers.some((s) => s.id === id && files.hasEndpoint(s)),
        refusals,
        serve: ports.serveShims,
        log: ports.log,
      });
    const shimWords = [options.shim, socket, "shim", "--log-level", "error"];
    const endpoints = new Map(layers.gateway?.endpoints.map(({ server_id, url }) => [server_id, url]));
    const shim = (id: string): string[] => [...shimWords, "--server-id", id, "--"];
    const interception = await interceptionOf(preparing);
    const calls = config.mcp_proxy.enable && layers.watch !== null ? `${directory.path}/calls` : null;
    const started = await toolServerOf(preparing, directory, calls);
    const servers = injectedServers(found.servers, {
      config: started === null ? config : withToolServer(config, started),
      endpoints,
      shim,
    });
    const env: NodeJS.ProcessEnv = { ...around.env, NETMON_SESSION: sessionId };
    if (shims !== null) env.NETMON_SHIMS = socket;
    if (endpoints.size > 0) env.NETMON_MCP_SERVERS = JSON.stringify(Object.fromEntries(endpoints));
    const proxyUrl = layers.llm?.url ?? null;
    const { upstreams } = files;
    if (proxyUrl !== null || layers.gateway !== null) Object.assign(env, noProxy(around.env));
    if (proxyUrl !== null) Object.assign(env, sdkVariables(models, upstreams, proxyUrl));
    const covers: { path: string; with: string }[] = [];
    const input: SetupInput = {
      servers,
      interception,
      proxyUrl,
      named: models,
      upstreams,
      around,
      args: options.command.slice(command.words),
      write: (name, text) => directory.writeOwn(name, text),
      cover: (file, name, text) => {
        const path = layers.kernel === null ? null : orElse(() => realpathSync(file), null);
        if (path === null) return false;
        covers.push({ path, with: directory.writeOwn(name, text) });
        return true;
      },
      writeSettings: (name, text) => directory.writeSettings(name, text),
      standIn: (stood, content) => directory.standIn(stood, content, (path) => around.files.names(path)),
    };
    const program = command.isAdapter ? command.agent?.adapter : command.agent;
    const setup = program?.setUp(input) ?? setUpPlainCommand(input);
    Object.assign(env, setup.env);
    if (shims !== null && preparing.programs !== null) {
      const path = env.PATH ?? DEFAULT_PATH;
      launchers = await launchersOf(preparing, preparing.programs, path, shimWords, (note) =>
        setup.notes.push(note),
      );
      if (launchers !== null)
        Object.assign(env, { PATH: launchers.path, NETMON_SHIM_PIPES: launchers.pipes });
    }
    return {
      command: [...options.command.slice(0, command.words), ...setup.args],
      env,
      calls,
      seal: preparing.sealing.paths,
      covers,
      pathAmongRuns: directory.pathAmongRuns,
      shims,
      release,
      status: {
        agent: command.agent?.name ?? null,
        servers,
        launchers: launchers?.programs ?? null,
        upstreamsFrom: upstreams.from,
        notes: [
          ...preparing.sealing.notes,
          ...found.notes,
          ...(command.note === undefined ? [] : [command.note]),
          ...(proxyUrl === null ? [] : upstreams.notes),
          ...setup.notes,
        ],
      },
    };
  } catch (error) {
    await release();
    throw error;
  }
}
