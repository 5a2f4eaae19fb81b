/**
 * Names for the cgroup ids in events: the session's cgroup and its descendants, by inode. An id that is not found (a
 * removed cgroup, or a kernel worker's) is shown as a decimal number.
 */
import { cgroupIdIfPresent } from "../../kernel/target/cgroup2.ts";
import { listSubtree } from "../../kernel/target/subtree.ts";

const KNOWN_MAX = 4096;
/** Minimum time between scans of the tree; an unknown id triggers one. */
const RESCAN_MS = 100;

export function cgroupNames(session: { path: string; id: bigint; display: string }): (id: bigint) => string {
  const known = new Map<bigint, string>([[session.id, session.display]]);
  let scanned = 0;
  const scan = (): void => {
    scanned = Date.now();
    for (const path of listSubtree(session.path)) {
      const id = cgroupIdIfPresent(path);
      if (id !== null) known.set(id, session.display + String(path).slice(session.path.length));
    }
  };
  return (id) => {
    let name = known.get(id);
    if (name === undefined && Date.now() - scanned >= RESCAN_MS) {
      if (known.size > KNOWN_MAX) known.clear();
      scan();
      name = known.get(id);
    }
    return name ?? String(id);
  };
}
