/** The processes of this machine, by their command lines. */
import { readdirSync, readFileSync } from "node:fs";

/** With all of these texts in their command line, whose words end with "\0". */
export function processesWith(...texts: string[]): number[] {
  return readdirSync("/proc").flatMap((name) => {
    if (!/^\d+$/.test(name)) return [];
    try {
      const line = readFileSync(`/proc/${name}/cmdline`, "utf8");
      return texts.every((text) => line.includes(text)) ? [Number(name)] : [];
    } catch {
      return []; // it has ended
    }
  });
}
