/** A process that writes events like a watch: `write-events.ts STORE PER_SECOND SECONDS`. Prints a line at the start. */
import { openEventWriter } from "../../src/store/writer.ts";
import { connection, NOON } from "../unit/analysis/report/sample.ts";

const [path = "", perSecond, seconds] = process.argv.slice(2);
const writer = openEventWriter(path, {
  maxQueue: 100_000,
  maxDays: 10_000,
  maxBytes: 8 * 2 ** 30,
  maxBodyBytes: 1 << 20,
  onProblem: (text) => console.error(text),
});
console.log("writing");
const from = performance.now();
let written = 0;
for (;;) {
  const passed = (performance.now() - from) / 1000;
  if (passed > Number(seconds)) break;
  for (const due = passed * Number(perSecond); written < due; written++)
    writer.event(connection(Date.now() - NOON, { session_id: "live", pid: (written % 30_000) + 1 }));
  await new Promise((resolve) => setTimeout(resolve, 10));
}
await writer.close();
console.log(writer.dropped);
