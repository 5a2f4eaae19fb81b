/** What is kept, counted and released when a response does not end on its own. */
import { once } from "node:events";
import type { ServerResponse } from "node:http";
import { connect } from "node:net";
import { expect, test } from "vitest";
import { message } from "./answers.ts";
import { eventually, json, post, startProxy, startStage } from "./stage.ts";

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
  await eventually(() => counters.client_gone === 1, 25_000);
  socket.destroy();
});

test("an answer that the provider broke off is not a client that went", async () => {
  const { proxy, counters, failures } = await startStage(
    (_request, response) => {
      response.writeHead(200, { "content-type": "application/json", "content-length": "1000" });
      response.write('{"type":');
      setImmediate(() => response.destroy());
    },
    { mode: "observe" },
  );
  await expect(post(proxy.port, "/v1/messages", {}).then((answer) => answer.text())).rejects.toThrow();
  expect(counters).toMatchObject({ upstream_errors: 1, client_gone: 0 });
  expect(failures).toMatchObject([{ provider: "anthropic", status: null, error: "UND_ERR_SOCKET" }]);
});

test.each(["enforce", "observe"] as const)(
  "a request that fails is told once, however it does, in %s",
  async (mode) => {
    const broken = (response: ServerResponse): void => {
      response.writeHead(503, { "content-type": "application/json", "content-length": "1000" });
      response.write("{", () => response.destroy());
    };
    const { proxy, counters, failures } = await startStage(
      (request, response) => {
        if (request.url.includes("broken")) broken(response);
        else response.writeHead(529, { "content-type": "application/json" }).end('{"error":{}}');
      },
      { mode },
    );
    const ask = async (port: number, path: string): Promise<void> => {
      await post(port, path, {})
        .then((answer) => answer.text())
        .catch(() => {});
    };
    await ask(proxy.port, "/v1/messages");
    await ask(proxy.port, "/v1/messages?broken");
    await eventually(() => failures.length === 2 && counters.upstream_errors === 1);
    expect(failures).toMatchObject([
      { provider: "anthropic", api: "messages", status: 529, error: null },
      { provider: "anthropic", status: 503, error: null },
    ]);
    expect(counters).toMatchObject({ error_answers: 2, upstream_errors: 1 });
  },
);

test.each([
  ["http://127.0.0.1:1", "ECONNREFUSED"],
  ["http://nowhere.invalid", /^E(?:NOTFOUND|AI_AGAIN)$/],
])("nobody at %s is a failure with its cause", async (url, error) => {
  const { proxy, failures } = await startProxy(url);
  expect((await post(proxy.port, "/v1/messages", {})).status).toBe(502);
  expect(failures).toMatchObject([
    { upstream: url, status: null, error: error instanceof RegExp ? expect.stringMatching(error) : error },
  ]);
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
