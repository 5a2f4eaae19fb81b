/** Merges rules for the same destination into one rule that names all their servers. Pure; keeps the order. */
import { getOrInsert } from "../collections/get-or-insert.ts";
import { addressKey, isThisHost } from "../registry/address.ts";
import type { NetworkRule } from "./network-rule.ts";

/** Several rules for one destination. */
interface SharedPlace {
  /** The rule that decides. */
  deciding: NetworkRule;
  servers: string[];
  /** Whether all the rules are exact. */
  exact: boolean;
  /** Names of the rules with the deciding action, if all of those have names. */
  names: ReadonlySet<string> | undefined;
  /** Addresses that already have their rule; several only for this host. */
  seen: Set<number | string>;
}

const THIS_HOST = "this host";

/** Returns one rule for each address, prefix, port and protocol, with all servers and the stricter verdict. */
export function merged(rules: readonly NetworkRule[]): NetworkRule[] {
  const groups = new Map<number, Map<number | string, number>>();
  const shared = new Map<number, SharedPlace>();
  /** For each rule, the index of the first rule for the same destination. */
  const firsts = rules.map((rule, i) => {
    const kind = (rule.port * 256 + rule.protocol) * 129 + rule.prefix;
    const group = getOrInsert(groups, kind, () => new Map());
    const key = rule.prefix === 128 && isThisHost(rule.addr) ? THIS_HOST : addressKey(rule.addr);
    const first = group.get(key);
    if (first === undefined) {
      group.set(key, i);
      return i;
    }
    const there = rules[first] as NetworkRule;
    const entry = shared.get(first) ?? {
      deciding: there,
      servers: there.servers,
      exact: there.exact === true,
      names: there.names,
      seen: new Set(),
    };
    shared.set(first, entry);
    entry.exact &&= rule.exact === true;
    if (entry.deciding.action === "allow" && rule.action === "deny") {
      entry.deciding = rule;
      entry.names = rule.names;
    } else if (entry.deciding.action === rule.action) {
      entry.names = entry.names && rule.names && new Set([...entry.names, ...rule.names]);
    }
    const others = rule.servers.filter((id) => !entry.servers.includes(id));
    if (others.length > 0) entry.servers = [...entry.servers, ...others];
    return first;
  });
  if (shared.size === 0) return [...rules];
  const out: NetworkRule[] = [];
  rules.forEach((rule, i) => {
    const entry = shared.get(firsts[i] as number);
    if (!entry) {
      out.push(rule);
      return;
    }
    const address = addressKey(rule.addr);
    if (entry.seen.has(address)) return;
    entry.seen.add(address);
    const { source, host, action } = entry.deciding;
    const { exact: _own, names: _names, ...there } = rule;
    const exact = entry.exact && { exact: true };
    const names = entry.names && { names: entry.names };
    out.push({ ...there, source, host, action, servers: entry.servers, ...exact, ...names });
  });
  return out;
}
