/**
 * `netmon run`: one session from nothing to the agent's end. Order of the start: whose command it is → what servers it
 * has → layers (run-layers.ts) → records of shims → the agent's settings → ready; then the agent runs in the session's
 * cgroup; then everything in reverse.
 *
 * Direction of failure: closed. What enforce needs and cannot have is an error before the agent starts; in observe the
 * other layers go on, and the status says what is missing.
 */
import { statSync } from "node:fs";
import type { EventSink } from "../../event/event.ts";
import { type Account, environmentFor } from "../exec/account.ts";
import { launch, launchOutside } from "../exec/launch.ts";
import { outsideProxies } from "../exec/proxies.ts";
import { makeShimDirectory, type ShimDirectory } from "../exec/shim-directory.ts";
import { type Agent, noProxy, sdkEnvironment } from "../proxy/agent-settings.ts";
import { Alerts } from "../servers/alerts.ts";
import { checkSessionId, type StateDirs } from "../state/paths.ts";
import { type PolicyOverrides, PolicySource } from "../watch/policy-source.ts";
import type { Log } from "../watch/ports.ts";
import { type AgentCommand, agentCommand } from "./agent-kind.ts";
import type { AgentServer } from "./agent-server.ts";
import { setUpAgent } from "./clients/clients.ts";
import type { AgentSetup } from "./clients/setup.ts";
import { type GivenServers, givenServers } from "./given-servers.ts";
import { ownServers } from "./own-servers.ts";
import { RecordsServer } from "./records/records-server.ts";
import { RunDirectory } from "./run-directory.ts";
import { RunFiles } from "./run-files.ts";
import { type RunCounters, RunLayers } from "./run-layers.ts";
import { endProcesses } from "./session-processes.ts";
import { shimConfig } from "./shim-config.ts";

export interface RunOptions {
  sessionId: string;
  dirs: StateDirs;
  command: readonly string[];
  /** What the command is; undefined: told by its name. */
  agent: Agent | "none" | undefined;
  config: string | null;
  /** Configurations of MCP clients, added to the agent's own. */
  mcpConfigs: readonly string[];
  overrides: PolicyOverrides;
  account: Account;
  callerUid: number;
  env: NodeJS.ProcessEnv;
  cwd: string;
  /** Why there is to be no kernel layer; null: there is to be one. */
  withoutKernel: string | null;
  /** The netmon-bpf executable. */
  helper: string;
  /** Words that start netmon, absolute. */
  netmon: readonly string[];
}

export interface RunPorts {
  /** Every event of the session, as it is recorded. */
  output: EventSink;
  log: Log;
}

/** What is on, for the status before the agent starts. */
export interface RunStatus {
  agent: AgentCommand["kind"];
  servers: GivenServers;
  /** Programs that a shim is put before by their name; null: the agent's own configuration does that. */
  launchers: readonly string[] | null;
  notes: readonly string[];
}

export class RunSession {
  readonly layers: RunLayers;
  readonly policySource: PolicySource;
  readonly status: RunStatus;
  readonly #options: RunOptions;
  readonly #plan: Plan;
  readonly #alerts: Alerts;
  #ended: Promise<RunCounters> | null = null;

  private constructor(
    options: RunOptions,
    source: PolicySource,
    layers: RunLayers,
    plan: Plan,
    alerts: Alerts,
  ) {
    this.#options = options;
    this.policySource = source;
    this.layers = layers;
    this.#plan = plan;
    this.status = plan.status;
    this.#alerts = alerts;
  }

  /**
   * Everything is up, and the agent not started. Rejects with ConfigError, StateError, ProxyError, GatewayError,
   * ShimDirectoryError and as Watch.start does.
   */
  static async start(options: RunOptions, ports: RunPorts): Promise<RunSession> {
    const { sessionId, dirs, overrides, withoutKernel, account, env } = options;
    checkSessionId(sessionId);
    const command = agentCommand(options.command, options.agent);
    const agentEnv = environmentFor(account, env, options.callerUid);
    const found = ownServers(options, command, agentEnv);
    const files = new RunFiles({ config: options.config, servers: found.servers, overrides, env });
    const policySource = new PolicySource(files, overrides, ports.log);
    const layers = await RunLayers.start(
      { sessionId, dirs, files, overrides, withoutKernel },
      { policySource, ...ports },
    );
    const { webhook_url } = policySource.config.mcp.inspection.on_detection;
    const alerts = new Alerts(layers.recorder.emit, webhook_url, ports.log);
    let plan: Plan | null = null;
    try {
      plan = await preparePlan({
        options,
        command,
        agentEnv,
        found,
        files,
        policySource,
        layers,
        alerts,
        ports,
      });
      await layers.ready;
      layers.llm?.announce();
      layers.gateway?.announce();
      if (options.config !== null && !canWrite(options.config, account.uid))
        files.onChange(() => layers.reload());
      return new RunSession(options, policySource, layers, plan, alerts);
    } catch (error) {
      await plan?.release();
      await alerts.close();
      await layers.stop("it could not be started");
      throw error;
    }
  }

  /** Runs the command in the session; resolves to its exit code, as shells count it. */
  run(onTerminal: boolean): Promise<number> {
    const { helper, account } = this.#options;
    const { command, env } = this.#plan;
    const { watch } = this.layers;
    if (watch === null) return launchOutside({ account, command, env }, onTerminal);
    const { unix } = this.policySource.config.sandbox.network;
    const denied = unix.deny
      .filter(({ prefix, path }) => !prefix && path.startsWith("/"))
      .map(({ path }) => path);
    return launch(
      {
        helper,
        cgroupPath: watch.cgroupPath,
        account,
        maskPaths: [...new Set([...denied, ...outsideProxies(account.uid)])],
        allowNewPrivs: false,
        command,
        env,
      },
      onTerminal,
    );
  }

  /** Ends what the command left behind, and the layers. */
  stop(reason: string): Promise<RunCounters> {
    this.#ended ??= this.#stop(reason);
    return this.#ended;
  }

  /** Records that were refused: no shim's to make. */
  get refusedRecords(): number {
    return this.#plan.records?.refused ?? 0;
  }

  async #stop(reason: string): Promise<RunCounters> {
    const { watch } = this.layers;
    if (watch !== null) await endProcesses(watch.cgroupPath);
    await this.#plan.release();
    await this.#alerts.close();
    return this.layers.stop(reason);
  }
}

interface Plan {
  command: string[];
  env: NodeJS.ProcessEnv;
  status: RunStatus;
  records: RecordsServer | null;
  release(): Promise<void>;
}

interface Preparing {
  options: RunOptions;
  command: AgentCommand;
  agentEnv: NodeJS.ProcessEnv;
  found: { servers: AgentServer[]; notes: string[] };
  files: RunFiles;
  policySource: PolicySource;
  layers: RunLayers;
  alerts: Alerts;
  ports: RunPorts;
}

/** What execvp(3) takes where there is none. */
const DEFAULT_PATH = "/bin:/usr/bin";

async function preparePlan(preparing: Preparing): Promise<Plan> {
  const { options, command, agentEnv, found, files, policySource, layers, alerts, ports } = preparing;
  const { account, sessionId } = options;
  const { config } = policySource;
  const directory = new RunDirectory(account);
  let records: RecordsServer | null = null;
  let launchers: ShimDirectory | null = null;
  const release = async (): Promise<void> => {
    files.close();
    await records?.close();
    launchers?.remove();
    directory.remove();
  };
  try {
    const shims = config.mcp.inspection.enabled;
    const socket = `${directory.path}/records`;
    if (shims)
      records = await RecordsServer.start({
        path: socket,
        sessionId,
        owner: account,
        emit: alerts.emit,
        tools: layers.tools.open().store,
        isForeign: (id) => config.sandbox.mcp.servers.some((s) => s.id === id && files.standsBefore(s)),
        log: ports.log,
      });
    const policy = directory.writeShared("netmon.yaml", shimConfig(config));
    const shimOptions = [
      "--session",
      sessionId,
      "--config",
      policy,
      "--records",
      socket,
      "--log-level",
      "error",
    ];
    const endpoints = new Map(layers.gateway?.endpoints.map(({ server_id, url }) => [server_id, url]));
    const shim = (id: string): string[] => [
      ...options.netmon,
      "shim",
      "--server-id",
      id,
      ...shimOptions,
      "--",
    ];
    const servers = givenServers(found.servers, { config, endpoints, shim });
    const env: NodeJS.ProcessEnv = { ...agentEnv, NETMON_SESSION: sessionId, NETMON_CONFIG: policy };
    if (shims) env.NETMON_RECORDS = socket;
    if (endpoints.size > 0) env.NETMON_MCP_SERVERS = JSON.stringify(Object.fromEntries(endpoints));
    const proxyUrl = layers.llm?.url ?? null;
    if (proxyUrl !== null || layers.gateway !== null) Object.assign(env, noProxy(agentEnv));
    if (proxyUrl !== null) Object.assign(env, sdkEnvironment(proxyUrl));
    const around = { cwd: options.cwd, home: agentEnv.HOME ?? "/", env: agentEnv };
    const own = options.command.slice(command.words);
    const setup: AgentSetup = setUpAgent(command.kind, {
      servers,
      proxyUrl,
      providers: config.proxy.providers,
      around,
      args: own,
      write: (name, text) => directory.writeOwn(name, text),
      writeSettings: (name, text) => directory.writeSettings(name, text),
    });
    Object.assign(env, setup.env);
    if (command.kind === null && shims) {
      launchers = makeShimDirectory({
        inspection: config.mcp.inspection,
        servers: config.sandbox.mcp.servers.filter(({ type }) => type === "stdio"),
        account,
        path: env.PATH ?? DEFAULT_PATH,
        netmon: options.netmon,
        shimOptions,
      });
      env.PATH = launchers.path;
    }
    return {
      command: [...options.command.slice(0, command.words), ...setup.args],
      env,
      records,
      release,
      status: {
        agent: command.kind,
        servers,
        launchers: launchers?.programs ?? null,
        notes: [...found.notes, ...setup.notes],
      },
    };
  } catch (error) {
    await release();
    throw error;
  }
}

/** Whether this user could change the file: then it is read once, or the agent would choose its own policy. */
function canWrite(file: string, uid: number): boolean {
  const { uid: owner, mode } = statSync(file);
  return uid === 0 || owner === uid || (mode & 0o022) !== 0;
}
