/**
 * An agent that takes Claude Code's arguments: it makes the calls of CALLS (`[tool, arguments]`) one after the other, and
 * prints the texts of the results as JSON. SETTINGS in arguments becomes the path of its own MCP configuration.
 */
export const TOOLS_AGENT = `#!${process.execPath}
const { spawn } = require("node:child_process");
const { readFileSync } = require("node:fs");
const file = process.argv[process.argv.indexOf("--mcp-config") + 1];
const { command, args } = JSON.parse(readFileSync(file, "utf8")).mcpServers.netmon;
const server = spawn(command, args, { stdio: ["pipe", "pipe", "inherit"] });
const calls = JSON.parse(process.env.CALLS.replaceAll("SETTINGS", file));
const texts = [];
const say = (message) => server.stdin.write(JSON.stringify({ jsonrpc: "2.0", ...message }) + "\\n");
const next = () => {
  if (texts.length === calls.length) return server.stdin.end(console.log(JSON.stringify(texts)));
  say({ id: texts.length + 1, method: "tools/call", params: {
    name: calls[texts.length][0], arguments: calls[texts.length][1],
    _meta: { "claudecode/toolUseId": "toolu_" + texts.length },
  } });
};
require("node:readline").createInterface({ input: server.stdout }).on("line", (line) => {
  const { id, result } = JSON.parse(line);
  if (id === undefined) return;
  if (id === 0) {
    say({ method: "notifications/initialized" });
    say({ id: -1, method: "tools/list" });
    return;
  }
  if (id > 0) texts.push(result.content[0].text);
  next();
});
say({ id: 0, method: "initialize", params: { protocolVersion: "2025-11-25", capabilities: {}, clientInfo: { name: "t", version: "1" } } });
`;
