/**
 * Where the events of a session go: to the output, into the event store and to the audit sinks; bodies into the
 * store alone.
 *
 * Fails open. A store that cannot be used is said, counted and done without: what guards the
 * session does not depend on its records.
 */
import type { AuditConfig, StoreConfig } from "../../config/config.ts";
import type { EventSink, FaultCounts, NetmonEventsDropped } from "../../event/event.ts";
import { type Fault, Faults, processFaults } from "../../event/faults.ts";
import type { Log } from "../../event/log.ts";
import type { Sources } from "../../export/metrics/sources.ts";
import { StateError } from "../../state/error.ts";
import { readKeyFile } from "../../state/key-file.ts";
import { ensurePrivateDirectory, type StateDirs, storePath } from "../../state/paths.ts";
import { StoreError } from "../../store/error.ts";
import type { StoredBody } from "../../store/records.ts";
import { type EventWriter, openEventWriter, type ThreadStarter } from "../../store/writer.ts";
import { AuditSinks, type Service } from "./audit-sinks.ts";
import { FaultEvents } from "./fault-events.ts";

export interface RecorderOptions {
  sessionId: string;
  dirs: StateDirs;
  store: StoreConfig;
  audit: AuditConfig;
  service: Service;
  /** The output: stdout. */
  output: EventSink;
  log: Log;
  /** The store's thread, where sessions share one; default: a thread of its own. */
  startThread?: ThreadStarter;
}

/**
 * Connections that are stored at once, and a second after that. An agent can make half a million in a second;
 * storing them all would take the reader of the kernel's ring the time to read it.
 */
const CONNECTIONS_BURST = 5000;
const CONNECTIONS_PER_SECOND = 2000;
const REFILL_MS = 100;
const REPORT_MS = 1000;
/** For what a dying process still writes, whatever the number of its sessions. */
const LAST_WORDS_MS = 1000;
let lastWordsUntil: number | null = null;

export class Recorder {
  /** The faults of parts that know the session; those of the process are told in it as well. */
  readonly faults = new Faults();
  readonly #faultEvents: FaultEvents;
  readonly #unlisten: (() => void)[];
  readonly #options: RecorderOptions;
  readonly #writer: EventWriter | null;
  /** The writer should be there, and is not. */
  readonly #missing: boolean;
  /** Not handed to the writer: there is none, or too many connections came at once. */
  #unwritten = 0;
  #connections = CONNECTIONS_BURST;
  #refill: NodeJS.Timeout | null = null;
  #reported = 0;
  /** Unix time in milliseconds. */
  #reportedAt = 0;
  #closing = false;
  readonly #sinks: AuditSinks;

  constructor(options: RecorderOptions) {
    this.#options = options;
    const { sessionId, audit, service, log } = options;
    const onDropped = (where: "otlp" | "webhook", dropped: number, total: number): void =>
      this.#lost({ where, dropped, total });
    const store = options.store.enabled ? storePath(options.dirs) : null;
    const unstored = (): number => this.dropped;
    this.#sinks = new AuditSinks({ sessionId, audit, service, store, log, onDropped, unstored });
    this.#writer = options.store.enabled ? this.#open() : null;
    this.#missing = options.store.enabled && this.#writer === null;
    this.#faultEvents = new FaultEvents({ emit: this.emit, sessionId, log });
    const listener = {
      fault: this.#faultEvents.fault.bind(this.#faultEvents),
      lastFault: (fault: Fault) => {
        this.#faultEvents.lastFault(fault);
        lastWordsUntil ??= performance.now() + LAST_WORDS_MS;
        this.#writer?.writeNow(Math.max(0, lastWordsUntil - performance.now()));
      },
    };
    this.#unlisten = [this.faults.listen(listener), processFaults.listen(listener)];
  }

  readonly emit: EventSink = (event) => {
    this.#options.output(event);
    if (this.#writer === null) {
      if (this.#missing) this.#unwritten++;
    } else if (event.type !== "mcp_network_connection") this.#writer.event(event);
    else {
      if (this.#connections-- > 0) this.#writer.event(event);
      else this.#unwritten++;
      this.#refill ??= setInterval(
        processFaults.part("store").callback(() => this.#allowMore(), "tried_again"),
        REFILL_MS,
      ).unref();
    }
    this.#sinks.event(event);
  };

  /** What the layers of the session say of themselves: totals for metrics, readiness for probes. */
  get sources(): Sources {
    return this.#sinks.sources;
  }

  /** null: nothing is stored. */
  get bodies(): ((body: StoredBody) => void) | null {
    const writer = this.#writer;
    return writer === null ? null : (body) => writer.body(body);
  }

  /** Events and bodies that did not get into the store. */
  get dropped(): number {
    return this.#unwritten + (this.#writer?.dropped ?? 0);
  }

  /** By part, since the start. */
  get faultCounts(): FaultCounts {
    return this.#faultEvents.counts();
  }

  /** What was accepted so far is on disk, or counted as dropped, when it resolves. */
  async flush(): Promise<void> {
    await this.#writer?.flush();
  }

  /** What was accepted is on disk, or counted as dropped and reported, when it resolves. */
  async close(): Promise<void> {
    if (this.#refill) clearInterval(this.#refill);
    this.#faultEvents.close();
    await Promise.all([this.#sinks.close(), this.#writer?.flush()]);
    this.#report(); // while the store still takes it
    this.#closing = true;
    await this.#writer?.close();
    this.#report();
    for (const unlisten of this.#unlisten) unlisten();
    const { log, service, sessionId } = this.#options;
    const head = this.#writer?.head;
    // a shim's host shows what it writes
    if (head && service !== "shim")
      log.info(`the chain of session ${sessionId} ends at ${head.stream}:${head.seq}:${head.hash}`);
  }

  /**
   * Also tells of what was left out since the last report, at most once a second. Ends its timer when there is nothing
   * to allow or to tell.
   */
  #allowMore(): void {
    const more = (CONNECTIONS_PER_SECOND * REFILL_MS) / 1000;
    this.#connections = Math.min(CONNECTIONS_BURST, Math.max(0, this.#connections) + more);
    if (this.#unwritten > 0 && Date.now() - this.#reportedAt >= REPORT_MS) this.#report();
    if (this.#connections < CONNECTIONS_BURST || this.dropped > this.#reported || this.#refill === null)
      return;
    clearInterval(this.#refill);
    this.#refill = null;
  }

  #open(): EventWriter | null {
    const { audit, dirs, sessionId, store, log, startThread } = this.#options;
    try {
      ensurePrivateDirectory(dirs.lib);
      const options = {
        maxQueue: store.max_queue,
        maxDays: store.max_days,
        maxBytes: store.max_bytes,
        maxBodyBytes: store.max_body_bytes,
        ...(audit.chain.enabled && { chain: { sessionId, key: this.#chainKey() } }),
        onDropped: () => this.#report(),
        onProblem: (text: string) => log.warn(text),
      };
      return openEventWriter(storePath(dirs), options, startThread);
    } catch (error) {
      if (!(error instanceof StoreError || error instanceof StateError)) throw error;
      log.error(`events are not stored: ${error.message}`);
      return null;
    }
  }

  /** null: the chain is not signed. */
  #chainKey(): Uint8Array | null {
    const { audit, log } = this.#options;
    if (audit.chain.key_file === "") return null;
    try {
      return readKeyFile(audit.chain.key_file);
    } catch (error) {
      if (!(error instanceof StateError)) throw error;
      log.error(`the chain of events is not signed: ${error.message}`);
      return null;
    }
  }

  /** What was dropped since the last report, if anything. */
  #report(): void {
    const total = this.dropped;
    const dropped = total - this.#reported;
    if (dropped === 0) return;
    this.#reported = total;
    this.#reportedAt = Date.now();
    this.#lost({ where: "store", dropped, total });
  }

  #lost(loss: Pick<NetmonEventsDropped, "where" | "dropped" | "total">): void {
    const event = {
      type: "netmon_events_dropped",
      timestamp: new Date().toISOString(),
      session_id: this.#options.sessionId,
      dropped: loss.dropped,
      total: loss.total,
      where: loss.where,
    } as const;
    this.#options.output(event);
    this.#sinks.event(event);
    if (!this.#closing) this.#writer?.event(event);
  }
}
