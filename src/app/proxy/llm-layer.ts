/**
 * LLM layer of a session: registry filled with known tools → servers queried → proxy listening; stopped in reverse.
 *
 * On failure: a failed start leaves nothing behind. A reload takes effect completely or not at all.
 */
import { ApprovalDesk } from "../../approvals/held-calls.ts";
import { everyStep } from "../../async/every-step.ts";
import { PacedTask } from "../../async/paced-task.ts";
import type { Config } from "../../config/config.ts";
import { type Posture, postureOf } from "../../config/posture.ts";
import type { Keyring } from "../../credentials/keyring.ts";
import { OfferedTools } from "../../decision/offered/offered-tools.ts";
import { Inventory, type InventorySummary } from "../../decision/servers/inventory.ts";
import { ToolCallJudge } from "../../decision/tool-calls/tool-call-judge.ts";
import { zeroProxyCounters } from "../../event/counters.ts";
import type { NetmonProxyStarted, ProxyCounters } from "../../event/event.ts";
import { processFaults } from "../../event/faults.ts";
import type { Log } from "../../event/log.ts";
import { type SessionSink, sessionSink } from "../../event/session-sink.ts";
import { shownUrl, shownUrls } from "../../event/shown-url.ts";
import type { ProxyPorts, Refusal } from "../../llm/proxy/ports.ts";
import { LlmProxy } from "../../llm/proxy/proxy.ts";
import { netmonPackage } from "../../native/built-file.ts";
import type { Registry } from "../../registry/registry.ts";
import type { StateDirs } from "../../state/paths.ts";
import { previousPosture, reportPostureChange } from "../../state/posture-change.ts";
import { claimProxy, type ProxyClaim, type ProxyFacts } from "../../state/proxy-record.ts";
import type { Recorder } from "../recording/recorder.ts";
import type { SessionToolStore } from "../recording/tool-store.ts";
import { bodyStore, proxyOptions, redaction } from "./proxy-ports.ts";

export interface LlmLayerOptions {
  sessionId: string;
  dirs: StateDirs;
  /** Port from the command line; undefined: proxy.port. */
  port: number | undefined;
  /** Registry in which the config's servers are declared, at the start and after each reload. */
  registry: Registry;
  recorder: Recorder;
  /** Closed by its opener. */
  tools: SessionToolStore;
  /** Closed by its opener. */
  keyring: Keyring;
  /** Returns the ids of the servers that a gateway of the session serves. */
  served: () => ReadonlySet<string>;
  /** Where the settings of proxies and certificate authorities are. */
  environment: NodeJS.ProcessEnv;
  log: Log;
}

export class LlmLayer {
  readonly counters: ProxyCounters = zeroProxyCounters();
  readonly #options: LlmLayerOptions;
  readonly #emit: SessionSink;
  readonly #inventory: Inventory;
  /** Reads tools that other processes saw: a model may call one right after its agent learned of it. */
  readonly #refresh = new PacedTask(
    processFaults.part("servers").callback(() => this.#inventory.definitions.refresh(), "tried_again"),
  );
  readonly #desk: ApprovalDesk;
  readonly #judge: ToolCallJudge;
  readonly #ports: ProxyPorts;
  readonly #started = Date.now();
  #config: Config;
  #proxy!: LlmProxy;
  #claim: ProxyClaim | null = null;
  #announced = false;
  #stopped = false;

  private constructor(config: Config, options: LlmLayerOptions) {
    const { sessionId, dirs, registry, recorder, tools, log } = options;
    this.#options = options;
    this.#emit = sessionSink(sessionId, recorder.emit);
    this.#config = config;
    const { emit } = recorder;
    this.#inventory = new Inventory({
      sessionId,
      registry,
      store: tools.store,
      mcp: config.sandbox.mcp,
      inspection: config.mcp.inspection,
      caFile: config.proxy.ca_file || null,
      keyring: options.keyring,
      environment: options.environment,
      emit,
      log,
    });
    this.#desk = new ApprovalDesk({
      sessionId,
      dirs,
      emit,
      counters: this.counters,
      log,
      config: () => this.#config,
    });
    const { definitions } = this.#inventory;
    this.#judge = new ToolCallJudge({
      sessionId,
      config,
      registry,
      pinOf: (serverId, toolName) => definitions.pinOf(serverId, toolName),
      detectedOf: (serverId, toolName) => definitions.detectedOf(serverId, toolName),
      uninspected: () => this.#uninspected(),
      changeOf: (serverId, toolName) => definitions.changeOf(serverId, toolName),
      desk: this.#desk,
      emit,
      counters: this.counters,
    });
    this.#ports = {
      policy: () => this.#posture,
      judge: this.#judge.judge,
      ahead: this.#judge.ahead,
      anyInput: this.#judge.anyInput,
      providerServer: this.#judge.providerServer,
      offers: new OfferedTools({
        sessionId,
        config: () => this.#config,
        registry,
        definitions,
        meaning: (wire, agent) => this.#judge.meaning(wire, agent),
        emit,
        counters: this.counters,
        since: new Date(this.#started),
      }),
      keyring: options.keyring,
      refused: (refusal) => this.#refused(refusal),
      failed: ({ upstream, ...request }) =>
        this.#emit({ type: "llm_request_failed", upstream: shownUrl(upstream), ...request }),
      redact: redaction(config),
      store: bodyStore(config, sessionId, recorder.bodies),
      counters: this.counters,
      faults: recorder.faults,
      log,
    };
  }

  /** Starts listening; servers are queried meanwhile: see `ready`. Rejects with ProxyError, StateError. */
  static async start(config: Config, options: LlmLayerOptions): Promise<LlmLayer> {
    const layer = new LlmLayer(config, options);
    const { sources } = options.recorder;
    sources.require("proxy", () => layer.#problem);
    sources.countTotals("proxy", () => ({ ...layer.counters }));
    try {
      const port = options.port ?? config.proxy.port;
      layer.#proxy = await LlmProxy.start(
        { ...proxyOptions(config, port), environment: options.environment },
        layer.#ports,
      );
      layer.#claim = claimProxy(options.dirs, layer.#facts());
      options.tools.onChange(() => layer.#refresh.ask(), options.log);
      return layer;
    } catch (error) {
      await layer.#release();
      throw error;
    }
  }

  /** null: listening; otherwise why not. */
  get #problem(): string | null {
    if (this.#stopped) return "it is stopping";
    return this.#claim === null ? "not listening yet" : null;
  }

  get url(): string {
    return this.#proxy.url;
  }

  get port(): number {
    return this.#proxy.port;
  }

  get servers(): InventorySummary {
    return this.#inventory.summary();
  }

  /** Resolves when every declared server has been queried once, or after some seconds. */
  ready(): Promise<void> {
    return this.#inventory.start();
  }

  /** Returns the fields of the start event, with their current values. */
  started(): Omit<NetmonProxyStarted, "type" | "timestamp" | "session_id"> {
    const { proxy } = this.#config;
    return {
      url: this.url,
      ...this.#posture,
      stream_block: proxy.stream_block,
      providers: shownUrls(proxy.providers),
    };
  }

  /** Emits the start event, timestamped when it began to listen; returns false if it has been stopped meanwhile. */
  announce(): boolean {
    if (this.#stopped) return false;
    this.#announced = true;
    this.#options.recorder.emit({
      type: "netmon_proxy_started",
      timestamp: new Date(this.#started).toISOString(),
      session_id: this.#options.sessionId,
      ...this.started(),
    });
    const { sessionId, dirs } = this.#options;
    const run = { sessionId, layer: "llm", before: this.#started } as const;
    this.#reportPosture(previousPosture(dirs, this.#config.store, run), "restart");
    return true;
  }

  /** Takes over another configuration, whose servers are already declared. Rejects with ProxyError, StateError. */
  async update(config: Config, cause: "config" | "signal"): Promise<void> {
    const former = this.#posture;
    await this.#proxy.update(proxyOptions(config, this.port));
    const { sessionId, recorder, log } = this.#options;
    for (const what of fixed(this.#config, config)) log.warn(`${what} takes effect when netmon is restarted`);
    this.#config = config;
    this.#judge.update(config);
    this.#inventory.reload(config.sandbox.mcp, config.mcp.inspection);
    this.#ports.redact = redaction(config);
    this.#ports.store = bodyStore(config, sessionId, recorder.bodies);
    this.#rewriteClaim();
    this.#reportPosture(former, cause);
  }

  /** Ends what is under way, in reverse start order. Idempotent. */
  async stop(reason: string): Promise<void> {
    if (this.#stopped) return;
    this.#stopped = true;
    try {
      await this.#release();
    } finally {
      if (this.#announced)
        this.#emit({
          type: "netmon_proxy_stopped",
          reason,
          duration_ms: Date.now() - this.#started,
          counters: { ...this.counters },
        });
    }
  }

  #release(): Promise<void> {
    return everyStep([
      () => this.#refresh.close(),
      () => this.#claim?.remove(),
      () => (this.#proxy as LlmProxy | undefined)?.close(),
      () => this.#desk.close(),
      () => this.#judge.close(),
      () => this.#inventory.close(),
    ]);
  }

  /** Updates the claim. If that fails, `netmon env` shows the old mode; nothing else depends on it. */
  #rewriteClaim(): void {
    try {
      this.#claim?.write(this.#facts());
    } catch (error) {
      this.#options.log.warn(`netmon env shows the previous mode: ${(error as Error).message}`);
    }
  }

  /** Returns the declared servers that no shim saw list anything in this session, and that no gateway of it serves. */
  #uninspected(): string[] {
    const since = new Date(this.#started).toISOString();
    const served = this.#options.served();
    return this.#config.sandbox.mcp.servers.flatMap(({ id, type }) =>
      served.has(id) || (type === "stdio" && this.#inventory.definitions.wasListedSince(id, since))
        ? []
        : [id],
    );
  }

  #refused({ requestId, serverId, action, dialect, api, direction, reason, rule, text }: Refusal): void {
    const verdict = { action, mode: this.#posture.mode, would_block: action === "allow" };
    const why = { reason, server_id: serverId, rule, text };
    this.#emit({ type: "llm_refusal", request_id: requestId, dialect, api, direction, ...verdict, ...why });
  }

  #reportPosture(former: Partial<Posture>, cause: "config" | "signal" | "restart"): void {
    reportPostureChange({ layer: "llm", cause }, former, this.#posture, this.#emit, this.#options.log);
  }

  #facts(): ProxyFacts {
    const { stream_block: _, enforce_policy: __, ...facts } = this.started();
    const placeholders = this.#options.keyring.placeholders.map(({ variables, ...rest }) => ({
      ...rest,
      variables: [...variables],
    }));
    const about = { netmon_version: netmonPackage().version, session_id: this.#options.sessionId };
    return { ...about, ...facts, ...(placeholders.length > 0 && { placeholders }) };
  }

  get #posture(): Posture {
    return postureOf(this.#config, "llm");
  }
}

/** Returns the keys that differ but that a reload cannot change. */
function fixed(before: Config, after: Config): string[] {
  const changed: string[] = [];
  if (before.proxy.port !== after.proxy.port) changed.push("proxy.port");
  if (before.proxy.ca_file !== after.proxy.ca_file) changed.push("proxy.ca_file");
  if (JSON.stringify(before.store) !== JSON.stringify(after.store)) changed.push("store");
  return changed;
}
