#!/usr/bin/env bash
# The same server, started with the next major of the MCP SDK, no longer tells the model why a tool failed.
#
# Version:  mcp 1.30.0 and mcp 2.3.0 (PyPI), Python 3.11
# Guessed:  a tool that raises an exception answers with the exception's text, as since the first FastMCP.
# Seen:     with 1.30.0 the result's text ends in ": no such city: Atlantis", with 2.3.0 it is "Error executing tool weather"
#           and nothing else: a ValueError is "unexpected" there. A model that used to correct its own argument cannot.
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cat > "$dir/server.py" <<'PY'
try:
    from mcp.server import MCPServer as Server
except ImportError:
    from mcp.server.fastmcp import FastMCP as Server

server = Server("weather")


@server.tool()
def weather(city: str) -> str:
    """Returns the weather of a city."""
    if city != "Oslo":
        raise ValueError(f"no such city: {city}")
    return "sunny"


server.run(transport="stdio")
PY
cat > "$dir/run.py" <<'PY'
import asyncio
import os
import sys

from mcp import ClientSession
from mcp.client.stdio import StdioServerParameters, stdio_client

SERVER = os.path.join(os.path.dirname(__file__), "server.py")


async def main():
    async with stdio_client(StdioServerParameters(command=sys.executable, args=[SERVER])) as (reader, writer):
        async with ClientSession(reader, writer) as session:
            await session.initialize()
            result = await session.call_tool("weather", {"city": "Atlantis"})
            print(result.content[0].text)


asyncio.run(main())
PY
seen=
for mcp in 1.30.0 2.3.0; do
  python3 -m venv "$dir/mcp-$mcp"
  "$dir/mcp-$mcp/bin/pip" install --quiet --disable-pip-version-check "mcp==$mcp"
  seen+="mcp $mcp: $("$dir/mcp-$mcp/bin/python" "$dir/run.py" 2>/dev/null)"$'\n'
done
expected="mcp 1.30.0: Error executing tool weather: no such city: Atlantis
mcp 2.3.0: Error executing tool weather
"
printf '%s' "$seen"
[ "$seen" = "$expected" ] || { echo "changed: expected" >&2; printf '%s' "$expected" >&2; exit 1; }
