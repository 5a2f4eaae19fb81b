/**
 * A call of the client on its way in: one part, or pieces of it in several parts and chunks.
 *
 * Failure: closed. Pieces that contradict each other are a flaw.
 */
import { duplicateKey, jsonAt, sourceOf } from "../../framing/json-text.ts";
import { isObject } from "../json-document.ts";
import { NO_CALL, type ToolCall } from "../wire.ts";
import type { Candidate, Chunk } from "./chunk.ts";
import type { CallPiece } from "./part.ts";
import { PartialArguments } from "./partial-args.ts";

interface CallLocation {
  chunk: Chunk;
  candidate: Candidate;
  part: number;
}

export class OpenCall {
  readonly #name: string;
  readonly #id: string;
  /** Of its first part. */
  readonly #key: string;
  readonly #places: CallLocation[] = [];
  readonly #chunks = new Set<Chunk>();
  readonly #partial = new PartialArguments();
  #args = "";
  #bytes = 0;
  #signature = "";
  malformed: boolean;
  /** Verdict on a call that was judged before its end: whether the rest of it goes on. */
  decided: "allow" | "block" | null = null;

  constructor(first: CallPiece) {
    this.#name = first.name;
    this.#id = first.id;
    this.#key = first.key;
    this.malformed = first.name === "";
  }

  /** Length of its parts, in UTF-16 code units. */
  get bytes(): number {
    return this.#bytes;
  }

  get signature(): string {
    return this.#signature;
  }

  /** The first of its parts: the one whose signature clients send back. */
  get first(): CallLocation | undefined {
    return this.#places[0];
  }

  /** Whether the chunk has a part of it. */
  isIn(chunk: Chunk): boolean {
    return this.#chunks.has(chunk);
  }

  add(piece: CallPiece, chunk: Chunk, candidate: Candidate, part: number): void {
    const node = chunk.partNode(candidate, part);
    this.#places.push({ chunk, candidate, part });
    this.#chunks.add(chunk);
    this.#bytes += node?.length ?? 0;
    if (this.#signature === "") this.#signature = piece.signature;
    const contradicts =
      (piece.name !== "" && piece.name !== this.#name) || (piece.id !== "" && piece.id !== this.#id);
    if (contradicts || piece.malformed || !node) this.malformed = true;
    if (node && chunk.repeats && duplicateKey(node) !== null) this.malformed = true;
    this.#addArguments(piece, chunk, candidate, part);
  }

  /** The text in the place of its last part; the other parts are taken out. */
  replace(text: string): void {
    const last = this.#places.at(-1);
    for (const { chunk, candidate, part } of this.#places) chunk.change(candidate, part, null);
    last?.chunk.change(last.candidate, last.part, JSON.stringify({ text }));
  }

  /** It has several parts, or arguments by paths. */
  get inPieces(): boolean {
    return this.#places.length > 1 || !this.#partial.empty;
  }

  /**
   * One part in the place of the first, with the arguments as they were judged: clients differ in which paths they
   * understand, and some leave all pieces out.
   */
  join(args: string, signature: string): void {
    const [first, ...others] = this.#places;
    for (const { chunk, candidate, part } of others) chunk.change(candidate, part, null);
    const id = this.#id === "" ? "" : `,"id":${JSON.stringify(this.#id)}`;
    const call = `{"name":${JSON.stringify(this.#name)},"args":${args || "{}"}${id}}`;
    const signed = signature === "" ? "" : `,"thoughtSignature":${JSON.stringify(signature)}`;
    first?.chunk.change(first.candidate, first.part, `{${JSON.stringify(this.#key)}:${call}${signed}}`);
  }

  remove(): void {
    for (const { chunk, candidate, part } of this.#places) chunk.change(candidate, part, null);
  }

  toolCall(tooLarge: boolean): ToolCall {
    const both = this.#args !== "" && !this.#partial.empty;
    const malformed = this.malformed || this.#partial.malformed || both;
    return {
      ...NO_CALL,
      name: this.#name,
      id: this.#id,
      input: { kind: "json", text: this.#partial.empty ? this.#args : this.#partial.text() },
      flaw: tooLarge ? "too_large" : malformed ? "malformed" : null,
    };
  }

  #addArguments(piece: CallPiece, chunk: Chunk, candidate: Candidate, part: number): void {
    for (const partial of piece.partialArgs ?? []) this.#partial.add(partial);
    const { args } = piece.call;
    if (args === undefined || args === null) return;
    if (isObject(args) && Object.keys(args).length === 0) return;
    const node = chunk.partNode(candidate, part);
    const source = jsonAt(node, [piece.key, "args"]);
    // Arguments both in an earlier part and here: which of them hold is up to the client.
    if (this.#args !== "") this.malformed = true;
    this.#args = source ? sourceOf(chunk.text, source) : "";
  }
}
