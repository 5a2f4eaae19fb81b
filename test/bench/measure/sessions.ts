/**
 * Many sessions in one process: how long they take to start, the memory that each adds to the process and the kernel,
 * and their cost while idle. The first session of a process is not counted, since it includes netmon itself.
 */
import { spawn } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { setTimeout as delay } from "node:timers/promises";
import { NETMON } from "../../kernel/defence.ts";
import type { Arena } from "../arena.ts";
import { type Figure, figure } from "../figure.ts";
import { configText } from "../policy.ts";
import { mapsMb, residentMb } from "./process.ts";

const SESSIONS = 200;
const ADDRESSES = 1000;
const SETTLE_MS = 5000;
const IDLE_MS = 20_000;
const READY_TIMEOUT_MS = 300_000;
/** Clock ticks per second in /proc/PID/stat, fixed by the ABI (USER_HZ). */
const USER_HZ = 100;

interface Load {
  startMs: number;
  residentMb: number;
  mapsMb: number;
  /** The share of one processor, including the helper's. */
  idle: number;
}

export async function measureSessions(arena: Arena): Promise<Figure[]> {
  const config = arena.file("sessions.yaml");
  writeFileSync(
    config,
    // each session runs its self-test as often as by default
    configText({ mode: "enforce", addresses: ADDRESSES, ranges: 0 }).replace(
      /selftest_seconds: \d+/,
      "selftest_seconds: 30",
    ),
  );
  const one = await load(arena, config, 1);
  const many = await load(arena, config, SESSIONS);
  const each = (of: (load: Load) => number): number => (of(many) - of(one)) / (SESSIONS - 1);
  const sessions = `${SESSIONS} sessions, ${ADDRESSES.toLocaleString("en")} addresses each`;
  return [
    figure(`start of ${sessions}, to all attached and verified`, [many.startMs / 1000], {
      unit: " s",
      digits: 1,
      aim: 30,
    }),
    figure("resident memory that each adds", [each((l) => l.residentMb)], {
      unit: " MiB",
      digits: 2,
      aim: 5,
    }),
    figure("kernel memory of the maps that each adds", [each((l) => l.mapsMb)], {
      unit: " MiB",
      digits: 2,
      aim: 2,
    }),
    figure("processor time while nothing happens, all together, helper included", [many.idle * 100], {
      unit: " %",
      digits: 2,
      aim: 1,
    }),
    figure("the same with one session", [one.idle * 100], { unit: " %", digits: 2 }),
  ];
}

async function load(arena: Arena, config: string, count: number): Promise<Load> {
  const ready = arena.file(`sessions-${count}.ready`);
  const sessions = Array.from({ length: count }, (_, n) => [
    ...["--session", `many-${n}`, "--cgroup", arena.cgroup(`many-${n}`)],
  ]).flat();
  const args = ["watch", "--config", config, ...sessions, "--format", "json", "--ready-file", ready];
  const started = performance.now();
  const child = spawn(NETMON, [...args, "--state-dir", arena.file(`state-${count}`)], {
    stdio: ["ignore", "ignore", "pipe"],
  });
  const worker = arena.adopt(child);
  while (!existsSync(ready) || readFileSync(ready).length === 0) {
    if (child.exitCode !== null || performance.now() - started > READY_TIMEOUT_MS) {
      await worker.stop("SIGKILL");
      throw new Error(`netmon watch did not become ready (${child.exitCode}):\n${worker.errors}`);
    }
    await delay(20);
  }
  const startMs = performance.now() - started;
  const { pid } = JSON.parse(readFileSync(ready, "utf8")) as { pid: number }; // the child is its supervisor
  await delay(SETTLE_MS);
  const before = cpuSeconds(pid);
  const from = performance.now();
  await delay(IDLE_MS);
  const idle = (cpuSeconds(pid) - before) / ((performance.now() - from) / 1000);
  const result = { startMs, residentMb: residentMb(pid), mapsMb: mapsMb(pid), idle };
  await worker.stop();
  if (child.exitCode !== 0) throw new Error(`netmon watch ended with ${child.exitCode}:\n${worker.errors}`);
  return result;
}

/** CPU time of the process and its children, including ended ones. */
function cpuSeconds(pid: number): number {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").split(" ").filter(Boolean);
  const ticks = [String(pid), ...children].map((id) => {
    try {
      const stat = readFileSync(`/proc/${id}/stat`, "utf8");
      const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
      return fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
    } catch {
      return 0;
    }
  });
  return ticks.reduce((a, b) => a + b, 0) / USER_HZ;
}
