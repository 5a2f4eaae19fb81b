/**
 * What the agent asked its resolvers and what became of it, over the runs of the kernel layer. Direction of failure: runs
 * without a recorded end have no counters; report.blindness counts those.
 */
import type { DnsCounters } from "../../event/event.ts";
import type { LayerRun } from "./layer-runs.ts";

/** Sums; docs/dns.md says what each is. */
export type NamesReport = Omit<DnsCounters, "names" | "addresses" | "shared_addresses">;

/** null: names were not learned in any run whose end is recorded. */
export function namesReport(runs: readonly Pick<LayerRun, "stop">[]): NamesReport | null {
  let total: NamesReport | null = null;
  for (const { stop } of runs) {
    if (stop?.type !== "netmon_stopped" || stop.dns === undefined) continue;
    const { names: _names, addresses: _addresses, shared_addresses: _shared, ...counters } = stop.dns;
    const before: NamesReport | null = total;
    total = before === null ? counters : sum(before, counters);
  }
  return total;
}

function sum(a: NamesReport, b: NamesReport): NamesReport {
  const keys = Object.keys(a) as (keyof NamesReport)[];
  return Object.fromEntries(keys.map((key) => [key, a[key] + b[key]])) as unknown as NamesReport;
}
