/** The baseline for the proxy: the shortest Node program that forwards requests. Prints its port. */
import { Agent, createServer, request } from "node:http";
import type { AddressInfo } from "node:net";

const port = Number(process.argv[2]);
const agent = new Agent({ keepAlive: true, maxSockets: 256 });
const server = createServer((incoming, outgoing) => {
  const upstream = request(
    {
      host: "127.0.0.1",
      port,
      agent,
      method: incoming.method,
      path: incoming.url,
      headers: incoming.headers,
    },
    (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    },
  );
  upstream.on("error", () => outgoing.destroy());
  outgoing.on("close", () => upstream.destroy());
  incoming.pipe(upstream);
});
server.listen(0, "127.0.0.1", () => {
  process.stdout.write(`${(server.address() as AddressInfo).port}\n`);
});
