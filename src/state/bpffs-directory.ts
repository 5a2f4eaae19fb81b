/**
 * Location of pins: netmon/SESSION on a bpf file system. The default one if it is mounted and writable, otherwise any
 * other, otherwise one that netmon mounts where only root has access.
 *
 * Fails closed. If no file system would keep the pins after netmon's death, the error says what to mount.
 */
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { userError } from "../errors/user-error.ts";
import { ESCAPING_CAPABILITIES, has } from "../kernel/target/capabilities.ts";
import { parseMountinfo } from "../kernel/target/mountinfo.ts";
import { readNamespace, readStat, readStatus } from "../kernel/target/procfs.ts";
import { builtFile } from "../native/built-file.ts";
import { fileError } from "./error.ts";
import { type StateDirs, SYSTEM_DIRS } from "./paths.ts";

/** No file system can hold the pins. */
export class BpffsError extends userError("BpffsError", "unsupported") {}

const DEFAULT_BPFFS = "/sys/fs/bpf";
/** Not below /run/netmon: a session of any name may have its record there. */
export const OWN_BPFFS = "/run/netmon-bpf";

export interface BpffsSources {
  /** Text of /proc/self/mountinfo. */
  mountinfo: string;
  /** Effective capabilities of this process. */
  capabilities: bigint;
  /** Whether this process's mounts last as long as anything to be guarded. */
  mountsStay: boolean;
}

/** `own`: none is usable and netmon may mount one, which stays after netmon's end. */
export type BpffsChoice =
  | { kind: "mounted"; path: string }
  | { kind: "own"; path: string }
  | { kind: "none"; why: string };

export function chooseBpffs({ mountinfo, capabilities, mountsStay }: BpffsSources): BpffsChoice {
  const mounts = parseMountinfo(mountinfo).filter((mount) => mount.fsType === "bpf");
  const writable = mounts.filter((mount) => !mount.readOnly);
  const chosen = writable.find((mount) => mount.mountPoint === DEFAULT_BPFFS) ?? writable[0];
  if (chosen) return { kind: "mounted", path: chosen.mountPoint };
  // a mount that ends with this mount namespace would take the pins with it
  if (has(capabilities, ESCAPING_CAPABILITIES.SYS_ADMIN) && mountsStay)
    return { kind: "own", path: OWN_BPFFS };
  const readOnly = mounts[0]?.mountPoint;
  const found = readOnly === undefined ? "none is mounted" : `${readOnly} is mounted read-only`;
  const remedy =
    readOnly === undefined
      ? `mount -t bpf bpf ${DEFAULT_BPFFS}`
      : `mount -o remount,rw ${readOnly} on the machine`;
  return {
    kind: "none",
    why: `${found}: ${remedy}, and in a container -v ${DEFAULT_BPFFS}:${DEFAULT_BPFFS}`,
  };
}

export function bpffsSources(): BpffsSources {
  return {
    mountinfo: readFileSync("/proc/self/mountinfo", "utf8"),
    capabilities: readStatus(process.pid)?.capEff ?? 0n,
    mountsStay: mountsOutliveUs(),
  };
}

/**
 * On the machine itself, its kernel threads (the first is process 2) have these mounts. In a container, process 1 has
 * them and does not depend on netmon, whose end would be the container's.
 */
function mountsOutliveUs(): boolean {
  const keeper = readStat(2)?.kernelThread ? 2 : isAncestor(1) ? null : 1;
  const kept = keeper === null ? null : readNamespace(keeper, "mnt");
  return kept !== null && kept === readNamespace("self", "mnt");
}

function isAncestor(pid: number): boolean {
  for (let at = process.ppid; at > 0; at = readStat(at)?.parent ?? 0) if (at === pid) return true;
  return false;
}

/** Returns the bpf file system to pin on; mounts one if necessary. Throws BpffsError. */
export function bpffsForLinks(): string {
  const choice = chooseBpffs(bpffsSources());
  if (choice.kind === "none") {
    const { why } = choice;
    throw new BpffsError(
      `links need a writable bpf file system to outlive netmon, and ${why}. With --no-pin the session is unprotected ` +
        "if netmon dies",
    );
  }
  if (choice.kind === "own") mountOwn(choice.path);
  return choice.path;
}

function mountOwn(path: string): void {
  const helper = builtFile("netmon-bpf", "dist/native/netmon-bpf", "NETMON_HELPER");
  try {
    execFileSync(helper, ["mount-bpffs", path], { encoding: "utf8", stdio: ["ignore", "ignore", "pipe"] });
  } catch (error) {
    const { stderr } = error as { stderr?: string };
    const why = stderr?.trim() || (error as Error).message;
    throw new BpffsError(
      `no bpf file system could be mounted at ${path} (${why}): mount -t bpf bpf ${DEFAULT_BPFFS}`,
      {
        cause: error,
      },
    );
  }
}

/**
 * Returns a session's pin directory. Names on a bpffs have no dots (kernel/bpf/inode.c, bpf_lookup); sessions of other
 * state directories have other names.
 */
export function linkDirOn(bpffs: string, dirs: StateDirs, sessionId: string): string {
  const name = sessionId.replaceAll(".", ":");
  const of = dirs.run === SYSTEM_DIRS.run ? "" : `@${shortHash(dirs.run)}`;
  return join(bpffs, "netmon", `${name}${of}`);
}

function shortHash(text: string): string {
  return createHash("sha256").update(text).digest("hex").slice(0, 12);
}

/** Creates the parent of a session's pin directory; the helper creates the directory itself. Throws StateError. */
export function makeLinkParent(linkDir: string): void {
  try {
    mkdirSync(dirname(linkDir), { recursive: true, mode: 0o700 });
  } catch (error) {
    throw fileError("make directory", dirname(linkDir), error);
  }
}
