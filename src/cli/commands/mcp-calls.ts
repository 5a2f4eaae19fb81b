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
import { greatest } from "../../framing/long-lists.ts";
import { columns } from "../output/layout.ts";
import { type FilterOptions, withFilters, writeListing } from "../output/listing.ts";
import { type CliIo, type Painter, painter, printable, type Style } from "../output/terminal.ts";

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
    .description("Shows tool calls in models' answers and at servers.")
    .option("--tool <name>", "only this tool, by the server's name for it")
    .addOption(new Option("--action <action>", "only these").choices(["allow", "block"]))
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

/** Width of `would block`, the longest verdict. */
const VERDICT_WIDTH = 11;
/** 2026-11-21 17:20:03.123 */
const TIME_WIDTH = 23;

type Half = { action: "allow" | "block"; would_block: boolean; outcome?: ToolCallOutcome } | null;

/** Puts the table's head before the first lines. */
function callLines(withSession: boolean, painter: Painter): (calls: readonly StoredToolCall[]) => string[] {
  const session = (text: string): string[] => (withSession ? [text] : []);
  const head = ["TIME", "LLM", "MCP", ...session("SESSION"), "SERVER", "TOOL", "CALL", "WHY"];
  /** At least the widths of earlier rows, so that columns stay in place. */
  let widths = head.map(() => 0);
  let first = true;
  return (calls) => {
    const rows = [...(first ? [head] : []), ...calls.map((call) => cells(call, session))];
    widths = widths.map((width, index) => greatest([width, ...rows.map((row) => row[index]?.length ?? 0)]));
    const [, ...lines] = columns([widths.map((width) => " ".repeat(width)), ...rows]);
    const shown = first ? [painter.paint("bold", lines.shift() ?? "")] : [];
    first = false;
    return [...shown, ...lines.map((line, index) => painted(line, calls[index]!, painter))];
  };
}

function cells(call: StoredToolCall, session: (text: string) => string[]): string[] {
  const { requested, called } = call;
  const one = (requested ?? called)!;
  const why = decisive(call);
  return [
    one.timestamp.slice(0, TIME_WIDTH).replace("T", " "),
    verdict(requested).padEnd(VERDICT_WIDTH),
    verdict(called).padEnd(VERDICT_WIDTH),
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

/** Called after layout: colours have no width. */
function painted(line: string, { requested, called }: StoredToolCall, { paint }: Painter): string {
  const [llm, mcp] = [TIME_WIDTH + 2, TIME_WIDTH + 2 + VERDICT_WIDTH + 2];
  return [
    paint("dim", line.slice(0, TIME_WIDTH)),
    paint(style(requested), line.slice(llm, llm + VERDICT_WIDTH)),
    paint(style(called), line.slice(mcp, mcp + VERDICT_WIDTH)),
    line.slice(mcp + VERDICT_WIDTH + 2),
  ].join("  ");
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

function verdict(half: Half): string {
  if (half === null) return "-";
  if (half.outcome === "result_blocked") return "WITHHELD";
  return half.action === "block" ? "BLOCK" : half.would_block ? "would block" : "allow";
}

function style(half: Half): Style {
  if (half === null) return "dim";
  return half.action === "block" || half.outcome === "result_blocked"
    ? "red"
    : half.would_block
      ? "yellow"
      : "green";
}
