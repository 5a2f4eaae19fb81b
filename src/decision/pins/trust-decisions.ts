/**
 * A person's decisions about definitions: to trust one, or to no longer trust a tool. Running shims, gateways and
 * proxies read pins again within 10 s.
 *
 * Fails closed. An approval applies to the definition that was shown, by its hash: if the server has changed it
 * meanwhile, the tool counts as changed. A decision that cannot be recorded is not made.
 */

import { userError } from "../../errors/user-error.ts";
import type { McpToolApproval } from "../../event/event.ts";
import type { StoredPin } from "../../store/records.ts";
import type { Decision } from "../../store/tools.ts";
import type { RegistryEntry } from "./registry-entries.ts";

/** Session id of events about decisions, which apply to every session that shares the store. */
export const REGISTRY_SESSION = "registry";

/** The message is for people. */
export class DecisionError extends userError("DecisionError", "differs") {}

export interface Decider {
  decidedBy: string;
  uid: number;
  origin: McpToolApproval["origin"];
  now: Date;
}

/** `hash`: the expected hash of the definition. Throws DecisionError. */
export function checkApproval({ seen, serverId, toolName }: RegistryEntry, hash: string | undefined): void {
  const name = `${serverId}:${toolName}`;
  if (seen === null)
    throw new DecisionError(`${JSON.stringify(name)} is no longer listed by its server: nothing to approve`);
  if (hash !== undefined && hash !== seen.hash)
    throw new DecisionError(
      `${JSON.stringify(name)} is ${seen.hash} now, not ${hash}: check it again before you approve it`,
    );
}

/** Pins the definition seen last. Throws DecisionError if there is none. */
export function approval(entry: RegistryEntry, decider: Decider): Decision {
  checkApproval(entry, undefined);
  const { hash = "", definition = "", startedWith } = entry.seen ?? {};
  const trusted = { hash, definition, ...(startedWith !== undefined && { startedWith }) };
  return decision(entry, "approved", trusted, decider);
}

/** Revokes the trust, for later definitions too: none has the empty hash of the pin that stays. */
export function revocation(entry: RegistryEntry, decider: Decider): Decision {
  return decision(entry, "revoked", { hash: "", definition: entry.pin?.definition ?? "" }, decider);
}

/** Throws DecisionError unless `hash` is one of the tool's trusted forms. */
export function checkForm({ pin, serverId, toolName }: RegistryEntry, hash: string): void {
  if (pin?.hash === hash || pin?.forms?.some((form) => form.hash === hash)) return;
  throw new DecisionError(
    `${JSON.stringify(`${serverId}:${toolName}`)} has no trusted form ${hash}: netmon registry show lists them`,
  );
}

/** Revokes one of several trusted forms, while the others stay trusted; the only form as `revocation` does. */
export function formRevocation(entry: RegistryEntry, hash: string, decider: Decider): Decision {
  const whole = revocation(entry, decider);
  if (!entry.pin?.forms) return whole;
  return { ...whole, onlyForm: hash, event: { ...whole.event, tool_hash: hash } as McpToolApproval };
}

function decision(
  { serverId, toolName, pin, status, detections, severity }: RegistryEntry,
  origin: "approved" | "revoked",
  trusted: Pick<StoredPin, "hash" | "definition" | "startedWith">,
  decider: Decider,
): Decision {
  const { decidedBy, uid, now } = decider;
  const previousHash = pin?.hash ?? "";
  return {
    pin: { serverId, toolName, ...trusted, pinnedAt: now.toISOString(), origin, decidedBy },
    event: {
      type: "mcp_tool_approval",
      timestamp: now.toISOString(),
      session_id: REGISTRY_SESSION,
      decision: origin,
      server_id: serverId,
      tool_name: toolName,
      tool_hash: origin === "approved" ? trusted.hash : previousHash,
      previous_hash: previousHash,
      status,
      decided_by: decidedBy,
      uid,
      origin: decider.origin,
      detections: [...detections],
      max_severity: severity,
    },
  };
}
