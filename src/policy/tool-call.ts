/**
 * One tool call and what the policy says of it: the values that the resolver, the rules and the layers pass
 * to each other.
 */
import type { DefinitionAction } from "../config/config.ts";
import type { Severity, ToolCallReason } from "../event/event.ts";
import type { ToolIdentity } from "../registry/identity.ts";

export type { ToolIdentity } from "../registry/identity.ts";

/** What detection found in the definition of a tool, or in what makes its whole server suspicious. */
export interface DetectedDefinition {
  severity: Severity;
  /** That of on_detection; `alert` where a person has approved the very definition. */
  action: DefinitionAction;
  /** Nothing was looked for: it is too long. */
  unscanned?: true;
}

/** What decideTool looks at. Pins, detections and tokens are read by the caller, so that deciding has no state. */
export interface ToolCallFacts extends ToolIdentity {
  /** Parsed arguments; undefined where they are not JSON or were cut off. */
  args: unknown;
  /** Pinned hash; null: none. */
  pinnedHash: string | null;
  /** null: nothing at or above the threshold. */
  detected: DetectedDefinition | null;
  /** Tokens left in the bucket of this server before this call; Infinity without rate limits. */
  tokens: number;
}

export interface ToolDecision {
  /** `ask`: a person must say yes to this very call; in observe it passes. */
  action: "allow" | "block" | "ask";
  reason: ToolCallReason;
  /** e.g. `sandbox.mcp.denied_tools[0]`; null where no rule decided. */
  rule: string | null;
  /** For a person, one sentence. */
  text: string;
  /** The definition is not the pinned one, or was detected, and no more than an alert is wanted. */
  alert: boolean;
  /** With `ask`: only the first use of the tool in a session asks. */
  firstUse?: true;
}
