/** What becomes of a message: as JSON text within the engine, as bytes for its carrier. */
import type { Messages } from "./message.ts";

/** What becomes of one message. */
export interface Outcome {
  /** To the other side: the bytes as they came, or others; null: nothing. */
  forward: Uint8Array | null;
  /** To the side the message came from: whole JSON-RPC messages. */
  back: readonly Uint8Array[];
}

export interface Passage {
  /** The very same string where nothing was changed. */
  forward: string | null;
  back: readonly string[];
}

export const NOWHERE: Passage = { forward: null, back: [] };
const NOTHING: readonly Uint8Array[] = [];

/** `passages`: of each message. What is left of a batch is a batch, also where one message is left. */
export function outcomeOf(messages: Messages, bytes: Uint8Array, passages: readonly Passage[]): Outcome {
  const back = passages.some((passage) => passage.back.length > 0)
    ? passages.flatMap((passage) => passage.back.map(encoded))
    : NOTHING;
  if (messages.messages.every(({ text }, index) => passages[index]?.forward === text))
    return { forward: bytes, back };
  const texts = passages.flatMap(({ forward }) => (forward === null ? [] : [forward]));
  if (texts.length === 0) return { forward: null, back };
  return { forward: encoded(messages.batch ? `[${texts.join(",")}]` : texts.join("")), back };
}

function encoded(text: string): Uint8Array {
  return Buffer.from(text, "utf8");
}
