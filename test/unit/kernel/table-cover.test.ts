/** An exact rule is decided without the ranges: a range that refuses it must be written into it. */
import { expect, it } from "vitest";
import { decodeRule, encodeRuleKey, RuleAction } from "../../../src/kernel/layout.ts";
import { compileTable } from "../../../src/kernel/table/compile.ts";
import { RuleNames } from "../../../src/kernel/table/rule-names.ts";
import type { NetworkRule } from "../../../src/policy/network-rule.ts";
import { addressBytesOf } from "../../../src/registry/address.ts";

const ADDRESS = addressBytesOf("10.1.2.3");
const rule = (source: string, action: "allow" | "deny", where: Partial<NetworkRule>): NetworkRule => ({
  source,
  servers: [],
  host: null,
  addr: ADDRESS,
  prefix: 128,
  port: 443,
  protocol: 6,
  action,
  ...where,
});

/** The source of the exact entry for 10.1.2.3:443/tcp and what it does. */
function exactEntry(rules: NetworkRule[]): [string | undefined, number] {
  const ruleNames = new RuleNames();
  const table = compileTable(
    { rules, unixRules: [], servers: new Map(), localAddrs: [], canary: null },
    ruleNames,
  );
  const value = table.rules.get(encodeRuleKey(ADDRESS, 443, 6));
  if (value === undefined) throw new Error("no exact entry");
  const { rule: id, action } = decodeRule(value);
  return [ruleNames.rule(id)?.source, action];
}

const network = addressBytesOf("10.1.0.0");
it.each([
  ["of its protocol and port", { addr: network, prefix: 112 }],
  ["of its protocol, any port", { addr: network, prefix: 112, port: 0 }],
  ["of any protocol and port", { addr: network, prefix: 112, port: 0, protocol: 0 }],
  ["of everything", { addr: new Uint8Array(16), prefix: 0, port: 0, protocol: 0 }],
  ["that is its own address, any port", { port: 0, protocol: 0 }],
])("a denied range %s denies an allowed address in it", (_what, range) => {
  expect(exactEntry([rule("exact", "allow", {}), rule("range", "deny", range)])).toEqual([
    "range",
    RuleAction.deny,
  ]);
});

it.each([
  ["of another port", { addr: network, prefix: 112, port: 80 }],
  ["of another protocol", { addr: network, prefix: 112, protocol: 17 }],
  ["beside it", { addr: addressBytesOf("10.2.0.0"), prefix: 112, port: 0, protocol: 0 }],
])("a denied range %s does not", (_what, range) => {
  expect(exactEntry([rule("exact", "allow", {}), rule("range", "deny", range)])).toEqual([
    "exact",
    RuleAction.allow,
  ]);
});

it("an allowed range does not open a denied address", () => {
  const range = rule("range", "allow", { addr: network, prefix: 112, port: 0, protocol: 0 });
  expect(exactEntry([rule("exact", "deny", {}), range])).toEqual(["exact", RuleAction.deny]);
});
