/**
 * One conversation with an MCP server, as an MCP client would have it: with the official SDK, in any protocol era
 * that the server supports - `server/discover` of 2026-07-28, `initialize` of 2025, HTTP+SSE of 2024-11-05.
 *
 * The SDK's errors are passed on unchanged.
 */
import {
  type FetchLike,
  SSEClientTransport,
  StreamableHTTPClientTransport,
  type Transport,
} from "@modelcontextprotocol/client";
import { within } from "../../async/within.ts";
import { httpStatus, isTimeout } from "./classify.ts";
import { listingClient } from "./listing-client.ts";
import { type ListLimits, listing, type ToolListing } from "./pages.ts";

export interface ServerAddress {
  url: string;
  type: "http" | "sse";
  /** Sent with each request to the server's origin, and nowhere else. */
  headers: Readonly<Record<string, string>>;
  /** `sha256:` and hexadecimal digits; null: certificate authorities decide. */
  tlsFingerprint: string | null;
}

export interface ClientCall extends ListLimits {
  server: ServerAddress;
  fetch: FetchLike;
  /** Aborted: the conversation rejects with the signal's reason. */
  signal: AbortSignal;
  /** netmon's version, which the server may see. */
  version: string;
}

/** The ways to connect to a server, in the order they are tried. */
type Dialect = "negotiate" | "initialize" | "sse";

/** Rejects with ListToolsError and the SDK's errors. */
export async function converse(exchange: ClientCall): Promise<ToolListing> {
  let dialect: Dialect = exchange.server.type === "sse" ? "sse" : "negotiate";
  let refusal: unknown = null;
  for (;;) {
    try {
      return await ask(dialect, exchange);
    } catch (error) {
      const next: Dialect | null = exchange.signal.aborted ? null : nextDialect(dialect, error);
      // If HTTP+SSE is refused too, the first refusal is more informative.
      if (next === null) throw refusal !== null && httpStatus(error) !== null ? refusal : error;
      if (next === "sse") refusal = error;
      dialect = next;
    }
  }
}

function transportOf(dialect: Dialect, { server, fetch }: ClientCall): Transport {
  const options = { fetch, requestInit: { headers: { ...server.headers } } };
  const url = new URL(server.url);
  return dialect === "sse"
    ? new SSEClientTransport(url, options)
    : new StreamableHTTPClientTransport(url, options);
}

/**
 * Returns the way to try next; null: none. Old servers answer an unknown method before `initialize` with an HTTP error
 * or never; those of 2024-11-05 refuse the POST itself (specification 2025-11-25, transports, backwards compatibility).
 */
function nextDialect(dialect: Dialect, error: unknown): Dialect | null {
  const status = httpStatus(error);
  if (dialect === "negotiate" && (isTimeout(error) || (status ?? 0) >= 500)) return "initialize";
  const refused = status === 400 || status === 404 || status === 405;
  return dialect !== "sse" && refused ? "sse" : null;
}

async function ask(dialect: Dialect, exchange: ClientCall): Promise<ToolListing> {
  const { signal, timeoutMs, version } = exchange;
  signal.throwIfAborted();
  // A third of the time for the probe leaves enough if the server never answers it.
  const probe = { timeoutMs: Math.ceil(timeoutMs / 3) };
  const client = listingClient(
    version,
    dialect === "negotiate" ? { versionNegotiation: { mode: "auto", probe } } : {},
  );
  const transport = transportOf(dialect, exchange);
  // The transports do not notice an abort in every state, so race them against it.
  const aborted = new Promise<never>((_, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  });
  try {
    return await Promise.race([listing(client, transport, exchange), aborted]);
  } finally {
    await endSession(transport).catch(() => {});
    await transport.close().catch(() => {});
  }
}

const END_SESSION_MS = 500;

/** Lets the server discard the session that it created. */
async function endSession(transport: Transport): Promise<void> {
  if (!(transport instanceof StreamableHTTPClientTransport) || transport.sessionId === undefined) return;
  await within(transport.terminateSession(), END_SESSION_MS);
}
