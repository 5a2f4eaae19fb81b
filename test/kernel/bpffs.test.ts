// group: more-long
/**
 * --pin: the kernel keeps enforcing while netmon is dead, and a restart takes over without a gap.
 */
import { setTimeout as delay } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { run } from "./command.ts";
import { Defence, NETMON, type Situation } from "./defence.ts";
import { NOBODY } from "./topology.ts";
import { Companion } from "./vectors.ts";
import { useWorld } from "./world.ts";

const CYCLES = 12;
const world = useWorld();

/** A mount namespace with a bpffs of its own: gone, with all pins, when this process ends. */
let bpffs: Companion;
beforeAll(async () => {
  bpffs = new Companion("unshare", [
    "--mount",
    "sh",
    "-c",
    'mount -t bpf netmon /sys/fs/bpf && echo "{}" && read _',
  ]);
  await bpffs.line(0);
});
afterAll(async () => {
  await bpffs?.stop();
});
const inMounts = (): string => `--mount=/proc/${bpffs.child.pid}/ns/mnt`;

interface Stopped {
  state: string;
  tries: number;
  answered: number;
  arrived: number;
  refused: number;
  other: number;
  errno: string | null;
}

async function restart(defence: Defence): Promise<void> {
  await defence.kill();
  await defence.launch();
  expect(defence.started).toMatchObject({ pinned: true, adopted: true, verified: true });
}

/** A client that never stops trying while netmon is killed and started again. */
async function hammerThroughRestarts(situation: Situation, name: string, cycle = restart): Promise<Stopped> {
  const defence = await Defence.start(world.topology, situation, { pin: true, enter: [inMounts()] });
  const client = world.start("hammer", name, NOBODY);
  await client.line(0);
  try {
    for (let i = 0; i < CYCLES; i++) {
      await cycle(defence);
    }
    await restart(defence);
  } finally {
    await client.stop();
    await defence.stop();
    run("nsenter", [
      inMounts(),
      NETMON,
      "detach",
      "--session",
      defence.session,
      "--state-dir",
      defence.stateDir,
    ]);
    expect(run("nsenter", [inMounts(), "find", "/sys/fs/bpf/netmon", "-mindepth", "1"])).toBe("");
  }
  return client.lines.at(-1) as Stopped;
}

describe(`across ${CYCLES} kill -9 and restart cycles`, () => {
  it("a denied address is never reached", async () => {
    const result = await hammerThroughRestarts("denied", "target4");
    expect(result).toMatchObject({ state: "stopped", answered: 0, arrived: 0, other: 0 });
    expect(result.refused).toBe(result.tries);
    expect(result.tries).toBeGreaterThan(1000);
  }, 180_000);

  it("an allowed address is never refused in fail_closed", async () => {
    const result = await hammerThroughRestarts("allowed", "target4");
    expect(result).toMatchObject({ state: "stopped", refused: 0, other: 0 });
    expect(result.answered).toBe(result.tries);
    expect(result.arrived).toBe(result.tries);
    expect(result.tries).toBeGreaterThan(1000);
  }, 180_000);

  it("a denied address is never reached when the restarts are killed half-way", async () => {
    const result = await hammerThroughRestarts("denied", "target4", async (defence) => {
      await defence.kill();
      const ready = defence.launch().catch(() => "killed before it was ready");
      await delay(Math.random() * 700); // about the time a start takes
      await defence.kill();
      await ready;
    });
    expect(result).toMatchObject({ state: "stopped", answered: 0, arrived: 0, other: 0 });
    expect(result.refused).toBe(result.tries);
  }, 180_000);
});
