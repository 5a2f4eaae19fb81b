/**
 * Sockets made in another network namespace really belong to it: its tables list them, and they are reachable only
 * from within it.
 */
import { execFileSync, spawn } from "node:child_process";
import dgram from "node:dgram";
import { once } from "node:events";
import { readdirSync, readlinkSync } from "node:fs";
import net from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { NetworkNamespace } from "../../src/kernel/netns.ts";
import { dialTcp, dialUdp, listenTcp, listenUdp } from "../../src/kernel/netns-sockets.ts";

let other: ReturnType<typeof spawn>;
let netns: NetworkNamespace;
const own = NetworkNamespace.own();

beforeAll(async () => {
  other = spawn("unshare", ["--net", "sh", "-c", "ip link set lo up && echo up && read _"], {
    stdio: ["pipe", "pipe", "inherit"],
  });
  if (other.stdout) await once(other.stdout, "data");
  netns = NetworkNamespace.ofProcess(other.pid ?? 0);
});
afterAll(async () => {
  netns?.close();
  own.close();
  other?.stdin?.end();
  if (other?.exitCode === null) await once(other, "close");
});

/** Does the namespace's own table of sockets show this port? */
function hasPort(kind: "-t" | "-u", port: number): boolean {
  const output = execFileSync("nsenter", [`--net=/proc/${other.pid}/ns/net`, "ss", "-Hna", kind]);
  return output.toString().includes(`:${port} `);
}

const threadNetns = (): string => readlinkSync("/proc/thread-self/ns/net");

describe("making a socket", () => {
  it("leaves the thread at home, also where it fails", () => {
    const home = threadNetns();
    listenUdp(netns, "127.0.0.1", 0).close();
    expect(threadNetns()).toBe(home);
    expect(() => listenUdp(netns, "192.0.2.1", 0)).toThrow("EADDRNOTAVAIL");
    expect(threadNetns()).toBe(home);
  });

  it("leaves the threads of the pool at home", async () => {
    listenUdp(netns, "127.0.0.1", 0).close();
    const { lookup } = await import("node:dns/promises");
    await lookup("localhost"); // runs on the pool
    const here = threadNetns();
    for (const task of readdirSync("/proc/self/task"))
      expect(readlinkSync(`/proc/self/task/${task}/ns/net`)).toBe(here);
  });

  it("enters nothing for the own namespace", () => {
    expect(own.isOwn).toBe(true);
    expect(netns.isOwn).toBe(false);
    expect([own.entryFd, netns.entryFd > 0]).toEqual([-1, true]);
  });
});

/** Nobody listens, or this machine has no ::1. */
const NOT_THERE = ["ECONNREFUSED", "EADDRNOTAVAIL"];

for (const [address, any] of [
  ["127.0.0.1", "0.0.0.0"],
  ["::1", "::"],
] as const) {
  describe(address, () => {
    it("carries UDP within the namespace only", async () => {
      const server = listenUdp(netns, address, 0);
      const { port } = server.address();
      expect(hasPort("-u", port)).toBe(true);
      server.on("message", (message, from) => server.send(`${message} back`, from.port, from.address));
      const client = dialUdp(netns, address, port);
      await once(client, "connect");
      client.send("there and");
      const [answer, from] = (await once(client, "message")) as [Buffer, dgram.RemoteInfo];
      expect(String(answer)).toBe("there and back");
      expect(from).toMatchObject({ address, port });
      const outside = dgram.createSocket(net.isIPv4(address) ? "udp4" : "udp6");
      outside.once("connect", () => outside.send("hello"));
      outside.connect(port, address);
      const [error] = (await once(outside, "error")) as [NodeJS.ErrnoException];
      expect(NOT_THERE).toContain(error.code);
      for (const socket of [server, client, outside]) socket.close();
    });

    it("carries TCP within the namespace only", async () => {
      const server = listenTcp(
        netns,
        address,
        0,
        net.createServer((socket) => socket.pipe(socket)),
      );
      await once(server, "listening");
      const { port } = server.address() as net.AddressInfo;
      expect(hasPort("-t", port)).toBe(true);
      const client = dialTcp(netns, address, port);
      await once(client, "connect");
      expect(client.remoteAddress).toBe(address);
      expect(client.remotePort).toBe(port);
      client.write("hello");
      const [answer] = (await once(client, "data")) as [Buffer];
      expect(String(answer)).toBe("hello");
      const [error] = (await once(net.connect(port, address), "error")) as [NodeJS.ErrnoException];
      expect(NOT_THERE).toContain(error.code);
      client.end();
      await once(client, "close");
      server.close();
      await once(server, "close");
    });

    it("says what the kernel says", async () => {
      const refused = dialTcp(netns, address, 9);
      const [error] = (await once(refused, "error")) as [NodeJS.ErrnoException];
      expect(error.code).toBe("ECONNREFUSED");
      const first = listenUdp(netns, address, 0);
      const { port } = first.address();
      expect(() => listenUdp(netns, address, port)).toThrow(
        `bind: EADDRINUSE: Address already in use (${address} port ${port} in /proc/${other.pid}/ns/net)`,
      );
      first.close();
      const free = listenUdp(own, any, 0); // no right is needed here
      free.close();
    });
  });
}

it("refuses what is not an address, port, process or right", () => {
  expect(() => listenUdp(netns, "localhost", 0)).toThrow("localhost is not an IP address");
  expect(() => listenUdp(netns, "127.0.0.1", 65536)).toThrow("65536 is not a port");
  expect(() => dialTcp(netns, "192.0.2.1:80", 80)).toThrow("is not an IP address");
  expect(() => NetworkNamespace.ofProcess(0)).toThrow("0 is not a process id");
  const none = NetworkNamespace.ofPath("/proc/self/status");
  expect(() => listenUdp(none, "127.0.0.1", 0)).toThrow("setns(CLONE_NEWNET)");
  none.close();
  expect(() => listenUdp(netns, "192.0.2.1", 0)).toThrow("EADDRNOTAVAIL");
});

it("says which right is missing", () => {
  const script = `
    const { NetworkNamespace } = await import("./src/kernel/netns.ts");
    const { listenUdp } = await import("./src/kernel/netns-sockets.ts");
    const netns = NetworkNamespace.ofPath("/proc/${other.pid}/ns/net"); // opened by root, entered by nobody
    process.setuid(65534);
    try { listenUdp(netns, "127.0.0.1", 0); } catch (error) { console.log(error.message); }`;
  const args = ["--import", "tsx", "--input-type=module", "-e", script];
  expect(execFileSync(process.execPath, args).toString()).toContain("needs CAP_SYS_ADMIN");
});
