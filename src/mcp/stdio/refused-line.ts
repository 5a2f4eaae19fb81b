/**
 * A line that is not held or not handed on: longer than the limit, or one that readers may cut into several.
 * The peer that waits for an answer to it gets one from netmon.
 *
 * Direction of failure: enforce drops it, observe hands every byte on; both count it. A line without a
 * readable id gets no answer.
 */
import type { Guard } from "../inspection/guard.ts";
import { errorMessage, resultMessage } from "../inspection/own-message.ts";
import { type Envelope, EnvelopeScanner } from "./envelope-scanner.ts";

export type LineDirection = "to_server" | "to_client";

export interface RefusedLineOptions {
  direction: LineDirection;
  guard: Guard;
  reason: "too_large" | "unparsed";
  /** What is wrong with it, for people. */
  text: string;
  /** Sends to the peer that the line came from. */
  reply: (message: Buffer) => void;
  /** Sends in the line's own direction, inspected as if the peer had sent it. */
  substitute: (message: Buffer) => void;
  /** The same, but only inspected: the line itself goes on. */
  note: (message: Buffer) => void;
  /** Takes an answer to netmon's own request, which goes nowhere else. */
  takesResponse: (envelope: Envelope) => boolean;
}

/** JSON-RPC 2.0, section 5.1: Invalid Request. */
const INVALID_REQUEST = -32600;

export class RefusedLine {
  readonly #options: RefusedLineOptions;
  readonly #scanner = new EnvelopeScanner();
  readonly #enforced: boolean;
  #taken = false;
  #begun = false;

  constructor(options: RefusedLineOptions) {
    const { guard, direction, reason, text } = options;
    this.#options = options;
    // fixed when the line is found to be wrong: it cannot be half dropped
    this.#enforced = guard.mode === "enforce";
    guard.refused(direction, reason, text);
  }

  /** Whether these bytes of it go on. */
  passes(bytes: Uint8Array): boolean {
    for (const envelope of this.#scanner.push(bytes)) this.#answer(envelope);
    this.#begun = !this.#enforced && !this.#taken;
    return this.#begun;
  }

  #answer(envelope: Envelope): void {
    const { takesResponse, reply, substitute, note, text, reason } = this.#options;
    const { idText, kind } = envelope;
    if (kind === "response" && takesResponse(envelope)) this.#taken = !this.#begun;
    else if (!this.#enforced) {
      // the call was answered, although the contents were not inspected
      if (kind === "response") note(Buffer.from(resultMessage(idText, {})));
    } else {
      const error = errorMessage(idText, INVALID_REQUEST, `[netmon] ${text}`, { reason, rule: null });
      if (kind === "request") reply(Buffer.from(error));
      else substitute(Buffer.from(error));
    }
  }
}
