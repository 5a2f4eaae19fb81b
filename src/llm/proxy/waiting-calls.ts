/**
 * Calls of an answer that wait for a person before they are judged. A second reader of the same format runs ahead of
 * the one that writes the answer: it finds the calls and waits for them, so that the formats need not wait themselves.
 *
 * Fails closed. A call that the second reader does not find has not been settled, and the judge refuses it.
 */
import type { Frame } from "../../framing/frame.ts";
import type { JsonDocument } from "../../framing/json-document.ts";
import type { Judge, StreamFilter } from "../wire.ts";
import type { AnswerContext } from "./answer.ts";

type WaitingContext = Pick<AnswerContext, "ahead" | "client" | "format" | "options" | "scope">;

const PASS = { action: "allow", text: "" } as const;

export class WaitingCalls {
  readonly #context: WaitingContext;
  readonly #reader: StreamFilter | null;
  #waits: Promise<void>[] = [];

  /** Returns null if no call of the answer waits. */
  static of(context: WaitingContext): WaitingCalls | null {
    return context.ahead === null ? null : new WaitingCalls(context);
  }

  private constructor(context: WaitingContext) {
    this.#context = context;
    const { maxBlockBytes } = context.options;
    this.#reader = context.format.stream(this.#judge, {
      maxBlockBytes,
      onBlock: "rewrite",
      scope: context.scope,
    });
  }

  /** Resolves when the calls that this event completes are settled; null: none waits. */
  inEvent(event: Frame): Promise<void> | null {
    return this.#found(() => this.#reader?.push(event));
  }

  /** Like inEvent, for a complete answer. */
  inAnswer(answer: JsonDocument): Promise<void> | null {
    const { format, scope } = this.#context;
    return this.#found(() => format.rewrite(answer, this.#judge, scope));
  }

  readonly #over = new AbortController();

  readonly #judge: Judge = (call) => {
    const waits = this.#context.ahead?.(call, this.#over.signal) ?? null;
    if (waits) this.#waits.push(waits);
    return PASS;
  };

  #found(read: () => unknown): Promise<void> | null {
    this.#waits = [];
    try {
      read();
    } catch {
      // The reader that writes the answer meets the same error and reports it.
    }
    return this.#waits.length === 0 ? null : this.#settled(this.#waits);
  }

  async #settled(waits: readonly Promise<void>[]): Promise<void> {
    const unlisten = this.#context.client.closed.listen(() => this.#over.abort());
    try {
      await Promise.all(waits);
    } finally {
      unlisten();
    }
  }
}
