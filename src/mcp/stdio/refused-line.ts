/**
 * A line that is not held or not handed on: longer than the limit, or one that readers may cut into several.
 * Whoever waits for what it holds is answered in its place.
 *
 * Direction of failure: enforce drops it, observe hands every byte on; both count it. A line whose id cannot be
 * found is answered by nobody: there is nothing to wait for.
 */
import type { Guard } from "../inspection/guard.ts";
import { errorMessage, resultMessage } from "../inspection/own-message.ts";
import { type Envelope, EnvelopeScanner } from "./envelope-scanner.ts";

export type LineDirection = "to_server" | "to_client";

export interface RefusedLineOptions {
  direction: LineDirection;
  guard: Guard;
  reason: "too_large" | "unparsed";
  /** For a person: what is wrong with it. */
  text: string;
  /** Sent to the side that the line came from. */
  reply: (message: Buffer) => void;
  /** Goes the line's own way, inspected as if the other side had sent it. */
  substitute: (message: Buffer) => void;
  /** The same, but only looked at: the line itself goes on. */
  note: (message: Buffer) => void;
  /** An answer to netmon itself, which goes nowhere. */
  ours: (envelope: Envelope) => boolean;
}

/** JSON-RPC 2.0, section 5.1: Invalid Request. */
const INVALID_REQUEST = -32600;

export class RefusedLine {
  readonly #options: RefusedLineOptions;
  readonly #scanner = new EnvelopeScanner();
  readonly #enforced: boolean;
  #swallowed = false;
  #begun = false;

  constructor(options: RefusedLineOptions) {
    const { guard, direction, reason, text } = options;
    this.#options = options;
    // of the moment the line is found to be wrong: it cannot be half dropped
    this.#enforced = guard.mode === "enforce";
    guard.refused(direction, reason, text);
  }

  /** Whether these bytes of it go on. */
  passes(bytes: Uint8Array): boolean {
    for (const envelope of this.#scanner.push(bytes)) this.#answer(envelope);
    this.#begun = !this.#enforced && !this.#swallowed;
    return this.#begun;
  }

  #answer(envelope: Envelope): void {
    const { ours, reply, substitute, note, text, reason } = this.#options;
    const { idText, kind } = envelope;
    if (kind === "response" && ours(envelope)) this.#swallowed = !this.#begun;
    else if (!this.#enforced) {
      // the answer was there, although its contents were not looked at
      if (kind === "response") note(Buffer.from(resultMessage(idText, {})));
    } else {
      const error = errorMessage(idText, INVALID_REQUEST, `[netmon] ${text}`, { reason, rule: null });
      if (kind === "request") reply(Buffer.from(error));
      else substitute(Buffer.from(error));
    }
  }
}
