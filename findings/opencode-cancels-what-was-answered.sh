#!/usr/bin/env bash
# What does an MCP server hear from opencode about a tool call after it has answered it?
#
# Version:  opencode-ai 1.18.33 (npm), Node 20 or newer
# Guessed:  nothing, until the next request: notifications/cancelled is for a call that is still running, when its user or a time limit
#           ends it, and a log that has one says that somebody lost patience.
# Seen:     each call is cancelled once opencode has its answer, with "AbortError: The operation was aborted." for a reason: calls that
#           succeeded, that failed, that came two at a time, over stdio and over HTTP, where it is one more POST per call. The model has
#           all four results, the run ends well, and tools/list is not cancelled.
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
(
  cd "$dir"
  npm init -y >/dev/null
  npm install --silent --no-audit --no-fund opencode-ai@1.18.33 2>/dev/null
)
cat > "$dir/tides.mjs" <<'JS'
/** An MCP server that writes down what it hears and when it answers. As a program: over stdio, into the file of its argument. */
import { appendFileSync } from "node:fs";
import { createInterface } from "node:readline";

const RESULTS = {
  initialize: ({ protocolVersion }) => ({
    protocolVersion,
    capabilities: { tools: {} },
    serverInfo: { name: "tides", version: "1" },
  }),
  "tools/list": () => ({ tools: [{ name: "get_tide", inputSchema: { type: "object", properties: { town: {} } } }] }),
  "tools/call": ({ arguments: { town } }) =>
    town === "Husum"
      ? { content: [{ type: "text", text: "high" }] }
      : { content: [{ type: "text", text: `no tide in ${town}` }], isError: true },
};

/** Returns the answer to a message, if it is a request; `log` gets each message and each answer. */
export function answer({ id, method, params }, log) {
  log({ method, id: id ?? params?.requestId, reason: params?.reason });
  if (id === undefined) return undefined;
  log({ answered: method, id });
  return JSON.stringify({ jsonrpc: "2.0", id, result: RESULTS[method]?.(params) ?? {} });
}

if (process.argv[2] !== undefined)
  createInterface({ input: process.stdin }).on("line", (line) => {
    const text = answer(JSON.parse(line), (event) => appendFileSync(process.argv[2], `${JSON.stringify(event)}\n`));
    if (text !== undefined) console.log(text);
  });
JS
cat > "$dir/run.mjs" <<'JS'
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import http from "node:http";
import { text } from "node:stream/consumers";
import { answer } from "./tides.mjs";

const over = { stdio: [], http: [] };
const remote = http.createServer(async (request, response) => {
  if (request.method !== "POST") return response.writeHead(405).end();
  const body = answer(JSON.parse(await text(request)), (event) => over.http.push(event));
  if (body === undefined) return response.writeHead(202).end();
  response.writeHead(200, { "content-type": "application/json" }).end(body);
});

/** What the model calls: two at once, then one that fails, another one, then nothing. */
const CALLS = [
  [["local_get_tide", "Husum"], ["remote_get_tide", "Husum"]],
  [["local_get_tide", "Ulm"]],
  [["remote_get_tide", "Ulm"]],
  [],
];
let last = [];
let turns = 0;
const model = http.createServer(async (request, response) => {
  const { messages = [], tools = [] } = JSON.parse((await text(request)) || "{}");
  // a request without tools is for the session's title
  const calls = tools.length > 0 ? CALLS[turns++] : [];
  if (tools.length > 0) last = messages;
  const tool_calls = calls.map(([name, town], index) => ({
    index,
    id: `call_${turns}_${index}`,
    type: "function",
    function: { name, arguments: JSON.stringify({ town }) },
  }));
  const delta = calls.length > 0 ? { role: "assistant", tool_calls } : { role: "assistant", content: "High." };
  const choices = [{ index: 0, delta, finish_reason: calls.length > 0 ? "tool_calls" : "stop" }];
  const chunk = { id: "c", object: "chat.completion.chunk", created: 1, model: "m", choices };
  response.writeHead(200, { "content-type": "text/event-stream" });
  response.end(`data: ${JSON.stringify(chunk)}\n\ndata: [DONE]\n\n`);
});
for (const server of [remote, model]) await once(server.listen(0, "127.0.0.1"), "listening");
const at = (server) => `http://127.0.0.1:${server.address().port}`;

const home = `${process.cwd()}/home`;
mkdirSync(home);
const options = { baseURL: `${at(model)}/v1`, apiKey: "none" };
const provider = { npm: "@ai-sdk/openai-compatible", options, models: { m: {} } };
const config = {
  autoupdate: false,
  share: "disabled",
  model: "own/m",
  small_model: "own/m",
  provider: { own: provider },
  mcp: {
    local: { type: "local", command: [process.execPath, `${process.cwd()}/tides.mjs`, `${home}/heard`] },
    remote: { type: "remote", url: `${at(remote)}/mcp`, oauth: false },
  },
};
writeFileSync(`${home}/opencode.json`, JSON.stringify(config));
const env = { PATH: process.env.PATH, HOME: home };
const program = `${process.cwd()}/node_modules/.bin/opencode`;
const opencode = spawn(program, ["run", "How is the tide?"], { cwd: home, env, stdio: "ignore" });
const [code] = await once(opencode, "exit");
for (const server of [remote, model]) server.close().closeAllConnections();
over.stdio = readFileSync(`${home}/heard`, "utf8").trim().split("\n").map(JSON.parse);

/** The calls of a server in the order of their answers, and what it heard of each one after that. */
const fates = (events) =>
  events.flatMap(({ answered, id }, index) => {
    if (answered !== "tools/call") return [];
    const later = events.slice(index + 1).filter((event) => event.id === id);
    return [later.map(({ method, reason }) => `${method}: ${reason}`)];
  });
const results = last.filter(({ role }) => role === "tool").map(({ content }) => content);
const cancelled = (events) => events.filter(({ method }) => method === "notifications/cancelled").length;
const seen = {
  code,
  results,
  afterAnswers: { stdio: fates(over.stdio), http: fates(over.http) },
  cancelled: { stdio: cancelled(over.stdio), http: cancelled(over.http) },
};
console.log(JSON.stringify(seen, null, 1));
const fate = ["notifications/cancelled: AbortError: The operation was aborted."];
const expected = {
  code: 0,
  results: ["high", "high", "no tide in Ulm", "no tide in Ulm"],
  afterAnswers: { stdio: [fate, fate], http: [fate, fate] },
  cancelled: { stdio: 2, http: 2 },
};
process.exit(JSON.stringify(seen) === JSON.stringify(expected) ? 0 : 1);
JS
(cd "$dir" && node run.mjs) || { echo "changed"; exit 1; }
