/** Where netmon and an agent's script stand for an ordinary user to run `--tools` with, and the processes of such a run. */
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { sessionCgroupPath } from "../../src/kernel/target/session-cgroup.ts";
import { listSubtreePids } from "../../src/kernel/target/subtree.ts";
import { TOOLS_AGENT } from "./tools-agent.ts";

export const NOBODY = 65534;
const DIST = process.env.NETMON_PROGRAM
  ? dirname(process.env.NETMON_PROGRAM)
  : fileURLToPath(new URL("../../dist", import.meta.url));

/** The caller removes it. It has `dist/`, the script `agent`, and `project/`, which is nobody's. */
export function makeToolsDirectory(): string {
  // not every clone can be entered by nobody
  const directory = mkdtempSync("/var/tmp/netmon-tools-");
  chmodSync(directory, 0o755);
  mkdirSync(join(directory, "project"));
  chownSync(join(directory, "project"), NOBODY, NOBODY);
  cpSync(DIST, join(directory, "dist"), { recursive: true });
  writeFileSync(join(directory, "agent"), TOOLS_AGENT, { mode: 0o755 });
  return directory;
}

/** Options of `netmon run` for that script. */
export const toolsOptions = (session: string): string[] => [
  "--tools",
  "--agent",
  "claude",
  "--user",
  String(NOBODY),
  "--quiet",
  "--session",
  session,
];

/** Processes of the session with this text in their command line. */
export function inSession(session: string, text: string): number[] {
  const cgroup = sessionCgroupPath(session);
  return existsSync(cgroup) ? listSubtreePids(cgroup).filter((pid) => commandLine(pid).includes(text)) : [];
}

/** Processes of this machine with this text in their command line. */
export const everywhere = (text: string): string[] =>
  readdirSync("/proc").filter((pid) => /^\d+$/.test(pid) && commandLine(pid).includes(text));

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
