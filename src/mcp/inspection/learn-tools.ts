/**
 * Gives the guard a server's complete list of tools, before any of it is shown or called.
 *
 * The guard does not get a list that cannot be read completely; a call that waits for it is then judged by what is
 * known.
 */
import type { JsonObject } from "../../framing/json-document.ts";
import { ListIncompleteError } from "../tool-pages.ts";
import type { Conversation } from "./conversation.ts";
import type { ToolsListing } from "./guard.ts";
import type { Envelope } from "./pending-requests.ts";
import { wholeList } from "./whole-list.ts";

/** Milliseconds for which calls do not wait for another list, after one that took too long or did not end. */
const PAUSE_MS = 30_000;

/** `first`: the first page, if a client has requested it. Rejects with ListIncompleteError. */
export async function learnTools(
  conversation: Conversation,
  envelope: Envelope | null,
  first?: { result: JsonObject; size: number },
): Promise<void> {
  const { guard, tools, options } = conversation;
  const { changes } = tools;
  const all = await wholeList(options.ask, envelope, first);
  const listing = { tools: all, instructions: tools.instructions };
  await guard.scanAhead(listing);
  if (!deliver(conversation, listing, changes)) throw new ListIncompleteError("could not be judged");
}

/** Reports false if the guard failed on the list. `changes`: number of changes announced before the list's request. */
function deliver({ guard, tools, options }: Conversation, listing: ToolsListing, changes: number): boolean {
  options.onListed?.(listing);
  const took = guard.listed(listing);
  if (took && tools.changes === changes) tools.fresh = true;
  return took;
}

/**
 * Gives the guard a complete list that a client requested. Returns null if that is done; for a long list, a promise
 * that resolves when it is, and for which calls wait. Never rejects.
 */
export function takeTools(conversation: Conversation, all: readonly unknown[]): Promise<void> | null {
  const { guard, tools } = conversation;
  const listing = { tools: all, instructions: tools.instructions };
  const { changes } = tools;
  const take = (): boolean => deliver(conversation, listing, changes);
  const ahead = guard.scanAhead(listing);
  if (ahead === null) {
    take();
    return null;
  }
  const taking = ahead.then(() => {
    take();
    if (tools.asking === taking) tools.asking = null;
  });
  tools.asking ??= taking;
  return taking;
}

/** Requests the tools for a waiting call. Conversations with a shared state wait for one request. Never rejects. */
export async function askForTools(conversation: Conversation, envelope: Envelope | null): Promise<void> {
  const { tools, now } = conversation;
  if (tools.asking !== null) {
    await tools.asking;
    // Another conversation's request may have ended with that conversation.
    if (tools.fresh || now() < tools.notBefore) return;
  }
  const asking = learnTools(conversation, envelope).catch((error: unknown) => {
    if (error instanceof ListIncompleteError && !error.unanswered) tools.notBefore = now() + PAUSE_MS;
  });
  tools.asking = asking;
  await asking;
  if (tools.asking === asking) tools.asking = null;
}
