/**
 * `netmon run`: one session from its creation to the agent's end. Start order: kind of command → its servers → layers
 * (layers.ts) → the shims' socket → the agent's settings → ready. Then the agent runs in the session's cgroup; then
 * everything stops in reverse.
 *
 * Fails closed. If enforce lacks a requirement, that is an error before the agent starts; in observe the other layers
 * continue, and the status reports what is missing.
 */
import { agentCommand } from "../../agents/agent-command.ts";
import { everyStep } from "../../async/every-step.ts";
import { namedBaseUrls } from "../../clients/model-upstreams.ts";
import { AgentFiles } from "../../clients/servers/agent-files.ts";
import { agentOwnServers } from "../../clients/servers/own-servers.ts";
import { declaredEvent } from "../../decision/servers/declared-event.ts";
import { sessionSink } from "../../event/session-sink.ts";
import { environmentFor } from "../../files/account.ts";
import { canChange } from "../../files/changeable.ts";
import { endProcesses } from "../../kernel/target/end-processes.ts";
import { killWithUs } from "../../native/watchdog.ts";
import { checkSessionId } from "../../state/paths.ts";
import { PolicySource } from "../../watch/policy/policy-source.ts";
import type { Watch } from "../../watch/watch.ts";
import { launch, launchOutside, type Terminal } from "../exec/launch.ts";
import { Layers } from "../layers.ts";
import { SessionRefusals } from "../shim/server-refusals.ts";
import { LastPolicy } from "./last-policy.ts";
import { RunFiles } from "./run-files.ts";
import type { RunOptions, RunPorts } from "./run-options.ts";
import { type Plan, preparePlan, type RunStatus } from "./run-plan.ts";
import { runSealing } from "./run-sealing.ts";
import { sessionLaunch } from "./session-launch.ts";

export class RunSession {
  readonly layers: Layers;
  readonly policySource: PolicySource;
  readonly status: RunStatus;
  readonly #options: RunOptions;
  readonly #plan: Plan;
  #ended: Promise<void> | null = null;

  private constructor(options: RunOptions, source: PolicySource, layers: Layers, plan: Plan) {
    this.#options = options;
    this.policySource = source;
    this.layers = layers;
    this.#plan = plan;
    this.status = plan.status;
  }

  /**
   * Resolves when everything is up and the agent has not started. Rejects with ConfigError, StateError, ProxyError,
   * GatewayError, ShimDirectoryError and as Watch.start does.
   */
  static async start(options: RunOptions, ports: RunPorts): Promise<RunSession> {
    const { sessionId, dirs, overrides, tools, withoutKernel, pinning, account, env } = options;
    checkSessionId(sessionId);
    const command = agentCommand(options.command, options.agent);
    const agentEnv = environmentFor(account, env, options.callerUid);
    const home = agentEnv.HOME ?? "/";
    const around = { cwd: options.cwd, home, env: agentEnv, files: new AgentFiles(account) };
    const args = options.command.slice(command.words);
    const found = agentOwnServers(command.agent, args, options.mcpConfigs, around);
    const models = namedBaseUrls(command.agent, args, around);
    const { servers } = found;
    const files = new RunFiles({ config: options.config, servers, models, overrides, tools, env });
    const policySource = new PolicySource(files, { ...overrides, learnNames: true }, ports.log);
    // the command line's options are the person's own, and do not count
    const last =
      options.config === null
        ? null
        : new LastPolicy({ dirs, sessionId, file: options.config }, files.load().config, ports.log);
    if (last?.change) ports.onPolicyChange(last.change);
    const portOf = (layer: string): 0 | undefined => (files.isSet(layer, "port") ? undefined : 0);
    const kernel = { target: null, allowRootCgroup: false, pinning, eventsAll: true, optional: true };
    const refusals = new SessionRefusals(() => watching?.readEvents());
    let watching: Watch | null = null;
    const layers = await Layers.start(
      {
        sessionId,
        dirs,
        service: "watch",
        proxyPort: portOf("proxy"),
        kernel: withoutKernel ?? kernel,
        gateway: { files, overrides, port: portOf("gateway"), bind: "127.0.0.1" },
      },
      { policySource, output: (event) => refusals.take(event), ...ports },
    );
    watching = layers.watch;
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
        policySource,
        layers,
        refusals,
        ports,
      };
      plan = await preparePlan({ ...prepared, sealing });
      await layers.ready;
      if (last?.change) sessionSink(sessionId, layers.recorder.emit)(last.change);
      last?.keep();
      for (const server of policySource.config.sandbox.mcp.servers)
        layers.recorder.emit(declaredEvent(server, sessionId, files.isFilledIn(server)));
      layers.llm?.announce();
      layers.gateway?.announce();
      const session = new RunSession(options, policySource, layers, plan);
      if (session.#fixedConfig) files.onChange(() => session.#reload("config"));
      return session;
    } catch (error) {
      const undo = [() => plan?.release(), () => layers.stop("it could not be started")];
      await everyStep(undo).catch(() => {}); // the first error is the one to report
      throw error;
    }
  }

  /** Runs the command in the session; resolves to its exit code in shell convention. */
  run(terminal: Terminal): Promise<number> {
    const { account } = this.#options;
    const { command, env, calls, seal, pathAmongRuns } = this.#plan;
    if (this.layers.watch?.enforcing) killWithUs(this.layers.watch.cgroupPath);
    const plan = sessionLaunch(this.#options, this.layers, this.policySource.config, seal, pathAmongRuns);
    return plan === null
      ? launchOutside({ account, command, env }, terminal)
      : launch({ ...plan, ...(calls !== null && { calls }), command, env }, terminal);
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

  /** Reloads every layer, then the shims. */
  async #reload(cause: "config" | "signal"): Promise<void> {
    if (this.#ended === null) await this.layers.reload(cause);
    if (this.#ended === null) this.#plan.shims?.policyChanged();
  }
}
