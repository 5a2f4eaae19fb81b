// The other side of the container tests: plain ports, an LLM provider, an MCP server. Says "listening" when all do.
const http = require("node:http");
const net = require("node:net");

const json = (response, value) => {
  response.setHeader("content-type", "application/json");
  response.end(JSON.stringify(value));
};

function mcp(request, response) {
  let text = "";
  request.setEncoding("utf8").on("data", (chunk) => {
    text += chunk;
  });
  request.on("end", () => {
    const message = text === "" ? {} : JSON.parse(text);
    if (message.method !== "initialize") {
      response.statusCode = message.id === undefined ? 202 : 404;
      return response.end();
    }
    const capabilities = { tools: {} };
    const serverInfo = { name: "peer", version: "1" };
    json(response, {
      jsonrpc: "2.0",
      id: message.id,
      result: { protocolVersion: message.params.protocolVersion, capabilities, serverInfo },
    });
  });
}

const plain = () => net.createServer((socket) => socket.on("error", () => {}).resume());
const servers = new Map([
  [7000, plain()],
  [7001, plain()],
  [7002, http.createServer((_, response) => json(response, { data: [{ id: "model-of-the-peer" }] }))],
  [7003, plain()],
  [7004, http.createServer(mcp)],
]);
let waiting = servers.size;
for (const [port, server] of servers)
  server.listen(port, "0.0.0.0", () => {
    if (--waiting === 0) console.log("listening");
  });
