/**
 * Loaded with `node --import` before a server: measures the longest step of its main thread, the CPU time from one turn
 * of the event loop to the next, including garbage collection. On SIGUSR2 it writes the milliseconds to
 * $STEP_METER/PID and starts over.
 */
import { openSync, readSync, renameSync, writeFileSync } from "node:fs";
import { isMainThread } from "node:worker_threads";

const directory = process.env.STEP_METER;
if (isMainThread && directory) {
  const times = openSync(`/proc/self/task/${process.pid}/schedstat`, "r");
  const text = Buffer.alloc(64);
  const cpuMs = () => {
    process.cpuUsage(); // updates the kernel's sum, which is otherwise that of the last tick
    return Number(text.toString("latin1", 0, readSync(times, text, 0, text.length, 0)).split(" ")[0]) / 1e6;
  };
  let [last, longest] = [cpuMs(), 0];
  const turn = () => {
    const now = cpuMs();
    longest = Math.max(longest, now - last);
    last = now;
    setImmediate(turn).unref(); // does not itself cause a turn
  };
  turn();
  process.on("SIGUSR2", () => {
    const file = `${directory}/${process.pid}`;
    writeFileSync(`${file}.new`, String(longest));
    renameSync(`${file}.new`, file);
    longest = 0;
  });
}
