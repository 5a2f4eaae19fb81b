/**
 * State of each session for `netmon status`, from the record, the kernel and the last counters. Read-only. On failure:
 * a session that cannot be read is listed with its problem.
 */
import type { NotSeen } from "../event/coverage.ts";
import type { Counters, Coverage, DnsCounters, FaultCounts, Mode } from "../event/event.ts";
import { pinnedCounters } from "./bpffs-links.ts";
import type { ClaimState } from "./claim.ts";
import { type SessionHealth, type SessionStatus, sessionHealth } from "./health.ts";
import type { StateDirs } from "./paths.ts";
import type { SessionRecord } from "./record.ts";
import { type ListedSession, listSessions, readCounters } from "./store.ts";

export interface SessionOverview {
  session_id: string;
  status: SessionStatus | "unreadable";
  /** null: no problem. */
  problem: string | null;
  cgroup: string | null;
  cgroup_id: string | null;
  /** Current state of the cgroup at that path. */
  cgroup_state: SessionHealth["cgroup"] | null;
  target: string | null;
  mode: Mode | null;
  fail_closed: boolean | null;
  hooks: string[];
  /** Hooks of a pinned session that no longer guard it. */
  dead_hooks: string[];
  generation: number | null;
  pinned: boolean | null;
  watcher_pid: number | null;
  /** RFC 3339, UTC. */
  started: string | null;
  age_seconds: number | null;
  verified: string | null;
  /** What its netmon may claim now; null: it has none running. */
  claim: ClaimState | null;
  /** What bypasses every hook, and what may, as its netmon last looked; null: it did not. */
  coverage: Coverage | null;
  counters: Counters | null;
  /** When the counters were read: now for pinned sessions, otherwise when the watcher recorded their last change. */
  counters_at: string | null;
  /** Counters of the resolver proxy, as its watcher last recorded them; null: none learned, or no netmon running. */
  dns: DnsCounters | null;
  /** Faults of netmon's own parts since its start, as last recorded by its watcher; null: no netmon is running. */
  faults: FaultCounts | null;
  /** What its netmon did not see since its start, as last recorded; null: no netmon is running, or it is older. */
  not_seen: NotSeen | null;
}

/** Throws StateError if the state directory cannot be read. */
export function overview(dirs: StateDirs, now: Date = new Date()): SessionOverview[] {
  return listSessions(dirs).map((session) => overviewOf(dirs, session, now));
}

/** The same of one session. */
export function overviewOf(
  dirs: StateDirs,
  { sessionId, record, problem }: ListedSession,
  now: Date = new Date(),
): SessionOverview {
  return record === null ? unreadable(sessionId, problem) : describe(dirs, record, now);
}

function describe(dirs: StateDirs, record: SessionRecord, now: Date): SessionOverview {
  const health = sessionHealth(record);
  const { counters, at, problem, dns, faults, notSeen } = countersOf(dirs, record, now);
  return {
    session_id: record.session_id,
    status: health.status,
    problem: health.problem ?? problem,
    cgroup: record.cgroup.display,
    cgroup_id: record.cgroup.id,
    cgroup_state: health.cgroup,
    target: record.target,
    mode: record.mode,
    fail_closed: record.fail_closed,
    hooks: record.hooks,
    dead_hooks: health.deadLinks,
    generation: record.generation,
    pinned: record.pin_dir !== null,
    watcher_pid: health.status === "watched" ? (record.watcher?.pid ?? null) : null,
    started: record.started,
    age_seconds: Math.max(0, Math.floor((now.getTime() - Date.parse(record.started)) / 1000)),
    verified: record.verified,
    claim: health.claim?.state ?? null,
    coverage: record.coverage ?? null,
    counters,
    counters_at: at,
    dns: health.status === "watched" ? dns : null,
    faults: health.status === "watched" ? faults : null,
    not_seen: health.status === "watched" ? notSeen : null,
  };
}

interface NotedCounters {
  counters: Counters | null;
  at: string | null;
  problem: string | null;
  dns: DnsCounters | null;
  faults: FaultCounts;
  notSeen: NotSeen | null;
}

function countersOf(dirs: StateDirs, record: SessionRecord, now: Date): NotedCounters {
  const noted = readCounters(dirs, record.session_id);
  const { dns = null, faults = {}, notSeen = null } = noted ?? {};
  let problem: string | null = null;
  if (record.pin_dir !== null) {
    try {
      const counters = pinnedCounters(record.pin_dir);
      if (counters !== null) return { counters, at: now.toISOString(), problem, dns, faults, notSeen };
    } catch (error) {
      problem = `the pinned counters cannot be read (${(error as Error).message})`;
    }
  }
  return { counters: noted?.counters ?? null, at: noted?.at ?? null, problem, dns, faults, notSeen };
}

/** What only a record tells. */
const UNKNOWN = [
  ...([
    "cgroup",
    "cgroup_id",
    "cgroup_state",
    "target",
    "mode",
    "fail_closed",
    "generation",
    "pinned",
  ] as const),
  ...(["watcher_pid", "started", "age_seconds", "verified", "claim", "coverage", "counters"] as const),
  ...(["counters_at", "dns", "faults", "not_seen"] as const),
];

function unreadable(sessionId: string, problem: string | null): SessionOverview {
  const unknown = Object.fromEntries(UNKNOWN.map((name) => [name, null]));
  return {
    ...(unknown as Record<(typeof UNKNOWN)[number], null>),
    session_id: sessionId,
    status: "unreadable",
    problem,
    hooks: [],
    dead_hooks: [],
  };
}
