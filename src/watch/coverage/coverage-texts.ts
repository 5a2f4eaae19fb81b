/**
 * What people are told about openings that the helper finds. What a process holds decides; its name is only a hint for
 * the advice.
 */
import type { Daemon, Hole, HoleKind } from "../../event/coverage.ts";
import type { Opening } from "../../kernel/helper/messages.ts";
import type { LoopbackAlias } from "../../kernel/target/loopback-aliases.ts";

/** Network stacks and machines of their own, by name; the first match advises. */
const STACKS: readonly (readonly [name: RegExp, remedy: string])[] = [
  [
    /^runsc/,
    "gVisor sends by its own network stack: start it with runsc --network=host, whose connections netmon sees",
  ],
  [
    /^(?:qemu|firecracker|cloud-hyperv|crosvm|kata|containerd-shim-kata|virtiofsd)/,
    "a virtual machine sends by its own kernel: give it a user-mode network (-netdev user, passt), or run netmon inside the machine",
  ],
];

const REMEDIES: Readonly<Partial<Record<string, string>>> = {
  packet_socket:
    "drop CAP_NET_RAW (docker run --cap-drop=ALL) and start it again, or start the agent with netmon run or exec",
  other_socket: "start the agent with netmon run or exec, which refuse such sockets",
  tap_device:
    "end it, or give the device another owner (ip tuntap); netmon run and exec refuse such devices to the agent",
  vhost_device: "end it; netmon run and exec refuse such devices to the agent",
};

const WORDS: Readonly<Partial<Record<string, (detail: string) => string>>> = {
  packet_socket: (detail) => `holds an ${detail} socket, whose packets bypass every hook`,
  other_socket: (detail) => `holds a socket of ${detail}, whose traffic no hook sees`,
  tap_device: (detail) => `holds the tap device ${detail}, by which packets leave around every hook`,
  vhost_device: (detail) => `holds ${detail}, by which the kernel sends for it around every hook`,
  machine: (detail) =>
    `holds ${detail}: it may run a machine of its own, of which the hooks see only what this process sends`,
  free_tap: (detail) =>
    `may open the tap device ${detail}, by which packets leave around every hook. Give it another owner, or start the agent with netmon run or exec`,
};

function sentence({ kind, detail, pid, comm, program }: Opening): string {
  const name = program === "" || program === comm ? comm : `${program} (${comm})`;
  const does = WORDS[kind] ?? ((what: string) => `holds ${what}, which this version of netmon does not know`);
  return `${name}[${pid}] ${does(detail)}`;
}

export function holeOf(opening: Opening): Hole {
  const { kind, pid, comm, program } = opening;
  const stack = STACKS.find(([name]) => name.test(program) || name.test(comm));
  const remedy = stack?.[1] ?? REMEDIES[kind] ?? "end it";
  return { kind: kind as HoleKind, pid, comm, text: sentence(opening), remedy };
}

export function possibilityOf(opening: Opening): string {
  return sentence(opening);
}

export function unreadHole(count: number): Hole {
  return {
    kind: "unread_process",
    pid: 0,
    comm: "",
    text: `the descriptors of ${count} process${count === 1 ? "" : "es"} of the session cannot be read, so nothing shows whether the hooks see all that they send`,
    remedy: "give netmon CAP_SYS_PTRACE, and before Linux 5.14 CAP_DAC_READ_SEARCH too",
  };
}

export function daemonHole({ pid, program, address, text }: Daemon): Hole {
  return {
    kind: "local_daemon",
    pid,
    comm: program,
    text: `${text}: no rule about tools applies to what it does for the session`,
    remedy:
      `end it, or start it inside the session (netmon exec). sandbox.network.local_daemons: refuse closes it; if it may ` +
      `serve the session, name it in a rule (sandbox.network.allow: ["${address}"])`,
  };
}

export function forwarderHole({ pid, program, without }: LoopbackAlias): Hole {
  return {
    kind: "loopback_forwarder",
    pid,
    comm: program,
    text:
      `${program}[${pid}] outside the session forwards the loopback of a network namespace that the session made to this ` +
      "host's, for which no rule counts there",
    remedy: `start it with ${without}, or inside the session, where its connections are judged`,
  };
}
