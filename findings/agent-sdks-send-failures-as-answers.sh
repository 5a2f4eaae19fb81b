#!/usr/bin/env bash
# What do two agent SDKs send a model of an MCP tool's failure, and of an answer that is structured alone?
#
# Version:  @openai/agents 0.20.0; ai 7.0.173 with @ai-sdk/mcp 2.0.99 and @ai-sdk/openai 4.0.118; @modelcontextprotocol/sdk 1.32.2 (npm);
#           Node 20 or newer
# Guessed:  a result with isError comes to the model as a failure, as each SDK sends the error that a function of its own throws.
#           An answer whose only content is structuredContent, as a tool with an output schema may give, comes as that.
# Seen:     both send the failed call's text, exactly as the text of a call that worked, and nothing says that it failed. The
#           error of a function of their own says so ("An error occurred while running the tool", {"error":"Error: no gauge"}). Of
#           structured content neither sends anything: the output is the text "[]" from one, and an empty list from the other.
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund @openai/agents@0.20.0 ai@7.0.173 @ai-sdk/mcp@2.0.99 @ai-sdk/openai@4.0.118 \
  @modelcontextprotocol/sdk@1.32.2 zod@4.6.7 2>/dev/null
cat > server.mjs <<'JS'
import { Server } from "@modelcontextprotocol/sdk/server/index.js";
import { StdioServerTransport } from "@modelcontextprotocol/sdk/server/stdio.js";
import { CallToolRequestSchema, ListToolsRequestSchema } from "@modelcontextprotocol/sdk/types.js";

const inputSchema = { type: "object", properties: {} };
const outputSchema = { type: "object", properties: { metres: { type: "number" } }, required: ["metres"] };
const results = {
  worked: { content: [{ type: "text", text: "3.2 m" }] },
  failed: { content: [{ type: "text", text: "no gauge" }], isError: true },
  structured: { content: [], structuredContent: { metres: 3.2 } },
};
const server = new Server({ name: "tides", version: "1.0.0" }, { capabilities: { tools: {} } });
server.setRequestHandler(ListToolsRequestSchema, () => ({
  tools: Object.keys(results).map((name) => ({ name, inputSchema, ...(name === "structured" && { outputSchema }) })),
}));
server.setRequestHandler(CallToolRequestSchema, ({ params }) => results[params.name]);
await server.connect(new StdioServerTransport());
JS
# A model that calls one tool, then is content; `heard` is what it gets as the output.
cat > model.mjs <<'JS'
import { createServer } from "node:http";

export async function model(tool) {
  const heard = [];
  const server = createServer(async (request, response) => {
    let text = "";
    for await (const piece of request) text += piece;
    const { input } = JSON.parse(text);
    const got = Array.isArray(input) ? input.find(({ type }) => type === "function_call_output") : undefined;
    if (got !== undefined) heard.push(got.output);
    const texts = [{ type: "output_text", text: "Done.", annotations: [] }];
    const said = { id: "m1", type: "message", role: "assistant", status: "completed", content: texts };
    const call = { id: "f1", type: "function_call", status: "completed", call_id: "c1", name: tool, arguments: "{}" };
    response.setHeader("content-type", "application/json").end(
      JSON.stringify({
        ...{ id: "r1", object: "response", created_at: 1, status: "completed", model: "any", tools: [] },
        ...{ output: [got === undefined ? call : said], parallel_tool_calls: false, tool_choice: "auto" },
        usage: {
          ...{ input_tokens: 1, output_tokens: 1, total_tokens: 2 },
          input_tokens_details: { cached_tokens: 0 },
          output_tokens_details: { reasoning_tokens: 0 },
        },
      }),
    );
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  const baseURL = `http://127.0.0.1:${server.address().port}/v1`;
  return { heard, settings: { apiKey: "none", baseURL }, close: () => server.close() };
}

export const show = (sdk, tool, [output]) =>
  console.log(`${sdk} ${tool}: ${JSON.stringify(typeof output === "string" ? output : output.map(({ text }) => text))}`);
export const fails = () => {
  throw new Error("no gauge");
};
JS
cat > agents.mjs <<'JS'
import { Agent, MCPServerStdio, OpenAIProvider, Runner, tool as own } from "@openai/agents";
import OpenAI from "openai";
import { fails, model, show } from "./model.mjs";

const parameters = { type: "object", properties: {}, required: [], additionalProperties: true };
const throws = own({ name: "throws", description: "", parameters, strict: false, execute: fails });
for (const name of ["worked", "failed", "throws", "structured"]) {
  const { heard, settings, close } = await model(name);
  const server = new MCPServerStdio({ command: process.execPath, args: ["server.mjs"], name: "tides", clientSessionTimeoutSeconds: 60 });
  await server.connect();
  const modelProvider = new OpenAIProvider({ openAIClient: new OpenAI(settings) });
  const agent = new Agent({ name: "pilot", model: "any", mcpServers: [server], tools: [throws] });
  await new Runner({ modelProvider, tracingDisabled: true }).run(agent, "How high is the tide?");
  show("agents", name, heard);
  await server.close();
  close();
}
JS
cat > ai.mjs <<'JS'
import { createOpenAI } from "@ai-sdk/openai";
import { createMCPClient } from "@ai-sdk/mcp";
import { Experimental_StdioMCPTransport as Stdio } from "@ai-sdk/mcp/mcp-stdio";
import { generateText, jsonSchema, stepCountIs, tool as own } from "ai";
import { fails, model, show } from "./model.mjs";

const throws = own({ inputSchema: jsonSchema({ type: "object", properties: {} }), execute: fails });
for (const name of ["worked", "failed", "throws", "structured"]) {
  const { heard, settings, close } = await model(name);
  const client = await createMCPClient({ transport: new Stdio({ command: process.execPath, args: ["server.mjs"] }) });
  const tools = { ...(await client.tools()), throws };
  const any = createOpenAI(settings).responses("any");
  await generateText({ model: any, tools, stopWhen: stepCountIs(3), prompt: "How high is the tide?" });
  show("ai", name, heard);
  await client.close();
  close();
}
JS
node agents.mjs > seen.txt 2> errors.txt || { cat errors.txt; exit 1; }
node ai.mjs >> seen.txt 2> errors.txt || { cat errors.txt; exit 1; }
cat seen.txt
diff seen.txt - <<'OUT'
agents worked: ["3.2 m"]
agents failed: ["no gauge"]
agents throws: "An error occurred while running the tool. Please try again."
agents structured: "[]"
ai worked: ["3.2 m"]
ai failed: ["no gauge"]
ai throws: "{\"error\":\"Error: no gauge\"}"
ai structured: []
OUT
