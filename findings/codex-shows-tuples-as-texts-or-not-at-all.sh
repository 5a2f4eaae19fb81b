#!/usr/bin/env bash
# One tool that takes a pair of numbers, z.tuple() in its source, on both majors of the MCP SDK: what does Codex tell the model of it?
#
# Version:  @openai/codex 0.171.0, @modelcontextprotocol/sdk 1.32.2, @modelcontextprotocol/server 2.4.0, zod 4.6.7 (npm), Node 20 or newer
# Guessed:  two numbers, or at least an array, whichever way the SDK writes it: `items` as a list in the older draft of JSON Schema,
#           `prefixItems` in the newer. A tool that Codex cannot show is reported.
# Seen:     on the first major the tool is not offered at all and Codex has no word about it, while the tool beside it is there. On the
#           second it is offered with an array of at least two strings: a model that does as it is told gets back that numbers were
#           expected, from the server that wrote numbers. The same pair as z.array(z.number()).length(2) arrives as numbers from both.
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
(
  cd "$dir"
  npm init -y >/dev/null
  npm install --silent --no-audit --no-fund @openai/codex@0.171.0 @modelcontextprotocol/sdk@1.32.2 \
    @modelcontextprotocol/server@2.4.0 zod@4.6.7 2>/dev/null
)
cat > "$dir/tides.mjs" <<'JS'
/** An MCP server with two tools that take a place. Argument: the SDK's major version. */
import { z } from "zod";

const major = process.argv[2];
const [{ McpServer }, { StdioServerTransport }] =
  major === "1"
    ? [
        await import("@modelcontextprotocol/sdk/server/mcp.js"),
        await import("@modelcontextprotocol/sdk/server/stdio.js"),
      ]
    : [await import("@modelcontextprotocol/server"), await import("@modelcontextprotocol/server/stdio")];
const server = new McpServer({ name: "tides", version: "1.0.0" });
const answer = ({ place }) => ({
  content: [{ type: "text", text: `high at ${place.map((degrees) => degrees.toFixed(1))}` }],
});
const add = (name, place) =>
  server.registerTool(name, { description: `Calls ${name}.`, inputSchema: z.object({ place }) }, answer);
add("by_tuple", z.tuple([z.number(), z.number()]));
add("by_array", z.array(z.number()).length(2));
await server.connect(new StdioServerTransport());
JS
cat > "$dir/run.mjs" <<'JS'
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, writeFileSync } from "node:fs";
import http from "node:http";
import { text } from "node:stream/consumers";

/** The tools of the server as a request offers them, by name. */
const offered = ({ tools }) =>
  Object.fromEntries(tools.flatMap((tool) => tool.tools ?? [tool]).map((tool) => [tool.name, tool]));

/** An item of call `name`: the place as its schema asks for it, in one of these two types. */
function call(name, { parameters }, namespace) {
  const { type } = parameters.properties.place.items;
  const place = type === "number" ? [54.5, 9.1] : ["54.5", "9.1"];
  return { type: "function_call", call_id: name, name, namespace, arguments: JSON.stringify({ place }) };
}

/** Runs one turn in which the model calls each tool once; returns what it was offered, what came back, what Codex said. */
async function turn(major) {
  const requests = [];
  const model = http.createServer(async (incoming, response) => {
    const body = await text(incoming);
    if (!incoming.url.endsWith("/responses")) return response.writeHead(404).end();
    const request = JSON.parse(body);
    requests.push(request);
    const tools = offered(request);
    const namespace = request.tools.find((tool) => tool.tools?.some(({ name }) => name === "by_array")).name;
    const shown = ["by_tuple", "by_array"].filter((name) => name in tools);
    const calls = shown.map((name) => call(name, tools[name], namespace));
    const done = { type: "message", role: "assistant", content: [{ type: "output_text", text: "Done." }] };
    response.writeHead(200, { "content-type": "text/event-stream" });
    const event = (type, fields) => response.write(`event: ${type}\ndata: ${JSON.stringify({ type, ...fields })}\n\n`);
    event("response.created", { response: { id: "r" } });
    for (const item of requests.length === 1 ? calls : [done]) event("response.output_item.done", { item });
    event("response.completed", { response: { id: "r", usage: { input_tokens: 1, output_tokens: 1, total_tokens: 2 } } });
    response.end();
  });
  await once(model.listen(0, "127.0.0.1"), "listening");
  const home = `${process.cwd()}/home-${major}`;
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
[mcp_servers.tides]
command = ${q(process.execPath)}
args = [${q(`${process.cwd()}/tides.mjs`)}, "${major}"]
required = true
`,
  );
  const options = ["--skip-git-repo-check", "--json", "--dangerously-bypass-approvals-and-sandbox"];
  const env = { PATH: process.env.PATH, HOME: home, CODEX_HOME: home };
  const stdio = ["ignore", "pipe", "pipe"];
  const codex = spawn("node_modules/.bin/codex", ["exec", ...options, "How is the tide?"], { env, stdio });
  const said = (await Promise.all([text(codex.stdout), text(codex.stderr)])).join("");
  model.close();
  const tools = offered(requests[0]);
  const outputs = requests.at(-1).input.filter((item) => item.type === "function_call_output");
  const result = (name) => JSON.stringify(outputs.find((item) => item.call_id === name)?.output ?? "");
  const of = (name) => ({
    shown: tools[name]?.parameters.properties.place ?? null,
    comes: /high at 54\.5,9\.1/.test(result(name)),
    refused: /expected number, received string/.test(result(name)),
  });
  // the names of its calls' tools are in the events of the calls, and nowhere else
  const rest = said.split("\n").filter((line) => !line.includes('"mcp_tool_call"'));
  return { by_tuple: of("by_tuple"), by_array: of("by_array"), toldOfTuple: rest.some((line) => line.includes("by_tuple")) };
}

const seen = { 1: await turn("1"), 2: await turn("2") };
console.log(JSON.stringify(seen, null, 1));
const numbers = ({ shown, comes }) => shown.items.type === "number" && comes;
const same =
  seen[1].by_tuple.shown === null && !seen[1].toldOfTuple && numbers(seen[1].by_array) &&
  seen[2].by_tuple.shown.items.type === "string" && seen[2].by_tuple.refused && numbers(seen[2].by_array);
process.exit(same ? 0 : 1);
JS
(cd "$dir" && node run.mjs) || { echo "changed"; exit 1; }
