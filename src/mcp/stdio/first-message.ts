/**
 * Tells by what a client sends to a program whether that is an MCP server. Language servers speak JSON-RPC behind
 * Content-Length headers, and agents' own protocols (ACP) begin with an `initialize` whose version is a number.
 *
 * Fails open: what is not certainly MCP is none.
 */
import { orElse } from "../../errors/or-else.ts";

/** Requests and notifications that a client sends, of every revision; `ping` is others' too. */
export const CLIENT_METHODS =
  /^(?:server\/discover|(?:tools|prompts|resources|tasks|subscriptions)\/[a-z/]+|completion\/complete|logging\/setLevel|notifications\/(?:initialized|cancelled|progress|roots\/list_changed))$/;

/** `unknown`: there is no whole line, or one of which only another would tell. */
export type Spoken = "mcp" | "other" | "unknown";

/** `bytes`: what waits to be read; its last line may not be whole. */
export function spoken(bytes: Uint8Array): Spoken {
  const lines = Buffer.from(bytes).toString("utf8").split("\n").slice(0, -1);
  const written = lines.filter((line) => line.trim() !== "");
  return firstOf(written.map((line) => spokenIn(orElse(() => JSON.parse(line) as unknown, null))));
}

const firstOf = (all: Spoken[]): Spoken => all.find((one) => one !== "unknown") ?? "unknown";

/** `message`: one, or a batch. */
export function spokenIn(message: unknown): Spoken {
  const batch = Array.isArray(message) && message.length > 0; // of 2025-03-26
  return batch ? firstOf(message.map(ofMessage)) : ofMessage(message);
}

function ofMessage(message: unknown): Spoken {
  if (typeof message !== "object" || message === null) return "other";
  const { jsonrpc, method, params } = message as Record<string, unknown>;
  if (jsonrpc !== "2.0") return "other";
  // an answer to the program's own request, or a call that other protocols have too
  if (typeof method !== "string" || method === "ping") return "unknown";
  return (method === "initialize" ? isInitialize(params) : CLIENT_METHODS.test(method)) ? "mcp" : "other";
}

function isInitialize(params: unknown): boolean {
  return (
    typeof params === "object" &&
    params !== null &&
    typeof (params as Record<string, unknown>).protocolVersion === "string"
  );
}
