/**
 * Decides whether the agent may use an MCP server. Pure.
 *
 * denied_servers and allowed_servers apply under every server_policy, but an entry of allowed_servers is required only
 * under `allowlist`. If both match, the more specific entry wins (an id over a pattern over a bare `*`), and between
 * equals the denial. So `denied_servers: [{id: "*"}]` means "deny what is not explicitly allowed", while a denied id
 * stays denied whatever is allowed.
 *
 * With fail_closed, an undeclared id is blocked.
 */

import { getOrInsert } from "../collections/get-or-insert.ts";
import { GlobIndex, hasWildcard } from "../collections/glob.ts";
import type { McpConfig, ServerRule } from "../config/config.ts";
import { type OtherNames, otherNamesOf, permittedNames } from "../registry/server-names.ts";

export type DecisionReason =
  | "policy_off" // enforce_policy is false
  | "allowed" // an entry of allowed_servers
  | "not_denied" // no entry matches
  | "server_denied" // an entry of denied_servers
  | "not_allowed" // server_policy is allowlist and no entry matches
  | "undeclared"; // fail_closed and not declared

export interface Decision {
  action: "allow" | "block";
  reason: DecisionReason;
  /** Path of the deciding entry, e.g. `sandbox.mcp.denied_servers[0]`; null: none decided. */
  rule: string | null;
  /** For a person. */
  text: string;
}

export interface ServerPolicy
  extends Pick<
    McpConfig,
    "enforce_policy" | "fail_closed" | "server_policy" | "allowed_servers" | "denied_servers"
  > {
  readonly declared: ReadonlySet<string>;
  /** A denial holds for these too. */
  readonly otherNames: OtherNames;
  /** The lists of the ceiling, which must allow the server too; null: none. */
  readonly within: ServerPolicy | null;
}

/** Returns the ids of all declared servers, including those of imported client configurations. */
export function declaredIdsOf({ servers }: McpConfig): string[] {
  return servers.map(({ id }) => id);
}

export function serverPolicy(
  mcp: McpConfig,
  declaredIds: Iterable<string> = declaredIdsOf(mcp),
  failClosed = mcp.fail_closed,
): ServerPolicy {
  const policy: ServerPolicy = {
    ...mcp,
    fail_closed: failClosed,
    declared: new Set(declaredIds),
    otherNames: otherNamesOf(mcp.servers),
    within: null,
  };
  // what is undeclared is refused by the policy itself
  const within = mcp.within && { ...policy, ...mcp.within, fail_closed: false };
  return within ? { ...policy, within } : policy;
}

interface Match {
  index: number;
  pattern: string;
  /** 2: the id itself; 1: a pattern; 0: `*`. */
  rank: number;
}

function rankOf(pattern: string): number {
  if (!hasWildcard(pattern)) return 2;
  return /^\*+$/.test(pattern) ? 0 : 1;
}

/** Keyed by list, because a list of rules never changes; a reload creates new ones. */
const indexes = new WeakMap<readonly ServerRule[], GlobIndex<number>>();

function indexOf(rules: readonly ServerRule[]): GlobIndex<number> {
  return getOrInsert(indexes, rules, () => new GlobIndex(rules.map((rule, i) => [rule.id, i] as const)));
}

/** Returns the most specific matching entry, the first of equals; null: none. */
function bestMatch(rules: readonly ServerRule[], id: string): Match | null {
  if (rules.length === 0) return null;
  let best: Match | null = null;
  for (const index of indexOf(rules).matching(id)) {
    const pattern = rules[index]?.id ?? "";
    const rank = rankOf(pattern);
    if (best === null || rank > best.rank || (rank === best.rank && index < best.index))
      best = { index, pattern, rank };
  }
  return best;
}

function bestDenial({ denied_servers, otherNames }: ServerPolicy, serverId: string): Match | null {
  if (denied_servers.length === 0) return null;
  let best = bestMatch(denied_servers, serverId);
  for (const name of otherNames(serverId)) {
    const found = bestMatch(denied_servers, name);
    if (found !== null && (best === null || found.rank > best.rank)) best = found;
  }
  return best;
}

/** Returns the entry for the id itself, or a more specific one for the id that it shares. */
function bestPermission(rules: readonly ServerRule[], serverId: string): Match | null {
  let best: Match | null = null;
  for (const name of permittedNames(serverId)) {
    const found = bestMatch(rules, name);
    if (found !== null && (best === null || found.rank > best.rank)) best = found;
  }
  return best;
}

export function decideServer(policy: ServerPolicy, serverId: string): Decision {
  const own = decideByLists(policy, serverId);
  if (policy.within === null || own.action === "block" || own.reason === "policy_off") return own;
  const above = decideByLists(policy.within, serverId);
  if (above.reason === "allowed") return own;
  return { ...above, rule: above.rule && ceilingRule(above.rule), text: `${above.text} (by the ceiling)` };
}

/** The name of a rule of the ceiling. */
export function ceilingRule(rule: string): string {
  return `ceiling.${rule}`;
}

function decideByLists(policy: ServerPolicy, serverId: string): Decision {
  const decided =
    (action: Decision["action"]) =>
    (reason: DecisionReason, rule: string | null, why: string): Decision => ({
      action,
      reason,
      rule: rule && `sandbox.mcp.${rule}`,
      text: `${JSON.stringify(serverId)}${why}`,
    });
  const [allow, block] = [decided("allow"), decided("block")];
  if (!policy.enforce_policy) return allow("policy_off", "enforce_policy", ": enforce_policy is false");
  const denied = bestDenial(policy, serverId);
  const allowed = bestPermission(policy.allowed_servers, serverId);
  if (denied && (allowed === null || denied.rank >= allowed.rank)) {
    const why = ` is denied by denied_servers (${JSON.stringify(denied.pattern)})`;
    return block("server_denied", `denied_servers[${denied.index}]`, why);
  }
  if (policy.fail_closed && !permittedNames(serverId).some((name) => policy.declared.has(name)))
    return block("undeclared", "fail_closed", " is not declared, and fail_closed is set");
  if (allowed) {
    const why = ` is allowed by allowed_servers (${JSON.stringify(allowed.pattern)})`;
    return allow("allowed", `allowed_servers[${allowed.index}]`, why);
  }
  if (policy.server_policy === "allowlist")
    return block("not_allowed", "server_policy", " is not in allowed_servers");
  return allow("not_denied", null, " is not denied");
}
