#!/usr/bin/env bash
# google-genai takes a live MCP session as a tool in a dict, and fails on the same session in its own configuration class.
#
# Version:  google-genai 3.6.1 with mcp 1.30.0 and with mcp 2.3.0 (PyPI), Python 3.11
# Guessed:  `config={"tools": [session]}` and `config=GenerateContentConfig(tools=[session])` are one configuration.
# Seen:     the dict works. The typed form ends in a TypeError before anything is sent: its configuration is copied deeply, and
#           with it the session, its streams and the event loop's own objects, which cannot be copied. mcp 1 and 2 alike.
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cat > "$dir/server.py" <<'PY'
try:
    from mcp.server import MCPServer as Server
except ImportError:
    from mcp.server.fastmcp import FastMCP as Server

server = Server("clock")


@server.tool()
def hour() -> int:
    """Returns the hour."""
    return 12


server.run(transport="stdio")
PY
cat > "$dir/run.py" <<'PY'
import asyncio
import json
import os
import sys
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

from google import genai
from google.genai import types
from mcp import ClientSession
from mcp.client.stdio import StdioServerParameters, stdio_client

SERVER = os.path.join(os.path.dirname(__file__), "server.py")
requests = []


class Model(BaseHTTPRequestHandler):
    def log_message(self, *_):
        pass

    def do_POST(self):
        requests.append(json.loads(self.rfile.read(int(self.headers["content-length"]))))
        content = {"role": "model", "parts": [{"text": "noon"}]}
        answer = json.dumps({"candidates": [{"content": content, "finishReason": "STOP"}]}).encode()
        self.send_response(200)
        self.send_header("content-type", "application/json")
        self.send_header("content-length", str(len(answer)))
        self.end_headers()
        self.wfile.write(answer)


async def main():
    http = ThreadingHTTPServer(("127.0.0.1", 0), Model)
    threading.Thread(target=http.serve_forever, daemon=True).start()
    options = types.HttpOptions(base_url=f"http://127.0.0.1:{http.server_port}")
    client = genai.Client(api_key="none", http_options=options)
    async with stdio_client(StdioServerParameters(command=sys.executable, args=[SERVER])) as (reader, writer):
        async with ClientSession(reader, writer) as session:
            await session.initialize()
            forms = {"dict": {"tools": [session]}, "class": types.GenerateContentConfig(tools=[session])}
            for name, config in forms.items():
                try:
                    answer = await client.aio.models.generate_content(model="m", contents="hour?", config=config)
                    print(name, "answered:", answer.text, "requests:", len(requests))
                except TypeError as error:
                    print(name, "TypeError:", str(error).split("'")[0] + "...", "requests:", len(requests))


asyncio.run(main())
PY
expected="dict answered: noon requests: 1
class TypeError: cannot pickle ... requests: 1"
for mcp in 1.30.0 2.3.0; do
  python3 -m venv "$dir/mcp-$mcp"
  "$dir/mcp-$mcp/bin/pip" install --quiet --disable-pip-version-check google-genai==3.6.1 "mcp==$mcp"
  seen=$("$dir/mcp-$mcp/bin/python" "$dir/run.py" 2>/dev/null)
  printf 'mcp %s\n%s\n' "$mcp" "$seen"
  [ "$seen" = "$expected" ] || { echo "changed: expected" >&2; printf '%s\n' "$expected" >&2; exit 1; }
done
