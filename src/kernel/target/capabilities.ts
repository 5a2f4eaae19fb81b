/**
 * Capabilities that let a process escape what cgroup hooks see; numbers of include/uapi/linux/capability.h. Pure.
 * `netmon exec` drops all of them.
 */
export const ESCAPING_CAPABILITIES = {
  DAC_READ_SEARCH: 2, // opens what no mount shows, by handle
  NET_ADMIN: 12, // address translation and routes of its network namespace
  NET_RAW: 13, // AF_PACKET, which no cgroup hook sees
  SYS_MODULE: 16,
  SYS_RAWIO: 17,
  SYS_PTRACE: 19, // takes over a process outside
  SYS_ADMIN: 21, // mounts, namespaces, BPF
  BPF: 39,
} as const;

/** Lets a process that is not uid 0 write another user's cgroup.procs. */
const DAC_OVERRIDE = 1;

export type EscapingCapability = keyof typeof ESCAPING_CAPABILITIES;

/** The escaping capabilities in a capability set (CapEff of /proc/PID/status). */
export function escapingCapabilities(set: bigint): EscapingCapability[] {
  return (Object.keys(ESCAPING_CAPABILITIES) as EscapingCapability[]).filter((name) =>
    has(set, ESCAPING_CAPABILITIES[name]),
  );
}

export function has(set: bigint, bit: number): boolean {
  return ((set >> BigInt(bit)) & 1n) === 1n;
}

export function overridesFileModes(set: bigint): boolean {
  return has(set, DAC_OVERRIDE);
}
