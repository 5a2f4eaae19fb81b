/**
 * Events of MCP inspection as one line for people. Names, texts and arguments come from servers and agents:
 * nothing of them reaches the terminal as it is.
 */
import type { NetmonEvent, Severity } from "../../event/event.ts";
import { reasonText, verdictLabel } from "./layer-line.ts";
import { duration } from "./layout.ts";
import { type Painter, printable, type Style } from "./terminal.ts";

export type InspectionEvent = Extract<
  NetmonEvent,
  {
    type:
      | "mcp_detection"
      | "mcp_tool_called"
      | "mcp_tool_call_started"
      | "mcp_server_request"
      | "mcp_refusal"
      | "netmon_inspection_started"
      | "netmon_inspection_stopped";
  }
>;

export const SEVERITY_STYLES: Readonly<Record<Severity, Style>> = {
  low: "dim",
  medium: "cyan",
  high: "yellow",
  critical: "red",
};

/** Characters of a path or command. */
const MAX_DID = 120;

type CallEvent = Extract<InspectionEvent, { type: "mcp_tool_called" | "mcp_tool_call_started" }>;

function calledLine(e: CallEvent, { paint }: Painter): string {
  const { path, command, exit_code } = (e.type === "mcp_tool_called" && e.own_tool) || {};
  const did = command ?? path ?? null;
  const ended = exit_code === undefined || exit_code === 0 ? null : `exit code ${exit_code}`;
  const all = [did?.slice(0, MAX_DID) ?? null, ended, reasonText(e.reason), e.rule, endText(e)];
  const details = all.filter((d) => d !== null).map(printable);
  return [
    verdictLabel(e, paint),
    paint("bold", printable(e.server_id).padEnd(16)),
    `called ${printable(e.tool_name) || "without a name"}`.padEnd(34),
    paint("dim", details.join(", ")),
  ].join("  ");
}

function endText(e: CallEvent): string {
  if (e.type === "mcp_tool_call_started") return "under way";
  const outcome = e.outcome.replace("_", " ");
  return e.latency_ms === null ? outcome : `${outcome} in ${latencyText(e.latency_ms)}`;
}

function latencyText(milliseconds: number): string {
  if (milliseconds >= 1000) return duration(milliseconds);
  return `${milliseconds < 10 ? milliseconds.toFixed(1) : milliseconds.toFixed(0)} ms`;
}

export function inspectionLine(e: InspectionEvent, painter: Painter): string {
  const { paint } = painter;
  switch (e.type) {
    case "mcp_tool_called":
    case "mcp_tool_call_started":
      return calledLine(e, painter);
    case "mcp_detection": {
      const about =
        e.tool_name === ""
          ? e.subject.replace("_", " ")
          : `${e.subject.replace("_", " ")} ${printable(e.tool_name)}`;
      const done = e.would_block
        ? "would be hidden or blocked"
        : { alert: "alert", ask: "its calls wait for a person", hide: "hidden", block: "blocked" }[e.action];
      const says = e.detection.matches[0]?.says ?? e.detection.pattern;
      return paint(
        SEVERITY_STYLES[e.detection.severity],
        `${e.detection.severity.toUpperCase()} ${printable(e.server_id)} ${about}: ${printable(says)} (${printable(e.detection.category)}); ${done}`,
      );
    }
    case "mcp_server_request":
      return `${verdictLabel(e, paint)}  ${paint("bold", printable(e.server_id).padEnd(16))}  asks ${e.method}: ${printable(e.text)}`;
    case "mcp_refusal":
      return paint(
        e.action === "block" ? "red" : "yellow",
        `${e.action === "block" ? "REFUSED" : "would refuse"} ${printable(e.server_id)} ${e.direction.replaceAll("_", " ")}: ${printable(e.text)}`,
      );
    case "netmon_inspection_started":
      return paint(
        "dim",
        `${e.transport}${e.url === null ? "" : ` at ${printable(e.url)}`}: ${e.servers.map(printable).join(", ")}; ${e.mode}${e.fail_closed ? ", fail closed" : ""}`,
      );
    case "netmon_inspection_stopped":
      return paint("dim", `${e.transport} stopped after ${duration(e.duration_ms)}: ${printable(e.reason)}`);
  }
}
