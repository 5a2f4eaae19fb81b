/**
 * Resolves conflicts at an address that rules for names both deny and allow. The owner of a denied name chooses its
 * addresses, and could otherwise block any address. So a denial by name yields, at the ports in question, to an
 * allowance for another name or for the address itself. Among rules of the same name the stricter wins. Pure.
 *
 * Denials of an address or a range, and netmon's own (bypass.ts), never yield. Nor does any at an address of which something
 * is allowed that only a user under a ceiling allows.
 */
import { getOrInsert } from "../collections/get-or-insert.ts";
import type { NetworkRule } from "./network-rule.ts";

/** A denial that yields to an allowance. */
export interface OverriddenDenial {
  readonly denial: NetworkRule;
  readonly to: NetworkRule;
}

type PortProtocol = Pick<NetworkRule, "port" | "protocol">;

const ANY = 0;
/** TCP, UDP, SCTP, ICMP, ICMPv6: a denial of any protocol is split into these if one of them is allowed. */
const PROTOCOLS = [6, 17, 132, 1, 58];
const WITH_PORTS = [6, 17];

/** Returns the rules without the denials that yield. `given`: called for each of those. */
export function resolveConflicts(
  rules: readonly NetworkRule[],
  given: (one: OverriddenDenial) => void = () => {},
): readonly NetworkRule[] {
  const contested = new Set(rules.filter(isNamedDenial).map(addressOf));
  if (contested.size === 0) return rules;
  const groups = new Map<string, NetworkRule[]>();
  for (const rule of rules) {
    const address = rule.prefix === 128 ? addressOf(rule) : "";
    if (!contested.has(address)) continue;
    getOrInsert(groups, address, () => []).push(rule);
  }
  const settledRules = new Map<NetworkRule, readonly NetworkRule[]>();
  for (const group of groups.values()) settleAt(group, settledRules, given);
  return rules.flatMap((rule) => settledRules.get(rule) ?? [rule]);
}

/** Adds to `out` what remains of each rule of one address. */
function settleAt(
  rules: readonly NetworkRule[],
  out: Map<NetworkRule, readonly NetworkRule[]>,
  given: (one: OverriddenDenial) => void,
): void {
  const denials = rules.filter(isNamedDenial);
  if (rules.some(({ action, bounded }) => action === "allow" && bounded)) {
    for (const rule of rules) out.set(rule, [isNamedDenial(rule) ? withoutNames(rule) : { ...rule }]);
    return;
  }
  for (const rule of rules) if (!isNamedDenial(rule)) out.set(rule, withoutDenied(rule, denials));
  const allows = rules.flatMap((rule) => out.get(rule) ?? []).filter(({ action }) => action === "allow");
  for (const denial of denials) {
    const stronger = allows.filter(({ names }) => names === undefined || hasOther(names, denial.names));
    const [to, ...others] = stronger.filter((allow) => meets(allow, denial));
    if (to) given({ denial, to });
    // The denied server is at the address too.
    for (const allow of to ? [to, ...others] : [])
      allow.servers = [...new Set([...allow.servers, ...denial.servers])];
    out.set(denial, without(denial, stronger));
  }
}

/** A denial of the address itself, which never yields. */
function withoutNames({ names: _, ...denial }: NetworkRule): NetworkRule {
  return denial;
}

/** Returns the part of an allow rule for names that are not themselves denied there. */
function withoutDenied(rule: NetworkRule, denials: readonly NetworkRule[]): NetworkRule[] {
  if (rule.action !== "allow" || rule.names === undefined) return [{ ...rule }];
  const own = denials.filter((denial) => covers(denial, rule));
  if (own.length === 0) return [{ ...rule }];
  const names = new Set([...rule.names].filter((name) => !own.some((denial) => denial.names?.has(name))));
  return names.size === 0 ? [] : [{ ...rule, names }];
}

/**
 * Returns the rest of a denial. A denial of any port stays unchanged if single ports are allowed, since those have
 * their own entries.
 */
function without(denial: NetworkRule, allows: readonly NetworkRule[]): NetworkRule[] {
  if (allows.some((allow) => covers(allow, denial))) return [];
  const splits = allows.some((allow) => allow.port === ANY || allow.port === denial.port);
  if (denial.protocol !== ANY || !splits) return [denial];
  return (denial.port === ANY ? PROTOCOLS : WITH_PORTS)
    .map((protocol) => ({ ...denial, protocol }))
    .filter((piece) => !allows.some((allow) => covers(allow, piece)));
}

const isNamedDenial = ({ action, names, prefix }: NetworkRule): boolean =>
  action === "deny" && names !== undefined && prefix === 128;

const addressOf = ({ addr }: NetworkRule): string => Buffer.from(addr).toString("latin1");

const hasOther = (names: ReadonlySet<string>, denied: ReadonlySet<string> | undefined): boolean =>
  [...names].some((name) => !denied?.has(name));

const covers = (a: PortProtocol, b: PortProtocol): boolean =>
  (a.port === ANY || a.port === b.port) && (a.protocol === ANY || a.protocol === b.protocol);

const meets = (a: PortProtocol, b: PortProtocol): boolean =>
  (a.port === ANY || b.port === ANY || a.port === b.port) &&
  (a.protocol === ANY || b.protocol === ANY || a.protocol === b.protocol);
