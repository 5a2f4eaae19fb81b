/** Answers for which no client waits: what they hold is not read by clients, so it is dropped, and nothing breaks. */
import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { afterEach, describe, expect, it } from "vitest";
import { Closing, type GatewayUnderTest, gatewayUnderTest } from "./gateway-under-test.ts";
import { json, post, request, result, type ScriptedUpstream, scriptedUpstream } from "./scripted-upstream.ts";

const open = new Closing();
afterEach(() => open.all());

const NOTIFICATION = { jsonrpc: "2.0", method: "notifications/initialized" };

async function stage(
  script: Parameters<typeof scriptedUpstream>[0],
): Promise<{ upstream: ScriptedUpstream; gateway: GatewayUnderTest }> {
  const upstream = open.add(await scriptedUpstream(script));
  return { upstream, gateway: open.add(await gatewayUnderTest({ upstream: upstream.url })) };
}

const refusals = ({ events }: GatewayUnderTest) => events.filter(({ type }) => type === "mcp_refusal");

describe("a notification answered with 200 and", () => {
  it.each([
    ["an empty object", "{}"],
    ["words", '{"status":"accepted"}'],
    ["text", '"ok"'],
    ["null", "null"],
    ["a result without an id", '{"jsonrpc":"2.0","result":{}}'],
    ["no JSON", "ok"],
    ["a key twice", '{"jsonrpc":"2.0","id":1,"result":{},"result":{"tools":[]}}'],
  ])("%s is accepted, without the body", async (_, body) => {
    const { gateway } = await stage((_asked, res) => json(res, body));
    const answer = await post(gateway.mcp, NOTIFICATION);
    expect([answer.status, await answer.text(), answer.headers.get("content-type")]).toEqual([202, "", null]);
    expect(refusals(gateway)).toMatchObject([
      { direction: "to_client", reason: "unparsed", action: "block" },
    ]);
  });

  it("what cannot be decoded, or breaks off, is accepted", async () => {
    const { gateway } = await stage((_asked, res) =>
      res
        .writeHead(200, { "content-type": "application/json", "content-encoding": "gzip" })
        .end("no gzip at all"),
    );
    expect((await post(gateway.mcp, NOTIFICATION)).status).toBe(202);
    expect(refusals(gateway)).toMatchObject([{ direction: "to_client", reason: "unparsed" }]);
    const broken = await stage((_asked, res) => {
      res.writeHead(200, { "content-type": "application/json", "content-length": "99" }).write("{");
      setImmediate(() => res.destroy());
    });
    expect((await post(broken.gateway.mcp, NOTIFICATION)).status).toBe(202);
    expect((await post(broken.gateway.mcp, request("tools/list"))).status).toBe(502);
  });

  it("a message is judged: some clients read it", async () => {
    const { gateway } = await stage((_asked, res) => json(res, request("sampling/createMessage", {})));
    const answer = await post(gateway.mcp, NOTIFICATION);
    expect([answer.status, (await answer.json()) as unknown]).toMatchObject([
      200,
      { method: "sampling/createMessage" },
    ]);
  });

  it("more than is read is accepted", async () => {
    const upstream = open.add(await scriptedUpstream((_asked, res) => json(res, `"${"x".repeat(2000)}"`)));
    const config = { mcp: { inspection: { max_message_bytes: 1024 } } };
    const gateway = open.add(await gatewayUnderTest({ upstream: upstream.url, config }));
    expect((await post(gateway.mcp, NOTIFICATION)).status).toBe(202);
    expect(refusals(gateway)).toMatchObject([{ reason: "too_large" }]);
  });
});

it("a request is still told that its answer could not be read", async () => {
  const { gateway } = await stage((_asked, res) => json(res, '{"id":1,"level":"info"}'));
  const answer = await post(gateway.mcp, request("tools/list"));
  expect(answer.status).toBe(502);
  expect(await answer.json()).toMatchObject({ id: 1, error: { code: expect.any(Number) } });
});

it("the server's error to a notification is the client's", async () => {
  const { gateway } = await stage((_asked, res) => res.writeHead(400).end());
  expect((await post(gateway.mcp, NOTIFICATION)).status).toBe(400);
});

it("the official client goes through a whole session with a server that always says something", async () => {
  const { gateway } = await stage((asked, res) => {
    const { id, method } = asked.rpc;
    const session = { "mcp-session-id": "s" };
    if (asked.method === "GET") return res.writeHead(405).end();
    if (method === "initialize") {
      const serverInfo = { name: "s", version: "1" };
      const greeting = { protocolVersion: "2025-11-25", capabilities: { tools: {} }, serverInfo };
      return json(res, `\ufeff${JSON.stringify({ ...result(id, greeting), error: null })}`, session);
    }
    if (method === "tools/list") return json(res, { ...result(id, { tools: [] }), error: null });
    if (id !== undefined) return json(res, { jsonrpc: "2.0", id, error: { code: -32601, message: "no" } });
    return json(res, { status: "ok" });
  });
  const client = new Client({ name: "c", version: "1" });
  const transport = new StreamableHTTPClientTransport(new URL(gateway.mcp));
  await client.connect(transport);
  expect(await client.listTools()).toEqual({ tools: [] });
  await transport.terminateSession();
  await client.close();
});
