/**
 * One event of a Responses stream, read.
 *
 * Failure: closed. What is no event, and duplicate keys on the way to its item, throw UnreadableError.
 */
import { duplicateKey } from "../../framing/json-text.ts";
import {
  isObject,
  type JsonDocument,
  type JsonObject,
  readDocument,
  refuseRepeats,
  textAt,
  treeOf,
} from "../json-document.ts";
import { type Frame, UnreadableError } from "../wire.ts";
import { memberOf } from "./object-text.ts";

const WHAT = "the event";

export interface ResponseEvent {
  readonly frame: Frame;
  readonly document: JsonDocument;
  readonly value: JsonObject;
  readonly type: string;
  /** Its item, or null. */
  readonly item: JsonObject | null;
  /** Readers may see the item in different ways: a key stands twice somewhere in it. */
  readonly ambiguous: boolean;
}

export function readEvent(frame: Frame): ResponseEvent {
  const document = readDocument(frame.data, WHAT);
  if (document.deep) throw new UnreadableError(`${WHAT} is nested too deep`);
  const value = document.value;
  if (!isObject(value)) throw new UnreadableError(`${WHAT} is no JSON object`);
  const item = isObject(value.item) ? value.item : null;
  if (item && isObject(value.response)) throw new UnreadableError(`${WHAT} has an item and a response`);
  return { frame, document, value, type: typeOf(frame, value), item, ambiguous: isAmbiguous(document) };
}

function isAmbiguous(document: JsonDocument): boolean {
  if (!document.repeats) return false;
  const root = treeOf(document, WHAT);
  refuseRepeats(root, WHAT);
  const item = memberOf(root, "item");
  refuseRepeats(item, `the item of ${WHAT}`);
  return item !== undefined && duplicateKey(item) !== null;
}

/** Clients look at the type, some at the name of the event. */
function typeOf(frame: Frame, value: JsonObject): string {
  const type = textAt(value, "type");
  if (type === "") return frame.event ?? "";
  if (frame.event?.startsWith("response.") && frame.event !== type)
    throw new UnreadableError(`the event ${frame.event} says it is ${type}`);
  return type;
}
