/**
 * MCP servers of the official SDKs with tools that do something: answer, run for long with progress, ask the client's
 * model or user. One for each way in which HTTP carries MCP.
 */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { Readable } from "node:stream";
import { McpServer as OldServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { SSEServerTransport } from "@modelcontextprotocol/sdk/server/sse.js";
import { StreamableHTTPServerTransport } from "@modelcontextprotocol/sdk/server/streamableHttp.js";
import type { JSONRPCMessage } from "@modelcontextprotocol/sdk/types.js";
import { createMcpHandler, inputRequired, McpServer } from "@modelcontextprotocol/server";
import { z } from "zod";

export interface Received {
  method: string;
  url: string;
  headers: IncomingMessage["headers"];
  /** `method` of the JSON-RPC message; null where there is none. */
  rpc: string | null;
  tool: string | null;
}

export interface CallingPeer {
  url: string;
  received: Received[];
  /** Names of tools that ran. */
  ran: string[];
  /** Calls whose request was aborted or cancelled. */
  cancelled: string[];
  /** A tool more; the clients are told. */
  addTool(name: string): void;
  close(): Promise<void>;
}

interface Told {
  ran: string[];
  cancelled: string[];
}

function oldServer(told: Told): OldServer {
  const server = new OldServer({ name: "old", version: "1.0.0" }, { capabilities: { logging: {} } });
  const text = (said: string) => ({ content: [{ type: "text" as const, text: said }] });
  server.registerTool("files_read", { inputSchema: { path: z.string() } }, ({ path }) => {
    told.ran.push("files_read");
    return text(`content of ${path}`);
  });
  server.registerTool("shell_run", {}, () => {
    told.ran.push("shell_run");
    return text("ran");
  });
  server.registerTool("slow", {}, async ({ signal, sendNotification, _meta }) => {
    told.ran.push("slow");
    const progressToken = _meta?.progressToken;
    if (progressToken !== undefined)
      for (const progress of [1, 2])
        await sendNotification({
          method: "notifications/progress",
          params: { progressToken, progress, total: 2 },
        });
    await new Promise<void>((resolve) => {
      const done = setTimeout(resolve, progressToken === undefined ? 60_000 : 20);
      signal.addEventListener("abort", () => {
        clearTimeout(done);
        told.cancelled.push("slow");
        resolve();
      });
    });
    return text("slow is done");
  });
  server.registerTool("ask_model", {}, async () => {
    told.ran.push("ask_model");
    const messages = [{ role: "user" as const, content: { type: "text" as const, text: "2+2?" } }];
    const { content } = await server.server.createMessage({ messages, maxTokens: 5 });
    return text(`the model said ${JSON.stringify(content)}`);
  });
  server.registerTool("ask_user", {}, async () => {
    told.ran.push("ask_user");
    const answer = await server.server.elicitInput({
      message: "Your name?",
      requestedSchema: { type: "object", properties: { name: { type: "string" } } },
    });
    return text(`the user said ${JSON.stringify(answer)}`);
  });
  return server;
}

async function served(
  path: string,
  handle: (req: IncomingMessage, res: ServerResponse, body: unknown) => unknown,
): Promise<{ server: Server; received: Received[]; url: string; close(): Promise<void> }> {
  const received: Received[] = [];
  const server = createServer(async (req, res) => {
    const chunks: Buffer[] = [];
    for await (const chunk of req) chunks.push(chunk as Buffer);
    const text = Buffer.concat(chunks).toString();
    const body = text === "" ? undefined : JSON.parse(text);
    const { method = "", url = "", headers } = req;
    received.push({ method, url, headers, rpc: body?.method ?? null, tool: body?.params?.name ?? null });
    await handle(req, res, body);
  });
  const sockets = new Set<Socket>();
  server.on("connection", (socket: Socket) => {
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    server,
    received,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Events of a server's streams, kept so that clients can resume after one (2025-03-26, resumability). */
class Events {
  readonly #kept: { streamId: string; message: JSONRPCMessage }[] = [];

  async storeEvent(streamId: string, message: JSONRPCMessage): Promise<string> {
    return String(this.#kept.push({ streamId, message }));
  }

  async replayEventsAfter(
    lastEventId: string,
    { send }: { send: (eventId: string, message: JSONRPCMessage) => Promise<void> },
  ): Promise<string> {
    const { streamId } = this.#kept[Number(lastEventId) - 1] as { streamId: string };
    for (const [index, event] of this.#kept.entries())
      if (index >= Number(lastEventId) && event.streamId === streamId)
        await send(String(index + 1), event.message);
    return streamId;
  }
}

/** 2025-03-26 to 2025-11-25 over Streamable HTTP, with sessions. */
export async function sessionPeer({ resumable = false, json = false } = {}): Promise<CallingPeer> {
  const told: Told = { ran: [], cancelled: [] };
  const sessions = new Map<string, StreamableHTTPServerTransport>();
  const servers = new Set<OldServer>();
  let made = 0;
  const peer = await served("/mcp", async (req, res, body) => {
    const id = req.headers["mcp-session-id"];
    let transport = typeof id === "string" ? sessions.get(id) : undefined;
    if (!transport && (body as { method?: string } | undefined)?.method === "initialize") {
      const fresh: StreamableHTTPServerTransport = new StreamableHTTPServerTransport({
        sessionIdGenerator: () => `session-${++made}`,
        enableJsonResponse: json,
        ...(resumable ? { eventStore: new Events(), retryInterval: 25 } : {}),
        onsessioninitialized: (session) => void sessions.set(session, fresh),
        onsessionclosed: (session) => void sessions.delete(session),
      });
      transport = fresh;
      const server = oldServer(told);
      servers.add(server);
      await server.connect(transport as never);
    }
    if (transport) return transport.handleRequest(req, res, body);
    res.writeHead(id === undefined ? 400 : 404, { "content-type": "application/json" });
    const error = { code: -32000, message: "no such session" };
    return res.end(JSON.stringify({ jsonrpc: "2.0", id: null, error }));
  });
  return {
    ...peer,
    ...told,
    addTool: (name) => {
      for (const server of servers) server.registerTool(name, {}, () => ({ content: [] }));
    },
  };
}

/** 2024-11-05: HTTP+SSE. */
export async function ssePeer(): Promise<CallingPeer> {
  const told: Told = { ran: [], cancelled: [] };
  const sessions = new Map<string, SSEServerTransport>();
  const servers = new Set<OldServer>();
  const peer = await served("/sse", async (req, res, body) => {
    const url = new URL(req.url ?? "/", "http://127.0.0.1");
    if (req.method === "GET" && url.pathname === "/sse") {
      const transport = new SSEServerTransport("/messages", res);
      sessions.set(transport.sessionId, transport);
      const server = oldServer(told);
      servers.add(server);
      await server.connect(transport as never);
      return;
    }
    const transport = sessions.get(url.searchParams.get("sessionId") ?? "");
    if (req.method === "POST" && url.pathname === "/messages" && transport)
      return transport.handlePostMessage(req, res, body);
    res.writeHead(405).end();
  });
  return {
    ...peer,
    ...told,
    addTool: (name) => {
      for (const server of servers) server.registerTool(name, {}, () => ({ content: [] }));
    },
  };
}

/** 2026-07-28 and no older version. */
export async function statelessPeer(): Promise<CallingPeer> {
  const told: Told = { ran: [], cancelled: [] };
  const more: string[] = [];
  const handler = createMcpHandler(
    () => {
      const server = new McpServer(
        { name: "modern", version: "1.0.0" },
        { capabilities: { tools: { listChanged: true } } },
      );
      const text = (said: string) => ({ content: [{ type: "text" as const, text: said }] });
      server.registerTool("files_read", { inputSchema: z.object({ path: z.string() }) }, ({ path }) => {
        told.ran.push("files_read");
        return text(`content of ${path}`);
      });
      server.registerTool(
        "by_region",
        { inputSchema: z.object({ region: z.string().meta({ "x-mcp-header": "Region" }) }) },
        ({ region }) => text(`in ${region}`),
      );
      server.registerTool("shell_run", { inputSchema: z.object({}) }, () => {
        told.ran.push("shell_run");
        return text("ran");
      });
      server.registerTool("slow", { inputSchema: z.object({}) }, async (_args, { mcpReq: { signal } }) => {
        told.ran.push("slow");
        await new Promise<void>((resolve) => {
          const done = setTimeout(resolve, 60_000);
          signal.addEventListener("abort", () => {
            clearTimeout(done);
            told.cancelled.push("slow");
            resolve();
          });
        });
        return text("slow is done");
      });
      server.registerTool("ask_user", { inputSchema: z.object({}) }, (_args, { mcpReq }) => {
        told.ran.push("ask_user");
        const { inputResponses } = mcpReq;
        if (inputResponses) return text(`the user said ${JSON.stringify(inputResponses.name)}`);
        const requestedSchema = {
          type: "object" as const,
          properties: { name: { type: "string" as const } },
        };
        return inputRequired({
          inputRequests: { name: inputRequired.elicit({ message: "Your name?", requestedSchema }) },
        });
      });
      for (const name of more) server.registerTool(name, { inputSchema: z.object({}) }, () => text(name));
      return server;
    },
    { legacy: "reject" },
  );
  const peer = await served("/mcp", async (req, res, body) => {
    const aborted = new AbortController();
    res.on("close", () => aborted.abort());
    const request = new Request(`http://127.0.0.1${req.url}`, {
      method: req.method ?? "GET",
      headers: new Headers(Object.entries(req.headers).map(([name, value]) => [name, String(value)])),
      signal: aborted.signal,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const answer = await handler.fetch(request);
    res.writeHead(answer.status, Object.fromEntries(answer.headers));
    if (answer.body)
      Readable.fromWeb(answer.body as never)
        .on("error", () => res.destroy())
        .pipe(res);
    else res.end();
  });
  return {
    ...peer,
    ...told,
    addTool: (name) => {
      more.push(name);
      handler.notify.toolsChanged();
    },
    close: async () => {
      await handler.close();
      await peer.close();
    },
  };
}
