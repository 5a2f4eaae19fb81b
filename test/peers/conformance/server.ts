/**
 * An MCP server (official SDK 2.4) on loopback with everything that the conformance suite requires, on one endpoint in
 * both eras: 2026-07-28 without sessions, 2025-11-25 and older with resumable sessions.
 */
import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { Readable } from "node:stream";
import {
  createMcpHandler,
  type EventStore,
  hostHeaderValidationResponse,
  isLegacyRequest,
  localhostAllowedHostnames,
  localhostAllowedOrigins,
  type McpHttpHandler,
  originValidationResponse,
  WebStandardStreamableHTTPServerTransport,
} from "@modelcontextprotocol/server";
import { listen } from "../../mcp/peers.ts";
import { announcingServer, mcpServer } from "./offer.ts";

export interface ConformanceServer {
  url: string;
  /** Names of the tools whose calls have come here, in order. */
  called: string[];
  close(): Promise<void>;
}

/** What was sent on a stream, so that a client that comes back gets the rest. */
class SentEvents implements EventStore {
  readonly #events: { id: string; streamId: string; message: never }[] = [];

  async storeEvent(streamId: string, message: unknown): Promise<string> {
    const id = `${this.#events.length}`;
    this.#events.push({ id, streamId, message: message as never });
    return id;
  }

  async replayEventsAfter(
    lastEventId: string,
    { send }: { send: (id: string, message: never) => Promise<void> },
  ): Promise<string> {
    const last = this.#events[Number(lastEventId)];
    if (!last) throw new Error(`no event ${lastEventId}`);
    for (const { id, streamId, message } of this.#events.slice(Number(lastEventId) + 1))
      if (streamId === last.streamId) await send(id, message);
    return last.streamId;
  }
}

type Session = WebStandardStreamableHTTPServerTransport;

/** Eras with sessions: one server and one transport for each. */
function sessions(): { fetch(request: Request): Promise<Response>; close(): Promise<void> } {
  const open = new Map<string, Session>();
  return {
    fetch: async (request) => {
      const id = request.headers.get("mcp-session-id");
      const known = id === null ? undefined : open.get(id);
      if (known) return known.handleRequest(request);
      if (id !== null) return Response.json({ error: "no such session" }, { status: 404 });
      const session: Session = new WebStandardStreamableHTTPServerTransport({
        sessionIdGenerator: () => randomUUID(),
        onsessioninitialized: (fresh) => void open.set(fresh, session),
        onsessionclosed: (ended) => void open.delete(ended),
        eventStore: new SentEvents(),
        retryInterval: 100,
      });
      const server = announcingServer();
      for (const method of ["resources/subscribe", "resources/unsubscribe"] as const)
        server.server.setRequestHandler(method, () => ({}));
      await server.connect(session);
      return session.handleRequest(request);
    },
    close: async () => {
      for (const session of open.values()) await session.close();
    },
  };
}

async function webRequest(req: IncomingMessage, signal: AbortSignal): Promise<Request> {
  const chunks: Buffer[] = [];
  for await (const chunk of req) chunks.push(chunk as Buffer);
  const { method = "GET" } = req;
  return new Request(`http://${req.headers.host}${req.url}`, {
    method,
    headers: new Headers(Object.entries(req.headers).map(([name, value]) => [name, String(value)])),
    signal,
    ...(method === "POST" ? { body: Buffer.concat(chunks) } : {}),
  });
}

function send(answer: Response, res: ServerResponse): void {
  res.writeHead(answer.status, Object.fromEntries(answer.headers));
  res.flushHeaders();
  if (!answer.body) return void res.end();
  const body = Readable.fromWeb(answer.body as never);
  body.on("error", () => res.destroy()).pipe(res);
  res.on("close", () => body.destroy());
}

function calledTool(body: string): string[] {
  if (!body.includes('"tools/call"')) return [];
  const { method, params } = JSON.parse(body) as { method?: string; params?: { name?: string } };
  return method === "tools/call" ? [String(params?.name)] : [];
}

export async function startConformanceServer(): Promise<ConformanceServer> {
  const modern: McpHttpHandler = createMcpHandler(
    () =>
      mcpServer((list) => {
        if (list === "tools") modern.notify.toolsChanged();
        else modern.notify.promptsChanged();
      }),
    { legacy: "reject" },
  );
  const legacy = sessions();
  const called: string[] = [];
  const peer = await listen(async (req, res) => {
    const gone = new AbortController();
    res.on("close", () => gone.abort());
    const request = await webRequest(req, gone.signal);
    const refused =
      hostHeaderValidationResponse(request, localhostAllowedHostnames()) ??
      originValidationResponse(request, localhostAllowedOrigins());
    if (refused) return send(refused, res);
    if (request.method === "POST") called.push(...calledTool(await request.clone().text()));
    const handler = (await isLegacyRequest(request)) ? legacy : modern;
    send(await handler.fetch(request), res);
  });
  return {
    url: peer.url,
    called,
    close: async () => {
      await legacy.close();
      await modern.close();
      await peer.close();
    },
  };
}
