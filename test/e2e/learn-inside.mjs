// Plain JavaScript, so that it starts fast: an agent that does what its arguments say, one after the other, and prints
// one JSON array of the outcomes. `call TOOL` asks the MCP server "weather" at netmon's gateway, `connect HOST:PORT`
// makes a TCP connection to the first address of the name, `start FILE:SERVER:TOOL` starts a server of an MCP client's
// file and asks it.
import { lookup } from "node:dns/promises";
import { readFileSync } from "node:fs";
import { createConnection } from "node:net";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StdioClientTransport } from "@modelcontextprotocol/sdk/client/stdio.js";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";

let client = null;

async function call(tool) {
  if (client === null) {
    client = new Client({ name: "learn", version: "1" });
    const { weather } = JSON.parse(process.env.NETMON_MCP_SERVERS ?? "{}");
    await client.connect(new StreamableHTTPClientTransport(new URL(weather)));
  }
  try {
    const { content } = await client.callTool({ name: tool, arguments: {} });
    return content[0].text;
  } catch (error) {
    return `error ${error.code}`;
  }
}

async function start(what) {
  const [file, server, tool] = what.split(":");
  const { command, args } = JSON.parse(readFileSync(file, "utf8")).mcpServers[server];
  const starting = new Client({ name: "learn", version: "1" });
  await starting.connect(new StdioClientTransport({ command, args, env: process.env }));
  try {
    const { content } = await starting.callTool({ name: tool, arguments: {} });
    return content[0].text;
  } catch (error) {
    return `error ${error.code}`;
  } finally {
    await starting.close();
  }
}

async function connect(place) {
  const [host, port] = place.split(":");
  try {
    const { address } = await lookup(host, 4);
    return await new Promise((resolve) => {
      const socket = createConnection({ host: address, port: Number(port) });
      socket.once("connect", () => resolve("connected")).once("error", (error) => resolve(error.code));
      socket.once("connect", () => socket.destroy());
    });
  } catch (error) {
    return error.code;
  }
}

const steps = { call, connect, start };
const outcomes = [];
for (let at = 2; at < process.argv.length; at += 2)
  outcomes.push(await steps[process.argv[at]](process.argv[at + 1]));
await client?.close();
process.stdout.write(`${JSON.stringify(outcomes)}\n`);
process.exit();
