// group: programs
/** Calls of an official SDK client at a gateway that wait for a person. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
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

async function listen(approvals: object, upstream: string) {
  const directory = mkdtempSync(join(tmpdir(), "netmon-ask-gateway-"));
  directories.push(directory);
  const config = join(directory, "netmon.yaml");
  const mcp = { mode: "enforce", ask: [{ server: "files", tool: "shell_*" }] };
  writeFileSync(config, JSON.stringify({ sandbox: { mcp }, approvals }));
  const gateway = new EventProcess([
    ...["gateway", "--format", "json", "--port", "0", "--state-dir", directory, "--config", config],
    ...["--upstream", upstream, "--server-id", "files", "--session", "s"],
  ]);
  gateways.push(gateway);
  const { url } = await gateway.event("netmon_inspection_started");
  return { url: `${url}/mcp`, gateway, approvals: new Approvals(directory) };
}

async function start(approvals: object) {
  const listening = await listen(approvals, peer.url);
  const client = new Client({ name: "agent", version: "1.0.0" });
  await client.connect(new StreamableHTTPClientTransport(new URL(listening.url)));
  return { ...listening, client };
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

it.concurrent("tells a client that gave a token of progress, on the stream of the answer", {
  timeout: 90_000,
}, async () => {
  const { client, approvals } = await start({ hold_seconds: 80 });
  const heard: number[] = [];
  const held = client.callTool(CALL, {
    timeout: 80_000,
    onprogress: ({ progress, message }) => {
      expect(message).toBe("waiting for a person's approval");
      heard.push(progress);
    },
  });
  await expect.poll(() => heard, { timeout: 60_000 }).toEqual([1, 2]);
  await approvals.run("allow", (await approvals.one()).id);
  expect(await held).toMatchObject({ content: [{ text: "ran" }] });
});

/** A server whose tools answer in ways that have no place in a stream. */
const answers: Record<string, (response: ServerResponse, id: unknown) => void> = {
  shell_json: (response, id) =>
    response
      .setHeader("content-type", "application/json")
      .end(JSON.stringify({ jsonrpc: "2.0", id, result: { content: [] } })),
  shell_plain: (response) => response.writeHead(500, { "content-type": "text/plain" }).end("oops"),
  shell_none: (response) => response.writeHead(202).end(),
};

it.concurrent("answers on that stream whatever the server says, and clients without a stream at the end", {
  timeout: 90_000,
}, async () => {
  const came: string[] = [];
  const tools = Object.keys(answers).map((name) => ({ name, inputSchema: { type: "object" } }));
  const server = createServer(async (request, response) => {
    const { id, method, params } = JSON.parse(await text(request)) as {
      id: unknown;
      method: string;
      params: { name: string; arguments: { accept: string } };
    };
    if (method === "tools/call") came.push(params.arguments.accept);
    if (method === "tools/call") answers[params.name]?.(response, id);
    else
      response
        .setHeader("content-type", "application/json")
        .end(JSON.stringify({ jsonrpc: "2.0", id, result: { tools } }));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { url, approvals } = await listen(
    { hold_seconds: 80 },
    `http://127.0.0.1:${(server.address() as AddressInfo).port}/mcp`,
  );
  const post = (name: string, accept: string, signal: AbortSignal | null = null): Promise<Response> =>
    fetch(url, {
      ...{ method: "POST", signal, headers: { accept, "content-type": "application/json" } },
      body: JSON.stringify({
        ...{ jsonrpc: "2.0", id: 7, method: "tools/call" },
        params: { name, arguments: { accept }, _meta: { progressToken: "t" } },
      }),
    });
  try {
    const both = "application/json, text/event-stream";
    // the head of a stream comes with the first progress
    const streams = Promise.all(Object.keys(answers).map((name) => post(name, both)));
    const only = post("shell_json", "application/json");
    const gone = new AbortController();
    const left = post("shell_plain", "*/*", gone.signal).catch(() => null);
    const begun = await streams;
    expect(begun.map(({ headers }) => headers.get("content-type"))).toEqual(
      begun.map(() => "text/event-stream"),
    );
    gone.abort();
    await left;
    for (const { id } of await approvals.list()) await approvals.run("allow", id);
    const events = await Promise.all(
      begun.map(async (response) => (await response.text()).match(/(?<=^data: ).*/gm)),
    );
    const last = events.map((lines) => JSON.parse(lines?.at(-1) ?? "") as object);
    expect(events[0]?.[0]).toContain("notifications/progress");
    expect(last).toMatchObject([
      { id: 7, result: { content: [] } },
      { id: 7, error: { message: expect.stringContaining("HTTP 500 and no message") } },
      { id: 7, error: { message: expect.stringContaining("HTTP 202 and no message") } },
    ]);
    const json = await only;
    expect(came.sort()).toEqual(["application/json", both, both, both]);
    expect([json.headers.get("content-type"), await json.json()]).toMatchObject([
      "application/json",
      { result: { content: [] } },
    ]);
  } finally {
    server.close();
    server.closeAllConnections();
  }
});
