/**
 * Where pins go: netmon/ID on a bpffs. Direction of failure: closed; without a writable bpffs --pin is an
 * error before anything is attached.
 */
import { readFileSync } from "node:fs";
import { parseMountinfo } from "../../netmon/target/mountinfo.ts";
import { defaultPinDir } from "../state/pins.ts";

/** Pins have nowhere to go. */
export class BpffsError extends Error {
  override readonly name = "BpffsError";
}

const USUAL = "/sys/fs/bpf";

export interface Bpffs {
  /** Directory for the pins of a session. */
  pinDir(sessionId: string): string;
}

/** The bpffs to pin on: the usual one where it is mounted and writable, else any other. */
export function bpffsMount(): Bpffs {
  const mounts = parseMountinfo(readFileSync("/proc/self/mountinfo", "utf8")).filter(
    (m) => m.fsType === "bpf",
  );
  const writable = mounts.filter((m) => !m.readOnly);
  const chosen = writable.find((m) => m.mountPoint === USUAL) ?? writable[0];
  if (chosen) return { pinDir: (sessionId) => defaultPinDir(chosen.mountPoint, sessionId) };
  const readOnly = mounts[0];
  const detail = readOnly
    ? `--pin needs a writable bpf file system; ${readOnly.mountPoint} is mounted read-only`
    : `--pin needs a bpf file system and none is mounted: mount -t bpf bpf ${USUAL}`;
  throw new BpffsError(detail);
}
