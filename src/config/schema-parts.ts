/**
 * What the parts of the configuration's schema are made of: values with a parser of their own, ids, sizes.
 *
 * Failure: a parser's ValueError becomes a problem at the value's place.
 */
import { z } from "zod";
import { ValueError } from "../registry/value-error.ts";
import { parseBytes } from "./size.ts";

/** Adds a parser to a schema: its ValueError becomes a problem at the value's place. */
export function parsedBy<S extends z.ZodType, T>(schema: S, parse: (value: z.output<S>) => T) {
  return schema.transform((value, ctx): T => {
    try {
      return parse(value);
    } catch (error) {
      if (!(error instanceof ValueError)) throw error;
      ctx.issues.push({ code: "custom", message: error.message, input: value, params: { hint: error.hint } });
      return z.NEVER;
    }
  });
}

const MAX_ID = 128;

function checkId(id: string): string {
  if (id.length < 1 || id.length > MAX_ID) throw new ValueError(`an id has 1 to ${MAX_ID} characters`);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is refused
  if (/[\u0000-\u001f\u007f]/.test(id) || id !== id.trim())
    throw new ValueError("an id has no control characters and no space at its ends");
  return id;
}

/** Throws ValueError. */
export function checkServerId(id: string): string {
  if (/[*?]/.test(id))
    throw new ValueError(
      "a server id cannot contain * or ?",
      "they are wildcards in allowed_servers and denied_servers",
    );
  return checkId(id);
}

/** An id in which * and ? may be wildcards. */
export const pattern = parsedBy(z.string(), checkId);

export const bytes = parsedBy(z.union([z.int(), z.string()]), parseBytes);

export const seconds = z
  .number()
  .min(0.001)
  .max(86_400 * 30);
