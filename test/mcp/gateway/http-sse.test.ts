/** HTTP+SSE of 2024-11-05, between the official client and server. */
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { SSEClientTransport } from "@modelcontextprotocol/sdk/client/sse.js";
import {
  CreateMessageRequestSchema,
  ToolListChangedNotificationSchema,
} from "@modelcontextprotocol/sdk/types.js";
import { afterEach, describe, expect, it } from "vitest";
import { type CallingPeer, ssePeer } from "./calling-peers.ts";
import { Closing, type GatewayUnderTest, gatewayUnderTest, until } from "./gateway-under-test.ts";
import { scriptedUpstream } from "./scripted-upstream.ts";

const open = new Closing();
afterEach(() => open.all());

async function connect(url: string): Promise<Client> {
  const client = new Client({ name: "agent", version: "1.0.0" }, { capabilities: { sampling: {} } });
  await client.connect(new SSEClientTransport(new URL(url)) as never);
  return open.add(client);
}

async function stage(
  options: Parameters<typeof gatewayUnderTest>[0] = {},
): Promise<{ peer: CallingPeer; gateway: GatewayUnderTest; client: Client }> {
  const peer = open.add(await ssePeer());
  const gateway = open.add(await gatewayUnderTest({ upstream: peer.url, ...options }));
  return { peer, gateway, client: await connect(gateway.mcp) };
}

describe("HTTP+SSE", () => {
  it("lists and calls what the filter offers", async () => {
    const { peer, gateway, client } = await stage({ denied: ["^shell_"] });
    expect(gateway.mcp).toBe(`${gateway.url}/sse`);
    expect((await client.listTools()).tools.map(({ name }) => name)).not.toContain("shell_run");
    const { content } = await client.callTool({ name: "files_read", arguments: { path: "/a" } });
    expect(content).toEqual([{ type: "text", text: "content of /a" }]);
    await expect(client.callTool({ name: "shell_run" })).rejects.toThrow("[netmon]");
    expect(peer.ran).toEqual(["files_read"]);
    expect((await gateway.told()).map(({ outcome, server_type }) => [outcome, server_type])).toEqual([
      ["answered", "sse"],
      ["refused", "sse"],
    ]);
  });

  it("asks for the tools on the client's stream before the first call, unseen by the client", async () => {
    const { peer, client } = await stage({ denied: ["^shell_"] });
    const strange: unknown[] = [];
    client.onerror = (error) => void strange.push(error);
    await client.callTool({ name: "files_read", arguments: { path: "/a" } });
    expect(peer.received.map(({ rpc }) => rpc)).toEqual([
      null,
      "initialize",
      "notifications/initialized",
      "tools/list",
      "tools/call",
    ]);
    expect(strange).toEqual([]);
  });

  it("passes notifications and questions of the server", async () => {
    const { peer, client } = await stage();
    const told = new Promise<void>((resolve) => {
      client.setNotificationHandler(ToolListChangedNotificationSchema, () => resolve());
    });
    client.setRequestHandler(CreateMessageRequestSchema, () => ({
      model: "m",
      role: "assistant" as const,
      content: { type: "text" as const, text: "four" },
    }));
    expect(JSON.stringify((await client.callTool({ name: "ask_model" })).content)).toContain("four");
    peer.addTool("late");
    await told;
  });

  it("tells the server of a question that is not passed on", async () => {
    const { client } = await stage({ config: { sandbox: { mcp: { sampling: { policy: "block" } } } } });
    expect(JSON.stringify(await client.callTool({ name: "ask_model" }))).toContain("[netmon]");
  });

  it("serves a client that tries Streamable HTTP first and falls back", async () => {
    const { gateway } = await stage();
    const posted = await fetch(`${gateway.url}/mcp`, { method: "POST", body: "{}" });
    expect(posted.status).toBe(405);
    const client = await connect(`${gateway.url}/mcp`);
    expect((await client.listTools()).tools.length).toBeGreaterThan(0);
  });

  it("forgets the stream when the client goes, and tells of its calls", async () => {
    const { peer, gateway, client } = await stage();
    const call = client.callTool({ name: "slow" });
    call.catch(() => {});
    await until(() => peer.ran.includes("slow"));
    await client.close();
    await until(() => gateway.calls().length === 1, "the event");
    expect((await gateway.told())[0]).toMatchObject({ tool_name: "slow", outcome: "unanswered" });
    const health = await (await fetch(`${gateway.url}/health`)).json();
    expect(health).toMatchObject({ endpoints: [{ sessions: 0 }] });
  });

  it("knows no streams but its own", async () => {
    const { gateway } = await stage();
    for (const query of ["", "?session=", "?session=session-1", "?sessionId=x"]) {
      const answer = await fetch(`${gateway.url}/messages${query}`, { method: "POST", body: "{}" });
      expect(answer.status).toBe(404);
    }
  });

  it.each(["http://127.0.0.1:1/messages", "//evil.example/messages", "https://evil.example/"])(
    "ends a stream whose messages would go to %s",
    async (elsewhere) => {
      const upstream = open.add(
        await scriptedUpstream((_request, res) => {
          res.writeHead(200, { "content-type": "text/event-stream" });
          res.write(`event: endpoint\ndata: ${elsewhere}\n\n`);
        }, "/sse"),
      );
      const gateway = open.add(await gatewayUnderTest({ upstream: upstream.url }));
      const answer = await fetch(gateway.mcp);
      expect(await answer.text()).toBe("");
      expect(gateway.events.filter(({ type }) => type === "mcp_refusal")).toMatchObject([
        { reason: "unparsed" },
      ]);
    },
  );

  it("makes absolute paths and those with a query lead here", async () => {
    const upstream = open.add(
      await scriptedUpstream(({ method }, res) => {
        if (method === "POST") return res.writeHead(202, { "content-type": "text/plain" }).end("Accepted");
        res.writeHead(200, { "content-type": "text/event-stream" });
        return res.write(": hello\r\nevent: endpoint\r\nid: 1\r\ndata: ../post/here?a=1&b=2\r\n\r\n");
      }, "/v1/sse"),
    );
    const gateway = open.add(await gatewayUnderTest({ upstream: upstream.url }));
    const abort = new AbortController();
    const stream = await fetch(gateway.mcp, { signal: abort.signal });
    const first = await (stream.body as ReadableStream<Uint8Array>).getReader().read();
    const text = Buffer.from(first.value as Uint8Array).toString();
    const path = /^: hello\nevent: endpoint\nid: 1\ndata: (\/messages\?session=[0-9a-f-]{36})\n\n$/.exec(
      text,
    )?.[1];
    const answer = await fetch(gateway.url + path, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ jsonrpc: "2.0", method: "notifications/initialized" }),
    });
    expect([answer.status, await answer.text()]).toEqual([202, "Accepted"]);
    expect(upstream.received.at(-1)?.url).toBe("/post/here?a=1&b=2");
    abort.abort();
  });
});
