/**
 * A session's definitions, opened on first use or while the server starts. Other processes' writes are read at the next
 * use, and at an interval at the latest, so that a person's decision applies from the next call.
 */
import { processFaults } from "../../event/faults.ts";
import type { Definitions } from "../servers/definitions.ts";

export interface OpenDefinitions {
  definitions: Definitions;
  /** Calls `changed` after each write to the store, until the function that it returns is called. */
  onChange: (changed: () => void) => () => void;
  /** Closes the store. */
  close: () => void;
}

/** Pause before the next reading, as a multiple of the last one's time, so that one server's writes delay no others. */
const PAUSE = 4;
/** Earliest time of the next reading in any session of this process; milliseconds of performance.now(). */
let notBefore = 0;

export class SessionDefinitions {
  readonly #refreshMs: number;
  readonly #open: () => OpenDefinitions;
  #known: OpenDefinitions | null = null;
  #timer: NodeJS.Timeout | null = null;
  #soon: NodeJS.Immediate | null = null;
  #used = false;
  #stale = false;
  #unfollow = (): void => {};
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
    if (this.#closed) return;
    this.#soon ??= setImmediate(
      processFaults.part("inspection").callback(() => this.use().scanner.warm(), "tried_again"),
    );
  }

  /** Returns the definitions, with the changes of other processes. */
  use(): Definitions {
    this.#known ??= this.#begin();
    const { definitions } = this.#known;
    this.#used = true;
    if (this.#stale && performance.now() >= notBefore) this.#refresh(definitions);
    return definitions;
  }

  /** Resolves when everything learned is in the store. */
  async close(): Promise<void> {
    this.#closed = true;
    if (this.#soon) clearImmediate(this.#soon);
    if (this.#timer) clearInterval(this.#timer);
    this.#unfollow();
    await this.#known?.definitions.close();
    this.#known?.close();
  }

  #begin(): OpenDefinitions {
    const known = this.#open();
    if (this.#closed) return known;
    this.#unfollow = known.onChange(() => {
      this.#stale = true;
    });
    this.#timer = setInterval(
      processFaults.part("inspection").callback(() => this.#turn(), "tried_again"),
      this.#refreshMs,
    ).unref();
    return known;
  }

  #turn(): void {
    if (this.#used && this.#known !== null) this.#refresh(this.#known.definitions);
    else this.#stale = true;
    this.#used = false;
  }

  #refresh(definitions: Definitions): void {
    this.#stale = false;
    const from = performance.now();
    definitions.refresh();
    const to = performance.now();
    notBefore = to + PAUSE * (to - from);
  }
}
