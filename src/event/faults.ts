/**
 * Boundary around each part of netmon: if a callback of the part throws or rejects, its subject (a query, a connection,
 * a task) ends, and a fault of the part is reported, instead of ending the process and every session in it.
 *
 * Fails closed. Ending a request, or leaving things unchanged, never permits anything.
 */
import type { EventEmitter } from "node:events";
import type { FaultHandling, FaultPart } from "./fault.ts";
import { inject } from "./injected-faults.ts";
import { withoutUrlSecrets } from "./shown-url.ts";

export interface Fault {
  part: FaultPart;
  error: unknown;
  handled: FaultHandling;
}

export interface FaultListener {
  fault(fault: Fault): void;
  /** Called before the process ends: anything to be kept must be written when this returns. */
  lastFault(fault: Fault): void;
}

/** The faults of one session, or of the process (`processFaults`). */
export class Faults {
  readonly #parts = new Map<FaultPart, Part>();
  readonly #listeners = new Set<FaultListener>();
  /** Says what no listener hears; set where standard error is nobody's. */
  sayUnheard = (text: string): void => console.error(`netmon: error: ${text}`);

  part(name: FaultPart): Part {
    const known = this.#parts.get(name);
    if (known) return known;
    const part = new Part(name, (fault) => this.report(fault));
    this.#parts.set(name, part);
    return part;
  }

  /** Adds a listener until the returned function is called. */
  listen(listener: FaultListener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Never throws. */
  report(fault: Fault): void {
    this.#notify(fault, (listener) => listener.fault(fault));
  }

  /** Reports an uncontained error. Never throws. */
  last(error: unknown): void {
    const fault: Fault = { part: "process", error, handled: "process_ended" };
    this.#notify(fault, (listener) => listener.lastFault(fault));
  }

  #notify(fault: Fault, notify: (listener: FaultListener) => void): void {
    if (this.#listeners.size === 0) this.sayUnheard(faultText(fault));
    for (const listener of [...this.#listeners]) {
      try {
        notify(listener);
      } catch (error) {
        this.sayUnheard(`${faultText(fault)}; and it could not be recorded: ${String(error)}`);
      }
    }
  }
}

/** Faults of parts that belong to all sessions of the process, or do not know their session. */
export const processFaults = new Faults();

type End = (...args: unknown[]) => void;

export class Part {
  readonly name: FaultPart;
  readonly #report: (fault: Fault) => void;

  constructor(name: FaultPart, report: (fault: Fault) => void) {
    this.name = name;
    this.#report = report;
  }

  fault(error: unknown, handled: FaultHandling): void {
    this.#report({ part: this.name, error, handled });
  }

  /**
   * Contains all listeners of `emitter`, including Node's and later ones, and an unhandled `error`. `end` gives up the
   * subject of the event and receives the emitted arguments.
   */
  contain<E extends EventEmitter>(emitter: E, handled: FaultHandling, end: End): E {
    const emit = emitter.emit;
    emitter.emit = (event: string | symbol, ...args: unknown[]): boolean => {
      try {
        inject(this.name);
        return emit.call(emitter, event, ...args);
      } catch (error) {
        this.#end(error, handled, end, args);
        return true;
      }
    };
    return emitter;
  }

  /** Wraps `work` as a callback for a timer or library. Also handles the rejection of its promise. */
  callback<A extends unknown[]>(
    work: (...args: A) => unknown,
    handled: FaultHandling,
    end: (...args: A) => void = () => {},
  ): (...args: A) => void {
    return (...args) => {
      try {
        inject(this.name);
        const result = work(...args);
        if (result instanceof Promise)
          result.catch((error: unknown) => this.#end(error, handled, end as End, args));
      } catch (error) {
        this.#end(error, handled, end as End, args);
      }
    };
  }

  /** Runs work whose result is not awaited. */
  background(work: () => unknown, handled: FaultHandling, end: () => void = () => {}): void {
    this.callback(work, handled, end)();
  }

  /** Returns the result of `work` or, after a fault, of `failed`. */
  value<T>(work: () => T, handled: FaultHandling, failed: () => T): T {
    try {
      inject(this.name);
      return work();
    } catch (error) {
      this.fault(error, handled);
      return failed();
    }
  }

  /** Resolves when `work` or, after a fault, `end` is done. */
  async attempt(work: () => unknown, handled: FaultHandling, end: () => unknown = () => {}): Promise<void> {
    try {
      inject(this.name);
      await work();
    } catch (error) {
      this.fault(error, handled);
      try {
        await end();
      } catch (next) {
        this.fault(next, handled);
      }
    }
  }

  #end(error: unknown, handled: FaultHandling, end: End, args: unknown[]): void {
    this.fault(error, handled);
    try {
      end(...args);
    } catch (next) {
      this.fault(next, handled);
    }
  }
}

/** The usual end of a connection: destroys the emitted values that can be destroyed. */
export function destroyAll(...emitted: unknown[]): void {
  for (const one of emitted) {
    const { destroy } = (one ?? {}) as { destroy?: unknown };
    if (typeof destroy === "function") destroy.call(one);
  }
}

const LONGEST = 300;

/** Parts with confidential contents: an error's message may quote them, as JSON.parse's does. */
const CONFIDENTIAL: ReadonlySet<FaultPart> = new Set(["proxy", "gateway", "shim", "inspection", "records"]);

/** Returns name and message of an error, or name and code if the message may quote contents. */
export function errorText({ part, error }: Pick<Fault, "part" | "error">): string {
  if (!(error instanceof Error)) return "a thrown value that is not an error";
  const { name, message, code } = error as NodeJS.ErrnoException;
  if (CONFIDENTIAL.has(part) || error instanceof SyntaxError)
    return typeof code === "string" ? `${name} (${code})` : name;
  const text = withoutUrlSecrets(`${name}: ${message}`);
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}

/** Returns null if there is no stack. */
export function firstFrame(error: unknown): string | null {
  return frames(error)[0]?.slice(3, LONGEST) ?? null;
}

/** Returns where it was thrown, without the message. */
export function frames(error: unknown): string[] {
  if (!(error instanceof Error)) return [];
  const lines = (error.stack ?? "").split("\n").map((line) => line.trim());
  return lines.filter((line) => /^at .*:\d+:\d+\)?$/.test(line));
}

/** Formats a fault for a log. */
export function faultText(fault: Fault): string {
  const { part, error, handled } = fault;
  const at = firstFrame(error);
  return `fault in ${part}: ${errorText(fault)}${at === null ? "" : ` at ${at}`} (${handled.replace("_", " ")})`;
}

/** Runs `work` repeatedly, each time after `delayMs()`, until the returned function is called. Reports faults. */
export function repeatedly(part: Part, delayMs: () => number, work: () => unknown): () => void {
  let timer: NodeJS.Timeout | null = null;
  const wait = (): void => {
    timer = setTimeout(() => {
      part.background(work, "tried_again");
      if (timer) wait();
    }, delayMs());
  };
  wait();
  return () => {
    if (timer) clearTimeout(timer);
    timer = null;
  };
}
