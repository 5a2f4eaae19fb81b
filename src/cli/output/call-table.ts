/**
 * Table of tool calls from the event store, with the verdict of each layer that saw them. Names come from models and
 * servers and are escaped for the terminal.
 */
import type { StoredToolCall } from "../../analysis/report/stored-calls.ts";
import type { ToolCallOutcome } from "../../event/event.ts";
import { VERDICT_WIDTH, verdictLabel } from "./layer-line.ts";
import { columns, widthsOf } from "./layout.ts";
import { localTime, milliseconds, zoneName } from "./local-time.ts";
import { type Painter, printable } from "./terminal.ts";

type Half = { action: "allow" | "block"; would_block: boolean; outcome?: ToolCallOutcome } | null;

/** Puts the table's head before the first lines. */
export function callLines(
  withSession: boolean,
  painter: Painter,
): (calls: readonly StoredToolCall[]) => string[] {
  const session = (text: string): string[] => (withSession ? [text] : []);
  const titles = [
    `TIME (${zoneName()})`,
    "LLM",
    "MCP",
    ...session("SESSION"),
    "SERVER",
    "TOOL",
    "CALL",
    "WHY",
  ];
  let head = [titles.map((title) => painter.paint("bold", title))];
  /** At least the widths of earlier rows, so that columns stay in place. */
  let widths: number[] = [];
  return (calls) => {
    const rows = [...head, ...calls.map((call) => cells(call, session, painter))];
    head = [];
    widths = widthsOf(rows, widths);
    return columns(rows, widths);
  };
}

function cells(call: StoredToolCall, session: (text: string) => string[], { paint }: Painter): string[] {
  const { requested, called } = call;
  const one = (requested ?? called)!;
  const why = decisive(call);
  return [
    paint("dim", localTime(one.timestamp) + milliseconds(one.timestamp)),
    verdict(requested, paint),
    verdict(called, paint),
    ...session(printable(one.session_id)),
    printable(requested?.server_ids?.join("|") ?? called?.server_id ?? requested?.server_id ?? "-"),
    printable(one.tool_name),
    printable(one.tool_call_id) || "-",
    called?.outcome === "result_blocked"
      ? "its result was withheld"
      : printable(why.rule === null ? why.reason : `${why.reason}: ${why.rule}`) +
        (called?.outcome === "unanswered" ? ", no answer" : ""),
  ];
}

/** Returns the half of the layer that blocked, or would have; otherwise the first. */
function decisive({
  requested,
  called,
}: StoredToolCall): NonNullable<StoredToolCall["requested" | "called"]> {
  const halves = [requested, called].filter((half) => half !== null);
  const strict = halves.find(({ action }) => action === "block") ?? halves.find((half) => half.would_block);
  return strict ?? halves[0]!;
}

function verdict(half: Half, paint: Painter["paint"]): string {
  if (half === null) return paint("dim", "-".padEnd(VERDICT_WIDTH));
  if (half.outcome === "result_blocked") return paint("red", "WITHHELD".padEnd(VERDICT_WIDTH));
  return verdictLabel(half, paint);
}
