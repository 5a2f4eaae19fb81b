/**
 * Inspects the lines of one direction: each is a message, and goes on as it came, changed, or not at all.
 *
 * Direction of failure: by the guard's mode. A line that is too long, or that another reader would cut in several,
 * is dropped in enforce and passed on in observe; both count it (refused-line.ts). Lines without a message go on.
 */
import { processFaults } from "../../event/faults.ts";
import type { Guard } from "../inspection/guard.ts";
import type { Outcome } from "../inspection/inspection.ts";
import { TOO_MANY_VALUES } from "../inspection/read-message.ts";
import { type Excess, LineReader } from "./line-reader.ts";
import type { LineWriter } from "./line-writer.ts";
import type { OwnRequests } from "./own-requests.ts";
import type { LineSink } from "./pump.ts";
import { type LineDirection, RefusedLine } from "./refused-line.ts";

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
        : `a message is not read: ${TOO_MANY_VALUES}`,
    );
    if (this.#long.passes(bytes)) onward.part(bytes);
  }

  #longLineEnd(): void {
    this.#long = null;
    this.#options.onward.endPart();
  }

  #refused(reason: "too_large" | "unparsed", text: string): RefusedLine {
    const { direction, guard, onward, back, ownRequests } = this.#options;
    return new RefusedLine({
      ...{ direction, guard, reason, text },
      reply: (message) => back.reply(message),
      substitute: (message) => this.#inspect(message, (made) => onward.reply(made)),
      note: (message) => this.#inspect(message, () => {}),
      takesResponse: ({ id }) => ownRequests?.rejects(id, text) ?? false,
    });
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
