/**
 * Where the events of a session go: to the output and into the event store, bodies into the store alone.
 *
 * Direction of failure: open. A store that cannot be used is said, counted and done without: what guards the
 * session does not depend on its records.
 */
import { join } from "node:path";
import type { StoreConfig } from "../../config/config.ts";
import type { EventSink } from "../../event/event.ts";
import { STORE_FILE } from "../../store/database.ts";
import { StoreError } from "../../store/error.ts";
import type { EventWriter, StoredBody } from "../../store/records.ts";
import { openEventWriter } from "../../store/writer.ts";
import type { Log } from "../watch/ports.ts";
import { StateError } from "./error.ts";
import { ensurePrivateDirectory, type StateDirs } from "./paths.ts";

export interface RecorderOptions {
  sessionId: string;
  dirs: StateDirs;
  store: StoreConfig;
  /** The output: stdout. */
  output: EventSink;
  log: Log;
}

export function storePath(dirs: StateDirs): string {
  return join(dirs.lib, STORE_FILE);
}

export class Recorder {
  readonly #options: RecorderOptions;
  readonly #writer: EventWriter | null;
  /** Why there is no writer although there should be one. */
  readonly #missing: boolean;
  #unwritten = 0;
  #reported = 0;
  #closing = false;

  constructor(options: RecorderOptions) {
    this.#options = options;
    this.#writer = options.store.enabled ? this.#open() : null;
    this.#missing = options.store.enabled && this.#writer === null;
  }

  readonly emit: EventSink = (event) => {
    this.#options.output(event);
    if (this.#writer) this.#writer.event(event);
    else if (this.#missing) this.#unwritten++;
  };

  /** null: nothing is stored. */
  get bodies(): ((body: StoredBody) => void) | null {
    const writer = this.#writer;
    return writer === null ? null : (body) => writer.body(body);
  }

  /** Events and bodies that did not get into the store. */
  get dropped(): number {
    return this.#unwritten + (this.#writer?.dropped ?? 0);
  }

  /** What was accepted is on disk, or counted as dropped and reported, when it resolves. */
  async close(): Promise<void> {
    await this.#writer?.flush();
    this.#report(); // while the store still takes it
    this.#closing = true;
    await this.#writer?.close();
    this.#report();
  }

  #open(): EventWriter | null {
    const { dirs, store, log } = this.#options;
    try {
      ensurePrivateDirectory(dirs.lib);
      return openEventWriter(storePath(dirs), {
        maxQueue: store.max_queue,
        maxDays: store.max_days,
        maxBytes: store.max_bytes,
        maxBodyBytes: store.max_body_bytes,
        onDropped: () => this.#report(),
        onProblem: (text) => log.warn(text),
      });
    } catch (error) {
      if (!(error instanceof StoreError || error instanceof StateError)) throw error;
      log.error(`events are not stored: ${error.message}`);
      return null;
    }
  }

  /** What was dropped since the last report, if anything. */
  #report(): void {
    const total = this.dropped;
    const dropped = total - this.#reported;
    if (dropped === 0) return;
    this.#reported = total;
    const event = {
      type: "netmon_events_dropped",
      timestamp: new Date().toISOString(),
      session_id: this.#options.sessionId,
      dropped,
      total,
      where: "store",
    } as const;
    this.#options.output(event);
    if (!this.#closing) this.#writer?.event(event);
  }
}
