/** The counters of the resolver proxy for people. What was lost or refused is told only where it happened. */
import type { DnsCounters } from "../event/event.ts";

const TROUBLE: readonly (readonly [keyof DnsCounters, string])[] = [
  ["refused", "queries refused, or would be"],
  ["no_room", "answers without room in the table"],
  ["unreadable", "messages unreadable"],
  ["unasked", "messages that answer nothing"],
  ["timeouts", "queries without an answer in time"],
  ["unreachable", "queries to a resolver that cannot be reached"],
  ["overload", "dropped, too many being under way"],
  ["unreported", "refusals without an event"],
  ["special_addresses", "loopback or link-local addresses not learned"],
  ["given_up_early", "addresses given up early"],
];

/** `names: 12 asked, 12 answered, 3 without a rule; 4 names at 9 addresses open` */
export function dnsCountersLine(counters: DnsCounters): string {
  const { queries, answers, other_names, names, addresses } = counters;
  return [
    `names: ${queries} asked, ${answers} answered, ${other_names} without a rule`,
    `${names} names at ${addresses} addresses open`,
    ...dnsTrouble(counters).map(([what, count]) => `${count} ${what}`),
  ].join("; ");
}

/** Those that are not 0, in words. */
export function dnsTrouble(
  counters: Readonly<Partial<Record<keyof DnsCounters, number>>>,
): [what: string, count: number][] {
  return TROUBLE.flatMap(([key, what]) => {
    const count = counters[key] ?? 0;
    return count > 0 ? [[what, count] as [string, number]] : [];
  });
}
