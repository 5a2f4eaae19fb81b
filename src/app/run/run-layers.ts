/**
 * Layers of a run, in start order: event store → LLM proxy listening → gateway listening → kernel table filled with
 * their ports and the ways around them, attached and proven; stopped in reverse. All share one recorder and one
 * definition store.
 *
 * On failure: a failed start leaves nothing behind. In observe, an unavailable kernel layer is left out, and reported;
 * in enforce it is an error.
 */
import { postureOf } from "../../config/posture.ts";
import type { Counters, EventSink, InspectionCounters, ProxyCounters } from "../../event/event.ts";
import type { Log } from "../../event/log.ts";
import type { ProgramLoader } from "../../kernel/program-loader.ts";
import type { StateDirs } from "../../state/paths.ts";
import { GatewaySession } from "../gateway/gateway-session.ts";
import { LlmLayer } from "../proxy/llm-layer.ts";
import { Recorder } from "../recording/recorder.ts";
import { type SessionToolStore, sessionToolStore } from "../recording/tool-store.ts";
import { countKernel, requireKernel } from "../watch/layers.ts";
import type { PolicyOverrides, PolicySource } from "../watch/policy-source.ts";
import type { Pinning } from "../watch/session-attachment.ts";
import type { Attached } from "../watch/session-view.ts";
import { Watch } from "../watch/watch.ts";
import type { RunFiles } from "./run-files.ts";

export interface RunLayersOptions {
  sessionId: string;
  dirs: StateDirs;
  files: RunFiles;
  overrides: PolicyOverrides;
  /** Why the run has no kernel layer; null: it has one. */
  withoutKernel: string | null;
  pinning: Pinning;
}

export interface RunLayersPorts {
  policySource: PolicySource;
  output: EventSink;
  loader: ProgramLoader;
  log: Log;
}

export interface RunCounters {
  kernel: Counters | null;
  proxy: ProxyCounters | null;
  gateway: InspectionCounters | null;
}

export class RunLayers {
  readonly recorder: Recorder;
  readonly tools: SessionToolStore;
  llm: LlmLayer | null = null;
  gateway: GatewaySession | null = null;
  watch: Watch | null = null;
  /** Summary of the attachment; null: no kernel layer. */
  attached: Attached | null = null;
  /** Why the kernel layer is missing; null: it is present. */
  kernelOff: string | null = null;
  /** Resolves when the MCP servers have been queried, or after some seconds. */
  ready: Promise<void> = Promise.resolve();
  readonly #options: RunLayersOptions;
  readonly #ports: RunLayersPorts;

  private constructor(options: RunLayersOptions, ports: RunLayersPorts) {
    const { sessionId, dirs } = options;
    this.#options = options;
    this.#ports = ports;
    const { store, audit } = ports.policySource.config;
    const { output, log } = ports;
    this.recorder = new Recorder({ sessionId, dirs, store, audit, service: "watch", output, log });
    this.tools = sessionToolStore(dirs, ports.policySource.config);
  }

  /** Resolves when attached and listening. Rejects as LlmLayer.start, GatewaySession.start and Watch.start do. */
  static async start(options: RunLayersOptions, ports: RunLayersPorts): Promise<RunLayers> {
    const layers = new RunLayers(options, ports);
    try {
      await layers.#startProxy();
      await layers.#startGateway();
      await layers.#startKernel();
      return layers;
    } catch (error) {
      await layers.stop("it could not be started").catch(() => {});
      throw error;
    }
  }

  /** Reads netmon's own file again; on error, logs it and keeps the old one. Never rejects. */
  async reload(): Promise<void> {
    const served = (): string => this.gateway?.endpoints.map(({ server_id }) => server_id).join("\n") ?? "";
    const before = served();
    await this.#reloadRules();
    this.gateway?.reload("config");
    // the kernel must also refuse bypasses of a server that has only now got an endpoint
    if (served() !== before) await this.#reloadRules();
  }

  async #reloadRules(): Promise<void> {
    if (this.watch) return this.watch.reload("config");
    const { policySource, log } = this.#ports;
    try {
      const undo = await policySource.reload();
      try {
        await this.llm?.update(policySource.config, "config");
      } catch (error) {
        undo();
        throw error;
      }
    } catch (error) {
      log.error(`the new config was not applied, the old policy stays in force: ${(error as Error).message}`);
    }
  }

  async stop(reason: string): Promise<RunCounters> {
    try {
      const kernel = (await this.watch?.stop(reason)) ?? null;
      const gateway = (await this.gateway?.stop(reason)) ?? null;
      const proxy = (await this.llm?.stop(reason)) ?? null;
      return { kernel, gateway, proxy };
    } finally {
      await this.gateway?.stop(reason);
      await this.llm?.stop(reason);
      await this.recorder.close();
      this.tools.close();
    }
  }

  async #startProxy(): Promise<void> {
    const { sessionId, dirs, files } = this.#options;
    const { policySource, log } = this.#ports;
    const { config, registry } = policySource;
    if (config.proxy.mode === "disabled") return;
    const port = files.isSet("proxy", "port") ? undefined : 0;
    const { recorder, tools } = this;
    this.llm = await LlmLayer.start(config, { sessionId, dirs, port, registry, recorder, tools, log });
    policySource.permitProxy(this.llm.port);
    this.ready = this.llm.ready();
  }

  async #startGateway(): Promise<void> {
    const { sessionId, dirs, files, overrides } = this.#options;
    const { policySource, output, log } = this.#ports;
    const { sandbox, mcp } = policySource.config;
    if (!mcp.inspection.enabled || !sandbox.mcp.servers.some((server) => files.hasEndpoint(server))) return;
    const gateway = await GatewaySession.start(
      {
        sessionId,
        dirs,
        files,
        overrides,
        port: files.isSet("gateway", "port") ? undefined : 0,
        bind: "127.0.0.1",
        records: {
          recorder: this.recorder,
          openToolStore: () => ({ ...this.tools, close: () => {} }),
        },
      },
      { output, log },
    );
    this.gateway = gateway;
    policySource.permitGateway(
      gateway.port,
      () => new Set(gateway.endpoints.map(({ server_id }) => server_id)),
    );
  }

  async #startKernel(): Promise<void> {
    const { withoutKernel, sessionId, dirs, pinning } = this.#options;
    const { policySource, loader, log } = this.#ports;
    if (withoutKernel !== null) {
      this.kernelOff = withoutKernel;
      return;
    }
    const { sources } = this.recorder;
    requireKernel(sources, () => this.watch);
    try {
      const { watch, attached } = await Watch.start(
        { sessionId, dirs, target: null, allowRootCgroup: false, pinning, eventsAll: true },
        {
          policySource,
          emit: this.recorder.emit,
          faults: this.recorder.faults,
          faultCounts: () => this.recorder.faultCounts,
          log,
          loader,
          reconfigure: async (next, cause) => this.llm?.update(next, cause),
        },
      );
      countKernel(sources, watch);
      this.watch = watch;
      this.attached = attached;
    } catch (error) {
      if (postureOf(policySource.config, "kernel").mode === "enforce" || !isOfTheKernel(error)) throw error;
      this.kernelOff = error.message;
      sources.doWithout("kernel");
    }
  }
}

/** Errors of the machine, as opposed to errors of the user or of another netmon. */
const OF_THE_KERNEL = new Set(["HelperError", "KernelError", "InstallationError", "TargetError"]);

function isOfTheKernel(error: unknown): error is Error {
  return error instanceof Error && OF_THE_KERNEL.has(error.name);
}
