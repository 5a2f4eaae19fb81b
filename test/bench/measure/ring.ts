/**
 * Events from the kernel to a JSON line in a file, compared with a C program that only counts the records of the same
 * ring: the same producer (refused sendto in a tight loop, no folding) and the same size. The file is on a tmpfs if
 * there is one, so that the disk is not measured. In turns, in random order.
 */
import { createReadStream, existsSync, mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { TARGET } from "../../kernel/topology.ts";
import type { Arena } from "../arena.ts";
import { attachDirectly } from "../direct-session.ts";
import { type Figure, figure } from "../figure.ts";
import { type ConfigOptions, policySource } from "../policy.ts";
import { WatchProcess } from "../watch-process.ts";

const ROUNDS = 7;
const PRODUCE_MS = 1500;
/** The reader polls at least every 25 ms. */
const QUIET_MS = 150;
const AIM = 0.5;
const REFUSING: ConfigOptions = { mode: "enforce", denied: true, foldMs: 0, addresses: 0, ranges: 0 };

interface Delivery {
  /** Events per second, from the first call until the reader had the last one. */
  rate: number;
  /** Delivered events as a share of those made. */
  share: number;
}

async function produce(arena: Arena, cgroup: string): Promise<number> {
  const line = await arena.job("flood", cgroup, TARGET.v4, String(TARGET.port), String(PRODUCE_MS));
  return Number(line.split(" ")[0]);
}

function delivery(delivered: number, made: number, ms: number): Delivery {
  if (delivered === 0) throw new Error("no event was delivered");
  return { rate: delivered / (ms / 1000), share: delivered / made };
}

/** The session has no other reader; the native part gets the ring as descriptor 3. */
async function counted(arena: Arena): Promise<Delivery> {
  const cgroup = arena.cgroup("counted");
  const source = await policySource(arena.file("counted.yaml"), REFUSING, cgroup);
  const session = await attachDirectly(cgroup, source.policy(), { events: true });
  source.close();
  try {
    const reader = arena.start("agent", ["count-ring", "3"], session.maps.events.fd);
    await reader.line();
    const started = performance.now();
    const made = await produce(arena, cgroup);
    reader.child.kill("SIGTERM"); // it ends when the ring is empty
    const records = Number(await reader.line());
    const ms = performance.now() - started;
    await reader.closed;
    return delivery(records, made, ms);
  } finally {
    await session.close();
  }
}

async function written(arena: Arena, dir: string): Promise<Delivery> {
  const cgroup = arena.cgroup("written");
  const file = join(dir, "events.jsonl");
  const watch = await WatchProcess.start(arena, cgroup, REFUSING, { output: file });
  try {
    const started = performance.now();
    const made = await produce(arena, cgroup);
    const ms = (await lastWrite(file)) - started;
    await watch.stop();
    return delivery(await connections(file), made, ms);
  } finally {
    rmSync(file, { force: true });
  }
}

/** Time at which the file last grew, on the clock of performance.now(). */
async function lastWrite(file: string): Promise<number> {
  let size = -1;
  let grew = performance.now();
  while (performance.now() - grew < QUIET_MS) {
    const now = statSync(file).size;
    if (now !== size) {
      size = now;
      grew = performance.now();
    }
    await delay(2);
  }
  return grew;
}

/** Number of events in the file: the sum of the counts in connection lines. */
async function connections(file: string): Promise<number> {
  const start = Buffer.from('{"type":"mcp_network_connection"');
  let events = 0;
  let rest: Buffer = Buffer.alloc(0);
  for await (const chunk of createReadStream(file, { highWaterMark: 1 << 22 })) {
    const bytes: Buffer = Buffer.concat([rest, chunk as Buffer]);
    let at = 0;
    for (let end = bytes.indexOf(10); end >= 0; end = bytes.indexOf(10, at)) {
      if (bytes.subarray(at, at + start.length).equals(start)) events++;
      at = end + 1;
    }
    rest = bytes.subarray(at);
  }
  return events;
}

export async function measureRing(arena: Arena): Promise<Figure[]> {
  const dir = mkdtempSync(join(existsSync("/dev/shm") ? "/dev/shm" : tmpdir(), "netmon-bench-"));
  const plain: Delivery[] = [];
  const lines: Delivery[] = [];
  try {
    for (let round = 0; round < ROUNDS; round++) {
      const first = Math.random() < 0.5;
      if (first) plain.push(await counted(arena));
      lines.push(await written(arena, dir));
      if (!first) plain.push(await counted(arena));
    }
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
  const k = { unit: "k/s", digits: 0 };
  return [
    figure(
      "events delivered, JSON lines of netmon watch : C program that counts",
      lines.map((l, i) => l.rate / (plain[i]?.rate ?? Number.NaN)),
      { least: AIM },
    ),
    figure(
      "events delivered as JSON lines",
      lines.map((d) => d.rate / 1000),
      k,
    ),
    figure(
      "events delivered to the C program",
      plain.map((d) => d.rate / 1000),
      k,
    ),
    figure(
      "share of the events made that became lines",
      lines.map((d) => d.share),
      {},
    ),
    figure(
      "share of the events made that the C program saw",
      plain.map((d) => d.share),
      {},
    ),
  ];
}
