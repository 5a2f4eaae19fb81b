/**
 * Addresses that names get and lose: only the entries at these addresses are compiled, compared and written, and the
 * table equals a compilation of the whole.
 */
import { describe, expect, it } from "vitest";
import { parseConfig } from "../../../src/config/parse.ts";
import { compileTable, emptyTable, type TableContents } from "../../../src/kernel/table/compile.ts";
import { joined } from "../../../src/kernel/table/diff.ts";
import type { PolicyMap } from "../../../src/kernel/table/entries.ts";
import { Overlay } from "../../../src/kernel/table/overlay.ts";
import { Reconciler } from "../../../src/kernel/table/reconciler.ts";
import { RuleNames } from "../../../src/kernel/table/rule-names.ts";
import { type NetworkInput, NetworkRules, nameRules } from "../../../src/policy/network.ts";
import type { NetworkRule } from "../../../src/policy/network-rule.ts";
import { decideServer, serverPolicy } from "../../../src/policy/server.ts";
import { Registry } from "../../../src/registry/registry.ts";
import { contents, MemoryWriter, SETTINGS } from "../dns/proxy/memory-maps.ts";

class CountingWriter extends MemoryWriter {
  /** Bytes of keys in each call. */
  calls: number[] = [];

  override async update(map: PolicyMap, keys: Buffer, values: Buffer): Promise<void> {
    this.calls.push(keys.length);
    await super.update(map, keys, values);
  }

  override async remove(map: PolicyMap, keys: Buffer): Promise<void> {
    this.calls.push(keys.length);
    await super.remove(map, keys);
  }
}

/** A policy in force, with the names' addresses of the registry. */
class Session {
  readonly registry = new Registry();
  readonly writer = new CountingWriter();
  /** Entries of the deny list that were read. */
  read = 0;
  readonly #ruleNames = new RuleNames();
  readonly #rules: NetworkRules;
  readonly #reconciler = new Reconciler(this.writer, emptyTable(), 0, null);
  readonly #table: TableContents;
  readonly #overlay: Overlay;

  constructor(yaml: string) {
    const config = parseConfig("x", yaml);
    const { mcp, network } = config.sandbox;
    this.registry.declareServers(mcp.servers);
    const policy = serverPolicy(mcp, this.registry.declaredIds());
    const deny = new Proxy([...network.deny], {
      get: (list, key) => {
        if (typeof key === "string" && /^\d+$/.test(key)) this.read++;
        return Reflect.get(list, key) as unknown;
      },
    });
    const input: NetworkInput = {
      config: { ...config, sandbox: { mcp, network: { ...network, deny } } },
      endpoints: this.registry.endpoints(),
      decisions: new Map(this.registry.declaredIds().map((id) => [id, decideServer(policy, id)])),
      addressesOf: (host) => this.registry.addressesOfHost(host),
      hostsAt: (address) => this.registry.hostsOfAddress(address),
      resolvers: [],
    };
    this.#rules = new NetworkRules(input);
    this.#table = this.compiled();
    const base = { rules: this.#rules, servers: new Map(), nameRules: nameRules(input) };
    this.#overlay = new Overlay(this.#table, base, this.#ruleNames);
  }

  /** All rules as they are now, one after the other or at once. */
  compiled(rules: Iterable<NetworkRule> = this.#rules.each()): TableContents {
    const input = { unixRules: [], servers: new Map(), localAddrs: [], canary: null };
    return compileTable({ ...input, rules }, this.#ruleNames);
  }

  compiledAtOnce(): TableContents {
    return this.compiled(this.#rules.all());
  }

  async start(): Promise<void> {
    await this.#reconciler.apply(this.#table, SETTINGS);
  }

  /** Gives a name these addresses. */
  async move(host: string, addresses: readonly string[]): Promise<void> {
    if ([...addresses].sort().join() === this.registry.addressesOfHost(host).join()) return;
    const told = new Promise<ReadonlySet<string>>((resolve) => {
      const end = this.registry.onChange((change) => {
        end();
        resolve(change.addresses);
      });
    });
    this.registry.setAddresses(host, addresses);
    const changes = [...(await told)].map((address) => this.#overlay.change(address, []));
    await this.#reconciler.patch(() => joined(changes.map(({ diff }) => diff)));
    for (const { done } of changes) done();
  }
}

function generator(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const ADDRESSES = ["10.0.0.1", "10.0.0.2", "10.0.1.1", "2001:db8::1", "192.0.2.7"];
const HOSTS = ["a.example", "b.example", "c.example", "d.example"];
const PLACES = [...HOSTS, ...ADDRESSES, "10.0.0.0/24", "10.0.0.0/16", "*", "0.0.0.0/0"];
const FORMS = ["", ":443", ":443/tcp", ":80-81/udp"];

const sorted = ({ rules, ranges, rangeClasses }: TableContents): unknown => [
  contents(rules),
  contents(ranges),
  rangeClasses,
];

describe("addresses of names", () => {
  it("make the table that compiling everything would", async () => {
    const below = generator(16);
    const pick = <T>(list: readonly T[]): T => list[below(list.length)] as T;
    const list = (): string =>
      JSON.stringify(
        Array.from({ length: below(5) }, () => {
          const place = pick(PLACES);
          const form = pick(FORMS);
          return place.includes(":") && form !== "" ? `[${place}]${form}` : `${place}${form}`;
        }).filter((text) => !/\/\d+:/.test(text)),
      );
    let entries = 0;
    for (let round = 0; round < 80; round++) {
      const servers = HOSTS.slice(0, below(4)).map((host, i) => `{id: s${i}, url: "https://${host}"}`);
      const denied = below(2) ? ", denied_servers: [{id: s0}]" : "";
      const session = new Session(
        `sandbox: {mcp: {servers: [${servers.join(", ")}]${denied}}, network: {allow: ${list()}, deny: ${list()}, resolvers: []}}`,
      );
      await session.start();
      for (let step = 0; step < 12; step++) {
        await session.move(
          pick(HOSTS),
          ADDRESSES.filter(() => below(3) === 0).concat(step === 0 ? ["198.51.100.9"] : []),
        );
        const whole = session.compiled();
        expect(sorted(whole)).toEqual(sorted(session.compiledAtOnce()));
        for (const map of ["rules", "ranges"] as const)
          expect(contents(session.writer.table[map])).toEqual(contents(whole[map]));
        entries += whole.rules.size + whole.ranges.size;
      }
    }
    expect(entries).toBeGreaterThan(3000);
  });

  it("cost the same with 100,000 rules as with 100", async () => {
    const costs: { read: number; calls: number[] }[] = [];
    for (const size of [100, 100_000]) {
      const deny = Array.from(
        { length: size },
        (_, n) => `20.${n >> 16}.${(n >> 8) & 255}.${n & 255}:443/tcp`,
      );
      const session = new Session(
        `sandbox: {mcp: {servers: [{id: a, url: "https://a.example"}], denied_servers: [{id: a}]}, network: {resolvers: [], deny: ${JSON.stringify(deny)}}}`,
      );
      await session.start();
      await session.move("a.example", ["192.0.2.1"]);
      session.read = 0;
      session.writer.calls = [];
      await session.move("a.example", ["20.0.0.5"]);
      costs.push({ read: session.read, calls: session.writer.calls });
    }
    const [few, many] = costs;
    expect(many).toEqual(few);
    // the one entry that was there is read, before and after; TCP and UDP come and go
    expect(many?.read).toBeLessThanOrEqual(4);
    expect(many?.calls).toEqual([40, 40]);
  });
});
