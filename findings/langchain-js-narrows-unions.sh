#!/usr/bin/env bash
# What does LangChain's JavaScript adapter make of an argument that a Python server types as a union?
#
# Version:  @langchain/mcp-adapters 1.1.4, @langchain/core 1.4.0 (npm), mcp 2.3.0 (PyPI), Python 3.11, Node 20 or newer
# Guessed:  the model gets the server's JSON Schema, and what the schema permits reaches the server.
# Seen:     each `anyOf` loses its members. `str | None` and `int | str` have no type any more. A list of `str | Place` is a list of
#           Place, to the model, and to the adapter: it refuses a list of strings before the server hears of it, with "Received tool
#           input did not match expected schema". `Place | None` is Place, so that null is refused, which is its default. The same
#           calls by the Python SDK's own client are all answered.
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
python3 -m venv "$dir/venv"
"$dir/venv/bin/pip" install --quiet --disable-pip-version-check mcp==2.3.0
(
  cd "$dir"
  npm init -y >/dev/null
  npm install --silent --no-audit --no-fund @langchain/mcp-adapters@1.1.4 @langchain/core@1.4.0 2>/dev/null
)
cat > "$dir/calls.json" <<'JSON'
[
  {"stops": ["Husum"]},
  {"stops": [{"lat": 54.5, "lon": 9.1}]},
  {"stops": [{"lat": 54.5, "lon": 9.1}], "start": null},
  {"stops": [{"lat": 54.5, "lon": 9.1}], "start": {"lat": 53.6, "lon": 10.0}},
  {"stops": [{"lat": 54.5, "lon": 9.1}], "boat": 7, "note": "slow"}
]
JSON
cat > "$dir/server.py" <<'PY'
from mcp.server import MCPServer
from pydantic import BaseModel


class Place(BaseModel):
    lat: float
    lon: float


server = MCPServer("tides")


@server.tool()
def route(stops: list[str | Place], start: Place | None = None, boat: int | str = "any", note: str | None = None) -> str:
    """Plans a route."""
    return f"{len(stops)} stops from {start}, {boat!r}, {note!r}"


server.run(transport="stdio")
PY
cat > "$dir/direct.py" <<'PY'
import asyncio
import json
import os
import sys

from mcp import ClientSession
from mcp.client.stdio import StdioServerParameters, stdio_client

here = os.path.dirname(__file__)


async def main():
    server = StdioServerParameters(command=sys.executable, args=[os.path.join(here, "server.py")])
    async with stdio_client(server) as (reader, writer), ClientSession(reader, writer) as session:
        await session.initialize()
        with open(os.path.join(here, "calls.json")) as calls:
            for arguments in json.load(calls):
                result = await session.call_tool("route", arguments)
                print(result.content[0].text)


asyncio.run(main())
PY
cat > "$dir/run.mjs" <<'JS'
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { MultiServerMCPClient } from "@langchain/mcp-adapters";
import { convertToOpenAITool } from "@langchain/core/utils/function_calling";

const python = "venv/bin/python";
const tides = { transport: "stdio", command: python, args: ["server.py"], stderr: "ignore" };
const client = new MultiServerMCPClient({ mcpServers: { tides } });
const [route] = await client.getTools();
const { properties } = convertToOpenAITool(route).function.parameters;
const shape = ({ type, properties: fields, items, anyOf }) =>
  JSON.stringify({ type, fields: fields && Object.keys(fields), items: items && JSON.parse(shape(items)), anyOf });

const byAdapter = [];
for (const args of JSON.parse(readFileSync("calls.json", "utf8")))
  try {
    const { content } = await route.invoke({ type: "tool_call", id: "1", name: "route", args });
    byAdapter.push(String(content).includes("1 stops from") ? "answered" : content);
  } catch (error) {
    byAdapter.push(String(error).split("\n")[0]);
  }
await client.close();
const seen = {
  model: Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, shape(schema)])),
  byAdapter,
  direct: execFileSync(python, ["direct.py"], { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] })
    .trim()
    .split("\n"),
};
console.log(JSON.stringify(seen, null, 1));
const place = '{"type":"object","fields":["lat","lon"]}';
const refused = "Error: Received tool input did not match expected schema";
const direct = [
  "1 stops from None, 'any', None",
  "1 stops from None, 'any', None",
  "1 stops from None, 'any', None",
  "1 stops from lat=53.6 lon=10.0, 'any', None",
  "1 stops from None, 7, 'slow'",
];
const expected = {
  model: { stops: `{"type":"array","items":${place}}`, start: place, boat: "{}", note: "{}" },
  byAdapter: [refused, "answered", refused, "answered", "answered"],
  direct,
};
process.exit(JSON.stringify(seen) === JSON.stringify(expected) ? 0 : 1);
JS
(cd "$dir" && node run.mjs) || { echo "changed"; exit 1; }
