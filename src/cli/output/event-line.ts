/** Formats an event as one line for display. Session text (comm, host names, paths) is escaped for the terminal. */
import { policyFileText, postureChangeText } from "../../config/posture.ts";
import type { McpNetworkConnection, NetmonEvent } from "../../event/event.ts";
import { CONNECTION_REASONS } from "../../event/reasons.ts";
import { holesText } from "../../state/claim.ts";
import { INSPECTION_LINES } from "./inspection-line.ts";
import {
  type EventOf,
  judgedLine,
  LAYER_LINES,
  type Lines,
  postureText,
  verdictLabel,
} from "./layer-line.ts";
import { duration, plural } from "./layout.ts";
import { localTimeOfDay, milliseconds } from "./local-time.ts";
import { type Painter, printable } from "./terminal.ts";

function connectionLine(e: McpNetworkConnection, painter: Painter): string {
  const host = e.host && !e.remote_addr.startsWith(e.host) ? ` (${printable(e.host)})` : "";
  const who =
    e.foreign_task === true
      ? "no process of the session (kernel or passed socket)"
      : e.pid === 0
        ? "unknown process"
        : `${printable(e.comm)}[${e.pid}]`;
  const rule = e.action === "block" || e.would_block ? e.rule : null;
  return judgedLine(e, painter, {
    server: e.server_ids?.join("+") ?? e.server_id ?? "-",
    what: `${e.protocol} ${printable(e.remote_addr) || "-"}${host}`,
    who,
    details: [
      CONNECTION_REASONS[e.reason],
      e.own_namespace && "in its own network namespace",
      rule,
      e.errno,
      e.count > 1 ? `${e.count} times` : null,
    ],
  });
}

const LINES: Lines = {
  ...LAYER_LINES,
  ...INSPECTION_LINES,
  mcp_network_connection: connectionLine,
  netmon_started: (e) => ["dim", `started: ${postureText(e)}, table generation ${e.generation}`],
  netmon_stopped: (e) => ["dim", `stopped after ${duration(e.duration_ms)}: ${printable(e.reason)}`],
  netmon_policy_changed: (e) => {
    const changed = `policy changed (${e.cause})`;
    if (e.layer !== "kernel" || e.mode !== undefined)
      return [e.weaker ? "red" : "cyan", `${changed}: ${postureChangeText(e)}`];
    const ended = e.ended > 0 ? `, ${e.ended} live connections ended` : "";
    const counts = `${e.added} added, ${e.changed} changed, ${e.removed} removed${ended}`;
    return ["cyan", `${changed}: ${counts}; generation ${e.generation}`];
  },
  netmon_policy_file_changed: (e) => [
    e.weaker ? "red" : "cyan",
    printable(`${policyFileText(e)}: ${e.settings.join(", ")}`),
  ],
  netmon_enforcement_failed: (e) => ["red", `NOT ENFORCING: ${printable(e.detail)} (${e.failed.join(", ")})`],
  netmon_coverage_changed: ({ holes, daemons = [] }) => {
    if (holes.length > 0) return ["red", printable(`NOT COVERED: ${holesText(holes)}`)];
    return daemons.length > 0
      ? ["yellow", printable(daemons.map(({ text }) => text).join("; "))]
      : ["cyan", "covered: nothing bypasses every hook"];
  },
  netmon_gap: (e) => {
    const since = e.pinned ? "the pinned links stayed in force; taken over" : "attached again";
    return [e.pinned ? "yellow" : "red", `gap since ${e.since}: ${e.cause.replace("_", " ")}, ${since}`];
  },
  netmon_events_dropped: (e) => [
    "yellow",
    `${e.dropped} events lost (${e.where.replace("_", " ")}); counters stay exact`,
  ],
  netmon_process_left: (e) => [
    "red",
    printable(`process ${e.comm}[${e.pid}] left the session for ${e.cgroup}`),
  ],
  netmon_session_pruned: (e) => [
    "yellow",
    printable(`session ${e.pruned_session}: pruned by ${e.decided_by}, ${plural(e.events, "event")}`),
  ],
  netmon_credential_failed: (e) => ["yellow", printable(`credential ${e.credential}: ${e.text}`)],
  netmon_fault: (e) => {
    const times = e.count > 1 ? `, ${e.count} times` : "";
    const handled = `${e.handled.replace("_", " ")}${times}`;
    return ["red", `fault in ${e.part.replace("_", " ")}: ${printable(e.error)} (${handled})`];
  },
  netmon_dns_refused: (e, { paint }) => {
    const verdict = verdictLabel(
      { action: e.would_block ? "allow" : "block", would_block: e.would_block },
      paint,
    );
    return `${verdict}  dns ${printable(e.name) || "."}  ${paint("dim", e.reason.replace("_", " "))}`;
  },
  netmon_dns_shared: (e) => {
    const text = `${e.address} of ${e.name}, which ${e.rule} denies, stays open: ${e.allowed_by} allows it`;
    return ["yellow", printable(text)];
  },
};

/** Returns the line without a line break; for an event of a newer netmon, only its type. */
export function eventLine(event: NetmonEvent, painter: Painter): string {
  const lineOf = LINES[event.type] as Lines["netmon_fault"] | undefined;
  const line = lineOf?.(event as EventOf<"netmon_fault">, painter) ?? event.type;
  const text = typeof line === "string" ? line : painter.paint(...line);
  return `${painter.paint("dim", localTimeOfDay(event.timestamp) + milliseconds(event.timestamp))}  ${text}`;
}
