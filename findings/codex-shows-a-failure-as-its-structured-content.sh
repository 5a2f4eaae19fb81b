#!/usr/bin/env bash
# A tool fails: its result says so (`isError`), says why in its text, and has its usual structured content beside it. What does a model
# behind Codex learn?
#
# Version:  @openai/codex 0.171.0, @modelcontextprotocol/server 2.4.0, zod 4.6.7 (npm), Node 20 or newer
# Guessed:  that the call failed, and why: the text is what the protocol has for the model, and structured content comes in addition.
# Seen:     the structured content alone, in the form of a success. Neither the text nor a word of an error reaches the model. A tool that
#           fails the same way without structured content has its text there.
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
(
  cd "$dir"
  npm init -y >/dev/null
  npm install --silent --no-audit --no-fund @openai/codex@0.171.0 @modelcontextprotocol/server@2.4.0 zod@4.6.7 2>/dev/null
)
cat > "$dir/berths.mjs" <<'JS'
/** An MCP server whose two tools fail alike; one of them declares the form of its results. */
import { McpServer } from "@modelcontextprotocol/server";
import { StdioServerTransport } from "@modelcontextprotocol/server/stdio";
import { z } from "zod";

const server = new McpServer({ name: "berths", version: "1.0.0" });
const inputSchema = z.object({ ship: z.string() });
const failed = { isError: true, content: [{ type: "text", text: "The lock is closed until 18:00." }] };
server.registerTool("book_plain", { description: "Books a berth.", inputSchema }, () => failed);
const outputSchema = z.object({ berth: z.string(), queue: z.number() });
server.registerTool("book", { description: "Books a berth.", inputSchema, outputSchema }, () => ({
  ...failed,
  structuredContent: { berth: "7", queue: 3 },
}));
await server.connect(new StdioServerTransport());
JS
cat > "$dir/run.mjs" <<'JS'
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, writeFileSync } from "node:fs";
import http from "node:http";
import { text } from "node:stream/consumers";

const TOOLS = ["book_plain", "book"];
const requests = [];
const model = http.createServer(async (incoming, response) => {
  const body = await text(incoming);
  if (!incoming.url.endsWith("/responses")) return response.writeHead(404).end();
  const request = JSON.parse(body);
  requests.push(request);
  const namespace = request.tools.find((tool) => tool.tools?.some(({ name }) => name === "book")).name;
  const call = (name) => ({ type: "function_call", call_id: name, name, namespace, arguments: '{"ship":"Anna"}' });
  const done = { type: "message", role: "assistant", content: [{ type: "output_text", text: "Done." }] };
  response.writeHead(200, { "content-type": "text/event-stream" });
  const event = (type, fields) => response.write(`event: ${type}\ndata: ${JSON.stringify({ type, ...fields })}\n\n`);
  event("response.created", { response: { id: "r" } });
  for (const item of requests.length === 1 ? TOOLS.map(call) : [done]) event("response.output_item.done", { item });
  event("response.completed", { response: { id: "r", usage: { input_tokens: 1, output_tokens: 1, total_tokens: 2 } } });
  response.end();
});
await once(model.listen(0, "127.0.0.1"), "listening");
const home = `${process.cwd()}/home`;
mkdirSync(home);
const q = JSON.stringify;
writeFileSync(
  `${home}/config.toml`,
  `model = "m"
model_provider = "own"
[model_providers.own]
name = "own"
base_url = "http://127.0.0.1:${model.address().port}/v1"
wire_api = "responses"
[mcp_servers.berths]
command = ${q(process.execPath)}
args = [${q(`${process.cwd()}/berths.mjs`)}]
required = true
`,
);
const options = ["--skip-git-repo-check", "--json", "--dangerously-bypass-approvals-and-sandbox"];
const env = { PATH: process.env.PATH, HOME: home, CODEX_HOME: home };
const codex = spawn("node_modules/.bin/codex", ["exec", ...options, "Is there a berth?"], { env, stdio: "ignore" });
await once(codex, "exit");
model.close();
// everything that the second request has of a result, but for the time that the call took
const of = (name) => {
  const { output } = requests.at(-1).input.find((item) => item.type === "function_call_output" && item.call_id === name);
  return (typeof output === "string" ? output : q(output)).replace(/[0-9.]+ seconds?/, "T seconds");
};
for (const name of TOOLS) console.log(`${name}: ${of(name)}`);
JS
seen=$(cd "$dir" && timeout 120 node run.mjs)
printf '%s\n' "$seen"
expected=$(cat <<'END'
book_plain: [{"type":"input_text","text":"Wall time: T seconds\nOutput:"},{"type":"input_text","text":"The lock is closed until 18:00."}]
book: Wall time: T seconds
Output:
{"berth":"7","queue":3}
END
)
[ "$seen" = "$expected" ] || { echo "changed: expected" >&2; printf '%s\n' "$expected" >&2; exit 1; }
