/** The memory of the controller's process and of its maps. */
import { readdirSync, readFileSync } from "node:fs";
import { setTimeout as delay } from "node:timers/promises";
import type { Arena } from "../arena.ts";
import { type Figure, figure } from "../figure.ts";
import { WatchProcess } from "../watch-process.ts";

const MEMORY_STARTS = 3;
/** Time in which the garbage of reading the config is collected, if at all. */
const SETTLE_MS = 1500;

export function residentMb(pid: number): number {
  const kb = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
  if (kb === undefined) throw new Error(`process ${pid} has no resident memory`);
  return Number(kb) / 1024;
}

/** The sum of `memlock` of the process's maps, as bpftool shows it; for the ring, that of its pages. */
export function mapsMb(pid: number): number {
  const maps = new Map<string, number>();
  for (const fd of readdirSync(`/proc/${pid}/fdinfo`)) {
    const info = readFileSync(`/proc/${pid}/fdinfo/${fd}`, "utf8");
    const id = /^map_id:\s*(\d+)$/m.exec(info)?.[1];
    const bytes = /^memlock:\s*(\d+)$/m.exec(info)?.[1];
    if (id !== undefined && bytes !== undefined) maps.set(id, Number(bytes));
  }
  if (maps.size === 0) throw new Error(`process ${pid} holds no maps`);
  return [...maps.values()].reduce((a, b) => a + b, 0) / 2 ** 20;
}

export async function measureMemory(arena: Arena): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const addresses of [0, 1_000, 100_000]) {
    const resident: number[] = [];
    const kernel: number[] = [];
    for (let n = 0; n < MEMORY_STARTS; n++) {
      const watch = await WatchProcess.start(arena, arena.cgroup("memory"), {
        mode: "enforce",
        addresses,
        ranges: 0,
      });
      await delay(SETTLE_MS);
      resident.push(residentMb(watch.pid));
      kernel.push(mapsMb(watch.pid));
      await watch.stop();
    }
    const rules = `${addresses.toLocaleString("en")} rules`;
    figures.push(
      figure(`resident memory of netmon watch, ${rules}`, resident, { unit: " MiB", digits: 0 }),
      figure(`kernel memory of the maps it holds, ${rules}`, kernel, { unit: " MiB", digits: 1 }),
    );
  }
  return figures;
}
