/** All metrics of one session: counted from its events, and read from its layers. Failure: see its parts. */
import type { Registry } from "prom-client";
import type { NetmonEvent } from "../../event/event.ts";
import { Instruments } from "./instruments.ts";
import type { Readiness } from "./sources.ts";
import { addTotals, type Health } from "./totals.ts";

/** What prom-client's getMetricsAsJSON gives; its own type leaves out the name of a histogram's parts. */
export type MetricsJson = Awaited<ReturnType<Registry["getMetricsAsJSON"]>>;

export class SessionMetrics {
  readonly sessionId: string;
  readonly #instruments: Instruments;
  readonly #health: Health;
  readonly #refresh: () => void;

  constructor(sessionId: string, version: string, health: Health) {
    this.sessionId = sessionId;
    this.#health = health;
    this.#instruments = new Instruments(sessionId, version);
    this.#refresh = addTotals(this.#instruments.registry, health);
  }

  event(event: NetmonEvent): void {
    this.#instruments.event(event);
  }

  readiness(): Readiness[] {
    return this.#health.sources.readiness();
  }

  read(): Promise<MetricsJson> {
    this.#refresh();
    return this.#instruments.registry.getMetricsAsJSON();
  }
}
