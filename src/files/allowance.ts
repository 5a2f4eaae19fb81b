/**
 * How much a run that shares its process may read and parse while it starts, or takes a changed configuration: the other
 * runs wait meanwhile. Files, directories and paths are of any size that an agent or its user gives them. Each reader
 * counts what it is about to do before it does it.
 *
 * Fails closed: what is too much is not done, then or later, and the run does not start here.
 */
import { currentScope } from "../event/scope.ts";
import { FileError } from "./error.ts";

/** Work by its longest time on a slow machine, in units of 10 ns. */
export const COST = {
  /** A byte that is read, decoded and looked through. */
  byte: 1,
  /** A byte that is parsed, by format, with what is made of it. */
  json: 10,
  toml: 60,
  yaml: 150,
  /** A byte of a configuration in plain YAML. */
  config: 50,
  /** An entry of a directory. */
  name: 500,
  /** A file or directory on the way of a path, by some system calls. */
  step: 1500,
  /** A pattern that is compared with a name. */
  match: 10,
  /** An MCP server, with all that is made of its declaration. */
  server: 50_000,
  /** A file that is written. */
  write: 15_000,
} as const;

/** 120 ms. */
const MOST = 12_000_000;

export class Allowance {
  /** What it was that was too much; null: nothing yet. */
  exceeded: string | null = null;
  #left: number;

  constructor(most = MOST) {
    this.#left = most;
  }

  /** Throws FileError `unfit` from the first work on that is too much. */
  spend(units: number, what: string): void {
    if (this.exceeded === null && units <= this.#left) {
      this.#left -= units;
      return;
    }
    this.exceeded ??= what;
    throw new FileError("unfit", `${this.exceeded}: more than a run that shares its process may read`);
  }
}

/** Counts work of this run that is about to be done; `what` names what it is about. Throws as Allowance.spend. */
export function spend(units: number, what: string): void {
  currentScope()?.allowance?.spend(units, what);
}

/** Whether work is counted now. */
export function isCounted(): boolean {
  return (currentScope()?.allowance ?? null) !== null;
}

/** Calls `work` synchronously with an allowance of its own, for who shares a process; `exceeded`: as there. */
export function withAllowance<T>(work: () => T): { result: T; exceeded: string | null } {
  const scope = currentScope();
  const allowance = new Allowance();
  if (scope === undefined) return { result: work(), exceeded: null };
  const former = scope.allowance;
  scope.allowance = allowance;
  try {
    return { result: work(), exceeded: allowance.exceeded };
  } finally {
    scope.allowance = former;
  }
}
