/**
 * A content block of a stream between its start and its stop, and the frames of it that wait.
 */
import { frameBytes } from "../json-document.ts";
import type { Frame } from "../wire.ts";
import type { BlockCall, BlockKind } from "./content-block.ts";

export class OpenBlock {
  readonly index: number;
  readonly kind: BlockKind;
  /** null: no call that is judged. */
  readonly call: BlockCall | null;
  /** `waiting`: nothing of it is sent yet. `dropped`: it was blocked, and what still comes of it is too. */
  state: "waiting" | "passing" | "dropped" = "waiting";
  /** Its content_block_stop has come, or the message went on without it. */
  ended = false;
  judged = false;
  #frames: Frame[] = [];
  #bytes = 0;

  constructor(index: number, kind: BlockKind, call: BlockCall | null) {
    this.index = index;
    this.kind = kind;
    this.call = call;
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
