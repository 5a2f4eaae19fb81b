// An agent that netmon does not know: starts a server (official SDK), lists and calls its tool, and prints what came.
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StdioClientTransport } from "@modelcontextprotocol/sdk/client/stdio.js";

const [command, ...args] = process.argv.slice(2);
const client = new Client({ name: "spoken-servers", version: "1" });
const said = {};
try {
  await client.connect(new StdioClientTransport({ command, args, env: process.env, stderr: "inherit" }));
  said.tools = (await client.listTools()).tools.map(({ name }) => name);
  said.answer = await client.callTool({ name: "echo", arguments: { text: "hi" } });
} catch (error) {
  said.error = String(error);
}
console.log(JSON.stringify(said));
await client.close();
