/**
 * Compares the kernel's verdict with the one that TypeScript computes (src/kernel/table/kernel-model.ts), for random tables and
 * destinations: a process inside its own cgroup sends datagrams, and EPERM is a refusal. A session with programs of its
 * own, and one that shares them with another whose table changes at the same time.
 */
import { spawn } from "node:child_process";
import { mkdirSync, rmdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { HelperClient } from "../../src/kernel/helper/client.ts";
import { KernelMode, SettingFlag } from "../../src/kernel/layout.ts";
import { KernelSession } from "../../src/kernel/session.ts";
import { compileTable, emptyTable } from "../../src/kernel/table/compile.ts";
import { kernelModel } from "../../src/kernel/table/kernel-model.ts";
import { Reconciler } from "../../src/kernel/table/reconciler.ts";
import { RuleNames } from "../../src/kernel/table/rule-names.ts";
import { findCgroup2Mounts } from "../../src/kernel/target/mountinfo.ts";
import type { NetworkRule } from "../../src/policy/network-rule.ts";
import { addressBytesOf } from "../../src/registry/address.ts";

const HOSTS = ["10.0.0.1", "10.0.0.2", "10.0.1.1", "127.0.0.1", "::1", "2001:db8::1", "64:ff9b::10.0.0.1"];
const PREFIXES = [128, 128, 120, 112, 96, 0];
const PORTS = [0, 80, 443];
const UDP = 17;

/** Sends one datagram to each destination of a line; answers with one word per destination. */
const SENDER = `
  const dgram = require("node:dgram");
  const rl = require("node:readline").createInterface({ input: process.stdin });
  const send = (host, port) => new Promise((resolve) => {
    const s = dgram.createSocket(host.includes(":") ? "udp6" : "udp4");
    s.on("error", (e) => { s.close(); resolve(e.code); });
    s.send("x", port, host, (e) => { s.close(); resolve(e ? e.code : "sent"); });
  });
  rl.on("line", async (line) => {
    const out = [];
    for (const [host, port] of JSON.parse(line)) out.push(await send(host, port));
    process.stdout.write(JSON.stringify(out) + "\\n");
  });
`;

function generator(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

function randomRules(below: (below: number) => number): NetworkRule[] {
  return Array.from({ length: 1 + below(6) }, (_, i) => ({
    source: `rule[${i}]`,
    servers: [],
    host: null,
    addr: addressBytesOf(HOSTS[below(HOSTS.length)] as string),
    prefix: PREFIXES[below(PREFIXES.length)] as number,
    port: PORTS[below(PORTS.length)] as number,
    protocol: below(2) ? UDP : 0,
    action: below(2) ? "allow" : "deny",
  }));
}

const SETTINGS = {
  mode: KernelMode.enforce,
  socketClasses: 0,
  canaryProtocol: 0,
  denyErrno: 0,
  cgroupLevel: 0,
  foldNs: 0n,
  cgroupId: 0n,
};

describe.each([
  { name: "programs of its own", shared: false },
  { name: "shared programs", shared: true },
])("kernel and TypeScript, with $name", ({ shared }) => {
  const mount = findCgroup2Mounts()[0]?.mountPoint ?? "";
  const cgroups = ["judge", ...(shared ? ["beside"] : [])].map((name) =>
    join(mount, `netmon-${name}-${process.pid}`),
  );
  const kernels: KernelSession[] = [];
  let client: HelperClient;
  let sender: ReturnType<typeof spawn>;
  let answers: AsyncIterator<string>;

  beforeAll(async () => {
    client = await HelperClient.start();
    const capacities = { maxRules: 1024, maxRanges: 1024, maxServers: 16, ringBytes: 65536 };
    for (const cgroup of cgroups) {
      mkdirSync(cgroup);
      const kernel = await KernelSession.load({ client, shared }, capacities);
      kernels.push(kernel);
      await kernel.attach({
        path: cgroup,
        id: statSync(cgroup, { bigint: true }).ino,
        linkDir: null,
        allowRootCgroup: false,
      });
    }
    sender = spawn("sh", ["-c", `echo $$ > ${cgroups[0]}/cgroup.procs && exec node -e '${SENDER}'`], {
      stdio: ["pipe", "pipe", "inherit"],
    });
    if (!sender.stdout) throw new Error("no stdout");
    answers = createInterface({ input: sender.stdout })[Symbol.asyncIterator]();
  });

  afterAll(async () => {
    const ended = new Promise((resolve) => sender?.once("exit", resolve));
    sender?.kill("SIGKILL");
    await ended;
    for (const kernel of kernels) await kernel.close();
    await client?.close();
    for (const cgroup of cgroups) await vi.waitFor(() => rmdirSync(cgroup), 10_000);
  });

  it("decide alike", async () => {
    const below = generator(11);
    const [reconciler, beside] = kernels.map(({ maps }) => new Reconciler(maps, emptyTable(), 0, null));
    const destinations = [...HOSTS, "10.0.0.77", "127.9.9.9", "64:ff9b::10.0.1.9"].flatMap((host) =>
      [80, 443, 9].map((port) => [host, port] as const),
    );
    let refused = 0;
    let passed = 0;
    for (let round = 0; round < 40; round++) {
      const rules = randomRules(below);
      const failClosed = below(2) === 1;
      const table = compileTable(
        { rules, unixRules: [], servers: new Map(), localAddrs: [], canary: null },
        new RuleNames(),
      );
      await reconciler?.apply(table, { ...SETTINGS, flags: failClosed ? SettingFlag.failClosed : 0 });
      const changing = beside?.apply(
        compileTable(
          { rules: randomRules(below), unixRules: [], servers: new Map(), localAddrs: [], canary: null },
          new RuleNames(),
        ),
        { ...SETTINGS, flags: failClosed ? 0 : SettingFlag.failClosed },
      );
      sender.stdin?.write(`${JSON.stringify(destinations)}\n`);
      const codes = JSON.parse((await answers.next()).value) as string[];
      await changing;
      const judge = kernelModel(table, failClosed);
      destinations.forEach(([host, port], i) => {
        const { permitted } = judge(addressBytesOf(host), port, UDP);
        expect(
          codes[i] !== "EPERM",
          `round ${round}: ${host}:${port} ${codes[i]} ${JSON.stringify(rules)}`,
        ).toBe(permitted);
        if (permitted) passed++;
        else refused++;
      });
    }
    expect(refused).toBeGreaterThan(100);
    expect(passed).toBeGreaterThan(100);
  });
});
