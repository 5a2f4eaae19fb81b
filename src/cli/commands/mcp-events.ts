/** netmon mcp events: the events of every layer, from the event store. */
import { type Command, InvalidArgumentError } from "commander";
import { greatest } from "../../collections/long-lists.ts";
import { atLeast, SEVERITIES } from "../../detection/detection.ts";
import type { NetmonEvent, Severity } from "../../event/event.ts";
import { EVENT_TYPES, isEventType } from "../../event/types.ts";
import { choice, usage } from "../options/shared-options.ts";
import { eventLine } from "../output/event-line.ts";
import { type FilterOptions, withFilters, writeListing } from "../output/listing.ts";
import { type CliIo, type Painter, painter, printable } from "../output/terminal.ts";

const HELP = `
Without --json: the newest 100, or --limit. With --json: all, one event per line (docs/events.md).
--severity selects by detections, in tools seen, changed or approved and in mcp_detection events.

--follow begins with the newest 100, or --limit.

Examples:
  sudo netmon mcp events demo --since 10m
  sudo netmon mcp events --follow --type mcp_network_connection
  sudo netmon mcp events --severity critical
  sudo netmon mcp events --type mcp_tool_changed --type mcp_server_unreachable --json
`;

export function registerMcpEvents(mcp: Command, io: CliIo): void {
  withFilters(mcp.command("events"))
    .description("show the recorded events of all layers")
    .option("--type <type>", "show only this type; may be repeated", collectType)
    .addOption(
      choice(
        "--severity <severity>",
        "show only events with a detection of this severity or worse",
        SEVERITIES,
      ),
    )
    .addOption(
      choice("--format <format>", "print one JSON object per line: netmon's own, or OCSF", ["json", "ocsf"]),
    )
    .addHelpText("after", HELP)
    .action((_: string | undefined, options: FilterOptions, self: Command) => {
      const { severity, type, session } = options;
      const listing = {
        what: "events",
        options,
        ...(severity !== undefined && {
          types: withSeverities(type),
          accepts: (event: NetmonEvent) => isSevere(event, severity),
        }),
        row: (event: NetmonEvent) => event,
        lines: eventLines(session === undefined, painter(io.stdout, io.env)),
      };
      return writeListing(listing, self, io);
    });
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

/** Adds a line with the date whenever it changes: eventLine prints the time of day only. */
function eventLines(ofSeveral: boolean, painter: Painter): (events: readonly NetmonEvent[]) => string[] {
  let date = "";
  let width = 0;
  return (events) => {
    const names = events.map(({ session_id }) => (ofSeveral ? printable(session_id) : ""));
    width = greatest([width, ...names.map((name) => name.length)]);
    return events.flatMap((event, index) => {
      const day = event.timestamp.slice(0, 10);
      const head = day === date ? [] : [painter.paint("bold", day)];
      date = day;
      const session = ofSeveral ? `${names[index]?.padEnd(width)}  ` : "";
      return [...head, session + eventLine(event, painter)];
    });
  };
}
