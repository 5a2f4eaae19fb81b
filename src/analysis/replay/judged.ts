/** Verdicts then and now. */
import type { McpNetworkConnection, ToolCallReason } from "../../event/event.ts";

export interface JudgedAgain {
  action: "allow" | "block";
  reason: ToolCallReason | McpNetworkConnection["reason"] | "undeclared";
  rule: string | null;
}

/** Returns the policy's verdict at the time, whatever the mode. */
export function policyAction({
  action,
  would_block,
}: {
  action: "allow" | "block";
  would_block: boolean;
}): "allow" | "block" {
  return action === "block" || would_block ? "block" : "allow";
}
