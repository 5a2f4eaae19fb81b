/**
 * What one JSON-RPC message is taken for (JSON-RPC 2.0, sections 4 to 6).
 *
 * `jsonrpc` is not looked at: readers that want it refuse a message without it, and no reader takes it for
 * something else than it is taken for here.
 */
import type { JsonObject } from "../../framing/json-document.ts";
import type { RequestId } from "./guard.ts";

interface Text {
  /** The message's own JSON text; of an element of a batch the element's. */
  readonly text: string;
}

interface Asking extends Text {
  readonly method: string;
  /** {} where the message has none. */
  readonly params: JsonObject;
  /** The arguments of a tools/call can be read in two ways. */
  readonly ambiguousArguments: boolean;
}

export interface RequestMessage extends Asking {
  readonly kind: "request";
  readonly id: RequestId;
}

export interface NotificationMessage extends Asking {
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
  /** In words, with nothing of the message in it that is not quoted. */
  readonly why: string;
  /** JSON-RPC 2.0, section 5.1: -32700 no JSON, -32600 no message. */
  readonly code: -32700 | -32600;
  /** Where it can be read. */
  readonly id: RequestId | undefined;
  /** Readers may take it for a request. */
  readonly asks: boolean;
  /** Readers may take it for the answer to a request. */
  readonly answers: boolean;
}

export type Message = RequestMessage | NotificationMessage | ResultMessage | ErrorMessage | UnreadableMessage;

/** One message, or the elements of a batch (2025-03-26) in order. */
export interface Messages {
  /** All of it, as it came. */
  readonly text: string;
  readonly batch: boolean;
  readonly messages: readonly Message[];
}
