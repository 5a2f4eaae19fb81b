/**
 * All tools of a server, requested page by page; the first page may be given.
 *
 * Fails closed: a list that does not end, is too large or too slow is a ListIncompleteError.
 */

import { within } from "../../async/within.ts";
import { append } from "../../collections/long-lists.ts";
import { LIMITS, limitWords } from "../../event/limits.ts";
import { isObject, type JsonObject } from "../../framing/json-document.ts";
import { ListIncompleteError, type ToolPage, toolPages } from "../tool-pages.ts";
import type { InspectionOptions } from "./conversation.ts";
import { Method } from "./methods.ts";
import type { Envelope } from "./pending-requests.ts";

/** A context of a million tokens holds about 4 MiB. The complete list is compared and hashed at once. */
export const LIST_LIMITS = {
  pages: LIMITS.list_pages.most,
  tools: LIMITS.list_entries.most,
  /** UTF-16 code units of JSON text in all pages together. */
  size: LIMITS.list_characters.most,
  /** Milliseconds for all pages together. */
  time: 30_000,
} as const;

interface SizedPage extends ToolPage {
  size: number;
}

/** `first`: a page that has already arrived, and the length of its text. Rejects with ListIncompleteError. */
export async function wholeList(
  ask: InspectionOptions["ask"],
  envelope: Envelope | null,
  first?: { result: JsonObject; size: number },
): Promise<unknown[]> {
  const tools: unknown[] = [];
  let ended = false;
  const page = async (cursor: string | undefined): Promise<SizedPage> => {
    if (cursor === undefined && first) return sizedPage(first.result, first.size);
    const params = { ...(cursor !== undefined && { cursor }), ...(envelope && { _meta: envelope }) };
    const result = await ask(Method.listTools, params).catch(() => {
      throw new ListIncompleteError("breaks off: the server did not answer a page of it", true);
    });
    return sizedPage(result, JSON.stringify(result)?.length ?? 0);
  };
  const read = async (): Promise<void> => {
    let left: number = LIST_LIMITS.size;
    for await (const { tools: some, size } of toolPages(page, LIST_LIMITS)) {
      left -= size;
      if (left < 0)
        throw new ListIncompleteError(
          `is larger than ${LIST_LIMITS.size} characters ${limitWords("list_characters")}`,
        );
      append(tools, some);
      if (ended) return;
    }
  };
  if (await within(read(), LIST_LIMITS.time)) return tools;
  ended = true;
  throw new ListIncompleteError(`was not whole within ${LIST_LIMITS.time / 1000} s`);
}

function sizedPage(result: unknown, size: number): SizedPage {
  if (!isObject(result) || !Array.isArray(result.tools))
    throw new ListIncompleteError("has a page without tools");
  return { tools: result.tools, nextCursor: result.nextCursor, size };
}
