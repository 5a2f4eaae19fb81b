/** An upstream that answers exactly as a test wants, and records what it was sent. */
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo, Socket } from "node:net";

export interface ScriptedRequest {
  method: string;
  url: string;
  /** As sent, names and values. */
  rawHeaders: string[];
  headers: IncomingMessage["headers"];
  text: string;
  /** Parsed, where it is JSON. */
  rpc: { id?: unknown; method?: string; params?: Record<string, unknown> };
}

export interface ScriptedUpstream {
  url: string;
  origin: string;
  received: ScriptedRequest[];
  close(): Promise<void>;
}

export async function scriptedUpstream(
  script: (request: ScriptedRequest, res: ServerResponse) => unknown,
  path = "/mcp",
): Promise<ScriptedUpstream> {
  const received: ScriptedRequest[] = [];
  const server = createServer(async (req, res) => {
    const chunks: Buffer[] = [];
    for await (const chunk of req) chunks.push(chunk as Buffer);
    const text = Buffer.concat(chunks).toString();
    const { method = "", url = "", rawHeaders, headers } = req;
    const request = { method, url, rawHeaders, headers, text, rpc: parsed(text) };
    received.push(request);
    await script(request, res);
  });
  const sockets = new Set<Socket>();
  server.on("connection", (socket: Socket) => {
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket)).on("error", () => {});
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url: origin + path,
    origin,
    received,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function parsed(text: string): ScriptedRequest["rpc"] {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}

export function json(res: ServerResponse, message: unknown, headers: Record<string, string> = {}): void {
  res.writeHead(200, { "content-type": "application/json", ...headers });
  res.end(typeof message === "string" ? message : JSON.stringify(message));
}

export const result = (id: unknown, value: object = {}) => ({ jsonrpc: "2.0", id, result: value });

/** A POST as a client of 2025-11-25 without a session sends it. */
export function post(
  url: string,
  message: unknown,
  headers: Record<string, string> = {},
  signal?: AbortSignal,
): Promise<Response> {
  return fetch(url, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      accept: "application/json, text/event-stream",
      "mcp-protocol-version": "2025-11-25",
      ...headers,
    },
    body: typeof message === "string" ? message : JSON.stringify(message),
    ...(signal ? { signal } : {}),
  });
}

export const request = (method: string, params: object = {}, id: unknown = 1) => ({
  jsonrpc: "2.0",
  id,
  method,
  params,
});
