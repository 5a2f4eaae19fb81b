/**
 * What a stdio server lists when the official client starts it: as on the wire, so that nothing the client adds or
 * drops hides a difference.
 */
import { Client } from "@modelcontextprotocol/client";
import { getDefaultEnvironment, StdioClientTransport } from "@modelcontextprotocol/client/stdio";

/** Of one answer, with the server's start: the machine may have much else to do. */
const TIMEOUT = { timeout: 600_000 };
/** A list of more pages has no end. */
const MAX_PAGES = 100;

export interface Tool {
  name: string;
  [field: string]: unknown;
}

export interface Listing {
  tools: Tool[];
  /** '' if it gives none. */
  instructions: string;
}

export interface Start {
  command: readonly string[];
  cwd: string;
  env: Readonly<Record<string, string>>;
}

interface Received {
  result?: { tools?: Tool[] };
}

/** Starts it, lists all pages of its tools and ends it; throws with the end of its standard error. */
export async function listing({ command: [command = "", ...args], cwd, env }: Start): Promise<Listing> {
  const environment = { ...getDefaultEnvironment(), ...env };
  const transport = new StdioClientTransport({ command, args, cwd, env: environment, stderr: "pipe" });
  let said = "";
  transport.stderr?.on("data", (chunk: Buffer) => {
    said = (said + chunk.toString()).slice(-2000);
  });
  const client = new Client(
    { name: "outside", version: "1.0.0" },
    { capabilities: { roots: { listChanged: true }, sampling: {}, elicitation: { form: {}, url: {} } } },
  );
  client.setRequestHandler("roots/list", () => ({ roots: [] }));
  try {
    await client.connect(transport, TIMEOUT);
    const tools = await allPages(client, transport);
    return { tools, instructions: client.getInstructions() ?? "" };
  } catch (error) {
    throw new Error(`${(error as Error).message}: ${lastLines(said)}`);
  } finally {
    await client.close();
  }
}

async function allPages(client: Client, transport: StdioClientTransport): Promise<Tool[]> {
  const tools: Tool[] = [];
  const receive = transport.onmessage;
  transport.onmessage = (message, ...rest) => {
    tools.push(...((message as Received).result?.tools ?? []));
    receive?.(message, ...rest);
  };
  let cursor: string | undefined;
  for (let page = 0; page < MAX_PAGES; page++) {
    const params = cursor === undefined ? {} : { cursor };
    const { nextCursor } = await client.request({ method: "tools/list", params }, TIMEOUT);
    if (nextCursor === undefined) return tools;
    cursor = nextCursor;
  }
  throw new Error(`its list has over ${MAX_PAGES} pages`);
}

function lastLines(text: string): string {
  return text.trim().split("\n").slice(-3).join(" | ");
}
