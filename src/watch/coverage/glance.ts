/**
 * A glance at what a session's processes hold: cheap, and no more than a hint that a look is due (coverage-check.ts).
 *
 * Fails open: skips what cannot be read, and what is beyond the limit, which its caller says. A session chooses how many
 * descriptors it holds, so that the event loop runs in between.
 */
import { type Walked, walk } from "../../async/steps.ts";
import { orElse } from "../../errors/or-else.ts";
import { linesOf, openFiles } from "../../kernel/target/open-files.ts";
import { readNamespace } from "../../kernel/target/procfs.ts";
import { processesIn } from "../../kernel/target/subtree.ts";

export interface Glance extends Walked {
  /** What changes if a packet socket or a device is opened. */
  seen: ReadonlySet<string>;
}

/** A device file that may carry packets; only a hint that a look is due. */
const DEVICE = /^\/dev\/(?:net\/tun|vhost|kvm|tap)/;
/** Things that are looked at altogether. */
export const MOST = 50_000;

export async function glance(cgroup: string, most = MOST): Promise<Glance> {
  const seen = new Set<string>();
  const walked = await walk(things(cgroup), most, (found) => {
    if (found !== null) seen.add(found);
  });
  return { seen, ...walked };
}

/** One thing after the other; null: not one to remember. */
function* things(cgroup: string): Generator<string | null> {
  const spaces = new Set<bigint>();
  for (const pid of processesIn(cgroup)) {
    yield "processes"; // with the first one it is known whose addresses are this host's
    const space = readNamespace(pid, "net");
    if (space !== null && !spaces.has(space)) {
      spaces.add(space);
      yield* packetSockets(pid);
    }
    for (const { fd, link } of openFiles(pid)) yield DEVICE.test(link) ? `${pid} ${fd} ${link}` : null;
  }
}

function* packetSockets(pid: number): Generator<string | null> {
  const lines = linesOf(`/proc/${pid}/net/packet`);
  const next = (): string | null => orElse(() => lines.next().value ?? null, null); // it may have ended
  next(); // the heading
  for (let line = next(); line !== null; line = next()) yield `packet ${line.trimEnd().split(/\s+/).at(-1)}`;
}
