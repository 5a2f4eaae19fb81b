/** A session that floods its ring leaves the event loop to others between steps; an idle one costs nothing. */
import { afterAll, beforeAll, expect, it } from "vitest";
import { Faults } from "../../src/event/faults.ts";
import { RingPump } from "../../src/kernel/ring-pump.ts";
import { Descriptor } from "../../src/native/descriptor.ts";
import { KernelMap } from "../../src/native/map.ts";
import { PinnedPrograms, testRun } from "./fixture.ts";

let programs: PinnedPrograms;
let program: Descriptor;
let ring: KernelMap;

beforeAll(() => {
  programs = new PinnedPrograms();
  program = Descriptor.fromPin(programs.program("produce"));
  ring = new KernelMap(Descriptor.fromPin(programs.map("ring")));
});
afterAll(() => {
  program?.close();
  ring?.close();
  programs?.close();
});

/** As the session's programs do, which wake the reader of an empty ring. */
function produce(count: number, size: number): number {
  const packet = Buffer.alloc(64);
  [count, size, 0, 2].forEach((value, i) => {
    packet.writeUInt32LE(value, 14 + i * 4);
  });
  return testRun(program, packet, 1).retval;
}

it("reads one step, then lets others run, and comes to the end without a timer", async () => {
  const steps: { bytes: number; turn: number }[] = [];
  let turn = 0;
  const slow = (_: Uint8Array, bytes: number): void => {
    steps.push({ bytes, turn });
    const end = performance.now() + 2;
    while (performance.now() < end);
  };
  const pump = new RingPump(ring, {
    decoder: { decode: slow },
    step: { bytes: 256, ms: 1 },
    onEvent: () => {},
    part: new Faults().part("ring"),
  });
  expect(produce(20, 56)).toBe(20);
  pump.start();
  let running = true;
  const others = (): void => {
    turn++;
    if (running) setImmediate(others);
  };
  others();
  await expect.poll(() => steps.filter(({ bytes }) => bytes > 0).length).toBe(5);
  running = false;
  pump.close();
  const turns = steps.filter(({ bytes }) => bytes > 0).map((step) => step.turn);
  expect(new Set(turns).size).toBe(turns.length);
});

it("does not look at an idle ring, and reads at once what comes then", async () => {
  let looks = 0;
  let bytes = 0;
  const pump = new RingPump(ring, {
    decoder: {
      decode: (_, read) => {
        looks++;
        bytes += read;
      },
    },
    onEvent: () => {},
    part: new Faults().part("ring"),
  });
  pump.start();
  await expect.poll(() => looks).toBe(1);
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(looks).toBe(1);
  for (let record = 1; record <= 3; record++) {
    expect(produce(1, 56)).toBe(1);
    await expect.poll(() => bytes, { interval: 1 }).toBe(64 * record);
  }
  // each record is one look, and the one that finds nothing more; if the machine is slow, two records are one
  expect(looks).toBeLessThanOrEqual(7);
  pump.close();
});
