/**
 * Message threads of Anthropic's API (beta message-threads-2026-08-12): a request continues the conversation from the
 * id of an answer, without `system` and `tools`. It is the default of the SDKs' tool runners. They recover by
 * `error.details.error_code`: after `thread_not_found` they send their whole history again (@anthropic-ai/sdk 1.14,
 * lib/internal/threads/ThreadState).
 */
import { isObject, refuseOtherCase } from "../json-document.ts";
import { idAt, requestWith } from "../kept-conversation.ts";
import { type Keeping, type KeptConversation, UnreadableError } from "../wire.ts";
import { knownErrorBody } from "./errors.ts";

const ID = "previous_message_id";

export const threads: Keeping = {
  keeps: (requestText) => threadIn(requestText) !== null,
  conversation: continued,
};

function threadIn(requestText: string): unknown {
  return requestWith(requestText, ["thread"])?.thread ?? null;
}

function continued(requestText: string): KeptConversation | null {
  const thread = threadIn(requestText);
  if (thread === null) return null;
  if (!isObject(thread)) throw new UnreadableError("thread is not an object");
  refuseOtherCase(thread, ID, "thread");
  const id = idAt(thread, ID);
  return id === null ? null : { id, lasting: false, lost };
}

function lost(why: string): { status: number; body: string } {
  const body = knownErrorBody({
    type: "not_found_error",
    message: `[netmon] ${why} Send the whole conversation again.`,
    code: null,
    param: null,
    status: null,
    requestId: null,
    details: [],
    others: { details: { error_code: "thread_not_found" } },
  });
  return { status: 404, body };
}
