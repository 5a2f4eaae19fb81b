/**
 * One event of a Responses stream, read.
 *
 * Failure: closed. Text that is not an event, and repeated keys on the way to its item, throw UnreadableError.
 */
import { duplicateKey, jsonAt } from "../../framing/json-text.ts";
import { refuseCallShapes } from "../call-shape.ts";
import {
  asObject,
  isObject,
  type JsonDocument,
  type JsonObject,
  named,
  readAnswer,
  refuseRepeats,
  textAt,
  treeOf,
} from "../json-document.ts";
import { type AnswerScope, type Frame, UnreadableError } from "../wire.ts";
import { checkItem } from "./response-output.ts";
import { EVENTS, refuseHiddenInEvent } from "./response-types.ts";

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

/** Under its type as its name, by which some clients go. */
export function readEvent(frame: Frame, scope: AnswerScope): ResponseEvent {
  const document = readAnswer(frame.data, WHAT);
  if (document.deep) throw new UnreadableError(`${WHAT} is nested too deep`);
  const value = asObject(document.value, WHAT);
  const item = isObject(value.item) ? value.item : null;
  if (item && isObject(value.response)) throw new UnreadableError(`${WHAT} has an item and a response`);
  const type = typeOf(frame, value);
  if (!EVENTS.has(type)) {
    scope.unknownType(WHAT, type);
    refuseCallShapes(frame.data, value, WHAT);
  }
  // An error is made anew of what is known in it.
  if (type !== "error") refuseHiddenInEvent(frame.data, value, WHAT);
  if (item) checkItem(frame.data, item, scope);
  return { frame: named(frame, type), document, value, type, item, ambiguous: isAmbiguous(document) };
}

function isAmbiguous(document: JsonDocument): boolean {
  if (!document.repeats) return false;
  const root = treeOf(document, WHAT);
  refuseRepeats(root, WHAT);
  const item = jsonAt(root, ["item"]);
  refuseRepeats(item, `the item of ${WHAT}`);
  return item !== undefined && duplicateKey(item) !== null;
}

/** Clients look at the type, some at the name of the event. */
function typeOf(frame: Frame, value: JsonObject): string {
  const type = textAt(value, "type");
  if (type === "") throw new UnreadableError(`${WHAT} has no type`);
  if (frame.event?.startsWith("response.") && frame.event !== type)
    throw new UnreadableError(`the event ${frame.event} says it is ${type}`);
  return type;
}
