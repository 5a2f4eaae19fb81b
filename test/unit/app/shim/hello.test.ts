/** How long a shim's hello is waited for. */
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { connect, createServer, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, it, onTestFinished, vi } from "vitest";
import { receiveHello } from "../../../../src/app/shim/hello.ts";

it("is refused where it has not come whole after ten seconds", async () => {
  const directory = mkdtempSync(join(tmpdir(), "netmon-hello-"));
  const server = createServer({ pauseOnConnect: true }).listen(join(directory, "socket"));
  await once(server, "listening");
  const client = connect(join(directory, "socket"));
  const [socket] = (await once(server, "connection")) as [Socket];
  const start = process.uptime();
  const uptime = vi.spyOn(process, "uptime").mockReturnValue(start);
  onTestFinished(() => {
    uptime.mockRestore();
    for (const end of [client, socket]) end.destroy();
    server.close();
    rmSync(directory, { recursive: true });
  });

  const quota = { taken: 0, limit: 1000, helloLimit: 100 };
  let refused: unknown = null;
  const receiving = receiveHello(socket, quota, true).catch((error: unknown) => {
    refused = error;
  });
  client.write(Buffer.from([0x48, 50, 0, 0, 0, 0x2f]));
  await expect.poll(() => quota.taken).toBe(50);
  uptime.mockReturnValue(start + 9.9);
  await sleep(200); // it has looked again
  expect(refused).toBeNull();
  uptime.mockReturnValue(start + 10.1);
  await receiving;
  expect(refused).toMatchObject({ name: "HelloError", message: "no hello within the time limit" });
  expect(quota.taken).toBe(0);
});
