/** The lists of sandbox.mcp that do not just add up: who is allowed, and what a person is asked about. Pure. */
import type { AskRule, Config, McpConfig, PermissionLists } from "../config.ts";
import { keyOf, same } from "./direction.ts";

/** The lists of the ceiling beside which the user's own hold; undefined: they are the same. */
export function listsWithin(ceiling: McpConfig, own: McpConfig): PermissionLists | undefined {
  const lists = listsOf(ceiling);
  return same(lists, listsOf(own)) ? undefined : lists;
}

function listsOf(mcp: McpConfig): PermissionLists {
  const { server_policy, allowed_servers, denied_servers, tool_policy, allowed_tools } = mcp;
  return { server_policy, allowed_servers, denied_servers, tool_policy, allowed_tools };
}

/**
 * Rules of both sides. One that asks about what would be refused without it, as its server is not declared or the
 * definition has changed, holds only if the other side has it too, or would not refuse that.
 */
export function askRules(ceiling: Config, own: Config): readonly AskRule[] {
  const [a, b] = [ceiling.sandbox.mcp, own.sandbox.mcp];
  if (same(a.ask, b.ask)) return a.ask;
  const [theirs, users] = [new Set(a.ask.map(keyOf)), new Set(b.ask.map(keyOf))];
  const holds = (rule: AskRule, other: McpConfig, keys: ReadonlySet<string>): boolean =>
    keys.has(keyOf(rule)) ||
    ((!rule.undeclared || !other.fail_closed) && (!rule.changed || !refusesChanged(other)));
  return [
    ...a.ask.filter((rule) => holds(rule, b, users)),
    ...b.ask.filter((rule) => !theirs.has(keyOf(rule)) && holds(rule, a, theirs)),
  ];
}

const refusesChanged = ({ version_pinning: { enabled, on_change } }: McpConfig): boolean =>
  enabled && on_change === "block";
