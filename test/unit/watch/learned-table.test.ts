/**
 * Learned addresses with a redirect: no address is open without it, whatever failed before, and no policy is half
 * applied if its redirects have no room.
 */
import { beforeEach, describe, expect, it } from "vitest";
import { LearnedNames } from "../../../src/dns/proxy/learned-names.ts";
import type { Redirect } from "../../../src/kernel/redirects.ts";
import { compileTable, emptyTable } from "../../../src/kernel/table/compile.ts";
import { Reconciler } from "../../../src/kernel/table/reconciler.ts";
import { RuleNames } from "../../../src/kernel/table/rule-names.ts";
import type { NameRule } from "../../../src/policy/name-rules.ts";
import { addressBytesOf } from "../../../src/registry/address.ts";
import { LearnedTable } from "../../../src/watch/names/learned-table.ts";
import { contents, MemoryRedirects, MemoryWriter, SETTINGS } from "../dns/proxy/memory-maps.ts";

const TCP = 6;
const ADDRESS = "192.0.2.1";
const LIMITS = { minTtlMs: 0, graceMs: 0, maxNames: 64, maxAddresses: 64, maxAddressesPerName: 64 };
const sniRule = (name: string, port: number): NameRule => ({
  ...{ source: `allow ${name}`, servers: [], host: name, name, wildcard: false },
  ...{ ports: [port], protocols: [TCP], action: "allow", sni: true },
});
const redirect = (address: string, port: number): Redirect => ({
  from: { addr: addressBytesOf(address), port, protocol: TCP },
  to: { addr: addressBytesOf("127.0.0.2"), port: 9000 },
  required: true,
});

let maps: MemoryRedirects;
let writer: MemoryWriter;
let learned: LearnedNames;
let learnedTable: LearnedTable;
/** Applies a policy of these rules for names. */
let use: (rules: readonly NameRule[]) => Promise<void>;

beforeEach(async () => {
  maps = new MemoryRedirects();
  writer = new MemoryWriter();
  learned = new LearnedNames(LIMITS);
  const ruleNames = new RuleNames();
  const reconciler = new Reconciler(writer, emptyTable(), 0, null);
  let last: Promise<unknown> = Promise.resolve();
  learnedTable = new LearnedTable({
    ...{ maps, ruleNames, reconciler, learned },
    redirects: {
      ofResolvers: () => [],
      at: (address) => learned.sniPortsAt(address).map((port) => redirect(address, port)),
    },
    exclusive: <T>(work: () => Promise<T>): Promise<T> => {
      const run = last.then(work);
      last = run.catch(() => {});
      return run;
    },
  });
  use = async (nameRules) => {
    learned.setRules(nameRules, LIMITS);
    const input = { rules: [], unixRules: [], servers: new Map(), localAddrs: [], canary: null };
    const table = compileTable(input, ruleNames);
    const written = learnedTable.over(table, {
      rules: { at: () => [], isNamed: () => false },
      ...{ servers: new Map(), nameRules },
    });
    await reconciler.apply(table, SETTINGS);
    await written();
  };
});

const tell = (name: string, ...addresses: string[]): void => {
  const told = { addresses: addresses.map((address) => ({ address, ttl: 60 })), aliases: [], via: [] };
  expect(learned.note(name, told, 0).kind).toBe("learned");
};
/** Ports of redirects in the kernel. */
const redirected = (): number[] =>
  [...maps.forward.keys()].map((key) => Buffer.from(key, "latin1").readUInt16BE(16)).sort();

describe("a learned address", () => {
  it("is not open without its redirect after one that had no room", async () => {
    await use([sniRule("a", 443)]);
    maps.maxRedirects = 0;
    tell("a", ADDRESS);
    await expect(learnedTable.put([ADDRESS])).rejects.toThrow("room for 0");
    expect(writer.table.rules.size).toBe(0);
    // another query for it, before anybody has taken the first one back
    maps.maxRedirects = 1;
    await learnedTable.put([ADDRESS]);
    expect(writer.table.rules.size).toBeGreaterThan(0);
    expect(redirected()).toEqual([443]);
  });

  it("has the redirects of the names that it is told for now", async () => {
    await use([sniRule("a", 443), sniRule("b", 8443)]);
    tell("a", ADDRESS);
    await learnedTable.put([ADDRESS]);
    expect(redirected()).toEqual([443]);
    learned.expire(61_000, new Set());
    tell("b", ADDRESS);
    await learnedTable.put([ADDRESS]);
    expect(redirected()).toEqual([8443]);
    tell("a", ADDRESS);
    await learnedTable.put([ADDRESS]);
    expect(redirected()).toEqual([443, 8443]);
    learned.expire(61_000, new Set());
    await learnedTable.put([ADDRESS]);
    expect(redirected()).toEqual([]);
    expect(writer.table.rules.size).toBe(0);
  });
});

it("refuses a policy whose redirects have no room before anything of it is written", async () => {
  await use([{ ...sniRule("a", 443), sni: false }]);
  tell("a", ADDRESS);
  await learnedTable.put([ADDRESS]);
  const before = contents(writer.table.rules);
  maps.maxRedirects = 0;
  await expect(use([sniRule("a", 443)])).rejects.toThrow("room for 0");
  expect(contents(writer.table.rules)).toEqual(before);
});
