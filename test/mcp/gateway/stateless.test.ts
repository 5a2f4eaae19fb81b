/** 2026-07-28: no sessions, header fields that repeat the body, questions within results, listening. */
import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { afterEach, describe, expect, it } from "vitest";
import { type CallingPeer, statelessPeer } from "./calling-peers.ts";
import { Closing, type GatewayUnderTest, gatewayUnderTest, until } from "./gateway-under-test.ts";

const open = new Closing();
afterEach(() => open.all());

async function stage(
  options: Parameters<typeof gatewayUnderTest>[0] = {},
): Promise<{ peer: CallingPeer; gateway: GatewayUnderTest }> {
  const peer = open.add(await statelessPeer());
  const gateway = open.add(await gatewayUnderTest({ upstream: peer.url, ...options }));
  return { peer, gateway };
}

async function connect(url: string, onElicit?: () => object, onToolsChanged?: () => void): Promise<Client> {
  const client = new Client(
    { name: "agent", version: "1.0.0" },
    {
      capabilities: { elicitation: {} },
      versionNegotiation: { mode: { pin: "2026-07-28" } },
      ...(onToolsChanged
        ? { listChanged: { tools: { autoRefresh: false, onChanged: onToolsChanged } } }
        : {}),
    },
  );
  if (onElicit) client.setRequestHandler("elicitation/create", () => onElicit() as never);
  await client.connect(new StreamableHTTPClientTransport(new URL(url)));
  return open.add(client);
}

const VERSION = "2026-07-28";
const META = {
  "io.modelcontextprotocol/protocolVersion": VERSION,
  "io.modelcontextprotocol/clientInfo": { name: "raw", version: "1" },
  "io.modelcontextprotocol/clientCapabilities": {},
};

interface Sent {
  method?: string;
  params?: object;
  headers?: Record<string, string>;
  /** Parts that a client should send, left out here. */
  without?: string[];
}

async function send(url: string, { method = "tools/call", params = {}, headers = {}, without = [] }: Sent) {
  const all: Record<string, string> = {
    "content-type": "application/json",
    accept: "application/json, text/event-stream",
    "mcp-protocol-version": VERSION,
    "mcp-method": method,
    "mcp-name": "files_read",
    authorization: "Bearer of-the-client",
    ...headers,
  };
  for (const name of without) delete all[name];
  const body = JSON.stringify({ jsonrpc: "2.0", id: "r1", method, params: { _meta: META, ...params } });
  const answer = await fetch(url, { method: "POST", headers: all, body });
  return { status: answer.status, text: await answer.text() };
}

describe("a client of 2026-07-28", () => {
  it("lists and calls what the filter offers", async () => {
    const { peer, gateway } = await stage({ denied: ["^shell_"] });
    const client = await connect(gateway.mcp);
    expect((await client.listTools()).tools.map(({ name }) => name)).toEqual([
      "files_read",
      "by_region",
      "slow",
      "ask_user",
    ]);
    const { content } = await client.callTool({ name: "files_read", arguments: { path: "/a" } });
    expect(content).toEqual([{ type: "text", text: "content of /a" }]);
    await expect(client.callTool({ name: "shell_run" })).rejects.toThrow("[netmon]");
    expect(peer.ran).toEqual(["files_read"]);
    expect((await gateway.told()).map(({ tool_name, outcome }) => [tool_name, outcome])).toEqual([
      ["files_read", "answered"],
      ["shell_run", "refused"],
    ]);
  });

  it("answers questions inside results, which are told of", async () => {
    const { gateway } = await stage();
    const client = await connect(gateway.mcp, () => ({ action: "accept", content: { name: "Ada" } }));
    const { content } = await client.callTool({ name: "ask_user" });
    expect(JSON.stringify(content)).toContain("Ada");
    expect(gateway.events.filter(({ type }) => type === "mcp_server_request")).toHaveLength(1);
    expect((await gateway.told()).map(({ outcome }) => outcome)).toEqual(["input_required", "answered"]);
  });

  it("does not get questions that the policy blocks", async () => {
    const { gateway } = await stage({ config: { sandbox: { mcp: { elicitation: { policy: "block" } } } } });
    const client = await connect(gateway.mcp, () => {
      throw new Error("the client was asked");
    });
    const result = await client.callTool({ name: "ask_user" }).catch((error: unknown) => String(error));
    expect(JSON.stringify(result)).toContain("[netmon]");
  });

  it("hears of changes on the stream it listens to", async () => {
    const { peer, gateway } = await stage({ denied: ["^shell_"] });
    let changes = 0;
    const client = await connect(gateway.mcp, undefined, () => void changes++);
    await client.listTools();
    await until(() => peer.received.some(({ rpc }) => rpc === "subscriptions/listen"), "listening");
    await new Promise((resolve) => setTimeout(resolve, 50));
    peer.addTool("late");
    await until(() => changes > 0, "the change");
    expect((await client.listTools()).tools.map(({ name }) => name)).toContain("late");
  });

  it("cancels by going", async () => {
    const { peer, gateway } = await stage();
    const client = await connect(gateway.mcp);
    const abort = new AbortController();
    const call = client.callTool({ name: "slow" }, { signal: abort.signal });
    await until(() => peer.ran.includes("slow"));
    abort.abort();
    await expect(call).rejects.toThrow();
    await until(() => peer.cancelled.length === 1, "the cancellation");
    await until(() => gateway.calls().length === 1, "the event");
    expect((await gateway.told())[0]).toMatchObject({ tool_name: "slow", outcome: "cancelled" });
  });
});

describe("a call of a tool that nobody has listed", () => {
  it("waits until netmon has, as the client and with the right fields", async () => {
    const { peer, gateway } = await stage({ denied: ["^shell_"] });
    const params = { name: "files_read", arguments: { path: "/" } };
    const answers = await Promise.all([send(gateway.mcp, { params }), send(gateway.mcp, { params })]);
    expect(answers.map(({ text }) => text)).toEqual([
      expect.stringContaining("content of /"),
      expect.stringContaining("content of /"),
    ]);
    const lists = peer.received.filter(({ rpc }) => rpc === "tools/list");
    expect(lists).toHaveLength(1);
    expect(lists[0]?.headers).toMatchObject({
      "mcp-method": "tools/list",
      "mcp-protocol-version": VERSION,
      authorization: "Bearer of-the-client",
    });
    expect(lists[0]?.headers).not.toHaveProperty("mcp-name");
    expect(gateway.events.filter(({ type }) => type === "mcp_tool_seen")).toHaveLength(5);
    await send(gateway.mcp, { params });
    expect(peer.received.filter(({ rpc }) => rpc === "tools/list")).toHaveLength(1);
  });
});

describe("fields that repeat the body", () => {
  const call = { name: "files_read", arguments: { path: "/" } };
  const region = (headers: Record<string, string>): Sent => ({
    params: { name: "by_region", arguments: { region: "eu-west" } },
    headers: { "mcp-name": "by_region", ...headers },
  });

  const refused: [string, Sent][] = [
    ["another method", { params: call, headers: { "mcp-method": "tools/list" } }],
    ["no method", { params: call, without: ["mcp-method"] }],
    ["another tool", { params: { name: "shell_run" } }],
    ["a tool of another case", { params: call, headers: { "mcp-name": "Files_Read" } }],
    ["no name", { params: call, without: ["mcp-name"] }],
    ["another version", { params: call, headers: { "mcp-protocol-version": "2025-11-25" } }],
    ["no version", { params: call, without: ["mcp-protocol-version"] }],
    ["bad Base64", { params: call, headers: { "mcp-name": "=?base64?%%%?=" } }],
    ["Base64 of another", { params: call, headers: { "mcp-name": "=?base64?c2hlbGxfcnVu?=" } }],
    ["another parameter", region({ "mcp-param-region": "us-east" })],
    ["no parameter", region({})],
  ];
  it.each(refused)("%s: refused without asking the server", async (_what, sent) => {
    const { peer, gateway } = await stage();
    // what parameters a tool wants repeated is known from its list
    await (await connect(gateway.mcp)).listTools();
    const before = peer.received.length;
    const { status, text } = await send(gateway.mcp, sent);
    expect(status).toBe(400);
    expect(JSON.parse(text)).toMatchObject({ id: "r1", error: { code: -32020 } });
    expect(peer.received).toHaveLength(before);
    expect(gateway.events.filter(({ type }) => type === "mcp_refusal")).toMatchObject([
      { reason: "header_mismatch", action: "block", direction: "to_server" },
    ]);
  });

  const passed: [string, Sent, string][] = [
    ["all the same", { params: call }, "content of /"],
    [
      "Base64 of the same",
      { params: call, headers: { "mcp-name": "=?base64?ZmlsZXNfcmVhZA==?=" } },
      "content of /",
    ],
    ["the parameter", region({ "mcp-param-region": "eu-west" }), "in eu-west"],
    ["the parameter as Base64", region({ "mcp-param-region": "=?base64?ZXUtd2VzdA==?=" }), "in eu-west"],
    ["a parameter nobody declared", { params: call, headers: { "mcp-param-x": "1" } }, "content of /"],
  ];
  it.each(passed)("%s: passed", async (_what, sent, said) => {
    const { gateway } = await stage();
    await (await connect(gateway.mcp)).listTools();
    expect(await send(gateway.mcp, sent)).toMatchObject({ status: 200, text: expect.stringContaining(said) });
  });

  it("are left to the server in observe, and told of", async () => {
    const { peer, gateway } = await stage({ mode: "observe" });
    const { status, text } = await send(gateway.mcp, { params: { name: "shell_run" } });
    expect([status, JSON.parse(text).error.code]).toEqual([400, -32020]);
    expect(peer.received.at(-1)).toMatchObject({ tool: "shell_run", headers: { "mcp-name": "files_read" } });
    expect(gateway.events.filter(({ type }) => type === "mcp_refusal")).toMatchObject([
      { reason: "header_mismatch", action: "allow", would_block: true },
    ]);
  });

  it("fields of an older version are not believed: the body is judged, and they are not passed on", async () => {
    const { peer, gateway } = await stage({ denied: ["^shell_"] });
    const post = async (name: string) => {
      const answer = await fetch(gateway.mcp, {
        method: "POST",
        headers: {
          "content-type": "application/json",
          accept: "application/json, text/event-stream",
          "mcp-protocol-version": "2025-11-25",
          "mcp-method": "tools/list",
          "mcp-name": "files_read",
        },
        body: JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/call", params: { name } }),
      });
      return answer.text();
    };
    expect(await post("shell_run")).toContain("[netmon]");
    expect(peer.received.filter(({ tool }) => tool !== null)).toEqual([]);
    await post("files_read");
    expect(peer.received.at(-1)).toMatchObject({ tool: "files_read" });
    expect(peer.received.at(-1)?.headers).not.toHaveProperty("mcp-name");
    expect(peer.received.at(-1)?.headers).not.toHaveProperty("mcp-method");
  });

  it("leave no place for a batch", async () => {
    const { peer, gateway } = await stage();
    const message = { jsonrpc: "2.0", id: 1, method: "tools/call", params: { _meta: META, ...call } };
    const answer = await fetch(gateway.mcp, {
      method: "POST",
      headers: { "content-type": "application/json", accept: "application/json" },
      body: JSON.stringify([message]),
    });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ error: { code: -32600 } });
    expect(peer.received).toEqual([]);
  });
});
