/**
 * `netmon run`: one session from its creation to the agent's end. Start order: kind of command → its servers → layers
 * (layers.ts) → the shims' socket → the agent's settings → ready. Then the agent runs in the session's cgroup; then
 * everything stops in reverse.
 *
 * Fails closed. If enforce lacks a requirement, that is an error before the agent starts; in observe the other layers
 * continue, and the status reports what is missing.
 */
import { type AgentCommand, agentCommand } from "../../agents/agent-command.ts";
import { AGENTS } from "../../agents/agents.ts";
import { placeholderVariables } from "../../agents/given-placeholders.ts";
import { everyStep } from "../../async/every-step.ts";
import { namedBaseUrls } from "../../clients/model-upstreams.ts";
import { AgentFiles } from "../../clients/servers/agent-files.ts";
import { agentOwnServers } from "../../clients/servers/own-servers.ts";
import { overrideConfig } from "../../config/override.ts";
import type { Keyring } from "../../credentials/keyring.ts";
import { declaredEvent } from "../../decision/servers/declared-event.ts";
import { orElse } from "../../errors/or-else.ts";
import type { Log } from "../../event/log.ts";
import { sessionSink } from "../../event/session-sink.ts";
import { chooseAccount, environmentFor } from "../../files/account.ts";
import { canChange } from "../../files/changeable.ts";
import { endProcesses } from "../../kernel/target/end-processes.ts";
import { killWithUs } from "../../native/watchdog.ts";
import { checkSessionId } from "../../state/paths.ts";
import { PolicySource } from "../../watch/policy/policy-source.ts";
import { openKeyring } from "../credentials.ts";
import { isolationBytes } from "../exec/isolation.ts";
import { launch, launchOutside, type Terminal } from "../exec/launch.ts";
import { launchedPrograms } from "../exec/shim-directory.ts";
import { type KernelOfService, Layers } from "../layers.ts";
import { kernelDocument } from "../serve/kernel-policy.ts";
import type { KernelLayer } from "../serve/kernel-port.ts";
import { SessionRefusals } from "../shim/server-refusals.ts";
import { LastPolicy } from "./last-policy.ts";
import { watchSilence } from "./model-silence.ts";
import { RunFiles } from "./run-files.ts";
import type { RunOptions, RunPorts } from "./run-options.ts";
import { DEFAULT_PATH, launchedBy, type Plan, preparePlan, type RunStatus } from "./run-plan.ts";
import { runSealing } from "./run-sealing.ts";
import { sessionLaunch } from "./session-launch.ts";
import { whyOwnProcess } from "./why-own-process.ts";

export class RunSession {
  readonly layers: Layers;
  readonly status: RunStatus;
  readonly #options: RunOptions;
  readonly #plan: Plan;
  readonly #log: Pick<Log, "warn">;
  #ended: Promise<void> | null = null;

  private constructor(options: RunOptions, layers: Layers, plan: Plan, log: Pick<Log, "warn">) {
    this.#options = options;
    this.#log = log;
    this.layers = layers;
    this.#plan = plan;
    this.status = plan.status;
  }

  /**
   * Resolves when everything is up and the agent has not started. Rejects with ConfigError, StateError, ProxyError,
   * GatewayError, ShimDirectoryError and as Watch.start does.
   */
  static async start(options: RunOptions, ports: RunPorts): Promise<RunSession> {
    const { overrides, tools, account, env } = options;
    checkSessionId(options.sessionId);
    const command = agentCommand(options.command, options.agent);
    const unfilled = new RunFiles({ config: options.config, servers: [], models: [], overrides, tools, env });
    const caller = chooseAccount(undefined, env);
    const asked = overrideConfig(unfilled.load().config, overrides);
    const why = whyOwnProcess(asked, tools, options.host.env);
    if (why !== null) options.host.needsOwnProcess(why);
    const keyring = await openKeyring(asked, () => ({ env, caller, agent: account }));
    try {
      return await RunSession.#started(options, ports, command, keyring);
    } catch (error) {
      keyring.close();
      throw error;
    }
  }

  /** Closes nothing of `keyring` if it rejects. */
  static async #started(
    options: RunOptions,
    ports: RunPorts,
    command: AgentCommand,
    keyring: Keyring,
  ): Promise<RunSession> {
    const { sessionId, dirs, overrides, tools, service, withoutKernel, pinning, account, env } = options;
    const agentEnv = environmentFor(account, env, options.callerUid);
    const agentFiles = new AgentFiles(account);
    const before = { cwd: options.host.cwd, home: agentEnv.HOME ?? "/", env: agentEnv, files: agentFiles };
    // before anything else of the environment is used, since it gets into the agent's files
    const given = placeholderVariables(
      keyring.placeholders,
      command.agent === null ? AGENTS : [command.agent],
      before,
      (text) => keyring.withoutKeys(text),
    );
    const around = { ...before, env: { ...agentEnv, ...given.env } };
    const args = options.command.slice(command.words);
    const ofAgent = agentOwnServers(command.agent, args, options.mcpConfigs, around);
    const models = namedBaseUrls(command.agent, args, around);
    const found = { ...ofAgent, notes: [...keyring.notes, ...given.notes, ...ofAgent.notes] };
    const { servers } = found;
    const files = new RunFiles({ config: options.config, servers, models, overrides, tools, env });
    const policySource = new PolicySource(files, { ...overrides, learnNames: true }, ports.log);
    // the command line's options are the person's own, and do not count
    const last =
      options.config === null
        ? null
        : new LastPolicy({ dirs, sessionId, file: options.config }, files.load().config, ports.log);
    if (last?.change) ports.onPolicyChange(last.change);
    const { config } = policySource;
    const path = around.env.PATH ?? DEFAULT_PATH;
    const programs = config.mcp.inspection.enabled ? launchedPrograms({ ...launchedBy(config), path }) : null;
    const portOf = (layer: string): 0 | undefined => (files.isSet(layer, "port") ? undefined : 0);
    const own = { target: null, allowRootCgroup: false, pinning, eventsAll: true, optional: true };
    const kernel = service === null ? own : ofService(service, options, files);
    const refusals = new SessionRefusals(() => watching?.readEvents());
    let watching: KernelLayer | null = null;
    const layers = await Layers.start(
      {
        sessionId,
        dirs,
        service: "watch",
        proxyPort: portOf("proxy"),
        kernel: withoutKernel ?? kernel,
        keyring,
        environment: options.host.env,
        gateway: { files, overrides, port: portOf("gateway"), bind: "127.0.0.1" },
      },
      { policySource, output: (event) => refusals.take(event), ...ports },
    );
    watching = layers.kernel;
    let plan: Plan | null = null;
    try {
      const isolated = { ...options, withoutKernel: layers.kernelOff };
      const sealing = runSealing(isolated, policySource.config, command.agent, around);
      const prepared = {
        options,
        command,
        around,
        found,
        models,
        files,
        layers,
        refusals,
        ports,
        programs,
      };
      plan = await preparePlan({ ...prepared, sealing });
      await layers.ready;
      if (last?.change) sessionSink(sessionId, layers.recorder.emit)(last.change);
      last?.keep();
      for (const server of policySource.config.sandbox.mcp.servers)
        layers.recorder.emit(declaredEvent(server, sessionId, files.isFilledIn(server)));
      layers.llm?.announce();
      layers.gateway?.announce();
      const session = new RunSession(options, layers, plan, ports.log);
      if (session.#fixedConfig) files.onChange(() => session.#reload("config"));
      return session;
    } catch (error) {
      const undo = [() => plan?.release(), () => layers.stop("it could not be started")];
      await everyStep(undo).catch(() => {}); // the first error is the one to report
      throw error;
    }
  }

  /** Runs the command in the session; resolves to its exit code in shell convention. */
  async run(terminal: Terminal): Promise<number> {
    const { llm } = this.layers;
    // a command that is no known agent may need no model
    const isWatched = llm !== null && this.status.agent !== null;
    const heard = isWatched
      ? watchSilence(llm.counters, terminal.isUsed, (text) => this.#log.warn(text))
      : () => {};
    try {
      return await this.#launch(terminal);
    } finally {
      heard();
    }
  }

  #launch(terminal: Terminal): Promise<number> {
    const { account, host } = this.#options;
    const { command, env, calls, seal, covers, pathAmongRuns } = this.#plan;
    const { watch } = this.layers; // the service ends what it holds itself
    if (watch?.enforcing) killWithUs(watch.cgroupPath);
    const plan = sessionLaunch(
      this.#options,
      this.layers,
      this.layers.policySource.config,
      seal,
      pathAmongRuns,
    );
    if (plan === null) return launchOutside({ account, command, env }, terminal, host);
    const whole = { ...plan, covers, ...(calls !== null && { calls }), command, env };
    this.layers.served?.share(isolationBytes(whole));
    return launch(whole, terminal, host);
  }

  /** Ends the processes that the command left behind, and the layers. */
  stop(reason: string): Promise<void> {
    const { watch } = this.layers;
    this.#ended ??= everyStep([
      async () => {
        if (!watch) return;
        await endProcesses(watch.cgroupPath);
        killWithUs(null); // not if processes may be left
      },
      () => this.#plan.release(),
      () => this.layers.stop(reason),
    ]);
    return this.#ended;
  }

  /** Number of requests refused at the shims' socket: not ones that a shim may make. */
  get refusedShims(): number {
    return this.#plan.shims?.refused ?? 0;
  }

  /** Reloads because somebody sent SIGHUP. Returns why not; null: done, or the layers log why not. */
  async hungUp(): Promise<string | null> {
    if (this.#options.config === null) return "there is no --config to read again";
    if (!this.#fixedConfig)
      return "the agent's user can change the configuration, which is read at the start only";
    await this.#reload("signal");
    return null;
  }

  /** Whether a changed configuration may be used: not one that the agent could write, to choose its own policy. */
  get #fixedConfig(): boolean {
    const { config, account } = this.#options;
    return config !== null && !canChange(config, account.uid);
  }

  /** Why the configuration, as it is now, needs a process of its own that this is not; null: it does not, or is wrong. */
  #whyNotHere(): string | null {
    const { host, config, overrides, tools, env } = this.#options;
    if (host.isOwn) return null;
    const files = new RunFiles({ config, servers: [], models: [], overrides, tools, env });
    return orElse(() => whyOwnProcess(overrideConfig(files.load().config, overrides), tools, host.env), null);
  }

  /** Reloads every layer, then the shims. */
  async #reload(cause: "config" | "signal"): Promise<void> {
    const why = this.#whyNotHere();
    if (why !== null)
      return this.#log.warn(`the changed configuration is not in force: ${why}. Start the run again`);
    if (this.#ended === null) await this.layers.reload(cause);
    if (this.#ended === null) this.#plan.shims?.policyChanged();
  }
}

/** The kernel layer's part of the policy goes to the service; the other layers are this process's. */
function ofService(
  socket: string,
  { config, overrides, host }: RunOptions,
  files: RunFiles,
): KernelOfService {
  return {
    socket,
    runs: host.pid,
    policy: (inForce) => {
      // no session is made for a client that was killed during the start
      if (host.gone) throw new Error("the run's client is gone");
      const document = kernelDocument(files.document, inForce, overrides);
      return { file: config ?? "the run's policy", document };
    },
  };
}
