/**
 * What a pinned session left on a bpffs: read for `netmon status`, checked for `netmon exec`, removed by
 * `netmon detach`. Files below PIN_DIR are links and maps; which is which is told by the kernel, not by name.
 *
 * Removal uses unlink(2) on the bpffs and no helper, so that it works when the helper is missing or is of
 * another version. Direction of failure: what is not on a bpffs, or is not ours, is left alone.
 */
import { lstatSync, readdirSync, readFileSync, rmdirSync, statfsSync, unlinkSync } from "node:fs";
import { join } from "node:path";
import type { Counters } from "../../event/event.ts";
import { type CountersByHook, sumCounters, totalCounters } from "../../netmon/counters.ts";
import { Descriptor } from "../../netmon/kernel/descriptor.ts";
import { KernelMap } from "../../netmon/kernel/map.ts";
import { linkInfo } from "../../netmon/kernel/object.ts";
import { HOOKS } from "../../netmon/layout.ts";
import { errnoOf } from "../../netmon/target/error.ts";
import { parseMountinfo } from "../../netmon/target/mountinfo.ts";
import { fileError, StateError } from "./error.ts";

/** BPF_FS_MAGIC, include/uapi/linux/magic.h. */
const BPF_FS_MAGIC = 0xcafe4a11;

/** Where a session's pins go unless the user says otherwise. `bpffs` is a mount of type bpf. */
export function defaultPinDir(bpffs: string, sessionId: string): string {
  return join(bpffs, "netmon", sessionId);
}

/** Where bpf file systems are mounted, in the order of /proc/self/mountinfo. */
export function bpffsMounts(): string[] {
  return parseMountinfo(readFileSync("/proc/self/mountinfo", "utf8"))
    .filter((entry) => entry.fsType === "bpf" && isBpffs(entry.mountPoint))
    .map((entry) => entry.mountPoint);
}

export function isBpffs(path: string): boolean {
  try {
    // f_type is a signed long on some architectures
    return Number(BigInt.asUintN(32, BigInt(statfsSync(path).type))) === BPF_FS_MAGIC;
  } catch {
    return false;
  }
}

export interface PinnedLink {
  /** Hook by its pin's name. */
  hook: string;
  /** 0n: the cgroup was removed, the link is dead. */
  cgroupId: bigint;
}

/** Names of pins: a link is `link_HOOK` (any of `_`, `-`, `:`), a map `map_NAME`. */
const LINK = /^links?[_:-](.+)$/;
const MAP = /^maps?[_:-](.+)$/;

/** File of a pin by kind and name: directly in the directory, or in links/ and maps/. */
function listPins(pinDir: string): { links: Map<string, string>; maps: Map<string, string> } {
  const links = new Map<string, string>();
  const maps = new Map<string, string>();
  for (const entry of readdirSync(pinDir, { withFileTypes: true })) {
    const path = join(pinDir, entry.name);
    if (entry.isDirectory() && (entry.name === "links" || entry.name === "maps")) {
      const into = entry.name === "links" ? links : maps;
      for (const name of readdirSync(path)) into.set(name, join(path, name));
    } else {
      const link = entry.name.match(LINK)?.[1];
      const map = entry.name.match(MAP)?.[1];
      if (link !== undefined) links.set(link, path);
      if (map !== undefined) maps.set(map, path);
    }
  }
  return { links, maps };
}

/** The pinned links; empty when there is no such directory. Throws KernelError or StateError. */
export function pinnedLinks(pinDir: string): PinnedLink[] {
  const found: PinnedLink[] = [];
  for (const [hook, path] of pinsOrNone(pinDir).links) {
    const link = Descriptor.fromPin(path);
    try {
      found.push({ hook, cgroupId: linkInfo(link).cgroupId });
    } finally {
      link.close();
    }
  }
  return found;
}

/** Exact totals from the pinned counters map; null when it is not pinned. Throws KernelError. */
export function pinnedCounters(pinDir: string): Counters | null {
  const path = pinsOrNone(pinDir).maps.get("counters");
  if (path === undefined) return null;
  const map = new KernelMap(Descriptor.fromPin(path));
  try {
    const key = Buffer.alloc(4);
    const entries = HOOKS.map((hook, index) => {
      key.writeUInt32LE(index);
      return [hook, sumCounters(Buffer.concat(map.lookupPerCpu(key) ?? []))] as const;
    });
    return totalCounters(Object.fromEntries(entries) as CountersByHook);
  } finally {
    map.close();
  }
}

function pinsOrNone(pinDir: string): ReturnType<typeof listPins> {
  try {
    return listPins(pinDir);
  } catch (error) {
    if (errnoOf(error) === "ENOENT") return { links: new Map(), maps: new Map() };
    throw fileError("read", pinDir, error);
  }
}

/**
 * Unlinks everything below the directory and the directory: links first, so that nothing is enforced by
 * half. Returns how many links and maps there were; zeros when it is gone. Throws StateError.
 */
export function removePins(pinDir: string): { links: number; maps: number } {
  const stat = lstatSync(pinDir, { throwIfNoEntry: false });
  if (stat === undefined) return { links: 0, maps: 0 };
  if (!stat.isDirectory() || !isBpffs(pinDir)) {
    throw new StateError(
      "corrupt",
      `${pinDir} is named as the session's pin directory and is not on a bpffs: it is left alone`,
    );
  }
  const { links, maps } = listPins(pinDir);
  try {
    for (const path of links.values()) unlinkSync(path);
    removeTree(pinDir);
  } catch (error) {
    throw fileError("remove", pinDir, error);
  }
  return { links: links.size, maps: maps.size };
}

function removeTree(directory: string): void {
  for (const entry of readdirSync(directory, { withFileTypes: true })) {
    const path = join(directory, entry.name);
    if (entry.isDirectory()) removeTree(path);
    else unlinkSync(path);
  }
  rmdirSync(directory);
}
