/**
 * State shared by all inspections of a shim or gateway process: configuration, registry, pins, detection, events and
 * counters. Start order: config → store → declared servers; the definition store is opened when it is first needed.
 *
 * On failure: a reload that cannot be used leaves the old configuration in force.
 */
import { ApprovalDesk } from "../approvals/held-calls.ts";
import { AfterTurnQueue } from "../async/after-turn-queue.ts";
import { IdleQueue } from "../async/idle-queue.ts";
import { type ConfigSource, effectiveConfig } from "../clients/session-config.ts";
import type { Config } from "../config/config.ts";
import { type Posture, postureOf } from "../config/posture.ts";
import type { GuardContext } from "../decision/guard/guard-context.ts";
import type { RefusedTo } from "../decision/guard/hindrances.ts";
import { type FoundProgram, judgeProgram } from "../decision/guard/program.ts";
import { refusalEvents } from "../decision/guard/refusals.ts";
import { type OpenDefinitions, SessionDefinitions } from "../decision/guard/session-definitions.ts";
import { SessionGuard } from "../decision/guard/session-guard.ts";
import { Alerts } from "../decision/servers/alerts.ts";
import type { ServerIdentity } from "../decision/servers/catalogue.ts";
import { mayBeSecret, plainArguments } from "../decision/servers/declared-event.ts";
import { Definitions } from "../decision/servers/definitions.ts";
import { KnownDetections } from "../decision/servers/scanner.ts";
import { errorMessage } from "../errors/error-message.ts";
import { orElse } from "../errors/or-else.ts";
import { zeroInspectionCounters } from "../event/counters.ts";
import type { EventSink, InspectionCounters, NetmonEvent } from "../event/event.ts";
import type { Log } from "../event/log.ts";
import { type SessionSink, sessionSink } from "../event/session-sink.ts";
import type { Guard, Refusal } from "../mcp/inspection/guard.ts";
import { endIfStandingStill } from "../native/watchdog.ts";
import { RateLimiter } from "../policy/rate-limit.ts";
import type { ToolFilter } from "../policy/tool-filter.ts";
import { type ToolPolicy, toolPolicy } from "../policy/tool-policy.ts";
import { Registry } from "../registry/registry.ts";
import { checkSessionId, type StateDirs } from "../state/paths.ts";
import { previousPosture, reportPostureChange } from "../state/posture-change.ts";
import type { PolicyOverrides } from "../watch/policy/policy-source.ts";
import { Recorder } from "./recording/recorder.ts";
import { type SessionToolStore, sessionToolStore } from "./recording/tool-store.ts";

export interface InspectionSessionOptions {
  sessionId: string;
  dirs: StateDirs;
  files: ConfigSource;
  overrides: PolicyOverrides;
  transport: "shim" | "gateway";
  /** Milliseconds until an approval by another process is noticed if its write is missed; default 10 s. */
  refreshMs?: number;
  /** Destination of events and definitions instead of the store of `dirs`; the caller closes the recorder. */
  records?: InspectionRecords;
  /** Whether this belongs to a run, which itself reports the posture of its layers. */
  withinRun?: boolean;
}

/** Events and definitions recorded in another process's session. */
export interface InspectionRecords {
  recorder: Pick<Recorder, "emit" | "sources">;
  openToolStore(): SessionToolStore;
}

const REFRESH_MS = 10_000;
/** What all sessions of this process have detected: each shim has its own session, and the same server may be started again. */
const detections = new KnownDetections();

export class InspectionSession {
  readonly registry = new Registry();
  readonly counters: InspectionCounters = zeroInspectionCounters();
  readonly #options: InspectionSessionOptions;
  readonly #log: Log;
  readonly #recorder: Pick<Recorder, "emit" | "sources">;
  readonly #ownRecorder: Recorder | null;
  readonly #alerts: Alerts;
  readonly #context: GuardContext;
  readonly #known: SessionDefinitions;
  readonly #desk: ApprovalDesk;
  #config: Config;
  #policy: ToolPolicy;
  #stopping: Promise<InspectionCounters> | null = null;
  readonly #unguard: () => void;
  readonly #started = Date.now();
  /** null: the start has not been reported yet. */
  #servers: string[] | null = null;
  /** null: running; otherwise why not. */
  #problem: string | null = "not started yet";

  /** Throws ConfigError, StateError. */
  constructor(options: InspectionSessionOptions, ports: { output: EventSink; log: Log }) {
    const { sessionId, dirs, refreshMs = REFRESH_MS } = options;
    checkSessionId(sessionId);
    this.#options = options;
    this.#log = ports.log;
    this.#config = this.#load();
    const { audit, mcp, sandbox, store } = this.#config;
    this.registry.declareServers(sandbox.mcp.servers);
    this.#policy = toolPolicy(sandbox.mcp);
    this.#ownRecorder = options.records
      ? null
      : new Recorder({ sessionId, dirs, store, audit, service: options.transport, ...ports });
    this.#recorder = options.records?.recorder ?? (this.#ownRecorder as Recorder);
    const { emit, sources } = this.#recorder;
    sources.countTotals("inspection", () => ({ ...this.counters }));
    sources.require(options.transport, () => this.#problem);
    const { webhook_url } = mcp.inspection.on_detection;
    this.#alerts = new Alerts((event) => this.#record(event), webhook_url, ports.log);
    this.#known = new SessionDefinitions(refreshMs, () => this.#openDefinitions());
    this.#desk = new ApprovalDesk({
      sessionId,
      dirs,
      emit,
      counters: this.counters,
      log: ports.log,
      config: () => this.#config,
    });
    this.#context = this.#makeContext();
    this.#unguard = endIfStandingStill(() => postureOf(this.#config, "mcp").mode === "enforce");
  }

  get config(): Config {
    return this.#config;
  }

  get emit(): SessionSink {
    return sessionSink(this.#options.sessionId, this.#recorder.emit);
  }

  /** Resolves when what was seen of servers is on disk, or after some seconds: whoever is told of a change can look at it. */
  async stored(): Promise<void> {
    await this.#known.opened?.stored();
  }

  /** Returns the guard for messages of `server` at an endpoint whose tools `filter` restricts; null: all tools. */
  guard(server: ServerIdentity, filter: ToolFilter | null, refusedTo: RefusedTo | null = null): Guard {
    this.#known.openSoon();
    return new SessionGuard(server, filter, this.#context, refusedTo);
  }

  /** Returns why the program of a server may not have messages; null: it may, or the session is over. */
  judgeProgram(server: ServerIdentity, found: FoundProgram): Refusal | null {
    return this.#stopping !== null ? null : judgeProgram(this.#context, server, found);
  }

  /** Reports whether tools of this server are known; not if the store cannot be read. */
  knowsServer(id: string): boolean {
    return orElse(() => this.#known.use().knowsServer(id), false);
  }

  /** Reports a server that got a distinct id, because another command has the one that it claimed. */
  reportSharedId(id: string, claimed: string, started: { command: string; args: readonly string[] }): void {
    const args = plainArguments(started.args);
    this.emit({
      type: "mcp_server_id_shared",
      server_id: id,
      claimed_id: claimed,
      command: args === null && mayBeSecret(started.command) ? "" : started.command,
      args,
    });
  }

  /** Emits the start event, timestamped with the creation, and the changes since the last run. `url`: the gateway's. */
  announce(url: string | null, servers: string[]): void {
    this.#problem = null;
    this.#servers = servers;
    const { sessionId, dirs, transport, withinRun } = this.#options;
    this.#recorder.emit({
      type: "netmon_inspection_started",
      timestamp: new Date(this.#started).toISOString(),
      session_id: sessionId,
      transport,
      ...postureOf(this.#config, "mcp"),
      servers,
      url,
    });
    if (withinRun) return;
    const run = { sessionId, layer: "mcp", servers, before: this.#started } as const;
    this.#reportPosture(previousPosture(dirs, this.#config.store, run), "restart");
  }

  /** Reads the configuration again and applies it; on error, logs it and keeps the old one. */
  reload(cause: "config" | "signal"): void {
    try {
      this.#apply(this.#load(), cause);
    } catch (error) {
      this.#logUnapplied(error);
    }
  }

  /** The same, with something that must succeed before the new one is applied. */
  async reloadAfter(cause: "config" | "signal", first: (next: Config) => Promise<void>): Promise<void> {
    try {
      const next = this.#load();
      await first(next);
      this.#apply(next, cause);
    } catch (error) {
      this.#logUnapplied(error);
    }
  }

  /** Reports the calls that have ended now, rather than at the end of this turn of the event loop. */
  settle(): void {
    this.#context.afterTurn.settle();
  }

  /** Resolves when definitions, alerts and events have been stored or given up. */
  stop(reason: string): Promise<InspectionCounters> {
    this.#stopping ??= this.#stop(reason);
    return this.#stopping;
  }

  async #stop(reason: string): Promise<InspectionCounters> {
    this.#problem = "it is stopping";
    this.settle();
    this.#context.idle.close();
    this.#unguard();
    await Promise.all([this.#known.close(), this.#desk.close()]);
    if (this.#servers !== null)
      this.emit({
        type: "netmon_inspection_stopped",
        transport: this.#options.transport,
        reason,
        duration_ms: Date.now() - this.#started,
        servers: this.#servers,
        counters: { ...this.counters },
      });
    await Promise.all([this.#alerts.close(), this.#ownRecorder?.close()]);
    return this.counters;
  }

  #apply(next: Config, cause: "config" | "signal"): void {
    this.settle();
    const { mcp, sandbox, store } = next;
    this.registry.declareServers(sandbox.mcp.servers);
    if (JSON.stringify(store) !== JSON.stringify(this.#config.store))
      this.#log.warn("store takes effect when netmon is restarted");
    const former = postureOf(this.#config, "mcp");
    this.#config = next;
    this.#policy = toolPolicy(sandbox.mcp);
    this.#context.limiter.update(sandbox.mcp.rate_limits);
    this.#context.blocked.clear();
    this.#known.opened?.update(sandbox.mcp, mcp.inspection);
    this.#alerts.update(mcp.inspection.on_detection.webhook_url);
    this.#log.info("the new config is in force");
    this.#reportPosture(former, cause);
  }

  #logUnapplied(error: unknown): void {
    this.#log.error(`the new config was not applied, the old one stays in force: ${errorMessage(error)}`);
  }

  #reportPosture(former: Partial<Posture>, cause: "config" | "signal" | "restart"): void {
    const about = { layer: "mcp", cause, servers: this.#servers ?? [] } as const;
    reportPostureChange(about, former, postureOf(this.#config, "mcp"), this.emit, this.#log);
  }

  #record(event: NetmonEvent): void {
    if (event.type === "mcp_detection") this.counters.detections++;
    this.#recorder.emit(event);
  }

  #makeContext(): GuardContext {
    const { sessionId } = this.#options;
    const { emit } = this.#alerts;
    const { counters, registry } = this;
    const now = (): number => Date.now();
    const session = this;
    return {
      sessionId,
      registry,
      counters,
      emit,
      log: this.#log,
      limiter: new RateLimiter(this.#config.sandbox.mcp.rate_limits),
      reportRefusal: refusalEvents({ sessionId, emit, counters, now }),
      desk: this.#desk,
      afterTurn: new AfterTurnQueue(this.#log),
      idle: new IdleQueue(),
      blocked: new Map(),
      get config() {
        return session.#config;
      },
      get policy() {
        return session.#policy;
      },
      get definitions() {
        return session.#known.use();
      },
      now,
    };
  }

  #openDefinitions(): OpenDefinitions {
    const { sessionId, dirs } = this.#options;
    const { mcp, sandbox } = this.#config;
    const tools =
      this.#options.records?.openToolStore() ??
      sessionToolStore(dirs, this.#config, this.#ownRecorder as Recorder);
    const definitions = new Definitions({
      sessionId,
      registry: this.registry,
      store: tools.store,
      mcp: sandbox.mcp,
      inspection: mcp.inspection,
      inPath: true,
      detections,
      emit: this.#alerts.emit,
      log: this.#log,
      now: () => new Date(),
    });
    return { definitions, onChange: (changed) => tools.onChange(changed, this.#log), close: tools.close };
  }

  #load(): Config {
    return effectiveConfig(this.#options.files, this.#options.overrides, this.#log);
  }
}
