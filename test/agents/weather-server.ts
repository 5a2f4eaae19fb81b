/** A real MCP server (official SDK, streamable HTTP) on loopback that counts the calls it gets. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { StreamableHTTPServerTransport } from "@modelcontextprotocol/sdk/server/streamableHttp.js";

export interface WeatherServer {
  url: string;
  /** Names of the tools that were called, in order. */
  calls: string[];
  close(): Promise<void>;
}

function mcpServer(calls: string[]): McpServer {
  const server = new McpServer({ name: "weather", version: "1.0.0" });
  for (const name of ["get_weather", "delete_city"]) {
    server.registerTool(name, { description: `${name} of the demo city`, inputSchema: {} }, () => {
      calls.push(name);
      return { content: [{ type: "text", text: "sunny" }] };
    });
  }
  return server;
}

export async function startWeatherServer(): Promise<WeatherServer> {
  const calls: string[] = [];
  // Stateless: one server for each request, as the SDK wants it.
  const http = createServer((request, response) => {
    const transport = new StreamableHTTPServerTransport({});
    void mcpServer(calls)
      .connect(transport)
      .then(() => transport.handleRequest(request, response));
  });
  await new Promise<void>((resolve) => http.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(http.address() as AddressInfo).port}/mcp`,
    calls,
    close: async () => {
      http.closeAllConnections();
      await new Promise((resolve) => http.close(resolve));
    },
  };
}
