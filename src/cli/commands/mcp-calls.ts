/**
 * netmon mcp calls: tool calls from the event store, with the verdict of each layer that saw them. Names come
 * from models and servers and are escaped for the terminal.
 */
import { type Command, Option } from "commander";
import {
  CALL_TYPES,
  isFinalEvent,
  type StoredToolCall,
  storedCall,
  storedCalls,
} from "../../analysis/report/stored-calls.ts";
import type { NetmonEvent, ToolCallOutcome } from "../../event/event.ts";
import { VERDICT_WIDTH, verdictLabel } from "../output/layer-line.ts";
import { columns, widthsOf } from "../output/layout.ts";
import { type FilterOptions, withFilters, writeListing } from "../output/listing.ts";
import { type CliIo, type Painter, painter, printable } from "../output/terminal.ts";

const HELP = `
LLM is the verdict on the call in the model's answer (netmon proxy), MCP on the call at its server (netmon shim,
netmon gateway); - means that the layer saw no such call. WITHHELD: the call ran, but the agent did not get its
result. "no answer": the call is under way, or its conversation ended before the answer, also because netmon was
killed. Both verdicts share a row if the agent repeats the LLM's call id.

Without --json: the newest 100, or --limit. With --json: all, one event per line (docs/events.md).
--follow begins with the newest 100, or --limit; each verdict that comes is a row of its own, and so is the end of
a call that takes long.

Examples:
  sudo netmon mcp calls demo --since 10m
  sudo netmon mcp calls latest --follow
  sudo netmon mcp calls --action block --since today --json | jq .tool_name
`;

export function registerMcpCalls(mcp: Command, io: CliIo): void {
  withFilters(mcp.command("calls"))
    .description("show tool calls in models' answers and at servers")
    .option("--tool <name>", "show only this tool, as its server names it")
    .addOption(new Option("--action <action>", "show only these").choices(["allow", "block"]))
    .addHelpText("after", HELP)
    .action((_: string | undefined, options: FilterOptions, self: Command) => {
      const listing = {
        what: "tool calls",
        options,
        types: CALL_TYPES,
        accepts: isFinalEvent,
        row: (event: NetmonEvent) => storedCall(event as Parameters<typeof storedCall>[0]),
        rows: storedCalls,
        lines: callLines(options.session === undefined, painter(io.stdout, io.env)),
      };
      return writeListing(listing, self, io);
    });
}

/** 2026-11-21 17:20:03.123 */
const TIME_WIDTH = 23;

type Half = { action: "allow" | "block"; would_block: boolean; outcome?: ToolCallOutcome } | null;

/** Puts the table's head before the first lines. */
function callLines(withSession: boolean, painter: Painter): (calls: readonly StoredToolCall[]) => string[] {
  const session = (text: string): string[] => (withSession ? [text] : []);
  const titles = ["TIME", "LLM", "MCP", ...session("SESSION"), "SERVER", "TOOL", "CALL", "WHY"];
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
    paint("dim", one.timestamp.slice(0, TIME_WIDTH).replace("T", " ")),
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
