/**
 * The inbox: definitions that wait for a person, each with what changed, and the person's decision. It is the one of
 * netmon mcp registry approve and revoke: what is approved is the definition that was shown, by its hash.
 *
 * Direction of failure: closed. A decision that cannot be recorded is not made.
 */
import { recordDecisions } from "../app/recording/decision-records.ts";
import type { Config } from "../config/config.ts";
import { defaultConfig } from "../config/parse.ts";
import { approval, checkApproval, DecisionError, revocation } from "../decision/approval/decisions.ts";
import { instructionsText, type RegistryEntry, registryEntries } from "../decision/approval/entries.ts";
import { findEntry, UnknownEntryError } from "../decision/approval/reference.ts";
import { wordDiff } from "../decision/approval/word-diff.ts";
import type { Log } from "../event/log.ts";
import { actingUser } from "../files/account.ts";
import { parseCanonical } from "../mcp/definition.ts";
import { definitionChanges } from "../mcp/definition-changes.ts";
import { INSTRUCTIONS } from "../mcp/tool-set.ts";
import type { DecideRequest, InboxAnswer, InboxItem } from "../page/api.ts";
import type { StateDirs } from "../state/paths.ts";
import type { EventPages } from "../store/pages.ts";
import { openToolReader } from "../store/tools.ts";
import { RequestError } from "./request-error.ts";

const MAX_ITEMS = 50;
const ORDER: readonly InboxItem["status"][] = ["changed", "renamed", "unpinned", "revoked"];

/** Changed ones first. Throws StoreError. */
export function inbox(path: string, config: Config): Pick<InboxAnswer, "items" | "more"> {
  const waiting = entriesOf(path, config)
    .filter((entry) => isWaiting(entry))
    .sort((a, b) => ORDER.indexOf(a.status as never) - ORDER.indexOf(b.status as never));
  return { items: waiting.slice(0, MAX_ITEMS).map(itemOf), more: Math.max(0, waiting.length - MAX_ITEMS) };
}

/** How many definitions are not the pinned ones. */
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
  const { server, tool, hash, decision, confirm } = decideRequest(body);
  const entry = found(path, config, server, tool);
  const critical = entry.severity === "critical" && decision === "approve";
  if (critical && confirm !== "trust")
    throw new RequestError(
      409,
      `${server}:${tool} has critical detections: type "trust" to approve it all the same`,
    );
  const uid = process.getuid?.() ?? 0;
  const by = {
    decidedBy: `${actingUser(uid, process.env)}, on the page`,
    uid,
    origin: "page",
    now: new Date(),
  } as const;
  try {
    checkApproval(entry, hash);
    await recordDecisions(
      [decision === "approve" ? approval(entry, by) : revocation(entry, by)],
      config,
      dirs,
      log,
    );
  } catch (error) {
    if (error instanceof DecisionError) throw new RequestError(409, error.message);
    throw error;
  }
  return { server, tool, decision };
}

function decideRequest(body: unknown): DecideRequest {
  const { server, tool, hash, decision, confirm } = (body ?? {}) as Partial<DecideRequest>;
  if (typeof server !== "string" || typeof tool !== "string" || typeof hash !== "string" || hash === "")
    throw new RequestError(400, "name server, tool and hash");
  if (decision !== "approve" && decision !== "block")
    throw new RequestError(400, "a decision is approve or block");
  return { server, tool, hash, decision, ...(confirm !== undefined && { confirm }) };
}

function found(path: string, config: Config, server: string, tool: string): RegistryEntry {
  try {
    return findEntry(entriesOf(path, config), { text: tool, server });
  } catch (error) {
    if (error instanceof UnknownEntryError) throw new RequestError(404, error.message);
    throw error;
  }
}

/** Detected by every built-in group, whatever the configuration: a gateway may be run with another one. */
function entriesOf(path: string, { mcp: { inspection } }: Config): RegistryEntry[] {
  const { builtin } = defaultConfig().mcp.inspection.detection;
  const reader = openToolReader(path);
  try {
    const stored = { tools: reader.tools(), pins: reader.pins() };
    return registryEntries(stored, { ...inspection, detection: { ...inspection.detection, builtin } });
  } finally {
    reader.close();
  }
}

/** Of those that nobody pinned only what something was detected in. */
function isWaiting({ status, seen, severity }: RegistryEntry): boolean {
  if (seen === null) return false;
  return (
    status === "changed" ||
    status === "renamed" ||
    (status === "unpinned" && severity !== null) ||
    status === "revoked"
  );
}

function itemOf({
  serverId,
  toolName,
  status,
  seen,
  pin,
  renamedFrom,
  detections,
  severity,
}: RegistryEntry): InboxItem {
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
            ({ field, previous, new: next }) => ({ field, parts: wordDiff(textOf(previous), textOf(next)) }),
          ),
  };
}

/** JSON text of a string as the string: that is what a model reads. */
function textOf(json: string): string {
  const value = json === "" ? "" : parseCanonical(json);
  return typeof value === "string" ? value : json;
}
