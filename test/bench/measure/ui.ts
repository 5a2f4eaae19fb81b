/**
 * The page of netmon ui with a store of a million events: how long a view waits for its server, the load of one viewer
 * while 5,000 events arrive per second, and the longest task of each view in a browser.
 */
import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { request } from "node:http";
import { setTimeout as delay } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import type { NetmonEvent } from "../../../src/event/event.ts";
import type { IndexAnswer, MapAnswer } from "../../../src/page/api.ts";
import { Showing, StoredState } from "../../ui/showing.ts";
import { call, called, connection } from "../../unit/analysis/report/sample.ts";
import type { Arena } from "../arena.ts";
import { type Figure, figure } from "../figure.ts";
import { measureTasks } from "./page-tasks.ts";

const EVENTS = 1_000_000;
const BATCH = 50_000;
const ROUNDS = 5;
const PER_SECOND = 5000;
const SECONDS = 15;
/** Clock ticks per second in /proc/PID/stat, fixed by the ABI (USER_HZ). */
const USER_HZ = 100;
const WRITER = fileURLToPath(new URL("../write-events.ts", import.meta.url));

export async function measureUi(arena: Arena): Promise<Figure[]> {
  const state = new StoredState();
  let showing: Showing | null = null;
  try {
    for (let from = 0; from < EVENTS; from += BATCH) state.add(sample(from, BATCH));
    showing = await Showing.start(["--state-dir", state.directory, "--listen", "127.0.0.1:0"]);
    const cookie = await showing.enter();
    const times = async (...paths: string[]): Promise<number[]> => {
      const found: number[] = [];
      for (let round = 0; round < ROUNDS; round++) {
        const from = performance.now();
        for (const path of paths) await showing!.get(path, cookie);
        found.push(performance.now() - from);
      }
      return found;
    };
    const { ends } = await showing.get<IndexAnswer>("index", cookie);
    const middle = ends[ends.length >> 1]?.join(".");
    const filter = encodeURIComponent("server:weather-7 action:block");
    const first = await times("events");
    const index = await times("index");
    const page = await times(`events?after=${middle}`);
    const filtered = await times(`events?filter=${filter}`, `index?filter=${filter}`);
    const [firstMap = 0] = await times("map");
    const counted = performance.now();
    while ((await showing.get<MapAnswer>("map", cookie)).uncounted > 0);
    const wholeMap = firstMap + performance.now() - counted;
    const laterMaps = await times("map");
    const status = await times("state");
    const { share, batches } = await whileWritten(arena, state, () => viewed(showing!, cookie));
    const other = await Showing.start(["--state-dir", state.directory, "--listen", "127.0.0.1:0"]);
    const tasks = await whileWritten(arena, state, () => measureTasks(other.link().href, SECONDS)).finally(
      () => other.end(),
    );
    const ms = { unit: " ms", digits: 0 };
    return [
      figure("page, a million events: the newest 200", first, { ...ms, digits: 1 }),
      figure("the index that makes all of them scrollable", index, ms),
      figure("200 in the middle", page, { ...ms, digits: 1 }),
      figure("a filter by server and action: first 200 and index", filtered, ms),
      figure("the map at first, of the newest", [firstMap], ms),
      figure("the map of all of them", [wholeMap], ms),
      figure("the map again, of what has come", laterMaps, ms),
      figure("proof and losses of all sessions", status, ms),
      figure(`one viewer, ${PER_SECOND} events/s: share of a core`, [share * 100], {
        unit: " %",
        digits: 1,
        aim: 5,
      }),
      figure("batches a second that it gets", [batches], { digits: 1, aim: 4 }),
      ...tasks.flatMap(({ view, longest, share }) => [
        figure(`the same in Chromium, ${view}: longest task, CPU time`, [longest], { ...ms, aim: 100 }),
        figure(`${view}: tasks' share of the time`, [share * 100], { unit: " %", digits: 1 }),
      ]),
    ];
  } finally {
    await showing?.end();
    state.remove();
  }
}

function* sample(from: number, count: number): Generator<NetmonEvent> {
  for (let n = from; n < from + count; n++) {
    const common = { session_id: `session-${n % 5}`, server_id: `weather-${n % 40}` };
    const block = n % 50 === 7 ? ({ action: "block" } as const) : {};
    if (n % 10 < 7) yield connection(n, { ...common, ...block, remote_addr: `203.0.113.${n % 250}:443` });
    else if (n % 10 < 9)
      yield called(n, { ...common, ...block, tool_name: `tool_${n % 60}`, tool_call_id: `t${n}` });
    else yield call(n, { ...common, ...block, tool_name: `tool_${n % 60}`, tool_call_id: `t${n - 1}` });
  }
}

async function whileWritten<T>(arena: Arena, state: StoredState, work: () => Promise<T>): Promise<T> {
  const args = ["--import", "tsx", WRITER, state.store, String(PER_SECOND), String(SECONDS + 60)];
  const writer = arena.adopt(spawn(process.execPath, args, { stdio: ["ignore", "pipe", "pipe"] }));
  try {
    await writer.line();
    return await work();
  } finally {
    await writer.stop();
  }
}

/** CPU share of the page's process with a viewer that reads its updates, and the number of updates. */
async function viewed(showing: Showing, cookie: string): Promise<{ share: number; batches: number }> {
  let batches = 0;
  const url = `http://127.0.0.1:${showing.port}/api/live`;
  const viewer = request(url, { headers: { host: showing.host, cookie } }, (response) => {
    response.setEncoding("utf8").on("data", (text: string) => {
      batches += text.split("event: rows").length - 1;
    });
  });
  viewer.on("error", () => {});
  viewer.end();
  const pid = showing.started.child.pid!;
  const [cpu, from] = [cpuSeconds(pid), performance.now()];
  await delay(SECONDS * 1000);
  const seconds = (performance.now() - from) / 1000;
  viewer.destroy();
  return { share: (cpuSeconds(pid) - cpu) / seconds, batches: batches / seconds };
}

function cpuSeconds(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
  const [user = 0, system = 0] = stat
    .slice(stat.lastIndexOf(")") + 2)
    .split(" ")
    .slice(11, 13)
    .map(Number);
  return (user + system) / USER_HZ;
}
