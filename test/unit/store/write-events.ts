/** A separate process that writes events: `write-events.ts PATH FIRST COUNT`. Prints the number dropped. */
import { openEventWriter } from "../../../src/store/writer.ts";
import { connection } from "../analysis/report/sample.ts";

const [path = "", first, count] = process.argv.slice(2);
const writer = openEventWriter(path, {
  maxQueue: 100_000,
  maxDays: 10_000,
  maxBytes: 1 << 30,
  maxBodyBytes: 1 << 20,
  onProblem: (text) => console.error(text),
});
for (let n = Number(first); n < Number(first) + Number(count); n++) {
  writer.event(connection(n, { pid: n }));
  if (n % 50 === 0) await new Promise((resolve) => setTimeout(resolve, 2));
}
await writer.close();
console.log(writer.dropped);
