/** Valid server ids. */
import { ValueError } from "../registry/value-error.ts";

const MAX_ID = 128;

/** Checks an id as used in lists, where * and ? are wildcards. Throws ValueError. */
export function checkId(id: string): string {
  if (id.length < 1 || id.length > MAX_ID) throw new ValueError(`an id has 1 to ${MAX_ID} characters`);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is refused
  if (/[\u0000-\u001f\u007f]/.test(id) || id !== id.trim())
    throw new ValueError("an id has no control characters and no space at its ends");
  return id;
}

/** Checks the id of one server. Throws ValueError. */
export function checkServerId(id: string): string {
  if (/[*?]/.test(id))
    throw new ValueError(
      "a server id cannot contain * or ?",
      "they are wildcards in allowed_servers and denied_servers",
    );
  return checkId(id);
}
