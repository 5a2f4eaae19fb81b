/**
 * A call that waits for a person: approved on the command line for exactly its arguments. The same tool with other
 * arguments is refused.
 */
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StdioClientTransport } from "@modelcontextprotocol/sdk/client/stdio.js";
import type { Ticket } from "../../src/approvals/ticket.ts";
import { expect, heading, look, paint, say, shimmed } from "./stage.ts";

const CONFIG = {
  sandbox: { mcp: { mode: "enforce", ask: [{ server: "notebook", tool: "read_note" }] } },
  approvals: { hold_seconds: 30 },
};

async function call(client: Client, args: Record<string, unknown>): Promise<string> {
  try {
    const { content } = await client.callTool({ name: "read_note", arguments: args });
    const [first] = content as { text?: string }[];
    say(`  ${paint.paint("green", "ok     ")}  read_note ${JSON.stringify(args)}: ${first?.text}`);
    return "ok";
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error);
    say(`  ${paint.paint("red", "refused")}  read_note ${JSON.stringify(args)}: ${text}`);
    return text;
  }
}

/** The call that waits with this note, once it does. */
async function waiting(note: string): Promise<Ticket> {
  for (;;) {
    const found = (await look("approvals", "list", "--json"))
      .split("\n")
      .flatMap((line) => (line === "" ? [] : [JSON.parse(line) as Ticket]))
      .find((ticket) => ticket.arguments === JSON.stringify({ note }));
    if (found) return found;
  }
}

export async function approvals(): Promise<void> {
  heading("6. approvals: a call waits for a person, who allows exactly this one");
  const client = new Client({ name: "demo-agent", version: "1.0.0" });
  const transport = new StdioClientTransport({
    ...shimmed(CONFIG, "notebook", "notes-server.ts"),
    stderr: "inherit",
  });
  await client.connect(transport as Parameters<Client["connect"]>[0]);
  try {
    const shopping = call(client, { note: "shopping" });
    const diary = call(client, { note: "diary" });
    const [wanted, other] = [await waiting("shopping"), await waiting("diary")];
    say("what a person sees and does: netmon approvals show, reject, allow");
    say(await look("approvals", "show", wanted.id));
    say(await look("approvals", "reject", other.id, "--reason", "private"));
    say("what the agent gets:");
    const refused = await diary;
    say(await look("approvals", "allow", wanted.id, "--reason", "it is mine"));
    const allowed = await shopping;
    expect("approvals: the approved call passes", allowed === "ok");
    expect("approvals: other arguments are refused", refused.includes("a person was asked and refused it"));
  } finally {
    await client.close();
  }
}
