/** What is kept, counted and let go of when an answer does not end by itself. */
import { once } from "node:events";
import { connect } from "node:net";
import { expect, test } from "vitest";
import { message } from "./answers.ts";
import { eventually, json, post, startStage } from "./stage.ts";

test("an answer that netmon ends is stored as far as it came", async () => {
  const { proxy, bodies } = await startStage((_request, response) => {
    response.writeHead(200, { "content-type": "text/event-stream" });
    response.write('event: message_start\ndata: {"type":"message_start","message":{"content":[]}}\n\n');
    response.write("data: {not json\n\n");
  });
  const answer = await post(proxy.port, "/v1/messages", { stream: true });
  expect(await answer.text()).toContain("event: error");
  const kept = () => bodies.find((body) => body.direction === "response");
  await eventually(() => kept() !== undefined);
  expect(Buffer.from(kept()?.body ?? []).toString()).toContain("{not json");
});

test("a client that takes nothing of an answer that has ended is let go of", async () => {
  const big = message({ text: "x".repeat(30_000_000) });
  const { proxy, counters } = await startStage((_request, response) => json(response, big), {
    options: { idleMs: 300, maxResponseBytes: 64 << 20 },
  });
  const socket = connect(proxy.port, "127.0.0.1").on("error", () => {});
  await once(socket, "connect");
  socket.pause();
  const body = "{}";
  socket.write(
    `POST /v1/messages HTTP/1.1\r\nhost: 127.0.0.1:${proxy.port}\r\ncontent-type: application/json\r\n` +
      `content-length: ${body.length}\r\n\r\n${body}`,
  );
  await eventually(() => counters.client_gone === 1);
  socket.destroy();
});

test("an answer that the provider broke off is not a client that went", async () => {
  const { proxy, counters } = await startStage(
    (_request, response) => {
      response.writeHead(200, { "content-type": "application/json", "content-length": "1000" });
      response.write('{"type":');
      setImmediate(() => response.destroy());
    },
    { mode: "observe" },
  );
  await expect(post(proxy.port, "/v1/messages", {}).then((answer) => answer.text())).rejects.toThrow();
  expect(counters).toMatchObject({ upstream_errors: 1, client_gone: 0 });
});

test.each(["/\t/evil.example/", "//evil.example/", "https://evil.example/"])(
  "a redirect to %j leads away",
  async (location) => {
    const { proxy, refusals } = await startStage((_request, response) => {
      response.writeHead(307, { location }).end();
    });
    const answer = await post(proxy.port, "/v1/messages", {});
    expect(answer.status).toBe(502);
    expect(refusals).toHaveLength(1);
  },
);
