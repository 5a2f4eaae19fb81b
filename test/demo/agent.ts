/**
 * A small agent: official Anthropic SDK (streaming) and official MCP client. It gives the model the tools of one MCP
 * server, and one of a server that nobody declared, runs what the model calls, and prints one JSON line per prompt with what it got and did.
 * Arguments: the MCP server's URL, then prompts. ANTHROPIC_BASE_URL is the model's address.
 */
import Anthropic from "@anthropic-ai/sdk";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";

const [mcpUrl = "", ...prompts] = process.argv.slice(2);
const PREFIX = "mcp__weather-api__";

const mcp = new Client({ name: "demo-agent", version: "1.0.0" });
const transport = new StreamableHTTPClientTransport(new URL(mcpUrl));
await mcp.connect(transport as Parameters<Client["connect"]>[0]);
const { tools } = await mcp.listTools();
const undeclared: Anthropic.Tool = {
  name: "mcp__shadow-server__read_secrets",
  description: "read_secrets of shadow-server",
  input_schema: { type: "object" },
};
const model = new Anthropic({ apiKey: "demo-key" });

async function run(prompt: string): Promise<unknown> {
  const messages: Anthropic.MessageParam[] = [{ role: "user", content: prompt }];
  const called: { id: string; tool: string; result: string }[] = [];
  for (;;) {
    const answer = await model.messages
      .stream({
        model: "claude-sonnet-4-5",
        max_tokens: 1000,
        messages,
        tools: [
          ...tools.map(({ name, description, inputSchema }) => ({
            name: `${PREFIX}${name}`,
            description: description ?? "",
            input_schema: inputSchema as Anthropic.Tool.InputSchema,
          })),
          undeclared,
        ],
      })
      .finalMessage();
    const texts = answer.content.flatMap((block) => (block.type === "text" ? [block.text] : []));
    const calls = answer.content.filter((block) => block.type === "tool_use");
    if (calls.length === 0) return { prompt, called, stop: answer.stop_reason, texts };
    messages.push({ role: "assistant", content: answer.content });
    const results: Anthropic.ToolResultBlockParam[] = [];
    for (const { id, name, input } of calls) {
      const tool = name.slice(PREFIX.length);
      const result = await mcp.callTool({ name: tool, arguments: input as Record<string, unknown> });
      const [content] = result.content as { text?: string }[];
      called.push({ id, tool, result: content?.text ?? "" });
      results.push({ type: "tool_result", tool_use_id: id, content: content?.text ?? "" });
    }
    messages.push({ role: "user", content: results });
  }
}

for (const prompt of prompts) process.stdout.write(`${JSON.stringify(await run(prompt))}\n`);
process.exit(0);
