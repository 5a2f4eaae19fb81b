/**
 * Which of a process's runs the work in progress is for. What a run's callbacks do belongs to it, however they came
 * about: its faults are its own, and while it starts it may do only so much.
 *
 * Direction of failure: work of no known run belongs to all of them.
 */
import { AsyncLocalStorage } from "node:async_hooks";
import type { EventEmitter } from "node:events";

export interface Scope {
  /** The process that its user knows as the run. */
  readonly pid: number;
  /** Bounds the work; null: it is not bounded. */
  allowance: Pick<Allowed, "spend"> | null;
  /** Ends the run after an error that nothing contained. Must not throw. */
  failed(error: unknown): void;
  /** Tells its user of a fault that nothing records, before or after its session. Must not throw. */
  say(text: string): void;
}

interface Allowed {
  spend(units: number, what: string): void;
}

const storage = new AsyncLocalStorage<Scope | undefined>();

export function currentScope(): Scope | undefined {
  return storage.getStore();
}

/** The process to name to people as the one that does this work, and to end if it is to stop. */
export function shownPid(): number {
  return currentScope()?.pid ?? process.pid;
}

/** Calls `work`; it, and all that follows from it, belongs to the scope. */
export function inScope<T>(scope: Scope | undefined, work: () => T): T {
  return storage.run(scope, work);
}

/** For what several runs use, although the first of them makes it. */
export function ofNoScope<T>(work: () => T): T {
  return currentScope() === undefined ? work() : storage.run(undefined, work);
}

/** Has all listeners of `emitter` belong to this run: Node calls those of an accepted socket outside of everything. */
export function keptInScope<E extends EventEmitter>(emitter: E): E {
  const scope = currentScope();
  if (scope === undefined) return emitter;
  const emit = emitter.emit;
  emitter.emit = (...given: Parameters<typeof emit>): boolean =>
    inScope(scope, () => emit.apply(emitter, given));
  return emitter;
}
