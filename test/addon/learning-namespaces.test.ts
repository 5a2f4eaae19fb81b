/**
 * The proxies of a session with several network namespaces: they listen in each one even if another is not possible,
 * a namespace that failed is tried again, and one that the session left is given up.
 */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, readlinkSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { defaultConfig } from "../../src/config/parse.ts";
import { zeroApprovalCounters } from "../../src/event/counters.ts";
import { Faults } from "../../src/event/faults.ts";
import { NetworkNamespace } from "../../src/kernel/netns.ts";
import { listenUdp } from "../../src/kernel/netns-sockets.ts";
import { NameLearning } from "../../src/watch/names/name-learning.ts";

const LOOPBACK = "127.0.0.1";
const NO_APPROVALS = {
  counters: zeroApprovalCounters(),
  ask: async () => ({ passes: false, reason: "approval_unavailable", ticket: null, text: "" }) as const,
  covers: () => false,
  rules: () => [],
  tick: async () => {},
  use: () => {},
};
const RESOLVER = [{ address: "192.0.2.53", port: 53 }];
/** Stands for a cgroup: what lists the session's processes. */
let session: string;
let living: ChildProcess[] = [];
let spaces: NetworkNamespace[] = [];
let learning: NameLearning;

beforeEach(async () => {
  session = mkdtempSync(join(tmpdir(), "netmon-learning-"));
  living = Array.from({ length: 3 }, () =>
    spawn("unshare", ["--net", "sh", "-c", "ip link set lo up && echo up && read _"], {
      stdio: ["pipe", "pipe", "inherit"],
    }),
  );
  await Promise.all(living.map(({ stdout }) => stdout && once(stdout, "data")));
  spaces = living.map(({ pid = 0 }) => NetworkNamespace.ofProcess(pid));
  learning = new NameLearning(defaultConfig(), {
    emit: () => {},
    faults: new Faults(),
    log: { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} },
    put: async () => new Set(),
    permitting: () => () => true,
    live: async () => new Set(),
    cgroup: () => session,
    typeOf: () => "http",
    approvals: NO_APPROVALS,
  });
});

afterEach(async () => {
  learning.close();
  for (const space of spaces) space.close();
  for (const child of living) {
    child.stdin?.end();
    if (child.exitCode === null) await once(child, "close");
  }
  rmSync(session, { recursive: true });
});

const live = (...numbers: number[]): void =>
  writeFileSync(join(session, "cgroup.procs"), numbers.map((n) => `${living[n]?.pid}\n`).join(""));
const proxyPort = (): number => learning.redirects.ofResolvers()[0]?.to.port ?? 0;
/** Something else can have the proxy's port in this namespace. */
function isFree(space: number, port: number): boolean {
  try {
    listenUdp(spaces[space] as NetworkNamespace, LOOPBACK, port).close();
    return true;
  } catch {
    return false;
  }
}
/** Descriptors of namespace files. */
const namespaceFiles = (): number =>
  readdirSync("/proc/self/fd").filter((fd) => {
    try {
      return readlinkSync(`/proc/self/fd/${fd}`).startsWith("net:");
    } catch {
      return false; // of the directory that is being read
    }
  }).length;

it("listens where it can, and where it could not as soon as it can", async () => {
  live(0);
  await learning.open(session, RESOLVER, false);
  const port = proxyPort();
  expect(isFree(0, port)).toBe(false);
  const taken = listenUdp(spaces[1] as NetworkNamespace, LOOPBACK, port);
  live(0, 1, 2);
  await expect(learning.follow(session)).rejects.toThrow(/EADDRINUSE|in use/);
  expect(isFree(2, port)).toBe(false);
  taken.close();
  await Promise.all([learning.follow(session), learning.follow(session)]);
  expect(isFree(1, port)).toBe(false);
});

it("gives up a namespace that no process of the session lives in any more, and comes back to it", async () => {
  const before = namespaceFiles();
  live(0, 1);
  await learning.open(session, RESOLVER, false);
  const port = proxyPort();
  expect(namespaceFiles()).toBe(before + 2);
  live(); // between two commands a session has no process at all
  for (let look = 0; look < 100; look++) await learning.follow(session);
  expect(isFree(1, port)).toBe(false);
  live(0);
  for (let look = 0; look < 100; look++) await learning.follow(session);
  expect(isFree(1, port)).toBe(true);
  expect(isFree(0, port)).toBe(false);
  expect(namespaceFiles()).toBe(before + 1);
  live(0, 1);
  await learning.follow(session);
  expect(isFree(1, port)).toBe(false);
});

it("opens nothing any more when it is closed", async () => {
  const before = namespaceFiles();
  live(0, 1);
  const opening = learning.open(session, RESOLVER, true);
  learning.close();
  await opening;
  expect(namespaceFiles()).toBe(before);
});
