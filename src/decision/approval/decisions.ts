/**
 * What a person decides about a definition: it is trusted, or its tool is not trusted any more. Running
 * shims, gateways and proxies read pins again within 10 s.
 *
 * Direction of failure: closed. What is approved is the definition that was shown, by its hash: where the
 * server has changed it meanwhile, the tool counts as changed. A decision that cannot be recorded is not made.
 */
import type { McpToolApproval } from "../../event/event.ts";
import type { Decision } from "../../store/tools.ts";
import type { RegistryEntry } from "./entries.ts";

/** Decisions hold for every session that shares the store; their events are in one of this name. */
export const REGISTRY_SESSION = "registry";

/** Message for people. */
export class DecisionError extends Error {
  override readonly name = "DecisionError";
}

export interface Decider {
  decidedBy: string;
  uid: number;
  origin: McpToolApproval["origin"];
  now: Date;
}

/** `hash`: what the definition must be. Throws DecisionError. */
export function checkApproval({ seen, serverId, toolName }: RegistryEntry, hash: string | undefined): void {
  const name = `${serverId}:${toolName}`;
  if (seen === null)
    throw new DecisionError(`${JSON.stringify(name)} is no longer listed by its server: nothing to approve`);
  if (hash !== undefined && hash !== seen.hash)
    throw new DecisionError(
      `${JSON.stringify(name)} is ${seen.hash} now, not ${hash}: look at it again before you approve it`,
    );
}

/** Pins the definition seen last. Throws DecisionError where there is none. */
export function approval(entry: RegistryEntry, decider: Decider): Decision {
  checkApproval(entry, undefined);
  const { hash = "", definition = "" } = entry.seen ?? {};
  return decision(entry, "approved", { hash, definition }, decider);
}

/** Takes the trust away, also from the definitions that come: nothing has the hash of the pin that is left. */
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
