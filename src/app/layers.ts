/**
 * Layers of a session, in start order: event store → LLM proxy listening → gateway listening → kernel table filled with
 * their ports and the ways around them, attached and proven; stopped in reverse. All share one recorder and one
 * definition store.
 *
 * On failure: a failed start leaves nothing behind, and a reload that cannot be used leaves the old configuration in
 * force. An optional kernel layer that is unavailable is left out in observe, with the reason; in enforce it is an error.
 */

import { everyStep } from "../async/every-step.ts";
import { oneAtATime } from "../async/serial-queue.ts";
import { within } from "../async/within.ts";
import type { Config } from "../config/config.ts";
import { POLICY_LAYERS, postureOf } from "../config/posture.ts";
import type { Keyring } from "../credentials/keyring.ts";
import { errorMessage } from "../errors/error-message.ts";
import type { EventSink } from "../event/event.ts";
import { sessionSink } from "../event/session-sink.ts";
import { endIfStandingStill } from "../native/watchdog.ts";
import { checkSessionId, type StateDirs } from "../state/paths.ts";
import type { ThreadStarter } from "../store/writer.ts";
import type { PolicySource } from "../watch/policy/policy-source.ts";
import type { WatchOptions, WatchPorts } from "../watch/ports.ts";
import type { Attached } from "../watch/session-view.ts";
import type { Watch } from "../watch/watch.ts";
import { openKeyring, ownCredentials, tellOfKeys, updateKeyring } from "./credentials.ts";
import type { GatewaySession, GatewaySessionOptions } from "./gateway/gateway-session.ts";
import type { LlmLayer } from "./proxy/llm-layer.ts";
import type { Elsewhere } from "./recording/live-seen.ts";
import { Recorder } from "./recording/recorder.ts";
import { type SessionToolStore, sessionToolStore } from "./recording/tool-store.ts";
import type { KernelLayer } from "./serve/kernel-port.ts";
import type { ServiceKernel } from "./serve/service-kernel.ts";

type OfSession = "sessionId" | "dirs" | "keyring";

export interface LayersOptions {
  sessionId: string;
  dirs: StateDirs;
  /** `proxy` has the LLM layer in any case, `watch` unless proxy.mode is disabled. */
  service: "watch" | "proxy";
  /** Where the settings of proxies and certificate authorities are; default: this process's. */
  environment?: NodeJS.ProcessEnv;
  /** undefined: proxy.port. */
  proxyPort?: number | undefined;
  /** null: there is none; otherwise there is one if it has something to offer. */
  gateway: Omit<GatewaySessionOptions, OfSession | "records"> | null;
  /** The keys of its credentials, which the layers close; undefined: they read them. */
  keyring?: Keyring;
  /** Layers of the session that others hold, and of which `dirs` has no record. */
  elsewhere?: Elsewhere;
  /** A string: why there is none; of a service: that has the session. */
  kernel: (Omit<WatchOptions, OfSession> & { optional: boolean }) | KernelOfService | string;
}

export interface KernelOfService {
  /** Path of the socket of netmon serve. */
  socket: string;
  /** The process whose end is the run's. */
  runs: number;
  /** Returns the policy's own file, for messages, and what of the configuration in force is the kernel layer's. */
  policy(config: Config): { file: string; document: object };
}

export interface LayersPorts
  extends Omit<WatchPorts, "emit" | "faults" | "faultCounts" | "notSeen" | "reconfigure"> {
  /** stdout. */
  output: EventSink;
  /** Starter of the store's thread, if `shared` has none. */
  startThread?: ThreadStarter;
}

type Cause = "config" | "signal";

/** Layers of which the options make `K` certain. */
export type LayersWith<K extends "llm" | "watch" | "attached"> = Layers & {
  readonly [P in K]: NonNullable<Layers[P]>;
};
export type WatchedLayers = LayersWith<"watch" | "attached">;

/** How long the end waits for the store to answer, before it says that it does not. */
const UNSTORED_MS = 2000;
/** How long a failed start waits for its layers to stop. */
const UNSTOPPED_MS = 5000;

export class Layers {
  readonly recorder: Recorder;
  llm: LlmLayer | null = null;
  gateway: GatewaySession | null = null;
  watch: Watch | null = null;
  /** The kernel layer of a session that the service has. */
  served: ServiceKernel | null = null;
  /** Summary of the attachment; null: no kernel layer. */
  attached: Attached | null = null;
  /** Why the kernel layer is missing; null: it is present. */
  kernelOff: string | null = null;
  /** The keys of the proxy and the gateway. */
  keyring!: Keyring;
  /** Resolves when the MCP servers have been queried, or after some seconds. */
  ready: Promise<void> = Promise.resolve();
  readonly #options: LayersOptions;
  readonly #ports: LayersPorts;
  readonly #inTurn = oneAtATime();
  #tools: SessionToolStore | null = null;
  #stopping: Promise<void> | null = null;
  readonly #unguard: () => void;

  private constructor(options: LayersOptions, ports: LayersPorts) {
    const { sessionId, dirs, service, elsewhere } = options;
    const { policySource, shared, output, log, startThread = shared?.startThread } = ports;
    this.#options = options;
    this.#ports = ports;
    const { store, audit } = policySource.config;
    this.recorder = new Recorder({
      sessionId,
      dirs,
      store,
      audit,
      service,
      output,
      log,
      ...(elsewhere && { elsewhere }),
      ...(startThread && { startThread }),
    });
    this.#unguard = endIfStandingStill(() =>
      POLICY_LAYERS.some((layer) => postureOf(policySource.config, layer).mode === "enforce"),
    );
  }

  /** Resolves when attached and listening. Rejects as LlmLayer.start, GatewaySession.start and Watch.start do. */
  static async start<K extends "llm" | "watch" | "attached" = never>(
    options: LayersOptions,
    ports: LayersPorts,
  ): Promise<LayersWith<K>> {
    checkSessionId(options.sessionId);
    const layers = new Layers(options, ports);
    try {
      const { sources } = layers.recorder;
      if (typeof options.kernel !== "string")
        sources.require("kernel", () =>
          layers.kernel === null ? "not attached yet" : (layers.watch?.problem ?? null),
        );
      await layers.#readKeys();
      await layers.#startProxy();
      await layers.#startGateway();
      await layers.#startKernel();
      return layers as LayersWith<K>;
    } catch (error) {
      // what cannot be stopped ends with the process, which must not wait for it
      await within(layers.stop("it could not be started"), UNSTOPPED_MS).catch(() => {});
      throw error;
    }
  }

  /** The kernel layer, in this process or the service's; null: there is none. */
  get kernel(): KernelLayer | null {
    return this.watch ?? this.served;
  }

  get policySource(): PolicySource {
    return this.#ports.policySource;
  }

  /** Definition store, opened on first use. */
  get tools(): SessionToolStore {
    this.#tools ??= sessionToolStore(this.#options.dirs, this.#ports.policySource.config, this.recorder);
    return this.#tools;
  }

  /** Reads the configuration again and applies it; on error, logs it and keeps the old one. Calls are serialized. */
  reload(cause: Cause): Promise<void> {
    return this.#inTurn(async () => {
      if (this.#stopping !== null) return;
      const served = (): string => [...this.#servedIds()].join("\n");
      const before = served();
      await this.#reloadRules(cause);
      await this.gateway?.reload(cause);
      // the kernel must also refuse bypasses of a server that has only now got an endpoint
      if (served() !== before) await this.#reloadRules(cause);
    });
  }

  /** Stops every layer, even if one fails; rejects with the first error. */
  stop(reason: string): Promise<void> {
    this.#stopping ??= this.#inTurn(() =>
      everyStep([
        () => this.#sayUnstored(),
        () => this.kernel?.stop(reason),
        () => this.gateway?.stop(reason),
        () => this.llm?.stop(reason),
        () => (this.keyring as Keyring | undefined)?.close(),
        () => this.#tools?.close(),
        () => this.recorder.close(),
        this.#unguard,
      ]),
    );
    return this.#stopping;
  }

  /** Before anything else waits for the store's file system: afterwards, nobody could say what is lost with it. */
  async #sayUnstored(): Promise<void> {
    if (await within(this.recorder.flush(), UNSTORED_MS)) return;
    const { waiting } = this.recorder;
    this.#ports.log.error(
      `the store does not answer: ${waiting} events and bodies are not on disk, and are lost if netmon ends before it does`,
    );
  }

  async #reloadRules(cause: Cause): Promise<void> {
    if (this.watch) return this.watch.reload(cause);
    const { policySource, log } = this.#ports;
    let undo = async (): Promise<void> => {};
    try {
      const restore = await policySource.reload();
      undo = async () => {
        restore();
        if (this.served) await this.#reconfigure(policySource.config, cause);
      };
      await this.#reconfigure(policySource.config, cause);
      await this.served?.reload(postureOf(policySource.config, "kernel").mode);
      log.info("the new config is in force");
    } catch (error) {
      await undo();
      log.error(`the new config was not applied, the old one stays in force: ${errorMessage(error)}`);
    }
  }

  async #reconfigure(config: Config, cause: Cause): Promise<void> {
    if (this.#hasProxy(config) !== (this.llm !== null))
      this.#ports.log.warn("proxy.mode takes effect when the watch is restarted");
    await updateKeyring(this.keyring, config, this.#ports.log);
    await this.llm?.update(config, cause);
  }

  #hasProxy({ proxy }: Config): boolean {
    return this.#options.service === "proxy" || proxy.mode !== "disabled";
  }

  #servedIds(): Set<string> {
    return new Set(this.gateway?.endpoints.map(({ server_id }) => server_id));
  }

  async #readKeys(): Promise<void> {
    const { sessionId, keyring } = this.#options;
    const { policySource, log } = this.#ports;
    this.keyring = keyring ?? (await openKeyring(policySource.config, () => ownCredentials()));
    tellOfKeys(this.keyring, sessionSink(sessionId, this.recorder.emit), log);
    if (keyring === undefined) for (const note of this.keyring.notes) log.warn(note);
  }

  async #startProxy(): Promise<void> {
    const { sessionId, dirs, proxyPort: port, gateway, environment = process.env } = this.#options;
    const { policySource, log } = this.#ports;
    const { config, registry } = policySource;
    if (!this.#hasProxy(config)) return;
    if (gateway === null && !(config.store.enabled && config.mcp.inspection.registry.persistent))
      log.warn(
        "the LLM proxy does not know the tools that shims and gateways of other processes see: turn on store.enabled and mcp.inspection.registry.persistent, or use netmon run",
      );
    const { LlmLayer } = await import("./proxy/llm-layer.ts");
    const { recorder, tools, keyring } = this;
    this.llm = await LlmLayer.start(config, {
      sessionId,
      dirs,
      port,
      registry,
      recorder,
      tools,
      keyring,
      served: () => this.#servedIds(),
      environment,
      log,
    });
    policySource.permitProxy(this.llm.port);
    this.ready = this.llm.ready();
  }

  async #startGateway(): Promise<void> {
    const { sessionId, dirs, gateway, environment } = this.#options;
    const { policySource, output, log } = this.#ports;
    const { sandbox, mcp } = policySource.config;
    if (gateway === null || !mcp.inspection.enabled) return;
    if (!sandbox.mcp.servers.some((server) => gateway.files.hasEndpoint(server))) return;
    const openToolStore = (): SessionToolStore => ({ ...this.tools, close: () => {} });
    const { GatewaySession } = await import("./gateway/gateway-session.ts");
    this.gateway = await GatewaySession.start(
      {
        sessionId,
        dirs,
        ...gateway,
        ...(environment && { environment }),
        keyring: this.keyring,
        records: { recorder: this.recorder, openToolStore },
      },
      { output, log },
    );
    policySource.permitGateway(this.gateway.port, () => this.#servedIds());
  }

  async #startKernel(): Promise<void> {
    const { sessionId, dirs, kernel } = this.#options;
    if (typeof kernel === "string") {
      this.kernelOff = kernel;
      return;
    }
    if ("socket" in kernel) {
      await this.#startServed(kernel);
      return;
    }
    const { startKernelLayer } = await import("./kernel-layer.ts");
    try {
      const reconfigure = (config: Config, cause: Cause): Promise<void> => this.#reconfigure(config, cause);
      const { watch, attached } = await startKernelLayer(
        { sessionId, dirs, ...kernel },
        this.recorder,
        this.llm !== null,
        { ...this.#ports, reconfigure },
      );
      this.watch = watch;
      this.attached = attached;
    } catch (error) {
      const { mode } = postureOf(this.#ports.policySource.config, "kernel");
      if (!kernel.optional || mode === "enforce" || !isOfTheKernel(error)) throw error;
      this.kernelOff = error.message;
      this.recorder.sources.doWithout("kernel");
    }
  }

  async #startServed({ socket, runs, policy }: KernelOfService): Promise<void> {
    const { sessionId } = this.#options;
    const { policySource, log } = this.#ports;
    const { ServiceKernel } = await import("./serve/service-kernel.ts");
    this.served = await ServiceKernel.start({
      socket,
      sessionId,
      runs,
      policy: () => {
        const { file, document } = policy(policySource.config);
        return {
          file,
          document: Buffer.from(JSON.stringify(document)),
          proxyPort: this.llm?.port ?? 0,
          gatewayPort: this.gateway?.port ?? 0,
          served: [...this.#servedIds()],
        };
      },
      emit: this.recorder.emit,
      log,
    });
    this.attached = this.served.attached;
  }
}

/** Errors of the machine, as opposed to errors of the user or of another netmon. */
const OF_THE_KERNEL = new Set(["HelperError", "KernelError", "InstallationError", "TargetError"]);

function isOfTheKernel(error: unknown): error is Error {
  return error instanceof Error && OF_THE_KERNEL.has(error.name);
}
