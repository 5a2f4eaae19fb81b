/**
 * Inspects the lines of one direction: each is a message, and goes on as it came, changed, or not at all.
 *
 * Direction of failure: by the guard's mode. A line that is too long, or that another reader would cut in several,
 * is dropped in enforce and passed on in observe; both count it. Lines without a message go on.
 */
import { processFaults } from "../../event/faults.ts";
import type { Guard } from "../inspection/guard.ts";
import type { Outcome } from "../inspection/inspection.ts";
import { errorMessage, resultMessage } from "../inspection/own-message.ts";
import { TOO_MANY_VALUES } from "../inspection/read-message.ts";
import { type Envelope, EnvelopeScanner } from "./envelope-scanner.ts";
import { type Excess, LineReader } from "./line-reader.ts";
import type { LineWriter } from "./line-writer.ts";
import type { OwnRequests } from "./own-requests.ts";
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
  /** Requests whose answers come in this direction; null: none. */
  ownRequests: OwnRequests | null;
  /** Called when a held message has been decided. */
  onSettled: () => void;
}

/** Messages that may wait for a verdict before reading pauses. */
const MAX_HELD = 1000;
const CARRIAGE_RETURN = 0x0d;
const FAILED = "This message could not be forwarded, because of an error in netmon.";
const SEVERAL_LINES =
  "a message has a carriage return between its values, where some readers end a line: write it without";

export class InspectedLines implements LineSink {
  readonly #options: InspectedLinesOptions;
  readonly #reader: LineReader;
  #long: RefusedLine | null = null;
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
    this.#options.ownRequests?.close(); // nobody answers any more
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

  /** Python's text streams and others end a line at a carriage return, which JSON takes for white space. */
  #refusesSeveralLines(body: Buffer): boolean {
    const { guard, direction } = this.#options;
    if (guard.mode === "enforce") return !this.#refused("unparsed", SEVERAL_LINES).passes(body);
    guard.refused(direction, "unparsed", SEVERAL_LINES);
    return false;
  }

  #longLinePart(bytes: Buffer, excess: Excess): void {
    const { onward, limit } = this.#options;
    this.#long ??= this.#refused(
      "too_large",
      excess === "bytes"
        ? `a message is larger than ${limit()} bytes, the value of mcp.inspection.max_message_bytes`
        : excess === "memory"
          ? "a message is not read: messages of other shims fill the memory that netmon has for them"
          : `a message is not read: ${TOO_MANY_VALUES}`,
    );
    if (this.#long.passes(bytes)) onward.part(bytes);
  }

  #longLineEnd(): void {
    this.#long = null;
    this.#options.onward.endPart();
  }

  #refused(reason: "too_large" | "unparsed", text: string): RefusedLine {
    return new RefusedLine(this.#options, reason, text, (body, forward) => this.#inspect(body, forward));
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
        // nobody else answers what did not go on
        if (!handedOn && this.#refused("unparsed", FAILED).passes(body)) forward(body);
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

/** The line as it came where its message is the one that came, else the message with the line's end. */
function withEnd(message: Uint8Array, body: Buffer, whole: Buffer): Buffer {
  return message === body ? whole : Buffer.concat([message, whole.subarray(body.length)]);
}

function isBlank(body: Buffer): boolean {
  // nearly all lines begin with a brace
  return body.length === 0 || ((body[0] as number) <= 0x20 && /^[ \t\r]*$/.test(body.toString("latin1")));
}

/** JSON-RPC 2.0, section 5.1: Invalid Request. */
const INVALID_REQUEST = -32600;

/**
 * A line that is not held or not handed on: longer than the limit, or one that readers may cut into several. The peer
 * that waits for an answer to it gets one from netmon; a line without a readable id gets none.
 */
class RefusedLine {
  readonly #options: InspectedLinesOptions;
  readonly #reason: "too_large" | "unparsed";
  /** What is wrong with it, for people. */
  readonly #text: string;
  readonly #inspect: (body: Buffer, forward: (message: Uint8Array) => void) => void;
  readonly #scanner = new EnvelopeScanner();
  readonly #enforced: boolean;
  #taken = false;
  #begun = false;

  /** `inspect` judges a message as if the peer that the line came from had sent it. */
  constructor(
    options: InspectedLinesOptions,
    reason: "too_large" | "unparsed",
    text: string,
    inspect: (body: Buffer, forward: (message: Uint8Array) => void) => void,
  ) {
    this.#options = options;
    this.#reason = reason;
    this.#text = text;
    this.#inspect = inspect;
    // fixed when the line is found to be wrong: it cannot be half dropped
    this.#enforced = options.guard.mode === "enforce";
    options.guard.refused(options.direction, reason, text);
  }

  /** Whether these bytes of it go on. */
  passes(bytes: Uint8Array): boolean {
    for (const envelope of this.#scanner.push(bytes)) this.#answer(envelope);
    this.#begun = !this.#enforced && !this.#taken;
    return this.#begun;
  }

  #answer({ id, idText, kind }: Envelope): void {
    const { onward, back, ownRequests } = this.#options;
    if (kind === "response" && ownRequests?.rejects(id, this.#text)) this.#taken = !this.#begun;
    else if (!this.#enforced) {
      // the call was answered, although the contents were not inspected; the line itself goes on
      if (kind === "response") this.#inspect(Buffer.from(resultMessage(idText, {})), () => {});
    } else {
      const data = { reason: this.#reason, rule: null };
      const error = Buffer.from(errorMessage(idText, INVALID_REQUEST, `[netmon] ${this.#text}`, data));
      if (kind === "request") back.reply(error);
      else this.#inspect(error, (made) => onward.reply(made));
    }
  }
}
