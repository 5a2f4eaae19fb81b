/**
 * Converts detections to SARIF 2.1.0 (OASIS), for code scanning services: a rule for each category, a result for each
 * detection, with the JSON pointer as logical location.
 *
 * Pure. Text of definitions is data in JSON, not for a terminal.
 */
import type { Inspected } from "../../app/mcp-inspect/inspect.ts";
import type { Severity } from "../../detection/detection.ts";

const LEVEL: Readonly<Record<Severity, "note" | "warning" | "error">> = {
  low: "note",
  medium: "warning",
  high: "error",
  critical: "error",
};
/** GitHub's `security-severity`, a number as text: over 9 is critical, over 7 high, over 4 medium. */
const SCORE: Readonly<Record<Severity, string>> = { low: "2.0", medium: "5.0", high: "8.0", critical: "9.5" };

export function sarif(inspected: readonly Inspected[], version: string): object {
  const all = inspected.flatMap(({ server, detections }) => detections.map((found) => ({ server, found })));
  const ids = [...new Set(all.map(({ found }) => found.category))];
  return {
    $schema: "https://json.schemastore.org/sarif-2.1.0.json",
    version: "2.1.0",
    runs: [
      {
        tool: {
          driver: {
            name: "netmon",
            version,
            rules: ids.map((id) => ({ id, name: id, shortDescription: { text: id.replaceAll("_", " ") } })),
          },
        },
        invocations: [
          {
            executionSuccessful: inspected.every(({ problem }) => problem === null),
            toolExecutionNotifications: inspected.flatMap(({ server, problem, missing }) => {
              if (problem !== null) return [{ level: "error", message: { text: `${server}: ${problem}` } }];
              const text = `${server}: asked without ${missing.join("; ")}`;
              return missing.length === 0 ? [] : [{ level: "warning", message: { text } }];
            }),
          },
        ],
        results: all.map(({ server, found }) => ({
          ruleId: found.category,
          ruleIndex: ids.indexOf(found.category),
          level: LEVEL[found.severity],
          message: { text: found.signals.map(({ says }) => says).join("; ") },
          locations: found.signals.map(({ pointer }) => ({
            logicalLocations: [{ fullyQualifiedName: `${server}/${found.tool}${pointer}`, kind: "member" }],
          })),
          properties: {
            "security-severity": SCORE[found.severity],
            severity: found.severity,
            score: found.score,
          },
        })),
      },
    ],
  };
}
