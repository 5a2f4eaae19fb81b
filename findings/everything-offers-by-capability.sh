#!/usr/bin/env bash
# The reference server "everything" offers another list of tools to each kind of client, from the first tools/list on.
#
# Version:  @modelcontextprotocol/server-everything 2026.8.31 (npm), asked by @modelcontextprotocol/client 2.4.0, Node 20 or newer
# Guessed:  a stdio server that is started with the same words in the same directory offers the same tools to everybody, so
#           that a list taken once by a scanner or a registry is what an agent will get.
# Seen:     13 tools for a client without capabilities, one more for roots, sampling or elicitation, two for that by URL, 17 for
#           a client with all of them. What a plain client lists leaves out the tools that ask the user and the model.
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
npm init -y > /dev/null
npm i --no-audit --no-fund --loglevel=error @modelcontextprotocol/server-everything@2026.8.31 @modelcontextprotocol/client@2.4.0
cat > list.mjs <<'JS'
import { Client } from "@modelcontextprotocol/client";
import { StdioClientTransport } from "@modelcontextprotocol/client/stdio";

const server = "node_modules/@modelcontextprotocol/server-everything/dist/index.js";
const sets = {
  none: {},
  roots: { roots: {} },
  sampling: { sampling: {} },
  form: { elicitation: { form: {} } },
  url: { elicitation: { url: {} } },
  all: { roots: {}, sampling: {}, elicitation: { form: {}, url: {} } },
};
for (const [name, capabilities] of Object.entries(sets)) {
  const client = new Client({ name: "list", version: "1" }, { capabilities });
  await client.connect(new StdioClientTransport({ command: process.execPath, args: [server, "stdio"], stderr: "ignore" }));
  const { tools } = await client.listTools();
  console.log(name, tools.length);
  await client.close();
}
JS
seen=$(node list.mjs | tr '\n' ' ')
echo "$seen"
[ "$seen" = "none 13 roots 14 sampling 14 form 14 url 15 all 17 " ] || { echo "it has changed" >&2; exit 1; }
