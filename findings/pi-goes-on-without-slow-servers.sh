#!/usr/bin/env bash
# pi and an MCP server that needs a while to start, as `npx` or `uvx` do the first time: does pi wait for it?
#
# Version:  @earendil-works/pi-coding-agent 1.6.0 (npm), Node 22.19 or newer
# Guessed:  it waits for the servers of mcp.json up to some limit, whatever else their entries say, and tells of one that came too late.
# Seen:     one member of the entry decides. With `exposure: "direct"` it waits, for about 10 s: a server that takes 3 s is offered to
#           the model, one that takes 14 s is not, and neither output nor request has a word about it. Without that member it does not
#           wait at all: it asks the model before the server has answered, and offers a tool that runs code instead.
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
(
  cd "$dir"
  npm init -y >/dev/null
  npm install --silent --no-audit --no-fund @earendil-works/pi-coding-agent@1.6.0 2>/dev/null
)
cat > "$dir/tides.cjs" <<'JS'
/** An MCP server with one tool. Argument: milliseconds until its first answer. */
let pause = Number(process.argv[2]);
const RESULTS = {
  initialize: ({ protocolVersion }) => ({
    protocolVersion,
    capabilities: { tools: {} },
    serverInfo: { name: "tides", version: "1" },
  }),
  "tools/list": () => ({ tools: [{ name: "get_tide", inputSchema: { type: "object", properties: {} } }] }),
};
require("node:readline").createInterface({ input: process.stdin }).on("line", (line) => {
  const { id, method, params } = JSON.parse(line);
  if (id === undefined) return;
  const result = RESULTS[method]?.(params) ?? {};
  setTimeout(() => console.log(JSON.stringify({ jsonrpc: "2.0", id, result })), pause);
  pause = 0;
});
JS
cat > "$dir/run.mjs" <<'JS'
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, writeFileSync } from "node:fs";
import http from "node:http";
import { text } from "node:stream/consumers";

/** Returns what pi offers the model in its first request, after how many milliseconds, and what it says. */
async function offered(pause, more) {
  const from = Date.now();
  let first = null;
  const model = http.createServer(async (request, response) => {
    const { tools = [] } = JSON.parse(await text(request));
    first ??= { names: tools.map((tool) => tool.function.name), after: Date.now() - from };
    const choices = [{ index: 0, delta: { role: "assistant", content: "High." }, finish_reason: "stop" }];
    const chunk = { id: "c", object: "chat.completion.chunk", created: 1, model: "m", choices };
    response.writeHead(200, { "content-type": "text/event-stream" });
    response.end(`data: ${JSON.stringify(chunk)}\n\ndata: [DONE]\n\n`);
  });
  await once(model.listen(0, "127.0.0.1"), "listening");
  const home = `${process.cwd()}/home-${pause}-${Object.keys(more)}`;
  mkdirSync(`${home}/.pi/agent`, { recursive: true });
  const save = (name, value) => writeFileSync(`${home}/.pi/agent/${name}`, JSON.stringify(value));
  const command = process.execPath;
  save("mcp.json", { mcpServers: { tides: { command, args: [`${process.cwd()}/tides.cjs`, `${pause}`], ...more } } });
  const baseUrl = `http://127.0.0.1:${model.address().port}/v1`;
  const provider = { baseUrl, api: "openai-completions", apiKey: "none", models: [{ id: "m" }] };
  save("models.json", { providers: { own: provider } });
  const env = { PATH: process.env.PATH, HOME: home, PI_OFFLINE: "1", PI_TELEMETRY: "0" };
  const args = ["-p", "--model", "own/m", "How is the tide in Husum?"];
  const pi = spawn(`${process.cwd()}/node_modules/.bin/pi`, args, { cwd: home, env, stdio: ["ignore", "pipe", "pipe"] });
  const [out, err] = await Promise.all([text(pi.stdout), text(pi.stderr)]);
  model.close();
  return { ...first, said: `${out}${err}`.trim() };
}

const direct = { exposure: "direct" };
const slow = await offered(3000, direct);
const slower = await offered(14_000, direct);
const other = await offered(14_000, {});
console.log(JSON.stringify({ slow, slower, other }, null, 1));
const has = ({ names }) => names.some((name) => name.includes("get_tide"));
const same =
  has(slow) && !has(slower) && slower.after < 14_000 && slower.said === "High." &&
  !has(other) && other.names.includes("codemode") && other.after < slower.after;
process.exit(same ? 0 : 1);
JS
(cd "$dir" && node run.mjs) || { echo "changed"; exit 1; }
