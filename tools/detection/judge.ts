/** Judges each definition as netmon would, among the tools of its server, and measures the time it takes. */
import { type Detection, maxSeverity, SEVERITIES, type Severity } from "../../src/detection/detection.ts";
import type { Model } from "../../src/detection/model.ts";
import { scanTool } from "../../src/detection/scan-tool.ts";
import { type Sample, siblingsOf } from "./definitions.ts";

export interface Judged extends Sample {
  detections: Detection[];
  severity: Severity | null;
  /** The score of the first detection; 0: none. */
  score: number;
  milliseconds: number;
}

/** `model`: instead of the one that netmon ships. */
export function judge(samples: readonly Sample[], model?: Model): Judged[] {
  const siblings = siblingsOf(samples);
  const look = (sample: Sample): Detection[] =>
    scanTool(sample.tool, { siblings: siblings.get(sample.server) ?? [], ...(model && { model }) });
  // compiled code is what a session runs
  for (const sample of samples.slice(0, 200)) look(sample);
  return samples.map((sample) => {
    const from = performance.now();
    const detections = look(sample);
    const milliseconds = performance.now() - from;
    const score = detections[0]?.score ?? 0;
    return { ...sample, detections, severity: maxSeverity(detections), score, milliseconds };
  });
}

export function reaches({ severity }: Judged, threshold: Severity): boolean {
  return severity !== null && SEVERITIES.indexOf(severity) >= SEVERITIES.indexOf(threshold);
}
