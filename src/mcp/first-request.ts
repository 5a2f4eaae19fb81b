/**
 * Tells by the beginning of a plain HTTP request, or of a body sent after its headers, whether a client speaks MCP.
 *
 * Fails open: what is not certainly MCP is none.
 */
import { orElse } from "../errors/or-else.ts";
import { CLIENT_METHODS, spokenIn } from "./stdio/first-message.ts";

export interface FirstRequest {
  mcp: boolean;
  /** The path of the request, without its query, which may hold a secret; null: not a request, or no path. */
  path: string | null;
}

/** Headers of Streamable HTTP (2025-06-18, 2026-07-28) that no other protocol has. */
const HEADERS = /^mcp-(?:protocol-version|session-id|method|name):/i;
const REQUEST_LINE = /^POST ([^\s?#]+)\S* HTTP\/1\.[01]$/;
const MEMBERS = /"jsonrpc"\s*:\s*"2\.0"/;
const METHOD = /"method"\s*:\s*"([a-z/_]{1,64})"/i;
/** Longer ones are no server's. */
const LONGEST_PATH = 200;

/** `bytes`: what one segment carries, perhaps not to its end. */
export function firstRequest(bytes: Uint8Array): FirstRequest {
  const text = Buffer.from(bytes).toString("latin1");
  if (!text.startsWith("POST")) return { mcp: isMcp(bytes), path: null };
  const end = text.indexOf("\r\n\r\n");
  // the last line may be cut off
  const [line = "", ...headers] = (end < 0 ? text : `${text.slice(0, end)}\r\n`).split("\r\n").slice(0, -1);
  const path = REQUEST_LINE.exec(line)?.[1];
  if (path === undefined) return { mcp: false, path: null };
  const mcp = headers.some((header) => HEADERS.test(header)) || (end >= 0 && isMcp(bytes.subarray(end + 4)));
  return { mcp, path: path.startsWith("/") && path.length <= LONGEST_PATH ? path : null };
}

function isMcp(body: Uint8Array): boolean {
  const text = Buffer.from(body).toString("utf8");
  const message = orElse(() => JSON.parse(text) as unknown, undefined);
  if (message !== undefined) return spokenIn(message) === "mcp";
  // cut off: a call with long arguments
  return MEMBERS.test(text) && CLIENT_METHODS.test(METHOD.exec(text)?.[1] ?? "");
}
