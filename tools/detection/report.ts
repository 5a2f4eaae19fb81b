/** The report of an evaluation as text. Definitions are untrusted: they are printed without control characters. */
import { printable } from "../../src/cli/output/terminal.ts";
import type { Severity } from "../../src/detection/detection.ts";
import { type Judged, reaches } from "./judge.ts";
import { ratesOf, recallByGroup, type Share, wilson } from "./rates.ts";

const DEFAULT: Severity = "high";
const THRESHOLDS: readonly Severity[] = ["high", "medium", "critical"];

export function reportOf(judged: readonly Judged[], misses: number): string {
  const parts = [table(judged), groups(judged), timing(judged)];
  if (misses > 0) parts.push(worst(judged, misses));
  return parts.filter((part) => part !== "").join("\n\n");
}

function table(judged: readonly Judged[]): string {
  const rows = THRESHOLDS.map((threshold) => {
    const { found, flagged, serversFound, serversFlagged } = ratesOf(judged, threshold);
    return [threshold, ...[found, flagged, serversFlagged, serversFound].map(shareText)];
  });
  const head = ["at", "poisoned found", "honest flagged", "honest servers flagged", "attacked servers found"];
  return aligned([head, ...rows]);
}

function groups(judged: readonly Judged[]): string {
  const rows = recallByGroup(judged, DEFAULT).map(([group, share]) => [printable(group), shareText(share)]);
  return rows.length === 0 ? "" : aligned([[`group, at ${DEFAULT}`, "found"], ...rows]);
}

function timing(judged: readonly Judged[]): string {
  const times = judged.map(({ milliseconds }) => milliseconds).sort((a, b) => a - b);
  const at = (share: number): string =>
    (times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0).toFixed(3);
  return `time of a definition: median ${at(0.5)} ms, p99 ${at(0.99)} ms, longest ${at(1)} ms`;
}

/** Poisoned with the least score, honest with the most. */
function worst(judged: readonly Judged[], most: number): string {
  const missed = judged.filter((one) => one.poisoned && !reaches(one, DEFAULT));
  const alarms = judged.filter((one) => !one.poisoned && one.unsure === "" && reaches(one, DEFAULT));
  return [
    ...listed("missed", missed, (a, b) => a.score - b.score, most),
    ...listed("false alarm", alarms, (a, b) => b.score - a.score, most),
  ].join("\n");
}

function listed(
  what: string,
  some: readonly Judged[],
  order: (a: Judged, b: Judged) => number,
  most: number,
): string[] {
  const shown = [...some].sort(order).slice(0, most);
  const rest = some.length - shown.length;
  return [
    ...shown.map((one) => `${what} ${printable(`${one.where} ${one.group}/${one.server}`)}\n  ${why(one)}`),
    ...(rest > 0 ? [`and ${rest} more (MISSES=${some.length} shows all)`] : []),
  ];
}

function why({ tool, score, detections }: Judged): string {
  const signals = detections.flatMap((d) => d.signals.map((s) => `${s.signal} ${s.weight}`)).join(", ");
  return `${printable(JSON.stringify(tool))}\n  score ${score}: ${signals || "nothing"}`;
}

function shareText({ hits, of }: Share): string {
  if (of === 0) return "none";
  const [low, high] = wilson(hits, of).map((bound) => (bound * 100).toFixed(1));
  return `${hits} of ${of} = ${((hits / of) * 100).toFixed(1)} % (${low}-${high})`;
}

function aligned(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}
