/** Lines of a report about refused destinations, or ones passed without a rule: name, count, reason, process. */
import type { Destination, RefusedCall } from "../../analysis/report/refused.ts";
import type { Verdicts } from "../../analysis/report/tally.ts";
import { CALL_REASONS, CONNECTION_REASONS } from "../../event/reasons.ts";
import { wrap } from "./layout.ts";
import { printable } from "./terminal.ts";

const SHOWN = 30;

interface Row {
  name: string;
  counts: string;
  /** Reason, rule, process; null: unknown. */
  why: readonly (string | null)[];
}

/** `more`: the command that shows each of them. */
function lines(rows: readonly Row[], width: number, more: string): string[] {
  const shown = rows.slice(0, SHOWN).flatMap(({ name, counts, why }) => {
    const known = why.filter((one) => one !== null).map(printable);
    return [
      `  ${wrap(`${printable(name)}  ${counts}`, width - 2, "  ")}`,
      ...(known.length === 0 ? [] : [`    ${wrap(known.join("; "), width - 4, "    ")}`]),
    ];
  });
  const others = rows.length > SHOWN ? [`  and ${rows.length - SHOWN} more; --json shows all`] : [];
  return [...shown, ...others, `  each of them: ${printable(more)}`];
}

export function refusedCallLines(calls: readonly RefusedCall[], width: number, more: string): string[] {
  const rows = calls.map((call) => ({
    name: `${call.server_id ?? "(unknown server)"} / ${call.tool_name}`,
    counts: refusals(call),
    why: [call.reason && CALL_REASONS[call.reason], call.rule],
  }));
  return lines(rows, width, more);
}

export function destinationLines(
  all: readonly (Destination & Verdicts)[],
  width: number,
  more: string,
): string[] {
  const rows = all.map((one) => ({
    name: one.destination ?? "(further destinations)",
    counts: one.blocked + one.would_block > 0 ? refusals(one) : `${one.allowed} passed`,
    why: [one.reason && CONNECTION_REASONS[one.reason], one.rule, one.process && `by ${one.process}`],
  }));
  return lines(rows, width, more);
}

function refusals({ blocked, would_block }: Verdicts): string {
  return [
    ...(blocked > 0 ? [`${blocked} blocked`] : []),
    ...(would_block > 0 ? [`${would_block} would be blocked`] : []),
  ].join(", ");
}
