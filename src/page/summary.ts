/** Short summary of an event. Untrusted texts stay text, with hiding and reordering characters made visible. */
import type { McpNetworkConnection, NetmonEvent } from "../event/event.ts";
import { shownText } from "../event/unseen.ts";

export interface Summary {
  verdict: "blocked" | "would block" | "allowed" | "warning" | "";
  subject: string;
  detail: string;
}

/** Escapes what nobody sees, but for line ends and tabs. */
export function visible(text: string): string {
  return shownText(text, "\n\t");
}

const WARNINGS: ReadonlySet<NetmonEvent["type"]> = new Set([
  "netmon_enforcement_failed",
  "netmon_coverage_changed",
  "netmon_gap",
  "netmon_events_dropped",
  "netmon_process_left",
  "netmon_policy_file_changed",
  "netmon_fault",
  "netmon_approval_webhook_failed",
  "mcp_detection",
  "mcp_tool_changed",
  "mcp_server_hindered",
  "mcp_server_id_shared",
  "mcp_server_unreachable",
  "llm_request_failed",
]);

function verdict(event: NetmonEvent): Summary["verdict"] {
  if ("would_block" in event && event.would_block) return "would block";
  if ("action" in event && event.action === "block") return "blocked";
  if (WARNINGS.has(event.type)) return "warning";
  return "action" in event && event.action === "allow" ? "allowed" : "";
}

export function summary(event: NetmonEvent): Summary {
  const [subject, ...details] = words(event);
  const known = details.filter((text) => text !== "" && text !== null && text !== undefined);
  return {
    verdict: verdict(event),
    subject: visible(String(subject ?? "")),
    detail: visible(known.join(" · ")),
  };
}

type Word = string | number | null | undefined;

function words(e: NetmonEvent): Word[] {
  switch (e.type) {
    case "mcp_network_connection":
      return [
        named(e) ?? e.remote_addr,
        named(e) === null ? "" : e.remote_addr,
        e.server_id,
        plain(e.reason),
        e.pid === 0 ? "" : `${e.comm}[${e.pid}]`,
        e.count > 1 ? `${e.count} times` : "",
      ];
    case "mcp_tool_call_intercepted":
      return [
        e.tool_name || e.wire_name,
        e.server_id ?? "unknown server",
        "asked by the model",
        plain(e.reason),
      ];
    case "mcp_tool_called":
      return [
        e.tool_name,
        e.server_id,
        plain(e.outcome),
        e.latency_ms === null ? "" : `${e.latency_ms.toFixed(0)} ms`,
      ];
    case "mcp_tool_call_started":
      return [e.tool_name, e.server_id, "started"];
    case "mcp_tool_seen":
      return [e.tool_name || "instructions", e.server_id, e.status, e.max_severity];
    case "mcp_tool_changed":
      return [
        e.tool_name || "instructions",
        e.server_id,
        "changed",
        e.changes.map(({ field }) => field).join(" "),
      ];
    case "mcp_tool_approval":
      return [e.tool_name || "instructions", e.server_id, e.decision, `by ${e.decided_by}`];
    case "mcp_call_approval":
      return [
        e.tool_name ?? e.destination,
        e.server_id,
        e.state,
        e.decided_by === null ? "" : `by ${e.decided_by}`,
        e.reason,
      ];
    case "netmon_policy_changed":
      return [e.layer, `by ${e.cause}`, `${e.added} added, ${e.changed} changed, ${e.removed} removed`];
    case "netmon_policy_file_changed":
      return [e.file, e.weaker ? "weaker" : "stricter", ...e.settings.slice(0, 3)];
    case "mcp_detection":
      return [
        e.tool_name || plain(e.subject),
        e.server_id,
        e.detection.severity,
        plain(e.detection.category),
      ];
    case "netmon_events_dropped":
      return [`${e.dropped} events lost`, plain(e.where)];
    case "netmon_coverage_changed": {
      const told = [...(e.daemons ?? []), ...(e.bare_servers ?? [])].map(({ text }) => text);
      if (!e.covered)
        return ["not covered", ...[...e.holes, ...(e.bare_servers ?? [])].map(({ text }) => text)];
      return told.length > 0 ? told : ["covered"];
    }
    case "netmon_process_left":
      return [`${e.comm}[${e.pid}]`, "left the session", e.cgroup];
    case "netmon_dns_refused":
      return [e.name, plain(e.reason)];
    default:
      return others(e);
  }
}

/** Returns the name of a connection's destination; null: none apart from its address. */
function named({ name, host, remote_addr }: McpNetworkConnection): string | null {
  const known = name ?? host;
  return known === null || known === "" || remote_addr.startsWith(`${known}:`) ? null : known;
}

/** Formats as `1 event`, `2,000 events`. */
export function counted(count: number, what: string): string {
  return `${count.toLocaleString("en")} ${what}${count === 1 ? "" : "s"}`;
}

/** Summarizes fields that most events have. */
function others(event: NetmonEvent): Word[] {
  const any = event as unknown as Record<string, unknown>;
  const text = (name: string): string => (typeof any[name] === "string" ? (any[name] as string) : "");
  const about = text("server_id") || text("provider") || text("part") || text("name") || "netmon";
  return [
    about,
    text("reason") && plain(text("reason")),
    text("text") || text("detail") || text("error"),
    text("mode"),
  ];
}

const plain = (word: string): string => word.replaceAll("_", " ");

/** Formats e.g. `mcp_tool_called` as `tool called`. */
export function kind(type: NetmonEvent["type"]): string {
  return plain(
    type
      .replace(/^(?:mcp|netmon)_/, "")
      .replace("network_connection", "connection")
      .replace("tool_call_intercepted", "tool_call"),
  );
}
