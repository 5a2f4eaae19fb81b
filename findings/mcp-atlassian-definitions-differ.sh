#!/usr/bin/env bash
# A server whose tool definitions differ between two identical starts, though nobody changed anything.
#
# Version:  mcp-atlassian 0.23.1 (PyPI), Python 3.11
# Guessed:  the same program, arguments and environment list the same tools; a definition that differs was changed.
# Seen:     four of 98 tools differ at most starts, in one place each: the default of `fields` is a set of names joined to a
#           text, in the order that this process happens to hash them. The names are the same, their order is not.
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
python3 -m venv "$dir/venv"
"$dir/venv/bin/pip" install --quiet --disable-pip-version-check mcp-atlassian==0.23.1
cat > "$dir/run.py" <<'PY'
import json
import os
import subprocess
import sys

PROGRAM = os.path.join(os.path.dirname(sys.executable), "mcp-atlassian")
PLACES = {f"{kind}_{part}": value for kind in ("JIRA", "CONFLUENCE")
          for part, value in (("URL", "https://tracker.example.org"), ("PERSONAL_TOKEN", "none"))}


def listed():
    """Starts the server, and returns its tools by name."""
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONHASHSEED"} | PLACES
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "stderr": subprocess.DEVNULL}
    server = subprocess.Popen([PROGRAM], **pipes, env=environment, text=True)

    def ask(number, method, params):
        server.stdin.write(json.dumps({"jsonrpc": "2.0", "id": number, "method": method, "params": params}) + "\n")
        server.stdin.flush()
        return next(answer["result"] for answer in map(json.loads, server.stdout) if answer.get("id") == number)

    about = {"protocolVersion": "2025-06-18", "capabilities": {}, "clientInfo": {"name": "client", "version": "1"}}
    ask(1, "initialize", about)
    server.stdin.write('{"jsonrpc":"2.0","method":"notifications/initialized"}\n')
    tools = ask(2, "tools/list", {})["tools"]
    server.kill()
    server.wait()
    return {tool["name"]: tool for tool in tools}


def differences(one, other, path=""):
    if isinstance(one, dict) and isinstance(other, dict) and one.keys() == other.keys():
        return [found for key in one for found in differences(one[key], other[key], f"{path}/{key}")]
    return [] if one == other else [(path, one, other)]


starts = [listed() for _ in range(4)]
found = {(name, path): sorted(one.split(",")) == sorted(other.split(","))
         for start in starts[1:] for name in starts[0]
         for path, one, other in differences(starts[0][name], start[name])}
print(len(starts[0]), "tools")
for (name, path), reordered in sorted(found.items()):
    print(name, path, "same names, other order" if reordered else "other names")
PY
seen=$("$dir/venv/bin/python" "$dir/run.py")
place="/inputSchema/properties/fields/default same names, other order"
expected="98 tools
jira_get_board_issues $place
jira_get_issue $place
jira_get_sprint_issues $place
jira_search $place"
printf '%s\n' "$seen"
[ "$seen" = "$expected" ] || { echo "changed: expected" >&2; printf '%s\n' "$expected" >&2; exit 1; }
