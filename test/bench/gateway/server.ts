/**
 * An MCP server with sessions (2025-11-25) that does nothing but answer: JSON at /json, a stream of one event at
 * /stream. Prints its port.
 */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

const tools = Array.from({ length: 20 }, (_, i) => ({
  name: `tool_${i}`,
  description: `Returns the weather of a city, as measured by station ${i}.`,
  inputSchema: { type: "object", properties: { city: { type: "string" } }, required: ["city"] },
}));
const text = "The weather is fine today, with a light wind and a few clouds. ".repeat(8);

function resultOf(method: string): object {
  if (method === "initialize")
    return {
      protocolVersion: "2025-11-25",
      capabilities: { tools: {} },
      serverInfo: { name: "bench", version: "1" },
    };
  return method === "tools/list" ? { tools } : { content: [{ type: "text", text }] };
}

let sessions = 0;
const server = createServer((req, res) => {
  const chunks: Buffer[] = [];
  req.on("data", (chunk: Buffer) => chunks.push(chunk));
  req.on("end", () => {
    const { id, method } = JSON.parse(Buffer.concat(chunks).toString()) as { id?: number; method: string };
    if (id === undefined) return res.writeHead(202).end();
    const message = JSON.stringify({ jsonrpc: "2.0", id, result: resultOf(method) });
    const session = method === "initialize" ? { "mcp-session-id": `s-${++sessions}` } : {};
    if (req.url === "/stream") {
      res.writeHead(200, { "content-type": "text/event-stream", ...session });
      return res.end(`event: message\ndata: ${message}\n\n`);
    }
    res.writeHead(200, { "content-type": "application/json", ...session });
    return res.end(message);
  });
});
server.listen(0, "127.0.0.1", () => {
  process.stdout.write(`${(server.address() as AddressInfo).port}\n`);
});
