/** The errors for which a client's configuration is left unchanged. */
import { ConfigError, pathText } from "../../config/error.ts";

export type WrapProblem = ConfigError;

/** A ConfigError at a server's place; `message` says what is odd there. */
export function notWrappable(
  file: string,
  keys: readonly string[],
  message: string,
  place: { line: number; column: number } = { line: 0, column: 0 },
): WrapProblem {
  const hint = "nothing was changed: correct it, or put netmon shim in front of the command by hand";
  return new ConfigError(file, [{ path: pathText(keys), ...place, message, hint }]);
}
