/**
 * A session's definitions: opened when they are first needed, or while the server starts, and read again at an
 * interval, but not while nobody asks.
 */
import type { Definitions } from "../servers/definitions.ts";

export interface Opened {
  definitions: Definitions;
  /** Of the store. */
  close: () => void;
}

export class SessionDefinitions {
  readonly #refreshMs: number;
  readonly #open: () => Opened;
  #known: Opened | null = null;
  #timer: NodeJS.Timeout | null = null;
  #soon: NodeJS.Immediate | null = null;
  #used = false;
  #stale = false;
  #closed = false;

  constructor(refreshMs: number, open: () => Opened) {
    this.#refreshMs = refreshMs;
    this.#open = open;
  }

  /** null: not opened yet. */
  get opened(): Definitions | null {
    return this.#known?.definitions ?? null;
  }

  openSoon(): void {
    if (this.#known !== null || this.#closed) return;
    this.#soon ??= setImmediate(() => this.use().scanner.warm());
  }

  /** As other processes left them, at most an interval ago. */
  use(): Definitions {
    this.#known ??= this.#begin();
    const { definitions } = this.#known;
    this.#used = true;
    if (this.#stale) {
      this.#stale = false;
      definitions.refresh();
    }
    return definitions;
  }

  /** The store has what was learned when it resolves. */
  async close(): Promise<void> {
    this.#closed = true;
    if (this.#soon) clearImmediate(this.#soon);
    if (this.#timer) clearInterval(this.#timer);
    await this.#known?.definitions.close();
    this.#known?.close();
  }

  #begin(): Opened {
    const known = this.#open();
    if (!this.#closed) this.#timer = setInterval(() => this.#turn(), this.#refreshMs).unref();
    return known;
  }

  #turn(): void {
    if (this.#used) this.#known?.definitions.refresh();
    else this.#stale = true;
    this.#used = false;
  }
}
