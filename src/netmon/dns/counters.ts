/** What the resolver proxy did, in exact numbers since the start. docs/dns.md describes each. */
import type { DnsCounters } from "../../event/event.ts";

export type { DnsCounters } from "../../event/event.ts";

export function zeroDnsCounters(): DnsCounters {
  return {
    queries: 0,
    answers: 0,
    other_names: 0,
    refused: 0,
    no_room: 0,
    unreadable: 0,
    unasked: 0,
    timeouts: 0,
    unreachable: 0,
    overload: 0,
    unreported: 0,
    names: 0,
    addresses: 0,
    shared_addresses: 0,
    special_addresses: 0,
    given_up_early: 0,
  };
}
