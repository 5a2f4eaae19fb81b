/**
 * The tool calls and connections that wait for a person, in the inbox: those of `netmon approvals`, asked of the processes that
 * hold them. An answer names the ticket that was shown by its nonce. It holds for that call, once; with `always` also for such calls.
 *
 * Direction of failure: closed. An answer that no process takes is not given.
 */
import { z } from "zod";
import { ApprovalError, answerTicket, listTickets } from "../approvals/client.ts";
import { personsAnswer } from "../approvals/protocol.ts";
import { standingRulesPath } from "../approvals/standing-rules.ts";
import type { Ticket } from "../approvals/ticket.ts";
import type { AnswerRequest, InboxAnswer, InboxTicket } from "../page/api.ts";
import type { StateDirs } from "../state/paths.ts";
import type { EventPages } from "../store/pages.ts";
import { RequestError } from "./request-error.ts";

export const NO_TICKETS: Pick<InboxAnswer, "tickets" | "problem"> = { tickets: [], problem: null };

/** Never rejects with ApprovalError: why they cannot be shown is part of the answer. */
export async function inboxTickets(dirs: StateDirs): Promise<typeof NO_TICKETS> {
  try {
    const tickets = await listTickets(dirs);
    return { tickets: tickets.filter(({ state }) => state === "pending").map(shown), problem: null };
  } catch (error) {
    if (error instanceof ApprovalError) return { tickets: [], problem: error.message };
    throw error;
  }
}

/** How many wait, as the store has them. */
export function waitingTickets(pages: EventPages): number {
  const [[tables] = [0]] = pages.select<[number]>(
    {},
    () => "SELECT count(*) FROM sqlite_schema WHERE name = 'approvals'",
  );
  if (tables === 0) return 0; // of an older netmon
  const [[count] = [0]] = pages.select<[number]>(
    {},
    () => `SELECT count(*) FROM approvals WHERE state = 'pending' AND expires_at > ${Date.now()}`,
  );
  return count;
}

/** Rejects with RequestError. */
export async function answerInbox(body: unknown, dirs: StateDirs): Promise<object> {
  const given = personsAnswer.safeParse(body);
  if (!given.success) throw new RequestError(400, z.prettifyError(given.error));
  const { id, nonce, ...answer } = given.data satisfies AnswerRequest;
  try {
    const { state } = await answerTicket(dirs, { id, nonce }, { ...answer, channel: "page" });
    return { id, state, rules: answer.always === null ? null : standingRulesPath(dirs) };
  } catch (error) {
    if (error instanceof ApprovalError) throw new RequestError(409, error.message);
    throw error;
  }
}

function shown(ticket: Ticket): InboxTicket {
  const { id, nonce, agent, user, process, destination, rule, why, change } = ticket;
  return {
    ...{ id, nonce, agent, user, process, destination, rule, why, change },
    connection: ticket.layer === "network",
    session: ticket.sessionId,
    server: ticket.serverId,
    tool: ticket.toolName,
    arguments: JSON.stringify(JSON.parse(ticket.arguments), null, 2),
    definition: ticket.toolHash,
    created: new Date(ticket.createdAt).toISOString(),
    expires: new Date(ticket.expiresAt).toISOString(),
  };
}
