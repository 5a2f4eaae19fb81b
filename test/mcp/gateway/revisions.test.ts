/** Revisions that clients and servers name differently at each message: netmon goes by the message. */
import { afterEach, describe, expect, it } from "vitest";
import { Closing, gatewayUnderTest } from "./gateway-under-test.ts";
import { json, post, request, result, scriptedUpstream } from "./scripted-upstream.ts";

const open = new Closing();
afterEach(() => open.all());

const TOOLS = { tools: [{ name: "a", inputSchema: { type: "object" } }] };

describe("a server with sessions that echoes the revision without them", () => {
  it("gets its session's id with netmon's own requests too", async () => {
    const upstream = open.add(
      await scriptedUpstream((asked, res) => {
        const { id, method } = asked.rpc;
        if (method === "initialize") {
          const greeting = { protocolVersion: "2026-07-28", capabilities: { tools: {} } };
          return json(res, result(id, greeting), { "mcp-session-id": "s1" });
        }
        if (asked.headers["mcp-session-id"] !== "s1") return res.writeHead(400).end();
        if (id === undefined) return res.writeHead(202).end();
        return json(res, result(id, method === "tools/list" ? TOOLS : { content: [] }));
      }),
    );
    const gateway = open.add(await gatewayUnderTest({ upstream: upstream.url }));
    const revision = { "mcp-protocol-version": "2026-07-28" };
    const greeted = await post(
      gateway.mcp,
      request("initialize", { protocolVersion: "2026-07-28" }),
      revision,
    );
    const session = { ...revision, "mcp-session-id": greeted.headers.get("mcp-session-id") ?? "" };
    await post(gateway.mcp, { jsonrpc: "2.0", method: "notifications/initialized" }, session);
    const answer = await post(gateway.mcp, request("tools/call", { name: "a" }), session);
    expect([answer.status, await answer.json()]).toEqual([200, result(1, { content: [] })]);
    const asked = upstream.received.map(({ rpc, headers }) => [rpc.method, headers["mcp-session-id"]]);
    expect(asked).toEqual([
      ["initialize", undefined],
      ["notifications/initialized", "s1"],
      ["tools/list", "s1"],
      ["tools/call", "s1"],
    ]);
  });
});

describe("a client that asks server/discover first", () => {
  it("goes on with initialize where the server does not know it, and is refused in its own revision", async () => {
    const upstream = open.add(
      await scriptedUpstream((asked, res) => {
        const { id, method } = asked.rpc;
        if (method === "server/discover")
          return json(res, { jsonrpc: "2.0", id, error: { code: -32601, message: "Method not found" } });
        if (id === undefined) return res.writeHead(202).end();
        return json(res, result(id, method === "initialize" ? { protocolVersion: "2024-11-05" } : TOOLS));
      }),
    );
    const config = { mcp: { inspection: { block_response: "result" } } };
    const gateway = open.add(await gatewayUnderTest({ upstream: upstream.url, denied: ["^b$"], config }));
    const meta = { _meta: { "io.modelcontextprotocol/protocolVersion": "2026-07-28" } };
    const fields = { "mcp-protocol-version": "2026-07-28", "mcp-method": "server/discover" };
    const unknown = await post(gateway.mcp, request("server/discover", meta), fields);
    expect(await unknown.json()).toMatchObject({ error: { code: -32601 } });
    await post(gateway.mcp, request("initialize", { protocolVersion: "2024-11-05" }));
    const refused = (await (await post(gateway.mcp, request("tools/call", { name: "b" }))).json()) as {
      result?: object;
    };
    // resultType belongs to 2026-07-28
    expect(Object.keys(refused.result ?? refused)).not.toContain("resultType");
    expect(await (await post(gateway.mcp, request("tools/list"))).json()).toEqual(result(1, TOOLS));
  });
});
