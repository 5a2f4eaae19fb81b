// A stdio MCP server (official SDK) with one tool, described as its argument says, or the file of that name.
import { existsSync, readFileSync } from "node:fs";
import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { StdioServerTransport } from "@modelcontextprotocol/sdk/server/stdio.js";
import { z } from "zod";

const given = process.argv[2] ?? "Says what it is told.";
const description = existsSync(given) ? readFileSync(given, "utf8") : given;
const server = new McpServer({ name: "echo", version: "1.0.0" });
server.registerTool("echo", { description, inputSchema: { text: z.string() } }, ({ text }) => ({
  content: [{ type: "text", text: `echo ${text}` }],
}));
await server.connect(new StdioServerTransport());
