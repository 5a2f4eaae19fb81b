/**
 * Formats a list of events as lines for display. A server lists all its tools at each start: a run of tools seen as before,
 * in which nothing was detected, is one line.
 */
import { greatest } from "../../collections/long-lists.ts";
import type { NetmonEvent } from "../../event/event.ts";
import { eventLine } from "./event-line.ts";
import { localDay, localTimeOfDay, milliseconds, zoneName } from "./local-time.ts";
import { type Painter, printable } from "./terminal.ts";

type ToolSeen = Extract<NetmonEvent, { type: "mcp_tool_seen" }>;

interface Style {
  /** Whether each line names its session. */
  ofSeveral: boolean;
  folds: boolean;
}

/** Returns a formatter, to be called again with later events: it says the date whenever that changes. */
export function eventLines(
  { ofSeveral, folds }: Style,
  painter: Painter,
): (events: readonly NetmonEvent[]) => string[] {
  let date = "";
  let width = 0;
  return (events) => {
    if (ofSeveral) width = greatest([width, ...events.map(({ session_id }) => printable(session_id).length)]);
    return foldedRuns(events, folds).flatMap(({ event, tools }) => {
      const day = localDay(event.timestamp);
      const said = date === "" ? `${day} (${zoneName()})` : day;
      const head = day === date ? [] : [painter.paint("bold", said)];
      date = day;
      const session = ofSeveral ? `${printable(event.session_id).padEnd(width)}  ` : "";
      const line = tools > 1 ? unchangedLine(event, tools, painter) : eventLine(event, painter);
      return [...head, session + line];
    });
  };
}

interface Run {
  /** The newest. */
  event: NetmonEvent;
  /** How many tools the line stands for; 1: the event itself. */
  tools: number;
}

function foldedRuns(events: readonly NetmonEvent[], folds: boolean): Run[] {
  const runs: Run[] = [];
  for (const event of events) {
    const last = runs.at(-1);
    if (folds && last !== undefined && isAsBefore(event) && isSameList(event, last.event)) {
      last.event = event;
      last.tools++;
    } else runs.push({ event, tools: 1 });
  }
  return runs;
}

/** Returns whether the tool is what it was, and what was pinned if anything was. */
function isAsBefore(event: NetmonEvent): event is ToolSeen {
  return (
    event.type === "mcp_tool_seen" &&
    event.status === "unchanged" &&
    event.pinned !== false &&
    event.detections.length === 0
  );
}

function isSameList(event: ToolSeen, last: NetmonEvent): boolean {
  return (
    isAsBefore(last) &&
    last.server_id === event.server_id &&
    last.session_id === event.session_id &&
    last.pinned === event.pinned
  );
}

function unchangedLine(event: NetmonEvent, tools: number, { paint }: Painter): string {
  const { timestamp, server_id, pinned } = event as ToolSeen;
  const text = `${tools} tools of ${printable(server_id)} unchanged${pinned ? ", as pinned" : ""}`;
  return `${paint("dim", localTimeOfDay(timestamp) + milliseconds(timestamp))}  ${paint("dim", text)}`;
}
