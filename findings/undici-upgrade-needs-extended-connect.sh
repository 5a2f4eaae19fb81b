#!/usr/bin/env bash
# One HTTP client, one server that speaks HTTP/1.1 and HTTP/2: undici's WebSocket and undici's upgrade() disagree about it.
#
# Version:  undici 8.13.1 and 7.30.0 with ws 8.23.0 as the server's end (npm), Node 24.21.0
# Guessed:  upgrade() asks for what only HTTP/1.1 has, an Upgrade, so its connection offers the server HTTP/1.1, as undici's own
#           WebSocket does in the end and as upgrade() of undici 7 did.
# Seen:     upgrade() offers HTTP/2 as well, a server that prefers it takes it, and the promise is refused because the server has no
#           Extended CONNECT. The WebSocket of the same package, with the same dispatcher's settings, falls back and works. Only
#           allowH2: false on the dispatcher helps, which makes its ordinary requests HTTP/1.1 too.
set -euo pipefail
dir=$(mktemp -d)
arch=$(uname -m | sed 's/x86_64/x64/; s/aarch64/arm64/')
trap 'rm -rf "$dir"' EXIT
(
  cd "$dir"
  npm init -y >/dev/null
  npm install --silent --no-audit --no-fund --ignore-scripts undici@8.13.1 undici7@npm:undici@7.30.0 \
    ws@8.23.0 "node24@npm:node-linux-$arch@24.21.0" 2>/dev/null
  openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -keyout key.pem -out certificate.pem -days 2 \
    -subj /CN=localhost -addext subjectAltName=DNS:localhost 2>/dev/null
)
cat > "$dir/connect.mjs" <<'JS'
import { readFileSync } from "node:fs";
import { createSecureServer } from "node:http2";
import * as undici8 from "undici";
import * as undici7 from "undici7";
import { WebSocketServer } from "ws";

const certificate = readFileSync("certificate.pem");
const server = createSecureServer({ key: readFileSync("key.pem"), cert: certificate, allowHTTP1: true });
const webSockets = new WebSocketServer({ noServer: true });
server.on("request", (incoming, answer) => answer.end(`HTTP/${incoming.httpVersion}`));
server.on("upgrade", (incoming, socket, head) =>
  webSockets.handleUpgrade(incoming, socket, head, (webSocket) => webSocket.send("hello")),
);
await new Promise((resolve) => server.listen(0, resolve));
const host = `localhost:${server.address().port}`;

const handshake = { "sec-websocket-key": "bmV0bW9uIGZpbmRpbmdzIQ==", "sec-websocket-version": "13" };
for (const [name, { Agent, request, upgrade, WebSocket }, allowH2] of [
  ["undici 7", undici7],
  ["undici 8", undici8],
  ["undici 8 without HTTP/2", undici8, false],
]) {
  const dispatcher = () => new Agent({ connect: { ca: certificate }, ...(allowH2 === false ? { allowH2 } : {}) });
  const answer = await request(`https://${host}/`, { dispatcher: dispatcher() });
  const message = await new Promise((resolve) => {
    const webSocket = new WebSocket(`wss://${host}/`, { dispatcher: dispatcher() });
    webSocket.onmessage = (event) => resolve(event.data);
    webSocket.onerror = () => resolve("an error");
  });
  const upgraded = await upgrade(`https://${host}/`, {
    dispatcher: dispatcher(),
    protocol: "websocket",
    headers: handshake,
  }).then(
    () => "upgraded",
    (error) => error.message,
  );
  console.log(`${name}: ${await answer.body.text()}; WebSocket: ${message}; upgrade(): ${upgraded}`);
}
process.exit();
JS
seen=$(cd "$dir" && node_modules/node24/bin/node connect.mjs)
expected="undici 7: HTTP/1.1; WebSocket: hello; upgrade(): upgraded
undici 8: HTTP/2.0; WebSocket: hello; upgrade(): HTTP/2: Extended CONNECT protocol not supported by server
undici 8 without HTTP/2: HTTP/1.1; WebSocket: hello; upgrade(): upgraded"
printf '%s\n' "$seen"
[ "$seen" = "$expected" ] || { echo "changed: expected" >&2; printf '%s\n' "$expected" >&2; exit 1; }
