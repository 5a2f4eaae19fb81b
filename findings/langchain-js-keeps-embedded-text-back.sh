#!/usr/bin/env bash
# Which parts of a tool's result does the model get through LangChain's JavaScript adapter?
#
# Version:  @langchain/mcp-adapters 1.1.4, @langchain/core 1.4.0 (npm), Node 20 or newer
# Guessed:  what a result holds is in the tool message, and a block looks the same in any company.
# Seen:     the text of an embedded resource is never there, and a result of nothing else is an empty list, as is one that only has
#           structured content. With structured content, text is JSON that tells of its own type; with a link beside it, a block;
#           alone, a string. A link is a file with the server's own `tides:` address for the model to fetch; its name and
#           description are gone. Nothing fails, and what is missing is in the artifact, which no model reads.
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
(
  cd "$dir"
  npm init -y >/dev/null
  npm install --silent --no-audit --no-fund @langchain/mcp-adapters@1.1.4 @langchain/core@1.4.0 2>/dev/null
)
cat > "$dir/tides.mjs" <<'JS'
/** An MCP server over stdio, with a tool for each kind of result. */
import { createInterface } from "node:readline";

const text = { type: "text", text: "three metres" };
const csv = { uri: "tides://husum/today", mimeType: "text/csv" };
const table = { type: "resource", resource: { ...csv, text: "hour,level\n1,3" } };
const link = { type: "resource_link", name: "husum", description: "the levels of today", ...csv };
const structuredContent = { level: 3 };
const outputSchema = { type: "object", properties: { level: { type: "number" } } };
const TOOLS = {
  text: [{}, { content: [text] }],
  text_and_table: [{}, { content: [text, table] }],
  table: [{}, { content: [table] }],
  text_and_link: [{}, { content: [text, link] }],
  level: [{ outputSchema }, { content: [], structuredContent }],
  text_and_level: [{ outputSchema }, { content: [text], structuredContent }],
};
const ANSWERS = {
  initialize: ({ protocolVersion }) => ({
    protocolVersion,
    capabilities: { tools: {} },
    serverInfo: { name: "tides", version: "1" },
  }),
  "tools/list": () => ({
    tools: Object.entries(TOOLS).map(([name, [more]]) => ({ name, inputSchema: { type: "object" }, ...more })),
  }),
  "tools/call": ({ name }) => TOOLS[name][1],
};

createInterface({ input: process.stdin }).on("line", (line) => {
  const { id, method, params } = JSON.parse(line);
  if (id !== undefined) console.log(JSON.stringify({ jsonrpc: "2.0", id, result: ANSWERS[method]?.(params) ?? {} }));
});
JS
cat > "$dir/run.mjs" <<'JS'
import { MultiServerMCPClient } from "@langchain/mcp-adapters";

const tides = { transport: "stdio", command: process.execPath, args: ["tides.mjs"] };
const client = new MultiServerMCPClient({ mcpServers: { tides } });
const seen = {};
for (const tool of await client.getTools()) {
  const { content, status } = await tool.invoke({ type: "tool_call", id: "1", name: tool.name, args: {} });
  seen[tool.name] = [status, content];
}
await client.close();
console.log(JSON.stringify(seen, null, 1));
const text = "three metres";
const link = { type: "file", source_type: "url", url: "tides://husum/today", mime_type: "text/csv" };
const expected = {
  text: ["success", text],
  text_and_table: ["success", text],
  table: ["success", []],
  text_and_link: ["success", [{ type: "text", text }, link]],
  level: ["success", []],
  text_and_level: ["success", JSON.stringify({ type: "text", text, structuredContent: { level: 3 } })],
};
process.exit(JSON.stringify(seen) === JSON.stringify(expected) ? 0 : 1);
JS
(cd "$dir" && node run.mjs) || { echo "changed"; exit 1; }
