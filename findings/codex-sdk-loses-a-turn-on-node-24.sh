#!/usr/bin/env bash
# One SDK, one program, the same bytes between them: whether an answer arrives depends on which Node.js reads its lines.
#
# Version:  @openai/codex-sdk 0.163.0 (npm) on Node.js 22.20.0, 24.21.0 and 26.12.1 (npm node-linux-*); the program that it starts is
#           a stand-in of ten lines, which writes the SDK's events as lines of JSON
# Guessed:  a line of JSON ends at a line feed, and a string in it may have the line separator U+2028 as it is (RFC 8259, ECMA-404),
#           as Rust's and Python's JSON writers leave it; so a turn whose text has one gives that text, as on Node 22.
# Seen:     from Node 24 on, readline takes U+2028 for the end of a line. The SDK gets half an object, and the turn ends with
#           "Failed to parse item". A text without the character arrives on all three.
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
arch=$(node -p process.arch)
(
  cd "$dir"
  npm init -y >/dev/null
  npm install --silent --no-audit --no-fund --ignore-scripts --legacy-peer-deps --omit=optional @openai/codex-sdk@0.163.0 \
    "node22@npm:node-linux-$arch@22.20.0" "node24@npm:node-linux-$arch@24.21.0" "node26@npm:node-linux-$arch@26.12.1" 2>/dev/null
)
cat > "$dir/program" <<'PY'
#!/usr/bin/env python3
import json
import os
import sys

sys.stdin.read()
for event in (
    {"type": "thread.started", "thread_id": "t"},
    {"type": "turn.started"},
    {"type": "item.completed", "item": {"id": "i", "type": "agent_message", "text": os.environ["TEXT"]}},
    {"type": "turn.completed", "usage": {"input_tokens": 1, "cached_input_tokens": 0, "output_tokens": 1}},
):
    sys.stdout.buffer.write(json.dumps(event, ensure_ascii=False).encode() + b"\n")
PY
chmod +x "$dir/program"
cat > "$dir/ask.mjs" <<'JS'
import { Codex } from "@openai/codex-sdk";

for (const text of ["first line second line", "first line\u2028second line"]) {
  const env = { PATH: process.env.PATH, TEXT: text, PYTHONIOENCODING: "utf-8", LANG: "C.UTF-8" };
  const thread = new Codex({ codexPathOverride: process.argv[2], env }).startThread({ skipGitRepoCheck: true });
  const said = await thread.run("say it").then(
    ({ finalResponse }) => (finalResponse === text ? "the text arrived" : "another text arrived"),
    (error) => error.message.split(":")[0],
  );
  const node = process.version.split(".")[0];
  console.log(`${node}, ${text.includes("\u2028") ? "with" : "without"} U+2028: ${said}`);
}
JS
seen=$(cd "$dir" && for version in 22 24 26; do "node_modules/node$version/bin/node" ask.mjs "$dir/program"; done)
expected="v22, without U+2028: the text arrived
v22, with U+2028: the text arrived
v24, without U+2028: the text arrived
v24, with U+2028: Failed to parse item
v26, without U+2028: the text arrived
v26, with U+2028: Failed to parse item"
printf '%s\n' "$seen"
[ "$seen" = "$expected" ] || { echo "changed: expected" >&2; printf '%s\n' "$expected" >&2; exit 1; }
