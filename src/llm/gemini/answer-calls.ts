/**
 * Judges the calls of an answer, chunk by chunk, and replaces blocked ones with text. Candidates are alternative
 * answers, each with its own calls.
 *
 * Fails closed. A call without an end, without a name or with ambiguous keys has a flaw, for which the judge
 * blocks it.
 */
import { LIMITS, limitWords } from "../../event/limits.ts";
import { duplicateKey, jsonAt, sourceOf } from "../../framing/json-text.ts";
import { type JsonObject, textAt } from "../json-document.ts";
import { type Judge, NO_CALL, type StreamOptions, UnreadableError } from "../wire.ts";
import { type Chunk, change, nodeAt, type PartLocation } from "./chunk.ts";
import { OpenCall } from "./open-call.ts";
import { type CallPiece, callPiece, isVisibleText, providerCall } from "./part.ts";

interface CandidateState {
  open: OpenCall | null;
  left: number;
  blocked: number;
  /** Whether the answer already has visible text. */
  textSeen: boolean;
  /** Thought signature of a blocked call, for the next one: see #sign. */
  signature: string;
  /** Whether a blocked call has ended it, because stream_block is `terminate`. */
  over: boolean;
}

/** More than any request may ask for: candidateCount is at most 8. */
const MAX_CANDIDATES = LIMITS.candidates.most;

/** Finish reasons about calls, replaced by STOP if no call is left. */
const CALL_REASONS: ReadonlySet<unknown> = new Set(["MALFORMED_FUNCTION_CALL", "UNEXPECTED_TOOL_CALL"]);

export class AnswerCalls {
  readonly #judge: Judge;
  readonly #options: StreamOptions;
  readonly #candidates = new Map<number, CandidateState>();
  /** Whether the answer must end with what has been read. */
  terminated = false;

  constructor(judge: Judge, options: StreamOptions) {
    this.#judge = judge;
    this.#options = options;
  }

  read(chunk: Chunk): void {
    for (const candidate of chunk.candidates) {
      const state = this.#stateOf(candidate.index);
      for (const [part, value] of candidate.parts.entries()) {
        const piece = callPiece(value);
        const at = { chunk, candidate, part };
        if (state.over) change(at, null);
        else if (piece) this.#readPiece(state, piece, at);
        else if (isVisibleText(value)) state.textSeen = true;
        else this.#record(value, at);
      }
      const reason = candidate.finishReason;
      if (typeof reason === "string" && reason !== "FINISH_REASON_UNSPECIFIED") this.#finish(state);
      if (CALL_REASONS.has(reason) && state.blocked > 0 && state.left === 0) chunk.finish(candidate, "STOP");
    }
    if (this.terminated) for (const { open } of this.#candidates.values()) open?.remove();
  }

  /** Reports whether the chunk has a part of a call without a verdict. */
  waits(chunk: Chunk): boolean {
    if (this.terminated) return false;
    return [...this.#candidates.values()].some(({ open }) => open?.decided === null && open.isIn(chunk));
  }

  /** Judges the calls with a part in the chunk, unfinished, because they are over the limit. */
  giveUp(chunk: Chunk): void {
    for (const state of this.#candidates.values()) {
      if (state.open?.decided === null && state.open.isIn(chunk)) this.#decide(state, state.open, true);
    }
    if (this.terminated) for (const { open } of this.#candidates.values()) open?.remove();
  }

  /** Judges unfinished calls as malformed at the end of the answer. */
  settle(): void {
    for (const state of this.#candidates.values()) this.#finish(state);
  }

  /** Whether a call that has not been blocked is unfinished. */
  get insideCall(): boolean {
    return [...this.#candidates.values()].some(({ open }) => open !== null && open.decided !== "block");
  }

  #stateOf(index: number): CandidateState {
    const known = this.#candidates.get(index);
    if (known) return known;
    if (this.#candidates.size >= MAX_CANDIDATES)
      throw new UnreadableError(
        `the answer has more than ${MAX_CANDIDATES} candidates ${limitWords("candidates")}`,
      );
    const state = { open: null, left: 0, blocked: 0, textSeen: false, signature: "", over: false };
    this.#candidates.set(index, state);
    return state;
  }

  #readPiece(state: CandidateState, piece: CallPiece, at: PartLocation): void {
    if (state.open && piece.name !== "") this.#finish(state);
    if (state.over) {
      change(at, null);
      return;
    }
    state.open ??= new OpenCall(piece);
    const { open } = state;
    if (open.decided === "block") change(at, null);
    if (open.decided === null) {
      open.add(piece, at);
      const tooLarge = open.bytes > this.#options.maxBlockBytes;
      if (!piece.continues || tooLarge) this.#decide(state, open, tooLarge);
    }
    if (!piece.continues) state.open = null;
  }

  /** Ends the open call because the candidate continues, or ends, without the call's end. */
  #finish(state: CandidateState): void {
    if (state.open?.decided === null) {
      state.open.malformed = true;
      this.#decide(state, state.open, false);
    }
    state.open = null;
  }

  #decide(state: CandidateState, call: OpenCall, tooLarge: boolean): void {
    const judged = call.toolCall(tooLarge);
    const verdict = this.#judge(judged);
    call.decided = verdict.action;
    if (verdict.action === "allow") {
      state.left++;
      if (call.inPieces && judged.flaw === null)
        call.join(judged.input.text, call.signature || state.signature);
      else if (state.signature !== "" && call.signature === "") this.#sign(state.signature, call);
      state.signature = "";
      return;
    }
    state.blocked++;
    // Clients join the texts of all parts.
    call.replace(state.textSeen ? `\n\n${verdict.text}` : verdict.text);
    state.textSeen = true;
    if (state.left === 0 && state.signature === "") state.signature = call.signature;
    if (this.#options.onBlock === "terminate") {
      state.over = true;
      this.terminated = true;
    }
  }

  /**
   * Gives a blocked first call's thought signature to the next call. Of parallel calls only the first has a signature,
   * for all of them, and the API refuses a history in which the first call has none
   * (ai.google.dev/gemini-api/docs/thought-signatures).
   */
  #sign(signature: string, call: OpenCall): void {
    const { first } = call;
    const node = first && nodeAt(first);
    if (!first || !node) return;
    const part = sourceOf(first.chunk.text, node);
    const member = `"thoughtSignature":${JSON.stringify(signature)}`;
    change(first, `${part.slice(0, -1)},${member}}`);
  }

  /** Judges a call that Google runs, so that it is recorded; it passes in any case. */
  #record(value: JsonObject, at: PartLocation): void {
    const found = providerCall(value);
    if (!found) return;
    const { chunk } = at;
    const node = nodeAt(at);
    const args = jsonAt(node, [found.key, "args"]);
    const repeated = chunk.repeats && node !== undefined && duplicateKey(node) !== null;
    this.#judge({
      ...NO_CALL,
      name: found.name,
      id: textAt(found.call, "id"),
      input: { kind: "json", text: args ? sourceOf(chunk.text, args) : "" },
      executedBy: "provider",
      flaw: found.name === "" || repeated ? "malformed" : null,
    });
  }
}
