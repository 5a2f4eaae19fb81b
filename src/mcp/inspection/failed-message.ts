/**
 * A message on which netmon itself failed. Direction of failure: closed in enforce, where whoever waits for the
 * message is told instead; in observe it passes.
 */
import type { Conversation } from "./conversation.ts";
import type { Message } from "./message.ts";
import { DROPPED, type MessageOutcome } from "./outcome.ts";
import { errorMessage } from "./own-message.ts";

const INTERNAL_ERROR = -32603;

export function failedMessage(
  { guard, pending }: Conversation,
  direction: "to_server" | "to_client",
  message: Message,
): MessageOutcome {
  const told = "[netmon] This message could not be judged, because of an error in netmon.";
  guard.refused(direction, "unparsed", told);
  if (guard.mode === "observe") return { forward: message.text, back: [] };
  if (message.kind === "notification" || message.id === undefined || message.id === null) return DROPPED;
  const error = errorMessage(JSON.stringify(message.id), INTERNAL_ERROR, told);
  if (message.kind === "request") return { forward: null, back: [error] };
  pending.take(message.id);
  return { forward: error, back: [] };
}
