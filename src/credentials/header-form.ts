/** The header fields in which a key is sent, written as `x-api-key` or `authorization: Bearer`. */
import { ValueError } from "../registry/value-error.ts";

export interface HeaderForm {
  /** In lower case. */
  name: string;
  /** In lower case, before the key and a space; '': the key is the whole value. */
  scheme: string;
}

/** Those of the models' vendors, and of most services. */
export const USUAL_HEADERS = ["authorization: Bearer", "x-api-key", "x-goog-api-key", "api-key"] as const;

const OF_THE_MESSAGE = /^(?:host|content-.*|transfer-encoding|connection|upgrade|te|trailer|expect)$/;

/** Throws ValueError. */
export function parseHeaderForm(text: string): HeaderForm {
  const match = /^([A-Za-z0-9!#$%&'*+.^_`|~-]+)(?:: ?([A-Za-z0-9._-]+))?$/.exec(text);
  const name = match?.[1]?.toLowerCase() ?? "";
  if (name === "" || OF_THE_MESSAGE.test(name))
    throw new ValueError("not a header for a key", 'write x-api-key, or "authorization: Bearer"');
  return { name, scheme: (match?.[2] ?? "").toLowerCase() };
}

export function headerFormText({ name, scheme }: HeaderForm): string {
  return scheme === "" ? name : `${name}: ${scheme}`;
}

/** Returns what stands in the key's place; null: the field has another form. `name`: in lower case. */
export function keyInField({ name, scheme }: HeaderForm, field: string, value: string): string | null {
  if (field !== name) return null;
  if (scheme === "") return value.trim();
  const trimmed = value.trim();
  const isScheme = trimmed.slice(0, scheme.length).toLowerCase() === scheme && trimmed[scheme.length] === " ";
  return isScheme ? trimmed.slice(scheme.length + 1).trim() : null;
}
