/**
 * The tool calls of one choice of a Chat stream, assembled from pieces that arrive interleaved.
 *
 * Vendors deviate from the documented form, and clients disagree about the deviations: no index, one index for
 * calls with different ids, a name in pieces or repeated. Such a choice is `unusual`: it is sent in the documented
 * form, so that the agent runs what was judged.
 */
import { orElse } from "../../errors/or-else.ts";
import { JsonCostScanner } from "../../framing/json-cost.ts";
import { NO_CALL, type ToolCall, UnreadableError, type Verdict } from "../wire.ts";
import { flawOf, MAX_POSITION } from "./call-input.ts";
import type { CallPiece } from "./chat-chunk.ts";

/** UTF-16 code units of the longest value that is parsed after every piece. */
const MAX_SCALAR = 64;

export class ChatCall {
  readonly index: number;
  readonly older: boolean;
  kind: "json" | "text" | null = null;
  id = "";
  name = "";
  input = "";
  /** Bytes of `input`. */
  size = 0;
  readonly #scanner = new JsonCostScanner();
  #unscanned = "";
  /** Whether a value in the input has ended, and the input can no longer become JSON. */
  #wrong = false;
  /** Bytes of the frames held for the call. */
  held = 0;
  ambiguous = false;
  /** Number of pieces with a name; one is usual. */
  namePieces = 0;
  verdict: Verdict | null = null;
  /** Whether a rewritten piece has been sent, and one with the name. */
  begun = false;
  nameSent = false;
  /** Position among the sent calls, if allowed. */
  sentIndex = 0;

  constructor(index: number, older: boolean) {
    this.index = index;
    this.older = older;
  }

  addInput(input: string): void {
    this.input += input;
    this.size += Buffer.byteLength(input);
    this.#unscanned += input;
  }

  /**
   * Reports whether the input is complete JSON. An object or list is parsed once, at its end, and not after every
   * piece; any other value only if it is short.
   */
  isWhole(): boolean {
    this.#scanner.push(Buffer.from(this.#unscanned));
    this.#unscanned = "";
    const { depth, open } = this.#scanner;
    if (this.#wrong || open || (depth === 0 && this.input.length > MAX_SCALAR)) return false;
    const isJson = orElse(() => JSON.parse(this.input) !== undefined, false);
    this.#wrong = depth > 0 && !isJson;
    return isJson;
  }

  toToolCall(tooLarge: boolean): ToolCall {
    const input = { kind: this.kind ?? ("json" as const), text: this.input };
    const flaw = tooLarge ? "too_large" : flawOf(this.name, input, this.ambiguous);
    return { ...NO_CALL, name: this.name, id: this.id, input, flaw };
  }
}

export class ChatCalls {
  /** In the order of their first pieces. */
  readonly all: ChatCall[] = [];
  readonly #at = new Map<number, ChatCall>();
  #last: ChatCall | null = null;
  #older: ChatCall | null = null;
  unusual = false;

  /** Returns the calls in the order in which a client lists them. */
  inOrder(): ChatCall[] {
    return [...this.all].sort((a, b) => Number(a.older) - Number(b.older) || a.index - b.index);
  }

  /** Adds a piece to its call, unless the call has already been judged. */
  add(piece: CallPiece): ChatCall {
    const call = piece.older ? this.#olderCall() : this.#callOf(piece);
    if (call.verdict) return call;
    if (call.id === "") call.id = piece.id;
    else if (piece.id !== "" && piece.id !== call.id) this.unusual = true;
    if (piece.index === null && !piece.older && this.all.length > 1) this.unusual = true;
    if (piece.kind !== null) call.kind ??= piece.kind;
    if (piece.torn || (piece.kind !== null && piece.kind !== call.kind)) call.ambiguous = true;
    if (piece.name !== "") this.#addName(call, piece.name);
    call.addInput(piece.input);
    return call;
  }

  #olderCall(): ChatCall {
    this.#older ??= this.#start(new ChatCall(0, true));
    return this.#older;
  }

  #callOf(piece: CallPiece): ChatCall {
    const known = piece.index === null ? this.#unplaced(piece) : this.#at.get(piece.index);
    if (known && !startsAnother(known, piece)) return known;
    if (known) this.unusual = true;
    const index = piece.index ?? (known ?? this.#last)?.index ?? 0;
    const call = this.#start(new ChatCall(index, false));
    this.#at.set(index, call);
    this.#last = call;
    return call;
  }

  /** Returns the call of a piece without an index: the one with its id, or else the last one. */
  #unplaced(piece: CallPiece): ChatCall | undefined {
    const byId = piece.id === "" ? undefined : this.all.find((call) => call.id === piece.id);
    return byId ?? this.#last ?? undefined;
  }

  #start(call: ChatCall): ChatCall {
    if (this.all.length > MAX_POSITION) throw new UnreadableError("there are too many tool calls");
    this.all.push(call);
    return call;
  }

  #addName(call: ChatCall, name: string): void {
    call.namePieces++;
    if (call.namePieces > 1) this.unusual = true;
    if (name !== call.name) call.name += name;
  }
}

/** Reports whether the piece is the first of another call at the same index. */
function startsAnother(call: ChatCall, piece: CallPiece): boolean {
  // Some servers invent an id for every piece: without a name it is not another call.
  if (piece.name === "" || call.name === "") return false;
  if (piece.id !== "" && call.id !== "") return piece.id !== call.id;
  // Without ids, a name after complete arguments starts another. Vendors may repeat the name in every piece.
  return call.isWhole();
}
