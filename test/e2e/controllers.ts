/** The controllers of users' runs, as processes. */
import { readdirSync, readFileSync, readlinkSync } from "node:fs";
import { basename } from "node:path";
import { poll } from "../../src/async/poll.ts";
import type { Started } from "./start-netmon.ts";

export interface Controller {
  pid: number;
  /** Path of its socket. */
  socket: string;
}

/** Of a test: the words that start its netmon. */
interface Place {
  readonly netmon: readonly string[];
}

/** The controllers of this user's runs by the test's own netmon: one for each kind of limits. */
export function controllersOf(serving: Place, uid: number): Controller[] {
  return controllers((netmon, owner) => netmon === serving.netmon.at(-1) && owner === uid);
}

/** Has those end that the runs of a test have left for later runs; its netmon's files are below the directory. */
export async function endControllers(directory: string): Promise<void> {
  const left = (): Controller[] => controllers((netmon) => netmon.startsWith(`${directory}/`));
  for (const { pid } of left()) process.kill(pid, "SIGTERM");
  await poll(left, (some) => some.length === 0, { timeoutMs: 5000, intervalMs: 50 });
}

function controllers(isWanted: (netmon: string, uid: number) => boolean): Controller[] {
  return readdirSync("/proc").flatMap((pid) => {
    if (!/^\d+$/.test(pid)) return [];
    try {
      const words = readFileSync(`/proc/${pid}/cmdline`, "utf8").split("\0");
      const at = words.indexOf("shim-controller");
      const owner = /^Uid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
      const isOurs = at > 0 && isWanted(words[at - 1] ?? "", Number(owner));
      return isOurs ? [{ pid: Number(pid), socket: words[at + 1] ?? "" }] : [];
    } catch {
      return []; // it has just ended
    }
  });
}

/** Name of the program that a run is: `netmon-shim` for a small client, else `node`. */
export const programOf = ({ child }: Started): string => basename(readlinkSync(`/proc/${child.pid}/exe`));
