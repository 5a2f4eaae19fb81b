/**
 * Events about detections: once per session for each (server, tool, text, category).
 *
 * A forgotten detection is reported again.
 */

import { BoundedMap } from "../../collections/bounded-map.ts";
import type { DefinitionAction, McpConfig } from "../../config/config.ts";
import type { Detection } from "../../detection/detection.ts";
import type { DetectionResult, DetectionSubject } from "../../event/event.ts";
import type { SessionSink } from "../../event/session-sink.ts";

export interface Detected {
  serverId: string;
  /** '' if it is not about a tool; for a prompt or resource, its name. */
  toolName: string;
  subject: DetectionSubject;
  /** Hash of the scanned text. */
  hash: string;
  detections: readonly DetectionResult[];
  /** The action in enforce. */
  action: DefinitionAction;
}

const MAX_REPORTED = 20_000;

export function detectionEvents(emit: SessionSink): (detected: Detected, mcp: McpConfig) => void {
  const reported = new BoundedMap<string, true>(MAX_REPORTED);
  return ({ serverId, toolName, subject, hash, detections, action }, mcp) => {
    const strict = mcp.enforce_policy && action !== "alert";
    for (const detection of detections) {
      const key = JSON.stringify([serverId, subject, toolName, hash, detection.category]);
      if (reported.has(key)) continue;
      reported.set(key, true);
      emit({
        type: "mcp_detection",
        server_id: serverId,
        tool_name: toolName,
        subject,
        detection,
        action:
          strict && mcp.mode === "enforce"
            ? action === "ask" && subject !== "tool"
              ? "hide"
              : action
            : "alert",
        mode: mcp.mode,
        would_block: strict && mcp.mode === "observe",
      });
    }
  };
}

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
