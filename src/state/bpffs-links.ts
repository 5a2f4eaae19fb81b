/**
 * Pins that a session left on a bpffs: read for `netmon status`, checked for `netmon exec`, removed by `netmon detach`.
 *
 * Removal uses unlink(2) on the bpffs and no helper, so that it works if the helper is missing or of another version.
 * On failure: anything not on a bpffs, or not ours, is left in place.
 */
import { lstatSync, readdirSync, readFileSync, renameSync, rmdirSync, statfsSync, unlinkSync } from "node:fs";
import { join } from "node:path";
import { orElse } from "../errors/or-else.ts";
import type { Counters } from "../event/event.ts";
import { HOOKS } from "../event/hooks.ts";
import {
  addCounters,
  type CountersByHook,
  sumCounters,
  sumQuiet,
  totalCounters,
} from "../kernel/counters.ts";
import { errnoOf } from "../kernel/target/error.ts";
import { parseMountinfo } from "../kernel/target/mountinfo.ts";
import { Descriptor, linkInfo } from "../native/descriptor.ts";
import { KernelMap } from "../native/map.ts";
import { fileError, StateError } from "./error.ts";
import { isThere } from "./paths.ts";

/** BPF_FS_MAGIC, include/uapi/linux/magic.h. */
const BPF_FS_MAGIC = 0xcafe4a11;

/** Returns the mount points of bpf file systems, in the order of /proc/self/mountinfo. */
export function bpffsMounts(): string[] {
  return parseMountinfo(readFileSync("/proc/self/mountinfo", "utf8"))
    .filter((entry) => entry.fsType === "bpf" && isBpffs(entry.mountPoint))
    .map((entry) => entry.mountPoint);
}

function isBpffs(path: string): boolean {
  // f_type is a signed long on some architectures
  return orElse(() => Number(BigInt.asUintN(32, BigInt(statfsSync(path).type))) === BPF_FS_MAGIC, false);
}

export interface PinnedLink {
  /** Hook, from the pin's name. */
  hook: string;
  /** 0n: the cgroup was removed, the link is dead. */
  cgroupId: bigint;
}

/** Prefixes of pins made by the helper (native/helper/internal/attach/bpffs.go). */
const LINK = "link_";
const MAP = "map_";
/** Suffix of a directory that a killed helper was filling. */
const UNFINISHED_SUFFIX = "-unfinished";
/** Suffix of pins that stay in force until others have replaced them. */
const FORMER_SUFFIX = "-former";

/** Returns the path of each pin by hook and by map name. */
function listPins(linkDir: string): { links: Map<string, string>; maps: Map<string, string> } {
  const links = new Map<string, string>();
  const maps = new Map<string, string>();
  for (const name of readdirSync(linkDir)) {
    if (name.startsWith(LINK)) links.set(name.slice(LINK.length), join(linkDir, name));
    if (name.startsWith(MAP)) maps.set(name.slice(MAP.length), join(linkDir, name));
  }
  return { links, maps };
}

/** Reports whether the directory, or one beside it that a killed netmon left, exists. */
export function linksExist(linkDir: string): boolean {
  return ["", UNFINISHED_SUFFIX, FORMER_SUFFIX].some((suffix) => isThere(`${linkDir}${suffix}`));
}

/**
 * Reports whether complete pins are at `linkDir`. Restores pins that a killed netmon had set aside. They may be gone
 * although a record names them: the guard of `netmon run` removes them when nobody is left.
 */
export function linksAreComplete(linkDir: string): boolean {
  const former = `${linkDir}${FORMER_SUFFIX}`;
  if (!isThere(linkDir) && isThere(former)) renameSync(former, linkDir);
  return isThere(linkDir);
}

/** Lets `make` pin at `linkDir`. Existing pins stay in force until it is done, and permanently if it fails. */
export async function replaceLinks<T>(linkDir: string, make: () => Promise<T>): Promise<T> {
  const former = `${linkDir}${FORMER_SUFFIX}`;
  if (isThere(linkDir)) {
    removeLinkDirectory(former);
    renameSync(linkDir, former);
  }
  let made: T;
  try {
    made = await make();
  } catch (error) {
    if (isThere(former) && !isThere(linkDir)) renameSync(former, linkDir);
    throw error;
  }
  removeLinkDirectory(former);
  return made;
}

/** Yields the pinned links, each read on demand; none without such a directory. Throws KernelError or StateError. */
export function* pinnedLinks(linkDir: string): Generator<PinnedLink> {
  for (const [hook, path] of pinsOrNone(linkDir).links) {
    const link = Descriptor.fromPin(path);
    let cgroupId: bigint;
    try {
      ({ cgroupId } = linkInfo(link));
    } finally {
      link.close();
    }
    yield { hook, cgroupId };
  }
}

/** Returns exact totals from the pinned counters map; null if it is not pinned. Throws KernelError. */
export function pinnedCounters(linkDir: string): Counters | null {
  const { maps } = pinsOrNone(linkDir);
  const path = maps.get("counters");
  if (path === undefined) return null;
  const opened: KernelMap[] = [];
  const open = (pin: string): KernelMap => {
    const map = new KernelMap(Descriptor.fromPin(pin));
    opened.push(map);
    return map;
  };
  try {
    const judged = open(path);
    const redirectPin = maps.get("redirect_counters");
    const redirects = redirectPin === undefined ? null : open(redirectPin);
    const key = Buffer.alloc(4);
    const entries = HOOKS.map((hook, index) => {
      key.writeUInt32LE(index);
      const of = (map: KernelMap | null): Buffer => Buffer.concat(map?.lookupPerCpu(key) ?? []);
      return [hook, sumCounters(of(judged), of(redirects))] as const;
    });
    const quietPin = maps.get("quiet_counters");
    key.writeUInt32LE(0);
    const quiet = quietPin === undefined ? [] : (open(quietPin).lookupPerCpu(key) ?? []);
    return addCounters(
      totalCounters(Object.fromEntries(entries) as CountersByHook),
      sumQuiet(Buffer.concat(quiet)),
    );
  } finally {
    for (const map of opened) map.close();
  }
}

function pinsOrNone(linkDir: string): ReturnType<typeof listPins> {
  try {
    return listPins(linkDir);
  } catch (error) {
    if (errnoOf(error) === "ENOENT") return { links: new Map(), maps: new Map() };
    throw fileError("read", linkDir, error);
  }
}

/**
 * Unlinks the pins in the directory and the directory: links first, so that an interrupted removal leaves no link
 * without its maps. Returns the numbers removed; zeros if there are none. Throws StateError.
 */
export function removeLinks(linkDir: string): { links: number; maps: number } {
  const total = { links: 0, maps: 0 };
  for (const suffix of [UNFINISHED_SUFFIX, FORMER_SUFFIX, ""]) {
    const { links, maps } = removeLinkDirectory(`${linkDir}${suffix}`);
    total.links += links;
    total.maps += maps;
  }
  return total;
}

/** Removes this directory alone. */
export function removeLinkDirectory(linkDir: string): { links: number; maps: number } {
  const stat = lstatSync(linkDir, { throwIfNoEntry: false });
  if (stat === undefined) return { links: 0, maps: 0 };
  if (!stat.isDirectory() || !isBpffs(linkDir))
    throw new StateError(
      "corrupt",
      `${linkDir} is named as the session's pin directory and is not on a bpffs: it is left alone`,
    );
  const { links, maps } = listPins(linkDir);
  try {
    for (const path of [...links.values(), ...maps.values()]) unlinkSync(path);
    rmdirSync(linkDir);
  } catch (error) {
    throw fileError("remove", linkDir, error);
  }
  return { links: links.size, maps: maps.size };
}
