/**
 * A session's definitions: opened on first use or while the server starts, and refreshed at an interval while in use.
 */
import { processFaults } from "../../event/faults.ts";
import type { Definitions } from "../servers/definitions.ts";

export interface OpenDefinitions {
  definitions: Definitions;
  /** Closes the store. */
  close: () => void;
}

export class SessionDefinitions {
  readonly #refreshMs: number;
  readonly #open: () => OpenDefinitions;
  #known: OpenDefinitions | null = null;
  #timer: NodeJS.Timeout | null = null;
  #soon: NodeJS.Immediate | null = null;
  #used = false;
  #stale = false;
  #closed = false;

  constructor(refreshMs: number, open: () => OpenDefinitions) {
    this.#refreshMs = refreshMs;
    this.#open = open;
  }

  /** null: not opened yet. */
  get opened(): Definitions | null {
    return this.#known?.definitions ?? null;
  }

  openSoon(): void {
    if (this.#known !== null || this.#closed) return;
    this.#soon ??= setImmediate(
      processFaults.part("inspection").callback(() => this.use().scanner.warm(), "tried_again"),
    );
  }

  /** The definitions, at most one interval behind other processes. */
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

  /** Resolves when the store has everything learned. */
  async close(): Promise<void> {
    this.#closed = true;
    if (this.#soon) clearImmediate(this.#soon);
    if (this.#timer) clearInterval(this.#timer);
    await this.#known?.definitions.close();
    this.#known?.close();
  }

  #begin(): OpenDefinitions {
    const known = this.#open();
    if (!this.#closed)
      this.#timer = setInterval(
        processFaults.part("inspection").callback(() => this.#turn(), "tried_again"),
        this.#refreshMs,
      ).unref();
    return known;
  }

  #turn(): void {
    if (this.#used) this.#known?.definitions.refresh();
    else this.#stale = true;
    this.#used = false;
  }
}
