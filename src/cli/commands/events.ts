/** netmon events: the events of every layer from the event store, as lines, JSON or OCSF; with --calls a table of calls. */
import { type Command, InvalidArgumentError, Option } from "commander";
import { CALL_TYPES, isFinalEvent, storedCall, storedCalls } from "../../analysis/report/stored-calls.ts";
import { atLeast, SEVERITIES } from "../../detection/detection.ts";
import type { NetmonEvent, Severity } from "../../event/event.ts";
import { EVENT_TYPES, isEventType } from "../../event/types.ts";
import { choice, usage } from "../options/shared-options.ts";
import { callLines } from "../output/call-table.ts";
import { eventLines } from "../output/event-lines.ts";
import { type FilterOptions, type Listing, withFilters, writeListing } from "../output/listing.ts";
import { type CliIo, painter } from "../output/terminal.ts";

const HELP = `
As text: the newest 100, or --limit; a server's tools whose definitions are as before share a line, unless --type asks
for mcp_tool_seen. As jsonl (docs/events.md) or ocsf: all, one event per line. --follow begins with the newest 100, or
--limit. The hash chain is not in these lines: netmon audit export has it.

--severity selects by detections, in tools seen, changed or approved and in mcp_detection events.

--calls shows one row per call. LLM is the verdict on it in the model's answer (netmon proxy), MCP the one at its server
(netmon shim, netmon gateway); - means that the layer saw no such call. WITHHELD: the call ran, but the agent did not get
its result. "no answer": the call is under way, or its conversation ended before the answer, also because netmon was
killed. Both verdicts share a row if the agent repeats the LLM's call id. With --follow each verdict that comes is a row
of its own, and so is the end of a call that takes long.

Examples:
  sudo netmon events demo --since 10m
  sudo netmon events latest --calls --follow
  sudo netmon events --follow --type mcp_network_connection
  sudo netmon events --action block --since today
  sudo netmon events --calls --action block --json | jq .tool_name
  sudo netmon events --severity critical
`;

export interface EventsOptions extends FilterOptions {
  calls?: true;
  severity?: Severity;
}

export function register(program: Command, io: CliIo): void {
  withFilters(program.command("events"))
    .addOption(new Option("--calls", "show a table of tool calls").conflicts(["type", "severity"]))
    .option("--tool <name>", "show only this tool, as its server names it")
    .addOption(choice("--action <action>", "show only these", ["allow", "block"]))
    .option("--type <type>", "show only this type; may be repeated", collectType)
    .addOption(
      choice(
        "--severity <severity>",
        "show only events with a detection of this severity or worse",
        SEVERITIES,
      ),
    )
    .addOption(
      new Option(
        "--format <format>",
        "print them as text, or one JSON object per line: netmon's own, or OCSF",
      )
        .choices(["text", "jsonl", "ocsf"])
        .argParser(parseFormat),
    )
    .addHelpText("after", HELP)
    .action((_: string | undefined, options: EventsOptions, self: Command) =>
      options.calls
        ? writeListing(callListing(options, io), self, io)
        : writeListing(eventListing(options, io), self, io),
    );
}

function callListing(options: EventsOptions, io: CliIo) {
  return {
    what: "tool calls",
    options,
    types: CALL_TYPES,
    accepts: isFinalEvent,
    row: (event: NetmonEvent) => storedCall(event as Parameters<typeof storedCall>[0]),
    rows: storedCalls,
    lines: callLines(options.session === undefined, painter(io.stdout, io.env)),
  };
}

function eventListing(options: EventsOptions, io: CliIo): Listing<NetmonEvent> {
  const { severity, type, session } = options;
  const folds = type?.includes("mcp_tool_seen") !== true;
  return {
    what: "events",
    options,
    ...(severity !== undefined && {
      types: withSeverities(type),
      accepts: (event: NetmonEvent) => isSevere(event, severity),
    }),
    row: (event: NetmonEvent) => event,
    lines: eventLines({ ofSeveral: session === undefined, folds }, painter(io.stdout, io.env)),
  };
}

/** `json`, the former name of `jsonl`, stays. */
function parseFormat(text: string): "text" | "jsonl" | "ocsf" {
  if (text === "json") return "jsonl";
  if (text === "text" || text === "jsonl" || text === "ocsf") return text;
  throw new InvalidArgumentError("Allowed choices are text, jsonl, ocsf.");
}

function collectType(text: string, types: NetmonEvent["type"][] = []): NetmonEvent["type"][] {
  if (!isEventType(text)) throw new InvalidArgumentError(`Give one of ${EVENT_TYPES.join(", ")}.`);
  return [...types, text];
}

const WITH_SEVERITY = ["mcp_detection", "mcp_tool_seen", "mcp_tool_changed", "mcp_tool_approval"] as const;

/** Throws CliError if none of the types has a severity. */
function withSeverities(types: readonly NetmonEvent["type"][] | undefined): readonly NetmonEvent["type"][] {
  const chosen = WITH_SEVERITY.filter((type) => types === undefined || types.includes(type));
  if (chosen.length > 0) return chosen;
  throw usage(`--severity is for ${WITH_SEVERITY.join(", ")}: other events have none`);
}

function isSevere(event: NetmonEvent, threshold: Severity): boolean {
  const detections =
    event.type === "mcp_detection" ? [event.detection] : "detections" in event ? event.detections : [];
  return detections.some(({ severity }) => atLeast(severity, threshold));
}
