/**
 * MCP inspection: a stdio server behind `netmon shim`. Its poisoned tool is hidden from the agent, and a tool that
 * changes its definition after it was seen can no longer be called.
 */
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StdioClientTransport } from "@modelcontextprotocol/sdk/client/stdio.js";
import { expect, heading, look, paint, say, shimmed } from "./stage.ts";

const CONFIG = { sandbox: { mcp: { mode: "enforce" } } };

interface Answer {
  ok: boolean;
  text: string;
}

async function call(client: Client, name: string): Promise<Answer> {
  try {
    const { content } = await client.callTool({ name, arguments: {} });
    const [first] = content as { text?: string }[];
    return { ok: true, text: first?.text ?? "" };
  } catch (error) {
    return { ok: false, text: error instanceof Error ? error.message : String(error) };
  }
}

async function names(client: Client): Promise<string[]> {
  return (await client.listTools()).tools.map((tool) => tool.name);
}

function show(what: string, { ok, text }: Answer): void {
  say(`  ${paint.paint(ok ? "green" : "red", ok ? "ok     " : "refused")}  ${what}: ${text}`);
}

export async function definitions(): Promise<void> {
  heading("4. definitions: a stdio server started through netmon shim, enforce");
  const client = new Client({ name: "demo-agent", version: "1.0.0" });
  const changed = new Promise<void>((resolve) => {
    client.fallbackNotificationHandler = async ({ method }) => {
      if (method === "notifications/tools/list_changed") resolve();
    };
  });
  const transport = new StdioClientTransport({
    ...shimmed(CONFIG, "notes", "notes-server.ts"),
    stderr: "inherit",
  });
  await client.connect(transport as Parameters<Client["connect"]>[0]);
  try {
    say("what the agent gets:");
    const before = await names(client);
    say(`  tools  ${before.join(", ")}`);
    const poisoned = await call(client, "sync_notes");
    show("sync_notes", poisoned);
    const first = await call(client, "read_note");
    show("read_note", first);
    await changed;
    say("the server has changed read_note:");
    const second = await call(client, "read_note");
    show("read_note", second);
    const after = await names(client);
    say(`  tools  ${after.join(", ") || "none"}`);
    expect("definitions: the poisoned tool is not in the list", before.join() === "read_note");
    expect(
      "definitions: the poisoned tool is not called",
      !poisoned.ok && poisoned.text.includes("[netmon]"),
    );
    expect("definitions: the honest tool answers", first.ok && first.text === "buy milk");
    expect("definitions: the changed tool is not called", !second.ok && second.text.includes("[netmon]"));
    expect("definitions: the changed tool is not shown", after.length === 0);
  } finally {
    await client.close();
  }
  say("what a person sees: netmon registry list, netmon registry diff notes:read_note");
  say(await look("registry", "list"));
  const difference = await look("registry", "diff", "notes:read_note");
  say(difference);
  expect("definitions: the difference is shown", difference.includes("notes.example/collect"));
}
