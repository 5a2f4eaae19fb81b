/**
 * Records the events of a session: on the output, in the event store and in the audit sinks; bodies in the store only.
 *
 * Fails open. A store that cannot be used is logged, counted and left out: guarding does not depend on records.
 */
import { notSeen } from "../../analysis/report/not-seen.ts";
import type { AuditConfig, StoreConfig } from "../../config/config.ts";
import type { NotSeen } from "../../event/coverage.ts";
import type { EventSink, FaultCounts, NetmonEventsDropped } from "../../event/event.ts";
import { type Fault, Faults, processFaults } from "../../event/faults.ts";
import type { Log } from "../../event/log.ts";
import type { Sources } from "../../export/metrics/sources.ts";
import { StateError } from "../../state/error.ts";
import { readKeyFile } from "../../state/key-file.ts";
import { ensurePrivateDirectory, type StateDirs, storePath } from "../../state/paths.ts";
import { layersElsewhere } from "../../state/proxy-record.ts";
import { StoreError } from "../../store/error.ts";
import type { StoredBody } from "../../store/records.ts";
import type { ToolThread } from "../../store/tool-protocol.ts";
import { type EventWriter, openEventWriter, type ThreadStarter } from "../../store/writer.ts";
import { AuditSinks, type Service } from "./audit-sinks.ts";
import { FaultEvents } from "./fault-events.ts";
import { type Elsewhere, LiveSeen } from "./live-seen.ts";

export interface RecorderOptions {
  sessionId: string;
  dirs: StateDirs;
  store: StoreConfig;
  audit: AuditConfig;
  service: Service;
  output: EventSink;
  log: Log;
  /** Layers of the session that others hold, and of which the directories have no record. */
  elsewhere?: Elsewhere;
  /** Starter of the store's thread, if sessions share one; default: a thread of its own. */
  startThread?: ThreadStarter;
}

/**
 * Limits on stored connections: the burst, and the rate per second after it. An agent can make half a million in a
 * second; storing them all would starve the reader of the kernel's ring.
 */
const CONNECTIONS_BURST = 5000;
const CONNECTIONS_PER_SECOND = 2000;
const REFILL_MS = 100;
const REPORT_MS = 1000;
/** Limit for the last writes of a dying process, whatever the number of its sessions. */
const LAST_WORDS_MS = 1000;
let lastWordsUntil: number | null = null;

export class Recorder {
  /** Faults of parts that know the session; faults of the whole process are reported in it as well. */
  readonly faults = new Faults();
  readonly #faultEvents: FaultEvents;
  readonly #unlisten: (() => void)[];
  readonly #options: RecorderOptions;
  readonly #writer: EventWriter | null;
  /** Why there is no writer, though there should be one. */
  #missing: Error | null = null;
  /** Number of events not handed to the writer: there is none, or too many connections came at once. */
  #unwritten = 0;
  #connections = CONNECTIONS_BURST;
  #refill: NodeJS.Timeout | null = null;
  #reported = 0;
  /** Unix time in milliseconds. */
  #reportedAt = 0;
  #closing = false;
  readonly #sinks: AuditSinks;
  readonly #seen = new LiveSeen();

  constructor(options: RecorderOptions) {
    this.#options = options;
    const { sessionId, audit, service, log } = options;
    const onDropped = (where: "otlp" | "webhook", dropped: number, total: number): void =>
      this.#lost({ where, dropped, total });
    const store = options.store.enabled ? storePath(options.dirs) : null;
    const unstored = (): number => this.dropped;
    this.#sinks = new AuditSinks({ sessionId, audit, service, store, log, onDropped, unstored });
    this.sources.measureLevel("not_seen_ways", () => this.notSeen().holes.length);
    this.sources.measureLevel("not_seen_losses", () => this.notSeen().losses.length);
    this.#writer = options.store.enabled ? this.#open() : null;
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

  /** What this netmon did not see of its session so far. */
  notSeen(): NotSeen {
    const { dirs, sessionId, elsewhere = [] } = this.#options;
    const others = new Set([...layersElsewhere(dirs, sessionId), ...elsewhere]);
    return notSeen(this.#seen.seen(this.sources.totals(), others));
  }

  readonly emit: EventSink = (event) => {
    this.#seen.add(event);
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

  /** Reports of the session's layers: totals for metrics, readiness for probes. */
  get sources(): Sources {
    return this.#sinks.sources;
  }

  /** null: nothing is stored. */
  get bodies(): ((body: StoredBody) => void) | null {
    const writer = this.#writer;
    return writer === null ? null : (body) => writer.body(body);
  }

  /** The store's thread, for tools and pins. */
  get toolThread(): ToolThread {
    return (
      this.#writer ?? {
        serveTools: () => {
          throw this.#missing ?? new Error("nothing is stored");
        },
      }
    );
  }

  /** Number of events and bodies that did not get into the store. */
  get dropped(): number {
    return this.#unwritten + (this.#writer?.dropped ?? 0);
  }

  /** Number of events and bodies that are on their way into the store. */
  get waiting(): number {
    return this.#writer?.waiting ?? 0;
  }

  /** Counts since the start, by part. */
  get faultCounts(): FaultCounts {
    return this.#faultEvents.counts();
  }

  /** Resolves when everything accepted so far is on disk, or counted as dropped. */
  async flush(): Promise<void> {
    await this.#writer?.flush();
  }

  /** Resolves when everything accepted is on disk, or counted as dropped and reported. */
  async close(): Promise<void> {
    if (this.#refill) clearInterval(this.#refill);
    this.#faultEvents.close();
    await Promise.all([this.#sinks.close(), this.#writer?.flush()]);
    this.#report(); // while the store still accepts it
    this.#closing = true;
    await this.#writer?.close();
    this.#report();
    for (const unlisten of this.#unlisten) unlisten();
    const { log, service, sessionId } = this.#options;
    const head = this.#writer?.head;
    // a shim's host displays whatever the shim writes
    if (head && service !== "shim")
      log.info(`the chain of session ${sessionId} ends at ${head.stream}:${head.seq}:${head.hash}`);
  }

  /**
   * Refills the allowance, and reports drops since the last report, at most once a second. Ends its timer when there is
   * nothing to refill or report.
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
      this.#missing = error;
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

  /** Reports events dropped since the last report, if any. */
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
      ...loss,
    } as const;
    this.#seen.add(event);
    this.#options.output(event);
    this.#sinks.event(event);
    if (!this.#closing) this.#writer?.event(event);
  }
}
