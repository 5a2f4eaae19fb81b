#!/usr/bin/env bash
# Claude Code no longer sends the tools of MCP servers to the model: it names them, and a search loads them. What of a call without one?
#
# Version:  @anthropic-ai/claude-code 2.1.332, @modelcontextprotocol/sdk 1.32.2 (npm), Node 20 or newer
# Guessed:  a model can only call a tool that was offered to it. A call of a tool whose schema was never loaded is answered with an
#           error, as Claude Code tells the model, so what a model was offered bounds what it can run.
# Seen:     the server's one tool is in no request's list of tools, and its text says that calling it directly fails. The model's
#           answer calls it all the same, without a search, and it runs: its result is in the next request.
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
(
  cd "$dir"
  npm init -y >/dev/null
  npm install --silent --no-audit --no-fund @anthropic-ai/claude-code@2.1.332 @modelcontextprotocol/sdk@1.32.2 2>/dev/null
  mkdir home
)
cat > "$dir/notes.mjs" <<'JS'
import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { StdioServerTransport } from "@modelcontextprotocol/sdk/server/stdio.js";
import { z } from "zod";

const server = new McpServer({ name: "notes", version: "1.0.0" });
server.registerTool("read_note", { description: "Reads a note.", inputSchema: { title: z.string() } }, ({ title }) => ({
  content: [{ type: "text", text: `the note on ${title}` }],
}));
await server.connect(new StdioServerTransport());
JS
cat > "$dir/model.mjs" <<'JS'
import { spawn } from "node:child_process";
import http from "node:http";

const TOOL = "mcp__notes__read_note";
const requests = [];

/** A model that calls the tool at once, and ends when it has seen a result. */
const model = http.createServer(async (incoming, answer) => {
  let text = "";
  for await (const chunk of incoming) text += chunk;
  if (!/^\/v1\/messages(\?|$)/.test(incoming.url)) return answer.end("{}");
  const request = JSON.parse(text);
  requests.push(request);
  const calls = request.tools?.length > 0 && !JSON.stringify(request.messages).includes('"tool_result"');
  const event = (type, fields) => answer.write(`event: ${type}\ndata: ${JSON.stringify({ type, ...fields })}\n\n`);
  answer.writeHead(200, { "content-type": "text/event-stream" });
  event("message_start", {
    message: {
      id: `msg_${requests.length}`,
      type: "message",
      role: "assistant",
      model: request.model,
      content: [],
      stop_reason: null,
      stop_sequence: null,
      usage: { input_tokens: 1, output_tokens: 1 },
    },
  });
  event("content_block_start", {
    index: 0,
    content_block: calls ? { type: "tool_use", id: "toolu_1", name: TOOL, input: {} } : { type: "text", text: "" },
  });
  event("content_block_delta", {
    index: 0,
    delta: calls
      ? { type: "input_json_delta", partial_json: '{"title":"tea"}' }
      : { type: "text_delta", text: "That was all." },
  });
  event("content_block_stop", { index: 0 });
  const stop_reason = calls ? "tool_use" : "end_turn";
  event("message_delta", { delta: { stop_reason, stop_sequence: null }, usage: { output_tokens: 1 } });
  event("message_stop", {});
  answer.end();
});
await new Promise((resolve) => model.listen(0, "127.0.0.1", resolve));

const servers = { mcpServers: { notes: { command: process.execPath, args: [`${process.cwd()}/notes.mjs`] } } };
const options = ["--mcp-config", JSON.stringify(servers), "--strict-mcp-config", "--allowedTools", TOOL];
const agent = spawn("node_modules/.bin/claude", ["-p", "Read my note on tea.", ...options], {
  stdio: ["ignore", "pipe", "inherit"],
  env: {
    PATH: process.env.PATH,
    HOME: `${process.cwd()}/home`,
    ANTHROPIC_BASE_URL: `http://127.0.0.1:${model.address().port}`,
    ANTHROPIC_API_KEY: "none",
    CLAUDE_CODE_DISABLE_NONESSENTIAL_TRAFFIC: "1",
    MCP_CONNECTION_NONBLOCKING: "0", // the server has answered before the model is asked
  },
});
agent.stdout.resume();
const code = await new Promise((resolve) => agent.on("close", resolve));

const offered = requests.flatMap((request) => request.tools ?? []).map((tool) => tool.name);
const first = JSON.stringify(requests[0]);
const results = requests
  .flatMap((request) => request.messages)
  .flatMap((message) => (Array.isArray(message.content) ? message.content : []))
  .filter((block) => block.type === "tool_result");
console.log(`in a list of tools: ${offered.includes(TOOL)}; a search is: ${offered.includes("ToolSearch")}`);
console.log(`named in the first request: ${first.includes(TOOL)}`);
console.log(`says that a direct call fails: ${/directly will fail with InputValidationError/.test(first)}`);
console.log(`result: ${JSON.stringify(results.at(-1)?.content)}, error: ${results.at(-1)?.is_error ?? false}`);
process.exit(code);
JS
seen=$(cd "$dir" && timeout 120 node model.mjs)
expected='in a list of tools: false; a search is: true
named in the first request: true
says that a direct call fails: true
result: [{"type":"text","text":"the note on tea"}], error: false'
printf '%s\n' "$seen"
[ "$seen" = "$expected" ] || { echo "changed: expected" >&2; printf '%s\n' "$expected" >&2; exit 1; }
