/**
 * Asks one MCP server for its tools, as an MCP client would: with the official SDK, in whichever protocol era
 * the server speaks - `server/discover` of 2026-07-28, `initialize` of 2025, HTTP+SSE of 2024-11-05.
 *
 * Direction of failure: any answer that is not a whole list is a ListToolsError; no list is ever partial.
 */
import {
  Client,
  type FetchLike,
  SSEClientTransport,
  SseError,
  StreamableHTTPClientTransport,
  type Transport,
} from "@modelcontextprotocol/client";
import { boundedFetch } from "./bounded-fetch.ts";
import { classifyFailure, httpStatus, isTimeout } from "./classify.ts";
import { serverAgent } from "./connector.ts";
import { ListToolsError } from "./error.ts";
import { allPages } from "./pages.ts";

export interface ServerAddress {
  url: string;
  type: "http" | "sse";
  /** Sent with each request to the server's origin, and nowhere else. */
  headers: Readonly<Record<string, string>>;
  /** `sha256:` and hexadecimal digits; null: the certificate authorities decide. */
  tlsFingerprint: string | null;
}

export interface ListToolsOptions {
  /** For everything together. */
  timeoutMs: number;
  maxTools: number;
  /** Of all answers together, decompressed. */
  maxBytes: number;
  /** Of netmon, as the server may see it. */
  version: string;
  /** For HTTPS_PROXY and the like; default: the process's. */
  environment?: NodeJS.ProcessEnv;
  /** Aborted: listTools rejects with the signal's reason. */
  signal?: AbortSignal;
}

export interface ToolListing {
  /** As parsed from the wire, nothing checked. */
  tools: unknown[];
  /** What the server tells the model about itself; null: nothing. */
  instructions: string | null;
  /** Negotiated, e.g. `2026-07-28`. */
  protocolVersion: string | null;
  serverInfo: { name: string; version: string } | null;
}

/** The ways to speak to a server, in the order they are tried. */
type Dialect = "negotiate" | "initialize" | "sse";

/** Throws ListToolsError. */
export async function listTools(server: ServerAddress, options: ListToolsOptions): Promise<ToolListing> {
  const ended = new AbortController();
  let failure: Error | null = null;
  let networkError: unknown = null;
  const end = (error: Error): void => {
    failure ??= error;
    ended.abort(failure);
  };
  const abort = (): void => end(options.signal?.reason ?? new Error("aborted"));
  const timer = setTimeout(
    () => end(new ListToolsError("timeout", `no whole list of tools within ${options.timeoutMs} ms`)),
    options.timeoutMs,
  );
  options.signal?.addEventListener("abort", abort, { once: true });
  if (options.signal?.aborted) abort();
  const agent = serverAgent({
    ...server,
    timeoutMs: options.timeoutMs,
    environment: options.environment ?? process.env,
  });
  const fetch = boundedFetch({
    dispatcher: agent,
    signal: ended.signal,
    maxBytes: options.maxBytes,
    onTooLarge: () =>
      end(new ListToolsError("protocol", `the answers are larger than ${options.maxBytes} bytes`)),
    onNoAnswer: (error) => {
      networkError = error;
    },
  });
  try {
    let dialect: Dialect = server.type === "sse" ? "sse" : "negotiate";
    let refusal: unknown = null;
    for (;;) {
      try {
        return await converse(transportOf(dialect, server, fetch), dialect, options, ended.signal);
      } catch (error) {
        const next: Dialect | null = failure === null ? nextDialect(dialect, error) : null;
        // Where the way of 2024 is refused too, the first refusal tells more.
        if (next === null) throw refusal !== null && httpStatus(error) !== null ? refusal : error;
        if (next === "sse") refusal = error;
        dialect = next;
      }
    }
  } catch (error) {
    if (options.signal?.aborted) throw options.signal.reason;
    // The event source of the SSE transport keeps no cause.
    const lost = error instanceof SseError && error.code === undefined ? networkError : null;
    throw classifyFailure(failure ?? lost ?? error, Object.values(server.headers));
  } finally {
    clearTimeout(timer);
    options.signal?.removeEventListener("abort", abort);
    ended.abort();
    await agent.destroy();
  }
}

function transportOf(dialect: Dialect, server: ServerAddress, fetch: FetchLike): Transport {
  const options = { fetch, requestInit: { headers: { ...server.headers } } };
  const url = new URL(server.url);
  return dialect === "sse"
    ? new SSEClientTransport(url, options)
    : new StreamableHTTPClientTransport(url, options);
}

/**
 * Old servers answer an unknown method before `initialize` with an HTTP error or never; those of 2024-11-05
 * refuse the POST itself (specification 2025-11-25, transports, backwards compatibility).
 */
function nextDialect(dialect: Dialect, error: unknown): Dialect | null {
  const status = httpStatus(error);
  if (dialect === "negotiate" && (isTimeout(error) || (status ?? 0) >= 500)) return "initialize";
  const refused = status === 400 || status === 404 || status === 405;
  return dialect !== "sse" && refused ? "sse" : null;
}

async function converse(
  transport: Transport,
  dialect: Dialect,
  options: ListToolsOptions,
  signal: AbortSignal,
): Promise<ToolListing> {
  // A third for the probe leaves time for a server that never answers it.
  const probe = { timeoutMs: Math.ceil(options.timeoutMs / 3) };
  const client = new Client(
    { name: "netmon", version: options.version },
    dialect === "negotiate" ? { versionNegotiation: { mode: "auto", probe } } : {},
  );
  const aborted = new Promise<never>((_, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  });
  const asked = async (): Promise<ToolListing> => {
    await client.connect(transport, { signal, timeout: options.timeoutMs });
    const tools = await allPages(client, { ...options, signal });
    const info = client.getServerVersion();
    return {
      tools,
      instructions: client.getInstructions() ?? null,
      protocolVersion: client.getNegotiatedProtocolVersion() ?? null,
      serverInfo: info ? { name: info.name, version: info.version } : null,
    };
  };
  try {
    // The transports do not hear of an abort in every state; the race does.
    return await Promise.race([asked(), aborted]);
  } finally {
    await endSession(transport).catch(() => {});
    await transport.close().catch(() => {});
  }
}

const END_SESSION_MS = 500;

/** A server that made a session for us may forget it. */
async function endSession(transport: Transport): Promise<void> {
  if (!(transport instanceof StreamableHTTPClientTransport) || transport.sessionId === undefined) return;
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, END_SESSION_MS);
  });
  await Promise.race([transport.terminateSession(), late]);
  clearTimeout(timer);
}
