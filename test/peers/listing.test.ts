/** What netmon lists itself is what an agent is offered: servers offer tools by what a client says it can do. */
import { Client } from "@modelcontextprotocol/client";
import { StdioClientTransport } from "@modelcontextprotocol/client/stdio";
import { expect, it } from "vitest";
import { netmon } from "../e2e/start-netmon.ts";
import { commandOf } from "./programs.ts";

const TIME = { timeout: 60_000 };

async function offered(command: readonly string[], capabilities: object): Promise<string[]> {
  const client = new Client({ name: "agent", version: "1" }, { capabilities });
  client.setRequestHandler("roots/list", () => ({ roots: [] }));
  const [program = "", ...args] = command;
  await client.connect(new StdioClientTransport({ command: program, args, stderr: "ignore" }));
  const { tools } = await client.listTools();
  await client.close();
  return tools.map(({ name }) => name).sort();
}

it("netmon inspect scans every tool that a client with all abilities is offered", TIME, async () => {
  const server = [...commandOf("everything"), "stdio"];
  const most = await offered(server, { roots: {}, sampling: {}, elicitation: { form: {}, url: {} } });
  const least = await offered(server, { roots: {} });
  expect(most.length).toBeGreaterThan(least.length);
  const { code, stdout } = await netmon(["inspect", "--json", "--", ...server]);
  expect(code).toBe(0);
  const text = JSON.stringify(JSON.parse(stdout));
  expect(most.filter((name) => !text.includes(`"${name}"`))).toEqual([]);
});
