/**
 * What netmon serve holds for this user, for commands that show it beside the user's own files. Fails open: of a service
 * that cannot be asked there is a warning, and what the files say is shown.
 */

import { ServiceRefusal } from "../app/serve/refusal.ts";
import { type Asker, servedReplies, servedSessions } from "../app/serve/service-questions.ts";
import type { TicketList } from "../approvals/ticket-store.ts";
import type { SessionOverview } from "../state/overview.ts";
import type { GlobalOptions } from "./options/global-options.ts";
import { warn } from "./output/messages.ts";
import type { CliIo } from "./output/terminal.ts";

type Of = Pick<GlobalOptions, "stateDir">;

export function askerOf({ stateDir }: Of, { env }: CliIo): Asker {
  return { env, stateDir };
}

/** Resolves to null if no service said anything. */
export function ownServedSessions(of: Of, io: CliIo): Promise<SessionOverview[] | null> {
  return orWarning(servedSessions(askerOf(of, io)), io);
}

/** The connections that wait for an answer. `all`: with those answered or expired within the last hour. */
export async function servedTickets(of: Of, all: boolean, io: CliIo): Promise<TicketList> {
  const replies = await orWarning(servedReplies(askerOf(of, io), { do: "list", all }), io);
  const lists = (replies ?? []).filter((reply) => "tickets" in reply);
  const leftOff = lists.reduce((sum, list) => sum + (list.leftOff ?? 0), 0);
  return { tickets: lists.flatMap(({ tickets }) => tickets), leftOff };
}

async function orWarning<T>(asked: Promise<T | null>, io: CliIo): Promise<T | null> {
  try {
    return await asked;
  } catch (error) {
    if (!(error instanceof ServiceRefusal)) throw error;
    warn(io, `what netmon serve holds for you is not shown: ${error.message}`);
    return null;
  }
}
