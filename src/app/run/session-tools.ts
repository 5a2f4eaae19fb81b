/**
 * The session's store of definitions and pins for the parts of a run: written to by gateway and shims, and read by the
 * LLM layer as soon as something was written. A model may call a tool in the moment after the agent was told of it; but
 * the agent may also write as often as it likes, so that reading takes no more than a part of the time.
 *
 * Direction of failure: that of the store itself.
 */

import type { Config } from "../../config/config.ts";
import { processFaults } from "../../event/faults.ts";
import type { StateDirs } from "../../state/paths.ts";
import type { StoredPin, StoredTool, ToolStore } from "../../store/records.ts";
import { type SessionToolStore, sessionToolStore } from "../recording/tool-store.ts";

/** Times as long as the last reading took, the next one waits. */
const PAUSE = 4;

export class SessionTools {
  readonly #opened: SessionToolStore;
  readonly #onWritten: () => void;
  #pending = false;
  /** Milliseconds of performance.now(). */
  #notBefore = 0;
  #timer: NodeJS.Timeout | null = null;

  /** `onWritten` is called soon after one or several writes, later where it took long before. */
  constructor(dirs: StateDirs, config: Config, onWritten: () => void) {
    this.#opened = sessionToolStore(dirs, config);
    this.#onWritten = onWritten;
  }

  /** For one part of the session; closing it leaves the others theirs. */
  open(): SessionToolStore {
    const { store } = this.#opened;
    const noting =
      <A extends unknown[]>(write: (...args: A) => void) =>
      (...args: A): void => {
        write(...args);
        this.#note();
      };
    const watched: ToolStore = {
      tools: () => store.tools(),
      pins: () => store.pins(),
      putTool: noting((tool: StoredTool) => store.putTool(tool)),
      removeTool: noting((serverId: string, toolName: string) => store.removeTool(serverId, toolName)),
      putPin: noting((pin: StoredPin) => store.putPin(pin)),
      removePin: noting((serverId: string, toolName: string) => store.removePin(serverId, toolName)),
      atOnce: (work) => store.atOnce(work),
    };
    return { store: watched, close: () => {} };
  }

  close(): void {
    if (this.#timer) clearTimeout(this.#timer);
    this.#opened.close();
  }

  #note(): void {
    if (this.#pending) return;
    this.#pending = true;
    const wait = this.#notBefore - performance.now();
    // not before the end of the transaction that it is a part of
    if (wait <= 0) queueMicrotask(() => this.#tell());
    else
      this.#timer = setTimeout(
        processFaults.part("records").callback(() => this.#tell(), "tried_again"),
        wait,
      ).unref();
  }

  #tell(): void {
    this.#pending = false;
    const from = performance.now();
    this.#onWritten();
    const to = performance.now();
    this.#notBefore = to + PAUSE * (to - from);
  }
}
