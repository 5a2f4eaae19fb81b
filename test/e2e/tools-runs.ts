/** Runs of netmon's own tools, with a script as the agent, and what is left of them. */
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { sessionCgroupPath } from "../../src/kernel/target/session-cgroup.ts";
import { listSubtreePids } from "../../src/kernel/target/subtree.ts";
import { type Started, startNetmon } from "./start-netmon.ts";
import { TOOLS_AGENT } from "./tools-agent.ts";

export const NOBODY = 65534;
const DIST = process.env.NETMON_PROGRAM
  ? dirname(process.env.NETMON_PROGRAM)
  : fileURLToPath(new URL("../../dist", import.meta.url));

/** One test's runs of netmon's own tools by an ordinary user, in a directory of theirs. */
export class ToolsRuns {
  readonly directory: string;
  readonly project: string;
  readonly #running: Started[] = [];

  constructor() {
    // not every clone can be entered by nobody
    this.directory = mkdtempSync("/var/tmp/netmon-tools-");
    this.project = join(this.directory, "project");
    chmodSync(this.directory, 0o755);
    mkdirSync(this.project);
    chownSync(this.project, NOBODY, NOBODY);
    cpSync(DIST, join(this.directory, "dist"), { recursive: true });
    writeFileSync(join(this.directory, "agent"), TOOLS_AGENT, { mode: 0o755 });
  }

  get state(): string[] {
    return ["--state-dir", join(this.directory, "state")];
  }

  /** `calls`: what the agent asks for, one after the other. `prefix`: words before netmon's. */
  start(session: string, calls: [string, object][], options: string[] = [], prefix: string[] = []): Started {
    const agent = ["--tools", "--agent", "claude", "--user", String(NOBODY), "--quiet", "--session", session];
    const words = ["run", ...agent, ...this.state, "--mode", "enforce", ...options, "--"];
    const started = startNetmon([...words, join(this.directory, "agent")], {
      ...{ cwd: this.project, prefix, program: [join(this.directory, "dist/netmon")] },
      env: { CALLS: JSON.stringify(calls) },
    });
    this.#running.push(started);
    return started;
  }

  /** Ends those that still go on, too. */
  async remove(): Promise<void> {
    for (const { child } of this.#running) child.kill("SIGTERM");
    await Promise.all(this.#running.map(({ ended }) => ended));
    rmSync(this.directory, { recursive: true, force: true });
  }
}

/** Processes of the session with this text in their command line. */
export function inSession(session: string, text: string): number[] {
  const cgroup = sessionCgroupPath(session);
  return existsSync(cgroup) ? listSubtreePids(cgroup).filter((pid) => commandLine(pid).includes(text)) : [];
}

/** Directories of this session's run that are left. */
export const runFiles = (session: string): string[] =>
  readdirSync("/run/netmon-run").filter((name) => {
    try {
      return readFileSync(join("/run/netmon-run", name, "owner"), "utf8").includes(`/${session}"`);
    } catch {
      return false; // it has been removed
    }
  });

function commandLine(pid: number | string): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, "utf8").replaceAll("\0", " ");
  } catch {
    return ""; // it has ended
  }
}
