/** Detections in the form of events: the heaviest signal names them. */

import { type Detection, SEVERITIES } from "../../detection/detection.ts";
import type { DetectionResult, Severity } from "../../event/event.ts";

export function detectionResult({ category, severity, signals }: Detection): DetectionResult {
  const [first] = signals;
  return {
    pattern: first?.signal ?? category,
    category,
    severity,
    field: first?.pointer ?? "",
    matches: signals.map(({ signal, says, pointer, offset, excerpt }) => ({
      signal,
      says,
      field: pointer,
      position: offset,
      context: excerpt,
    })),
  };
}

/** null: there is none. */
export function highestSeverity(detections: readonly Pick<DetectionResult, "severity">[]): Severity | null {
  const highest = detections.reduce((max, { severity }) => Math.max(max, SEVERITIES.indexOf(severity)), -1);
  return SEVERITIES[highest] ?? null;
}
