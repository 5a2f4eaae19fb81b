// An MCP host (official SDK): starts the command given as its arguments, lists its tools and calls echo. Prints JSON.
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StdioClientTransport } from "@modelcontextprotocol/sdk/client/stdio.js";

const [command, ...args] = process.argv.slice(2);
const client = new Client({ name: "host", version: "1.0.0" });
await client.connect(new StdioClientTransport({ command, args, stderr: "inherit" }));
const { tools } = await client.listTools();
const result = await client
  .callTool({ name: "echo", arguments: { text: "hello" } })
  .catch((error) => ({ error: error.message }));
await client.close();
console.log(JSON.stringify({ tools: tools.map(({ name }) => name), result }));
