/**
 * Posts events to one webhook, one after another, each as JSON with an id, a time and a signature.
 *
 * Fails open; see outbox.ts. The log names only the origin, since path and query may be secret.
 */
import { randomUUID } from "node:crypto";
import type { NetmonEvent } from "../../event/event.ts";
import { atLeastLevel, type Level } from "../../event/level.ts";
import { levelOf } from "../../event/types.ts";
import { Outbox, type SendOutcome } from "../outbox.ts";
import { post } from "../post.ts";
import type { DeliveryCounts, PostingOptions, Sink } from "../sink.ts";
import { signingKey, webhookHeaders } from "./signature.ts";

/** By default, pauses between attempts grow from 500 ms to a minute, and closing waits up to 2 s. */
export interface WebhookOptions extends PostingOptions {
  url: string;
  /** Reports whether events of a type are sent; null: all are. */
  accepts: ((type: NetmonEvent["type"]) => boolean) | null;
  severity: Level;
  /** null: nothing is signed. */
  secret: string | null;
  retries: number;
}

interface Message {
  id: string;
  body: string;
}

export class Webhook implements Sink {
  readonly name: string;
  readonly #options: WebhookOptions;
  readonly #outbox: Outbox<Message>;
  readonly #key: Buffer | null;

  constructor(options: WebhookOptions) {
    const { maxQueue, retries, onDropped, log } = options;
    this.name = `the webhook at ${new URL(options.url).origin}`;
    this.#options = options;
    this.#key = options.secret === null ? null : signingKey(options.secret);
    this.#outbox = new Outbox({
      name: this.name,
      maxQueue,
      batch: 1,
      gatherMs: 0,
      retries,
      backoff: options.backoff ?? { firstMs: 500, maxMs: 60_000 },
      flushMs: options.flushMs ?? 2000,
      send: ([message], signal) => this.#send(message!, signal),
      onDropped,
      log,
    });
  }

  event(event: NetmonEvent): void {
    const { accepts, severity, shown } = this.#options;
    if (accepts !== null && !accepts(event.type)) return;
    if (!atLeastLevel(levelOf(event), severity)) return;
    this.#outbox.add({ id: `evt_${randomUUID()}`, body: JSON.stringify(shown(event)) });
  }

  counts(): Record<string, DeliveryCounts> {
    return { webhook: this.#outbox.counts };
  }

  close(): Promise<void> {
    return this.#outbox.close();
  }

  async #send({ id, body }: Message, signal: AbortSignal): Promise<SendOutcome> {
    const { url, timeoutMs } = this.#options;
    const seconds = Math.floor(Date.now() / 1000);
    const headers = { "content-type": "application/json", ...webhookHeaders(id, seconds, body, this.#key) };
    const outcome = await post({ url, headers, body, timeoutMs, signal });
    return outcome.kind === "done" ? { kind: "sent", rejected: 0, text: "" } : outcome;
  }
}
