/**
 * A session attached without a watch: the programs and the table, without a reader of the ring and, by default,
 * without events. For measurements that `netmon watch` has no option for.
 */

import { HelperClient } from "../../src/kernel/helper/client.ts";
import { SettingFlag } from "../../src/kernel/layout.ts";
import { KernelSession } from "../../src/kernel/session.ts";
import { type Canary, compileTable, emptyTable } from "../../src/kernel/table/compile.ts";
import { Reconciler } from "../../src/kernel/table/reconciler.ts";
import { RuleNames } from "../../src/kernel/table/rule-names.ts";
import { cgroupId } from "../../src/kernel/target/cgroup2.ts";
import { addressBytesOf } from "../../src/registry/address.ts";
import { type EffectivePolicy, settingsInput, tableInput } from "../../src/watch/policy/policy.ts";

/** A canary without a listener: its entries count like those of a watch. */
export const CANARY: Canary = {
  addr: addressBytesOf("127.110.101.116"),
  addr6: addressBytesOf("100::6e65:746d"),
  port: 9,
  egressPort: 10,
  rawProtocol: 200,
};

export async function attachDirectly(
  cgroup: string,
  policy: EffectivePolicy,
  options: { events: boolean },
): Promise<KernelSession> {
  const session = await KernelSession.load(
    { client: await HelperClient.start({ log: () => {} }), shared: false },
    policy.capacities,
  );
  try {
    const id = cgroupId(cgroup);
    const settings = settingsInput(policy, { cgroup: { id, level: 0 }, canary: CANARY, eventsAll: false });
    if (!options.events) settings.flags |= SettingFlag.noEvents;
    await new Reconciler(session.maps, emptyTable(), 0, null).apply(
      compileTable(tableInput(policy, [], CANARY), new RuleNames()),
      settings,
    );
    await session.attach({ path: cgroup, id, linkDir: null, allowRootCgroup: false });
    return session;
  } catch (error) {
    await session.close();
    throw error;
  }
}
