#!/usr/bin/env bash
# A custom tool called in a Chat Completions stream: OpenAI's helper for Python never gives the answer, the one for Node does.
#
# Version:  openai 3.57.0 (PyPI), Python 3.11; openai 7.59.0 (npm), Node 22 or newer
# Guessed:  SDKs generated from one description have the same types, so that both stream helpers put the pieces of a custom
#           call together, as they do for a function call.
# Seen:     only the types for Node have `custom` in a chunk's tool call. Python keeps it as a plain dictionary, tells of each
#           chunk, and then get_final_completion() ends in an AttributeError; Node's finalChatCompletion() has the whole input.
#           The same call in an answer that is not streamed is read by both.
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
python3 -m venv venv
venv/bin/pip install --quiet --disable-pip-version-check openai==3.57.0
npm init -y > /dev/null
npm i --no-audit --no-fund --loglevel=error openai@7.59.0 > /dev/null
cat > ask.mjs <<'JS'
import OpenAI from "openai";

const client = new OpenAI({ apiKey: "none", baseURL: process.argv[2] });
const request = { model: "model", messages: [{ role: "user", content: "List the files." }] };
const told = ({ choices: [{ message }] }) => message.tool_calls[0].custom.input;
console.log("node whole:", told(await client.chat.completions.create(request)));
console.log("node streamed:", told(await client.chat.completions.stream(request).finalChatCompletion()));
JS
cat > ask.py <<'PY'
import json
import subprocess
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

import openai


def chunk(delta, reason=None):
    choice = {"index": 0, "delta": delta, "finish_reason": reason}
    return {"id": "c", "object": "chat.completion.chunk", "created": 1, "model": "model", "choices": [choice]}


FIRST = {"index": 0, "id": "call_1", "type": "custom", "custom": {"name": "shell", "input": "ls"}}
PIECES = [{"role": "assistant", "tool_calls": [FIRST]}, {"tool_calls": [{"index": 0, "custom": {"input": " -l"}}]}]
CALL = {"id": "call_1", "type": "custom", "custom": {"name": "shell", "input": "ls -l"}}
MESSAGE = {"role": "assistant", "content": None, "refusal": None, "tool_calls": [CALL]}
WHOLE = {"id": "c", "object": "chat.completion", "created": 1, "model": "model",
         "choices": [{"index": 0, "message": MESSAGE, "finish_reason": "tool_calls", "logprobs": None}]}


class Model(BaseHTTPRequestHandler):
    def do_POST(self):
        streamed = json.loads(self.rfile.read(int(self.headers["content-length"]))).get("stream")
        chunks = [*map(chunk, PIECES), chunk({}, "tool_calls")]
        lines = [f"data: {json.dumps(one)}\n\n" for one in chunks] + ["data: [DONE]\n\n"]
        body = ("".join(lines) if streamed else json.dumps(WHOLE)).encode()
        self.send_response(200)
        self.send_header("content-type", "text/event-stream" if streamed else "application/json")
        self.send_header("content-length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_):
        pass


server = ThreadingHTTPServer(("127.0.0.1", 0), Model)
threading.Thread(target=server.serve_forever, daemon=True).start()
url = f"http://127.0.0.1:{server.server_port}/v1"
client = openai.OpenAI(api_key="none", base_url=url)
request = {"model": "model", "messages": [{"role": "user", "content": "List the files."}]}
answer = client.chat.completions.create(**request)
print("python whole:", answer.choices[0].message.tool_calls[0].custom.input, flush=True)
with client.chat.completions.stream(**request) as stream:
    print("python streamed:", [event.type for event in stream])
    try:
        print("python streamed:", stream.get_final_completion().choices[0].message.tool_calls[0].custom.input)
    except AttributeError as error:
        print("python streamed:", error, flush=True)
subprocess.run(["node", "ask.mjs", url], check=True)
PY
seen=$(venv/bin/python ask.py)
expected="python whole: ls -l
python streamed: ['chunk', 'chunk', 'chunk']
python streamed: 'dict' object has no attribute 'name'
node whole: ls -l
node streamed: ls -l"
printf '%s\n' "$seen"
[ "$seen" = "$expected" ] || { echo "changed: expected" >&2; printf '%s\n' "$expected" >&2; exit 1; }
