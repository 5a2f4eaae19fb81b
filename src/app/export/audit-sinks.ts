/**
 * The audit sinks of one recorder, made from the configuration. What they need is loaded when it is needed;
 * events of the meantime are kept.
 *
 * Direction of failure: open. A sink that cannot be made is said in the log, and the others go on.
 */
import type { AuditConfig } from "../../config/config.ts";
import type { NetmonEvent } from "../../event/event.ts";
import { Sources } from "../../export/metrics/sources.ts";
import type { Sink } from "../../export/sink.ts";
import type { Log } from "../watch/ports.ts";

/** Which command the process runs; a shim has no listener of its own: there may be many of them. */
export type Service = "watch" | "proxy" | "gateway" | "shim";

export interface AuditSinksOptions {
  sessionId: string;
  audit: AuditConfig;
  service: Service;
  log: Log;
  /** Events that a sink gave up since the last call. */
  onDropped(sink: "otlp" | "webhook", dropped: number, total: number): void;
}

export class AuditSinks {
  /** What the layers say of themselves, for /metrics and /readyz. */
  readonly sources = new Sources();
  readonly #sinks: Sink[] = [];

  // biome-ignore lint/complexity/noUselessConstructor: the signature comes first

  event(event: NetmonEvent): void {
    for (const sink of this.#sinks) sink.event(event);
  }

  /** Everything is delivered or given up, and counted, when it resolves; bounded in time. */
  async close(): Promise<void> {
    await Promise.all(this.#sinks.map((sink) => sink.close()));
  }
}
