/**
 * Whether the session's processes can reach the LLM proxy at all: 127.0.0.1 is one per network namespace.
 * Direction of failure: open; what cannot be checked gives no warning, and the agent's first request shows it.
 */
import { readlinkSync } from "node:fs";
import { listSubtreePids } from "../../kernel/target/subtree.ts";

/** One sentence, or null. `cgroup`: path of the session's cgroup; nothing is known while it is empty. */
export function unreachableProxy(cgroup: string): string | null {
  const own = namespaceOf("self");
  const away = processes(cgroup).find((pid) => ![own, null].includes(namespaceOf(pid)));
  if (own === null || away === undefined) return null;
  return (
    `process ${away} of the session has a network namespace of its own, whose 127.0.0.1 is not netmon's: it cannot ` +
    "reach the LLM proxy. Run netmon in that namespace, as a sidecar does (docs/limits.md)"
  );
}

function namespaceOf(pid: number | "self"): string | null {
  try {
    return readlinkSync(`/proc/${pid}/ns/net`);
  } catch {
    return null; // gone
  }
}

function processes(cgroup: string): number[] {
  try {
    return listSubtreePids(cgroup);
  } catch {
    return [];
  }
}
