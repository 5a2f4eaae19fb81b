#!/usr/bin/env bash
# One unset variable in one entry of mcpServers: what does Gemini CLI put in its place, in each field?
#
# Version:  @google/gemini-cli 0.61.0 (npm), Node 20 or newer
# Guessed:  $NAME means the same everywhere in settings.json: an unset one is empty, or stays as it is, or is an error.
# Seen:     it depends on the field. In args and in url the text $NOTES_KEY stays; in env and in headers it becomes empty, without a
#           word. A server that is asked to fail without its key is started with an empty one, and another is sent "Bearer" alone.
#           A set variable is filled in in all four.
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
(
  cd "$dir"
  npm init -y >/dev/null
  npm install --silent --no-audit --no-fund @google/gemini-cli@0.61.0 2>/dev/null
  mkdir -p home/.gemini project
)
cat > "$dir/notes.cjs" <<'JS'
/** An MCP server that writes down how it was started. */
const { appendFileSync } = require("node:fs");
appendFileSync(process.env.SEEN, `${JSON.stringify({ args: process.argv.slice(2), env: [process.env.KEY, process.env.PLACE] })}\n`);
require("node:readline").createInterface({ input: process.stdin }).on("line", (line) => {
  const { id, method, params } = JSON.parse(line);
  if (id === undefined) return;
  const result =
    method === "initialize"
      ? { protocolVersion: params.protocolVersion, capabilities: {}, serverInfo: { name: "notes", version: "1" } }
      : {};
  console.log(JSON.stringify({ jsonrpc: "2.0", id, result }));
});
JS
cat > "$dir/run.mjs" <<'JS'
import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync, writeFileSync } from "node:fs";
import http from "node:http";

const requests = [];
const listening = http.createServer((request, response) => {
  requests.push([request.headers.authorization, request.headers["x-place"], request.url]);
  response.writeHead(404).end();
});
await once(listening.listen(0, "127.0.0.1"), "listening");
const seen = `${process.cwd()}/seen`;
const url = `http://127.0.0.1:${listening.address().port}/$NOTES_KEY/$NOTES_PLACE`;
const settings = {
  security: { folderTrust: { enabled: false } },
  mcpServers: {
    local: {
      command: process.execPath,
      args: [`${process.cwd()}/notes.cjs`, "$NOTES_KEY", "$NOTES_PLACE"],
      env: { KEY: "$NOTES_KEY", PLACE: "$NOTES_PLACE", SEEN: seen },
    },
    remote: { httpUrl: url, headers: { authorization: "Bearer $NOTES_KEY", "x-place": "$NOTES_PLACE" } },
  },
};
writeFileSync("home/.gemini/settings.json", JSON.stringify(settings));
const env = { PATH: process.env.PATH, HOME: `${process.cwd()}/home`, NOTES_PLACE: "Bonn" };
const gemini = spawn("../node_modules/.bin/gemini", ["mcp", "list"], { cwd: "project", env, stdio: "ignore" });
await once(gemini, "exit");
listening.close();
const [{ args, env: given }] = readFileSync(seen, "utf8").trim().split("\n").map(JSON.parse);
const result = { args, env: given, request: requests[0] };
console.log(JSON.stringify(result));
const expected = {
  args: ["$NOTES_KEY", "Bonn"],
  env: ["", "Bonn"],
  request: ["Bearer", "Bonn", "/$NOTES_KEY/Bonn"],
};
process.exit(JSON.stringify(result) === JSON.stringify(expected) ? 0 : 1);
JS
(cd "$dir" && node run.mjs) || { echo "changed"; exit 1; }
