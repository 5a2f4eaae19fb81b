/**
 * Writes events to stdout, as JSON lines or for display, without ever blocking netmon. Fails open: events for a slow
 * reader or a full disk are dropped, counted, and reported as `netmon_events_dropped` (where: output) when there is room.
 */
import { Option } from "commander";
import type { NetmonEvent } from "../../event/event.ts";
import { ocsfEvent } from "../../export/ocsf/ocsf.ts";
import { netmonPackage } from "../../native/built-file.ts";
import { EventJson } from "./event-json.ts";
import { eventLines } from "./event-lines.ts";
import { cutOff } from "./own-output.ts";
import { RepeatedRefusals } from "./repeated-refusals.ts";
import { type CliIo, jsonText, painter } from "./terminal.ts";

/** `ocsf`: JSON lines in the shape of the Open Cybersecurity Schema Framework (docs/audit.md). */
const EVENT_FORMATS = ["pretty", "json", "ocsf"] as const;
export type EventFormat = (typeof EVENT_FORMATS)[number];

export function formatOption(): Option {
  return new Option("--format <format>", "print events to stdout in this format")
    .choices(EVENT_FORMATS)
    .default("pretty");
}

/** Bytes that may wait for a slow reader before connections are dropped. */
const MAX_PENDING = 16 << 20;
/** The same for events about netmon itself, which are few and dropped last. */
const MAX_PENDING_OWN = 2 * MAX_PENDING;
/** Interval between writes after the first, which takes the lines of one event loop turn; the same as the store's. */
const GATHER_MS = 20;
const MAX_BATCH = 64 << 10;

/** `prefix`: begins each line for display. Those say the date and the zone once, and again when the date changes. */
function lineWriter(format: EventFormat, io: CliIo, prefix: string): (event: NetmonEvent) => string {
  if (format === "json") {
    const json = new EventJson();
    return (event) => json.text(event);
  }
  if (format === "ocsf") {
    const { version } = netmonPackage();
    return (event) => jsonText(ocsfEvent(event, version));
  }
  const lines = eventLines({ ofSeveral: false, folds: false }, painter(io.stdout, io.env));
  return (event) =>
    lines([event])
      .map((line) => prefix + line)
      .join("\n");
}

export class EventOutput {
  readonly #stdout: CliIo["stdout"];
  readonly #line: (event: NetmonEvent) => string;
  readonly #sessionId: string;
  /** null: each event has its own line. */
  readonly #repeated: RepeatedRefusals | null;
  #batch = "";
  /** The events in the batch, and how many dropped ones its report counts. */
  #batched = { events: 0, dropped: 0 };
  #scheduled = false;
  #dropped = 0;
  #droppedTotal = 0;

  /** `among`: one of several sessions, which display lines then name; the JSON of an event always names it. */
  constructor(io: CliIo, format: EventFormat, sessionId: string, { among = false } = {}) {
    this.#stdout = io.stdout;
    this.#sessionId = sessionId;
    this.#line = lineWriter(format, io, among ? `${sessionId.padEnd(12)}  ` : "");
    this.#repeated = format === "pretty" ? new RepeatedRefusals((event) => this.#write(event)) : null;
  }

  get dropped(): number {
    return this.#droppedTotal;
  }

  readonly emit = (event: NetmonEvent): void => {
    if (this.#repeated?.holds(event) !== true) this.#write(event);
  };

  #write(event: NetmonEvent): void {
    const limit = event.type === "mcp_network_connection" ? MAX_PENDING : MAX_PENDING_OWN;
    if (this.#stdout.writableLength > limit) {
      this.#dropped++;
      this.#droppedTotal++;
      return;
    }
    if (this.#dropped > 0) this.#reportDropped();
    this.#batch += `${this.#line(event)}\n`;
    this.#batched.events++;
    const last = event.type === "netmon_fault" && event.handled === "process_ended";
    if (last || this.#batch.length >= MAX_BATCH) this.flush();
    if (this.#scheduled) return;
    this.#scheduled = true;
    setImmediate(() => this.#flushOften());
  }

  /** A write to a pipe takes longer than the rest of a line's work, so a busy session writes fifty times a second. */
  #flushOften(): void {
    this.#scheduled = this.#batch !== "";
    this.flush();
    if (this.#scheduled) setTimeout(() => this.#flushOften(), GATHER_MS);
  }

  flush(): void {
    const batch = this.#batch;
    const { events, dropped } = this.#batched;
    this.#batch = "";
    this.#batched = { events: 0, dropped: 0 };
    if (batch === "" || this.#stdout.destroyed) return;
    this.#stdout.write((cutOff.delete(this.#stdout) ? "\n" : "") + batch, (error) => {
      if (!error) return;
      cutOff.add(this.#stdout);
      this.#dropped += events + dropped;
      this.#droppedTotal += events;
    });
  }

  /** Resolves when everything written has left this process, or the reader is gone. */
  async end(): Promise<void> {
    this.#repeated?.flush();
    if (this.#dropped > 0) this.#reportDropped();
    this.flush();
    if (this.#stdout.destroyed || this.#stdout.writableLength === 0) return;
    await new Promise<void>((resolve) => {
      this.#stdout.once("error", () => resolve());
      this.#stdout.write("", () => resolve());
    });
  }

  #reportDropped(): void {
    const event: NetmonEvent = {
      type: "netmon_events_dropped",
      timestamp: new Date().toISOString(),
      session_id: this.#sessionId,
      dropped: this.#dropped,
      total: this.#droppedTotal,
      where: "output",
    };
    this.#batched.dropped += this.#dropped;
    this.#dropped = 0;
    this.#batch += `${this.#line(event)}\n`;
  }
}
