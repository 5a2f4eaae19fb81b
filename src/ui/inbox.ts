/**
 * Inbox: definitions that wait for a person, each with its changes, and the person's decision. The decision is the same
 * as netmon registry approve and revoke: it approves the definition that was shown, by its hash.
 *
 * Fails closed. A decision that cannot be recorded is not made.
 */
import * as z from "zod";
import { recordDecisions } from "../app/recording/decision-records.ts";
import { ApprovalError, answerTicket, listTickets } from "../approvals/client.ts";
import { personsAnswer } from "../approvals/protocol.ts";
import { standingRulesPath } from "../approvals/standing-rules.ts";
import type { Ticket } from "../approvals/ticket.ts";
import type { Config } from "../config/config.ts";
import { findEntry, UnknownEntryError } from "../decision/pins/entry-reference.ts";
import { type RegistryEntry, storedEntries, withAllBuiltin } from "../decision/pins/registry-entries.ts";
import { approval, checkApproval, DecisionError, revocation } from "../decision/pins/trust-decisions.ts";
import { wordDiff } from "../decision/pins/word-diff.ts";
import { instructionsText } from "../decision/servers/findings.ts";
import type { Log } from "../event/log.ts";
import { actingUser } from "../files/account.ts";
import { canonicalText, parseCanonical } from "../mcp/definition.ts";
import { definitionChanges } from "../mcp/definition-changes.ts";
import { INSTRUCTIONS } from "../mcp/tool-set.ts";
import type { AnswerRequest, DecideRequest, InboxAnswer, InboxItem, InboxTicket } from "../page/api.ts";
import type { StateDirs } from "../state/paths.ts";
import type { EventPages } from "../store/pages.ts";
import { RequestError } from "./request-error.ts";

const decideRequest = z.object({
  server: z.string(),
  tool: z.string(),
  hash: z.string().min(1),
  decision: z.enum(["approve", "block"]),
  confirm: z.string().exactOptional(),
});

const MAX_ITEMS = 50;
const ORDER: readonly InboxItem["status"][] = ["changed", "renamed", "unpinned", "revoked"];

/** Returns changed ones first. Throws StoreError. */
export function inbox(path: string, config: Config): Pick<InboxAnswer, "items" | "more"> {
  const waiting = storedEntries(path, withAllBuiltin(config))
    .filter(isWaiting)
    .sort((a, b) => ORDER.indexOf(a.status as never) - ORDER.indexOf(b.status as never));
  return { items: waiting.slice(0, MAX_ITEMS).map(itemOf), more: Math.max(0, waiting.length - MAX_ITEMS) };
}

/** Returns the number of definitions that differ from their pins. */
export function waiting(pages: EventPages): number {
  const [[count] = [0]] = pages.select<[number]>(
    {},
    () => `SELECT count(*) FROM mcp_tools AS t JOIN mcp_pins AS p USING (server_id, tool_name)
           WHERE p.origin <> 'revoked' AND p.hash <> t.hash`,
  );
  return count;
}

/** Throws RequestError, StoreError, StateError. */
export async function decideInbox(
  body: unknown,
  { path, dirs, config, log }: { path: string; dirs: StateDirs; config: Config; log: Log },
): Promise<object> {
  const { server, tool, hash, decision, confirm } = read(decideRequest, body) satisfies DecideRequest;
  const entry = found(path, config, server, tool);
  const critical = entry.severity === "critical" && decision === "approve";
  if (critical && confirm !== "trust")
    throw new RequestError(
      409,
      `${server}:${tool} has critical detections: type "trust" to approve it anyway`,
    );
  const uid = process.getuid?.() ?? 0;
  const decidedBy = `${actingUser(uid, process.env)}, on the page`;
  const by = { decidedBy, uid, origin: "page", now: new Date() } as const;
  try {
    checkApproval(entry, hash);
    const made = (decision === "approve" ? approval : revocation)(entry, by);
    await recordDecisions([made], config, dirs, log);
  } catch (error) {
    if (error instanceof DecisionError) throw new RequestError(409, error.message);
    throw error;
  }
  return { server, tool, decision };
}

/** Throws RequestError. */
function read<T>(schema: z.ZodType<T>, body: unknown): T {
  const given = schema.safeParse(body);
  if (given.success) return given.data;
  throw new RequestError(400, z.prettifyError(given.error));
}

function found(path: string, config: Config, server: string, tool: string): RegistryEntry {
  try {
    return findEntry(storedEntries(path, withAllBuiltin(config)), { text: tool, server });
  } catch (error) {
    if (error instanceof UnknownEntryError) throw new RequestError(404, error.message);
    throw error;
  }
}

/** Reports whether the definition waits; an unpinned one only if it has a detection. */
function isWaiting({ status, seen, severity }: RegistryEntry): boolean {
  if (seen === null) return false;
  return ["changed", "renamed", "revoked"].includes(status) || (status === "unpinned" && severity !== null);
}

function itemOf(entry: RegistryEntry): InboxItem {
  const { serverId, toolName, status, seen, pin, renamedFrom, detections, severity } = entry;
  const before = pin?.definition || renamedFrom?.definition || "";
  const now = seen?.definition ?? "";
  return {
    server: serverId,
    tool: toolName,
    status: status as InboxItem["status"],
    hash: seen?.hash ?? "",
    pinned_hash: pin?.hash ?? "",
    renamed_from: renamedFrom?.toolName ?? null,
    last_seen: seen?.lastSeen ?? "",
    severity,
    detections,
    changes:
      toolName === INSTRUCTIONS
        ? [{ field: "", parts: wordDiff(instructionsText(before), instructionsText(now)) }]
        : definitionChanges(before === "" ? {} : parseCanonical(before), parseCanonical(now)).map(
            ({ field, previous, new: next }) => ({
              field,
              parts: wordDiff(canonicalText(previous), canonicalText(next)),
            }),
          ),
  };
}

export const NO_TICKETS: Pick<InboxAnswer, "tickets" | "problem"> = { tickets: [], problem: null };

/** Never rejects with ApprovalError: the response says why tickets cannot be shown. */
export async function inboxTickets(dirs: StateDirs): Promise<typeof NO_TICKETS> {
  try {
    const { tickets } = await listTickets(dirs);
    return { tickets: tickets.filter(({ state }) => state === "pending").map(shown), problem: null };
  } catch (error) {
    if (error instanceof ApprovalError) return { tickets: [], problem: error.message };
    throw error;
  }
}

/** Returns the number of waiting tickets, from the store. */
export function waitingTickets(pages: EventPages): number {
  const [[tables] = [0]] = pages.select<[number]>(
    {},
    () => "SELECT count(*) FROM sqlite_schema WHERE name = 'approvals'",
  );
  if (tables === 0) return 0; // from an older netmon
  const [[count] = [0]] = pages.select<[number]>(
    {},
    () => `SELECT count(*) FROM approvals WHERE state = 'pending' AND expires_at > ${Date.now()}`,
  );
  return count;
}

/** Rejects with RequestError. */
export async function answerInbox(body: unknown, dirs: StateDirs): Promise<object> {
  const { id, nonce, ...answer } = read(personsAnswer, body) satisfies AnswerRequest;
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
    id,
    nonce,
    agent,
    user,
    process,
    destination,
    rule,
    why,
    change,
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
