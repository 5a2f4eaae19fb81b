/**
 * The controller as a process: from its start to "attached and verified", and what it and its maps hold.
 */
import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { setTimeout as delay } from "node:timers/promises";
import { HelperClient } from "../../../src/kernel/helper/client.ts";
import { KernelSession } from "../../../src/kernel/session.ts";
import { cgroupId } from "../../../src/kernel/target/cgroup2.ts";
import { NETMON } from "../../kernel/defence.ts";
import type { Arena } from "../arena.ts";
import { CANARY } from "../direct-session.ts";
import { type Figure, figure } from "../figure.ts";
import { type ConfigOptions, policySource } from "../policy.ts";
import { WatchProcess } from "../watch-process.ts";

const STARTS = 7;
const MEMORY_STARTS = 3;
/** After the garbage of reading the config has been collected, where it is. */
const SETTLE_MS = 1500;

function timed(program: string, args: readonly string[]): number {
  const start = performance.now();
  const { status, error, stderr } = spawnSync(program, args, { encoding: "utf8" });
  if (status !== 0) throw new Error(`${program} ${args.join(" ")} failed: ${error?.message ?? stderr}`);
  return performance.now() - start;
}

export async function measureStart(arena: Arena): Promise<Figure[]> {
  const options: ConfigOptions = { mode: "enforce", addresses: 10, ranges: 0 };
  const source = await policySource(arena.file("start.yaml"), options, arena.cgroup("start"));
  const { capacities } = source.policy();
  source.close();
  const ms: Record<"ready" | "node" | "command" | "helper" | "load" | "attach" | "canary", number[]> = {
    ready: [],
    node: [],
    command: [],
    helper: [],
    load: [],
    attach: [],
    canary: [],
  };
  for (let n = 0; n < STARTS; n++) {
    const watch = await WatchProcess.start(arena, arena.cgroup("start"), options);
    ms.ready.push(watch.readyMs);
    await watch.stop();
    ms.node.push(timed(process.execPath, ["-e", "0"]));
    ms.command.push(timed(NETMON, ["--version"]));

    const path = arena.cgroup("parts");
    const id = cgroupId(path);
    const start = performance.now();
    const helper = await HelperClient.start({ log: () => {} });
    const up = performance.now();
    const session = await KernelSession.load(helper, capacities);
    const loaded = performance.now();
    await session.attach({ path, id, pinDir: null, allowRootCgroup: false });
    const attached = performance.now();
    const second = await HelperClient.start({ log: () => {} });
    await second.request("canary", { ...CANARY, cgroup: path, cgroupId: id, addr: CANARY.addr.subarray(12) });
    const tried = performance.now();
    await second.close();
    await session.close();
    ms.helper.push(up - start);
    ms.load.push(loaded - up);
    ms.attach.push(attached - loaded);
    ms.canary.push(tried - attached);
  }
  const o = { unit: " ms", digits: 0 };
  return [
    figure("cold start of netmon watch to attached and verified", ms.ready, o),
    figure("of it: Node without netmon", ms.node, o),
    figure("of it: Node with the command line read (netmon --version)", ms.command, o),
    figure("of it: helper started", ms.helper, o),
    figure("of it: programs and maps loaded", ms.load, o),
    figure("of it: attached", ms.attach, o),
    figure("of it: helper started again and canary tried", ms.canary, o),
  ];
}

export function residentMb(pid: number): number {
  const kb = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
  if (kb === undefined) throw new Error(`process ${pid} has no resident memory`);
  return Number(kb) / 1024;
}

/** The `memlock` of each map the process holds, as bpftool shows it; the ring's is that of its pages. */
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
