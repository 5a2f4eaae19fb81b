/**
 * A separate process that writes signed events of the session `demo` until it is killed, into a store of minimal size:
 * `write-chain.ts PATH KEY`, the key in hexadecimal. Prints a dot whenever its events are stored.
 */
import { MIN_BYTES } from "../../../src/store/retention.ts";
import { openEventWriter } from "../../../src/store/writer.ts";
import { connection } from "../analysis/report/sample.ts";

const [path = "", key = ""] = process.argv.slice(2);
const writer = openEventWriter(path, {
  maxQueue: 100_000,
  maxDays: 10_000,
  maxBytes: MIN_BYTES,
  maxBodyBytes: 1 << 20,
  chain: { sessionId: "demo", key: Buffer.from(key, "hex") },
  onProblem: (text) => console.error(text),
});
for (let n = 0; ; n++) {
  writer.event(connection(n, { pid: n, timestamp: new Date().toISOString() }));
  if (n % 500 !== 0) continue;
  // gives up after a while
  do await writer.flush();
  while (!writer.writeNow(0));
  process.stdout.write(".");
}
