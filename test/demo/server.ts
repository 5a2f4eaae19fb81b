/**
 * A real MCP server (official SDK, streamable HTTP, stateless). Prints its port once it listens. Every request uses
 * its own connection, so that each can be seen.
 * Arguments: name, comma-separated tool names, listen address (default 127.0.0.1).
 */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { StreamableHTTPServerTransport } from "@modelcontextprotocol/sdk/server/streamableHttp.js";

const [name = "server", tools = "tool", address = "127.0.0.1"] = process.argv.slice(2);

function server(): McpServer {
  const mcp = new McpServer({ name, version: "1.0.0" });
  for (const tool of tools.split(",")) {
    mcp.registerTool(tool, { description: `Answers for ${name}` }, () => ({
      content: [{ type: "text", text: `${name} answered` }],
    }));
  }
  return mcp;
}

const http = createServer(async (request, response) => {
  const transport = new StreamableHTTPServerTransport({ enableJsonResponse: true });
  response.on("close", () => void transport.close());
  await server().connect(transport as Parameters<McpServer["connect"]>[0]);
  await transport.handleRequest(request, response);
});
http.maxRequestsPerSocket = 1;
http.listen(0, address, () => {
  process.stdout.write(`${(http.address() as AddressInfo).port}\n`);
});
