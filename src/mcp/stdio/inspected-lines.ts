/**
 * The lines of one direction under inspection: each is a message, and goes on as it came, changed, or not at all.
 *
 * Direction of failure: as the guard's mode says. What cannot be held, or would be cut into lines otherwise by
 * another reader, enforce drops and observe hands on; both count it (refused-line.ts). Lines without a message
 * go on.
 */
import type { Guard } from "../inspection/guard.ts";
import type { Outcome } from "../inspection/inspection.ts";
import type { Asks } from "./asks.ts";
import type { Feed } from "./lane.ts";
import { LineReader } from "./line-reader.ts";
import type { Outlet } from "./outlet.ts";
import { type LineDirection, RefusedLine } from "./refused-line.ts";

export interface InspectedLinesOptions {
  direction: LineDirection;
  guard: Guard;
  onward: Outlet;
  back: Outlet;
  /** Bytes of a line. */
  limit: () => number;
  inspect: (body: Buffer) => Outcome | Promise<Outcome>;
  /** Whose answers come this way; null: nobody's. */
  asks: Asks | null;
  /** A message that was held has been decided. */
  onSettled: () => void;
}

/** Messages that may wait for a verdict before no more are read. */
const MAX_HELD = 1000;
const CARRIAGE_RETURN = 0x0d;
const SEVERAL_LINES =
  "a message has a carriage return between its values, where some readers end a line: write it without";

export class InspectedLines implements Feed {
  readonly #options: InspectedLinesOptions;
  readonly #reader: LineReader;
  #long: RefusedLine | null = null;
  #held = 0;
  #heldBytes = 0;

  constructor(options: InspectedLinesOptions) {
    this.#options = options;
    this.#reader = new LineReader(options.limit, {
      line: (body, whole) => this.#line(body, whole),
      longLinePart: (bytes) => this.#longLinePart(bytes),
      longLineEnd: () => this.#longLineEnd(),
    });
  }

  push(chunk: Buffer): void {
    this.#reader.push(chunk);
  }

  end(): void {
    this.#reader.end();
    this.#options.asks?.close(); // nobody answers any more
  }

  get full(): boolean {
    return this.#held >= MAX_HELD || this.#heldBytes > this.#options.limit();
  }

  get idle(): boolean {
    return this.#held === 0;
  }

  #line(body: Buffer, whole: Buffer): void {
    const { onward, asks } = this.#options;
    if (isBlank(body)) onward.line(whole);
    else if (asks?.takes(body)) return;
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

  #longLinePart(bytes: Buffer): void {
    const { onward, limit } = this.#options;
    this.#long ??= this.#refused(
      "too_large",
      `a message is larger than ${limit()} bytes, the value of mcp.inspection.max_message_bytes`,
    );
    if (this.#long.passes(bytes)) onward.part(bytes);
  }

  #longLineEnd(): void {
    this.#long = null;
    this.#options.onward.endPart();
  }

  #refused(reason: "too_large" | "unparsed", text: string): RefusedLine {
    const { direction, guard, onward, back, asks } = this.#options;
    return new RefusedLine({
      ...{ direction, guard, reason, text },
      reply: (message) => back.reply(message),
      substitute: (message) => this.#inspect(message, (made) => onward.reply(made)),
      note: (message) => this.#inspect(message, () => {}),
      ours: ({ id }) => asks?.rejects(id, text) ?? false,
    });
  }

  #inspect(body: Buffer, forward: (message: Uint8Array) => void): void {
    const carryOut = (outcome: Outcome): void => {
      if (outcome.forward !== null) forward(outcome.forward);
      for (const message of outcome.back) this.#options.back.reply(message);
    };
    const outcome = this.#options.inspect(body);
    if (!(outcome instanceof Promise)) {
      carryOut(outcome);
      return;
    }
    this.#held++;
    this.#heldBytes += body.length;
    void outcome.then((decided) => {
      this.#held--;
      this.#heldBytes -= body.length;
      carryOut(decided);
      this.#options.onSettled();
    });
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
