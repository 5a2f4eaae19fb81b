/** A block of a stream between its first event and its stop, and the frames of it that wait. */
import { frameBytes } from "./json-document.ts";
import type { Frame } from "./wire.ts";

export class HeldBlock {
  readonly index: number;
  /** `waiting`: nothing of it is sent yet. `dropped`: it was blocked, and what still comes of it is too. */
  state: "waiting" | "passing" | "dropped" = "waiting";
  judged = false;
  #frames: Frame[] = [];
  #bytes = 0;

  constructor(index: number) {
    this.index = index;
  }

  get bytes(): number {
    return this.#bytes;
  }

  hold(frame: Frame): void {
    this.#frames.push(frame);
    this.#bytes += frameBytes(frame);
  }

  /** The frames that waited; none afterwards. */
  release(state: "passing" | "dropped"): Frame[] {
    const frames = this.#frames;
    this.#frames = [];
    this.#bytes = 0;
    this.state = state;
    return frames;
  }
}
