/**
 * A glance at what a session's processes hold: cheap, and no more than a hint that a look is due (coverage-check.ts).
 *
 * Fails open: skips what cannot be read, and what is beyond the limit. A session chooses how many descriptors it holds, so
 * that the event loop runs in between.
 */
import { opendirSync, readFileSync, readlinkSync } from "node:fs";
import { setImmediate as turn } from "node:timers/promises";
import { readNamespace } from "../../kernel/target/procfs.ts";
import { processesIn } from "../../kernel/target/subtree.ts";

export interface Glance {
  /** What changes if a packet socket or a device is opened. */
  seen: ReadonlySet<string>;
  /** Processor time, without what ran in between. By the clock, glances would become rare on a busy machine. */
  workMs: number;
}

/** A device file that may carry packets; only a hint that a look is due. */
const DEVICE = /^\/dev\/(?:net\/tun|vhost|kvm|tap)/;
/** Things that are looked at before the event loop runs, and altogether. */
const BATCH = 512;
const MOST = 50_000;

export async function glance(cgroup: string): Promise<Glance> {
  const seen = new Set<string>();
  let [count, workMs, began] = [0, 0, processorMs()];
  for (const found of things(cgroup)) {
    if (found !== null) seen.add(found);
    if (++count === MOST) break;
    if (count % BATCH > 0) continue;
    workMs += processorMs() - began;
    await turn();
    began = processorMs();
  }
  return { seen, workMs: workMs + processorMs() - began };
}

function processorMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** One thing after the other; null: not one to remember. */
function* things(cgroup: string): Generator<string | null> {
  const spaces = new Set<bigint>();
  for (const pid of processesIn(cgroup)) {
    yield "processes"; // with the first one it is known whose addresses are this host's
    try {
      const space = readNamespace(pid, "net");
      if (space !== null && !spaces.has(space)) {
        spaces.add(space);
        yield* packetSockets(pid);
      }
      yield* devices(pid);
    } catch {
      // it ended, or a descriptor was closed
    }
  }
}

function* packetSockets(pid: number): Generator<string | null> {
  const lines = readFileSync(`/proc/${pid}/net/packet`, "latin1").split("\n").slice(1);
  for (const line of lines) yield line === "" ? null : `packet ${line.trimEnd().split(/\s+/).at(-1)}`;
}

function* devices(pid: number): Generator<string | null> {
  const directory = opendirSync(`/proc/${pid}/fd`);
  try {
    for (let entry = directory.readSync(); entry !== null; entry = directory.readSync()) {
      const link = readlinkSync(`/proc/${pid}/fd/${entry.name}`);
      yield DEVICE.test(link) ? `${pid} ${entry.name} ${link}` : null;
    }
  } finally {
    directory.closeSync();
  }
}
