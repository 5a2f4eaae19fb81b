/** A record as written by a watcher, with counters. */

import type { Counters } from "../../../src/event/event.ts";
import { RECORD_VERSION, type SessionRecord } from "../../../src/state/record.ts";

/** A proof that is young enough. */
const NOW = new Date().toISOString();

export const counters: Counters = {
  allow: 1,
  block: 2,
  would_block: 3,
  undeclared: 4,
  unix_passed: 0,
  events_emitted: 5,
  events_folded: 6,
  events_dropped: 7,
  unparsed: 8,
  canary: 9,
  passed_over: 10,
  redirected: 0,
  unredirected: 0,
  udp_connects: 0,
  internal: 0,
  neighbours: 0,
  own_namespace: 0,
};

export function record(changes: Partial<SessionRecord> = {}): SessionRecord {
  return {
    record_version: RECORD_VERSION,
    netmon_version: "0.1.0",
    session_id: "demo",
    cgroup: {
      path: "/sys/fs/cgroup/netmon/demo",
      id: "18446744073709551615",
      display: "/netmon/demo",
      created_by_netmon: true,
    },
    target: "cgroup /netmon/demo",
    watcher: { pid: 4_194_305, start_time: "1" },
    mode: "enforce",
    fail_closed: true,
    hooks: ["connect4", "egress"],
    generation: 3,
    pin_dir: null,
    legend: {
      rules: [{ source: "sandbox.mcp.servers[0]", host: "a.example" }],
      serverSets: [[{ id: "a", type: "http" }]],
    },
    denied_unix_paths: ["/run/docker.sock"],
    started: "2026-01-01T00:00:00.000Z",
    verified: NOW,
    proof_seconds: 3600,
    ...changes,
  };
}
