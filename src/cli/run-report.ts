/** The report at the end of a run: what happened, in a few lines, and the whole of it as JSON on request. */
import { writeFileSync } from "node:fs";
import { DEFAULT_WINDOW_MS, type SessionReport, sessionReport } from "../app/report/report.ts";
import type { StateDirs } from "../app/state/paths.ts";
import { storePath } from "../app/state/recorder.ts";
import { StoreError } from "../store/error.ts";
import { openEventReader } from "../store/reader.ts";
import { reportText } from "./report-text.ts";
import { jsonText, type Painter } from "./terminal.ts";

/** null: nothing was stored. */
export function reportOf(dirs: StateDirs, sessionId: string): SessionReport | null {
  try {
    const reader = openEventReader(storePath(dirs));
    try {
      return sessionReport(reader, sessionId, { windowMs: DEFAULT_WINDOW_MS });
    } finally {
      reader.close();
    }
  } catch (error) {
    if (error instanceof StoreError) return null;
    throw error;
  }
}

/** JSON, whole. Throws what writeFileSync throws. */
export function writeReport(file: string, report: SessionReport): void {
  writeFileSync(file, `${jsonText(report, 2)}\n`, { mode: 0o600 });
}

/** The same as `netmon report` prints. */
export function reportLines(report: SessionReport, painter: Painter): string {
  return reportText(report, painter);
}
