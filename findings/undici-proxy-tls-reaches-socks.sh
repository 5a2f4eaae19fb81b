#!/usr/bin/env bash
# One option for proxies that are reached over TLS changes what is said to a SOCKS proxy, which then never gets to speak.
#
# Version:  undici 8.13.1 (npm) on Node.js 24.21.0 (npm node-linux-*)
# Guessed:  the scheme of the proxy's address decides: `proxyTls` (here a timeout alone) does nothing for an http:// proxy, so
#           it does nothing for a socks5:// one either, where a program sets it once for whatever proxy its user has.
# Seen:     http:// is asked in plain text with or without it. socks5:// gets a SOCKS greeting (05) without it, and with it the
#           start of a TLS handshake (16 03), so the request fails with a disconnect that names neither SOCKS nor the option.
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
arch=$(node -p process.arch)
(cd "$dir" && npm init -y >/dev/null && npm install --silent --no-audit --no-fund --ignore-scripts undici@8.13.1 "node-linux-$arch@24.21.0" 2>/dev/null)
cat > "$dir/ask.mjs" <<'JS'
import { once } from "node:events";
import http from "node:http";
import net from "node:net";
import { ProxyAgent, request } from "undici";

const site = http.createServer((_, response) => response.end("hello")).listen(0, "127.0.0.1");
await once(site, "listening");

/** A proxy that speaks SOCKS 5 or HTTP, as its client begins; keeps the client's first two bytes. */
function proxy(seen) {
  return net.createServer((client) => {
    client.on("error", () => {});
    const connect = () => {
      const upstream = net.connect(site.address().port, "127.0.0.1").on("error", () => client.destroy());
      client.pipe(upstream).pipe(client);
    };
    client.once("data", (first) => {
      seen.push(first.subarray(0, 2));
      if (first[0] === 5) {
        client.write(Buffer.from([5, 0]));
        client.once("data", () => {
          client.write(Buffer.from([5, 0, 0, 1, 0, 0, 0, 0, 0, 0]));
          connect();
        });
      } else if (first.toString().startsWith("CONNECT ")) {
        client.write("HTTP/1.1 200 OK\r\n\r\n");
        connect();
      } else client.destroy();
    });
  });
}

for (const scheme of ["http", "socks5"])
  for (const option of [{}, { proxyTls: { timeout: 5000 } }]) {
    const seen = [];
    const server = proxy(seen).listen(0, "127.0.0.1");
    await once(server, "listening");
    const dispatcher = new ProxyAgent({
      uri: `${scheme}://127.0.0.1:${server.address().port}`,
      proxyTunnel: true,
      ...option,
    });
    let answer;
    try {
      const { body } = await request(`http://127.0.0.1:${site.address().port}/`, { dispatcher });
      answer = await body.text();
    } catch (error) {
      answer = error.message;
    }
    const words = Object.keys(option)[0] ?? "no option";
    const began = scheme === "http" ? seen[0].toString("latin1") : seen[0].toString("hex");
    console.log(`${scheme}, ${words}: began with ${began}; ${answer}`);
    await dispatcher.destroy();
    server.close();
  }
site.close();
JS
seen=$(cd "$dir" && timeout 60 "node_modules/node-linux-$arch/bin/node" --no-warnings ask.mjs)
expected="http, no option: began with CO; hello
http, proxyTls: began with CO; hello
socks5, no option: began with 0501; hello
socks5, proxyTls: began with 1603; Client network socket disconnected before secure TLS connection was established"
printf '%s\n' "$seen"
[ "$seen" = "$expected" ] || { echo "changed: expected" >&2; printf '%s\n' "$expected" >&2; exit 1; }
