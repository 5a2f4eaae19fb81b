/** Report at the end of a run: a few lines, and on request all of it as JSON. */
import { currentConfig } from "../../analysis/learn/current-config.ts";
import { gather } from "../../analysis/learn/evidence.ts";
import { learnedPolicy } from "../../analysis/learn/learned-policy.ts";
import { DEFAULT_WINDOW_MS, type SessionReport, sessionReport } from "../../analysis/report/report.ts";
import { defaultConfig } from "../../config/parse.ts";
import { OutputFile } from "../../files/output-file.ts";
import type { StateDirs } from "../../state/paths.ts";
import { StoreError } from "../../store/error.ts";
import type { EventReader } from "../../store/reader.ts";
import { CliError, ExitCode } from "../exit-codes.ts";
import { readStored } from "../stored.ts";
import { learnedYaml } from "./learn-yaml.ts";
import { jsonText } from "./terminal.ts";

/** Returns null if nothing was stored. */
export function reportOf(dirs: StateDirs, sessionId: string): SessionReport | null {
  return stored(dirs, (reader) =>
    sessionReport(reader, sessionId, {
      windowMs: DEFAULT_WINDOW_MS,
      running: { kernel: false, proxy: false },
    }),
  );
}

/** Returns the policy that the run needed, as `netmon learn` writes it; null: nothing was stored. */
export function learnedText(dirs: StateDirs, sessionId: string): string | null {
  return stored(dirs, (reader) => {
    const present = currentConfig(defaultConfig(), null);
    const evidence = gather(reader, { sessions: [sessionId], includeBlocked: false });
    return learnedYaml(learnedPolicy(evidence, present), present);
  });
}

function stored<T>(dirs: StateDirs, read: (reader: EventReader) => T): T | null {
  try {
    return readStored(dirs, read);
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
