/**
 * --pin: the kernel goes on enforcing while netmon is dead, and a restart takes over without a gap.
 */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { run } from "./command.ts";
import { Defence, NETMON, type Situation } from "./defence.ts";
import { NOBODY } from "./topology.ts";
import { Companion } from "./vectors.ts";
import { useWorld } from "./world.ts";

const CYCLES = 20;
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

/** A client that never stops trying while netmon is killed and started again. */
async function hammerThroughRestarts(situation: Situation, name: string): Promise<Stopped> {
  const defence = await Defence.start(world.topology, situation, { pin: true, enter: [inMounts()] });
  const client = world.start("hammer", name, NOBODY);
  await client.line(0);
  try {
    for (let i = 0; i < CYCLES; i++) {
      await defence.kill();
      await defence.launch();
      expect(defence.started).toMatchObject({ pinned: true, adopted: true, verified: true });
    }
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
    expect(run("nsenter", [inMounts(), "find", "/sys/fs/bpf", "-type", "f"])).toBe("");
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
});
