/** What the detection sees in each definition, among the tools of its server: the data of a fit. */
import { evidenceOfTool } from "../../src/detection/inspect-tool.ts";
import type { Evidence } from "../../src/detection/tool-reading.ts";
import type { Sample } from "./definitions.ts";

export interface SampleWithEvidence extends Sample {
  evidence: Evidence;
}

export function withEvidence(samples: readonly Sample[]): SampleWithEvidence[] {
  const siblings = siblingsOf(samples);
  return samples.map((sample) => ({
    ...sample,
    evidence: evidenceOfTool(sample.tool, { siblings: siblings.get(sample.server) ?? [] }),
  }));
}

/** Names of tools by server. */
export function siblingsOf(samples: readonly Sample[]): Map<string, string[]> {
  const siblings = new Map<string, string[]>();
  for (const { server, tool } of samples) {
    const known = siblings.get(server);
    if (known !== undefined) known.push(String(tool.name));
    else if (server !== "") siblings.set(server, [String(tool.name)]);
  }
  return siblings;
}
