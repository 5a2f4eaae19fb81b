/**
 * MCP servers on loopback whose tools are listed: the official SDK's for each protocol era, and one that answers exactly
 * as a test wants. All record what they were sent.
 */
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from "node:http";
import { createServer as createTlsServer } from "node:https";
import type { AddressInfo, Socket } from "node:net";
import { Readable } from "node:stream";
import { Server as OldServer } from "@modelcontextprotocol/sdk/server/index.js";
import { SSEServerTransport } from "@modelcontextprotocol/sdk/server/sse.js";
import { StreamableHTTPServerTransport } from "@modelcontextprotocol/sdk/server/streamableHttp.js";
import { ListToolsRequestSchema } from "@modelcontextprotocol/sdk/types.js";
import { createMcpHandler, Server as ModernServer } from "@modelcontextprotocol/server";
import type { Certificate } from "./certificate.ts";

/** What a peer answers to tools/list; read at each request, so a test may change it. */
export interface Offer {
  /** One page each. */
  pages: object[][];
  instructions?: string;
}

export interface Received {
  method: string;
  url: string;
  headers: IncomingMessage["headers"];
  /** `method` of the JSON-RPC message; null where there is none. */
  rpc: string | null;
}

export interface Peer {
  /** The URL of the MCP endpoint. */
  url: string;
  port: number;
  received: Received[];
  close(): Promise<void>;
}

export function tool(name: string, more: object = {}): object {
  return { name, description: `does ${name}`, inputSchema: { type: "object" }, ...more };
}

/** Listens with `listener` on loopback; https with a certificate. `port` 0: a free one. */
export async function listen(
  listener: RequestListener,
  { certificate, port = 0, path = "/mcp" }: { certificate?: Certificate; port?: number; path?: string } = {},
): Promise<Peer> {
  const server = certificate ? createTlsServer(certificate, listener) : createServer(listener);
  const sockets = new Set<Socket>();
  server.on("connection", (socket: Socket) => {
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket));
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", resolve);
  });
  const bound = (server.address() as AddressInfo).port;
  return {
    url: `${certificate ? "https" : "http"}://127.0.0.1:${bound}${path}`,
    port: bound,
    received: [],
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Reads the body, records the request, and hands on both. */
async function recording(
  options: { certificate?: Certificate; port?: number; path?: string },
  handle: (req: IncomingMessage, res: ServerResponse, body: unknown) => Promise<void> | void,
): Promise<Peer> {
  const peer: Peer = await listen(async (req, res) => {
    const chunks: Buffer[] = [];
    for await (const chunk of req) chunks.push(chunk as Buffer);
    const text = Buffer.concat(chunks).toString();
    const body = text === "" ? undefined : (JSON.parse(text) as { method?: string });
    const { method = "", url = "", headers } = req;
    peer.received.push({ method, url, headers, rpc: body?.method ?? null });
    await handle(req, res, body);
  }, options);
  return peer;
}

function pageOf(offer: Offer, cursor: string | undefined): { tools: never[]; nextCursor?: string } {
  const index = Number(cursor ?? 0);
  const more = index + 1 < offer.pages.length ? { nextCursor: String(index + 1) } : {};
  return { tools: (offer.pages[index] ?? []) as never[], ...more };
}

/** 2026-07-28 and no older era: stateless, `server/discover`. */
export async function modernPeer(
  offer: Offer,
  options: { certificate?: Certificate; port?: number; responseMode?: "sse" | "auto" } = {},
): Promise<Peer> {
  const { responseMode = "auto", ...where } = options;
  const handler = createMcpHandler(
    () => {
      const server = new ModernServer(
        { name: "modern", version: "1.0.0" },
        { capabilities: { tools: {} }, ...(offer.instructions ? { instructions: offer.instructions } : {}) },
      );
      server.setRequestHandler("tools/list", async (request) => pageOf(offer, request.params?.cursor));
      return server;
    },
    { legacy: "reject", responseMode },
  );
  return recording(where, async (req, res, body) => {
    const request = new Request(`http://127.0.0.1${req.url}`, {
      method: req.method ?? "GET",
      headers: new Headers(Object.entries(req.headers).map(([name, value]) => [name, String(value)])),
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const answer = await handler.fetch(request);
    res.writeHead(answer.status, Object.fromEntries(answer.headers));
    if (answer.body) Readable.fromWeb(answer.body as never).pipe(res);
    else res.end();
  });
}

function oldServer(offer: Offer): OldServer {
  const server = new OldServer(
    { name: "old", version: "1.0.0" },
    { capabilities: { tools: {} }, ...(offer.instructions ? { instructions: offer.instructions } : {}) },
  );
  server.setRequestHandler(ListToolsRequestSchema, (request) => pageOf(offer, request.params?.cursor));
  return server;
}

/** 2025-11-25 and older over Streamable HTTP, with sessions. */
export async function streamablePeer(
  offer: Offer,
  options: { certificate?: Certificate; port?: number } = {},
): Promise<Peer> {
  const sessions = new Map<string, StreamableHTTPServerTransport>();
  let made = 0;
  return recording(options, async (req, res, body) => {
    const id = req.headers["mcp-session-id"];
    let transport = typeof id === "string" ? sessions.get(id) : undefined;
    if (!transport && (body as { method?: string } | undefined)?.method === "initialize") {
      const fresh: StreamableHTTPServerTransport = new StreamableHTTPServerTransport({
        sessionIdGenerator: () => `session-${++made}`,
        onsessioninitialized: (session) => void sessions.set(session, fresh),
        onsessionclosed: (session) => void sessions.delete(session),
      });
      transport = fresh;
      await oldServer(offer).connect(transport as never);
    }
    if (transport) return transport.handleRequest(req, res, body);
    res.writeHead(id === undefined ? 400 : 404, { "content-type": "application/json" });
    const error = { code: -32000, message: "no such session" };
    res.end(JSON.stringify({ jsonrpc: "2.0", id: null, error }));
  });
}

/** 2024-11-05: HTTP+SSE. `post` 404 and the like is what the GET endpoint says to a POST. */
export async function ssePeer(offer: Offer, options: { port?: number } = {}): Promise<Peer> {
  const sessions = new Map<string, SSEServerTransport>();
  return recording({ ...options, path: "/sse" }, async (req, res, body) => {
    const url = new URL(req.url ?? "/", "http://127.0.0.1");
    if (req.method === "GET" && url.pathname === "/sse") {
      const transport = new SSEServerTransport("/messages", res);
      sessions.set(transport.sessionId, transport);
      await oldServer(offer).connect(transport as never);
      return;
    }
    const transport = sessions.get(url.searchParams.get("sessionId") ?? "");
    if (req.method === "POST" && url.pathname === "/messages" && transport)
      return transport.handlePostMessage(req, res, body);
    res.writeHead(405).end();
  });
}

/** What a scripted peer does with one request: a result, or anything at all. */
export type Script = (
  rpc: { id?: unknown; method?: string; params?: { cursor?: string } },
  res: ServerResponse,
) => object | undefined | Promise<object | undefined>;

/**
 * 2025-06-18 over plain JSON: answers `initialize` itself and every other request with what `script` returns
 * as its result; undefined: the script has answered, or never will.
 */
export async function scriptedPeer(
  script: Script,
  options: { certificate?: Certificate; port?: number; instructions?: string } = {},
): Promise<Peer> {
  const { instructions, ...where } = options;
  return recording(where, async (_req, res, body) => {
    const rpc = (body ?? {}) as Parameters<Script>[0];
    const answer = (message: object): void => {
      res.writeHead(200, { "content-type": "application/json" });
      res.end(JSON.stringify({ jsonrpc: "2.0", id: rpc.id, ...message }));
    };
    if (rpc.method === undefined) return void res.writeHead(405).end();
    if (rpc.id === undefined) return void res.writeHead(202).end();
    if (rpc.method === "server/discover")
      return answer({ error: { code: -32601, message: "Method not found" } });
    if (rpc.method === "initialize")
      return answer({
        result: {
          protocolVersion: "2025-06-18",
          capabilities: { tools: {} },
          serverInfo: { name: "scripted", version: "0" },
          ...(instructions === undefined ? {} : { instructions }),
        },
      });
    const result = await script(rpc, res);
    if (result !== undefined) answer({ result });
  });
}
