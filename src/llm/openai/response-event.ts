/**
 * A parsed event of a Responses stream.
 *
 * Fails closed. Text that is not an event, and repeated keys on the path to its item, throw UnreadableError.
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
  /** The event's item; null: none. */
  readonly item: JsonObject | null;
  /** Whether readers may disagree about the item, because an object in it repeats a key. */
  readonly ambiguous: boolean;
}

/** Names the event after its type, since some clients rely on the name. */
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
  // An error is rebuilt from its known members.
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

/** Requires name and type to agree: most clients use the type, some the name of the event. */
function typeOf(frame: Frame, value: JsonObject): string {
  const type = textAt(value, "type");
  if (type === "") throw new UnreadableError(`${WHAT} has no type`);
  if (frame.event?.startsWith("response.") && frame.event !== type)
    throw new UnreadableError(`the event ${frame.event} says it is ${type}`);
  return type;
}
