/** One tool call and the policy's decision on it: the values that the resolver, the rules and the layers exchange. */
import type { DefinitionAction } from "../config/config.ts";
import type { Severity, ToolCallReason } from "../event/event.ts";
import type { ToolIdentity } from "../registry/identity.ts";

export type { ToolIdentity } from "../registry/identity.ts";

/** The detection in a tool's definition, or the one that makes its whole server suspicious. */
export interface DetectedDefinition {
  severity: Severity;
  /** The action of on_detection; `alert` if a person has approved exactly this definition. */
  action: DefinitionAction;
  /** Set if the definition is too long and was not scanned. */
  unscanned?: true;
}

/** Input of decideTool. The caller reads pins, detections and tokens, so that deciding has no state. */
export interface ToolCallFacts extends ToolIdentity {
  /** Parsed arguments; undefined if they are not JSON or were truncated. */
  args: unknown;
  /** Pinned hash; null: none. */
  pinnedHash: string | null;
  /** null: nothing at or above the threshold. */
  detected: DetectedDefinition | null;
  /** Tokens left in the server's bucket before this call; Infinity without rate limits. */
  tokens: number;
}

export interface ToolDecision {
  /** `ask`: a person must approve exactly this call; in observe it passes. */
  action: "allow" | "block" | "ask";
  reason: ToolCallReason;
  /** The deciding rule, e.g. `sandbox.mcp.denied_tools[0]`; null: none. */
  rule: string | null;
  /** One sentence for a person. */
  text: string;
  /** Whether the definition is not the pinned one, or has a detection, for which only an alert is configured. */
  alert: boolean;
  /** For `ask`: only the tool's first use in a session asks. */
  firstUse?: true;
}
