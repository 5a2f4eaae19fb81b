/** Events of connections name the processes that the connecting one comes from, also of one that has ended at once. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { hasKernelPids } from "../../src/kernel/target/procfs.ts";
import { Scratch } from "../unit/kernel/target/scratch-cgroup.ts";
import { startNetmon } from "./start-netmon.ts";
import { storedEvents } from "./stored-events.ts";

const CONNECT = "exec 3<>/dev/tcp/203.0.113.9/443";

let scratch: Scratch;
beforeEach(() => {
  scratch = new Scratch("parents");
});
afterEach(() => scratch.remove());

const inNamespace = () => [
  ...["bash", "-c", 'echo $$ > "$0/cgroup.procs"; exec unshare --cgroup "$@"'],
  scratch.make("a", "b"),
];

const inPidNamespace = () => ["unshare", "--pid", "--fork", "--kill-child", "--mount-proc"];

it.each([
  ["up to the session's first process", () => [], hasKernelPids()],
  ["up to the session's first process, from a cgroup namespace", inNamespace, hasKernelPids()],
  ["at least the nearest, from a pid namespace", inPidNamespace, false],
])(
  "%s",
  async (_, prefix, named) => {
    const directory = mkdtempSync(join(tmpdir(), "netmon-parents-"));
    const state = join(directory, "state");
    // bash also asks the name service for its user, through a socket, where SHELL is not set
    const stored = () =>
      storedEvents(state).flatMap((event) =>
        event.type === "mcp_network_connection" && event.protocol === "tcp" ? [event] : [],
      );
    // those that end at once are refused first: one in parentheses, then the shell that waits
    const waits = `until [ -e ${directory}/seen ]; do sleep 0.05; done`;
    const script = `bash -c '(${CONNECT}); ${CONNECT}; ${waits}; true'; ${CONNECT}; true`;
    const session = ["--session", `parents-${process.pid}`, "--state-dir", state];
    const mode = ["--mode", "enforce", "--fail-closed", "--quiet"];
    const run = startNetmon(["run", ...session, ...mode, "--", "bash", "-c", script], { prefix: prefix() });
    try {
      await vi.waitFor(() => expect(stored().length).toBeGreaterThanOrEqual(2), { timeout: 60_000 });
      writeFileSync(join(directory, "seen"), "");
      await run.ended;
      const events = stored();
      const [, middle, above] = events;
      const shell = (event = above) => ({ pid: event!.pid, comm: "bash" });
      const first = above?.parents ?? [];
      if (named)
        expect(events, JSON.stringify(events)).toMatchObject([
          { action: "block", parents: [shell(middle), shell(above), ...first] },
          { action: "block", parents: [shell(above), ...first] },
          { action: "block", parents: [{ comm: "netmon-bpf" }] },
        ]);
      // names are known of those that have connected themselves
      else
        expect(events.map(({ action, parents }) => [action, parents?.[0]?.pid])).toEqual([
          ["block", middle?.pid],
          ["block", above?.pid],
          ["block", expect.any(Number)],
        ]);
    } finally {
      run.child.kill("SIGTERM");
      await run.ended;
      rmSync(directory, { recursive: true });
    }
  },
  120_000,
);
