#!/usr/bin/env bash
# One SDK, one client with one base URL, its two WebSockets: each takes the URL's scheme for something else.
#
# Version:  openai 7.59.0 with ws 8.23.0 (npm)
# Guessed:  a base URL with http:// means a server without TLS, such as a proxy on this machine, for all that a client does: requests,
#           the WebSocket of Responses (ResponsesWS) and that of Realtime (OpenAIRealtimeWS).
# Seen:     requests and ResponsesWS speak plain HTTP to it. OpenAIRealtimeWS keeps host, port and path, and starts TLS on that port;
#           baseURL has no form that makes it plain.
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
(
  cd "$dir"
  npm init -y >/dev/null
  npm install --silent --no-audit --no-fund --ignore-scripts openai@7.59.0 ws@8.23.0 2>/dev/null
)
cat > "$dir/connect.mjs" <<'JS'
import net from "node:net";
import OpenAI from "openai";
import { OpenAIRealtimeWS } from "openai/realtime/ws";
import { ResponsesWS } from "openai/resources/responses/ws";

/** The beginning of what a client of this base URL sends first. */
function firstBytes(scheme, begin) {
  return new Promise((resolve) => {
    const server = net.createServer((socket) => {
      socket.on("error", () => {});
      socket.once("data", (bytes) => {
        resolve(bytes[0] === 0x16 ? "a TLS handshake" : bytes.toString("latin1").split("\r\n")[0]);
        socket.destroy();
        server.close();
      });
    });
    server.listen(0, "127.0.0.1", () => {
      const baseURL = `${scheme}://127.0.0.1:${server.address().port}/v1`;
      begin(new OpenAI({ apiKey: "none", baseURL, maxRetries: 0 }));
    });
  });
}

const connected = (socket) => socket.on("error", () => {});
const clients = {
  "a request": (client) => client.models.list().catch(() => {}),
  ResponsesWS: (client) => connected(new ResponsesWS(client)),
  OpenAIRealtimeWS: (client) => connected(new OpenAIRealtimeWS({ model: "m" }, client)),
};
for (const [name, begin] of Object.entries(clients)) console.log(`http, ${name}: ${await firstBytes("http", begin)}`);
console.log(`ws, OpenAIRealtimeWS: ${await firstBytes("ws", clients.OpenAIRealtimeWS)}`);
process.exit();
JS
seen=$(cd "$dir" && node connect.mjs)
expected="http, a request: GET /v1/models HTTP/1.1
http, ResponsesWS: GET /v1/responses HTTP/1.1
http, OpenAIRealtimeWS: a TLS handshake
ws, OpenAIRealtimeWS: a TLS handshake"
printf '%s\n' "$seen"
[ "$seen" = "$expected" ] || { echo "changed: expected" >&2; printf '%s\n' "$expected" >&2; exit 1; }
