/**
 * netmon's own tools in the session of an ordinary user: commands are in the session's cgroup, and confined. The agent is
 * a script that takes Claude Code's arguments; test/agents/tools.test.ts has the real agents, as root.
 */
import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import type { NetmonEvent } from "../../src/event/event.ts";
import { sessionCgroupPath } from "../../src/kernel/target/session-cgroup.ts";
import { processesWith } from "./processes.ts";
import { type Started, startNetmon } from "./start-netmon.ts";
import { inSession, NOBODY, runFiles, ToolsRuns } from "./tools-runs.ts";

const SESSION = `run-tools-${process.pid}`;
const bash = (...commands: string[]): [string, object][] => commands.map((command) => ["Bash", { command }]);

let runs: ToolsRuns;
beforeEach(() => {
  runs = new ToolsRuns();
});
afterEach(() => runs.remove());

it("runs commands in the session's cgroup, confined, without what the agent is told", {
  timeout: 180_000,
}, async () => {
  const { directory, state } = runs;
  mkdirSync(join(directory, "open"), { mode: 0o777 });
  chmodSync(join(directory, "open"), 0o777);
  const commands = [
    "id -u; grep ^0:: /proc/self/cgroup; ls /proc | grep -c '^[0-9]'",
    "echo x > inside && ls",
    `echo x > ${join(directory, "open/outside")} || echo refused`,
    "cat SETTINGS 2>/dev/null || echo hidden",
    // a child of an orphan connects; so does another command
    "(setsid bash -c '(: > /dev/tcp/127.0.0.1/7) 2>&1; echo > made' &); until [ -e made ]; do sleep 0.1; done",
    ": > /dev/tcp/127.0.0.1/9",
    // a fork bomb, with a lower limit than it has anyway, so that it burns little
    "ulimit -u; ulimit -u 60; exec sh -c 'i=0; while [ $((i += 1)) -lt 200 ]; do sleep 60 & done'",
    "echo on",
  ];
  const { ended } = runs.start(SESSION, bash(...commands), ["--fail-closed"]);
  const { code, stdout, stderr } = await ended;
  expect(code, stderr).toBe(0);
  const [who, inside, outside, settings, , connected, bomb, after] = JSON.parse(stdout) as string[];
  expect(who).toMatch(new RegExp(`^${NOBODY}\n0::/netmon/${SESSION}/call-[0-9a-f]{12}\n[1-9]\n$`));
  expect(inside).toBe("inside\n");
  expect(outside).toMatch(/Permission denied\nrefused\n$/);
  expect(settings).toBe("hidden\n");
  expect(readdirSync(join(directory, "open"))).toEqual([]);
  expect(connected).toContain("Operation not permitted");
  expect(bomb).toMatch(/^Exit code 2\n4096\n.*Cannot fork/s);
  expect(after).toBe("on\n");
  for (const [call, port] of [
    [4, 7],
    [5, 9],
  ]) {
    const trace = startNetmon(["trace", `toolu_${call}`, ...state, "--json"]);
    const [{ joined, notes }] = JSON.parse((await trace.ended).stdout).traces;
    const connections = joined.flatMap(({ by, event }: { by: string; event: NetmonEvent }) =>
      event.type === "mcp_network_connection"
        ? [`${by} ${event.comm} ${event.remote_addr} ${event.errno}`]
        : [],
    );
    expect(connections).toEqual([`cgroup bash 127.0.0.1:${port} EPERM`]);
    expect(notes.join("\n")).toMatch(/by processes that this command started, and by no others/);
  }
});

it("AC-5: leaves nothing, whichever process is killed in the middle of a command, and another run beside it goes on", {
  timeout: 300_000,
}, async () => {
  const run = (session: string, command: string): Started => runs.start(session, bash(command));
  const mark = `netmon-left-${process.pid}`;
  // forks, double-forks with a session of its own, ignores signals
  const stubborn = (name: string): string =>
    `trap '' TERM INT HUP; (setsid bash -c "trap '' TERM; while :; do sleep 0.1; done; : ${name}" &); bash -c "while :; do sleep 0.1; done; : ${name}"; : ${name}`;
  const beside = run(
    `${SESSION}-beside`,
    `: ${mark}-beside; until [ -e stop ]; do sleep 0.1; done; echo stopped`,
  );
  const victims = ["/agent --", "--server-id netmon --", "netmon-tools --settings", "netmon"];
  await Promise.all(
    victims.map(async (victim, n) => {
      const session = `${SESSION}-killed${n}`;
      const own = `${mark}-killed${n}`;
      const started = run(session, stubborn(own));
      await expect.poll(() => processesWith(own).length, { timeout: 120_000 }).toBeGreaterThan(2);
      const pid = victim === "netmon" ? started.child.pid : inSession(session, victim)[0];
      expect([victim, pid]).toEqual([victim, expect.any(Number)]);
      process.kill(pid as number, "SIGKILL");
      await started.ended;
      await expect.poll(() => processesWith(own), { timeout: 120_000 }).toEqual([]);
      expect(readFileSync("/proc/mounts", "utf8")).not.toContain(session);
      if (victim === "netmon") {
        // what netmon itself could not remove, the next one does
        expect(runFiles(session)).toHaveLength(1);
        expect((await run(session, "true").ended).code).toBe(0);
      }
      expect([victim, ...runFiles(session)]).toEqual([victim]);
      expect([victim, existsSync(sessionCgroupPath(session))]).toEqual([victim, false]);
    }),
  );
  writeFileSync(join(runs.project, "stop"), "");
  const { code, stdout } = await beside.ended;
  expect([code, JSON.parse(stdout)]).toEqual([0, ["stopped\n"]]);
});
