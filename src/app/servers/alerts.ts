/**
 * Detections and changed definitions on their way to the record: also to the webhook, where there is one.
 * Direction of failure: open; see webhook.ts.
 */
import type { EventSink } from "../../event/event.ts";
import { Webhook } from "./webhook.ts";

export class Alerts {
  readonly #log: { warn(text: string): void };
  readonly #record: EventSink;
  readonly #ending = new Set<Promise<void>>();
  #url = "";
  #webhook: Webhook | null = null;

  constructor(record: EventSink, url: string, log: { warn(text: string): void }) {
    this.#record = record;
    this.#log = log;
    this.update(url);
  }

  /** '': no webhook. What waits for the former one is still delivered. */
  update(url: string): void {
    if (url === this.#url) return;
    this.#url = url;
    this.#end();
    this.#webhook = url === "" ? null : new Webhook(url, this.#log);
  }

  readonly emit: EventSink = (event) => {
    this.#record(event);
    if (event.type === "mcp_detection" || event.type === "mcp_tool_changed") this.#webhook?.send(event);
  };

  async close(): Promise<void> {
    this.#end();
    await Promise.all(this.#ending);
  }

  #end(): void {
    const closed = this.#webhook?.close().finally(() => this.#ending.delete(closed as Promise<void>));
    if (closed) this.#ending.add(closed);
    this.#webhook = null;
  }
}
