/**
 * Formats events of MCP inspection as one line for display. Names, texts and arguments come from servers and agents:
 * all of them are escaped for the terminal.
 */
import type { Severity } from "../../event/event.ts";
import { CALL_REASONS } from "../../event/reasons.ts";
import { type EventOf, judgedLine, type Lines, postureText, refusal, verdictLabel } from "./layer-line.ts";
import { duration } from "./layout.ts";
import { type Painter, printable, type Style } from "./terminal.ts";

type CallType = "mcp_tool_called" | "mcp_tool_call_started";

export const SEVERITY_STYLES: Readonly<Record<Severity, Style>> = {
  low: "dim",
  medium: "cyan",
  high: "yellow",
  critical: "red",
};

/** Maximum characters of a path or command. */
const MAX_DID = 120;

function calledLine(e: EventOf<CallType>, painter: Painter): string {
  const { path, command, exit_code } = (e.type === "mcp_tool_called" && e.own_tool) || {};
  const ended = exit_code === undefined || exit_code === 0 ? null : `exit code ${exit_code}`;
  return judgedLine(e, painter, {
    server: e.server_id,
    what: `called ${printable(e.tool_name) || "without a name"}`,
    details: [(command ?? path)?.slice(0, MAX_DID), ended, CALL_REASONS[e.reason], e.rule, endText(e)],
  });
}

function endText(e: EventOf<CallType>): string {
  if (e.type === "mcp_tool_call_started") return "under way";
  const outcome = e.outcome.replace("_", " ");
  return e.latency_ms === null ? outcome : `${outcome} in ${latencyText(e.latency_ms)}`;
}

function latencyText(milliseconds: number): string {
  if (milliseconds >= 1000) return duration(milliseconds);
  return `${milliseconds < 10 ? milliseconds.toFixed(1) : milliseconds.toFixed(0)} ms`;
}

const DONE = { alert: "alert", ask: "its calls wait for a person", hide: "hidden", block: "blocked" };

export const INSPECTION_LINES = {
  mcp_tool_called: calledLine,
  mcp_tool_call_started: calledLine,
  mcp_detection: (e) => {
    const { severity, matches, pattern, category } = e.detection;
    const about = `${e.subject.replace("_", " ")}${e.tool_name === "" ? "" : ` ${e.tool_name}`}`;
    const done = e.would_block ? "would be hidden or blocked" : DONE[e.action];
    const finding = `${matches[0]?.says ?? pattern} (${category})`;
    const text = `${severity.toUpperCase()} ${e.server_id} ${about}: ${finding}; ${done}`;
    return [SEVERITY_STYLES[severity], printable(text)];
  },
  mcp_server_request: (e, { paint }) =>
    `${verdictLabel(e, paint)}  ${paint("bold", printable(e.server_id).padEnd(16))}  asks ${e.method}: ${printable(e.text)}`,
  mcp_refusal: (e) =>
    refusal(e.action, printable(`${e.server_id} ${e.direction.replaceAll("_", " ")}: ${e.text}`)),
  netmon_inspection_started: (e) => {
    const at = e.url === null ? "" : ` at ${e.url}`;
    return ["dim", printable(`${e.transport}${at}: ${e.servers.join(", ")}; ${postureText(e)}`)];
  },
  netmon_inspection_stopped: (e) => [
    "dim",
    `${e.transport} stopped after ${duration(e.duration_ms)}: ${printable(e.reason)}`,
  ],
} satisfies Partial<Lines>;
