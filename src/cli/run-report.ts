/** The report at the end of a run: what happened, in a few lines, and the whole of it as JSON on request. */
import { closeSync, openSync, writeFileSync } from "node:fs";
import { gather } from "../app/learn/evidence.ts";
import { learnedPolicy } from "../app/learn/learned-policy.ts";
import { presentOf } from "../app/learn/present.ts";
import { DEFAULT_WINDOW_MS, type SessionReport, sessionReport } from "../app/report/report.ts";
import type { StateDirs } from "../app/state/paths.ts";
import { storePath } from "../app/state/recorder.ts";
import { defaultConfig } from "../config/parse.ts";
import { StoreError } from "../store/error.ts";
import { type EventReader, openEventReader } from "../store/reader.ts";
import { CliError, ExitCode } from "./exit-codes.ts";
import { learnedYaml } from "./learn-yaml.ts";
import { reportText } from "./report-text.ts";
import { jsonText, type Painter } from "./terminal.ts";

/** null: nothing was stored. */
export function reportOf(dirs: StateDirs, sessionId: string): SessionReport | null {
  return stored(dirs, (reader) =>
    sessionReport(reader, sessionId, {
      windowMs: DEFAULT_WINDOW_MS,
      running: { kernel: false, proxy: false },
    }),
  );
}

/** The policy that the run would have needed, as `netmon learn` writes it; null: nothing was stored. */
export function learnedText(dirs: StateDirs, sessionId: string): string | null {
  return stored(dirs, (reader) => {
    const present = presentOf(defaultConfig(), null);
    const evidence = gather(reader, { sessions: [sessionId], includeBlocked: false });
    return learnedYaml(learnedPolicy(evidence, present), present);
  });
}

function stored<T>(dirs: StateDirs, read: (reader: EventReader) => T): T | null {
  try {
    const reader = openEventReader(storePath(dirs));
    try {
      return read(reader);
    } finally {
      reader.close();
    }
  } catch (error) {
    if (error instanceof StoreError) return null;
    throw error;
  }
}

/** Before the run, which may take hours: throws CliError where the report could not be written at its end. */
export function checkReportFile(file: string): void {
  const problem = failure(() => closeSync(openSync(file, "a", 0o600)));
  if (problem !== null) throw new CliError(ExitCode.usage, `--report ${file} cannot be written: ${problem}`);
}

/** JSON, whole. What went wrong; null: nothing. */
export function writeReport(file: string, report: SessionReport): string | null {
  return failure(() => writeFileSync(file, `${jsonText(report, 2)}\n`, { mode: 0o600 }));
}

function failure(action: () => void): string | null {
  try {
    action();
    return null;
  } catch (error) {
    return (error as Error).message;
  }
}

/** The same as `netmon report` prints. */
export function reportLines(report: SessionReport, painter: Painter): string {
  return reportText(report, painter);
}
