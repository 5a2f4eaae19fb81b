/** Which live connections a new table ends. */
import { describe, expect, it } from "vitest";
import type { OpenSocket } from "../../../src/kernel/helper/messages.ts";
import { sortConnections } from "../../../src/kernel/live-connections.ts";
import type { KernelModel } from "../../../src/kernel/table/kernel-model.ts";
import { TCP, UDP } from "../../../src/policy/network-rule.ts";

const LOOPBACK = Buffer.from("00000000000000000000ffff7f000001", "hex");
const REMOTE = Buffer.from("00000000000000000000ffff0a000001", "hex");

function socket(
  local: [Buffer, number],
  remote: [Buffer, number],
  more: Partial<OpenSocket> = {},
): OpenSocket {
  return {
    ...{ family: "inet", proto: TCP, state: "established", inode: 1n, cgroupId: 1n, pid: 1, foreign: false },
    ...{ localAddr: local[0], localPort: local[1], remoteAddr: remote[0], remotePort: remote[1] },
    ...more,
  };
}

const client = socket([LOOPBACK, 4000], [LOOPBACK, 80]);
const server = socket([LOOPBACK, 80], [LOOPBACK, 4000]);
const undeclared: KernelModel = () => ({ permitted: false, rule: null });
const denied: KernelModel = () => ({ permitted: false, rule: Buffer.alloc(12) });
const refused = (sockets: OpenSocket[], judge = undeclared) =>
  sortConnections(sockets, judge, [], true).refused;

describe("connections that no rule names", () => {
  it("are kept over loopback if both ends are the session's", () => {
    expect(refused([client, server])).toEqual([]);
  });

  it("end if the other end is not, is no end of this connection, or is elsewhere", () => {
    expect(refused([client])).toEqual([client]);
    expect(refused([client, { ...server, foreign: true }])).toContain(client);
    expect(refused([client, { ...server, remotePort: 4001 }])).toContain(client);
    const there = socket([REMOTE, 4000], [REMOTE, 80]);
    expect(refused([there, socket([REMOTE, 80], [REMOTE, 4000])])).toContain(there);
  });

  it("end over UDP, and where a rule denies them", () => {
    const datagrams = [client, server].map((s) => ({ ...s, proto: UDP }));
    expect(refused(datagrams)).toEqual(datagrams);
    expect(refused([client, server], denied)).toEqual([client, server]);
  });
});
