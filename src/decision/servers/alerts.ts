/**
 * Sends detections and changed definitions to the record, and to the webhook if one is set. Fails open: see
 * src/export/webhook. For signatures and other events there is audit.webhooks.
 */
import type { EventSink } from "../../event/event.ts";
import type { Log } from "../../event/log.ts";
import { Webhook } from "../../export/webhook/webhook.ts";

export class Alerts {
  readonly #log: Pick<Log, "warn" | "info">;
  readonly #record: EventSink;
  readonly #ending = new Set<Promise<void>>();
  #url = "";
  #webhook: Webhook | null = null;

  constructor(record: EventSink, url: string, log: Pick<Log, "warn" | "info">) {
    this.#record = record;
    this.#log = log;
    this.update(url);
  }

  /** '': no webhook. Events that wait for the former webhook are still delivered. */
  update(url: string): void {
    if (url === this.#url) return;
    this.#url = url;
    this.#end();
    this.#webhook =
      url === ""
        ? null
        : new Webhook({
            url,
            accepts: (type) => type === "mcp_detection" || type === "mcp_tool_changed",
            severity: "informational",
            secret: null,
            timeoutMs: 5000,
            retries: 3,
            maxQueue: 1000,
            shown: (event) => event,
            onDropped: () => {}, // the webhook logs it
            log: this.#log,
          });
  }

  readonly emit: EventSink = (event) => {
    this.#record(event);
    this.#webhook?.event(event);
  };

  async close(): Promise<void> {
    this.#end();
    await Promise.all(this.#ending);
  }

  #end(): void {
    const webhook = this.#webhook;
    this.#webhook = null;
    if (webhook === null) return;
    const closed: Promise<void> = webhook.close().finally(() => this.#ending.delete(closed));
    this.#ending.add(closed);
  }
}
