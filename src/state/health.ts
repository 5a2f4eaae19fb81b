/**
 * Whether a recorded session is currently guarded, judged by the kernel (links, cgroup id) and by the watcher's
 * process, not by the record.
 *
 * Fails closed. Anything that cannot be determined counts as not guarded, with the reason.
 */
import { cgroupIdIfPresent } from "../kernel/target/cgroup2.ts";
import { type PinnedLink, pinnedLinks } from "./bpffs-links.ts";
import { type Claim, claimOf } from "./claim.ts";
import type { SessionRecord } from "./record.ts";
import { watcherAlive } from "./store.ts";

/** watched: its netmon is running. pinned: no netmon; pinned links enforce the last policy. dead: nothing guards it. */
export type SessionStatus = "watched" | "pinned" | "dead";

export interface SessionHealth {
  status: SessionStatus;
  /** State of the cgroup at the recorded path: the recorded one, another one (re-created), or none. */
  cgroup: "present" | "recreated" | "gone";
  /** Hooks whose pinned link lost its cgroup, or is missing. */
  deadLinks: string[];
  /** What its netmon may claim now; null: it has none running. */
  claim: Claim | null;
  /** Why it is not (fully) guarded, and what to do; null: no problem. */
  problem: string | null;
}

export interface HealthSources {
  watcherAlive: (record: SessionRecord) => boolean;
  /** Throws if the pins cannot be read. */
  pinnedLinks: (linkDir: string) => Iterable<PinnedLink>;
  cgroupId: (path: string) => bigint | null;
}

const KERNEL: HealthSources = { watcherAlive, pinnedLinks, cgroupId: cgroupIdIfPresent };

export function sessionHealth(record: SessionRecord, sources: HealthSources = KERNEL): SessionHealth {
  const wanted = BigInt(record.cgroup.id);
  const id = sources.cgroupId(record.cgroup.path);
  const cgroup = id === null ? "gone" : id === wanted ? "present" : "recreated";
  const watched = sources.watcherAlive(record);
  let links: PinnedLink[] = [];
  let unreadable: string | null = null;
  try {
    if (record.pin_dir !== null) links = [...sources.pinnedLinks(record.pin_dir)];
  } catch (error) {
    unreadable = `the pins in ${record.pin_dir} cannot be read (${(error as Error).message})`;
  }
  // the kernel detaches a removed cgroup's links only a moment later
  const liveLinks =
    cgroup === "present" ? links.filter((link) => link.cgroupId === wanted).map((link) => link.hook) : [];
  const deadLinks = record.pin_dir === null ? [] : record.hooks.filter((hook) => !liveLinks.includes(hook));
  const pinned = liveLinks.length > 0 && deadLinks.length === 0;
  const status = watched ? "watched" : pinned ? "pinned" : "dead";
  const claim = watched ? claimOf(record) : null;
  const problem = unreadable ?? problemOf(record, status, cgroup, deadLinks, claim);
  return { status, cgroup, deadLinks, claim, problem };
}

function problemOf(
  record: SessionRecord,
  status: SessionStatus,
  cgroup: SessionHealth["cgroup"],
  deadLinks: readonly string[],
  claim: Claim | null,
): string | null {
  const again = `netmon watch --session ${record.session_id}`;
  if (status === "dead") {
    const why =
      record.pin_dir === null
        ? "its netmon has ended and nothing was pinned"
        : cgroup === "present"
          ? `its netmon has ended and these pinned links are gone: ${deadLinks.join(", ")}`
          : "its netmon has ended and its cgroup was removed, which killed the pinned links";
    return `${why}. Restart it with ${again}, or remove it with netmon detach --session ${record.session_id}`;
  }
  if (cgroup === "gone") return `its cgroup ${record.cgroup.path} is gone`;
  if (cgroup === "recreated")
    return `its cgroup ${record.cgroup.path} was removed and made again, and the new one is not guarded${
      status === "watched" ? " yet" : `. Start ${again}`
    }`;
  if (deadLinks.length > 0) return `these pinned links are gone: ${deadLinks.join(", ")}`;
  return claim?.problem ?? null;
}

/** Returns null if a command may be started in the session; otherwise why not. */
export function notReady(health: SessionHealth): string | null {
  if (health.status === "dead" || health.cgroup !== "present") return health.problem;
  if (health.claim?.state === "unverified" || health.claim?.state === "stale") return health.claim.problem;
  return null;
}
