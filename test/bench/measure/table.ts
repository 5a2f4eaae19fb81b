/**
 * The table: writing 100,000 addresses into the kernel, and changing one address.
 *
 * Sync: from the parsed config until all of it is in force, in a session that is attached and has no rules; the
 * kernel's entries are counted afterwards. Parsing is a separate figure.
 * Change: from the new address of a server's host in the registry to the first refused connect(2) in the session.
 * The client is on the other CPU and tries continuously.
 */
import { readFileSync } from "node:fs";
import { oneAtATime } from "../../../src/async/serial-queue.ts";
import { ConfigFiles } from "../../../src/clients/session-config.ts";
import { LearnedNames } from "../../../src/dns/proxy/learned-names.ts";
import { compileTable, emptyTable } from "../../../src/kernel/table/compile.ts";
import { Reconciler } from "../../../src/kernel/table/reconciler.ts";
import { RuleNames } from "../../../src/kernel/table/rule-names.ts";
import { cgroupId } from "../../../src/kernel/target/cgroup2.ts";
import { LearnedTable } from "../../../src/watch/names/learned-table.ts";
import { settingsInput, tableInput } from "../../../src/watch/policy/policy.ts";
import type { Arena } from "../arena.ts";
import { attachDirectly, CANARY } from "../direct-session.ts";
import { type Figure, figure, percentile } from "../figure.ts";
import { type ConfigOptions, policySource } from "../policy.ts";
import { RULES } from "./connect.ts";

const SYNC_ROUNDS = 7;
const SYNC_AIM_S = 0.3;
const CHANGES = 200;
const CHANGE_AIM_MS = 5;
const HOST = "target.bench.invalid";
const LIMITS = { minTtlMs: 0, graceMs: 0, maxNames: 0, maxAddresses: 0, maxAddressesPerName: 0 };

export async function measureSync(arena: Arena): Promise<Figure[]> {
  const cgroup = arena.cgroup("sync");
  const file = arena.file("sync.yaml");
  const full: ConfigOptions = { mode: "enforce", ...RULES };
  const none = await policySource(arena.file("none.yaml"), { ...full, addresses: 0, ranges: 0 }, cgroup);
  const source = await policySource(file, full, cgroup);
  const seconds = {
    parse: [] as number[],
    policy: [] as number[],
    compile: [] as number[],
    write: [] as number[],
  };
  const whole: number[] = [];
  try {
    for (let round = 0; round < SYNC_ROUNDS; round++) {
      const session = await attachDirectly(cgroup, none.policy(), { events: true });
      try {
        const reconciler = new Reconciler(
          session.maps,
          await session.maps.read(),
          1,
          session.maps.settings(),
        );
        const start = performance.now();
        const policy = source.policy();
        const decided = performance.now();
        const table = compileTable(tableInput(policy, [], CANARY), new RuleNames());
        const compiled = performance.now();
        await reconciler.apply(
          table,
          settingsInput(policy, {
            cgroup: { id: cgroupId(cgroup), level: 0 },
            canary: CANARY,
            eventsAll: false,
          }),
        );
        const done = performance.now();
        const held = await session.maps.read();
        if (held.rules.size < RULES.addresses || held.ranges.size < RULES.ranges)
          throw new Error(`the kernel holds ${held.rules.size} addresses and ${held.ranges.size} ranges`);
        seconds.policy.push((decided - start) / 1000);
        seconds.compile.push((compiled - decided) / 1000);
        seconds.write.push((done - compiled) / 1000);
        whole.push((done - start) / 1000);
      } finally {
        await session.close();
      }
      if (round < 3) {
        const start = performance.now();
        new ConfigFiles({ config: file, mcpConfigs: [], env: {} }).load();
        seconds.parse.push((performance.now() - start) / 1000);
      }
    }
  } finally {
    source.close();
    none.close();
  }
  const s = { unit: " s" };
  const bytes = (readFileSync(file).length / 1e6).toFixed(1);
  return [
    figure("sync of 100,000 addresses, parsed config to in force", whole, { ...s, aim: SYNC_AIM_S }),
    figure("of it: rules from config and registry", seconds.policy, s),
    figure("of it: table compiled", seconds.compile, s),
    figure("of it: compared and written to the kernel", seconds.write, s),
    figure(`before it: reading and checking the YAML (${bytes} MB)`, seconds.parse, s),
  ];
}

async function changes(
  arena: Arena,
  addresses: number,
  count: number,
): Promise<{ applied: number[]; refused: number[] }> {
  const cgroup = arena.cgroup("change");
  const options: ConfigOptions = { mode: "enforce", denied: true, host: HOST, addresses, ranges: 0 };
  const source = await policySource(arena.file(`change-${addresses}.yaml`), options, cgroup);
  const session = await attachDirectly(cgroup, source.policy(), { events: false });
  const client = arena.start("agent", ["await-refusal", cgroup]);
  const applied: number[] = [];
  const refused: number[] = [];
  try {
    const ruleNames = new RuleNames();
    const context = { cgroup: { id: cgroupId(cgroup), level: 0 }, canary: CANARY, eventsAll: false };
    const reconciler = new Reconciler(session.maps, emptyTable(), 1, session.maps.settings());
    const policy = source.policy();
    const table = compileTable(tableInput(policy, [], CANARY), ruleNames);
    const learnedTable = new LearnedTable({
      ...{ maps: session.maps, ruleNames, reconciler, learned: new LearnedNames(LIMITS) },
      redirects: { ofResolvers: () => [], at: () => [] },
      exclusive: oneAtATime(),
    });
    const base = { rules: policy.rules, servers: policy.servers, nameRules: policy.names };
    const written = learnedTable.over(table, base, policy.rules.addressesOfNames());
    await reconciler.apply(table, settingsInput(policy, context));
    await written();
    let inForce: (at: bigint) => void = () => {};
    source.onChange(
      ({ addresses: moved }) =>
        void learnedTable.put([...moved]).then(() => inForce(process.hrtime.bigint())),
    );
    for (let n = 0; n < count; n++) {
      const address = `10.99.0.${4 + (n % 250)}`; // on the link, so that connect(2) finds a route
      await client.ask(address);
      const done = new Promise<bigint>((resolve) => {
        inForce = resolve;
      });
      const start = process.hrtime.bigint();
      source.registry.setAddresses(HOST, [address]);
      applied.push(Number((await done) - start) / 1e6);
      refused.push((Number(await client.line()) - Number(start)) / 1e6);
    }
  } finally {
    await client.stop();
    await session.close();
    source.close();
  }
  return { applied, refused };
}

export async function measureLatency(arena: Arena): Promise<Figure[]> {
  const small = await changes(arena, 1000, CHANGES);
  const large = await changes(arena, 100_000, CHANGES);
  const ms = { unit: " ms" };
  return [
    figure("one changed address to the first refused connect, 1,000 rules", small.refused, ms),
    figure("the same, 99th percentile", [percentile(small.refused, 0.99)], { ...ms, aim: CHANGE_AIM_MS }),
    figure("the same, as netmon sees it (the change is in force)", small.applied, ms),
    figure("one changed address to the first refused connect, 100,000 rules", large.refused, ms),
    figure("the same, 99th percentile", [percentile(large.refused, 0.99)], { ...ms, aim: CHANGE_AIM_MS }),
    figure("the same, as netmon sees it (the change is in force)", large.applied, ms),
  ];
}
