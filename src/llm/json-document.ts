/**
 * JSON that comes from a provider or goes to one (src/framing/json-document.ts), with errors that name what
 * could not be read, and the frames of streams made of it.
 *
 * Failure: closed. Text that is no JSON is an UnreadableError.
 */
import {
  ambiguousArguments,
  isObject,
  type JsonDocument,
  type JsonObject,
  jsonDocument,
  repeatedKey,
  textAt,
} from "../framing/json-document.ts";
import { duplicateKey, type JsonNode, JsonTextError, jsonTree } from "../framing/json-text.ts";
import { type Frame, UnreadableError } from "./wire.ts";

export { ambiguousArguments, isObject, type JsonDocument, type JsonObject, repeatedKey, textAt };

/** `what` names the text in the error, e.g. "the event". Throws UnreadableError. */
export function readDocument(text: string, what: string): JsonDocument {
  return readable(what, () => jsonDocument(text));
}

/** null: no object has a key twice and nothing is too deep, so that places can be found without a tree. */
export function treeIfAmbiguous(document: JsonDocument, what: string): JsonNode | null {
  return document.repeats || document.deep ? treeOf(document, what) : null;
}

/** The document's tree. Throws UnreadableError where it is nested too deep. */
export function treeOf(document: Pick<JsonDocument, "text">, what: string): JsonNode {
  return readable(what, () => jsonTree(document.text));
}

/** Throws UnreadableError where an object at the node, or (`deep`) below it, has a key twice. */
export function refuseRepeats(node: JsonNode | undefined, what: string, deep = false): void {
  if (!node) return;
  const key = deep ? duplicateKey(node) : repeatedKey(node);
  if (key !== null) throw new UnreadableError(`${what} has the key ${JSON.stringify(key)} twice`);
}

/** A frame of netmon's own. */
export function madeFrame(event: string | null, value: unknown): Frame {
  return { event, data: JSON.stringify(value), raw: null };
}

/** The same event with other data. */
export function withData(frame: Frame, data: string): Frame {
  return data === frame.data ? frame : { event: frame.event, data, raw: null };
}

export function frameBytes(frame: Frame): number {
  return frame.raw?.byteLength ?? Buffer.byteLength(frame.data);
}

function readable<T>(what: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (error instanceof JsonTextError) throw new UnreadableError(`${what} is ${error.message}`);
    throw error;
  }
}
