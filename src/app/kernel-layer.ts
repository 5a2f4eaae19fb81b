/** Kernel layer of a session, with its reports: totals and levels for metrics, and whether enforcement is proven. */
import { zeroDnsCounters } from "../event/counters.ts";
import type { DnsCounters } from "../event/event.ts";
import type { Sources } from "../export/metrics/sources.ts";
import { unreachableProxy } from "../watch/coverage/coverage-check.ts";
import type { WatchOptions, WatchPorts } from "../watch/ports.ts";
import type { Attached } from "../watch/session-view.ts";
import { Watch } from "../watch/watch.ts";
import type { Recorder } from "./recording/recorder.ts";

/** `hasProxy`: whether the session's processes need the LLM proxy. Rejects as Watch.start does. */
export async function startKernelLayer(
  options: WatchOptions,
  recorder: Recorder,
  hasProxy: boolean,
  ports: Omit<WatchPorts, "emit" | "faults" | "faultCounts" | "notSeen">,
): Promise<{ watch: Watch; attached: Attached }> {
  const { emit, faults, sources } = recorder;
  const faultCounts = (): typeof recorder.faultCounts => recorder.faultCounts;
  const started = await Watch.start(options, {
    ...ports,
    emit,
    faults,
    faultCounts,
    notSeen: () => recorder.notSeen(),
  });
  const { watch } = started;
  sources.countTotals("kernel", () => ({ ...watch.counters() }));
  sources.verifiedBy(() => (watch.enforcing ? watch.proven : null));
  sources.measureLevel("coverage_holes", () => watch.holes.length);
  if (watch.dnsCounters() !== null) countDns(sources, watch);
  const unreachable = hasProxy ? unreachableProxy(watch.cgroupPath) : null;
  if (unreachable !== null) ports.log.warn(unreachable);
  return started;
}

/** Names and addresses come and go; all other counters of the resolver proxy only grow. */
function countDns(sources: Sources, watch: Watch): void {
  const now = (): DnsCounters => watch.dnsCounters() ?? zeroDnsCounters();
  sources.countTotals("dns", () => {
    const { names: _names, addresses: _addresses, shared_addresses: _shared, ...totals } = now();
    return totals;
  });
  sources.measureLevel("dns_names", () => now().names);
  sources.measureLevel("dns_addresses", () => now().addresses);
  sources.measureLevel("dns_shared_addresses", () => now().shared_addresses);
}
