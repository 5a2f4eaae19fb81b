/** Facts of events about netmon itself: its policy, its store and its faults. */
import { plain, type SomeFacts } from "./facts.ts";

export const SELF_FACTS = {
  netmon_policy_changed: {
    level: ({ weaker }) => (weaker ? "high" : "informational"),
    words: (e) => [e.layer, `by ${e.cause}`, `${e.added} added, ${e.changed} changed, ${e.removed} removed`],
    counted: ({ layer, cause }) => [
      "netmon_policy_changes_total",
      "Changes of policy in force.",
      { layer, cause },
    ],
  },
  netmon_policy_file_changed: {
    level: ({ weaker }) => (weaker ? "high" : "informational"),
    warns: true,
    lanes: () => ["file", "netmon"],
    words: (e) => [e.file, e.weaker ? "weaker" : "stricter", ...e.settings.slice(0, 3)],
    counted: ({ weaker }) => [
      "netmon_policy_file_changes_total",
      "Runs whose configuration differs from its last run's.",
      { weaker: String(weaker) },
    ],
  },
  netmon_events_dropped: {
    level: "medium",
    warns: true,
    words: (e) => [`${e.dropped} events lost`, plain(e.where)],
    counted: ({ where, dropped }) => [
      "netmon_events_dropped_total",
      "Events lost, by place.",
      { where },
      dropped,
    ],
  },
  netmon_credential_failed: {
    level: "medium",
    warns: true,
    words: (e) => [e.credential, e.text],
    counted: ({ credential }) => [
      "netmon_credential_failures_total",
      "Keys that could not be read again.",
      { credential },
    ],
  },
  netmon_session_pruned: { level: "medium" },
  netmon_fault: {
    level: "high",
    warns: true,
    counted: ({ part, count }) => ["netmon_faults_total", "Faults of netmon's own parts.", { part }, count],
    missed: ["one fault of netmon", "# faults of netmon"],
  },
} satisfies SomeFacts;
