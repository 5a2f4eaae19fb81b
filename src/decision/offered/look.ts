/** What is found of one offered tool. */
import type { DetectionResult, FieldChange, OfferStatus } from "../../event/event.ts";
import type { ToolIdentity } from "../../registry/identity.ts";

export interface Look {
  status: OfferStatus;
  tool: ToolIdentity | null;
  changes: readonly FieldChange[];
  detections: readonly DetectionResult[];
}

export const UNKNOWN: Look = { status: "unknown", tool: null, changes: [], detections: [] };

/** Greater: the tool is more like what a declared server lists. */
const NEARNESS: Readonly<Record<OfferStatus, number>> = {
  listed: 3,
  poisoned: 2,
  uninspected: 1,
  changed: 0,
  undeclared: 0,
  unknown: 0,
};

/** `looks`: at least one, each as a tool of another server that has one of this name. */
export function nearest(looks: readonly Look[]): Look {
  return looks.reduce((best, look) => (NEARNESS[look.status] > NEARNESS[best.status] ? look : best));
}
