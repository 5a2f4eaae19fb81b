/** netmon mcp events: what every layer told, from the event store. */
import { type Command, InvalidArgumentError, Option } from "commander";
import { atLeast, SEVERITIES } from "../../detection/detection.ts";
import type { NetmonEvent, Severity } from "../../event/event.ts";
import { EVENT_TYPES } from "../../event/types.ts";
import type { EventReader } from "../../store/reader.ts";
import type { EventQuery } from "../../store/records.ts";
import { CliError, ExitCode } from "../exit-codes.ts";
import { type FilterOptions, queryOf, withFilters, writeListing } from "../options/mcp-filters.ts";
import { eventLine } from "../output/event-line.ts";
import { type CliIo, type Painter, painter } from "../output/terminal.ts";

const HELP = `
Without --json: the newest 100, or --limit. With --json: all, one event per line (docs/events.md).
--severity selects by detections, in tools seen, changed or approved and in mcp_detection events.

Examples:
  sudo netmon mcp events --session demo --since 10m
  sudo netmon mcp events --severity critical
  sudo netmon mcp events --type mcp_tool_changed --type mcp_server_unreachable --json
`;

export function registerMcpEvents(mcp: Command, io: CliIo): void {
  withFilters(mcp.command("events"))
    .description("Shows the recorded events of all layers.")
    .option("--type <type>", "only this type; may be repeated", collectType)
    .addOption(
      new Option("--severity <severity>", "only with a detection of this severity or worse").choices(
        SEVERITIES,
      ),
    )
    .addOption(
      new Option("--format <format>", "one JSON object per line, as --json or as OCSF").choices([
        "json",
        "ocsf",
      ]),
    )
    .addHelpText("after", HELP)
    .action(async (options: FilterOptions, self: Command) => {
      const { severity, type } = options;
      const types = severity === undefined ? type : withSeverities(type);
      const query = { ...queryOf(options), ...(types !== undefined && { types }) };
      const find = (reader: EventReader, limit: number | undefined): Iterable<NetmonEvent> =>
        severity === undefined
          ? eventsOf(reader, { ...query, ...(limit !== undefined && { limit }) })
          : newest(severe(eventsOf(reader, query), severity), limit);
      const listing = {
        what: "events",
        options,
        json: find,
        rows: (reader: EventReader, limit: number) => [...find(reader, limit)],
        lines: (events: NetmonEvent[]) => eventLines(events, painter(io.stdout, io.env)),
      };
      await writeListing(listing, self, io);
    });
}

function collectType(text: string, types: NetmonEvent["type"][] = []): NetmonEvent["type"][] {
  if (!Object.hasOwn(EVENT_TYPES, text))
    throw new InvalidArgumentError(`Give one of ${Object.keys(EVENT_TYPES).join(", ")}.`);
  return [...types, text as NetmonEvent["type"]];
}

const WITH_SEVERITY = ["mcp_detection", "mcp_tool_seen", "mcp_tool_changed", "mcp_tool_approval"] as const;

/** Throws CliError where none of the types has a severity. */
function withSeverities(types: readonly NetmonEvent["type"][] | undefined): readonly NetmonEvent["type"][] {
  const chosen = WITH_SEVERITY.filter((type) => types === undefined || types.includes(type));
  if (chosen.length > 0) return chosen;
  throw new CliError(ExitCode.usage, `--severity is for ${WITH_SEVERITY.join(", ")}: other events have none`);
}

function* eventsOf(reader: EventReader, query: EventQuery): Generator<NetmonEvent> {
  for (const { event } of reader.each(query)) yield event;
}

function* severe(events: Iterable<NetmonEvent>, threshold: Severity): Generator<NetmonEvent> {
  for (const event of events) {
    const detections =
      event.type === "mcp_detection" ? [event.detection] : "detections" in event ? event.detections : [];
    if (detections.some(({ severity }) => atLeast(severity, threshold))) yield event;
  }
}

function newest<T>(all: Iterable<T>, limit: number | undefined): Iterable<T> {
  if (limit === undefined) return all;
  const kept: T[] = [];
  for (const one of all) {
    kept.push(one);
    if (kept.length > limit) kept.shift();
  }
  return kept;
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
