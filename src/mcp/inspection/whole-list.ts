/**
 * All pages of a tools/list, requested from the server; the first may be given.
 *
 * Fails closed: a list that does not end, is too large or too slow is a ListIncompleteError.
 */
import { isDeepStrictEqual } from "node:util";
import { isObject, type JsonObject } from "../../framing/json-document.ts";
import { TOOLS_LIST } from "./methods.ts";
import type { Envelope } from "./pending-requests.ts";

export interface ListLimits {
  pages: number;
  tools: number;
  /** UTF-16 code units of JSON text in all pages together. */
  size: number;
  /** Milliseconds for all pages together. */
  time: number;
}

/** A context of a million tokens holds about 4 MiB. The complete list is compared and hashed at once. */
export const LIST_LIMITS: ListLimits = { pages: 1000, tools: 10_000, size: 4 << 20, time: 30_000 };

/** `message`: the rest of a sentence that begins with "the list". */
export class ListIncompleteError extends Error {
  override readonly name = "ListIncompleteError";
  /** Whether a page was not answered, because of an error or the end of the conversation. */
  readonly unanswered: boolean;

  constructor(message: string, unanswered = false) {
    super(message);
    this.unanswered = unanswered;
  }
}

export interface ListQuestion {
  ask: (method: string, params: Record<string, unknown>) => Promise<unknown>;
  envelope: Envelope | null;
  /** An answer that has already arrived, and the length of its text. */
  first?: { result: JsonObject; size: number };
  limits: ListLimits;
}

/** Rejects with ListIncompleteError. */
export async function wholeList(question: ListQuestion): Promise<unknown[]> {
  const { time } = question.limits;
  const ended = { value: false };
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    const tooLate = () => reject(new ListIncompleteError(`was not whole within ${time / 1000} s`));
    timer = setTimeout(tooLate, time).unref();
  });
  try {
    return await Promise.race([pages(question, ended), late]);
  } finally {
    ended.value = true;
    clearTimeout(timer);
  }
}

async function pages(
  { ask, envelope, first, limits }: ListQuestion,
  ended: { value: boolean },
): Promise<unknown[]> {
  const tools: unknown[] = [];
  const cursors = new Set<string>();
  let cursor: string | undefined;
  let size = 0;
  let previous: unknown;
  for (let count = 0; !ended.value; count++) {
    if (count >= limits.pages) throw new ListIncompleteError(`has more than ${limits.pages} pages`);
    let result: unknown = first?.result;
    if (first && count === 0) size += first.size;
    else {
      const params = {
        ...(cursor === undefined ? {} : { cursor }),
        ...(envelope ? { _meta: envelope } : {}),
      };
      result = await answer(ask, params);
      size += JSON.stringify(result)?.length ?? 0;
    }
    if (size > limits.size) throw new ListIncompleteError(`is larger than ${limits.size} characters`);
    if (!isObject(result) || !Array.isArray(result.tools))
      throw new ListIncompleteError("has a page without tools");
    const { nextCursor } = result;
    // A server that ignores the cursor returns its only page again and again. The SDK's client stops here too.
    if (cursor !== undefined && nextCursor === cursor && isDeepStrictEqual(result.tools, previous))
      return tools;
    previous = result.tools;
    for (const tool of result.tools) tools.push(tool);
    if (tools.length > limits.tools) throw new ListIncompleteError(`has more than ${limits.tools} tools`);
    if (nextCursor === undefined || nextCursor === null || nextCursor === "") return tools;
    if (typeof nextCursor !== "string") throw new ListIncompleteError("has a cursor that is not text");
    if (cursors.has(nextCursor)) throw new ListIncompleteError("does not end: a cursor was repeated");
    cursors.add(nextCursor);
    cursor = nextCursor;
  }
  return tools;
}

async function answer(ask: ListQuestion["ask"], params: Record<string, unknown>): Promise<unknown> {
  try {
    return await ask(TOOLS_LIST, params);
  } catch {
    throw new ListIncompleteError("breaks off: the server did not answer a page of it", true);
  }
}
