/**
 * netmon mcp: tool calls, events and traces from the event store. Reads only; sessions may run meanwhile. And
 * inspect, which needs no store (mcp-inspect.ts).
 */
import { type Command, InvalidArgumentError, Option } from "commander";
import { findCalls, traceCall } from "../app/report/trace.ts";
import type { McpToolCallIntercepted, NetmonEvent } from "../event/event.ts";
import type { EventReader } from "../store/reader.ts";
import type { EventQuery } from "../store/records.ts";
import { eventLine } from "./event-line.ts";
import { CliError, ExitCode } from "./exit-codes.ts";
import { globalOptions } from "./global-options.ts";
import { registerMcpInspect } from "./mcp-inspect.ts";
import { registerMcpRegistry } from "./mcp-registry.ts";
import { requireSession, withStore, writeLines } from "./stored.ts";
import { type CliIo, columns, type Painter, painter, printable, printableLines } from "./terminal.ts";
import { parseCount, parseMoment } from "./time-argument.ts";
import { traceJson, traceText } from "./trace-text.ts";

interface FilterOptions {
  session?: string;
  server?: string;
  tool?: string;
  action?: "allow" | "block";
  type: NetmonEvent["type"][];
  since?: number;
  limit?: number;
  json?: true;
}

const CALLS_HELP = `
Without --json: the newest 100, or --limit. With --json: all of them, one event a line (docs/events.md).

Examples:
  sudo netmon mcp calls --session demo --since 10m
  sudo netmon mcp calls --action block --since today --json | jq .wire_name
`;

const EVENTS_HELP = `
Without --json: the newest 100, or --limit. With --json: all of them, one event a line (docs/events.md).

Examples:
  sudo netmon mcp events --session demo --since 10m
  sudo netmon mcp events --type mcp_tool_changed --type mcp_server_unreachable --json
`;

const TRACE_HELP = `
ID is the provider's id of the call (toolu_..., call_...), or the id of a request (req_...): then all calls in
its answer. Each joined event says how it is known to belong to the call; "weak" ones may be another call's.

Examples:
  sudo netmon mcp trace toolu_01A09q90qw90lq917835lq9
  sudo netmon mcp trace req_01K9Z3N8V7T2C4D5E6F7G8H9JK --json
`;

/** Names as in docs/events.md; the compiler keeps it complete. */
const EVENT_TYPES: Readonly<Record<NetmonEvent["type"], true>> = {
  mcp_tool_call_intercepted: true,
  mcp_network_connection: true,
  mcp_tool_seen: true,
  mcp_tool_changed: true,
  mcp_server_unreachable: true,
  mcp_detection: true,
  mcp_tool_called: true,
  mcp_server_request: true,
  mcp_refusal: true,
  netmon_inspection_started: true,
  netmon_inspection_stopped: true,
  llm_refusal: true,
  netmon_proxy_started: true,
  netmon_proxy_stopped: true,
  netmon_started: true,
  netmon_stopped: true,
  netmon_policy_changed: true,
  netmon_enforcement_failed: true,
  netmon_gap: true,
  netmon_events_dropped: true,
  netmon_process_left: true,
};

const SHOWN = 100;

export function registerMcp(program: Command, io: CliIo): void {
  const mcp = program
    .command("mcp")
    .summary("show recorded tool calls and events, and trace a call")
    .description("Shows recorded tool calls and events, and traces a call through all layers.");
  withFilters(mcp.command("calls"))
    .description("Shows the tool calls found in answers of models.")
    .option("--tool <name>", "only this tool, by the server's name for it")
    .addOption(new Option("--action <action>", "only these").choices(["allow", "block"]))
    .addHelpText("after", CALLS_HELP)
    .action((options: FilterOptions, self: Command) =>
      list({ ...options, type: ["mcp_tool_call_intercepted"] }, "tool calls", self, io),
    );
  withFilters(mcp.command("events"))
    .description("Shows the recorded events of all layers.")
    .option("--type <type>", "only this type, may be repeated", collectType, [])
    .addHelpText("after", EVENTS_HELP)
    .action((options: FilterOptions, self: Command) => list(options, "events", self, io));
  mcp
    .command("trace <id>")
    .description("Shows one tool call with everything known of it in all layers.")
    .option("--session <id>", "only in this session")
    .option("--bodies", "with the bodies of the request and the answer, where they are stored")
    .option("--json", "one JSON object")
    .addHelpText("after", TRACE_HELP)
    .action((id: string, options: TraceOptions, self: Command) => trace(id, options, self, io));
  registerMcpRegistry(mcp, io);
  registerMcpInspect(mcp, io);
}

function withFilters(command: Command): Command {
  return command
    .option("--session <id>", "only this session")
    .option("--server <id>", "only this MCP server")
    .option("--since <time>", "10m, 2h, today or an RFC 3339 time", (text) => parseMoment(text))
    .option("--limit <n>", "the newest so many", parseCount)
    .option("--json", "one JSON object a line");
}

function collectType(text: string, types: NetmonEvent["type"][]): NetmonEvent["type"][] {
  if (!Object.hasOwn(EVENT_TYPES, text))
    throw new InvalidArgumentError(`Give one of ${Object.keys(EVENT_TYPES).join(", ")}.`);
  return [...types, text as NetmonEvent["type"]];
}

function queryOf(options: FilterOptions): EventQuery {
  return {
    ...(options.session !== undefined && { sessionId: options.session }),
    ...(options.server !== undefined && { serverId: options.server }),
    ...(options.tool !== undefined && { toolName: options.tool }),
    ...(options.action !== undefined && { action: options.action }),
    ...(options.since !== undefined && { since: options.since }),
    ...(options.limit !== undefined && { limit: options.limit }),
    ...(options.type.length > 0 && { types: options.type }),
  };
}

async function list(options: FilterOptions, what: string, self: Command, io: CliIo): Promise<void> {
  const query = queryOf(options);
  await withStore(globalOptions(self), async (reader) => {
    if (options.session !== undefined) requireSession(reader, options.session);
    if (options.json) {
      await writeLines(io.stdout, jsonLines(reader, query));
      return;
    }
    const limit = options.limit ?? SHOWN;
    // one more tells whether there are more
    const found = reader.events({ ...query, limit: limit + 1 }).map(({ event }) => event);
    const shown = found.slice(-limit);
    const note = (text: string): void => {
      io.stderr.write(`netmon: ${printableLines(text)}\n`);
    };
    if (shown.length === 0) note(`no ${what} match`);
    else await writeLines(io.stdout, pretty(shown, what, options, painter(io.stdout, io.env)));
    if (found.length > limit && options.limit === undefined)
      note(`the newest ${limit}; --limit shows more, --json all`);
  });
}

function* jsonLines(reader: EventReader, query: EventQuery): Generator<string> {
  for (const { event } of reader.each(query)) yield JSON.stringify(event);
}

function pretty(
  events: NetmonEvent[],
  what: string,
  options: FilterOptions,
  paint: Painter,
): Iterable<string> {
  return what === "tool calls"
    ? callLines(events as McpToolCallIntercepted[], options.session === undefined, paint)
    : eventLines(events, paint);
}

/** A line with the date where it changes: eventLine gives the time of day. */
function* eventLines(events: readonly NetmonEvent[], paint: Painter): Generator<string> {
  let date = "";
  for (const event of events) {
    const day = event.timestamp.slice(0, 10);
    if (day !== date) yield paint.paint("bold", day);
    date = day;
    yield eventLine(event, paint);
  }
}

const VERDICT_WIDTH = "would block".length;
/** 2026-11-21 17:20:03.123 */
const TIME_WIDTH = 23;

function callLines(calls: readonly McpToolCallIntercepted[], withSession: boolean, paint: Painter): string[] {
  const head = ["TIME", "VERDICT", ...(withSession ? ["SESSION"] : []), "SERVER", "TOOL", "CALL", "WHY"];
  const rows = calls.map((call) => [
    call.timestamp.slice(0, TIME_WIDTH).replace("T", " "),
    (call.action === "block" ? "BLOCK" : call.would_block ? "would block" : "allow").padEnd(VERDICT_WIDTH),
    ...(withSession ? [printable(call.session_id)] : []),
    printable(call.server_ids?.join("|") ?? call.server_id ?? "-"),
    printable(call.tool_name),
    printable(call.tool_call_id) || "-",
    printable(call.rule === null ? call.reason : `${call.reason}: ${call.rule}`),
  ]);
  const [first = "", ...lines] = columns([head, ...rows]);
  // painted after the columns are set: colours have no width
  const from = TIME_WIDTH + 2;
  const painted = lines.map((line, index) => {
    const call = calls[index];
    const style = call?.action === "block" ? "red" : call?.would_block ? "yellow" : "green";
    const verdict = line.slice(from, from + VERDICT_WIDTH);
    return `${paint.paint("dim", line.slice(0, TIME_WIDTH))}  ${paint.paint(style, verdict)}${line.slice(from + VERDICT_WIDTH)}`;
  });
  return [paint.paint("bold", first), ...painted];
}

interface TraceOptions {
  session?: string;
  bodies?: true;
  json?: true;
}

async function trace(id: string, options: TraceOptions, self: Command, io: CliIo): Promise<void> {
  await withStore(globalOptions(self), (reader) => {
    const calls = findCalls(reader, id, options.session);
    if (calls.length === 0) {
      const where = options.session === undefined ? "" : ` in session ${options.session}`;
      throw new CliError(
        ExitCode.target,
        `no tool call or request ${id} is stored${where}: netmon mcp calls shows what is`,
      );
    }
    const traces = calls.map((call) => traceCall(reader, call));
    const withBodies = options.bodies ?? false;
    if (options.json) {
      const shown = traces.map((one) => traceJson(one, withBodies));
      io.stdout.write(`${JSON.stringify({ traces: shown }, null, 2)}\n`);
      return;
    }
    const paint = painter(io.stdout, io.env);
    io.stdout.write(traces.map((one) => traceText(one, withBodies, paint)).join("\n"));
  });
}
