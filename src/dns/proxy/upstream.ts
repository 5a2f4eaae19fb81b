/** A resolver that the proxy asks on behalf of the agent. */
import type { Faults } from "../../event/faults.ts";
import type { NamespaceSockets } from "./namespace-sockets.ts";

export interface Upstream {
  sockets: NamespaceSockets;
  /** IP literal. */
  address: string;
  port: number;
  /** Shared by all resolvers of a session. */
  inFlight: InFlight;
  timeoutMs: number;
  faults: Faults;
}

/** How much is under way at once. */
export class InFlight {
  readonly #most: number;
  #now = 0;

  constructor(most: number) {
    this.#most = most;
  }

  /** false: there is too much already. */
  enter(): boolean {
    if (this.#now >= this.#most) return false;
    this.#now++;
    return true;
  }

  leave(): void {
    this.#now--;
  }
}
