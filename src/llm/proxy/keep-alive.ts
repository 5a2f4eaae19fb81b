/**
 * Tells a client to go on waiting while netmon holds part of a stream. Claude Code 2.1 warns after 15 silent seconds and
 * asks anew after 300; the model may write longer than that on one call.
 *
 * A stream of which nothing is held is left alone: it is as silent as the provider.
 */
import type { ClientResponse } from "../../http/client-response.ts";

/** Two ticks are the longest silence, in milliseconds: the first may come just after something was sent. */
const TICK_MS = 2500;

export class KeepAlive {
  readonly #client: ClientResponse;
  readonly #bytes: Uint8Array | null;
  readonly #holds: () => boolean;
  #timer: NodeJS.Timeout | null = null;
  #quiet = true;

  /** `bytes`: WireFormat.keepAlive. `holds`: whether something is held at the moment. */
  constructor(client: ClientResponse, bytes: Uint8Array | null, holds: () => boolean) {
    this.#client = client;
    this.#bytes = bytes;
    this.#holds = holds;
    client.closed.listen(() => this.stop());
  }

  /** Sends whole events to the client. */
  send(events: Uint8Array): void {
    this.#quiet = false;
    this.#client.write(events);
  }

  /** Begins to watch the silence if something is held. */
  watch(): void {
    if (this.#timer !== null || this.#bytes === null || this.#client.over || !this.#holds()) return;
    this.#quiet = true;
    this.#timer = setInterval(() => this.#tick(this.#bytes!), TICK_MS).unref();
  }

  stop(): void {
    if (this.#timer !== null) clearInterval(this.#timer);
    this.#timer = null;
  }

  #tick(bytes: Uint8Array): void {
    if (this.#client.over || !this.#holds()) this.stop();
    else if (this.#quiet) this.#client.write(bytes);
    this.#quiet = true;
  }
}
