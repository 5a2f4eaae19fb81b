/**
 * The kinds of JSON-RPC messages (JSON-RPC 2.0, sections 4 to 6).
 *
 * `jsonrpc` is not checked: a reader that requires it refuses a message without it, and no reader takes the
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
  /** {} where the message has none. */
  readonly params: JsonObject;
  /** The arguments of a tools/call can be read in two ways. */
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
  /** undefined: the message has none. */
  readonly id: RequestId | undefined;
  readonly error: unknown;
}

/** Two readers may understand it differently, or none can. */
export interface UnreadableMessage extends Text {
  readonly kind: "unreadable";
  readonly reason: "unparsed" | "too_large";
  /** For people; quotes whatever comes from the message. */
  readonly why: string;
  /** JSON-RPC 2.0, section 5.1: -32700 not JSON, -32600 not a message. */
  readonly code: -32700 | -32600;
  /** Where it can be read. */
  readonly id: RequestId | undefined;
  /** A reader may take it for a request. */
  readonly mayBeRequest: boolean;
  /** A reader may take it for a response. */
  readonly mayBeResponse: boolean;
}

export type Message = RequestMessage | NotificationMessage | ResultMessage | ErrorMessage | UnreadableMessage;

/** One message, or the elements of a batch (2025-03-26) in order. */
export interface Messages {
  /** All of it, as it came. */
  readonly text: string;
  readonly batch: boolean;
  readonly messages: readonly Message[];
}
