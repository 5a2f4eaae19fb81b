// group: machine
/** Who asks is moved, and a stranger who has the number by then is where it was. */

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { moveInto } from "../../../../src/app/serve/moved-process.ts";
import { cgroupOfPid } from "../../../../src/kernel/target/pid.ts";
import { Scratch } from "../../kernel/target/scratch-cgroup.ts";

it("moves a process that is who asked, and moves back one that is not", async () => {
  const scratch = new Scratch("moved");
  onTestFinished(() => scratch.remove());
  const [from, to] = [scratch.make("from"), scratch.make("to")];
  const { pid } = await scratch.sleeper(from);
  const own = cgroupOfPid(process.pid).path;
  const stays =
    (...answers: boolean[]) =>
    () =>
      answers.shift() as boolean;

  expect(() => moveInto(to, pid, stays(false))).toThrow(`process ${pid} has ended`);
  expect(cgroupOfPid(pid).path).toBe(from);
  expect(() => moveInto(to, pid, stays(true, false))).toThrow(`process ${pid} has ended`);
  expect(cgroupOfPid(pid).path).toBe(own);
  moveInto(to, pid, stays(true, true));
  expect(readFileSync(join(to, "cgroup.procs"), "utf8")).toBe(`${pid}\n`);
  expect(() => moveInto(join(to, "no-such"), pid, stays(true))).toThrow(/takes no process/);
});
