/**
 * Checks of what protects keys on this machine (docs/credentials.md), some by trying it on this process, which is
 * undumpable from then on. On failure: what cannot be found out is `unknown`, with the reason.
 */
import { readdirSync, statSync } from "node:fs";
import { errorMessage } from "../../errors/error-message.ts";
import { protectMemory } from "../../native/own-memory.ts";
import { type HostSources, textOf } from "./host.ts";
import { about, type Check } from "./promise.ts";

export interface KeySources {
  /** Effective. */
  uid: number;
  env: NodeJS.ProcessEnv;
  read: HostSources["read"];
  /** The number of files in a directory. Throws if it cannot be read. */
  entries(path: string): number;
  /** Makes this process undumpable; returns the owner of its memory. Throws if it cannot. */
  protect(): number;
}

const systemKeys = (): KeySources => ({
  uid: process.geteuid?.() ?? 0,
  env: process.env,
  read: textOf,
  entries: (path) => readdirSync(path).length,
  protect() {
    protectMemory();
    return statSync("/proc/self/mem").uid;
  },
});

export function keyChecks(sources: KeySources = systemKeys()): Check[] {
  return [keySources(sources), systemd(sources), memory(sources), others(sources)];
}

function keySources({ uid }: KeySources): Check {
  const is = about("keys", "keys:sources", "env, file and exec can be kept from an agent");
  return uid === 0
    ? is("yes", "from agents of other users: root's files with mode 600, root's environment and commands")
    : is("no", "netmon would run as the agent's user, who can read them too: sudo");
}

function systemd({ env, entries }: KeySources): Check {
  const is = about("keys", "keys:systemd", "systemd credentials");
  const { CREDENTIALS_DIRECTORY: directory } = env;
  if (directory === undefined)
    return is("no", "CREDENTIALS_DIRECTORY is not set: only in a service with LoadCredential=");
  try {
    return is("yes", `${entries(directory)} in ${directory}`);
  } catch (error) {
    return is("no", `${directory}: ${errorMessage(error)}`);
  }
}

/** As root, the owner says nothing, and no other user's process may look into it anyway. */
function memory({ uid, read, protect }: KeySources): Check {
  const is = about("keys", "keys:memory", "netmon's memory is closed to its user, and in no core dump");
  const setting = (path: string): string => {
    const found = read(path);
    return "text" in found ? found.text : found.errno;
  };
  const surroundings = `kernel.core_pattern=${setting("proc/sys/kernel/core_pattern")}, fs.suid_dumpable=${setting("proc/sys/fs/suid_dumpable")}`;
  try {
    const owner = protect();
    return uid === 0 || owner !== uid
      ? is("yes", `PR_SET_DUMPABLE is 0, whatever ${surroundings} say`)
      : is(
          "no",
          `PR_SET_DUMPABLE has no effect here; ${surroundings}: run netmon as root, outside this sandbox`,
        );
  } catch (error) {
    return is("no", `${errorMessage(error)}; ${surroundings}: run netmon as root, outside this sandbox`);
  }
}

/** Yama limits attaching, not what can be read of a process's environment. */
function others({ read }: KeySources): Check {
  const is = about("keys", "keys:ptrace_scope", "processes cannot look into others of their user (Yama)");
  const whose = "MCP servers and other programs with keys of their own, not netmon";
  const found = read("proc/sys/kernel/yama/ptrace_scope");
  if ("text" in found)
    return Number(found.text) > 0
      ? is("yes", `kernel.yama.ptrace_scope=${found.text}; environments stay readable`)
      : is("no", `sysctl kernel.yama.ptrace_scope=1; it concerns ${whose}`);
  return found.errno === "ENOENT"
    ? is("no", `this kernel has no Yama; it concerns ${whose}`)
    : is("unknown", `/proc/sys/kernel/yama/ptrace_scope: ${found.errno}`);
}
