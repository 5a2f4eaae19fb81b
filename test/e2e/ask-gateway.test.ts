/** Calls at a gateway that wait for a person, of a client of the official SDK. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type CallingPeer, sessionPeer } from "../mcp/gateway/calling-peers.ts";
import { Approvals } from "./asking.ts";
import { EventProcess } from "./event-process.ts";

let peer: CallingPeer;
const directories: string[] = [];
const gateways: EventProcess[] = [];

beforeAll(async () => {
  peer = await sessionPeer();
});
afterAll(async () => {
  for (const gateway of gateways) await gateway.kill();
  await peer.close();
  for (const directory of directories) rmSync(directory, { recursive: true });
});

async function start(approvals: object) {
  const directory = mkdtempSync(join(tmpdir(), "netmon-ask-gateway-"));
  directories.push(directory);
  const config = join(directory, "netmon.yaml");
  const mcp = { mode: "enforce", ask: [{ server: "files", tool: "shell_*" }] };
  writeFileSync(config, JSON.stringify({ sandbox: { mcp }, approvals }));
  const gateway = new EventProcess([
    ...["gateway", "--format", "json", "--port", "0", "--state-dir", directory, "--config", config],
    ...["--upstream", peer.url, "--server-id", "files", "--session", "s"],
  ]);
  gateways.push(gateway);
  const { url } = await gateway.event("netmon_inspection_started");
  const client = new Client({ name: "agent", version: "1.0.0" });
  await client.connect(new StreamableHTTPClientTransport(new URL(`${url}/mcp`)));
  return { client, gateway, approvals: new Approvals(directory) };
}

const CALL = { name: "shell_run", arguments: {} };

it("waits, and passes when a person says yes; other calls do not wait", { timeout: 60_000 }, async () => {
  const { client, approvals, gateway } = await start({ hold_seconds: 50 });
  peer.ran.length = 0;
  const held = client.callTool(CALL);
  const ticket = await approvals.one();
  expect(ticket).toMatchObject({ serverId: "files", toolName: "shell_run", layer: "mcp" });
  await client.callTool({ name: "files_read", arguments: { path: "/x" } });
  expect(peer.ran).toEqual(["files_read"]);
  expect(await approvals.run("allow", ticket.id)).toMatchObject({ code: 0 });
  expect(await held).toMatchObject({ content: [{ text: "ran" }] });
  expect(peer.ran).toEqual(["files_read", "shell_run"]);
  const called = await gateway.event("mcp_tool_called", ({ tool_name }) => tool_name === "shell_run");
  expect(called).toMatchObject({ action: "allow", reason: "approved", outcome: "answered" });
});

it("is refused with a reference, and passes once after the approval", { timeout: 60_000 }, async () => {
  const { client, approvals } = await start({ hold_seconds: 0 });
  peer.ran.length = 0;
  await expect(client.callTool(CALL)).rejects.toThrow(/waits for the approval of a person.*A-[0-9A-Z]{10}/);
  await approvals.run("allow", (await approvals.one()).id);
  await expect(client.callTool({ ...CALL, arguments: { more: 1 } })).rejects.toThrow(/waits/);
  expect(await client.callTool(CALL)).toMatchObject({ content: [{ text: "ran" }] });
  await expect(client.callTool(CALL)).rejects.toThrow(/waits/);
  expect(peer.ran).toEqual(["shell_run"]);
});
