/**
 * The kinds of JSON-RPC messages (JSON-RPC 2.0, sections 4 to 6).
 *
 * `jsonrpc` is not checked: a reader that requires it refuses a message without it, and no reader takes such a
 * message for another kind.
 */
import type { JsonObject } from "../../framing/json-document.ts";
import type { RequestId } from "./guard.ts";

interface Text {
  /** The message's own JSON text; in a batch, the element's. */
  readonly text: string;
}

interface WithMethod extends Text {
  readonly method: string;
  /** {} if the message has none. */
  readonly params: JsonObject;
  /** Whether the arguments of a tools/call can be read in two ways. */
  readonly ambiguousArguments: boolean;
}

export interface RequestMessage extends WithMethod {
  readonly kind: "request";
  readonly id: RequestId;
}

export interface NotificationMessage extends WithMethod {
  readonly kind: "notification";
}

export interface ResultMessage extends Text {
  readonly kind: "result";
  readonly id: RequestId;
  readonly result: JsonObject;
}

export interface ErrorMessage extends Text {
  readonly kind: "error";
  /** undefined: none. */
  readonly id: RequestId | undefined;
  readonly error: unknown;
}

/** A message that two readers may understand differently, or none can. */
export interface UnreadableMessage extends Text {
  readonly kind: "unreadable";
  readonly reason: "unparsed" | "too_large";
  /** For people; text from the message is quoted. */
  readonly why: string;
  /** JSON-RPC 2.0, section 5.1: -32700 not JSON, -32600 not a message. */
  readonly code: -32700 | -32600;
  /** undefined: none, or unreadable. */
  readonly id: RequestId | undefined;
  /** Whether a reader may take it for a request. */
  readonly mayBeRequest: boolean;
  /** Whether a reader may take it for a response. */
  readonly mayBeResponse: boolean;
}

export type Message = RequestMessage | NotificationMessage | ResultMessage | ErrorMessage | UnreadableMessage;

/** One message, or the elements of a batch (2025-03-26) in order. */
export interface Messages {
  /** The complete text, without a byte order mark. */
  readonly text: string;
  /** Whether a message, or the whole, is written in the only way that every reader takes, not as it came. */
  readonly rewritten: boolean;
  readonly batch: boolean;
  readonly messages: readonly Message[];
}

/** The outcome of one message or batch. */
export interface Outcome {
  /** To the other peer: the original bytes or changed ones; null: nothing. */
  forward: Uint8Array | null;
  /** To the peer that sent the message: complete JSON-RPC messages. */
  back: readonly Uint8Array[];
}

export interface MessageOutcome {
  /** The same string if nothing was changed; null: nothing is forwarded. */
  forward: string | null;
  back: readonly string[];
}

export const DROPPED: MessageOutcome = { forward: null, back: [] };
const NOTHING: readonly Uint8Array[] = [];

/**
 * Joins the outcomes of all messages. A batch stays a batch, even if only one message is left. `asItCame`: what passes
 * whole keeps its bytes, even if it was rewritten.
 */
export function outcomeOf(
  messages: Messages,
  bytes: Uint8Array,
  outcomes: readonly MessageOutcome[],
  asItCame: boolean,
): Outcome {
  const back = outcomes.some((outcome) => outcome.back.length > 0)
    ? outcomes.flatMap((outcome) => outcome.back.map(encoded))
    : NOTHING;
  const whole = messages.messages.every(({ text }, index) => outcomes[index]?.forward === text);
  if (whole && (asItCame || !messages.rewritten)) return { forward: bytes, back };
  const texts = outcomes.flatMap(({ forward }) => (forward === null ? [] : [forward]));
  if (texts.length === 0) return { forward: null, back };
  return { forward: encoded(messages.batch ? `[${texts.join(",")}]` : texts.join("")), back };
}

function encoded(text: string): Uint8Array {
  return Buffer.from(text, "utf8");
}
