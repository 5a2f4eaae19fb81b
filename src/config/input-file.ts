/** Files named on the command line, read with the rights that their location calls for. */
import { errorMessage } from "../errors/error-message.ts";
import { readNamedFile } from "../files/input.ts";
import { withPathRights } from "../files/path-rights.ts";
import { ConfigError, fileProblem } from "./error.ts";

/** Calls `read` synchronously for this file. Throws its errors; ConfigError if the path cannot be followed. */
export function reading<T>(file: string, read: () => T): T {
  try {
    return withPathRights(file, { to: "read", follow: true }, read);
  } catch (error) {
    if (error instanceof ConfigError) throw error;
    throw unreadable(file, error);
  }
}

/** Throws ConfigError. */
export function inputFile(file: string, maxBytes: number): Buffer {
  return reading(file, () => readNamedFile(file, maxBytes));
}

export function unreadable(file: string, error: unknown): ConfigError {
  return new ConfigError(file, [fileProblem(`cannot be read: ${errorMessage(error)}`)]);
}
