#!/usr/bin/env bash
# Kimi Code and the user's own MCP servers, in ~/.kimi-code/mcp.json: are they there wherever the user works?
#
# Version:  @moonshot-ai/kimi-code 2.1.0 (npm), Node 22.19 or newer
# Guessed:  yes, and without a word: trust in a folder is asked for what a project brings (.mcp.json, .kimi-code/mcp.json in it).
# Seen:     they are, but in the home directory itself Kimi Code warns that it skipped them, as servers of a project that is not trusted, and
#           tells to trust the folder. It has skipped them as the project's and started them as the user's, since both are one file: the model
#           is offered their tools all the same. One directory deeper nothing is said.
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
(
  cd "$dir"
  npm init -y >/dev/null
  npm install --silent --no-audit --no-fund @moonshot-ai/kimi-code@2.1.0 2>/dev/null
)
cat > "$dir/tides.cjs" <<'JS'
/** An MCP server with one tool. */
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
  if (id !== undefined) console.log(JSON.stringify({ jsonrpc: "2.0", id, result: RESULTS[method]?.(params) ?? {} }));
});
JS
cat > "$dir/run.mjs" <<'JS'
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, writeFileSync } from "node:fs";
import http from "node:http";
import { text } from "node:stream/consumers";

const home = `${process.cwd()}/home`;
mkdirSync(`${home}/work`, { recursive: true });
mkdirSync(`${home}/.kimi-code`);
const names = [];
const model = http.createServer(async (request, response) => {
  const { tools = [] } = JSON.parse((await text(request)) || "{}");
  names.push(...tools.map((tool) => tool.function.name));
  const choices = [{ index: 0, delta: { role: "assistant", content: "High." }, finish_reason: "stop" }];
  const chunk = { id: "c", object: "chat.completion.chunk", created: 1, model: "m", choices };
  response.writeHead(200, { "content-type": "text/event-stream" });
  response.end(`data: ${JSON.stringify(chunk)}\n\ndata: [DONE]\n\n`);
});
await once(model.listen(0, "127.0.0.1"), "listening");
const tides = { command: process.execPath, args: [`${process.cwd()}/tides.cjs`] };
writeFileSync(`${home}/.kimi-code/mcp.json`, JSON.stringify({ mcpServers: { tides } }));
writeFileSync(
  `${home}/.kimi-code/config.toml`,
  `default_model = "own"
telemetry = false
[providers.own]
type = "openai"
base_url = "http://127.0.0.1:${model.address().port}/v1"
api_key = "none"
[models.own]
provider = "own"
model = "m"
max_context_size = 100000
`,
);

/** Which tools Kimi Code offers the model when it is started in a directory, and whether it speaks of trust. */
async function startedIn(cwd) {
  names.length = 0;
  const env = { PATH: process.env.PATH, HOME: home, PWD: cwd, KIMI_CODE_NO_AUTO_UPDATE: "1" };
  const args = ["-p", "How is the tide in Husum?"];
  const kimi = spawn(`${process.cwd()}/node_modules/.bin/kimi`, args, { cwd, env, stdio: ["ignore", "pipe", "pipe"] });
  const said = (await Promise.all([text(kimi.stdout), text(kimi.stderr)])).join("");
  return { servers: names.filter((name) => name.includes("get_tide")), trust: /not trusted/.test(said) };
}

const there = { home: await startedIn(home), below: await startedIn(`${home}/work`) };
model.close();
console.log(JSON.stringify(there, null, 1));
const { home: at, below } = there;
process.exit(at.servers.length > 0 && at.trust && below.servers.length > 0 && !below.trust ? 0 : 1);
JS
(cd "$dir" && timeout 120 node run.mjs) || { echo "changed"; exit 1; }
