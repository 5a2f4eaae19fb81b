/**
 * What the kernel layer of a session gives to metrics and to readiness. Direction of failure: a layer that is not attached
 * yet, or not proven where it enforces, is not ready.
 */

import { zeroDnsCounters } from "../../event/counters.ts";
import type { DnsCounters } from "../../event/event.ts";
import type { Sources } from "../../export/metrics/sources.ts";
import type { Watch } from "./watch.ts";

/** Before the start: the session is not ready until `running` gives a layer without a problem. */
export function requireKernel(sources: Sources, running: () => Pick<Watch, "problem"> | null): void {
  sources.require("kernel", () => {
    const watch = running();
    return watch === null ? "not attached yet" : watch.problem;
  });
}

export function countKernel(sources: Sources, watch: Watch): void {
  sources.countTotals("kernel", () => ({ ...watch.counters() }));
  sources.verifiedBy(() => watch.verified);
  countDns(sources, watch);
}

/** Names and addresses come and go; all else the resolver proxy counts only grows. */
function countDns(sources: Sources, watch: Watch): void {
  if (watch.dnsCounters() === null) return;
  const now = (): DnsCounters => watch.dnsCounters() ?? zeroDnsCounters();
  sources.countTotals("dns", () => {
    const { names: _names, addresses: _addresses, shared_addresses: _shared, ...totals } = now();
    return totals;
  });
  sources.measureLevel("dns_names", () => now().names);
  sources.measureLevel("dns_addresses", () => now().addresses);
  sources.measureLevel("dns_shared_addresses", () => now().shared_addresses);
}
