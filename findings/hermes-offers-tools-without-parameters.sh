#!/usr/bin/env bash
# An agent and an SDK that pip puts side by side without a word: every tool of every MCP server loses its parameters on the way
# to the model, and nothing is logged.
#
# Version:  hermes-agent 0.19.0 with mcp 2.3.0, and with mcp 1.26.0 (PyPI), on the newest Python 3.12 or 3.13 found
# Guessed:  hermes-agent speaks MCP if `mcp` is there, and `pip install hermes-agent mcp` succeeds, so what a server lists reaches
#           the model; if the SDK's second version is not for it, its import or the first list fails.
# Seen:     servers start, initialize and are listed with both. With mcp 2.3.0, whose objects name the schema `input_schema`, each tool
#           reaches the model with its description and an empty schema; with 1.26.0 it has its parameters. The extra
#           `hermes-agent[mcp]` would have asked for 1.26.0.
set -euo pipefail
dir=$(mktemp -d)
model=
trap '[ -z "$model" ] || kill "$model" 2>/dev/null || true; rm -rf "$dir"' EXIT
python=
for one in python3.13 python3.12 ~/.pyenv/versions/3.1[23]*/bin/python3; do
  if command -v "$one" >/dev/null && "$one" -c 'import sys; sys.exit(not (3, 12) <= sys.version_info < (3, 14))' 2>/dev/null; then
    python=$one
  fi
done
[ -n "$python" ] || { echo "needs Python 3.12 or 3.13" >&2; exit 2; }

# without any SDK: the lines that a server with one tool answers
cat > "$dir/server.py" <<'PY'
import json
import sys

TOOL = {
    "name": "forecast",
    "description": "The weather of a city",
    "inputSchema": {
        "type": "object",
        "properties": {"city": {"type": "string"}, "days": {"type": "integer"}},
        "required": ["city"],
    },
}
for line in sys.stdin:
    message = json.loads(line)
    method = message.get("method")
    if method == "initialize":
        result = {
            "protocolVersion": "2025-06-18",
            "capabilities": {"tools": {}},
            "serverInfo": {"name": "weather", "version": "1"},
        }
    elif method == "tools/list":
        result = {"tools": [TOOL]}
    else:
        result = {}
    if "id" in message:
        print(json.dumps({"jsonrpc": "2.0", "id": message["id"], "result": result}), flush=True)
PY
# a model that says one word, and writes what it was offered
cat > "$dir/model.py" <<'PY'
import json
import sys
from http.server import BaseHTTPRequestHandler, HTTPServer


class Model(BaseHTTPRequestHandler):
    def log_message(self, *_):
        pass

    def do_GET(self):
        self.send_error(404)

    def do_POST(self):
        body = json.loads(self.rfile.read(int(self.headers["content-length"])))
        with open(sys.argv[1], "a") as seen:
            for tool in body.get("tools", []):
                if "weather" in tool["function"]["name"]:
                    print(sorted(tool["function"]["parameters"]["properties"]), file=seen)
        self.send_response(200)
        self.send_header("content-type", "text/event-stream")
        self.end_headers()
        for delta, reason in (({"role": "assistant", "content": "Fine."}, None), ({}, "stop")):
            chunk = {
                "id": "c",
                "object": "chat.completion.chunk",
                "created": 1,
                "model": "m",
                "choices": [{"index": 0, "delta": delta, "finish_reason": reason}],
            }
            self.wfile.write(f"data: {json.dumps(chunk)}\n\n".encode())
        self.wfile.write(b"data: [DONE]\n\n")


server = HTTPServer(("127.0.0.1", 0), Model)
with open(sys.argv[2], "w") as port:
    port.write(str(server.server_port))
server.serve_forever()
PY
"$python" "$dir/model.py" "$dir/seen" "$dir/port" &
model=$!
until [ -s "$dir/port" ]; do sleep 0.1; done
"$python" -m venv "$dir/venv"
seen=
for sdk in 2.3.0 1.26.0; do
  "$dir/venv/bin/pip" install --quiet --disable-pip-version-check hermes-agent==0.19.0 "mcp==$sdk"
  home="$dir/home-$sdk"
  mkdir -p "$home/.hermes"
  cat > "$home/.hermes/config.yaml" <<YAML
model: {default: m, provider: custom, base_url: "http://127.0.0.1:$(cat "$dir/port")/v1", api_key: none}
mcp_servers:
  weather: {command: "$python", args: ["$dir/server.py"]}
YAML
  : > "$dir/seen"
  HOME="$home" timeout 120 "$dir/venv/bin/hermes" chat -q "What is the weather like?" --yolo >"$dir/said" 2>&1 </dev/null
  seen+="mcp $sdk: $(sort -u "$dir/seen")"$'\n'
done
expected="mcp 2.3.0: []
mcp 1.26.0: ['city', 'days']
"
printf '%s' "$seen"
[ "$seen" = "$expected" ] || { echo "changed: expected" >&2; printf '%s' "$expected" >&2; exit 1; }
