/**
 * Pins of other sessions on this machine, as a starting netmon finds them. Those whose cgroup is gone guard nothing,
 * and hold the memory of their maps until the machine restarts: they are removed, whoever made them. A removed cgroup's
 * link never becomes live again, so this needs no lock.
 *
 * On failure: pins that cannot be read, and a directory with one live link, stay.
 */
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { orElse } from "../errors/or-else.ts";
import { bpffsMounts, type PinnedLink, pinnedLinks, removeLinkDirectory } from "./bpffs-links.ts";

export interface OtherLinks {
  /** Pin directories whose links are attached to the same cgroup. */
  here: string[];
  /** Pin directories that were removed. */
  removed: string[];
}

export interface LinkSources {
  /** Every directory that may hold a session's pins. */
  directories(): string[];
  /** Throws if it cannot be read. */
  links(linkDir: string): Iterable<PinnedLink>;
  remove(linkDir: string): void;
}

/** Cgroups of the sessions that this process has attached, by pin directory: their links are live, and need not be read. */
const held = new Map<string, bigint>();

/** Notes that this process holds the links pinned at `linkDir`, until the returned function is called. */
export function holdLinks(linkDir: string, cgroupId: bigint): () => void {
  held.set(linkDir, cgroupId);
  return () => {
    if (held.get(linkDir) === cgroupId) held.delete(linkDir);
  };
}

const KERNEL: LinkSources = {
  directories: () => bpffsMounts().flatMap((mount) => sessionsOn(join(mount, "netmon"))),
  links: pinnedLinks,
  remove: removeLinkDirectory,
};

/** `own`: the session's pin directory, which is skipped; null: none. */
export function reviewOtherLinks(
  cgroupId: bigint,
  own: string | null,
  sources: LinkSources = KERNEL,
): OtherLinks {
  const found: OtherLinks = { here: [], removed: [] };
  for (const directory of sources.directories()) {
    if (directory.replace(/-(?:unfinished|former)$/, "") === own) continue;
    const heldAt = held.get(directory);
    if (heldAt !== undefined) {
      if (heldAt === cgroupId) found.here.push(directory);
      continue;
    }
    try {
      review(directory, cgroupId, sources, found);
    } catch {
      // just being created or removed, or not a session's
    }
  }
  return found;
}

function review(directory: string, cgroupId: bigint, sources: LinkSources, found: OtherLinks): void {
  let links = 0;
  for (const link of sources.links(directory)) {
    if (link.cgroupId !== 0n) {
      // all links of a session are at the same cgroup
      if (link.cgroupId === cgroupId) found.here.push(directory);
      return;
    }
    links++;
  }
  // no links yet: it is being filled
  if (links === 0) return;
  sources.remove(directory);
  found.removed.push(directory);
}

function sessionsOn(directory: string): string[] {
  return orElse(() => readdirSync(directory).map((name) => join(directory, name)), []);
}
