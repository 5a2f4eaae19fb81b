/**
 * The proxy between real sockets: a scripted upstream on loopback that sends any bytes at any time, and a small real
 * judge that blocks every tool with `blocked` in its name.
 */
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { onTestFinished } from "vitest";
import { zeroProxyCounters } from "../../../src/event/counters.ts";
import type { Mode, ProxyCounters } from "../../../src/event/event.ts";
import { Faults } from "../../../src/event/faults.ts";
import type {
  CapturedBody,
  FailedRequest,
  ProviderServerVerdict,
  ProxyOptions,
  ProxyPorts,
  Refusal,
  RequestContext,
} from "../../../src/llm/proxy/ports.ts";
import { LlmProxy } from "../../../src/llm/proxy/proxy.ts";
import type { ProviderMcpServer, ToolCall } from "../../../src/llm/wire.ts";

export interface SeenRequest {
  method: string;
  url: string;
  rawHeaders: string[];
  headers: IncomingMessage["headers"];
  body: Buffer;
}

/** A rejection is the test run's. */
export type Script = (request: SeenRequest, response: ServerResponse, incoming: IncomingMessage) => unknown;

export interface StageOptions {
  mode?: Mode;
  options?: Partial<ProxyOptions>;
  ports?: Partial<ProxyPorts>;
  /** Provider names that lead to the upstream, with a base path each. */
  providers?: Record<string, string>;
}

export interface Stage {
  proxy: LlmProxy;
  port: number;
  seen: SeenRequest[];
  refusals: Refusal[];
  failures: FailedRequest[];
  calls: { exchange: RequestContext; call: ToolCall }[];
  servers: ProviderMcpServer[];
  bodies: CapturedBody[];
  logged: string[];
  counters: ProxyCounters;
  upstreamUrl: string;
}

export const BLOCK_TEXT = "[netmon] blocked by a test";

export const LIMITS: Omit<ProxyOptions, "port" | "providers"> = {
  streamBlock: "rewrite",
  maxBlockBytes: 64 * 1024,
  maxEventBytes: 1024 * 1024,
  maxRequestBytes: 4 * 1024 * 1024,
  maxResponseBytes: 4 * 1024 * 1024,
  idleMs: 10_000,
  allowTypes: [],
};

/** An upstream that reads each request whole before it answers. */
export async function startUpstream(script: Script): Promise<{ url: string; seen: SeenRequest[] }> {
  const seen: SeenRequest[] = [];
  const server = createServer((incoming, response) => {
    const parts: Buffer[] = [];
    incoming.on("data", (part: Buffer) => parts.push(part));
    incoming.on("end", () => {
      const request: SeenRequest = {
        method: incoming.method ?? "",
        url: incoming.url ?? "",
        rawHeaders: incoming.rawHeaders,
        headers: incoming.headers,
        body: Buffer.concat(parts),
      };
      seen.push(request);
      script(request, response, incoming);
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, seen };
}

/** A proxy before the upstream; everything ends with the test. */
export async function startStage(script: Script, setup: StageOptions = {}): Promise<Stage> {
  const { url, seen } = await startUpstream(script);
  return { ...(await startProxy(url, setup)), seen };
}

export async function startProxy(url: string, setup: StageOptions = {}): Promise<Stage> {
  const refusals: Refusal[] = [];
  const failures: FailedRequest[] = [];
  const calls: Stage["calls"] = [];
  const servers: ProviderMcpServer[] = [];
  const bodies: CapturedBody[] = [];
  const logged: string[] = [];
  const counters = zeroProxyCounters();
  const names = setup.providers ?? { anthropic: "", openai: "", gemini: "", bedrock: "" };
  const ports: ProxyPorts = {
    faults: new Faults(),
    policy: () => ({ mode: setup.mode ?? "enforce" }),
    judge: (exchange) => (call) => {
      calls.push({ exchange, call });
      const block = call.flaw !== null || call.name.includes("blocked");
      return block && setup.mode !== "observe"
        ? { action: "block", text: BLOCK_TEXT }
        : { action: "allow", text: "" };
    },
    providerServer: (_exchange, server): ProviderServerVerdict => {
      servers.push(server);
      return {
        action: server.name.includes("blocked") ? "block" : "allow",
        reason: "server_denied",
        serverId: server.name,
        rule: "sandbox.mcp.denied_servers[0]",
        text: `[netmon] the MCP server ${server.name} is denied`,
      };
    },
    refused: (refusal) => refusals.push(refusal),
    failed: (request) => failures.push(request),
    redact: null,
    store: { maxBodyBytes: 1024 * 1024, body: (body) => bodies.push(body) },
    counters,
    log: { debug: (text) => logged.push(text), warn: (text) => logged.push(`WARN ${text}`) },
    ...setup.ports,
  };
  const providers = Object.fromEntries(Object.entries(names).map(([name, path]) => [name, url + path]));
  const proxy = await LlmProxy.start({ port: 0, providers, ...LIMITS, ...setup.options }, ports);
  onTestFinished(() => proxy.close());
  return {
    proxy,
    port: proxy.port,
    seen: [],
    refusals,
    failures,
    calls,
    servers,
    bodies,
    logged,
    counters,
    upstreamUrl: url,
  };
}

/** A client without opinions about HTTP. */
export class RawClient {
  readonly socket: Socket;
  received: Buffer = Buffer.alloc(0);
  closed = false;
  /** The connection ended with an error (a reset), not with FIN. */
  reset = false;
  #changed: () => void = () => {};

  private constructor(socket: Socket) {
    this.socket = socket;
    socket.on("data", (part) => {
      this.received = Buffer.concat([this.received, part]);
      this.#changed();
    });
    socket.on("error", () => {
      this.reset = true;
    });
    socket.on("close", () => {
      this.closed = true;
      this.#changed();
    });
  }

  static async open(port: number): Promise<RawClient> {
    const socket = connect({ port, host: "127.0.0.1", noDelay: true });
    await once(socket, "connect");
    onTestFinished(() => {
      socket.destroy();
    });
    return new RawClient(socket);
  }

  send(bytes: string | Uint8Array): void {
    this.socket.write(bytes);
  }

  get text(): string {
    return this.received.toString("latin1");
  }

  /** Resolves as soon as it holds; rejects where the connection closes, or the time ends, before. */
  async until(condition: (text: string) => boolean, ms = 20_000): Promise<string> {
    const deadline = Date.now() + ms;
    while (!condition(this.text)) {
      if (this.closed) throw new Error(`closed after ${JSON.stringify(this.text.slice(-500))}`);
      const left = deadline - Date.now();
      if (left <= 0) throw new Error(`nothing more came after ${JSON.stringify(this.text.slice(-500))}`);
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, left);
        this.#changed = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
    return this.text;
  }

  async untilClosed(ms = 20_000): Promise<string> {
    const deadline = Date.now() + ms;
    while (!this.closed) {
      if (Date.now() > deadline) throw new Error("the connection stayed open");
      await new Promise((resolve) => setTimeout(resolve, 2));
    }
    return this.text;
  }
}

/** Sends one request on a connection of its own and returns everything that came until it closed. */
export async function raw(port: number, request: string | Uint8Array): Promise<string> {
  const client = await RawClient.open(port);
  client.send(request);
  return client.untilClosed();
}

export function rawPost(port: number, path: string, body: string, more: string[] = []): string {
  const lines = [
    `POST ${path} HTTP/1.1`,
    `Host: 127.0.0.1:${port}`,
    "Content-Type: application/json",
    ...more,
    `Content-Length: ${Buffer.byteLength(body)}`,
    "Connection: close",
  ];
  return `${lines.join("\r\n")}\r\n\r\n${body}`;
}

export function json(response: ServerResponse, value: unknown, headers: Record<string, string> = {}): void {
  response.writeHead(200, { "content-type": "application/json", ...headers });
  response.end(JSON.stringify(value));
}

/** A request that asks for a stream. */
export const STREAMED = { model: "m", max_tokens: 1, messages: [], stream: true };
export const STREAMED_TEXT = JSON.stringify(STREAMED);

export async function post(
  port: number,
  path: string,
  body: unknown = { model: "m", max_tokens: 1, messages: [] },
  headers: Record<string, string> = {},
): Promise<Response> {
  return fetch(`http://127.0.0.1:${port}${path}`, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: typeof body === "string" || body instanceof Uint8Array ? body : JSON.stringify(body),
    redirect: "manual",
  });
}

/** Waits for what happens on the other side of a socket. */
export async function eventually(condition: () => boolean, ms = 20_000): Promise<void> {
  const deadline = Date.now() + ms;
  while (!condition()) {
    if (Date.now() > deadline) throw new Error("it did not happen in time");
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
}
