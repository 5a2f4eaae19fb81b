/**
 * Queue of tasks that no message waits for, done in small steps between other work, in at most a tenth of the time.
 *
 * Fails open. A task that does not fit, or is left at the end, is dropped, and its owner counts it.
 */
import { processFaults } from "../event/faults.ts";

export interface Task {
  /** Bytes kept for the task. */
  size: number;
  /** Does one step, of about a millisecond; returns true if there is more to do. Must not throw. */
  step(): boolean;
  /** Called if the task will not be finished. */
  dropped(): void;
}

const MAX_SIZE = 8 * 1024 * 1024;
/** Milliseconds of rest for each millisecond of work. */
const REST = 9;
const FLUSH_MS = 500;
/** Finished tasks that may stay in the array before it is cut. */
const MAX_DONE = 1024;

export class IdleQueue {
  #tasks: Task[] = [];
  /** Index of the first unfinished task. */
  #next = 0;
  #size = 0;
  /** When the rest after the last step ends, in monotonic milliseconds. */
  #restedAt = 0;
  /** Cancels the next turn; null: none is scheduled. */
  #cancel: (() => void) | null = null;

  add(task: Task): void {
    if (this.#size + task.size > MAX_SIZE) {
      task.dropped();
      return;
    }
    this.#tasks.push(task);
    this.#size += task.size;
    if (this.#cancel === null) this.#turnWhenRested();
  }

  /** Finishes the remaining tasks, within half a second. */
  close(): void {
    this.#cancel?.();
    const end = performance.now() + FLUSH_MS;
    while (this.#tasks.length > 0 && performance.now() < end) this.#step();
    for (const task of this.#tasks.slice(this.#next)) task.dropped();
    this.#forgetDone(this.#tasks.length);
    this.#size = 0;
  }

  /** Rests shorter than a timer's resolution are skipped and add up. */
  #turnWhenRested(): void {
    const ms = this.#restedAt - performance.now();
    if (ms >= 1) {
      const timer = setTimeout(
        processFaults.part("inspection").callback(() => this.#turn(), "tried_again"),
        ms,
      );
      this.#cancel = () => clearTimeout(timer);
    } else {
      const turn = setImmediate(processFaults.part("inspection").callback(() => this.#turn(), "tried_again"));
      this.#cancel = () => clearImmediate(turn);
    }
  }

  #turn(): void {
    this.#cancel = null;
    const from = performance.now();
    this.#step();
    const now = performance.now();
    this.#restedAt = Math.max(now, this.#restedAt) + (now - from) * REST;
    if (this.#tasks.length > 0) this.#turnWhenRested();
  }

  #step(): void {
    const task = this.#tasks[this.#next];
    if (!task || task.step()) return;
    this.#size -= task.size;
    this.#next++;
    if (this.#next === this.#tasks.length || this.#next === MAX_DONE) this.#forgetDone(this.#next);
  }

  #forgetDone(count: number): void {
    this.#tasks = this.#tasks.slice(count);
    this.#next = 0;
  }
}
