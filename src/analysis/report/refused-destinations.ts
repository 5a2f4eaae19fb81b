/**
 * Where the connections went that were refused, or that enforce would have refused: what a user has to read before a rule
 * is written. An agent that tries many addresses has bounded room here: what is over is counted as one destination.
 */
import type { Reason } from "../../event/event.ts";
import type { EventOf } from "./stored-events.ts";
import { Tally, type Verdicts } from "./tally.ts";

/** Different destinations that are told apart. */
const MOST = 1000;

export interface RefusedDestination extends Verdicts {
  /** `tcp example.com (192.0.2.1:443)`, `unix /run/x`; null: all further ones. */
  destination: string | null;
  reason: Reason | null;
}

export class RefusedDestinations {
  readonly #tally = new Tally<Pick<RefusedDestination, "destination" | "reason">>();
  readonly #known = new Set<string>();

  add(connection: EventOf<"mcp_network_connection">): void {
    if (connection.action !== "block" && !connection.would_block) return;
    const { protocol, remote_addr, name, host, reason, count } = connection;
    const called = name ?? host;
    const place =
      called === null || remote_addr.startsWith(`${called}:`) ? remote_addr : `${called} (${remote_addr})`;
    const destination = `${protocol} ${place}`.trimEnd();
    const told = this.#known.has(destination) || this.#known.size < MOST;
    if (told) this.#known.add(destination);
    this.#tally.add(connection, count, told ? { destination, reason } : { destination: null, reason: null });
  }

  /** The largest first. */
  result(): RefusedDestination[] {
    return this.#tally.groups();
  }
}
