/**
 * Inspects the lines of one direction: each is a message, which is forwarded unchanged, changed, or not at all.
 *
 * The guard's mode decides about a line that is too long, or that another reader would split into several: enforce
 * drops it, observe forwards it; both count it. Blank lines are forwarded.
 */

import { processFaults } from "../../event/faults.ts";
import { limitWords } from "../../event/limits.ts";
import type { Guard } from "../inspection/guard.ts";
import type { Outcome } from "../inspection/inspection.ts";
import { errorMessage, resultMessage } from "../inspection/own-message.ts";
import { TOO_MANY_VALUES } from "../inspection/read-message.ts";
import type { OwnRequests } from "../own-requests.ts";
import { type Envelope, EnvelopeScanner } from "./envelope-scanner.ts";
import { type Excess, LineReader } from "./line-reader.ts";
import type { LineWriter } from "./line-writer.ts";
import type { LineSink } from "./pump.ts";

export type LineDirection = "to_server" | "to_client";

export interface InspectedLinesOptions {
  direction: LineDirection;
  guard: Guard;
  onward: LineWriter;
  back: LineWriter;
  /** Bytes of a line. */
  limit: () => number;
  inspect: (body: Buffer) => Outcome | Promise<Outcome>;
  /** netmon's requests whose answers arrive in this direction; null: none. */
  ownRequests: OwnRequests | null;
  /** Called when a held message has been decided. */
  onSettled: () => void;
}

/** Reports whether the next bytes of a refused line are forwarded. */
type PassesPart = (bytes: Uint8Array) => boolean;

/** JSON-RPC 2.0, section 5.1: Invalid Request. */
const INVALID_REQUEST = -32600;
/** Messages that may wait for a verdict until reading pauses. */
const MAX_HELD = 1000;
const CARRIAGE_RETURN = 0x0d;
const FAILED = "This message could not be forwarded, because of an error in netmon.";
const SEVERAL_LINES =
  "a message has a carriage return between its values, where some readers end a line: write it without";

export class InspectedLines implements LineSink {
  readonly #options: InspectedLinesOptions;
  readonly #reader: LineReader;
  #long: PassesPart | null = null;
  #held = 0;
  #heldBytes = 0;

  constructor(options: InspectedLinesOptions) {
    this.#options = options;
    this.#reader = new LineReader(options.limit, {
      line: (body, whole) => this.#line(body, whole),
      longLinePart: (bytes, excess) => this.#longLinePart(bytes, excess),
      longLineEnd: () => this.#longLineEnd(),
    });
  }

  push(chunk: Buffer): void {
    this.#reader.push(chunk);
  }

  end(): void {
    this.#reader.end();
    this.#options.ownRequests?.close(); // no answers can arrive any more
  }

  get full(): boolean {
    return this.#held >= MAX_HELD || this.#heldBytes > this.#options.limit();
  }

  get idle(): boolean {
    return this.#held === 0;
  }

  #line(body: Buffer, whole: Buffer): void {
    const { onward, ownRequests } = this.#options;
    if (isBlank(body)) onward.line(whole);
    else if (ownRequests?.takes(body)) return;
    else if (body.includes(CARRIAGE_RETURN) && this.#refusesSeveralLines(body)) return;
    else this.#inspect(body, (message) => onward.line(withEnd(message, body, whole)));
  }

  /** Python's text streams, among others, end a line at a carriage return, which is white space in JSON. */
  #refusesSeveralLines(body: Buffer): boolean {
    const { guard, direction } = this.#options;
    if (guard.mode === "enforce") return !this.#refused("unparsed", SEVERAL_LINES)(body);
    guard.refused(direction, "unparsed", SEVERAL_LINES);
    return false;
  }

  #longLinePart(bytes: Buffer, excess: Excess): void {
    const { onward, limit } = this.#options;
    this.#long ??= this.#refused(
      "too_large",
      excess === "bytes"
        ? `a message is larger than ${limit()} bytes ${limitWords("message_bytes")}`
        : excess === "memory"
          ? `a message is not read: messages of other shims fill the memory that netmon has for them ${limitWords("held_line_bytes")}`
          : `a message is not read: ${TOO_MANY_VALUES}`,
    );
    if (this.#long(bytes)) onward.part(bytes);
  }

  #longLineEnd(): void {
    this.#long = null;
    this.#options.onward.endPart();
  }

  /**
   * Refuses a line that is not held or not forwarded, because it is over a limit or readers may split it into several.
   * netmon answers the peer that waits for it, if its id is readable.
   */
  #refused(reason: "too_large" | "unparsed", text: string): PassesPart {
    const { guard, direction, onward, back, ownRequests } = this.#options;
    const scanner = new EnvelopeScanner();
    // Fixed when the line is refused, because it cannot be half dropped.
    const enforced = guard.mode === "enforce";
    let taken = false;
    let begun = false;
    guard.refused(direction, reason, text);
    const answer = ({ id, idText, kind }: Envelope): void => {
      if (kind === "response" && ownRequests?.rejects(id, text)) taken = !begun;
      else if (!enforced) {
        // Records that the call was answered, although its contents were not inspected; the line itself is forwarded.
        if (kind === "response") this.#inspect(Buffer.from(resultMessage(idText, {})), () => {});
      } else {
        const data = { reason, rule: null };
        const error = Buffer.from(errorMessage(idText, INVALID_REQUEST, `[netmon] ${text}`, data));
        if (kind === "request") back.reply(error);
        else this.#inspect(error, (made) => onward.reply(made));
      }
    };
    return (bytes) => {
      for (const envelope of scanner.push(bytes)) answer(envelope);
      begun = !enforced && !taken;
      return begun;
    };
  }

  #inspect(body: Buffer, forward: (message: Uint8Array) => void): void {
    let handedOn = false;
    const carryOut = (outcome: Outcome): void => {
      if (outcome.forward !== null) forward(outcome.forward);
      handedOn = true;
      for (const message of outcome.back) this.#options.back.reply(message);
    };
    const outcome = this.#options.inspect(body);
    if (!(outcome instanceof Promise)) {
      carryOut(outcome);
      return;
    }
    this.#held++;
    this.#heldBytes += body.length;
    const settled = async (): Promise<void> => {
      try {
        carryOut(await outcome);
      } catch (error) {
        // Nothing else answers a message that was not forwarded.
        if (!handedOn && this.#refused("unparsed", FAILED)(body)) forward(body);
        throw error;
      } finally {
        this.#held--;
        this.#heldBytes -= body.length;
        this.#options.onSettled();
      }
    };
    processFaults.part("shim").background(settled, "request_ended");
  }
}

/** Returns the original line if its message is unchanged; otherwise the message with the original line end. */
function withEnd(message: Uint8Array, body: Buffer, whole: Buffer): Buffer {
  return message === body ? whole : Buffer.concat([message, whole.subarray(body.length)]);
}

function isBlank(body: Buffer): boolean {
  // Nearly all lines begin with a brace.
  return body.length === 0 || ((body[0] as number) <= 0x20 && /^[ \t\r]*$/.test(body.toString("latin1")));
}
