/**
 * What netmon did not see of a session: the one place from which text, JSON and page speak. Layers that were off, or
 * that nothing used, are gaps like lost events: calls that went round netmon look like no calls.
 */
import type { NotSeen } from "../../event/coverage.ts";
import type { DnsCounters } from "../../event/event.ts";
import { type CoverageGaps, gapCounts, gapText, uncoveredText } from "./coverage-gaps.ts";

/** The parts of a report that tell it. */
export interface Seen {
  layers: Readonly<Record<"kernel" | "proxy" | "inspection", { runs: number }>>;
  model_requests: { total: number | null; failed: number };
  calls: { total: number };
  refusals: { total: number };
  connections: { undeclared: readonly { allowed: number }[] };
  inspection: { servers_connected: number };
  names: Readonly<Partial<Record<keyof DnsCounters, number>>> | null;
  blindness: CoverageGaps;
}

export function notSeen(report: Seen): NotSeen {
  return { holes: holesOf(report), losses: lossesOf(report) };
}

const WITHOUT = {
  proxy: "the LLM proxy did not run: tool calls in models' answers are unknown",
  inspection: "no shim or gateway ran: calls at servers are unknown",
  kernel: "the kernel layer did not run: connections are unknown",
} as const;

/** Returns what a session without some layers does not see, where nothing else is known of it. */
export function withoutLayers(running: ReadonlySet<keyof typeof WITHOUT>): string[] {
  return (["proxy", "inspection", "kernel"] as const).flatMap((layer) =>
    running.has(layer) ? [] : [WITHOUT[layer]],
  );
}

/** The first line of a report on a session that enforced; null: no hole is known. */
export function headlineOf({ holes }: NotSeen, enforced: boolean): string | null {
  return enforced && holes.length > 0 ? `NOT EVERYTHING WAS SEEN: ${holes.join("; ")}` : null;
}

function holesOf(seen: Seen): string[] {
  const { layers, model_requests, calls, refusals, connections, inspection, blindness } = seen;
  const { kernel, proxy } = layers;
  const { total, failed } = model_requests;
  const undeclared = connections.undeclared.reduce((sum, { allowed }) => sum + allowed, 0);
  const asked = total !== 0 || failed + calls.total + refusals.total > 0;
  return [
    ...blindness.uncovered.map(uncoveredText),
    ...blindness.daemons.map((text) => `${text}: what it did for the session is unknown`),
    ...blindness.bare_servers,
    ...(proxy.runs === 0 ? [WITHOUT.proxy] : []),
    ...(proxy.runs > 0 && !asked
      ? ["no model request went through the LLM proxy: if the agent used a model, it bypassed netmon"]
      : []),
    ...(failed > 0 && total !== null && failed >= total
      ? [`all ${failed} model requests failed: no answer of a model was judged`]
      : []),
    ...(layers.inspection.runs === 0 ? [WITHOUT.inspection] : []),
    ...(layers.inspection.runs > 0 && inspection.servers_connected === 0
      ? ["no server was reached through a shim or the gateway: if the agent used one, it bypassed netmon"]
      : []),
    ...(kernel.runs === 0 ? [WITHOUT.kernel] : []),
    ...(undeclared > 0
      ? [`undeclared connections passed (${undeclared}): netmon judged nothing that went through them`]
      : []),
  ];
}

function lossesOf({ names, blindness }: Seen): string[] {
  const counts = [
    ...Object.entries(gapCounts(blindness)),
    ...dnsTrouble(names ?? {}).map(([what, count]) => [`DNS: ${what}`, count] as const),
  ];
  return [
    ...counts.flatMap(([what, count]) => (count > 0 ? [`${count} ${what}`] : [])),
    ...blindness.gaps.map(gapText),
    ...unended(blindness),
  ];
}

function unended({ runs_without_end: { kernel, proxy, inspection } }: CoverageGaps): string[] {
  return [
    ...(kernel > 0 ? ["a watch is running or was killed: its counters are unknown"] : []),
    ...(proxy > 0 ? ["a proxy is running or was killed: its counters are unknown"] : []),
    ...(inspection > 0
      ? [`shims or gateways are running or were killed (${inspection}): counters unknown`]
      : []),
  ];
}

const PROBLEMS: readonly (readonly [keyof DnsCounters, string])[] = [
  ["refused", "queries refused, or would be"],
  ["no_room", "answers without room in the table"],
  ["unreadable", "messages unreadable"],
  ["unasked", "messages that answer nothing"],
  ["timeouts", "queries without an answer in time"],
  ["unreachable", "queries to a resolver that cannot be reached"],
  ["overload", "dropped because too many were pending"],
  ["unreported", "refusals without an event"],
  ["special_addresses", "loopback or link-local addresses not learned"],
  ["given_up_early", "addresses released early"],
];

/** Returns the non-zero counters with their descriptions. */
export function dnsTrouble(
  counters: Readonly<Partial<Record<keyof DnsCounters, number>>>,
): [what: string, count: number][] {
  return PROBLEMS.flatMap(([key, what]) => {
    const count = counters[key] ?? 0;
    return count > 0 ? [[what, count] as [string, number]] : [];
  });
}
