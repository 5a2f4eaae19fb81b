/**
 * What commands other than run ask the service, for the sessions that it holds for this user. For root, whose own files
 * say more, and where no service lets the user in, there are none. Rejects with ServiceRefusal.
 */
import { ApprovalError } from "../../approvals/client.ts";
import type { Answer, Question, Reply } from "../../approvals/protocol.ts";
import type { Ticket } from "../../approvals/ticket.ts";
import type { SessionOverview } from "../../state/overview.ts";
import type { ServiceAnswer, ServiceRequest } from "./protocol.ts";
import { ServiceRefusal } from "./refusal.ts";
import { askService, offeredService } from "./service-client.ts";

export interface Asker {
  env: NodeJS.ProcessEnv;
  /** The value of --state-dir, whose sessions are not the service's. */
  stateDir: string | undefined;
}

/** Resolves to null if no service was asked, as below. */
export async function servedSessions(asker: Asker): Promise<SessionOverview[] | null> {
  const answer = await asked(asker, { look: {} });
  return answer && (json(answer.looked?.sessions) as SessionOverview[]);
}

export async function servedReplies(asker: Asker, question: Question): Promise<Reply[] | null> {
  const answer = await asked(asker, { question: { question: Buffer.from(JSON.stringify(question)) } });
  return answer && (json(answer.reply?.reply) as Reply[]);
}

/** Resolves to the ticket's new state. Rejects with ApprovalError too. */
export async function answerServed(
  asker: Asker,
  { id, nonce, layer }: Ticket,
  answer: Omit<Answer, "do" | "id" | "nonce">,
): Promise<Ticket | null> {
  if (layer !== "network") return null; // the service judges connections alone
  const replies = await servedReplies(asker, { do: "answer", id, nonce, ...answer });
  if (replies === null) return null;
  for (const reply of replies) if ("ticket" in reply) return reply.ticket;
  for (const reply of replies)
    if ("error" in reply && reply.error.code !== "gone")
      throw new ApprovalError(reply.error.code, reply.error.text);
  throw new ApprovalError("gone", `no running netmon can take the answer to ${id}`);
}

export async function detachServed(asker: Asker, session: string): Promise<true | null> {
  return (await asked(asker, { detach: { session } })) && true;
}

async function asked(
  { env, stateDir }: Asker,
  request: Omit<ServiceRequest, "version">,
): Promise<ServiceAnswer | null> {
  if (process.geteuid?.() === 0 || stateDir !== undefined) return null;
  const socket = offeredService(env);
  return socket === null || socket === "not let in" ? null : askService(socket, request);
}

function json(bytes: Uint8Array | undefined): unknown {
  if (bytes === undefined)
    throw new ServiceRefusal("unexpected", "netmon serve is another version than this");
  return JSON.parse(Buffer.from(bytes).toString("utf8"));
}
