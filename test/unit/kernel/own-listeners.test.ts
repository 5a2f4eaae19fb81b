/** Sockets of this process that nobody need search for: of all sessions the same canaries. */
import { createSocket } from "node:dgram";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { CanaryTest } from "../../../src/kernel/canary.ts";
import { noteListener, ownListeners } from "../../../src/kernel/own-listeners.ts";

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
});

it("a socket is one until it is closed", async () => {
  const socket = createSocket("udp4").bind(0, "127.0.0.1");
  await once(socket, "listening");
  const { fd } = (socket as unknown as { _handle: { fd: number } })._handle;
  noteListener(socket, fd);
  const before = ownListeners().size;
  socket.close();
  await once(socket, "close");
  expect(ownListeners().size).toBe(before - 1);
});
