/** Sessions of 2025 over Streamable HTTP, between the official client and server. */
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import {
  CreateMessageRequestSchema,
  ElicitRequestSchema,
  ToolListChangedNotificationSchema,
} from "@modelcontextprotocol/sdk/types.js";
import { afterEach, describe, expect, it } from "vitest";
import { busyConnections, idleConnections, servingFew } from "../../too-many-connections.ts";
import { type CallingPeer, sessionPeer } from "./calling-peers.ts";
import { Closing, type GatewayUnderTest, gatewayUnderTest, until } from "./gateway-under-test.ts";

const open = new Closing();
afterEach(() => open.all());

interface Connected {
  client: Client;
  transport: StreamableHTTPClientTransport;
}

async function connect(url: string): Promise<Connected> {
  const client = new Client(
    { name: "agent", version: "1.0.0" },
    { capabilities: { sampling: {}, elicitation: {} } },
  );
  const transport = new StreamableHTTPClientTransport(new URL(url), {
    reconnectionOptions: {
      initialReconnectionDelay: 10,
      maxReconnectionDelay: 50,
      reconnectionDelayGrowFactor: 1,
      maxRetries: 20,
    },
  });
  await client.connect(transport as never);
  open.add(client);
  return { client, transport };
}

async function stage(
  options: Parameters<typeof gatewayUnderTest>[0] = {},
  peerOptions: Parameters<typeof sessionPeer>[0] = {},
): Promise<{ peer: CallingPeer; gateway: GatewayUnderTest } & Connected> {
  const peer = open.add(await sessionPeer(peerOptions));
  const gateway = open.add(await gatewayUnderTest({ upstream: peer.url, ...options }));
  return { peer, gateway, ...(await connect(gateway.mcp)) };
}

const names = async (client: Client): Promise<string[]> =>
  (await client.listTools()).tools.map(({ name }) => name);

describe.each([{ json: false }, { json: true }])("a session, answers as JSON: $json", (peerOptions) => {
  it("lists and calls what the filter offers", async () => {
    const { peer, gateway, client } = await stage({ allowed: ["^files_"] }, peerOptions);
    expect(await names(client)).toEqual(["files_read"]);
    const result = await client.callTool({ name: "files_read", arguments: { path: "/a" } });
    expect(result.content).toEqual([{ type: "text", text: "content of /a" }]);
    expect(peer.ran).toEqual(["files_read"]);
    await until(() => gateway.calls().length === 1);
    expect((await gateway.told())[0]).toMatchObject({
      tool_name: "files_read",
      input: { path: "/a" },
      action: "allow",
      outcome: "answered",
      latency_ms: expect.any(Number),
    });
  });

  it("refuses a call of a hidden tool by itself", async () => {
    const { peer, gateway, client } = await stage({ denied: ["^shell_"] }, peerOptions);
    await expect(client.callTool({ name: "shell_run" })).rejects.toThrow(/\[netmon\].*shell_run/);
    expect(peer.ran).toEqual([]);
    expect(peer.received.filter(({ tool }) => tool === "shell_run")).toEqual([]);
    expect((await gateway.told())[0]).toMatchObject({
      action: "block",
      reason: "filtered",
      outcome: "refused",
    });
  });
});

describe("more connections than it serves", { timeout: 60_000 }, () => {
  const start = () => servingFew(() => gatewayUnderTest({ upstream: "http://127.0.0.1:9/mcp" }));

  it("ends idle ones for a new client", async () => {
    const gateway = open.add(await start());
    const { ended, close } = await idleConnections(gateway.session.port);
    const health = await fetch(`${gateway.url}/health`);
    expect(health.status).toBe(200);
    await health.arrayBuffer();
    await close();
    expect(await gateway.session.stop("the test ended")).toMatchObject({ connections_dropped: ended + 1 });
  });

  it("refuses a new client where all are busy", async () => {
    const gateway = open.add(await start());
    const path = new URL(gateway.mcp).pathname;
    const { answers, endOne, close } = await busyConnections({ port: gateway.session.port, path });
    expect(answers).toHaveLength(52);
    for (const answer of answers) {
      expect(answer).toMatch(/^HTTP\/1\.1 503 /);
      expect(answer.toLowerCase()).toContain("\r\nconnection: close\r\n");
      expect(answer).toContain("\r\nretry-after: 1\r\n");
      expect(JSON.parse(answer.slice(answer.indexOf("\r\n\r\n")))).toMatchObject({
        jsonrpc: "2.0",
        id: null,
        error: { code: -32000, message: expect.stringContaining("[netmon]") },
      });
    }
    await endOne();
    expect((await fetch(`${gateway.url}/health`)).status).toBe(200);
    await close();
    expect(await gateway.session.stop("the test ended")).toMatchObject({ connections_dropped: 52 });
  });
});

describe("a session", () => {
  it("keeps its id, and ends with DELETE", async () => {
    const { peer, gateway, transport } = await stage();
    expect(transport.sessionId).toBe("session-1");
    const health = async () =>
      (await (await fetch(`${gateway.url}/health`)).json()) as { endpoints: object[] };
    expect((await health()).endpoints).toMatchObject([{ server_id: expect.any(String), sessions: 1 }]);
    await transport.terminateSession();
    expect(peer.received.at(-1)).toMatchObject({
      method: "DELETE",
      headers: { "mcp-session-id": "session-1" },
    });
    expect((await health()).endpoints).toMatchObject([{ sessions: 0 }]);
  });

  it("hears of changes on its own stream", async () => {
    const { peer, client } = await stage({ denied: ["^shell_"] });
    await names(client);
    const told = new Promise<void>((resolve) => {
      client.setNotificationHandler(ToolListChangedNotificationSchema, () => resolve());
    });
    await until(() => peer.received.some(({ method }) => method === "GET"), "a stream");
    peer.addTool("late");
    await told;
    expect(await names(client)).toContain("late");
  });

  it("passes questions of the server to the client, and their answers", async () => {
    const { gateway, client } = await stage();
    client.setRequestHandler(CreateMessageRequestSchema, () => ({
      model: "m",
      role: "assistant" as const,
      content: { type: "text" as const, text: "4" },
    }));
    client.setRequestHandler(ElicitRequestSchema, () => ({
      action: "accept" as const,
      content: { name: "Ada" },
    }));
    const said = async (name: string) => JSON.stringify((await client.callTool({ name })).content);
    expect(await said("ask_model")).toContain("4");
    expect(await said("ask_user")).toContain("Ada");
    const asked = gateway.events.filter(({ type }) => type === "mcp_server_request");
    expect(asked.map((event) => (event as { method: string }).method)).toEqual([
      "sampling/createMessage",
      "elicitation/create",
    ]);
  });

  it("tells the server when what it asks is not passed on", async () => {
    const { client } = await stage({ config: { sandbox: { mcp: { sampling: { policy: "block" } } } } });
    client.setRequestHandler(CreateMessageRequestSchema, () => {
      throw new Error("the client was asked");
    });
    const result = await client.callTool({ name: "ask_model" });
    expect(result.isError).toBe(true);
    expect(JSON.stringify(result.content)).toContain("[netmon]");
  });

  it("passes progress", async () => {
    const { client } = await stage();
    const seen: number[] = [];
    await client.callTool({ name: "slow" }, undefined, {
      onprogress: ({ progress }) => void seen.push(progress),
    });
    expect(seen).toEqual([1, 2]);
  });

  it("passes a cancellation, and tells of the call as cancelled", async () => {
    const { peer, gateway, client } = await stage();
    const abort = new AbortController();
    const call = client.callTool({ name: "slow" }, undefined, { signal: abort.signal });
    await until(() => peer.ran.includes("slow"));
    abort.abort();
    await expect(call).rejects.toThrow();
    await until(() => peer.cancelled.length === 1, "the cancellation");
    await client.close();
    await gateway.close();
    expect((await gateway.told())[0]).toMatchObject({ tool_name: "slow", outcome: "cancelled" });
  });

  it("lets go of the upstream when the client goes, and tells of the call", async () => {
    const { peer, gateway } = await stage();
    const gone = new AbortController();
    const post = fetch(gateway.mcp, {
      method: "POST",
      signal: gone.signal,
      headers: {
        "content-type": "application/json",
        accept: "application/json, text/event-stream",
        "mcp-session-id": "session-1",
      },
      body: JSON.stringify({ jsonrpc: "2.0", id: 77, method: "tools/call", params: { name: "slow" } }),
    });
    await post;
    await until(() => peer.ran.includes("slow"));
    gone.abort();
    await until(() => gateway.calls().length === 1, "the event");
    expect((await gateway.told())[0]).toMatchObject({
      jsonrpc_id: 77,
      outcome: "cancelled",
      latency_ms: null,
    });
  });

  it("resumes a stream that broke off, after the event that came last", async () => {
    const { peer, gateway, transport, client } = await stage({ denied: ["^shell_"] }, { resumable: true });
    const answer = await fetch(gateway.mcp, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        accept: "application/json, text/event-stream",
        "mcp-session-id": transport.sessionId as string,
        "mcp-protocol-version": "2025-11-25",
      },
      body: JSON.stringify({
        jsonrpc: "2.0",
        id: 9,
        method: "tools/call",
        params: { name: "slow", _meta: { progressToken: "p" } },
      }),
    });
    const reader = (answer.body as ReadableStream<Uint8Array>).getReader();
    const first = Buffer.from((await reader.read()).value as Uint8Array).toString();
    const id = /^id: (\S+)/m.exec(first)?.[1] as string;
    expect(id).toBeDefined();
    await reader.cancel();
    const resumed = await fetch(gateway.mcp, {
      headers: {
        accept: "text/event-stream",
        "mcp-session-id": transport.sessionId as string,
        "mcp-protocol-version": "2025-11-25",
        "last-event-id": id,
      },
    });
    expect(peer.received.at(-1)).toMatchObject({ method: "GET", headers: { "last-event-id": id } });
    const rest = (resumed.body as ReadableStream<Uint8Array>).getReader();
    let text = "";
    while (!text.includes("slow is done")) {
      const { value, done } = await rest.read();
      if (done) break;
      text += Buffer.from(value).toString();
    }
    await rest.cancel();
    expect(text).toContain("slow is done");
    await until(() => gateway.calls().length === 1);
    expect((await gateway.told())[0]).toMatchObject({ jsonrpc_id: 9, outcome: "answered" });
    expect(await names(client)).not.toContain("shell_run");
  });

  it("gets nothing of another session for the id of an event of its stream", async () => {
    const { peer, gateway, transport } = await stage({}, { resumable: true });
    const other = await connect(gateway.mcp);
    const headers = (session: string | undefined, more: Record<string, string> = {}) => ({
      accept: "application/json, text/event-stream",
      "mcp-session-id": session as string,
      "mcp-protocol-version": "2025-11-25",
      ...more,
    });
    const call = { name: "slow", _meta: { progressToken: "p" } };
    const answer = await fetch(gateway.mcp, {
      method: "POST",
      headers: headers(transport.sessionId, { "content-type": "application/json" }),
      body: JSON.stringify({ jsonrpc: "2.0", id: 41, method: "tools/call", params: call }),
    });
    const first = (answer.body as ReadableStream<Uint8Array>).getReader();
    let heard = "";
    while (!/^id: \S+/m.test(heard)) heard += Buffer.from((await first.read()).value ?? []).toString();
    const id = /^id: (\S+)/m.exec(heard)?.[1] as string;
    const aborted = new AbortController();
    const stolen = await fetch(gateway.mcp, {
      headers: headers(other.transport.sessionId, { "last-event-id": id }),
      signal: aborted.signal,
    });
    const got: string[] = [];
    const listening = (async () => {
      for await (const chunk of stolen.body as ReadableStream<Uint8Array>)
        got.push(Buffer.from(chunk).toString());
    })().catch(() => {});
    while (!heard.includes("slow is done")) heard += Buffer.from((await first.read()).value ?? []).toString();
    // what the other session is sent after that comes after whatever it could have been replayed
    peer.addTool("later");
    await until(() => !stolen.ok || got.join("").includes("list_changed"), "the announcement");
    aborted.abort();
    await listening;
    expect(got.join("")).not.toMatch(/slow is done|notifications\/progress|"id":41/);
    // and the call is that of the session that made it
    await until(() => gateway.calls().length === 1);
    expect((await gateway.told())[0]).toMatchObject({ jsonrpc_id: 41, outcome: "answered" });
  });

  it("is told apart from other sessions", async () => {
    const { gateway, client } = await stage();
    const other = await connect(gateway.mcp);
    expect(other.transport.sessionId).toBe("session-2");
    const paths = ["/one", "/two"];
    const results = await Promise.all(
      [client, other.client].map((each, i) =>
        each.callTool({ name: "files_read", arguments: { path: paths[i] } }),
      ),
    );
    expect(results.map(({ content }) => JSON.stringify(content))).toEqual([
      expect.stringContaining("/one"),
      expect.stringContaining("/two"),
    ]);
  });

  it("goes on when the gateway was started anew", async () => {
    const { peer, gateway, client } = await stage({ denied: ["^shell_"] });
    await names(client);
    const again = open.add(await gatewayUnderTest({ upstream: peer.url, denied: ["^shell_"] }));
    const call = (name: string) =>
      fetch(again.mcp, {
        method: "POST",
        headers: {
          "content-type": "application/json",
          accept: "application/json, text/event-stream",
          "mcp-session-id": "session-1",
        },
        body: JSON.stringify({
          jsonrpc: "2.0",
          id: 5,
          method: "tools/call",
          params: { name, arguments: { path: "/" } },
        }),
      }).then((answer) => answer.text());
    expect(await call("files_read")).toContain("content of /");
    expect(await call("shell_run")).toContain("[netmon]");
    expect(peer.ran).toEqual(["files_read"]);
    // in enforce the tools of a server are known before one of them is called
    expect(peer.received.filter(({ rpc }) => rpc === "tools/list")).toHaveLength(2);
    expect(await gateway.told()).toEqual([]);
  });

  it("is forgotten when the server forgot it", async () => {
    const { gateway, client } = await stage();
    await names(client);
    const answer = await fetch(gateway.mcp, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        accept: "application/json, text/event-stream",
        "mcp-session-id": "no-such-session",
      },
      body: JSON.stringify({ jsonrpc: "2.0", id: 5, method: "tools/list" }),
    });
    expect(answer.status).toBe(404);
    expect(await answer.json()).toMatchObject({ error: { message: "no such session" } });
    expect(await (await fetch(`${gateway.url}/health`)).json()).toMatchObject({
      endpoints: [{ sessions: 1 }],
    });
  });

  it("serves a hundred clients at once", async () => {
    const { peer, gateway } = await stage({ denied: ["^shell_"] }, { json: true });
    const said = await Promise.all(
      Array.from({ length: 100 }, async (_, i) => {
        const { client } = await connect(gateway.mcp);
        const { content } = await client.callTool({ name: "files_read", arguments: { path: `/${i}` } });
        return JSON.stringify(content).includes(`content of /${i}"`);
      }),
    );
    expect(said.every(Boolean)).toBe(true);
    expect(peer.ran).toHaveLength(100);
  });
});
