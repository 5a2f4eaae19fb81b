/** Beginnings of plain HTTP requests as clients send them: those of MCP are told, and no others. */
import { describe, expect, it } from "vitest";
import { firstRequest } from "../../../src/mcp/first-request.ts";

const rpc = (method: string, params: object = {}): string =>
  JSON.stringify({ jsonrpc: "2.0", id: 1, method, params });
const head = (path: string, ...headers: string[]): string =>
  [`POST ${path} HTTP/1.1`, "Host: tools.internal:8080", ...headers, "", ""].join("\r\n");
const of = (text: string): ReturnType<typeof firstRequest> => firstRequest(Buffer.from(text));

describe("the beginning of a request", () => {
  it.each([["MCP-Protocol-Version: 2025-11-25"], ["mcp-session-id: 7"], ["Mcp-Method: tools/call"]])(
    "is MCP by a header: %s",
    (header) => {
      expect(of(head("/mcp", "Authorization: Bearer x", header))).toEqual({ mcp: true, path: "/mcp" });
    },
  );

  it("is MCP by its message, with its headers, without them, in a batch and cut off", () => {
    const initialize = rpc("initialize", { protocolVersion: "2025-11-25" });
    for (const body of [initialize, rpc("tools/list"), `[${rpc("notifications/initialized")}]`])
      expect(of(head("/") + body), body).toEqual({ mcp: true, path: "/" });
    expect(of(initialize)).toEqual({ mcp: true, path: null });
    const long = rpc("tools/call", { arguments: { text: "x".repeat(9000) } }).slice(0, 1500);
    expect(of(head("/mcp") + long).mcp).toBe(true);
  });

  it("is not MCP if another protocol speaks so", () => {
    for (const text of [
      head("/v1/messages", "content-type: application/json") + JSON.stringify({ model: "m", tools: [] }),
      head("/rpc") + rpc("eth_call"),
      head("/lsp") + rpc("initialize", { processId: 1 }),
      head("/acp") + rpc("initialize", { protocolVersion: 1 }),
      `POSTED ${rpc("tools/list")}`,
      "POST",
      "",
      // what is only said in a message is not a header, nor is what may be cut off
      head("/v1/messages") + JSON.stringify({ text: "mcp-session-id: 1\r\nmcp-session-id: 1\r\n" }),
      "POST /x HTTP/1.1\r\nmcp-session-id: 1",
    ])
      expect(of(text).mcp, text).toBe(false);
  });

  it("names the path without its query, and only if it is one", () => {
    expect(of(head("/messages?session=secret", "mcp-session-id: 1")).path).toBe("/messages");
    expect(of(head("http://other/", "mcp-session-id: 1")).path).toBeNull();
    expect(of(head(`/${"x".repeat(300)}`, "mcp-session-id: 1")).path).toBeNull();
  });
});
