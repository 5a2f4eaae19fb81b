/** Tells of the start and the end of a shim or gateway. */
import type { Config } from "../../config/config.ts";
import { postureOf } from "../../config/posture.ts";
import type { EventSink, InspectionCounters } from "../../event/event.ts";

export class SessionEvents {
  readonly #about: { sessionId: string; transport: "shim" | "gateway"; emit: EventSink };
  readonly #started = Date.now();
  #servers: string[] | null = null;

  constructor(about: { sessionId: string; transport: "shim" | "gateway"; emit: EventSink }) {
    this.#about = about;
  }

  /** As an event of the moment it was started, which it returns. `url`: the gateway's. */
  started(config: Config, url: string | null, servers: string[]): number {
    this.#servers = servers;
    this.#about.emit({
      type: "netmon_inspection_started",
      timestamp: new Date(this.#started).toISOString(),
      session_id: this.#about.sessionId,
      transport: this.#about.transport,
      ...postureOf(config, "mcp"),
      servers,
      url,
    });
    return this.#started;
  }

  /** Nothing where the start was not told of. */
  stopped(reason: string, counters: InspectionCounters): void {
    if (this.#servers === null) return;
    this.#about.emit({
      type: "netmon_inspection_stopped",
      timestamp: new Date().toISOString(),
      session_id: this.#about.sessionId,
      transport: this.#about.transport,
      reason,
      duration_ms: Date.now() - this.#started,
      servers: this.#servers,
      counters: { ...counters },
    });
  }
}
