/** What the command line says can be wrong without commander seeing it: a ValueError is then wrong usage. */
import { CliError, ExitCode } from "./exit-codes.ts";

export function usageError(error: unknown): unknown {
  if (!(error instanceof Error) || error.name !== "ValueError") return error;
  const hint = "hint" in error && typeof error.hint === "string" ? ` (${error.hint})` : "";
  return new CliError(ExitCode.usage, `${error.message}${hint}`, { cause: error });
}
