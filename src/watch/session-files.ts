/**
 * A watched session's files: its record, counters and history, for other netmon processes and for users.
 *
 * Fails open: what cannot be written is logged, and enforcing goes on. A file system that does not answer delays only
 * these files: the record's proof grows old, and its readers say so.
 */
import type { Counters } from "../event/event.ts";
import type { Part } from "../event/faults.ts";
import type { Log } from "../event/log.ts";
import { answers } from "../files/answering.ts";
import type { Degradation, SessionState } from "../state/store.ts";
import { contentOf, historyOf, recordOf, type SessionView } from "./session-view.ts";

interface SessionFilesPorts {
  view(): SessionView;
  /** Directory of the record. */
  run: string;
  log: Pick<Log, "warn">;
  part: Part;
}

export class SessionFiles {
  readonly #state: SessionState;
  readonly #ports: SessionFilesPorts;
  /** Content of the record, as last written; null: it may be out of date. */
  #written: string | null = null;
  #ended = false;

  /** Takes ownership of `state`. */
  constructor(state: SessionState, ports: SessionFilesPorts) {
    this.#state = state;
    this.#ports = ports;
  }

  /** Throws StateError. */
  begin(): void {
    const view = this.#ports.view();
    this.#state.write(recordOf(view));
    this.#written = contentOf(view);
  }

  /** Writes the record soon, if it has changed. */
  updateSoon(): void {
    this.#ports.part.background(() => this.update(), "tried_again");
  }

  async update(): Promise<void> {
    await answers(this.#ports.run);
    if (this.#ended) return;
    const view = this.#ports.view();
    const content = contentOf(view);
    if (content === this.#written) return;
    const problem = this.#state.tryWrite(recordOf(view));
    this.#written = problem === null ? content : null;
    this.#degraded(problem);
  }

  async writeCounters(...all: Parameters<SessionState["tryWriteCounters"]>): Promise<Degradation> {
    await answers(this.#ports.run);
    return this.#ended ? null : this.#state.tryWriteCounters(...all);
  }

  /** Records how the session ended; if its links stay pinned, that no netmon watches it any more. */
  end(reason: string, counters: Counters): void {
    this.#ended = true;
    const view = this.#ports.view();
    this.#degraded(this.#state.tryAppendHistory(historyOf(view, reason, counters)));
    if (view.session.linkDir !== null)
      this.#degraded(this.#state.tryWrite({ ...recordOf(view), watcher: null }));
  }

  /** Gives the session up; the record stays if its links do. */
  close(pinned: boolean): void {
    if (pinned) this.#state.close();
    else this.#degraded(this.#state.tryRemove());
  }

  #degraded(problem: Degradation): void {
    if (problem !== null) this.#ports.log.warn(problem);
  }
}
