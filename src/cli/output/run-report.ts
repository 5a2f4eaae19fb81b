/** Report at the end of a run: a few lines, and on request all of it as JSON. */
import { DEFAULT_WINDOW_MS, type SessionReport } from "../../analysis/report/report.ts";
import { sessionSummary } from "../../analysis/session-summary.ts";
import { OutputFile } from "../../files/output-file.ts";
import { type StateDirs, storePath } from "../../state/paths.ts";
import { StoreError } from "../../store/error.ts";
import { CliError, ExitCode } from "../exit-codes.ts";
import { jsonText } from "./terminal.ts";

/**
 * Resolves to the report of a run that has ended; null: nothing was stored. Rejects if it cannot be made, or as soon as `stop` is
 * aborted.
 */
export async function reportOf(
  dirs: StateDirs,
  sessionId: string,
  stop: AbortSignal,
): Promise<SessionReport | null> {
  const running = { kernel: false, proxy: false };
  const request = { store: storePath(dirs), sessionId, windowMs: DEFAULT_WINDOW_MS, running };
  try {
    return await sessionSummary(request, stop);
  } catch (error) {
    if (error instanceof StoreError) return null;
    throw error;
  }
}

/** Called before the run, which may take hours: throws CliError if the report could not be written. */
export function checkReportFile(file: string): void {
  const problem = failure(() => new OutputFile(file, { mode: 0o600 }).prepare());
  if (problem !== null) throw new CliError(ExitCode.usage, `--report ${file} cannot be written: ${problem}`);
}

/** Writes the JSON. Returns the error message; null: none. */
export function writeReport(file: string, report: SessionReport): string | null {
  return failure(() => new OutputFile(file, { mode: 0o600 }).write(`${jsonText(report, 2)}\n`));
}

function failure(action: () => void): string | null {
  try {
    action();
    return null;
  } catch (error) {
    return (error as Error).message;
  }
}
