/**
 * Building blocks of the configuration's schema: values with their own parsers, ids, sizes.
 *
 * On failure: a parser's ValueError becomes a problem at the value's position.
 */
import * as z from "zod";
import { linearPattern } from "../policy/linear-pattern.ts";
import { ValueError } from "../registry/value-error.ts";
import { Secret } from "./secret.ts";
import { checkId } from "./server-id.ts";
import { parseBytes } from "./values.ts";

/** Adds a parser to a schema: its ValueError becomes a problem at the value's position. */
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

/** An id in which * and ? are wildcards. */
export const pattern = parsedBy(z.string(), checkId);

/** A value that is never shown. */
export const hidden = z.string().transform((text) => new Secret(text));

export const bytes = parsedBy(z.union([z.int(), z.string()]), parseBytes);

export const seconds = z
  .number()
  .min(0.001)
  .max(86_400 * 30);

/** An RE2 pattern. */
export const re2 = parsedBy(z.string(), (source) => linearPattern(source).source);

export const severity = z.enum(["low", "medium", "high", "critical"]);

/** A switch that defaults to on; here and below, `what` is its description. */
export const on = (what: string) => z.boolean().default(true).describe(what);
export const off = (what: string) => z.boolean().default(false).describe(what);

/** A switch whose default is decided elsewhere. */
export const optionalFlag = (what: string) => z.boolean().optional().describe(what);
export const optionalMode = (what: string) => z.enum(["observe", "enforce"]).optional().describe(what);

/** A mapping whose keys all have defaults. */
export function section<S extends z.ZodRawShape>(what: string, shape: S) {
  const mapping = z.strictObject(shape);
  return mapping.prefault({} as z.input<typeof mapping>).describe(what);
}
