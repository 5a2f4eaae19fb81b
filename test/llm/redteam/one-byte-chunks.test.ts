// group: apart
/** HTTP chunks of one byte: what is kept of a body must not take more memory than the body. */
import { describe, expect, it } from "vitest";
import { RawClient, rawPost, startStage } from "../proxy/stage.ts";

const MEGABYTE = 1 << 20;
const BODY = 2 * MEGABYTE;
const SPACES = Buffer.from("1\r\n \r\n".repeat(MEGABYTE));
const MESSAGE = '{"type":"message","content":[]}';

/** Bytes of memory that stay in use for each byte of the body. */
async function costOf(run: () => Promise<unknown>): Promise<number> {
  let most = 0;
  const before = process.memoryUsage().heapUsed;
  const watch = setInterval(() => {
    most = Math.max(most, process.memoryUsage().heapUsed - before);
  }, 5);
  await run();
  clearInterval(watch);
  return most / BODY;
}

const chunked = (body: string): string => `${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`;

describe.each(["enforce", "observe"] as const)("two megabytes in pieces of one byte, in %s", (mode) => {
  const options = { maxRequestBytes: 8 * MEGABYTE, maxResponseBytes: 8 * MEGABYTE };

  it("as an answer", { timeout: 90_000 }, async () => {
    const stage = await startStage(
      (_request, response) => {
        const socket = response.socket!;
        socket.write(
          "HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\nconnection: close\r\n\r\n",
        );
        for (let sent = 0; sent < BODY; sent += MEGABYTE) socket.write(SPACES);
        socket.end(chunked(MESSAGE));
      },
      { mode, options },
    );
    const client = await RawClient.open(stage.port);
    let size = 0;
    client.socket.removeAllListeners("data").on("data", (part) => {
      size += part.length;
    });
    const cost = await costOf(async () => {
      client.send(rawPost(stage.port, "/v1/messages", "{}"));
      await client.untilClosed(60_000);
    });
    expect(size).toBeGreaterThan(BODY);
    expect(cost).toBeLessThan(40);
  });
});
