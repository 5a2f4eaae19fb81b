/** A resolver that the proxy asks in the agent's place. */
import type { SocketPlace } from "./socket-place.ts";

export interface Upstream {
  place: SocketPlace;
  /** IP literal. */
  address: string;
  port: number;
  /** Shared by all resolvers of a session. */
  inFlight: InFlight;
  timeoutMs: number;
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
