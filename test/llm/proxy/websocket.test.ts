/**
 * WebSockets of models, with real clients: handed through in observe with their calls recorded, and answered with 426
 * in enforce.
 */
import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import { type AddressInfo, connect } from "node:net";
import OpenAI from "openai";
import { ResponsesWS } from "openai/resources/responses/ws";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { WebSocket, WebSocketServer } from "ws";
import { eventually, type Stage, type StageOptions, startProxy } from "./stage.ts";

interface Upstream {
  stage: Stage;
  /** Requests that switched. */
  seen: IncomingMessage[];
  /** Messages of the client, as text. */
  heard: string[];
}

const call = (name: string, call_id: string) => ({
  ...{ type: "function_call", id: `fc_${call_id}`, call_id, name, arguments: '{"a":1}', status: "completed" },
});

/** A provider that answers each message by `answer`; it offers compression, as some do. */
async function started(
  answer: (socket: WebSocket, text: string) => void,
  setup: StageOptions = { mode: "observe" },
): Promise<Upstream> {
  const server = createServer((_request, response) => {
    response.writeHead(401, { "content-type": "application/json" }).end('{"error":{"message":"no key"}}');
  });
  const sockets = new WebSocketServer({ server, perMessageDeflate: true });
  const [seen, heard]: [IncomingMessage[], string[]] = [[], []];
  sockets.on("connection", (socket, request) => {
    seen.push(request);
    socket.on("message", (data) => {
      heard.push(data.toString());
      answer(socket, data.toString());
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(async () => {
    for (const socket of sockets.clients) socket.terminate();
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { stage: await startProxy(url, setup), seen, heard };
}

async function connected(url: string): Promise<{ socket: WebSocket; received: string[] }> {
  const socket = new WebSocket(url, { headers: { authorization: "Bearer k" } });
  onTestFinished(() => socket.terminate());
  const received: string[] = [];
  socket.on("message", (data) => received.push(data.toString()));
  await once(socket, "open");
  return { socket, received };
}

/** What enforce would refuse of a WebSocket: all of it. */
const UPGRADE = { reason: "upgrade", action: "allow", direction: "response" };

const named = ({ stage }: Upstream): string[] => stage.calls.map(({ call: { name, id } }) => `${name} ${id}`);

describe("a WebSocket in observe", () => {
  test("a WebSocket of OpenAI's SDK (Responses) is handed through, and each call is recorded once", async () => {
    const item = call("blocked_tool", "call_1");
    const up = await started((socket) => {
      const events = [
        { type: "response.created", response: { id: "r", output: [] } },
        { type: "response.output_item.added", output_index: 0, item: { ...item, arguments: "" } },
        { type: "response.function_call_arguments.done", item_id: item.id, arguments: item.arguments },
        { type: "response.output_item.done", output_index: 0, item },
        { type: "response.completed", response: { id: "r", output: [item, call("fine", "call_2")] } },
      ];
      for (const event of events) socket.send(JSON.stringify(event));
    });
    const client = new OpenAI({ apiKey: "k", baseURL: `http://127.0.0.1:${up.stage.port}/openai/v1` });
    const socket = new ResponsesWS(client);
    onTestFinished(() => socket.close());
    const done = new Promise<unknown>((resolve) => socket.on("response.completed", resolve));
    socket.send({ type: "response.create", model: "m", input: "hello" });
    expect(await done).toMatchObject({ response: { output: [{ name: "blocked_tool" }, { name: "fine" }] } });
    expect(up.heard.map((text) => JSON.parse(text))).toMatchObject([
      { type: "response.create", input: "hello" },
    ]);
    expect(up.seen[0]?.headers.authorization).toBe("Bearer k");
    expect(named(up)).toEqual(["blocked_tool call_1", "fine call_2"]);
    expect(up.stage.calls[0]).toMatchObject({
      exchange: { mode: "observe", api: "responses", provider: "openai" },
      call: { input: { text: '{"a":1}' }, executedBy: "client", flaw: null },
    });
    expect(up.stage.refusals).toMatchObject([UPGRADE]);
  });

  test.each([
    [
      "Realtime",
      "/openai/v1/realtime?model=m",
      [
        { type: "response.function_call_arguments.done", name: "add", call_id: "c1", arguments: "{}" },
        { type: "response.done", response: { output: [call("add", "c1"), call("sub", "c2")] } },
      ],
      ["add c1", "sub c2"],
    ],
    [
      "OpenAI Live",
      "/openai/v1/live?model=m",
      [
        { type: "session.delegation.created", delegation: { id: "d", target: "responses" } },
        {
          type: "response.event",
          delegation_id: "d",
          event: { type: "response.output_item.done", item: call("add", "c1") },
        },
        { type: "response.event", event: { type: "response.event", event: { type: "x" } } },
      ],
      ["add c1"],
    ],
    [
      "Gemini Live",
      "/gemini/ws/google.ai.generativelanguage.v1beta.GenerativeService.BidiGenerateContent?key=k",
      [
        { setupComplete: {} },
        {
          toolCall: {
            functionCalls: [
              { id: "g1", name: "add", args: { a: 1 } },
              { id: "g2", name: "sub" },
            ],
          },
        },
      ],
      ["add g1", "sub g2"],
    ],
  ])("a WebSocket of %s is read for its calls", async (_what, path, events, names) => {
    const up = await started((socket) => {
      // Gemini sends JSON in binary messages; both come in fragments and between pings
      for (const event of events) {
        const bytes = Buffer.from(JSON.stringify(event));
        socket.ping();
        socket.send(bytes.subarray(0, 9), { binary: true, fin: false });
        socket.send(bytes.subarray(9), { binary: true, fin: true });
      }
    });
    const { socket, received } = await connected(`ws://127.0.0.1:${up.stage.port}${path}`);
    expect(socket.extensions).toBe("");
    socket.send("{}");
    await eventually(() => received.length === events.length);
    expect(received.map((text) => JSON.parse(text))).toEqual(events);
    expect(named(up)).toEqual(names);
    expect(up.stage.refusals).toMatchObject([UPGRADE]);
  });

  test("a WebSocket that cannot be read passes in observe, and that is reported once", async () => {
    const long = JSON.stringify({ type: "audio", data: "x".repeat(2 << 20) });
    for (const [text, reason] of [
      ["no JSON", "unparsed"],
      [long, "too_large"],
    ] as const) {
      const up = await started((socket) => {
        socket.send(text);
        socket.send(JSON.stringify({ type: "response.output_item.done", item: call("late", "c") }));
      });
      const { socket, received } = await connected(`ws://127.0.0.1:${up.stage.port}/openai/v1/realtime`);
      socket.send("{}");
      await eventually(() => received.length === 2);
      expect(received[0]).toBe(text);
      expect(up.stage.refusals).toMatchObject([UPGRADE, { reason, action: "allow", direction: "response" }]);
      if (reason === "too_large") expect(up.stage.refusals[1]?.text).toContain("proxy.max_event_bytes sets");
    }
  });

  test("ends on both sides with the one that ends, and with the proxy", async () => {
    const up = await started((socket) => socket.close(4001, "enough"));
    const first = await connected(`ws://127.0.0.1:${up.stage.port}/openai/v1/realtime`);
    const closed = once(first.socket, "close");
    first.socket.send("{}");
    expect(String((await closed)[0])).toBe("4001");
    const second = await connected(`ws://127.0.0.1:${up.stage.port}/openai/v1/realtime`);
    const ended = once(second.socket, "close");
    await up.stage.proxy.close();
    await ended;
  });

  test("ends before anything more passes once the mode is enforce", async () => {
    let mode: "observe" | "enforce" = "observe";
    const up = await started((socket, text) => socket.send(text), {
      mode: "observe",
      ports: { policy: () => ({ mode }) },
    });
    const { socket, received } = await connected(`ws://127.0.0.1:${up.stage.port}/openai/v1/realtime`);
    socket.send('{"type":"first"}');
    await eventually(() => received.length === 1);
    mode = "enforce";
    const closed = once(socket, "close");
    socket.send('{"type":"second"}');
    await closed;
    expect(received).toEqual(['{"type":"first"}']);
    const ended = {
      reason: "upgrade",
      action: "block",
      text: "A WebSocket was ended: the mode is enforce now.",
    };
    expect(up.stage.refusals).toMatchObject([UPGRADE, ended]);
  });

  test("ends before anything more of the client passes once the mode is enforce", async () => {
    let mode: "observe" | "enforce" = "observe";
    const up = await started(() => {}, { mode: "observe", ports: { policy: () => ({ mode }) } });
    const { socket } = await connected(`ws://127.0.0.1:${up.stage.port}/openai/v1/realtime`);
    socket.send("first");
    await eventually(() => up.heard.length === 1);
    mode = "enforce";
    const closed = once(socket, "close");
    socket.send("second");
    await closed;
    expect(up.heard).toEqual(["first"]);
  });

  test.each([
    ["a page's Origin", 403, { origin: "http://127.0.0.1:3000" }],
    ["a page's Sec-Fetch-Site", 403, { "sec-fetch-site": "same-origin" }],
    ["another Host, as after DNS rebinding", 421, { host: "rebound.test" }],
  ] as const)("is not opened for %s", async (_what, status, headers) => {
    const up = await started(() => {});
    const socket = new WebSocket(`ws://127.0.0.1:${up.stage.port}/openai/v1/realtime`, { headers });
    const [, answer] = (await once(socket, "unexpected-response")) as [unknown, IncomingMessage];
    expect(answer.statusCode).toBe(status);
    answer.resume();
    expect(up.seen).toEqual([]);
    expect(up.stage.counters.refused).toBe(1);
  });

  test("goes through the environment's proxy, as other requests do", async () => {
    const up = await started((socket, text) => socket.send(text));
    const asked: string[] = [];
    const proxy = createServer();
    proxy.on("connect", (request, socket) => {
      asked.push(request.url ?? "");
      const through = connect(Number(new URL(up.stage.upstreamUrl).port), "127.0.0.1", () => {
        socket.write("HTTP/1.1 200 Connection established\r\n\r\n");
        socket.pipe(through).pipe(socket);
      });
      onTestFinished(() => {
        through.destroy();
        socket.destroy();
      });
    });
    proxy.listen(0, "127.0.0.1");
    await once(proxy, "listening");
    onTestFinished(() => {
      proxy.close();
      vi.unstubAllEnvs();
    });
    vi.stubEnv("HTTP_PROXY", `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`);
    for (const name of ["http_proxy", "NO_PROXY", "no_proxy"]) vi.stubEnv(name, undefined);
    const { port } = await startProxy("http://provider.test", { mode: "observe" });
    const { socket, received } = await connected(`ws://127.0.0.1:${port}/openai/v1/realtime`);
    socket.send("{}");
    await eventually(() => received.length === 1);
    expect(asked).toEqual(["provider.test:80"]);
  });

  test("a WebSocket that the provider refuses gets the provider's answer", async () => {
    const server = createServer((_request, response) => {
      response.writeHead(401, { "content-type": "application/json" }).end('{"error":{"message":"no key"}}');
    });
    server.listen(0, "127.0.0.1");
    await once(server, "listening");
    onTestFinished(() => {
      server.closeAllConnections();
      server.close();
    });
    const stage = await startProxy(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, {
      mode: "observe",
    });
    const { port } = stage;
    const socket = new WebSocket(`ws://127.0.0.1:${port}/openai/v1/realtime`);
    const [, answer] = (await once(socket, "unexpected-response")) as [unknown, IncomingMessage];
    expect(answer.statusCode).toBe(401);
    expect(answer.headers["content-type"]).toBe("application/json");
    const parts: Buffer[] = [];
    for await (const part of answer) parts.push(part as Buffer);
    expect(Buffer.concat(parts).toString()).toContain("no key");
    expect(stage.failures).toMatchObject([{ status: 401, error: null, provider: "openai" }]);
    expect(stage.counters.error_answers).toBe(1);
  });
});

test.each([
  ["in enforce", { mode: "enforce" }],
  ["where requests are redacted", { mode: "observe", ports: { redact: () => ({}) as never } }],
] as const)("a WebSocket is answered with 426 %s, in words", async (_what, setup) => {
  const up = await started(() => {}, setup);
  const socket = new WebSocket(`ws://127.0.0.1:${up.stage.port}/openai/v1/realtime`);
  const [, answer] = (await once(socket, "unexpected-response")) as [unknown, IncomingMessage];
  expect(answer.statusCode).toBe(426);
  const parts: Buffer[] = [];
  for await (const part of answer) parts.push(part as Buffer);
  expect(Buffer.concat(parts).toString()).toContain("in observe mode alone");
  expect(up.seen).toEqual([]);
  expect(up.stage.refusals).toMatchObject([{ reason: "upgrade", action: "block" }]);
});
