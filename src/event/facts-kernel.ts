/** Facts of the kernel layer's events, and of those about names. */
import type { NetmonCoverageChanged } from "./coverage.ts";
import { plain, type SomeFacts, verdictLabels, verdictLevel } from "./facts.ts";
import type { McpNetworkConnection } from "./network.ts";
import { CONNECTION_REASONS } from "./reasons.ts";

/** Returns the name of a connection's destination; null: none apart from its address. */
function named({ name, host, remote_addr }: McpNetworkConnection): string | null {
  const known = name ?? host;
  return known === null || known === "" || remote_addr.startsWith(`${known}:`) ? null : known;
}

function coverageWords({ covered, holes, daemons = [] }: NetmonCoverageChanged): string[] {
  if (!covered) return ["not covered", ...holes.map(({ text }) => text)];
  return daemons.length > 0 ? daemons.map(({ text }) => text) : ["covered"];
}

export const KERNEL_FACTS = {
  mcp_network_connection: {
    level: verdictLevel,
    words: (e) => [
      named(e) ?? e.remote_addr,
      CONNECTION_REASONS[e.reason] ?? plain(e.reason),
      named(e) === null ? "" : e.remote_addr,
      e.server_id,
      e.pid === 0 ? "" : `${e.comm}[${e.pid}]`,
      e.count > 1 ? `${e.count} times` : "",
    ],
    counted: (e, server) => {
      if (e.own_namespace) return null; // what leaves such a namespace is an event of its own
      const labels = { server, ...verdictLabels(e) };
      return ["netmon_connections_total", "Connections reported, including repeats.", labels, e.count];
    },
    lanes: () => ["connection"],
  },
  netmon_started: { level: "informational" },
  netmon_stopped: { level: "informational" },
  netmon_enforcement_failed: {
    level: "critical",
    warns: true,
    counted: () => ["netmon_enforcement_failures_total", "Times that enforcement was found broken.", {}],
    missed: ["enforcement failed once", "enforcement failed # times"],
  },
  netmon_coverage_changed: {
    level: ({ covered, daemons = [] }) =>
      covered ? (daemons.length > 0 ? "medium" : "informational") : "critical",
    warns: true,
    words: coverageWords,
    counted: ({ covered }) => [
      "netmon_coverage_changes_total",
      "Times that other holes were open.",
      { covered: String(covered) },
    ],
    missed: ["one change of coverage", "# changes of coverage"],
  },
  netmon_gap: {
    level: "high",
    warns: true,
    counted: ({ cause }) => ["netmon_gaps_total", "Times without an attachment.", { cause }],
    missed: ["one gap in the watch", "# gaps in the watch"],
  },
  netmon_process_left: {
    level: "high",
    warns: true,
    words: (e) => [`${e.comm}[${e.pid}]`, "left the session", e.cgroup],
    counted: () => ["netmon_processes_left_total", "Processes seen outside the session's cgroup.", {}],
    missed: ["one process left the session", "# processes left the session"],
  },
  netmon_dns_refused: {
    level: ({ would_block }) => (would_block ? "low" : "medium"),
    words: (e) => [e.name, plain(e.reason)],
    lanes: () => ["connection"],
  },
  netmon_dns_shared: { level: "low" },
} satisfies SomeFacts;
