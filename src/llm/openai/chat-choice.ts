/**
 * One choice of a Chat stream: what of it is held, and what is sent once its end tells that its calls are
 * whole. Pieces of several calls may be interleaved, so nothing earlier tells.
 *
 * Direction of failure: closed. What is held and has no end is never sent.
 */
import { frameBytes } from "../json-document.ts";
import { type Frame, type Judge, type StreamOptions, UnreadableError, type Verdict } from "../wire.ts";
import { type ChatCall, ChatCalls } from "./chat-calls.ts";
import { speaksOfCalls } from "./chat-chunk.ts";
import { chunkForChoice, withAllowed, withoutCalls } from "./chat-rewrite.ts";

interface HeldChunk {
  readonly frame: Frame;
  /** The call of each element of its `tool_calls`. */
  readonly calls: readonly ChatCall[];
  readonly older: ChatCall | null;
  /** Has a role that the client had not been told when it was held. */
  readonly role: boolean;
}

/**
 * Each piece comes in a chunk of its own, some 200 bytes for 4 of the arguments. A call is as large as its
 * input; frames without much input in them end here.
 */
const FRAME_BYTES_PER_INPUT_BYTE = 16;

export class ChatChoice {
  readonly index: number;
  readonly #judge: Judge;
  readonly #options: StreamOptions;
  #calls = new ChatCalls();
  #held: HeldChunk[] = [];
  #heldBytes = 0;
  /** The client has the role. */
  #role = false;
  /** It has it from a chunk that is still held, which must not say it again. */
  #roleEarly = false;
  /** The client has content, after which a blank line stands. */
  #content = false;
  /** Calls the client has, those of `tool_calls` among them. */
  #sent = 0;
  #sentListed = 0;
  /** Positions are no longer those of upstream. */
  #renumbered = false;
  /** A call over the limit was let through (observe): chunks pass, and calls are judged for the record. */
  #passing = false;
  #finished = false;
  /** The client has a `function_call`, of which there is one only. */
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

  /** It has had its finish_reason. */
  get finished(): boolean {
    return this.#finished;
  }

  /** A chunk without calls, which goes on at once; before it the role, where a held chunk has it. */
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

  /** A chunk with pieces of calls, or the one that ends the choice. Returns what goes on at once. */
  hold(frame: Frame, calls: readonly ChatCall[], older: ChatCall | null, role: boolean): Frame[] {
    if (older && this.#olderSent) throw new UnreadableError("a function_call goes on after its end");
    const size = frameBytes(frame);
    for (const call of older ? [...calls, older] : calls) {
      call.held += size;
      if (!call.verdict) this.#limit(call);
    }
    if (this.#passing) return [...this.#flush(), frame];
    this.#held.push({ frame, calls, older, role: role && !this.#role });
    this.#heldBytes += size;
    return [];
  }

  /** Over the limit a call is judged with what has come of it; blocked, its chunks are dropped. */
  #limit(call: ChatCall): void {
    const { maxBlockBytes } = this.#options;
    if (call.size <= maxBlockBytes && call.held <= maxBlockBytes * FRAME_BYTES_PER_INPUT_BYTE) return;
    call.verdict = this.#judge(call.toToolCall(true));
    call.input = "";
    if (call.verdict.action === "allow") this.#passing = true;
    else this.#dropDecided();
  }

  /** Keeps the first chunk: the envelope of what is made, and perhaps the role. */
  #dropDecided(): void {
    const decided = (call: ChatCall): boolean => call.verdict?.action === "block";
    this.#held = this.#held.filter(
      (chunk, i) => i === 0 || !chunk.calls.every(decided) || (chunk.older && !decided(chunk.older)),
    );
    this.#heldBytes = this.#held.reduce((sum, chunk) => sum + frameBytes(chunk.frame), 0);
  }

  /** Nothing of this chunk is worth holding: all its calls are blocked already. */
  drops(calls: readonly ChatCall[], older: ChatCall | null): boolean {
    return (
      this.#held.length > 0 &&
      [...calls, ...(older ? [older] : [])].every((call) => call.verdict?.action === "block")
    );
  }

  /**
   * The calls are whole: they are judged, and what is held is sent. The chunk held last ends the choice,
   * where `finishReason` is not null.
   */
  decide(finishReason: string | null): { frames: Frame[]; blocked: boolean } {
    this.#finished ||= finishReason !== null;
    const said = this.#judgeAll();
    const allowed = this.#calls.inOrder().filter((call) => call.verdict?.action === "allow");
    if (said.length > 0 && this.#passing)
      throw new UnreadableError("a call is blocked after one over the limit was let through");
    const changes = said.length > 0 || this.#renumbered || this.#calls.unusual || this.#roleEarly;
    this.#renumbered ||= changes;
    this.#roleEarly = false;
    for (const call of allowed) if (!call.older) call.sentIndex = this.#sentListed++;
    this.#sent += allowed.length;
    const frames = !changes || this.#passing ? this.#flush() : this.#rewritten(said, finishReason);
    this.#flush();
    this.#olderSent ||= allowed.some((call) => call.older);
    this.#calls = new ChatCalls();
    // What comes after the end of the choice would be put to calls that have been sent: it gets positions of its own.
    if (this.#sent > 0) this.#calls.unusual = true;
    return { frames, blocked: said.length > 0 };
  }

  /** The texts of the blocked calls. */
  #judgeAll(): string[] {
    const said: string[] = [];
    for (const call of this.#calls.inOrder()) {
      if (said.length > 0 && this.#options.onBlock === "terminate") {
        call.verdict = DROPPED;
        continue;
      }
      call.verdict ??= this.#judge(call.toToolCall(false));
      if (call.verdict.action === "block") said.push(call.verdict.text);
    }
    return said;
  }

  #flush(): Frame[] {
    const frames = this.#held.map((chunk) => chunk.frame);
    this.#role ||= this.#held.some((chunk) => chunk.role);
    this.#held = [];
    this.#heldBytes = 0;
    return frames;
  }

  #rewritten(said: string[], finishReason: string | null): Frame[] {
    const first = this.#held[0];
    if (!first) return [];
    const frames: Frame[] = [];
    const hadRole = this.#role;
    if (said.length > 0) {
      const content = (this.#content ? "\n\n" : "") + said.join("\n\n");
      frames.push(
        chunkForChoice(
          first.frame,
          JSON.stringify({ ...(hadRole ? {} : ASSISTANT), content }),
          null,
          this.index,
        ),
      );
      this.#role = true;
      this.#content = true;
    }
    const finish = this.#sent === 0 && speaksOfCalls(finishReason) ? "stop" : undefined;
    for (const [i, chunk] of this.#held.entries()) {
      const ends = finishReason !== null && i === this.#held.length - 1;
      const frame = withAllowed(chunk.frame, {
        calls: chunk.calls,
        older: chunk.older,
        dropRole: chunk.role && this.#role,
        ends,
        finishReason: ends ? finish : undefined,
      });
      if (frame) frames.push(frame);
    }
    if (finishReason === null && said.length > 0)
      frames.push(chunkForChoice(first.frame, "{}", this.#sent > 0 ? "tool_calls" : "stop", this.index));
    return frames;
  }
}

const ASSISTANT = { role: "assistant" };
/** After `terminate` the answer is over: the call is not part of it and is not judged. */
const DROPPED: Verdict = { action: "block", text: "" };
