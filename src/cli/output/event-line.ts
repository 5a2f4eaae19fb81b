/**
 * One event as one line for people. Text that comes from the session (comm, host names, paths) is made safe
 * for the terminal.
 */
import { postureChangeText } from "../../config/posture.ts";
import type { McpNetworkConnection, NetmonEvent } from "../../event/event.ts";
import { inspectionLine } from "./inspection-line.ts";
import { layerLine, verdictLabel } from "./layer-line.ts";
import { duration, plural } from "./layout.ts";
import { type Painter, printable } from "./terminal.ts";

const REASONS: Record<McpNetworkConnection["reason"], string> = {
  declared: "declared server",
  server_denied: "server denied by policy",
  allowed_destination: "on the allow list",
  denied_destination: "on the deny list",
  proxy_bypass: "bypasses the LLM proxy: use the base URL that netmon env prints",
  gateway_bypass: "bypasses the MCP gateway: use its endpoint",
  undeclared: "undeclared",
  socket_type: "socket type that no rule can judge",
  source_route: "source route",
  fragment: "hand-made fragment",
  malformed: "unreadable packet",
  unix_path: "path on the deny list",
  translated: "address rewritten on the way (NAT)",
  unredirected: "bypassed netmon's resolver or TLS proxy",
  resolver_source: "sent from a resolver's address",
  connection_ended: "live connection ended by a rule change",
  sni: "TLS server name that is not allowed there",
};

export function connectionReason(reason: McpNetworkConnection["reason"]): string {
  return REASONS[reason];
}

function connectionLine(e: McpNetworkConnection, { paint }: Painter): string {
  const server = e.server_ids?.join("+") ?? e.server_id ?? "-";
  const host = e.host && !e.remote_addr.startsWith(e.host) ? ` (${printable(e.host)})` : "";
  const who =
    e.pid === 0
      ? "unknown process"
      : `${printable(e.comm)}[${e.pid}]${e.foreign_task ? " (kernel or passed socket)" : ""}`;
  const rule = e.action === "block" || e.would_block ? e.rule : null;
  const times = e.count > 1 ? `${e.count} times` : null;
  const details = [connectionReason(e.reason), rule && printable(rule), e.errno, times].filter(
    (d) => d !== null,
  );
  return [
    verdictLabel(e, paint),
    paint("bold", printable(server).padEnd(16)),
    `${e.protocol} ${printable(e.remote_addr) || "-"}${host}`.padEnd(34),
    who,
    paint("dim", details.join(", ")),
  ].join("  ");
}

function otherLine(e: Exclude<NetmonEvent, McpNetworkConnection>, painter: Painter): string {
  const { paint } = painter;
  switch (e.type) {
    case "netmon_started":
      return paint(
        "dim",
        `started: ${e.mode}${e.fail_closed ? ", fail closed" : ""}, table generation ${e.generation}`,
      );
    case "netmon_stopped":
      return paint("dim", `stopped after ${duration(e.duration_ms)}: ${printable(e.reason)}`);
    case "netmon_policy_changed":
      if (e.layer !== "kernel" || e.mode !== undefined)
        return paint(e.weaker ? "red" : "cyan", `policy changed (${e.cause}): ${postureChangeText(e)}`);
      return paint(
        "cyan",
        `policy changed (${e.cause}): ${e.added} added, ${e.changed} changed, ${e.removed} removed` +
          `${e.ended > 0 ? `, ${e.ended} live connections ended` : ""}; generation ${e.generation}`,
      );
    case "netmon_enforcement_failed":
      return paint("red", `NOT ENFORCING: ${printable(e.detail)} (${e.failed.join(", ")})`);
    case "netmon_gap":
      return paint(
        e.pinned ? "yellow" : "red",
        `gap since ${e.since}: ${e.cause.replace("_", " ")}, ` +
          (e.pinned ? "the pinned links stayed in force; taken over" : "attached again"),
      );
    case "netmon_events_dropped":
      return paint("yellow", `${e.dropped} events lost (${e.where.replace("_", " ")}); counters stay exact`);
    case "netmon_process_left":
      return paint(
        "red",
        `process ${printable(e.comm)}[${e.pid}] left the session for ${printable(e.cgroup)}`,
      );
    case "netmon_session_pruned":
      return paint(
        "yellow",
        printable(`session ${e.pruned_session}: pruned by ${e.decided_by}, ${plural(e.events, "event")}`),
      );
    case "netmon_fault":
      return paint(
        "red",
        `fault in ${e.part.replace("_", " ")}: ${printable(e.error)} (${e.handled.replace("_", " ")}${e.count > 1 ? `, ${e.count} times` : ""})`,
      );
    case "netmon_dns_refused":
      return (
        `${verdictLabel({ action: e.would_block ? "allow" : "block", would_block: e.would_block }, paint)}  ` +
        `dns ${printable(e.name) || "."}  ${paint("dim", e.reason.replace("_", " "))}`
      );
    case "netmon_dns_shared":
      return paint(
        "yellow",
        `${printable(e.address)} of ${printable(e.name)}, which ${e.rule} denies, stays open: ${e.allowed_by} allows it`,
      );
    case "mcp_tool_called":
    case "mcp_tool_call_started":
    case "mcp_detection":
    case "mcp_server_request":
    case "mcp_refusal":
    case "netmon_inspection_started":
    case "netmon_inspection_stopped":
      return inspectionLine(e, painter);
    default:
      return layerLine(e, painter);
  }
}

/** Without a line break. */
export function eventLine(event: NetmonEvent, painter: Painter): string {
  const time = painter.paint("dim", event.timestamp.slice(11, 23));
  const line =
    event.type === "mcp_network_connection" ? connectionLine(event, painter) : otherLine(event, painter);
  return `${time}  ${line}`;
}
