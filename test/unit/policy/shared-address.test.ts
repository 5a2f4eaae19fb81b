/** Rules for an address shared by a denied name and an allowed one. */
import { expect, it } from "vitest";
import { compileTable } from "../../../src/kernel/table/compile.ts";
import { kernelModel } from "../../../src/kernel/table/kernel-model.ts";
import { RuleNames } from "../../../src/kernel/table/rule-names.ts";
import { merged } from "../../../src/policy/merged.ts";
import type { NetworkRule } from "../../../src/policy/network-rule.ts";
import { resolveConflicts } from "../../../src/policy/shared-address.ts";
import { addressBytesOf } from "../../../src/registry/address.ts";

const ADDRESS = "192.0.2.1";

/** `deny tracker :443/6`: action, names (`-`: for the address itself), port and protocol (0: any). */
function rule(text: string): NetworkRule {
  const [action, names = "", port = "", prefix = "128"] = text.split(" ");
  const [, number, protocol] = /^:(\d+)\/(\d+)$/.exec(port) ?? [];
  return {
    ...{ source: text, servers: [], host: names, addr: addressBytesOf(ADDRESS), prefix: Number(prefix) },
    ...{ port: Number(number), protocol: Number(protocol), action: action as "allow" | "deny" },
    ...(names !== "-" && { names: new Set(names.split(",")) }),
  };
}

/** The permitted ones of TCP and UDP at 443 and 80. */
function open(...texts: string[]): string[] {
  const rules = merged(resolveConflicts(texts.map(rule)));
  const input = { rules, unixRules: [], servers: new Map(), localAddrs: [], canary: null };
  const judge = kernelModel(compileTable(input, new RuleNames()), false);
  return ["443/6", "443/17", "80/6", "80/17"].filter((place) => {
    const [port = 0, protocol = 0] = place.split("/").map(Number);
    return judge(addressBytesOf(ADDRESS), port, protocol).permitted;
  });
}

it.each([
  { what: "a denial alone closes", rules: ["deny tracker :0/0"], left: [] },
  {
    what: "another name stays, at its ports",
    rules: ["deny tracker :0/0", "allow api :443/6"],
    left: ["443/6"],
  },
  { what: "in any order", rules: ["allow api :443/6", "deny tracker :0/0"], left: ["443/6"] },
  {
    what: "all its ports",
    rules: ["deny tracker :443/0", "allow api :0/0"],
    left: ["443/6", "443/17", "80/6", "80/17"],
  },
  { what: "one protocol of all", rules: ["deny tracker :0/0", "allow api :0/6"], left: ["443/6", "80/6"] },
  {
    what: "one protocol of a port",
    rules: ["deny tracker :443/0", "allow api :443/17"],
    left: ["443/17", "80/6", "80/17"],
  },
  {
    what: "a rule for the address stays",
    rules: ["deny tracker :0/0", "allow - :53/17", "allow - :443/6"],
    left: ["443/6"],
  },
  {
    what: "of one name the stricter wins",
    rules: ["deny t :443/0", "allow t :0/0"],
    left: ["80/6", "80/17"],
  },
  {
    what: "a denied name that is below an allowed wildcard",
    rules: ["deny t :0/0", "allow t :443/6"],
    left: [],
  },
  { what: "and another one below it", rules: ["deny t :0/0", "allow t,api :443/6"], left: ["443/6"] },
  {
    what: "two denied names do not help each other",
    rules: ["deny t :0/0", "deny u :0/0", "allow t :443/6"],
    left: [],
  },
  {
    what: "two denied names do not close another",
    rules: ["deny t :0/0", "deny u :443/0", "allow api :443/6"],
    left: ["443/6"],
  },
  { what: "a denied address is denied", rules: ["deny - :0/0", "allow api :443/6"], left: [] },
  {
    what: "a denied address beside a denied name",
    rules: ["deny - :0/0", "deny t :0/0", "allow api :443/6"],
    left: [],
  },
  { what: "an allowed range does not open it", rules: ["deny t :0/0", "allow - :443/6 104"], left: [] },
])("$what", ({ rules, left }) => {
  expect(open(...rules)).toEqual(left);
});

it("is told", () => {
  const given: string[] = [];
  resolveConflicts([rule("deny tracker :0/0"), rule("allow api :443/6")], ({ denial, to }) =>
    given.push(`${denial.source} < ${to.source}`),
  );
  expect(given).toEqual(["deny tracker :0/0 < allow api :443/6"]);
});
