/**
 * The output of a filtered Responses stream: frames as they came, with another sequence_number only where
 * necessary, and netmon's own frames.
 */
import { JsonEdits, jsonAt, jsonTree } from "../../framing/json-text.ts";
import { type JsonObject, madeFrame, withData } from "../json-document.ts";
import type { Frame } from "../wire.ts";

interface Range {
  from: number;
  to: number;
}

/**
 * The `sequence_number` of events when frames are sent in another order or number than they came. Each frame sent
 * gets the lowest unused number that came: numbers rise without gaps, and stay the same while as many are sent as
 * came.
 */
class SequenceNumbers {
  /** Numbers that came and are unused, rising; a single range for all but odd vendors. */
  readonly #unused: Range[] = [];
  #highest = -1;
  /** The number sent last; -1: none was. */
  last = -1;

  /** Takes a number that came. false: it does not rise, so it is not a sequence and is ignored. */
  received(number: number): boolean {
    if (!Number.isSafeInteger(number) || number <= this.#highest) return false;
    this.#highest = number;
    const range = this.#unused.at(-1);
    if (range && range.to === number - 1) range.to = number;
    else this.#unused.push({ from: number, to: number });
    return true;
  }

  /** The number of the next frame sent. */
  next(): number {
    const range = this.#unused[0];
    const came = range ? range.from : this.last + 1;
    if (range && range.from++ === range.to) this.#unused.shift();
    this.last = Math.max(came, this.last + 1);
    return this.last;
  }
}

export class ResponseOutgoing {
  readonly #numbers = new SequenceNumbers();
  readonly #numberOf = new WeakMap<Frame, number>();
  #frames: Frame[] = [];

  /** Takes note of a frame that came, whether it is sent or dropped. */
  receive(frame: Frame, event: JsonObject): void {
    const number = event.sequence_number;
    if (typeof number === "number" && this.#numbers.received(number)) this.#numberOf.set(frame, number);
  }

  /** Frames are sent under the numbers they came with, this one last, or without numbers. */
  inStep(frame: Frame): boolean {
    return (this.#numberOf.get(frame) ?? -1) === this.#numbers.last;
  }

  /** `as`: the original frame, where it has been changed. */
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

  /** One of netmon's own frames; `members`: JSON text of its members after the type. */
  makeText(type: string, members: string): void {
    const data = `{"type":${JSON.stringify(type)},${members},"sequence_number":${this.#numbers.next()}}`;
    this.#frames.push({ event: type, data, raw: null });
  }

  /** The frames since the last call. */
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
