/**
 * Work that no message waits for, in small steps between other work: at most a tenth of the time goes to it.
 *
 * Direction of failure: open. What does not fit, or is left at the end, is given up and counted by its owner.
 */

export interface Task {
  /** Bytes that are kept for it. */
  size: number;
  /** One step, about a millisecond; true: there is more to do. Must not throw. */
  step(): boolean;
  /** It will not be done, or not to its end. */
  givenUp(): void;
}

const MAX_SIZE = 8 * 1024 * 1024;
/** For a millisecond of work so many of rest. */
const REST = 9;
const FLUSH_MS = 500;
/** Tasks that are done stay in the queue until there are so many. */
const MAX_DONE = 1024;

export class UnhurriedWork {
  #tasks: Task[] = [];
  /** Of the first task that is left. */
  #next = 0;
  #size = 0;
  /** Until then what was done last has to be rested from; monotonic milliseconds. */
  #restedAt = 0;
  /** Calls off the next turn; null: none is to come. */
  #callOff: (() => void) | null = null;

  add(task: Task): void {
    if (this.#size + task.size > MAX_SIZE) {
      task.givenUp();
      return;
    }
    this.#tasks.push(task);
    this.#size += task.size;
    if (this.#callOff === null) this.#turnWhenRested();
  }

  /** Does what is left, for half a second at most. */
  close(): void {
    this.#callOff?.();
    const end = performance.now() + FLUSH_MS;
    while (this.#tasks.length > 0 && performance.now() < end) this.#step();
    for (const task of this.#tasks.slice(this.#next)) task.givenUp();
    this.#forgetDone(this.#tasks.length);
    this.#size = 0;
  }

  /** Rests shorter than a timer can wait for add up until they are long enough. */
  #turnWhenRested(): void {
    const ms = this.#restedAt - performance.now();
    if (ms >= 1) {
      const timer = setTimeout(() => this.#turn(), ms);
      this.#callOff = () => clearTimeout(timer);
    } else {
      const turn = setImmediate(() => this.#turn());
      this.#callOff = () => clearImmediate(turn);
    }
  }

  #turn(): void {
    this.#callOff = null;
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
