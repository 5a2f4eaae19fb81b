// An agent that starts the server "docs" as it was told to by --mcp-config FILE, with the official SDK, and prints what
// came of it: {"tools": [...]} or {"error": "..."}, what the server wrote on its standard error, and its log messages.
import { readFileSync } from "node:fs";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StdioClientTransport } from "@modelcontextprotocol/sdk/client/stdio.js";
import { LoggingMessageNotificationSchema } from "@modelcontextprotocol/sdk/types.js";

const file = process.argv[process.argv.indexOf("--mcp-config") + 1];
const { command, args } = JSON.parse(readFileSync(file, "utf8")).mcpServers.docs;
const transport = new StdioClientTransport({ command, args, env: process.env, stderr: "pipe" });
const said = [];
transport.stderr.on("data", (chunk) => said.push(chunk));
const ended = new Promise((resolve) => transport.stderr.once("end", resolve));
const client = new Client({ name: "agent", version: "1" });
const logged = [];
client.setNotificationHandler(LoggingMessageNotificationSchema, ({ params }) => void logged.push(params));
let outcome;
try {
  await client.connect(transport);
  outcome = { tools: (await client.listTools()).tools.map(({ name }) => name) };
} catch (error) {
  outcome = { error: error.message };
}
await client.close();
await ended;
console.log(JSON.stringify({ ...outcome, logged, stderr: Buffer.concat(said).toString() }));
