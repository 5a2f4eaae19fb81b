/** A relay that is gone keeps no controller, and a signal that came early is not lost. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished, vi } from "vitest";
import { ShimController } from "../../../../src/app/shim/controller.ts";
import type { Relay } from "../../../../src/app/shim/relay.ts";

/** Says hello with pipes, then sends what its standard input says, and leaves at its end. */
const RELAY = `
import os, socket, struct, sys
one = socket.socket(socket.AF_UNIX); one.connect(sys.argv[1])
text = b"/\\0" + b"0\\0"
client, server = os.pipe(), os.pipe()
fds = [client[0], server[1], client[1], server[0]]
socket.send_fds(one, [b"H" + struct.pack("<I", len(text)) + text], fds)
for line in sys.stdin: one.sendall(line.strip().encode() + struct.pack("<I", 0))
`;

/** What is left to do for the shim is not done before the end of the test. */
async function started(served: (relay: Relay) => void) {
  const directory = mkdtempSync(join(tmpdir(), "netmon-gone-"));
  let idle = 0;
  let finish = (_code: number): void => {};
  const left = new Promise<number>((resolve) => {
    finish = resolve;
  });
  const refusals: string[] = [];
  const controller = await ShimController.start({
    ...{ at: join(directory, "s"), takesFiles: false, objection: () => null },
    serve: (_hello, relay) => {
      served(relay);
      return left;
    },
    onRefused: (why) => refusals.push(why),
    onIdle: () => idle++,
  });
  const relay = spawn("python3", ["-c", RELAY, join(directory, "s")], {
    stdio: ["pipe", "inherit", "inherit"],
  });
  onTestFinished(async () => {
    relay.kill("SIGKILL");
    finish(0);
    await controller.close();
    rmSync(directory, { recursive: true });
  });
  return { controller, relay, refusals, idle: () => idle };
}

it("is not waited for longer than five seconds, whatever is left to do", async () => {
  let served = false;
  const { controller, relay, refusals, idle } = await started(() => {
    served = true;
  });
  await expect.poll(() => [served, ...refusals]).toEqual([true]);
  expect(controller.idle).toBe(false);
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  relay.stdin.end();
  await once(relay, "close");
  await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1));
  expect(controller.idle).toBe(false);
  await vi.advanceTimersByTimeAsync(5000);
  expect(controller.idle).toBe(true);
  expect(idle()).toBe(1);
  vi.useRealTimers();
});

it("has its signal heard that came before anybody listened", async () => {
  let given: Relay | null = null;
  const { relay, refusals } = await started((one) => {
    given = one;
  });
  relay.stdin.write("I\n");
  await expect.poll(() => [given !== null, ...refusals]).toEqual([true]);
  const heard = vi.fn();
  await expect
    .poll(() => {
      given!.onEndSignal(heard);
      return heard.mock.calls.length;
    })
    .toBeGreaterThan(0);
});
