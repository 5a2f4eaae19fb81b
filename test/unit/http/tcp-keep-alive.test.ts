/** Accepted connections are probed by the kernel, so that a stream to a client that vanished does not stay for ever. */
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { type AddressInfo, connect } from "node:net";
import { expect, it } from "vitest";
import { processFaults } from "../../../src/event/faults.ts";
import { HttpServer } from "../../../src/http/server.ts";

/** The kernel's timer of a socket on loopback: 2 is that of keep-alive. */
function timerOf(localPort: number, remotePort: number): string | undefined {
  const hex = (port: number): string => `0100007F:${port.toString(16).toUpperCase().padStart(4, "0")}`;
  const rows = readFileSync("/proc/net/tcp", "utf8").split("\n");
  const [row] = rows.filter((line) => line.includes(`${hex(localPort)} ${hex(remotePort)}`));
  return row?.trim().split(/\s+/)[5]?.slice(0, 2);
}

it("the kernel has a keep-alive timer for an accepted connection", async () => {
  const server = await HttpServer.start({
    ...{ address: "127.0.0.1", port: 0, settings: { port: "p", address: "a" }, requestTimeoutMs: 60_000 },
    ...{ part: processFaults.part("gateway"), name: "it", noForwarding: "", errorBody: () => "{}" },
    ...{ failure: (_code, text) => new Error(text), dropped: () => {} },
  });
  server.serve((_request, response) => response.flushHeaders());
  const client = connect(server.port, "127.0.0.1");
  try {
    client.write("GET / HTTP/1.1\r\nhost: a\r\n\r\n");
    await once(client, "data");
    const { port } = client.address() as AddressInfo;
    await expect.poll(() => timerOf(server.port, port), { timeout: 10_000 }).toBe("02");
  } finally {
    client.destroy();
    await server.close();
  }
});
