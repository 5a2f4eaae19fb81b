/**
 * A person's decisions about definitions: to trust one, or to no longer trust a tool. Running shims, gateways and
 * proxies read pins again within 10 s.
 *
 * Fails closed. An approval applies to the definition that was shown, by its hash: if the server has changed it
 * meanwhile, the tool counts as changed. A decision that cannot be recorded is not made.
 */
import type { McpToolApproval } from "../../event/event.ts";
import type { Decision } from "../../store/tools.ts";
import type { RegistryEntry } from "./entries.ts";

/** Session id of events about decisions, which apply to every session that shares the store. */
export const REGISTRY_SESSION = "registry";

/** The message is for people. */
export class DecisionError extends Error {
  override readonly name = "DecisionError";
}

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
  const { hash = "", definition = "" } = entry.seen ?? {};
  return decision(entry, "approved", { hash, definition }, decider);
}

/** Revokes the trust, for later definitions too: none has the empty hash of the pin that stays. */
export function revocation(entry: RegistryEntry, decider: Decider): Decision {
  return decision(entry, "revoked", { hash: "", definition: entry.pin?.definition ?? "" }, decider);
}

function decision(
  { serverId, toolName, pin, status, detections, severity }: RegistryEntry,
  origin: "approved" | "revoked",
  trusted: { hash: string; definition: string },
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
