/**
 * Client side of approvals: queries every process of these state directories that has a session with tickets. For
 * `netmon approvals` and the page; the server refuses a process inside a watched session.
 *
 * Fails closed. An answer that no process accepts does not count.
 */
import { readdirSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { userErrors } from "../errors/user-error.ts";
import type { StateDirs } from "../state/paths.ts";
import { type Answer, type DeskState, MAX_LINE, type Question, type Reply } from "./protocol.ts";
import { socketDirectory } from "./server.ts";
import { MAX_ARGUMENTS, type Ticket } from "./ticket.ts";
import type { TicketList } from "./ticket-store.ts";

/** Message for users. `refused`: this process may not ask. */
export class ApprovalError extends userErrors("ApprovalError", {
  refused: "privilege",
  gone: "target",
  invalid: "usage",
  failed: "state",
}) {}

const WAIT_MS = 5000;
/** Maximum bytes from one process: as many tickets as can be pending, with JSON's escapes. */
const MAX_REPLY = 1000 * 8 * MAX_ARGUMENTS;

/**
 * Returns the tickets of running sessions, oldest first; `leftOff`: at most so many more ended within the hour. Rejects with
 * ApprovalError if this process may not ask.
 */
export async function listTickets(dirs: StateDirs, all = false): Promise<TicketList> {
  const found = new Map<string, Ticket>();
  let leftOff = 0;
  for await (const reply of replies(dirs, { do: "list", all })) {
    if (!("tickets" in reply)) continue;
    for (const ticket of reply.tickets) found.set(ticket.id, ticket);
    leftOff += reply.leftOff ?? 0;
  }
  const tickets = [...found.values()].sort((a, b) => a.createdAt - b.createdAt || (a.id < b.id ? -1 : 1));
  return { tickets, leftOff };
}

/** Returns the state of each process that has a desk. Rejects with ApprovalError if this process may not ask. */
export async function deskStates(dirs: StateDirs): Promise<DeskState[]> {
  const found: DeskState[] = [];
  for await (const reply of replies(dirs, { do: "state" })) if ("state" in reply) found.push(reply.state);
  return found;
}

/** Yields the reply of each process. Throws ApprovalError at the first that refuses or fails. */
async function* replies(dirs: StateDirs, asked: Question): AsyncGenerator<Reply> {
  for (const path of sockets(dirs)) {
    const reply = await ask(path, asked);
    if (reply === null) continue;
    if ("error" in reply) throw new ApprovalError(reply.error.code, reply.error.text);
    yield reply;
  }
}

/** Answers the ticket that the person saw, and resolves to its new state. Rejects with ApprovalError. */
export async function answerTicket(
  dirs: StateDirs,
  { id, nonce }: Pick<Ticket, "id" | "nonce">,
  answer: Omit<Answer, "do" | "id" | "nonce">,
): Promise<Ticket> {
  let problem = new ApprovalError("gone", `no running netmon can take the answer to ${id}`);
  for (const path of sockets(dirs)) {
    const reply = await ask(path, { do: "answer", id, nonce, ...answer });
    if (reply === null) continue;
    if ("ticket" in reply) return reply.ticket;
    if (!("error" in reply)) continue;
    problem = new ApprovalError(reply.error.code, reply.error.text);
    if (problem.code !== "gone") throw problem;
  }
  throw problem;
}

function sockets(dirs: StateDirs): string[] {
  const directory = socketDirectory(dirs);
  try {
    return readdirSync(directory)
      .filter((name) => name.endsWith(".sock"))
      .sort()
      .map((name) => join(directory, name));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "ENOENT" || code === "ENOTDIR") return [];
    throw new ApprovalError(
      "refused",
      `${directory} cannot be read (${code}): only its owner may see approvals`,
    );
  }
}

/** Resolves to null if nobody listens there any more, or no reply came. */
async function ask(path: string, asked: Question): Promise<Reply | null> {
  const line = `${JSON.stringify(asked)}\n`;
  if (line.length > MAX_LINE)
    return { error: { code: "invalid", text: `the answer is longer than ${MAX_LINE} bytes` } };
  const socket = connect(path).on("error", () => {}); // the loop ends with it
  socket.setTimeout(WAIT_MS, () => socket.destroy()).write(line);
  try {
    const parts: Buffer[] = [];
    let size = 0;
    for await (const bytes of socket) {
      size += bytes.length;
      if (size > MAX_REPLY) return null;
      parts.push(bytes);
    }
    return JSON.parse(Buffer.concat(parts).toString("utf8")) as Reply;
  } catch {
    return null;
  }
}
