/** Positions on the wire: indexes of choices, calls and output items. */
import type { JsonObject } from "../json-document.ts";
import { UnreadableError } from "../wire.ts";

/** OpenAI allows 128 tools and choices; a number above this is not a position. */
export const MAX_POSITION = 4095;

/** null where there is none. Throws UnreadableError for any other value. */
export function positionAt(object: JsonObject, key: string): number | null {
  const value = object[key];
  if (value === undefined || value === null) return null;
  if (typeof value !== "number" || !Number.isInteger(value) || value < 0 || value > MAX_POSITION)
    throw new UnreadableError(`${key} is ${JSON.stringify(value)}, not a position`);
  return value;
}
