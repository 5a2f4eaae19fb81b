#!/usr/bin/env bash
# The Python SDK's tool runner sends the system prompt, the tools and the question in its first request only.
#
# Version:  anthropic 2.14.0 (PyPI), Python 3.11
# Guessed:  each request of a Messages conversation carries the system prompt, the tools and all messages so far.
# Seen:     `beta.messages.tool_runner()` speaks of threads unasked. Its second and third request hold nothing but the newest
#           tool result and the id of the answer before. A server that takes Messages requests but does not know threads
#           answers 200 to the first, and then gets a tool result without its call, from a model's view without any tools.
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
python3 -m venv "$dir/venv"
"$dir/venv/bin/pip" install --quiet --disable-pip-version-check anthropic==2.14.0
cat > "$dir/run.py" <<'PY'
import json
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

from anthropic import Anthropic, beta_tool

requests = []


class Model(BaseHTTPRequestHandler):
    """Asks for the tool twice, then ends. It does not look at `thread`."""

    def log_message(self, *_):
        pass

    def do_POST(self):
        requests.append(json.loads(self.rfile.read(int(self.headers["content-length"]))))
        number = len(requests)
        call = {"type": "tool_use", "id": f"toolu_{number}", "name": "weather", "input": {"city": "Oslo"}}
        last = number == 3
        answer = json.dumps({
            "id": f"msg_{number}", "type": "message", "role": "assistant", "model": "m",
            "content": [{"type": "text", "text": "Sunny."}] if last else [call],
            "stop_reason": "end_turn" if last else "tool_use", "stop_sequence": None,
            "usage": {"input_tokens": 1, "output_tokens": 1},
        }).encode()
        self.send_response(200)
        self.send_header("content-type", "application/json")
        self.send_header("content-length", str(len(answer)))
        self.end_headers()
        self.wfile.write(answer)


@beta_tool
def weather(city: str) -> str:
    """Returns the weather.

    Args:
        city: The city.
    """
    return "sunny"


server = ThreadingHTTPServer(("127.0.0.1", 0), Model)
threading.Thread(target=server.serve_forever, daemon=True).start()
client = Anthropic(api_key="none", base_url=f"http://127.0.0.1:{server.server_port}")
runner = client.beta.messages.tool_runner(
    model="m", max_tokens=100, system="Be brief.", tools=[weather],
    messages=[{"role": "user", "content": "What is the weather in Oslo?"}],
)
for _ in runner:
    pass
for request in requests:
    print(sorted(request), len(request["messages"]), json.dumps(request["thread"], sort_keys=True))
PY
seen=$("$dir/venv/bin/python" "$dir/run.py")
expected="['max_tokens', 'messages', 'model', 'system', 'thread', 'tools'] 1 {\"type\": \"create\"}
['max_tokens', 'messages', 'model', 'thread'] 1 {\"previous_message_id\": \"msg_1\", \"type\": \"continue\"}
['max_tokens', 'messages', 'model', 'thread'] 1 {\"previous_message_id\": \"msg_2\", \"type\": \"continue\"}"
printf '%s\n' "$seen"
[ "$seen" = "$expected" ] || { echo "changed: expected" >&2; printf '%s\n' "$expected" >&2; exit 1; }
