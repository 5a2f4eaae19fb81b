/**
 * The weather server over stdio: `weather-stdio.ts FILE` appends each call it gets to FILE, as a line of JSON.
 * $META_FILE: also appends the `_meta` of each there.
 */
import { appendFileSync } from "node:fs";
import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { StdioServerTransport } from "@modelcontextprotocol/sdk/server/stdio.js";
import { z } from "zod";

const [, , file = "/dev/null"] = process.argv;

const server = new McpServer({ name: "weather", version: "1.0.0" });
for (const name of ["get_weather", "delete_city"])
  server.registerTool(
    name,
    { description: `${name} of the demo city`, inputSchema: { city: z.string().optional() } },
    (args, { _meta }) => {
      if (process.env.META_FILE) appendFileSync(process.env.META_FILE, `${JSON.stringify(_meta)}\n`);
      appendFileSync(file, `${JSON.stringify({ name, ...args })}\n`);
      return { content: [{ type: "text", text: "sunny" }] };
    },
  );
await server.connect(new StdioServerTransport());
