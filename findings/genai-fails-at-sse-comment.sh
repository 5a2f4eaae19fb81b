#!/usr/bin/env bash
# A keep-alive comment in a stream, which the standard tells readers to skip, is an error for one of Google's own SDKs only.
#
# Version:  google-genai 3.6.1 (PyPI, Python 3.11) and @google/genai 2.32.0 (npm), from one server with the same bytes
# Guessed:  both read server-sent events, in which a line that begins with a colon is a comment (HTML standard, 9.2.6), as the
#           proxies of many hosts put one between two events of a slow answer.
# Seen:     JavaScript skips the comment. Python fails with UnknownApiResponseError in the middle of the answer, and quotes it.
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
python3 -m venv "$dir/venv"
"$dir/venv/bin/pip" install --quiet --disable-pip-version-check google-genai==3.6.1
(cd "$dir" && npm init -y >/dev/null && npm install --silent --no-audit --no-fund --ignore-scripts @google/genai@2.32.0)
cat > "$dir/ask.mjs" <<'JS'
import { GoogleGenAI } from "@google/genai";

const client = new GoogleGenAI({ apiKey: "none", httpOptions: { baseUrl: process.argv[2] } });
const texts = [];
for await (const part of await client.models.generateContentStream({ model: "m", contents: "hi" })) texts.push(part.text);
console.log("JavaScript:", texts.join(" "));
JS
cat > "$dir/run.py" <<'PY'
import json
import os
import subprocess
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

from google import genai
from google.genai import errors, types


class Model(BaseHTTPRequestHandler):
    def log_message(self, *_):
        pass

    def do_POST(self):
        self.rfile.read(int(self.headers["content-length"]))
        self.send_response(200)
        self.send_header("content-type", "text/event-stream")
        self.end_headers()
        for text in ("one", "two"):
            content = {"role": "model", "parts": [{"text": text}]}
            self.wfile.write(b"data: " + json.dumps({"candidates": [{"content": content}]}).encode() + b"\n\n")
            if text == "one":
                self.wfile.write(b": still working\n\n")


server = ThreadingHTTPServer(("127.0.0.1", 0), Model)
threading.Thread(target=server.serve_forever, daemon=True).start()
url = f"http://127.0.0.1:{server.server_port}"
subprocess.run(["node", "ask.mjs", url], check=True, cwd=os.path.dirname(os.path.abspath(__file__)))
client = genai.Client(api_key="none", http_options=types.HttpOptions(base_url=url))
texts = []
try:
    for part in client.models.generate_content_stream(model="m", contents="hi"):
        texts.append(part.text)
    print("Python:", *texts)
except errors.UnknownApiResponseError as error:
    print("Python:", *texts, "and then", error)
PY
seen=$("$dir/venv/bin/python" -u "$dir/run.py")
expected="JavaScript: one two
Python: one and then Failed to parse response as JSON. Raw response: : still working"
printf '%s\n' "$seen"
[ "$seen" = "$expected" ] || { echo "changed: expected" >&2; printf '%s\n' "$expected" >&2; exit 1; }
