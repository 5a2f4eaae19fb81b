/**
 * The output of a filtered Responses stream: original frames, renumbered only if necessary, and netmon's own frames.
 */
import { JsonEdits, jsonAt, jsonTree } from "../../framing/json-text.ts";
import { type JsonObject, madeFrame, withData } from "../json-document.ts";
import type { Frame } from "../wire.ts";

interface Range {
  from: number;
  to: number;
}

/**
 * Assigns `sequence_number` when frames are sent in a different order or number than received. Each sent frame gets
 * the lowest unused number that was received: numbers rise without gaps, and stay the same as long as every received
 * frame is sent.
 */
class SequenceNumbers {
  /** Received numbers that are unused, rising; a single range for all but odd vendors. */
  readonly #unused: Range[] = [];
  #highest = -1;
  /** The number sent last; -1: none. */
  last = -1;

  /** Records a received number. Reports false for one that does not rise, which is not a sequence and is ignored. */
  received(number: number): boolean {
    if (!Number.isSafeInteger(number) || number <= this.#highest) return false;
    this.#highest = number;
    const range = this.#unused.at(-1);
    if (range && range.to === number - 1) range.to = number;
    else this.#unused.push({ from: number, to: number });
    return true;
  }

  /** Returns the number for the next frame sent. */
  next(): number {
    const range = this.#unused[0];
    const next = range ? range.from : this.last + 1;
    if (range && range.from++ === range.to) this.#unused.shift();
    this.last = Math.max(next, this.last + 1);
    return this.last;
  }
}

export class ResponseOutgoing {
  readonly #numbers = new SequenceNumbers();
  readonly #numberOf = new WeakMap<Frame, number>();
  #frames: Frame[] = [];

  /** Records the number of a received frame, whether it is sent or dropped. */
  receive(frame: Frame, event: JsonObject): void {
    const number = event.sequence_number;
    if (typeof number === "number" && this.#numbers.received(number)) this.#numberOf.set(frame, number);
  }

  /** Reports whether frames keep their original numbers, the last being this one's, or have none. */
  inStep(frame: Frame): boolean {
    return (this.#numberOf.get(frame) ?? -1) === this.#numbers.last;
  }

  /** `as`: the original frame, if `frame` is a changed one. */
  send(frame: Frame, as: Frame = frame): void {
    const number = this.#numberOf.get(as);
    if (number === undefined) this.#frames.push(frame);
    else {
      const next = this.#numbers.next();
      this.#frames.push(next === number ? frame : renumbered(frame, next));
    }
  }

  make(event: JsonObject & { type: string }): void {
    const { type, ...rest } = event;
    this.#frames.push(madeFrame(type, { type, ...rest, sequence_number: this.#numbers.next() }));
  }

  /** Adds a frame of netmon's own; `members`: JSON text of its members after the type. */
  makeText(type: string, members: string): void {
    const data = `{"type":${JSON.stringify(type)},${members},"sequence_number":${this.#numbers.next()}}`;
    this.#frames.push({ event: type, data, raw: null });
  }

  /** Returns the frames since the last call. */
  take(): Frame[] {
    const frames = this.#frames;
    this.#frames = [];
    return frames;
  }
}

function renumbered(frame: Frame, number: number): Frame {
  const node = jsonAt(jsonTree(frame.data), ["sequence_number"]);
  if (!node) return frame;
  const edits = new JsonEdits(frame.data);
  edits.replace(node, String(number));
  return withData(frame, edits.apply());
}
