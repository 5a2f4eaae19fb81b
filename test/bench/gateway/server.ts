/**
 * An MCP server with sessions (2025-11-25) that only answers: JSON at /json, a stream of one event at /stream. All
 * results differ, because netmon inspects each text only once. Prints its port. With the argument stdio it uses
 * standard input and output instead.
 */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { createInterface } from "node:readline";

const tools = Array.from({ length: 20 }, (_, i) => ({
  name: `tool_${i}`,
  description: `Returns the weather of a city, as measured by station ${i}.`,
  inputSchema: { type: "object", properties: { city: { type: "string" } }, required: ["city"] },
}));
const text = "The weather is fine today, with a light wind and a few clouds. ".repeat(8);
let results = 0;

function resultOf(method: string): object {
  if (method === "initialize")
    return {
      protocolVersion: "2025-11-25",
      capabilities: { tools: {} },
      serverInfo: { name: "bench", version: "1" },
    };
  return method === "tools/list" ? { tools } : { content: [{ type: "text", text: `${++results}. ${text}` }] };
}

/** message null: for a notification. */
function answerTo(text: string): { method: string; message: string | null } {
  const { id, method } = JSON.parse(text) as { id?: number; method: string };
  const message = id === undefined ? null : JSON.stringify({ jsonrpc: "2.0", id, result: resultOf(method) });
  return { method, message };
}

let sessions = 0;
const server = createServer((req, res) => {
  if (req.method !== "POST") return void res.writeHead(405).end();
  const chunks: Buffer[] = [];
  req.on("data", (chunk: Buffer) => chunks.push(chunk));
  req.on("end", () => {
    const { method, message } = answerTo(Buffer.concat(chunks).toString());
    if (message === null) return res.writeHead(202).end();
    const session = method === "initialize" ? { "mcp-session-id": `s-${++sessions}` } : {};
    if (req.url === "/stream") {
      res.writeHead(200, { "content-type": "text/event-stream", ...session });
      return res.end(`event: message\ndata: ${message}\n\n`);
    }
    res.writeHead(200, { "content-type": "application/json", ...session });
    return res.end(message);
  });
});
if (process.argv[2] === "stdio") {
  for await (const line of createInterface({ input: process.stdin })) {
    const { message } = answerTo(line);
    if (message !== null) process.stdout.write(`${message}\n`);
  }
} else
  server.listen(0, "127.0.0.1", () => {
    process.stdout.write(`${(server.address() as AddressInfo).port}\n`);
  });
