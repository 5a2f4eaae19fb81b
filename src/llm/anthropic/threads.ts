/**
 * Message threads of Anthropic's API (beta message-threads-2026-08-12): the provider keeps the conversation, and a
 * request continues it from the id of an answer. If netmon replaced a call in that answer, provider and client hold
 * different conversations: the provider would wait for the result of a call that the client never saw. Such a request
 * is answered as if the thread were lost, and the SDKs (1.14) then send their whole history again.
 */
import { memberSpan } from "../../framing/json-span.ts";
import { sourceOf } from "../../framing/json-text.ts";
import { knownErrorBody } from "./errors.ts";

const MAX_IDS = 10_000;
/** Longer ids are none of the provider's. */
const MAX_ID = 256;

/** Ids of the answers that the client did not get as they were. The oldest are forgotten. */
export class AlteredAnswers {
  readonly #ids = new Set<string>();

  add(id: unknown): void {
    if (typeof id !== "string" || id === "" || id.length > MAX_ID) return;
    this.#ids.delete(id);
    this.#ids.add(id);
    for (const oldest of this.#ids) {
      if (this.#ids.size <= MAX_IDS) break;
      this.#ids.delete(oldest);
    }
  }

  /** Reports whether the request continues one of them. `requestText`: as in CheckedRequest. */
  areContinuedBy(requestText: string): boolean {
    if (this.#ids.size === 0 || !requestText.includes("previous_message_id")) return false;
    try {
      const span = memberSpan(requestText, ["thread", "previous_message_id"]);
      return span !== undefined && this.#ids.has(JSON.parse(sourceOf(requestText, span)) as string);
    } catch (error) {
      if (error instanceof SyntaxError) return false; // the provider refuses it
      throw error;
    }
  }
}

/** With the status 404. */
export const THREAD_LOST = knownErrorBody({
  type: "not_found_error",
  message:
    "[netmon] A tool call of the answer that this thread continues was blocked, so the provider's thread differs from what the client has. Send the whole conversation again.",
  code: null,
  param: null,
  status: null,
  requestId: null,
  details: [],
  errorDetails: { error_code: "thread_not_found" },
  misalignment: null,
});
