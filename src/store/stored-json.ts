/**
 * The one reader of JSON that the store keeps. Readers may disagree about a repeated key, a number beyond a double's
 * range or a NUL, so SQL never looks into it, and text is only what netmon writes: the JSON.stringify of its value.
 *
 * Fails closed: any other text was changed by another program. It is refused, on writing and on reading.
 */
import type { NetmonEvent } from "../event/event.ts";
import { storeError } from "./error.ts";

export class ChangedText extends Error {
  override readonly name = "ChangedText";
}

/** Throws ChangedText unless netmon could have written it. */
export function storedObject<T extends object>(text: string): T {
  const value = parsed(text);
  if (typeof value !== "object" || value === null || Array.isArray(value))
    throw new ChangedText("it is not a JSON object");
  if (JSON.stringify(value) !== text)
    throw new ChangedText("netmon does not write JSON like this: a key is repeated, or it was edited");
  return value as T;
}

/** Returns the event of a row. Throws StoreError. */
export function storedEvent(path: string, id: number, text: string): NetmonEvent {
  try {
    return storedObject<NetmonEvent>(text);
  } catch (error) {
    throw changedRow(path, `event ${id}`, error);
  }
}

/** Throws StoreError for a row, and any other error as it is. */
export function changedRow(path: string, what: string, error: unknown): unknown {
  if (!(error instanceof ChangedText)) return error;
  return storeError("changed", `${what} in ${path} was changed by another program: ${error.message}`, error);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
