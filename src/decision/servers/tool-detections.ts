/** What is detected in a tool, or in several of one name, in the form of events. */
import type { Steps } from "../../async/steps.ts";
import { append } from "../../collections/long-lists.ts";
import type { Detector, Surroundings } from "../../detection/detector.ts";
import type { DetectionResult } from "../../event/event.ts";
import { detectionResult } from "./detection-events.ts";
import { namesOutside } from "./name-grammar.ts";

/** `parsed`: the definition; for several tools with the same name, their array. */
export function* toolDetections(
  detector: Detector,
  parsed: unknown,
  context: Surroundings,
): Steps<readonly DetectionResult[]> {
  const found: DetectionResult[] = [];
  for (const one of Array.isArray(parsed) ? parsed : [parsed]) {
    append(found, (yield* detector.tool(one, context)).map(detectionResult));
    append(found, [...namesOutside("tool", one)]);
  }
  return found;
}
