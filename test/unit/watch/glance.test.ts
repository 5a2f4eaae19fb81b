/** A session chooses how many descriptors its processes hold, and how many of them listen. */
import { closeSync, mkdtempSync, openSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { glance } from "../../../src/watch/coverage/glance.ts";
import { heldOf, listenersAround } from "../../../src/watch/coverage/outside-listeners.ts";
import { turnsDuring } from "../async/turns.ts";

const MANY = 3000;
const SOME = 1000;

let cgroup: string;
let held: number[];
let server: Server;

beforeEach(async () => {
  cgroup = mkdtempSync(join(tmpdir(), "netmon-glance-"));
  writeFileSync(join(cgroup, "cgroup.procs"), `${process.pid}\n`);
  held = Array.from({ length: MANY }, () => openSync("/dev/null", "r"));
  server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});
afterEach(() => {
  server.close();
  for (const fd of held) closeSync(fd);
  rmSync(cgroup, { recursive: true });
});

it("many descriptors of a session leave the event loop to others", async () => {
  const { value, turns } = await turnsDuring(() => glance(cgroup));
  expect(value.workMs).toBeGreaterThan(0);
  expect([...value.seen].filter((one) => !one.startsWith("packet "))).toEqual(["processes"]);
  expect(value.complete).toBe(true);
  expect(turns).toBeGreaterThanOrEqual(5);
});

it("more than the limit are not looked at, which is said", async () => {
  const { value, turns } = await turnsDuring(() => glance(cgroup, SOME));
  expect(value.complete).toBe(false);
  expect(turns).toBeLessThan(MANY / 512);
});

it("the session's own listeners are found among many descriptors, between other work", async () => {
  const pids = [process.pid];
  const around = await listenersAround(pids);
  const { port } = server.address() as { port: number };
  const inode = around.found.find((one) => one.port === port)?.inode ?? "none";
  const { value, turns } = await turnsDuring(() => heldOf(pids, [inode, "1"]));
  expect([value.complete, [...value.held]]).toEqual([true, [inode]]);
  expect(turns).toBeGreaterThanOrEqual(5);
  expect(await heldOf(pids, [inode], 1)).toMatchObject({ complete: false, held: new Set() });
  expect(await listenersAround(pids, 0)).toMatchObject({ complete: false, found: [] });
});
