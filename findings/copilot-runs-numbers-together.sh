#!/usr/bin/env bash
# A tool in Python returns a list of three numbers. What does Copilot CLI's model read?
#
# Version:  @github/copilot 1.0.102 (npm), mcp 2.3.0 (PyPI), Python 3.11, Node 22 or newer
# Guessed:  three numbers: Python's SDK sends each one as a text of its own, in one result, and the parts stay apart.
# Seen:     "3147" for [3, 14, 7]: Copilot CLI puts the parts together with nothing between them, over Chat Completions and over Responses,
#           where a result could have parts. Only a return type in the function's source, list[int], saves the numbers: the SDK then
#           sends them as structured content as well, which comes after the text, and the model reads two answers that differ.
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
python3 -m venv "$dir/venv"
"$dir/venv/bin/pip" install --quiet --disable-pip-version-check mcp==2.3.0
(
  cd "$dir"
  npm init -y >/dev/null
  npm install --silent --no-audit --no-fund @github/copilot@1.0.102 2>/dev/null
)
cat > "$dir/harbour.py" <<'PY'
from mcp.server import MCPServer

server = MCPServer("harbour")


@server.tool()
def depths(basin: str):
    """Returns the depths at the quays of a basin, in metres."""
    return [3, 14, 7]


@server.tool()
def typed_depths(basin: str) -> list[int]:
    """Returns the depths at the quays of a basin, in metres."""
    return [3, 14, 7]


server.run(transport="stdio")
PY
cat > "$dir/client.py" <<'PY'
"""Prints the texts that the server itself answers with: what is there before Copilot CLI has it."""

import asyncio
import os
import sys

from mcp import ClientSession
from mcp.client.stdio import StdioServerParameters, stdio_client

SERVER = os.path.join(os.path.dirname(__file__), "harbour.py")


async def main():
    async with stdio_client(StdioServerParameters(command=sys.executable, args=[SERVER])) as (reader, writer):
        async with ClientSession(reader, writer) as session:
            await session.initialize()
            for tool in ("depths", "typed_depths"):
                result = await session.call_tool(tool, {"basin": "east"})
                print(tool, [part.text for part in result.content], result.structured_content)


asyncio.run(main())
PY
cat > "$dir/run.mjs" <<'JS'
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, writeFileSync } from "node:fs";
import http from "node:http";
import { text } from "node:stream/consumers";

const TOOLS = ["harbour-depths", "harbour-typed_depths"];
const ARGUMENTS = JSON.stringify({ basin: "east" });

/** The events of an answer that calls both tools, or of one that ends the turn; in each of the two APIs. */
const ANSWERS = {
  completions(calls) {
    const call = (name, index) => ({ index, id: name, type: "function", function: { name, arguments: ARGUMENTS } });
    const tool_calls = TOOLS.map(call);
    const delta = { role: "assistant", ...(calls ? { tool_calls } : { content: "Deep enough." }) };
    const choices = [{ index: 0, delta, finish_reason: calls ? "tool_calls" : "stop" }];
    return [{ id: "c", object: "chat.completion.chunk", created: 1, model: "m", choices }, "[DONE]"];
  },
  responses(calls) {
    const status = "completed";
    const said = { type: "output_text", text: "Deep enough.", annotations: [] };
    const output = calls
      ? TOOLS.map((name) => ({ type: "function_call", id: `f${name}`, call_id: name, name, arguments: ARGUMENTS, status }))
      : [{ type: "message", id: "m", role: "assistant", status, content: [said] }];
    const details = { input_tokens_details: { cached_tokens: 0 }, output_tokens_details: { reasoning_tokens: 0 } };
    const usage = { input_tokens: 1, output_tokens: 1, total_tokens: 2, ...details };
    const response = { id: "r", object: "response", output };
    return [
      { type: "response.created", response: { ...response, status: "in_progress", output: [] } },
      ...output.flatMap((item, output_index) =>
        ["added", "done"].map((end) => ({ type: `response.output_item.${end}`, output_index, item })),
      ),
      { type: "response.completed", response: { ...response, status, usage } },
    ];
  },
};

/** Runs one turn over an API; returns the texts of the two results as they reach the model. */
async function results(api) {
  let last;
  const model = http.createServer(async (incoming, answer) => {
    const body = await text(incoming);
    if (incoming.method !== "POST") return answer.writeHead(404).end();
    const calls = last === undefined;
    last = JSON.parse(body);
    answer.writeHead(200, { "content-type": "text/event-stream" });
    for (const data of ANSWERS[api](calls)) {
      if (data.type !== undefined) answer.write(`event: ${data.type}\n`);
      answer.write(`data: ${typeof data === "string" ? data : JSON.stringify(data)}\n\n`);
    }
    answer.end();
  });
  await once(model.listen(0, "127.0.0.1"), "listening");
  const home = `${process.cwd()}/home-${api}`;
  mkdirSync(`${home}/.copilot`, { recursive: true });
  const [command, program] = ["venv/bin/python", "harbour.py"].map((path) => `${process.cwd()}/${path}`);
  const harbour = { type: "local", command, args: [program], tools: ["*"] };
  writeFileSync(`${home}/.copilot/mcp-config.json`, JSON.stringify({ mcpServers: { harbour } }));
  const env = {
    PATH: process.env.PATH,
    HOME: home,
    COPILOT_OFFLINE: "true",
    COPILOT_MODEL: "gpt-5.1",
    COPILOT_PROVIDER_BASE_URL: `http://127.0.0.1:${model.address().port}/v1`,
    COPILOT_PROVIDER_API_KEY: "none",
    COPILOT_PROVIDER_WIRE_API: api,
  };
  const args = ["-p", "Is the basin deep enough for 5 metres?", "--allow-all-tools"];
  const copilot = spawn(`${process.cwd()}/node_modules/.bin/copilot`, args, { cwd: home, env, stdio: "ignore" });
  await once(copilot, "exit");
  model.close().closeAllConnections();
  const items = last.messages ?? last.input;
  return TOOLS.map((name) => {
    const isResult = ({ role, type }) => role === "tool" || type === "function_call_output";
    const result = items.find((item) => isResult(item) && [item.tool_call_id, item.call_id].includes(name));
    return result?.content ?? result?.output;
  });
}

for (const api of Object.keys(ANSWERS)) console.log(api, JSON.stringify(await results(api)));
JS
seen=$(cd "$dir" && venv/bin/python client.py 2>/dev/null && timeout 120 node run.mjs)
expected=$(cat <<'END'
depths ['3', '14', '7'] None
typed_depths ['3', '14', '7'] {'result': [3, 14, 7]}
completions ["3147","3147\n\n{\"result\":[3,14,7]}"]
responses ["3147","3147\n\n{\"result\":[3,14,7]}"]
END
)
printf '%s\n' "$seen"
[ "$seen" = "$expected" ] || { echo "changed: expected" >&2; printf '%s\n' "$expected" >&2; exit 1; }
