/**
 * The tool calls of one choice of a Chat stream, assembled from pieces that arrive interleaved.
 *
 * Vendors deviate from the documented form, and clients disagree about the deviations: no index, one index for
 * calls with different ids, a name in pieces or repeated. Such a choice is `unusual`: it is sent in the documented
 * form, so that the agent runs what was judged.
 */
import { NO_CALL, type ToolCall, UnreadableError, type Verdict } from "../wire.ts";
import { flawOf, MAX_POSITION } from "./call-input.ts";
import type { CallPiece } from "./chat-chunk.ts";

export class ChatCall {
  readonly index: number;
  readonly older: boolean;
  kind: "json" | "text" | null = null;
  id = "";
  name = "";
  input = "";
  /** Bytes of `input`. */
  size = 0;
  readonly shape = new JsonShape();
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
    const call = this.#callOf(piece);
    if (call.verdict) return call;
    if (call.id === "") call.id = piece.id;
    else if (piece.id !== "" && piece.id !== call.id) this.unusual = true;
    if (piece.index === null && this.all.length > 1) this.unusual = true;
    if (piece.kind !== null) call.kind ??= piece.kind;
    if (piece.torn || (piece.kind !== null && piece.kind !== call.kind)) call.ambiguous = true;
    if (piece.name !== "") this.#addName(call, piece.name);
    this.#addInput(call, piece.input);
    return call;
  }

  addOlder(piece: CallPiece): ChatCall {
    this.#older ??= this.#start(new ChatCall(0, true));
    if (this.#older.verdict) return this.#older;
    if (piece.name !== "") this.#addName(this.#older, piece.name);
    this.#addInput(this.#older, piece.input);
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

  #addInput(call: ChatCall, input: string): void {
    call.input += input;
    call.shape.read(input);
    call.size += Buffer.byteLength(input);
  }
}

/** Reports whether the piece is the first of another call at the same index. */
function startsAnother(call: ChatCall, piece: CallPiece): boolean {
  // Some servers invent an id for every piece: without a name it is not another call.
  if (piece.name === "" || call.name === "") return false;
  if (piece.id !== "" && call.id !== "") return piece.id !== call.id;
  // Without ids, a name after complete arguments starts another. Vendors may repeat the name in every piece.
  return call.shape.mayBeWhole && isJson(call.input);
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

const MAX_SCALAR = 64;

/**
 * Tracks whether JSON text that arrives in pieces may be complete, by its brackets and strings. Each piece is
 * scanned once, so that the text need not be parsed after every piece.
 *
 * Never throws. `mayBeWhole` is false only if the text is certainly not complete JSON, or is an absurdly long number.
 */
export class JsonShape {
  /** `over`: something follows the value, so the text can never become JSON. */
  #state: "before" | "scalar" | "inside" | "after" | "over" = "before";
  #depth = 0;
  #inString = false;
  #escaped = false;
  #scalar = 0;

  read(piece: string): void {
    for (let i = 0; i < piece.length && this.#state !== "over"; i++) {
      const c = piece.charCodeAt(i);
      if (this.#inString) this.#readString(c);
      else if (c !== 32 && c !== 10 && c !== 13 && c !== 9) this.#read(c);
    }
  }

  get mayBeWhole(): boolean {
    return this.#state === "after" || (this.#state === "scalar" && this.#scalar <= MAX_SCALAR);
  }

  #readString(c: number): void {
    if (this.#escaped) this.#escaped = false;
    else if (c === 92) this.#escaped = true;
    else if (c === 34) {
      this.#inString = false;
      if (this.#depth === 0) this.#state = "after";
    }
  }

  #read(c: number): void {
    const opens = c === 123 || c === 91;
    if (this.#state === "after" || (this.#state === "scalar" && (opens || c === 34))) this.#state = "over";
    else if (c === 34 || opens) {
      this.#state = "inside";
      if (opens) this.#depth++;
      else this.#inString = true;
    } else if (this.#state === "inside") {
      if ((c === 125 || c === 93) && --this.#depth === 0) this.#state = "after";
    } else {
      this.#state = "scalar";
      this.#scalar++;
    }
  }
}
