/**
 * What a shim or a gateway judges by: configuration, registry, pins, detection, events and counters, one for each
 * process. Order of the start: config → store → servers declared; the store of definitions is opened when it is
 * first needed.
 *
 * Direction of failure: a reload that cannot be used leaves the old configuration in force.
 */
import type { Config } from "../../config/config.ts";
import { overrideConfig } from "../../config/parse.ts";
import type { EventSink, InspectionCounters } from "../../event/event.ts";
import type { Guard } from "../../mcp/inspection/guard.ts";
import type { ToolFilter } from "../../policy/tool-filter.ts";
import { Registry } from "../../registry/registry.ts";
import type { ServerIdentity } from "../servers/catalogue.ts";
import { checkSessionId, type StateDirs } from "../state/paths.ts";
import { Recorder } from "../state/recorder.ts";
import type { ConfigFiles } from "../watch/config-files.ts";
import type { PolicyOverrides } from "../watch/policy-source.ts";
import type { Log } from "../watch/ports.ts";
import { SessionGuard } from "./session-guard.ts";
import { zeroInspectionCounters } from "./zero-counters.ts";

export interface InspectionSessionOptions {
  sessionId: string;
  dirs: StateDirs;
  files: ConfigFiles;
  overrides: PolicyOverrides;
  transport: "shim" | "gateway";
}

export class InspectionSession {
  readonly registry = new Registry();
  readonly counters: InspectionCounters = zeroInspectionCounters();
  readonly #options: InspectionSessionOptions;
  readonly #log: Log;
  readonly #recorder: Recorder;
  readonly #started = Date.now();
  #config: Config;
  #announced: string[] | null = null;
  #stopped = false;

  private constructor(options: InspectionSessionOptions, ports: { output: EventSink; log: Log }) {
    const { sessionId, dirs } = options;
    this.#options = options;
    this.#log = ports.log;
    this.#config = this.#load();
    this.registry.declareServers(this.#config.sandbox.mcp.servers);
    this.#recorder = new Recorder({ sessionId, dirs, store: this.#config.store, ...ports });
  }

  /** Throws ConfigError, StateError. */
  static start(options: InspectionSessionOptions, ports: { output: EventSink; log: Log }): InspectionSession {
    checkSessionId(options.sessionId);
    return new InspectionSession(options, ports);
  }

  /** In force now. */
  get config(): Config {
    return this.#config;
  }

  /** Events that did not get into the store. */
  get dropped(): number {
    return this.#recorder.dropped;
  }

  /** What judges the messages of `server` at an endpoint that offers what `filter` lets through; null: all. */
  guard(server: ServerIdentity, filter: ToolFilter | null): Guard {
    return new SessionGuard(server, filter, {
      config: () => this.#config,
      registry: this.registry,
      counters: this.counters,
      emit: this.#recorder.emit,
      sessionId: this.#options.sessionId,
    });
  }

  /** Says that it runs, as an event of the moment it was started. `url`: the gateway's. */
  announce(url: string | null, servers: string[]): void {
    this.#announced = servers;
    const { mcp } = this.#config.sandbox;
    this.#recorder.emit({
      type: "netmon_inspection_started",
      timestamp: new Date(this.#started).toISOString(),
      session_id: this.#options.sessionId,
      transport: this.#options.transport,
      mode: mcp.mode,
      fail_closed: mcp.fail_closed,
      servers,
      url,
    });
  }

  /** Reads the config again and uses it; what is wrong is logged and the old one stays. */
  reload(): void {
    try {
      const next = this.#load();
      this.registry.declareServers(next.sandbox.mcp.servers);
      this.#config = next;
      this.#log.info("the new config is in force");
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      this.#log.error(`the new config was not applied, the old one stays in force: ${why}`);
    }
  }

  /** Events accepted so far are stored when it resolves. A second time does nothing. */
  async stop(reason: string): Promise<InspectionCounters> {
    if (this.#stopped) return this.counters;
    this.#stopped = true;
    if (this.#announced !== null) {
      this.#recorder.emit({
        type: "netmon_inspection_stopped",
        timestamp: new Date().toISOString(),
        session_id: this.#options.sessionId,
        transport: this.#options.transport,
        reason,
        duration_ms: Date.now() - this.#started,
        servers: this.#announced,
        counters: { ...this.counters },
      });
    }
    await this.#recorder.close();
    return this.counters;
  }

  #load(): Config {
    const { config, skipped } = this.#options.files.load();
    for (const { name, why } of skipped)
      this.#log.warn(`server ${name} of a client's configuration is not declared: ${why}`);
    return overrideConfig(config, this.#options.overrides);
  }
}
