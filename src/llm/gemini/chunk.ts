/**
 * One chunk of an answer, or a complete one: `{candidates:[{content:{parts:[]}}]}`, bare or, from the Code Assist
 * endpoint, in `response`. Parts may be replaced or removed; all other bytes stay.
 *
 * Fails closed. Any other form, and repeated keys on the path to the parts, are UnreadableErrors.
 */
import { getOrInsert } from "../../collections/get-or-insert.ts";
import { elements, JsonEdits, type JsonNode, jsonAt, sourceOf } from "../../framing/json-text.ts";
import { ANY_WORDS } from "../call-shape.ts";
import {
  asObject,
  holds,
  isObject,
  type JsonDocument,
  type JsonObject,
  refuseRepeats,
  textAt,
  treeOf,
} from "../json-document.ts";
import { knownError } from "../known-error.ts";
import { type AnswerScope, type JsonPath, type KnownError, UnreadableError } from "../wire.ts";
import { callPiece, refuseHidden, refuseUnknownParts } from "./part.ts";

const COUNTS = ["promptTokenCount", "candidatesTokenCount", "thoughtsTokenCount", "totalTokenCount"];

export interface Candidate {
  readonly position: number;
  /** Number of the candidate in the answer. */
  readonly index: number;
  readonly size: number;
  readonly finishReason: unknown;
  /** The candidate's `size` parts; empty once the chunk is shed. */
  parts: readonly JsonObject[];
}

export interface PartLocation {
  readonly chunk: Chunk;
  readonly candidate: Candidate;
  readonly part: number;
}

/** Returns the node of a part, which gives its source and its keys. */
export function nodeAt({ chunk, candidate, part }: PartLocation): JsonNode | undefined {
  return chunk.partNode(candidate, part);
}

/** `by`: JSON text; null removes the part. */
export function change({ chunk, candidate, part }: PartLocation, by: string | null): void {
  chunk.change(candidate, part, by);
}

export class Chunk {
  readonly text: string;
  /** Whether any object in the text repeats a key. */
  readonly repeats: boolean;
  readonly depth: number;
  readonly #wrapped: boolean;
  readonly candidates: readonly Candidate[];
  /** The known part of an error that came instead of an answer; null: none. */
  readonly error: KnownError | null;
  /** JSON text by candidate and part; null: the part is removed. */
  readonly #changes = new Map<Candidate, Map<number, string | null>>();
  readonly #finish = new Map<Candidate, string>();
  #root: JsonNode | undefined;

  /** Throws UnreadableError. */
  constructor(document: JsonDocument, what: string, scope: AnswerScope) {
    const { text } = document;
    const value = asObject(document.value, what);
    this.text = text;
    this.repeats = document.repeats;
    this.depth = document.depth;
    this.#wrapped = isObject(value.response);
    if (this.#wrapped && Object.hasOwn(value, "candidates"))
      throw new UnreadableError(`${what} has both candidates and a response`);
    const answer = isObject(value.response) ? value.response : value;
    this.candidates = candidatesOf(answer);
    const failed = (answer.error ?? null) !== null;
    this.error = failed && this.candidates.length === 0 ? knownError(answer) : null;
    if (failed && this.error === null) throw new UnreadableError(`${what} has an unreadable error`);
    if (this.#wrapped) refuseHidden(text, value, what);
    refuseHidden(text, answer, what);
    for (const { parts, index } of this.candidates) {
      refuseUnknownParts(text, parts, scope);
      if (index >= scope.answers && parts.some((part) => callPiece(part) !== null))
        throw new UnreadableError(`${what} has a call in a candidate that was not asked for`);
    }
    if (this.repeats) this.#refuseAmbiguous();
  }

  get changed(): boolean {
    return this.#changes.size > 0 || this.#finish.size > 0;
  }

  /**
   * Paths of the text and the counts of a chunk with one candidate that continues with a text; null for any other.
   * The argument is the document from which the chunk was made.
   */
  unreadIn({ value }: JsonDocument): readonly JsonPath[] | null {
    const [candidate, another] = this.candidates;
    const [part, more] = candidate?.parts ?? [];
    if (!candidate || another || candidate.finishReason !== undefined) return null;
    if (!part || more || textAt(part, "text") === "" || this.repeats || !isObject(value)) return null;
    const within = this.#wrapped ? ["response"] : [];
    const answer = this.#wrapped ? (value.response as JsonObject) : value;
    const known = [value, answer].every((each) => holds(() => refuseHidden(ANY_WORDS, each, "it")));
    const counts = COUNTS.map((key) => [...within, "usageMetadata", key]);
    return known ? [[...this.#path(candidate), "content", "parts", 0, "text"], ...counts] : null;
  }

  partNode(candidate: Candidate, part: number): JsonNode | undefined {
    return jsonAt(this.#tree(), [...this.#path(candidate), "content", "parts", part]);
  }

  change(candidate: Candidate, part: number, by: string | null): void {
    getOrInsert(this.#changes, candidate, () => new Map()).set(part, by);
  }

  finish(candidate: Candidate, reason: string): void {
    this.#finish.set(candidate, reason);
  }

  /** Frees what can be read again from the text while the chunk waits: it is many times larger. */
  shed(): void {
    this.#root = undefined;
    for (const candidate of this.candidates) candidate.parts = [];
  }

  /** Whether all content was in parts that are removed. */
  get isEmptied(): boolean {
    const [only, ...others] = this.candidates;
    if (!only || others.length > 0 || only.finishReason !== undefined) return false;
    if (this.#finish.has(only)) return false;
    const changes = this.#changes.get(only);
    return only.size > 0 && [...(changes ?? [])].filter(([, by]) => by === null).length === only.size;
  }

  /** Returns the text with all changes; the same string if there are none. */
  apply(): string {
    const edits = new JsonEdits(this.text);
    for (const [candidate, changes] of this.#changes) {
      const parts = jsonAt(this.#tree(), [...this.#path(candidate), "content", "parts"]);
      if (!parts) continue;
      const kept = elements(parts).flatMap((node, part) => {
        const by = changes.get(part);
        return by === null ? [] : [by ?? sourceOf(this.text, node)];
      });
      // A chunk without parts makes the SDK's chat forget the whole answer.
      edits.replace(parts, `[${kept.length === 0 ? '{"text":""}' : kept.join(",")}]`);
    }
    for (const [candidate, reason] of this.#finish) this.#editFinish(candidate, reason, edits);
    return edits.apply();
  }

  #editFinish(candidate: Candidate, reason: string, edits: JsonEdits): void {
    const node = jsonAt(this.#tree(), this.#path(candidate));
    const known = jsonAt(node, ["finishReason"]);
    if (known) edits.replace(known, JSON.stringify(reason));
    else if (node) edits.addMember(node, "finishReason", JSON.stringify(reason));
  }

  #path(candidate: Candidate): (string | number)[] {
    return [...(this.#wrapped ? ["response"] : []), "candidates", candidate.position];
  }

  #tree(): JsonNode {
    this.#root ??= treeOf(this, "the answer");
    return this.#root;
  }

  #refuseAmbiguous(): void {
    const root = this.#tree();
    refuseRepeats(root, "the answer");
    if (this.#wrapped) refuseRepeats(jsonAt(root, ["response"]), "the response");
    for (const candidate of this.candidates) {
      const node = jsonAt(root, this.#path(candidate));
      refuseRepeats(node, "a candidate");
      refuseRepeats(jsonAt(node, ["content"]), "a candidate's content");
    }
  }
}

function candidatesOf(answer: JsonObject): Candidate[] {
  const list = answer.candidates ?? [];
  if (!Array.isArray(list)) throw new UnreadableError("candidates is not an array");
  return list.map((value: unknown, position) => {
    if (!isObject(value)) throw new UnreadableError(`candidates[${position}] is not an object`);
    // Omitted if it is 0, and by some gateways always.
    const index = value.index ?? position;
    if (typeof index !== "number" || !Number.isSafeInteger(index) || index < 0)
      throw new UnreadableError(`candidates[${position}] has an index that is not a whole number from 0 up`);
    const parts = partsOf(value, position);
    return { position, index, size: parts.length, finishReason: value.finishReason, parts };
  });
}

function partsOf(candidate: JsonObject, position: number): JsonObject[] {
  const content = candidate.content ?? {};
  if (!isObject(content)) throw new UnreadableError(`candidates[${position}].content is not an object`);
  const parts = content.parts ?? [];
  if (Array.isArray(parts) && parts.every(isObject)) return parts;
  throw new UnreadableError(`candidates[${position}].content.parts is not a list of objects`);
}
