/** Sockets of this process that nobody need search for: of all sessions the same canaries. */
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { setImmediate } from "node:timers/promises";
import { expect, it } from "vitest";
import { CanaryTest } from "../../../src/kernel/canary.ts";
import { NetworkNamespace } from "../../../src/kernel/netns.ts";
import { listenUdp } from "../../../src/kernel/netns-sockets.ts";
import { ownListeners } from "../../../src/kernel/own-listeners.ts";

it("canaries of any number of sessions have three listeners, which end with the last", async () => {
  const before = ownListeners().size;
  const tests = await Promise.all(Array.from({ length: 20 }, () => CanaryTest.open()));
  expect(new Set(tests.map(({ canary }) => canary.port)).size).toBe(1);
  expect(ownListeners().size).toBe(before + 3);
  const port = tests[0]!.canary.port.toString(16).toUpperCase().padStart(4, "0");
  const listens = (): boolean =>
    readFileSync("/proc/net/tcp", "latin1").includes(`74656E7F:${port} 00000000`);
  const [last, ...others] = tests;
  for (const one of others) {
    one.close();
    one.close();
  }
  expect(ownListeners().size).toBe(before + 3);
  expect(listens()).toBe(true);
  last!.close();
  await expect.poll(() => ownListeners().size).toBe(before);
  expect(listens()).toBe(false);
  const again = await CanaryTest.open();
  expect(ownListeners().size).toBe(before + 3);
  again.close();
  await expect.poll(() => ownListeners().size).toBe(before);
});

it("a socket is one until it is closed", async () => {
  const before = ownListeners().size;
  const own = NetworkNamespace.own();
  const socket = listenUdp(own, "127.0.0.1", 0);
  own.close();
  expect(ownListeners().size).toBe(before + 1);
  socket.close();
  await once(socket, "close");
  expect(ownListeners().size).toBe(before);
});

it("none makes Node warn of anything", async () => {
  const warnings: string[] = [];
  const note = (warning: Error): void => void warnings.push(warning.message);
  process.on("warning", note);
  const test = await CanaryTest.open();
  test.close();
  await setImmediate();
  process.off("warning", note);
  expect(warnings).toEqual([]);
});
