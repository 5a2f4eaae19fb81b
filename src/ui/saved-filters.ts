/**
 * Filter lines that a person has saved, in a file of the person who runs netmon ui: the page's address, and so the
 * browser's own storage, is another one each time.
 *
 * Fails closed: a line that the filter does not take is not saved, and a file that cannot be read is not replaced.
 */
import { dirname } from "node:path";
import * as z from "zod";
import { FileError } from "../files/error.ts";
import { readRegularFile } from "../files/read.ts";
import { replaceFile } from "../files/write.ts";
import type { FiltersAnswer } from "../page/api.ts";
import { StateError } from "../state/error.ts";
import { ensurePrivateDirectory } from "../state/paths.ts";
import { MAX_LINE, parseFilter } from "./filter.ts";
import { RequestError } from "./request-error.ts";

const MAX_FILTERS = 50;
const MAX_BYTES = 256 * 1024;

const savedFilter = z.strictObject({
  name: z.string().trim().min(1).max(100),
  line: z.string().trim().max(MAX_LINE),
});
const savedFilters = z.array(savedFilter).max(MAX_FILTERS);

/** Throws RequestError. */
export function readFilters(file: string): FiltersAnswer {
  let text: string;
  try {
    text = readRegularFile(file, { maxBytes: MAX_BYTES }).bytes.toString();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return { filters: [] };
    throw unusable(file, error);
  }
  try {
    return { filters: savedFilters.parse(JSON.parse(text)) };
  } catch (error) {
    throw unusable(file, error);
  }
}

/** Replaces the filter of the same name, or adds it; removes it if the line is ''. Throws RequestError. */
export function saveFilter(file: string, body: unknown): FiltersAnswer {
  const given = savedFilter.safeParse(body);
  if (!given.success) throw new RequestError(400, z.prettifyError(given.error));
  const { name, line } = given.data;
  parseFilter(line);
  const others = readFilters(file).filters.filter((one) => one.name !== name);
  const filters = line === "" ? others : [...others, { name, line }];
  if (filters.length > MAX_FILTERS)
    throw new RequestError(409, `at most ${MAX_FILTERS} filters are saved: remove one first`);
  try {
    ensurePrivateDirectory(dirname(file));
    replaceFile(file, `${JSON.stringify(filters, null, 2)}\n`, { mode: 0o600 });
  } catch (error) {
    throw unusable(file, error);
  }
  return { filters };
}

function unusable(file: string, error: unknown): unknown {
  const code = (error as NodeJS.ErrnoException).code;
  const known = error instanceof FileError || error instanceof StateError || error instanceof z.ZodError;
  if (!known && !(error instanceof SyntaxError) && typeof code !== "string") return error;
  const what = error instanceof z.ZodError ? z.prettifyError(error) : (error as Error).message;
  return new RequestError(503, `the saved filters in ${file} cannot be used: ${what}`);
}
