/**
 * One choice of a Chat stream: its held chunks, and what is sent once the end of the choice shows that its calls
 * are complete. Nothing earlier shows it, because pieces of several calls may be interleaved.
 *
 * Fails closed. Held chunks of a choice without an end are never sent.
 */
import { frameBytes } from "../json-document.ts";
import { type Frame, type Judge, type StreamOptions, UnreadableError, type Verdict } from "../wire.ts";
import { type ChatCall, ChatCalls } from "./chat-calls.ts";
import { speaksOfCalls } from "./chat-chunk.ts";
import { chunkForChoice, type HeldChunk, withAllowed, withoutCalls } from "./chat-rewrite.ts";

/**
 * Limit on held frames with little input. A call's size is that of its input, but each piece arrives in a chunk of
 * its own, some 200 bytes for 4 bytes of arguments.
 */
const FRAME_BYTES_PER_INPUT_BYTE = 16;

export class ChatChoice {
  readonly index: number;
  readonly #judge: Judge;
  readonly #options: StreamOptions;
  #calls = new ChatCalls();
  #held: HeldChunk[] = [];
  #heldBytes = 0;
  /** Whether the client has the role. */
  #role = false;
  /** Whether the role was taken from a chunk that is still held, which must not repeat it. */
  #roleEarly = false;
  /** Whether the client has content, which a blank line separates from added text. */
  #content = false;
  /** Number of calls the client has, and of those in `tool_calls` among them. */
  #sent = 0;
  #sentListed = 0;
  /** Whether positions differ from upstream's. */
  #renumbered = false;
  /** Whether a call over the limit was allowed (observe): chunks then pass, and calls are judged for the record. */
  #passing = false;
  #finished = false;
  /** Whether the client has the `function_call`, of which there is at most one. */
  #olderSent = false;

  constructor(index: number, judge: Judge, options: StreamOptions) {
    this.index = index;
    this.#judge = judge;
    this.#options = options;
  }

  get heldBytes(): number {
    return this.#heldBytes;
  }

  get open(): boolean {
    return this.#calls.all.length > 0;
  }

  get calls(): ChatCalls {
    return this.#calls;
  }

  /** Whether its finish_reason has arrived. */
  get finished(): boolean {
    return this.#finished;
  }

  /** Passes a chunk without calls at once, preceded by the role if a held chunk has it. */
  pass(frame: Frame, has: { role: boolean; content: boolean }): Frame[] {
    const out: Frame[] = [];
    const first = this.#role || has.role ? undefined : this.#held.find((chunk) => chunk.role);
    if (first) {
      out.push(withoutCalls(first.frame));
      this.#roleEarly = true;
    }
    this.#role ||= has.role || first !== undefined;
    this.#content ||= has.content;
    out.push(frame);
    return out;
  }

  /** Holds a chunk with pieces of calls, or the one that ends the choice. Returns the frames to send at once. */
  hold(frame: Frame, calls: readonly ChatCall[], role: boolean): Frame[] {
    if (this.#olderSent && calls.some((call) => call.older))
      throw new UnreadableError("a function_call continues after its end");
    const size = frameBytes(frame);
    for (const call of calls) {
      call.held += size;
      if (!call.verdict) this.#limit(call);
    }
    if (this.#passing) return [...this.#flush(), frame];
    this.#held.push({ frame, calls, role: role && !this.#role });
    this.#heldBytes += size;
    return [];
  }

  /** Judges a call over the limit with the input so far; if it is blocked, its chunks are dropped. */
  #limit(call: ChatCall): void {
    const { maxBlockBytes } = this.#options;
    if (call.size <= maxBlockBytes && call.held <= maxBlockBytes * FRAME_BYTES_PER_INPUT_BYTE) return;
    call.verdict = this.#judge(call.toToolCall(true));
    call.input = "";
    if (call.verdict.action === "allow") this.#passing = true;
    else this.#dropDecided();
  }

  /** Drops chunks of blocked calls, except the first: it is the envelope of netmon's chunks, and may have the role. */
  #dropDecided(): void {
    this.#held = this.#held.filter((chunk, i) => i === 0 || !chunk.calls.every(isBlocked));
    this.#heldBytes = this.#held.reduce((sum, chunk) => sum + frameBytes(chunk.frame), 0);
  }

  /** Reports whether the chunk need not be held because all its calls are already blocked. */
  drops(calls: readonly ChatCall[]): boolean {
    return this.#held.length > 0 && calls.every(isBlocked);
  }

  /**
   * Judges the calls, which are complete, and returns the frames to send for the held chunks. Unless `finishReason` is
   * null, the last held chunk ends the choice.
   */
  decide(finishReason: string | null): { frames: Frame[]; blocked: boolean } {
    this.#finished ||= finishReason !== null;
    const refusals = this.#judgeAll();
    const allowed = this.#calls.inOrder().filter((call) => call.verdict?.action === "allow");
    if (refusals.length > 0 && this.#passing)
      throw new UnreadableError("a call is blocked after one over the limit was let through");
    const changes = refusals.length > 0 || this.#renumbered || this.#calls.unusual || this.#roleEarly;
    this.#renumbered ||= changes;
    this.#roleEarly = false;
    for (const call of allowed) if (!call.older) call.sentIndex = this.#sentListed++;
    this.#sent += allowed.length;
    const frames = !changes || this.#passing ? this.#flush() : this.#rewritten(refusals, finishReason);
    this.#flush();
    this.#olderSent ||= allowed.some((call) => call.older);
    this.#calls = new ChatCalls();
    // Pieces after the end of the choice would be added to calls that have been sent, so they get new positions.
    if (this.#sent > 0) this.#calls.unusual = true;
    return { frames, blocked: refusals.length > 0 };
  }

  /** Returns the texts of the blocked calls. */
  #judgeAll(): string[] {
    const refusals: string[] = [];
    for (const call of this.#calls.inOrder()) {
      if (refusals.length > 0 && this.#options.onBlock === "terminate") {
        call.verdict = DROPPED;
        continue;
      }
      call.verdict ??= this.#judge(call.toToolCall(false));
      if (call.verdict.action === "block") refusals.push(call.verdict.text);
    }
    return refusals;
  }

  #flush(): Frame[] {
    const frames = this.#held.map((chunk) => chunk.frame);
    this.#role ||= this.#held.some((chunk) => chunk.role);
    this.#held = [];
    this.#heldBytes = 0;
    return frames;
  }

  #rewritten(refusals: string[], finishReason: string | null): Frame[] {
    const first = this.#held[0];
    if (!first) return [];
    const frames: Frame[] = [];
    if (refusals.length > 0) {
      const content = (this.#content ? "\n\n" : "") + refusals.join("\n\n");
      const delta = JSON.stringify({ ...(this.#role ? {} : ASSISTANT), content });
      frames.push(chunkForChoice(first.frame, delta, null, this.index));
      this.#role = true;
      this.#content = true;
    }
    const finish = this.#sent === 0 && speaksOfCalls(finishReason) ? "stop" : undefined;
    for (const [i, chunk] of this.#held.entries()) {
      const ends = finishReason !== null && i === this.#held.length - 1;
      const frame = withAllowed(chunk, this.#role, ends, ends ? finish : undefined);
      if (frame) frames.push(frame);
    }
    if (finishReason === null && refusals.length > 0)
      frames.push(chunkForChoice(first.frame, "{}", this.#sent > 0 ? "tool_calls" : "stop", this.index));
    return frames;
  }
}

function isBlocked({ verdict }: ChatCall): boolean {
  return verdict?.action === "block";
}

const ASSISTANT = { role: "assistant" };
/** For calls after `terminate`, which are no longer part of the answer and are not judged. */
const DROPPED: Verdict = { action: "block", text: "" };
