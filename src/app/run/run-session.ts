/**
 * `netmon run`: one session from its creation to the agent's end. Start order: kind of command → its servers → layers
 * (run-layers.ts) → the shims' socket → the agent's settings → ready. Then the agent runs in the session's cgroup; then
 * everything stops in reverse.
 *
 * Fails closed. If enforce lacks a requirement, that is an error before the agent starts; in observe the other layers
 * continue, and the status reports what is missing.
 */
import { agentCommand } from "../../agents/agent-command.ts";
import { AgentFiles } from "../../agents/servers/agent-files.ts";
import { agentOwnServers } from "../../agents/servers/own-servers.ts";
import { namedBaseUrls } from "../../agents/settings/named-base-urls.ts";
import { declaredEvent } from "../../decision/servers/declared-event.ts";
import { environmentFor } from "../../files/account.ts";
import { canChange } from "../../files/changeable.ts";
import { checkSessionId } from "../../state/paths.ts";
import { launch, launchOutside } from "../exec/launch.ts";
import { PolicySource } from "../watch/policy-source.ts";
import { RunFiles } from "./run-files.ts";
import { type RunCounters, RunLayers } from "./run-layers.ts";
import type { RunOptions, RunPorts } from "./run-options.ts";
import { type Plan, preparePlan, type RunStatus } from "./run-plan.ts";
import { sessionLaunch } from "./session-launch.ts";
import { endProcesses } from "./session-processes.ts";

export class RunSession {
  readonly layers: RunLayers;
  readonly policySource: PolicySource;
  readonly status: RunStatus;
  readonly #options: RunOptions;
  readonly #plan: Plan;
  #reloading: Promise<void> = Promise.resolve();
  #ended: Promise<RunCounters> | null = null;

  private constructor(options: RunOptions, source: PolicySource, layers: RunLayers, plan: Plan) {
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
    const found = agentOwnServers(options, command, agentEnv);
    const around = {
      cwd: options.cwd,
      home: agentEnv.HOME ?? "/",
      env: agentEnv,
      files: new AgentFiles(account),
    };
    const models = namedBaseUrls(command.kind, options.command.slice(command.words), around);
    const files = new RunFiles({
      config: options.config,
      servers: found.servers,
      models,
      overrides,
      tools,
      env,
    });
    const policySource = new PolicySource(files, { ...overrides, learnNames: true }, ports.log);
    const layers = await RunLayers.start(
      { sessionId, dirs, files, overrides, withoutKernel, pinning },
      { policySource, ...ports },
    );
    let plan: Plan | null = null;
    try {
      plan = await preparePlan({
        options,
        command,
        around,
        found,
        models,
        files,
        policySource,
        layers,
        ports,
      });
      await layers.ready;
      for (const server of policySource.config.sandbox.mcp.servers)
        layers.recorder.emit(declaredEvent(server, sessionId, files.isFilledIn(server)));
      layers.llm?.announce();
      layers.gateway?.announce();
      const session = new RunSession(options, policySource, layers, plan);
      // the agent could otherwise choose its own policy
      if (options.config !== null && !canChange(options.config, account.uid))
        files.onChange(() => session.#reload());
      return session;
    } catch (error) {
      await inTurn([
        async () => plan?.release(),
        async () => {
          await layers.stop("it could not be started");
        },
      ]).catch(() => {}); // the first error is the one to report
      throw error;
    }
  }

  /** Runs the command in the session; resolves to its exit code in shell convention. */
  run(onTerminal: boolean): Promise<number> {
    const { account } = this.#options;
    const { command, env, calls, pathAmongRuns } = this.#plan;
    const plan = sessionLaunch(this.#options, this.layers, this.policySource.config, pathAmongRuns);
    return plan === null
      ? launchOutside({ account, command, env }, onTerminal)
      : launch({ ...plan, ...(calls !== null && { calls }), command, env }, onTerminal);
  }

  /** Ends the processes that the command left behind, and the layers. */
  stop(reason: string): Promise<RunCounters> {
    this.#ended ??= this.#stop(reason);
    return this.#ended;
  }

  /** Number of requests refused at the shims' socket: not ones that a shim may make. */
  get refusedShims(): number {
    return this.#plan.shims?.refused ?? 0;
  }

  async #stop(reason: string): Promise<RunCounters> {
    const { watch } = this.layers;
    let counters: RunCounters = { kernel: null, proxy: null, gateway: null };
    await inTurn([
      async () => {
        if (watch !== null) await endProcesses(watch.cgroupPath);
      },
      () => this.#plan.release(),
      () => this.#reloading,
      async () => {
        counters = await this.layers.stop(reason);
      },
    ]);
    return counters;
  }

  /** Reloads every layer and the shims, one after the other. */
  #reload(): void {
    this.#reloading = this.#reloading.then(async () => {
      if (this.#ended !== null) return;
      await this.layers.reload();
      if (this.#ended !== null) return;
      this.#plan.shims?.policyChanged();
    });
  }
}

/** Runs every step, even if earlier ones failed. Rejects with the first error. */
async function inTurn(steps: readonly (() => Promise<void>)[]): Promise<void> {
  const errors: unknown[] = [];
  for (const step of steps) await step().catch((error: unknown) => errors.push(error));
  if (errors.length > 0) throw errors[0];
}
