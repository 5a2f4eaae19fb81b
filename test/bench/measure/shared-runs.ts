/**
 * Runs through netmon serve: until the agent's first instruction, and the memory that one more run adds, where runs share
 * their user's controller, where each is a process of its own, and without the kernel layer; in turns.
 */
import { readdirSync, readFileSync } from "node:fs";
import { setTimeout as delay } from "node:timers/promises";
import { NOBODY, Serving } from "../../e2e/serving.ts";
import type { Started } from "../../e2e/start-netmon.ts";
import { NETMON } from "../../kernel/defence.ts";
import { type Figure, figure } from "../figure.ts";

const STARTS = 11;
const ROUNDS = 3;
/** Runs whose memory is compared with that of one. */
const RUNS = 4;
/** As long as the heaps take to shrink after a start. */
const SETTLE_MS = 8000;

const WAYS = {
  shared: { env: {}, words: [] },
  own: { env: { NETMON_SHARE_RUNS: "0" }, words: [] },
  "no kernel": { env: {}, words: ["--no-kernel"] },
} as const;
type Way = keyof typeof WAYS;

export async function measureSharedRuns(): Promise<Figure[]> {
  const serving = new Serving(NETMON);
  const times: Record<Way, number[]> = { shared: [], own: [], "no kernel": [] };
  const memory: Record<Way, number[]> = { shared: [], own: [], "no kernel": [] };
  try {
    await serving.start();
    for (let n = -1; n < STARTS; n++)
      for (const way of Object.keys(WAYS) as Way[]) {
        const took = await untilFirstInstruction(serving, way);
        if (n >= 0) times[way].push(took);
      }
    for (let n = 0; n < ROUNDS; n++)
      for (const way of Object.keys(WAYS) as Way[]) memory[way].push(await addedMb(serving, way));
  } finally {
    await serving.remove();
  }
  const names = { shared: "shared", own: "a process of its own", "no kernel": "`--no-kernel`" };
  return (Object.keys(WAYS) as Way[]).flatMap((way) => [
    figure(`netmon run to the agent's first instruction, ${names[way]}`, times[way], {
      unit: " ms",
      digits: 0,
    }),
    figure(`memory that one more run adds, ${names[way]}`, memory[way], { unit: " MiB", digits: 1 }),
  ]);
}

function run(serving: Serving, way: Way, command: readonly string[]): Started {
  const { env, words } = WAYS[way];
  const session = serving.name();
  return serving.as(NOBODY, ["run", "--session", session, "--quiet", ...words, "--", ...command], env);
}

/** Milliseconds; the agent reports when it ran, by the machine's clock. */
async function untilFirstInstruction(serving: Serving, way: Way): Promise<number> {
  const start = performance.timeOrigin + performance.now();
  const { code, stdout, stderr } = await run(serving, way, ["date", "+%s%N"]).ended;
  if (code !== 0) throw new Error(`a run failed: ${stderr}`);
  return Number(BigInt(stdout.trim()) / 1000n) / 1000 - start;
}

async function addedMb(serving: Serving, way: Way): Promise<number> {
  const runs: Started[] = [];
  const more = async (count: number): Promise<number> => {
    for (let n = 0; n < count; n++) {
      const one = run(serving, way, ["sh", "-c", "echo up; exec sleep 1000"]);
      runs.push(one);
      await one.says("up");
    }
    await delay(SETTLE_MS);
    return residentMb();
  };
  const one = await more(1);
  const many = await more(RUNS - 1);
  for (const { child } of runs) child.kill("SIGTERM");
  await Promise.all(runs.map(({ ended }) => ended));
  return (many - one) / (RUNS - 1);
}

/** What the user's processes have alone or their share of, but for the agents. */
function residentMb(): number {
  let kb = 0;
  for (const pid of readdirSync("/proc").filter((name) => /^\d+$/.test(name)))
    try {
      const text = readFileSync(`/proc/${pid}/status`, "utf8");
      if (Number(/^Uid:\s+(\d+)/m.exec(text)?.[1]) !== NOBODY || /^Name:\s+sleep$/m.test(text)) continue;
      kb += Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, "utf8"))?.[1] ?? 0);
    } catch {
      // it has just ended
    }
  return kb / 1024;
}
