/**
 * Processes that made connections, as a tree for each session: by the parents that were recorded with the connections, so
 * that it is the same after they have ended. What still runs is known from /proc.
 */
import { getOrInsert } from "../collections/get-or-insert.ts";
import { readStat } from "../kernel/target/procfs.ts";
import type { ProcessesAnswer, ProcessNode } from "../page/api.ts";
import { type Activity, processKey } from "./activity.ts";

const MAX_PROCESSES = 300;
/** With the parents of those. */
const MAX_NODES = 600;
const MAX_PLACES = 20;

/** `foreign`: the pids are another machine's, or not those of /proc here. `nameOf`: that of a running process; undefined: none has the pid. */
export function processesOf(
  { processes, parents, uncounted }: Pick<Activity, "processes" | "parents" | "uncounted">,
  foreign: boolean,
  nameOf: (pid: number) => string | undefined = (pid) => readStat(pid)?.comm,
): ProcessesAnswer {
  const found = new Map<string, ProcessNode>();
  for (const { session, pid, comm, place, refused, undeclared, count } of processes.values())
    nodeIn(found, session, pid, comm).places.push({ place, count, refused, undeclared });
  const shown = [...found.values()].sort((a, b) => weight(b) - weight(a)).slice(0, MAX_PROCESSES);
  const nodes = new Map(shown.map((node) => [node.id, node]));
  for (const node of shown) {
    node.places.sort((a, b) => Number(b.refused) - Number(a.refused) || b.count - a.count);
    node.more = Math.max(0, node.places.length - MAX_PLACES);
    node.places.length -= node.more;
  }
  for (const node of shown) addParents(nodes, node, parents);
  // a later process may have the pid
  if (!foreign) for (const node of nodes.values()) node.runs = node.pid > 0 && nameOf(node.pid) === node.comm;
  return { nodes: [...nodes.values()], more: found.size - shown.length, uncounted };
}

function addParents(nodes: Map<string, ProcessNode>, node: ProcessNode, parents: Activity["parents"]): void {
  let below = node;
  for (const { pid, comm } of parents.get(node.id) ?? []) {
    const known = nodes.has(processKey(node.session, pid, comm));
    if (below.parent !== null || (!known && nodes.size >= MAX_NODES)) return;
    const above = nodeIn(nodes, node.session, pid, comm);
    if (isBelow(nodes, above, below)) return;
    below.parent = above.id;
    below = above;
  }
}

/** Whether a parent of `node` is `other`, or it itself: a pid that is used again may say so of both. */
function isBelow(nodes: Map<string, ProcessNode>, node: ProcessNode, other: ProcessNode): boolean {
  for (let one: ProcessNode | undefined = node; one !== undefined; one = nodes.get(one.parent ?? ""))
    if (one === other) return true;
  return false;
}

function nodeIn(nodes: Map<string, ProcessNode>, session: string, pid: number, comm: string): ProcessNode {
  const id = processKey(session, pid, comm);
  return getOrInsert(nodes, id, () => ({
    ...{ id, session, pid, comm, parent: null, runs: false, places: [], more: 0 },
  }));
}

/** Refused ones first. */
function weight({ places }: ProcessNode): number {
  return places.reduce((sum, { refused, count }) => sum + count * (refused ? 1e9 : 1), 0);
}
