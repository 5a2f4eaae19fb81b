/**
 * What a filtered Responses stream sends: frames as they came, with their sequence_number changed only where
 * it must be, and frames of netmon's own.
 */
import { JsonEdits, jsonTree } from "../../framing/json-text.ts";
import { type JsonObject, madeFrame, withData } from "../json-document.ts";
import type { Frame } from "../wire.ts";
import { memberOf } from "./object-text.ts";
import { SequenceNumbers } from "./sequence-numbers.ts";

export class ResponseOutgoing {
  readonly #numbers = new SequenceNumbers();
  readonly #numberOf = new WeakMap<Frame, number>();
  #frames: Frame[] = [];

  /** A frame has come, and will be sent, or dropped. */
  receive(frame: Frame, event: JsonObject): void {
    const number = event.sequence_number;
    if (typeof number === "number" && this.#numbers.received(number)) this.#numberOf.set(frame, number);
  }

  /** `as`: the frame it came as, where it has been changed. */
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

  /** A frame of netmon's own as JSON text of its members after the type. */
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
  const node = memberOf(jsonTree(frame.data), "sequence_number");
  if (!node) return frame;
  const edits = new JsonEdits(frame.data);
  edits.replace(node, String(number));
  return withData(frame, edits.apply());
}
