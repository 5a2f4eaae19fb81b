// Plain JavaScript, so that it starts fast. HOW URL, in a session:
//   streamable, sse, modern   lists the tools of a server, with the official SDKs
//   apart                     sends an `initialize` with the headers ahead of the body, as Python's clients do
//   json, language, chat      speaks something else
//   flood                     posts to many addresses of this host at once, and reads no answer
import { connect } from "node:net";
import { setTimeout as delay } from "node:timers/promises";

const [how, url] = process.argv.slice(2);
const target = new URL(url);

async function tools() {
  if (how === "modern") {
    const { Client, StreamableHTTPClientTransport } = await import("@modelcontextprotocol/client");
    const options = { versionNegotiation: { mode: { pin: "2026-07-28" } } };
    return list(new Client({ name: "t", version: "1" }, options), new StreamableHTTPClientTransport(target));
  }
  const { Client } = await import("@modelcontextprotocol/sdk/client/index.js");
  const { SSEClientTransport } = await import("@modelcontextprotocol/sdk/client/sse.js");
  const { StreamableHTTPClientTransport } = await import(
    "@modelcontextprotocol/sdk/client/streamableHttp.js"
  );
  const Transport = how === "sse" ? SSEClientTransport : StreamableHTTPClientTransport;
  return list(new Client({ name: "t", version: "1" }), new Transport(target));
}

async function list(client, transport) {
  await client.connect(transport);
  const { tools } = await client.listTools();
  await client.close();
  return tools.map(({ name }) => name).join(" ");
}

async function post(body) {
  const response = await fetch(url, {
    method: "POST",
    body,
    headers: { "content-type": "application/json" },
  });
  return String(response.status);
}

/** Headers and body in a segment each. */
async function apart(body) {
  const socket = connect(Number(target.port), target.hostname).setNoDelay();
  const head = `POST ${target.pathname} HTTP/1.1\r\nhost: ${target.host}\r\naccept: application/json, text/event-stream`;
  socket.write(`${head}\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n`);
  await delay(50);
  socket.write(body);
  const [answer] = await socket.take(1).toArray();
  socket.destroy();
  return String(answer).slice(9, 12);
}

/** More than the kernel's program keeps until netmon reads, to addresses of which each is looked at anew. */
function flood() {
  for (let host = 2; host < 102; host++)
    connect(Number(target.port), `127.0.0.${host}`, function () {
      this.end(`POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 0\r\n\r\n`);
    }).on("error", () => {});
  return delay(2000, "sent");
}

const rpc = (method, params) => JSON.stringify({ jsonrpc: "2.0", id: 1, method, params });
const clientInfo = { name: "t", version: "1" };
const SAID = {
  apart: () => apart(rpc("initialize", { protocolVersion: "2025-11-25", capabilities: {}, clientInfo })),
  flood,
  json: () => post(JSON.stringify({ method: "tools/call", tools: ["mcp"] })),
  language: () => apart(rpc("initialize", { processId: 1, rootUri: null, capabilities: {} })),
  chat: () =>
    post(JSON.stringify({ model: "m", messages: [{ role: "user", content: rpc("tools/list", {}) }] })),
};

process.stdout.write(`${await (SAID[how] ?? tools)()}\n`);
process.exit();
