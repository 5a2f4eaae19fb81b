/**
 * The verdicts of one Responses answer, in which a call appears more than once: as an item of the stream, and again
 * in every copy of the response. Each call is judged once, and its copies share the verdict.
 *
 * Fails closed. A copy that differs from the call with the same id is judged as a malformed call of its own.
 */
import { getOrInsert } from "../../collections/get-or-insert.ts";
import type { Judge, ToolCall, Verdict } from "../wire.ts";

export type VerdictOf = (call: ToolCall) => Verdict;

export class JudgedCalls {
  readonly #judge: Judge;
  readonly #byContent = new Map<string, Verdict[]>();
  readonly #ids = new Set<string>();
  /** Verdicts on calls judged before their end, keyed by id: their contents in a copy are unknown. */
  readonly #unfinished = new Map<string, Verdict>();

  constructor(judge: Judge) {
    this.#judge = judge;
  }

  first(call: ToolCall): Verdict {
    const verdict = this.#decide(call);
    if (call.id !== "") this.#ids.add(call.id);
    return verdict;
  }

  /** Judges a call whose end has not arrived, or is not awaited. */
  unfinished(call: ToolCall): Verdict {
    const verdict = this.first(call);
    if (call.id !== "") this.#unfinished.set(call.id, verdict);
    return verdict;
  }

  /** Returns the verdict on a call with the same contents; undefined if there is none. */
  known(call: ToolCall): Verdict | undefined {
    return this.#byContent.get(contentOf(call))?.[0];
  }

  /**
   * Returns the verdicts on the calls of one copy of the response, which must be passed in order. `partial`: the
   * response continues, so its calls may still grow.
   */
  copies(partial: boolean): VerdictOf {
    const seen = new Map<string, number>();
    return (call) => {
      const key = contentOf(call);
      const nth = seen.get(key) ?? 0;
      seen.set(key, nth + 1);
      const known = this.#byContent.get(key)?.[nth] ?? this.#unfinished.get(call.id);
      if (known) return known;
      if (!partial) return this.first(this.#ids.has(call.id) ? { ...call, flaw: "malformed" } : call);
      return this.#decide(call);
    };
  }

  #decide(call: ToolCall): Verdict {
    const verdict = this.#judge(call);
    getOrInsert(this.#byContent, contentOf(call), () => []).push(verdict);
    return verdict;
  }
}

function contentOf({ server, namespace, name, id, input }: ToolCall): string {
  return JSON.stringify([server, namespace, name, id, input.kind, input.text]);
}
