/** What becomes of a message: JSON text within the inspection, bytes for its transport. */
import type { Messages } from "./message.ts";

/** What becomes of one message or batch. */
export interface Outcome {
  /** To the other peer: the bytes as they came, or others; null: nothing. */
  forward: Uint8Array | null;
  /** To the peer that sent the message: whole JSON-RPC messages. */
  back: readonly Uint8Array[];
}

export interface MessageOutcome {
  /** The very same string where nothing was changed. */
  forward: string | null;
  back: readonly string[];
}

export const DROPPED: MessageOutcome = { forward: null, back: [] };
const NOTHING: readonly Uint8Array[] = [];

/** Joins the outcomes of each message. A batch stays a batch, even where one message is left of it. */
export function outcomeOf(
  messages: Messages,
  bytes: Uint8Array,
  outcomes: readonly MessageOutcome[],
): Outcome {
  const back = outcomes.some((outcome) => outcome.back.length > 0)
    ? outcomes.flatMap((outcome) => outcome.back.map(encoded))
    : NOTHING;
  if (messages.messages.every(({ text }, index) => outcomes[index]?.forward === text))
    return { forward: bytes, back };
  const texts = outcomes.flatMap(({ forward }) => (forward === null ? [] : [forward]));
  if (texts.length === 0) return { forward: null, back };
  return { forward: encoded(messages.batch ? `[${texts.join(",")}]` : texts.join("")), back };
}

function encoded(text: string): Uint8Array {
  return Buffer.from(text, "utf8");
}
