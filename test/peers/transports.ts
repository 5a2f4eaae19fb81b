/** The transports of both SDKs to a server: stdio, streamable HTTP, and HTTP+SSE of 2024-11-05. */
import { SSEClientTransport, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { getDefaultEnvironment, StdioClientTransport } from "@modelcontextprotocol/client/stdio";
import { SSEClientTransport as OldSse } from "@modelcontextprotocol/sdk/client/sse.js";
import { StdioClientTransport as OldStdio } from "@modelcontextprotocol/sdk/client/stdio.js";
import { StreamableHTTPClientTransport as OldHttp } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import type { Sdk } from "./clients.ts";
import type { AnyTransport } from "./wire-log.ts";

const isOld = (sdk: Sdk): boolean => sdk === "sdk 1.32";

/** Starts `command` as its server, with the few variables that the SDKs pass on and `env`. */
export function stdioTransport(
  sdk: Sdk,
  [command = "", ...args]: readonly string[],
  env: Record<string, string> = {},
): AnyTransport & { pid: number | null } {
  const server = { command, args, env: { ...getDefaultEnvironment(), ...env }, stderr: "ignore" as const };
  return isOld(sdk) ? new OldStdio(server) : new StdioClientTransport(server);
}

export function httpTransport(sdk: Sdk, url: string): AnyTransport {
  return isOld(sdk) ? new OldHttp(new URL(url)) : new StreamableHTTPClientTransport(new URL(url));
}

export function sseTransport(sdk: Sdk, url: string): AnyTransport {
  return isOld(sdk) ? new OldSse(new URL(url)) : new SSEClientTransport(new URL(url));
}
