/** What a client says first tells an MCP server from other programs that are spoken to in JSON. */
import { describe, expect, it } from "vitest";
import { spoken } from "../../../../src/mcp/stdio/first-message.ts";

const of = (text: string): string => spoken(Buffer.from(text));
const rpc = (message: object): string => `${JSON.stringify({ jsonrpc: "2.0", ...message })}\n`;
const initialize = (protocolVersion: unknown): string =>
  rpc({ id: 0, method: "initialize", params: { protocolVersion, capabilities: {} } });

describe("the first message of a client", () => {
  it.each([
    ["initialize", initialize("2024-11-05")],
    ["after an empty line", `\n${initialize("2025-11-25")}`],
    ["with carriage return", initialize("2025-11-25").replace("\n", "\r\n")],
    ["followed by half of another", `${initialize("2025-11-25")}{"jsonrpc"`],
    ["in a batch", `[${initialize("2025-03-26").trim()}]\n`],
    ["server/discover", rpc({ id: "a", method: "server/discover" })],
    ["a later one", rpc({ id: 3, method: "tools/call", params: { name: "x" } })],
    [
      "after answers",
      `${rpc({ id: 1, result: {} })}[${rpc({ id: 2, error: {} }).trim()}]\n${initialize("2025-11-25")}`,
    ],
    ["a notification", rpc({ method: "notifications/initialized" })],
  ])("is MCP: %s", (_, text) => {
    expect(of(text)).toBe("mcp");
  });

  it.each([
    ["a language server's", `Content-Length: 60\r\n\r\n${initialize("2025-11-25")}`],
    ["an agent's own protocol", initialize(1)],
    ["a language server's without headers", rpc({ id: 1, method: "textDocument/hover" })],
    ["without a version of JSON-RPC", '{"id":1,"method":"tools/list"}\n'],
    ["text", "tools/list\n"],
    ["JSON that is no object", "[]\n"],
    ["brackets in brackets", `${"[".repeat(30_000)}${"]".repeat(30_000)}\n`],
    ["not at the beginning", `input\n${initialize("2025-11-25")}`],
  ])("is none: %s", (_, text) => {
    expect(of(text)).toBe("other");
  });

  it.each([
    ["nothing", ""],
    ["half a line", initialize("2025-11-25").slice(0, 30)],
    ["an answer", rpc({ id: 1, result: {} })],
    ["ping", rpc({ id: 1, method: "ping" })],
  ])("does not tell: %s", (_, text) => {
    expect(of(text)).toBe("unknown");
  });
});
