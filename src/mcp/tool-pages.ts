/**
 * The pages of a tools/list, asked for one after the other. A server decides how many there are, so the list may have no
 * end.
 */

import { isDeepStrictEqual } from "node:util";
import { limitWords } from "../event/limits.ts";

export interface ToolPage {
  tools: readonly unknown[];
  /** As received. */
  nextCursor?: unknown;
}

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

/** `ask`: `cursor` undefined: the first page. Throws ListIncompleteError, and what `ask` rejects with. */
export async function* toolPages<Page extends ToolPage>(
  ask: (cursor: string | undefined) => Promise<Page>,
  limits: { pages: number; tools: number },
): AsyncGenerator<Page> {
  const cursors = new Set<string>();
  let cursor: string | undefined;
  let previous: readonly unknown[] = [];
  let count = 0;
  for (let pages = 0; pages < limits.pages; pages++) {
    const page = await ask(cursor);
    const { tools, nextCursor } = page;
    // A server that ignores the cursor returns its only page again and again. The SDK's client stops here too.
    if (cursor !== undefined && nextCursor === cursor && isDeepStrictEqual(tools, previous)) return;
    count += tools.length;
    if (count > limits.tools)
      throw new ListIncompleteError(`has more than ${limits.tools} tools ${limitWords("list_entries")}`);
    yield page;
    if (nextCursor === undefined || nextCursor === null || nextCursor === "") return;
    if (typeof nextCursor !== "string") throw new ListIncompleteError("has a cursor that is not text");
    if (cursors.has(nextCursor)) throw new ListIncompleteError("does not end: a cursor was repeated");
    cursors.add(nextCursor);
    cursor = nextCursor;
    previous = tools;
  }
  throw new ListIncompleteError(`has more than ${limits.pages} pages ${limitWords("list_pages")}`);
}
