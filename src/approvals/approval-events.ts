/** What happens to a ticket, as an event of its session. */
import type { McpCallApproval } from "../event/event.ts";
import { shownTool, type Ticket } from "./ticket.ts";

/** What an answer adds. */
interface AnswerFacts {
  channel: McpCallApproval["channel"];
  /** It became a standing rule, too. */
  always: boolean;
}

export function approvalEvent(
  ticket: Ticket,
  state: McpCallApproval["state"],
  now: number,
  more: Partial<AnswerFacts> & { outcome?: string } = {},
): McpCallApproval {
  return {
    type: "mcp_call_approval",
    timestamp: new Date(now).toISOString(),
    session_id: ticket.sessionId,
    approval_id: ticket.id,
    state,
    layer: ticket.layer,
    ...shownTool(ticket),
    input: JSON.parse(ticket.arguments) as unknown,
    arguments_hash: ticket.argumentsHash,
    destination: ticket.destination,
    policy_revision: ticket.policyRevision,
    agent: ticket.agent,
    target: ticket.target,
    user: ticket.user,
    process: ticket.process,
    rule: ticket.rule,
    text: ticket.why,
    decided_by: ticket.decidedBy,
    uid: ticket.decidedUid,
    reason: ticket.reason,
    channel: more.channel ?? null,
    always: more.always ?? false,
    waited_ms: Math.max(0, (ticket.decidedAt ?? now) - ticket.createdAt),
    expires: new Date(ticket.expiresAt).toISOString(),
    outcome: more.outcome ?? null,
  };
}
