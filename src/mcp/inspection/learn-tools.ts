/**
 * Tells the guard of a server's whole list of tools, before any of it is shown or called.
 *
 * Direction of failure: of a list that cannot be read whole the guard is not told; a call that waits for it is
 * then judged by what is known.
 */
import type { JsonObject } from "../../framing/json-document.ts";
import type { Conversation } from "./conversation.ts";
import type { ToolsListing } from "./guard.ts";
import type { Envelope } from "./pending-requests.ts";
import { ListIncompleteError, wholeList } from "./whole-list.ts";

/** After a list that took too long or did not end calls do not wait for another one, for so many milliseconds. */
const PAUSE_MS = 30_000;

/** `first`: the first page, where a client has asked for it. Rejects with ListIncompleteError. */
export async function learnTools(
  conversation: Conversation,
  envelope: Envelope | null,
  first?: { result: JsonObject; size: number },
): Promise<void> {
  const { guard, tools, ask, limits } = conversation;
  const { changes } = tools;
  const all = await wholeList({ ask, envelope, limits, ...(first && { first }) });
  const listing = { tools: all, instructions: tools.instructions };
  await guard.lookAhead(listing);
  if (!tell(conversation, listing, changes)) throw new ListIncompleteError("could not be judged");
}

/** false: the guard could not take the list in. `changes`: those announced before it was asked for. */
function tell({ guard, tools, heard }: Conversation, listing: ToolsListing, changes: number): boolean {
  heard(listing);
  const took = guard.took(listing);
  if (took && tools.changes === changes) tools.fresh = true;
  return took;
}

/**
 * For a list that a client has asked for and that is whole. null: the guard was told; else, of a long one, resolves
 * when it was, and calls wait for it. Never rejects.
 */
export function takeTools(conversation: Conversation, all: readonly unknown[]): Promise<void> | null {
  const { guard, tools } = conversation;
  const listing = { tools: all, instructions: tools.instructions };
  const { changes } = tools;
  const take = (): boolean => tell(conversation, listing, changes);
  const ahead = guard.lookAhead(listing);
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

/** For a call that waits. Conversations that share what is known wait for one question. Never rejects. */
export async function askForTools(conversation: Conversation, envelope: Envelope | null): Promise<void> {
  const { tools, now } = conversation;
  if (tools.asking !== null) {
    await tools.asking;
    // another conversation's question may have ended with it
    if (tools.fresh || now() < tools.notBefore) return;
  }
  const asking = learnTools(conversation, envelope).catch((error: unknown) => {
    if (error instanceof ListIncompleteError && !error.unanswered) tools.notBefore = now() + PAUSE_MS;
  });
  tools.asking = asking;
  await asking;
  if (tools.asking === asking) tools.asking = null;
}
