/** The controllers of users' runs, as processes. */
import { readdirSync, readFileSync, readlinkSync } from "node:fs";
import { basename } from "node:path";
import type { Serving } from "./serving.ts";
import type { Started } from "./start-netmon.ts";

export interface Controller {
  pid: number;
  /** Path of its socket. */
  socket: string;
}

/** The controllers of this user's runs by the test's own netmon: one for each kind of limits. */
export function controllersOf(serving: Serving, uid: number): Controller[] {
  return readdirSync("/proc").flatMap((pid) => {
    if (!/^\d+$/.test(pid)) return [];
    try {
      const words = readFileSync(`/proc/${pid}/cmdline`, "utf8").split("\0");
      const at = words.indexOf("shim-controller");
      const owner = /^Uid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
      const isOurs = at > 0 && words[at - 1] === serving.netmon.at(-1) && Number(owner) === uid;
      return isOurs ? [{ pid: Number(pid), socket: words[at + 1] ?? "" }] : [];
    } catch {
      return []; // it has just ended
    }
  });
}

/** Name of the program that a run is: `netmon-shim` for a small client, else `node`. */
export const programOf = ({ child }: Started): string => basename(readlinkSync(`/proc/${child.pid}/exe`));

/** Processor time of a process and its threads, in milliseconds. */
export function processorMs(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, "latin1").split(") ").at(-1)?.split(" ") ?? [];
  return (Number(fields[11]) + Number(fields[12])) * 10;
}
