// A stdio server of the official SDK, in plain JavaScript, so that it starts fast. It fetches documents in `tools/list`, as
// some real ones do: hindered-server.mjs URL (error|empty|exit|start). `exit`: ends instead of an answer; `start`:
// fetches before it connects, and ends if that fails.
import { Server } from "@modelcontextprotocol/sdk/server/index.js";
import { StdioServerTransport } from "@modelcontextprotocol/sdk/server/stdio.js";
import { ListToolsRequestSchema } from "@modelcontextprotocol/sdk/types.js";

const [url, how] = process.argv.slice(2);
const tool = { name: "search_docs", inputSchema: { type: "object" } };

if (how === "start") await fetch(url);
const server = new Server({ name: "docs", version: "1.0.0" }, { capabilities: { tools: {} } });
server.setRequestHandler(ListToolsRequestSchema, async () => {
  try {
    await fetch(url);
    return { tools: [tool] };
  } catch (error) {
    if (how === "exit") process.exit(1);
    if (how === "error") throw error;
    return { tools: [] };
  }
});
await server.connect(new StdioServerTransport());
