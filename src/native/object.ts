/**
 * What the kernel says about links and programs behind descriptors.
 */
import { addon, type LinkInfo, type ProgInfo } from "./addon.ts";
import { Descriptor } from "./descriptor.ts";
import { kernelCall } from "./error.ts";

export type { LinkInfo, ProgInfo } from "./addon.ts";

/** `cgroupId` 0n: the cgroup was removed, the link is dead and attaches nothing any more. */
export function linkInfo(link: Descriptor): LinkInfo {
  return kernelCall(link.name, () => addon().linkInfo(link.fd));
}

/** Run time and count are 0 unless kernel.bpf_stats_enabled is 1. */
export function progInfo(program: Descriptor): ProgInfo {
  return kernelCall(program.name, () => addon().progInfo(program.fd));
}

/** A descriptor of the program with this id (CAP_SYS_ADMIN). */
export function programById(id: number): Descriptor {
  const name = `program ${id}`;
  return new Descriptor(
    kernelCall(name, () => addon().progGetById(id)),
    name,
  );
}

/** Runs a program on a packet, `repeat` times (BPF_PROG_TEST_RUN); the time is the average of one run. */
export function testRun(
  program: Descriptor,
  packet: Uint8Array,
  repeat: number,
): { retval: number; durationNs: number } {
  return kernelCall(program.name, () => addon().progTestRun(program.fd, packet, repeat));
}
