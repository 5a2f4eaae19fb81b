/**
 * A model and an MCP server that take their time: /v1/messages begins after half a second, and
 * streams a call of Write with 60 kB in pieces, over a second;
 * anything else is MCP, with 344 tools of 2.1 MB, whose list takes 0.45 s. Prints its port.
 */
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { anthropic } from "../../llm/upstream/anthropic.ts";

const FIRST_MS = 500;
const PIECES_AT_ONCE = 100;
const PAUSE_MS = 15;
const LIST_MS = 450;

const call = { name: "Write", args: { file_path: "/tmp/a", content: "line of the file\n".repeat(3600) } };
const words = "returns the items of a folder or mailbox which the signed-in user may read ".split(" ");
const sentence = (seed: number): string =>
  Array.from({ length: 12 }, (_, i) => words[(seed * 7 + i * (1 + (seed % 5))) % words.length]).join(" ");
/** Their names begin with `prefix`, so that no two servers have the same ones. */
const tools = (prefix: string) =>
  Array.from({ length: 344 }, (_, i) => ({
    name: `${prefix}_items_${i}`,
    description: `${sentence(i)}. ${sentence(i + 1)}.`,
    inputSchema: {
      type: "object",
      properties: Object.fromEntries(
        Array.from({ length: 57 }, (_, k) => [
          `field_${k}`,
          { type: "string", description: sentence((i * k) % 2900) },
        ]),
      ),
    },
  }));
const initialized = {
  protocolVersion: "2025-11-25",
  capabilities: { tools: {} },
  serverInfo: { name: "bench", version: "1" },
};

async function model(response: ServerResponse): Promise<void> {
  await sleep(FIRST_MS);
  response.writeHead(200, { "content-type": "text/event-stream" });
  for (const [n, { event, data }] of anthropic.stream({ calls: [call] }, 1).entries()) {
    response.write(`event: ${event}\ndata: ${data}\n\n`);
    if (n % PIECES_AT_ONCE === 0) await sleep(PAUSE_MS);
  }
  response.end();
}

async function mcp(prefix: string, text: string, response: ServerResponse): Promise<void> {
  const { id, method } = JSON.parse(text) as { id?: number; method: string };
  if (id === undefined) return void response.writeHead(202).end();
  if (method === "tools/list") await sleep(LIST_MS);
  const result = method === "tools/list" ? { tools: tools(prefix) } : initialized;
  response.writeHead(200, { "content-type": "application/json" });
  response.end(JSON.stringify({ jsonrpc: "2.0", id, result }));
}

const server = createServer(async (request: IncomingMessage, response) => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  if (request.url === "/v1/messages") await model(response);
  else await mcp(request.url?.slice(1) ?? "", Buffer.concat(chunks).toString(), response);
});
server.listen(0, "127.0.0.1", () => {
  process.stdout.write(`${(server.address() as AddressInfo).port}\n`);
});
