#!/usr/bin/env bash
# An object that a google-genai client made stops working when nothing names the client itself any more.
#
# Version:  google-genai 3.6.1 (PyPI), Python 3.11
# Guessed:  `client.models` and `client.chats.create()` need their client, and so keep it alive.
# Seen:     both fail with "Cannot send a request, as the client has been closed" before a byte is sent, if the client was not
#           kept in a variable. The same two lines work with the client in one.
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
python3 -m venv "$dir/venv"
"$dir/venv/bin/pip" install --quiet --disable-pip-version-check google-genai==3.6.1
cat > "$dir/run.py" <<'PY'
import json
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

from google import genai
from google.genai import types

arrived = 0


class Model(BaseHTTPRequestHandler):
    def log_message(self, *_):
        pass

    def do_POST(self):
        global arrived
        arrived += 1
        self.rfile.read(int(self.headers["content-length"]))
        content = {"role": "model", "parts": [{"text": "hello"}]}
        answer = json.dumps({"candidates": [{"content": content, "finishReason": "STOP"}]}).encode()
        self.send_response(200)
        self.send_header("content-type", "application/json")
        self.send_header("content-length", str(len(answer)))
        self.end_headers()
        self.wfile.write(answer)


server = ThreadingHTTPServer(("127.0.0.1", 0), Model)
threading.Thread(target=server.serve_forever, daemon=True).start()
options = types.HttpOptions(base_url=f"http://127.0.0.1:{server.server_port}")


def tried(name, ask):
    try:
        print(name, ask().text, arrived)
    except RuntimeError as error:
        print(name, error, arrived)


models = genai.Client(api_key="none", http_options=options).models
tried("models alone:", lambda: models.generate_content(model="m", contents="hi"))
chat = genai.Client(api_key="none", http_options=options).chats.create(model="m")
tried("chat alone:", lambda: chat.send_message("hi"))
client = genai.Client(api_key="none", http_options=options)
kept = client.chats.create(model="m")
tried("chat, client kept:", lambda: kept.send_message("hi"))
PY
seen=$("$dir/venv/bin/python" "$dir/run.py" 2>/dev/null)
expected="models alone: Cannot send a request, as the client has been closed. 0
chat alone: Cannot send a request, as the client has been closed. 0
chat, client kept: hello 1"
printf '%s\n' "$seen"
[ "$seen" = "$expected" ] || { echo "changed: expected" >&2; printf '%s\n' "$expected" >&2; exit 1; }
