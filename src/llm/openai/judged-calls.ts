/**
 * The verdicts of one answer of Responses, in which a call stands more than once: as an item of the stream,
 * and again in every copy of the response. Each call is judged once, and its copies share the verdict.
 *
 * Direction of failure: closed. A copy that says something else than the call with its id said is judged as
 * a malformed call of its own.
 */
import { getOrInsert } from "../../framing/get-or-insert.ts";
import type { Judge, ToolCall, Verdict } from "../wire.ts";

export type VerdictOf = (call: ToolCall) => Verdict;

export class JudgedCalls {
  readonly #judge: Judge;
  readonly #byContent = new Map<string, Verdict[]>();
  readonly #ids = new Set<string>();
  /** By id, calls judged before their end: what they have become in a copy is not known. */
  readonly #unfinished = new Map<string, Verdict>();

  constructor(judge: Judge) {
    this.#judge = judge;
  }

  first(call: ToolCall): Verdict {
    const verdict = this.#decide(call);
    if (call.id !== "") this.#ids.add(call.id);
    return verdict;
  }

  /** A call whose end has not come, or will not be waited for. */
  unfinished(call: ToolCall): Verdict {
    const verdict = this.first(call);
    if (call.id !== "") this.#unfinished.set(call.id, verdict);
    return verdict;
  }

  /** The verdict of a call that has been judged with the same contents; undefined where none has. */
  known(call: ToolCall): Verdict | undefined {
    return this.#byContent.get(contentOf(call))?.[0];
  }

  /**
   * For the calls of one copy of the response, in their order. `partial`: a copy of a response that goes on,
   * whose calls may still grow.
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
