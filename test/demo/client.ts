/**
 * A real MCP client (official SDK): lists and calls the tools of each server given as NAME=URL, and prints one JSON
 * line per server with what it saw.
 */
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";

async function visit(url: string): Promise<string> {
  const client = new Client({ name: "demo-agent", version: "1.0.0" });
  const transport = new StreamableHTTPClientTransport(new URL(url));
  await client.connect(transport as Parameters<Client["connect"]>[0]);
  const { tools } = await client.listTools();
  const tool = tools[0]?.name ?? "";
  const result = await client.callTool({ name: tool, arguments: {} });
  await client.close();
  const content = result.content as { type: string; text?: string }[];
  return `called ${tool}: ${content[0]?.text ?? ""}`;
}

function reason(error: unknown): string {
  const cause = error instanceof Error ? (error.cause as NodeJS.ErrnoException | undefined) : undefined;
  return cause?.message ?? (error instanceof Error ? error.message : String(error));
}

for (const argument of process.argv.slice(2)) {
  const [name = "", url = ""] = argument.split(/=(.*)/s);
  try {
    process.stdout.write(`${JSON.stringify({ name, ok: true, saw: await visit(url) })}\n`);
  } catch (error) {
    process.stdout.write(`${JSON.stringify({ name, ok: false, saw: reason(error) })}\n`);
  }
}
process.exit(0);
