/**
 * Conversations that the provider keeps and that cannot go on as they are: netmon would have to guess what the model may
 * call, or what the client knows. Enforce answers as the vendor does for an id that is gone, so that the client sends
 * everything again; observe lets the request pass.
 */
import type { LlmRefusalReason } from "../../event/event.ts";
import type { CheckedRequest } from "./request-check.ts";

export interface LostConversation {
  /** null: told already, by the event of the blocked call. */
  reason: LlmRefusalReason | null;
  text: string;
  /** The vendor's answer. */
  status: number;
  body: string;
}

const UNSEEN =
  "The request goes on with a conversation that the provider keeps and this netmon has not seen, so it is not known which tools may be called.";
const ALTERED =
  "A tool call of the answer that the request goes on from was blocked, so the provider's conversation differs from what the client has.";
const OUTDATED = "The provider's conversation has tools that the policy now takes out of requests.";

/** Returns null if the request may go on with its conversation, or has none. */
export function lostConversation(
  { continued, outdated }: Pick<CheckedRequest, "continued" | "outdated">,
  enforce: boolean,
): LostConversation | null {
  if (continued === null) return null;
  const { known, conversation } = continued;
  const lost = (reason: LlmRefusalReason | null, text: string): LostConversation => ({
    ...{ reason, text },
    ...conversation.lost(text),
  });
  if (known === null) return lost("unknown_conversation", UNSEEN);
  if (!enforce) return null;
  if (known.altered) return lost(null, ALTERED);
  return outdated ? lost("tool_offered", OUTDATED) : null;
}
