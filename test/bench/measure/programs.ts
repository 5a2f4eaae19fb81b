/**
 * Nanoseconds of each program by the kernel's own statistics (kernel.bpf_stats_enabled, Linux 5.1), minus those
 * of an empty program at the same hook: both include the cost of the statistics. Restores the setting.
 */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { addon } from "../../../src/native/addon.ts";
import { TARGET } from "../../kernel/topology.ts";
import type { Arena } from "../arena.ts";
import { ConnectCells } from "../connect-cells.ts";
import { type Figure, figure, median } from "../figure.ts";
import { WatchProcess } from "../watch-process.ts";
import { RULES } from "./connect.ts";

const STATS = "/proc/sys/kernel/bpf_stats_enabled";
const ROUNDS = 24;
const AIM_NS = 300;
const FLOOD_MS = 100;

/** BPF programs of the cgroup links that a process holds, keyed by name without the prefix. */
function programsOf(pid: number): Map<string, number> {
  const programs = new Map<string, number>();
  for (const fd of readdirSync(`/proc/${pid}/fdinfo`)) {
    let info: string;
    try {
      info = readFileSync(`/proc/${pid}/fdinfo/${fd}`, "utf8");
    } catch {
      continue; // closed meanwhile
    }
    const id = /^prog_id:\s*(\d+)$/m.exec(info)?.[1];
    if (id === undefined || !info.includes("link_type:")) continue;
    const name = withProgram(Number(id), (program) => addon().progInfo(program).name).replace("netmon_", "");
    programs.set(name === "sock_cre" ? "sock_create" : name, Number(id)); // the kernel keeps 15 characters
  }
  return programs;
}

function withProgram<T>(id: number, use: (fd: number) => T): T {
  const fd = addon().progGetById(id);
  try {
    return use(fd);
  } finally {
    addon().closeFd(fd);
  }
}

interface Runs {
  ns: number;
  runs: number;
}

function runsOf(id: number): Runs {
  const info = withProgram(id, (fd) => addon().progInfo(fd));
  return { ns: Number(info.runTimeNs), runs: Number(info.runCount) };
}

/** ns per run of each program during `work`; programs that did not run are omitted. */
async function sample(
  programs: ReadonlyMap<string, number>,
  work: () => Promise<unknown>,
): Promise<Map<string, Runs>> {
  const before = new Map([...programs].map(([hook, id]) => [hook, runsOf(id)]));
  await work();
  const spent = new Map<string, Runs>();
  for (const [hook, id] of programs) {
    const after = runsOf(id);
    const was = before.get(hook) ?? { ns: 0, runs: 0 };
    const runs = after.runs - was.runs;
    if (runs > 0) spent.set(hook, { ns: (after.ns - was.ns) / runs, runs });
  }
  return spent;
}

export async function measurePrograms(arena: Arena): Promise<Figure[]> {
  const before = readFileSync(STATS, "utf8");
  const cells = await ConnectCells.open(arena);
  const flooded = arena.cgroup("flood");
  let refusing: WatchProcess | null = null;
  try {
    const empty = await cells.empty("empty");
    await cells.watched("observe", { mode: "observe", ...RULES });
    await cells.watched("enforce", { mode: "enforce", ...RULES });
    refusing = await WatchProcess.start(arena, flooded, {
      mode: "enforce",
      denied: true,
      foldMs: 0,
      ...RULES,
    });
    writeFileSync(STATS, "1");
    const yardstick = new Map<string, number[]>();
    const nets = new Map<string, number[]>();
    const add = (to: Map<string, number[]>, key: string, value: number): void => {
      to.set(key, [...(to.get(key) ?? []), value]);
    };
    const refusingPid = refusing.pid;
    for (let round = 0; round < ROUNDS; round++) {
      for (const [hook, { ns }] of await sample(empty, () => cells.measure("empty")))
        add(yardstick, hook, ns);
      for (const mode of ["observe", "enforce"]) {
        const programs = programsOf(cells.owners.get(mode) ?? 0);
        const spent = await sample(programs, () => cells.measure(mode));
        const connects = spent.get("connect4")?.runs ?? 1;
        let total = 0;
        for (const [hook, { ns, runs }] of spent) {
          const net = ns - (yardstick.get(hook)?.at(-1) ?? 0);
          add(nets, `${mode} ${hook}`, net);
          total += (net * runs) / connects;
        }
        add(nets, `${mode} total`, total);
      }
      if (round % 8 === 0) {
        const spent = await sample(programsOf(refusingPid), () =>
          arena.job("flood", flooded, TARGET.v4, String(TARGET.port), String(FLOOD_MS)),
        );
        add(
          nets,
          "refused sendmsg4",
          (spent.get("sendmsg4")?.ns ?? Number.NaN) - median(yardstick.get("connect4") ?? []),
        );
      }
    }
    const row = (key: string, title: string, aim?: number): Figure =>
      figure(title, nets.get(key) ?? [], { unit: " ns", digits: 0, ...(aim !== undefined && { aim }) });
    return [
      figure("empty connect4 program, statistic included", yardstick.get("connect4") ?? [], {
        unit: " ns",
        digits: 0,
      }),
      row("observe connect4", "connect4, observe, allowed, event, net of empty", AIM_NS),
      row("enforce connect4", "connect4, enforce, allowed, event, net of empty", AIM_NS),
      row("refused sendmsg4", "sendmsg4, enforce, refused, event, net of empty", AIM_NS),
      row("observe egress", "egress, observe, per packet, net of empty", AIM_NS),
      row("enforce egress", "egress, enforce, per packet, net of empty", AIM_NS),
      row("enforce sock_create", "sock_create, enforce, net of empty", AIM_NS),
      row("observe total", "all programs of one connection, observe, net of empty"),
      row("enforce total", "all programs of one connection, enforce, net of empty"),
    ];
  } finally {
    writeFileSync(STATS, before);
    await refusing?.stop();
    await cells.close();
  }
}
