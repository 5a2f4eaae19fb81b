// group: more-long
/**
 * AC-5 at random moments of `netmon run --tools`, with a plugin: whichever process gets whichever signal, nothing is left
 * of the run, and another run continues. SEED and MOMENTS select the moments and their number.
 */
import { chmodSync, cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, expect, it } from "vitest";
import { sessionCgroupPath } from "../../src/kernel/target/session-cgroup.ts";
import { random } from "../llm/wire/random.ts";
import { processesWith } from "./processes.ts";
import type { Started } from "./start-netmon.ts";
import { inSession, runFiles, ToolsRuns } from "./tools-runs.ts";

const SESSION = `tools-killed-${process.pid}`;
const SEED = Number(process.env.SEED ?? 1);
const MOMENTS = Number(process.env.MOMENTS ?? 10);
const WORDS = fileURLToPath(new URL("../../examples/plugins/awf-plugin-words", import.meta.url));

let runs: ToolsRuns;

beforeEach(() => {
  runs = new ToolsRuns();
  const { directory } = runs;
  const plugin = join(directory, "plugins/words");
  mkdirSync(plugin, { recursive: true });
  for (const file of ["awf-plugin-words", "plugin.yaml"]) cpSync(join(WORDS, file), join(plugin, file));
  chmodSync(join(plugin, "awf-plugin-words"), 0o755);
  const plugins = { plugin_directories: [join(directory, "plugins")] };
  const mcp_proxy = { ...plugins, plugin_tools: [{ plugin: "words", expose: ["count"] }] };
  writeFileSync(join(directory, "netmon.yaml"), JSON.stringify({ mcp_proxy }));
});
afterEach(() => runs.remove());

/** In a process group of its own, as a shell gives it. */
const run = (session: string, calls: [string, object][]): Started =>
  runs.start(session, calls, ["--config", join(runs.directory, "netmon.yaml")], ["setsid"]);

/** Calls that last, in the background and not, write, and use the plugin. */
function work(mark: string): [string, object][] {
  const stubborn = `trap '' TERM INT HUP; while :; do sleep 0.1; done; : ${mark}`;
  return [
    ["Write", { file_path: `${mark}-1`, content: "x".repeat(1 << 14) }],
    ["words_count", { text: "one two" }],
    ["Bash", { command: `(setsid bash -c "${stubborn}" &); true` }],
    ["Bash", { command: stubborn, run_in_background: true }],
    ["Grep", { pattern: "nowhere", path: "/usr/lib" }],
    ["Write", { file_path: `${mark}-2`, content: "x".repeat(1 << 14) }],
    ["Bash", { command: stubborn }],
  ];
}

it(`AC-5: leaves nothing, whatever gets a signal at whatever moment (seed ${SEED})`, {
  timeout: 60_000 + MOMENTS * 90_000,
}, async () => {
  const next = random(SEED);
  const one = <T>(of: readonly T[]): T => of[Math.floor(next() * of.length)] as T;
  const wait = "until [ -e stop ]; do sleep 0.1; done; echo stopped";
  const beside = run(`${SESSION}-beside`, [["Bash", { command: wait }]]);
  for (let n = 0; n < MOMENTS; n++) {
    const session = `${SESSION}-moment${n}`;
    const victim = one(["netmon", "group", "/agent", "netmon-shim", "netmon-tools --settings", "awf-plugin"]);
    const signal = one(["SIGKILL", "SIGTERM", "SIGINT"] as const);
    const delay = Math.floor(next() * 4000);
    const moment = `${n}: ${signal} to ${victim} after ${delay} ms`;
    const started = run(session, work(session));
    const netmon = started.child.pid as number;
    await setTimeout(delay);
    if (victim === "netmon") process.kill(netmon, signal);
    else if (victim === "group") process.kill(-netmon, signal);
    else {
      await expect.poll(() => inSession(session, victim).length, { timeout: 120_000 }).toBeGreaterThan(0);
      process.kill(inSession(session, victim)[0] as number, signal);
    }
    // a plugin is started again, an agent may outlive the signal that only its tools got
    if (victim !== "netmon" && victim !== "group") {
      await Promise.race([started.ended, setTimeout(1000)]);
      if (started.child.exitCode === null) process.kill(netmon, "SIGTERM");
    }
    await started.ended;
    await expect.poll(() => [moment, processesWith(session)], { timeout: 120_000 }).toEqual([moment, []]);
    expect([moment, readFileSync("/proc/mounts", "utf8").includes(session)]).toEqual([moment, false]);
    if (signal === "SIGKILL" && (victim === "netmon" || victim === "group")) {
      // what netmon itself could not remove, the next one does
      expect((await run(session, [["Glob", { pattern: "*" }]]).ended).code).toBe(0);
    }
    expect([moment, ...runFiles(session)]).toEqual([moment]);
    expect([moment, existsSync(sessionCgroupPath(session))]).toEqual([moment, false]);
    const half = readdirSync(runs.project).filter((name) => name.startsWith(".netmon-"));
    expect([moment, ...half]).toEqual([moment]);
  }
  writeFileSync(join(runs.project, "stop"), "");
  const { code, stdout } = await beside.ended;
  expect([code, JSON.parse(stdout)]).toEqual([0, ["stopped\n"]]);
});
