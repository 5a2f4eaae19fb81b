/**
 * A call of the client as it arrives: one part, or pieces in several parts and chunks.
 *
 * Fails closed. Pieces that contradict each other are a flaw.
 */
import { duplicateKey, jsonAt, sourceOf } from "../../framing/json-text.ts";
import { isObject } from "../json-document.ts";
import { NO_CALL, type ToolCall } from "../wire.ts";
import { type Chunk, change, nodeAt, type PartLocation } from "./chunk.ts";
import type { CallPiece } from "./part.ts";
import { PartialArguments } from "./partial-args.ts";

export class OpenCall {
  readonly #name: string;
  readonly #id: string;
  /** The call's key in its first part. */
  readonly #key: string;
  readonly #places: PartLocation[] = [];
  readonly #chunks = new Set<Chunk>();
  readonly #partial = new PartialArguments();
  #args = "";
  #bytes = 0;
  #signature = "";
  malformed: boolean;
  /** The verdict, which a call over the limit gets before its end; it applies to the rest of the call too. */
  decided: "allow" | "block" | null = null;

  constructor(first: CallPiece) {
    this.#name = first.name;
    this.#id = first.id;
    this.#key = first.key;
    this.malformed = first.name === "";
  }

  /** Length of the call's parts, in UTF-16 code units. */
  get bytes(): number {
    return this.#bytes;
  }

  get signature(): string {
    return this.#signature;
  }

  /** The call's first part, whose signature clients send back. */
  get first(): PartLocation | undefined {
    return this.#places[0];
  }

  /** Reports whether the chunk has a part of the call. */
  isIn(chunk: Chunk): boolean {
    return this.#chunks.has(chunk);
  }

  add(piece: CallPiece, at: PartLocation): void {
    const { chunk } = at;
    const node = nodeAt(at);
    this.#places.push(at);
    this.#chunks.add(chunk);
    this.#bytes += node?.length ?? 0;
    if (this.#signature === "") this.#signature = piece.signature;
    const contradicts =
      (piece.name !== "" && piece.name !== this.#name) || (piece.id !== "" && piece.id !== this.#id);
    if (contradicts || piece.malformed || !node) this.malformed = true;
    if (node && chunk.repeats && duplicateKey(node) !== null) this.malformed = true;
    this.#addArguments(piece, at);
  }

  /** Replaces the call's last part with the text and removes the others. */
  replace(text: string): void {
    const last = this.#places.at(-1);
    this.remove();
    if (last) change(last, JSON.stringify({ text }));
  }

  /** Whether the call has several parts, or arguments by paths. */
  get inPieces(): boolean {
    return this.#places.length > 1 || !this.#partial.empty;
  }

  /**
   * Replaces the pieces with one part, in place of the first, that has the arguments as they were judged: clients
   * understand different paths, and some ignore all pieces.
   */
  join(args: string, signature: string): void {
    const [first, ...others] = this.#places;
    for (const at of others) change(at, null);
    const id = this.#id === "" ? "" : `,"id":${JSON.stringify(this.#id)}`;
    const call = `{"name":${JSON.stringify(this.#name)},"args":${args || "{}"}${id}}`;
    const signed = signature === "" ? "" : `,"thoughtSignature":${JSON.stringify(signature)}`;
    if (first) change(first, `{${JSON.stringify(this.#key)}:${call}${signed}}`);
  }

  remove(): void {
    for (const at of this.#places) change(at, null);
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

  #addArguments(piece: CallPiece, at: PartLocation): void {
    for (const partial of piece.partialArgs ?? []) this.#partial.add(partial);
    const { args } = piece.call;
    if (args === undefined || args === null) return;
    if (isObject(args) && Object.keys(args).length === 0) return;
    const source = jsonAt(nodeAt(at), [piece.key, "args"]);
    // Arguments both in an earlier part and here: it is up to the client which of them count.
    if (this.#args !== "") this.malformed = true;
    this.#args = source ? sourceOf(at.chunk.text, source) : "";
  }
}
