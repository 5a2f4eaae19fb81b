/** A call that asks, in the form in which layers pass it. */
import type { ProposedCall } from "../../../src/approvals/ticket.ts";

export function proposed(over: Partial<ProposedCall> = {}): ProposedCall {
  return {
    sessionId: "demo",
    agent: null,
    target: null,
    user: null,
    process: null,
    layer: "mcp",
    serverId: "files",
    toolName: "delete_file",
    arguments: '{"path":"/tmp/x"}',
    toolHash: "sha256:aa",
    destination: "node",
    policyRevision: "sha256:bb",
    rule: "sandbox.mcp.ask[0]",
    change: null,
    why: "a person must approve this call",
    ...over,
  };
}

export const LIMITS = { maxPending: 3, expireMs: 300_000 };

/** A person's yes, or no. */
export function answered(nonce: string, decision: "approved" | "rejected" = "approved") {
  return { nonce, decision, decidedBy: "alice (uid 1000)", uid: 1000, reason: null };
}
