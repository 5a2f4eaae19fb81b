/**
 * Moves a process that has asked for it. The kernel takes numbers only, and the number of one that has just ended may be a
 * stranger's, who would end with the session.
 *
 * Fails closed. A process that is not certainly who asked is moved back to where its parent is, in which it was born.
 */
import { join } from "node:path";
import { errorMessage } from "../../errors/error-message.ts";
import { orElse } from "../../errors/or-else.ts";
import { writeInto } from "../../files/write.ts";
import { cgroupOfPid } from "../../kernel/target/pid.ts";
import { readStat } from "../../kernel/target/procfs.ts";
import { ServiceRefusal } from "./refusal.ts";

/** `isStill`: whether this number is that of who asked. Throws ServiceRefusal. */
export function moveInto(cgroup: string, pid: number, isStill: () => boolean): void {
  const ended = (): ServiceRefusal => new ServiceRefusal("target", `process ${pid} has ended`);
  if (!isStill()) throw ended();
  try {
    writeInto(join(cgroup, "cgroup.procs"), String(pid));
  } catch (error) {
    // the user's own doing where the user has the cgroup above: threaded cgroups, limits of processes
    throw new ServiceRefusal("target", `${cgroup} takes no process: ${errorMessage(error)}`);
  }
  if (isStill()) return;
  orElse(() => moveBack(pid), undefined);
  throw ended();
}

function moveBack(pid: number): void {
  const parent = readStat(pid)?.parent ?? 0;
  if (parent > 0) writeInto(join(cgroupOfPid(parent).path, "cgroup.procs"), String(pid));
}
