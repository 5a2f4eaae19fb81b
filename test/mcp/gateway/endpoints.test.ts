/** Endpoints of the configuration and of rule files: filters, instances, certificates, reloads. */
import { createServer as createTlsServer } from "node:https";
import type { AddressInfo } from "node:net";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import { afterEach, describe, expect, it } from "vitest";
import { type Certificate, selfSigned } from "../certificate.ts";
import { sessionPeer } from "./calling-peers.ts";
import { Closing, gatewayUnderTest } from "./gateway-under-test.ts";
import { json, post, request, result, scriptedUpstream } from "./scripted-upstream.ts";

const open = new Closing();
afterEach(() => open.all());

const list = request("tools/list");
const tools = ["files_read", "files_write", "shell_run"].map((name) => ({ name, inputSchema: {} }));
const listing = () => scriptedUpstream(({ rpc }, res) => json(res, result(rpc.id, { tools })));
const names = async (url: string): Promise<string[]> => {
  const answer = (await (await post(url, list)).json()) as { result: { tools: { name: string }[] } };
  return answer.result.tools.map(({ name }) => name);
};
const config = (...servers: object[]) => ({ sandbox: { mcp: { servers } } });

describe("declared servers", () => {
  it("have endpoints of their own, with their own limits and headers", async () => {
    const one = open.add(await listing());
    const two = open.add(await listing());
    const gateway = open.add(
      await gatewayUnderTest({
        config: config(
          { id: "one", url: one.url, headers: { "X-Key": "of-one" }, allowed_tools_regex: ["^files_"] },
          { id: "two", url: two.url, denied_tools_regex: ["_run$"] },
          { id: "here", command: "some-server" },
        ),
      }),
    );
    expect(gateway.endpoints.map(({ url, server_id }) => [url, server_id])).toEqual([
      [`${gateway.url}/servers/one/mcp`, "one"],
      [`${gateway.url}/servers/two/mcp`, "two"],
    ]);
    expect(await names(`${gateway.url}/servers/one/mcp`)).toEqual(["files_read", "files_write"]);
    expect(await names(`${gateway.url}/servers/two/mcp`)).toEqual(["files_read", "files_write"]);
    expect(one.received[0]?.headers["x-key"]).toBe("of-one");
    expect(two.received[0]?.headers).not.toHaveProperty("x-key");
    expect((await post(`${gateway.url}/servers/here/mcp`, list)).status).toBe(404);
    expect((await post(`${gateway.url}/mcp`, list)).status).toBe(404);
  });

  it("keep their filters, and those of rules, where inspection is switched off", async () => {
    const upstream = open.add(await listing());
    const server = { id: "one", url: upstream.url, allowed_tools_regex: ["^files_"] };
    const gateway = open.add(
      await gatewayUnderTest({
        config: { ...config(server), mcp: { inspection: { enabled: false } } },
        rules: { "read.md": "---\nserver: one\nallowed_tools_regex: [read$]\n---\n" },
      }),
    );
    expect(await names(`${gateway.url}/servers/one/mcp`)).toEqual(["files_read", "files_write"]);
    expect(await names(`${gateway.url}/rules/read/mcp`)).toEqual(["files_read"]);
    expect(gateway.endpoints[1]?.filters).toEqual([
      { allowed: ["^files_"], denied: [] },
      { allowed: ["read$"], denied: [] },
    ]);
    const asked = upstream.received.length;
    const call = await post(`${gateway.url}/servers/one/mcp`, request("tools/call", { name: "shell_run" }));
    expect(await call.text()).toContain("is not offered here");
    expect(upstream.received).toHaveLength(asked);
    expect(await gateway.told()).toEqual([]);
  });

  it("declared servers that the policy denies are not asked, in enforce", async () => {
    const upstream = open.add(await listing());
    const policy = { server_policy: "denylist", denied_servers: [{ id: "bad" }] };
    const gateway = open.add(
      await gatewayUnderTest({
        config: { sandbox: { mcp: { servers: [{ id: "bad", url: upstream.url }], ...policy } } },
      }),
    );
    const answer = await post(gateway.mcp, list);
    expect(await answer.text()).toContain("[netmon]");
    expect((await fetch(gateway.mcp)).status).toBe(405);
    expect(upstream.received).toEqual([]);
  });

  it("take over a changed configuration, and keep sessions that it does not touch", async () => {
    const peer = open.add(await sessionPeer());
    const gateway = open.add(await gatewayUnderTest({ config: config({ id: "a", url: peer.url }) }));
    const client = open.add(new Client({ name: "agent", version: "1" }));
    await client.connect(new StreamableHTTPClientTransport(new URL(gateway.mcp)) as never);
    const shown = async () => (await client.listTools()).tools.map(({ name }) => name);
    expect(await shown()).toContain("shell_run");
    const sessions = async () =>
      (
        (await (await fetch(`${gateway.url}/health`)).json()) as { endpoints: { sessions: number }[] }
      ).endpoints.map((each) => each.sessions);
    await gateway.reload(config({ id: "a", url: peer.url }, { id: "b", url: peer.url }));
    expect(await sessions()).toEqual([1, 0]);
    await gateway.reload(config({ id: "a", url: peer.url, denied_tools_regex: ["^shell_"] }));
    expect(await sessions()).toEqual([0]);
    expect(await shown()).not.toContain("shell_run");
    await gateway.reload(config());
    expect(gateway.log.at(-1)).toContain("the endpoints stay as they were");
    expect(await shown()).not.toContain("shell_run");
  });
});

describe("rules", () => {
  it("have endpoints before the upstream, equal ones share an instance", async () => {
    const peer = open.add(await sessionPeer({ json: true }));
    const read = '---\nallowed_tools: ["files_read"]\n---\n';
    const gateway = open.add(
      await gatewayUnderTest({
        upstream: peer.url,
        denied: ["^ask_"],
        rules: {
          "read.md": read,
          "also-read.md": read,
          "no-shell.txt": "---\nname: quiet\ndenied_tools_regex: ['^shell_']\n---\ntext",
        },
      }),
    );
    expect(gateway.endpoints.map(({ url }) => url.slice(gateway.url.length))).toEqual([
      "/mcp",
      "/rules/read/mcp",
      "/rules/also-read/mcp",
      "/rules/quiet/mcp",
    ]);
    const shown = async (path: string): Promise<string[]> => {
      const client = open.add(new Client({ name: "agent", version: "1" }));
      await client.connect(new StreamableHTTPClientTransport(new URL(gateway.url + path)) as never);
      const listed = (await client.listTools()).tools.map(({ name }) => name);
      if (path.includes("read"))
        await expect(client.callTool({ name: "shell_run" })).rejects.toThrow("[netmon]");
      return listed;
    };
    expect(await shown("/mcp")).toEqual(["files_read", "shell_run", "slow"]);
    expect(await shown("/rules/read/mcp")).toEqual(["files_read"]);
    expect(await shown("/rules/also-read/mcp")).toEqual(["files_read"]);
    expect(await shown("/rules/quiet/mcp")).toEqual(["files_read", "slow"]);
    expect(peer.ran).toEqual([]);
    const health = (await (await fetch(`${gateway.url}/health`)).json()) as {
      endpoints: { sessions: number }[];
    };
    // the two rules that are the same are one instance, with both sessions
    expect(health.endpoints.map(({ sessions }) => sessions)).toEqual([1, 2, 2, 1]);
  });
});

describe("tls_fingerprint", () => {
  const secure = async (certificate: Certificate) => {
    const seen: string[] = [];
    const server = createTlsServer(certificate, (req, res) => {
      seen.push(String(req.headers.authorization));
      req.resume().on("end", () => json(res, result(1, { tools })));
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    open.add({
      close: () => {
        server.closeAllConnections();
        server.close();
      },
    });
    return { url: `https://127.0.0.1:${(server.address() as AddressInfo).port}/mcp`, seen };
  };

  it("is the certificate's: the server is asked", async () => {
    const certificate = selfSigned();
    const { url, seen } = await secure(certificate);
    const gateway = open.add(
      await gatewayUnderTest({
        upstream: url,
        tlsFingerprint: certificate.fingerprint,
        headers: [["Authorization", "Bearer s"]],
      }),
    );
    expect(await names(gateway.mcp)).toHaveLength(3);
    expect(seen).toEqual(["Bearer s"]);
  });

  it("is another's, or there is none: nothing is sent", async () => {
    const { url, seen } = await secure(selfSigned());
    for (const tlsFingerprint of [selfSigned().fingerprint, undefined]) {
      const gateway = open.add(
        await gatewayUnderTest({
          upstream: url,
          headers: [["Authorization", "Bearer s"]],
          ...(tlsFingerprint && { tlsFingerprint }),
        }),
      );
      const answer = await post(gateway.mcp, list);
      expect(answer.status).toBe(502);
      expect(await answer.text()).toContain(
        tlsFingerprint === undefined ? "SELF_SIGNED" : "declared is sha256:",
      );
    }
    expect(seen).toEqual([]);
  });
});

describe("with inspection switched off", () => {
  it("everything passes unseen where there is no filter", async () => {
    const upstream = open.add(await listing());
    const gateway = open.add(
      await gatewayUnderTest({
        upstream: upstream.url,
        config: { mcp: { inspection: { enabled: false } } },
      }),
    );
    expect(await names(gateway.mcp)).toHaveLength(3);
    expect(gateway.events).toEqual([]);
  });
});

describe("a start that fails", () => {
  it.each([
    ["a port in use", "port_in_use"],
    ["an address of another machine", "listen"],
  ])("%s: %s", async (_what, code) => {
    const upstream = open.add(await listing());
    const taken = Number(new URL(upstream.url).port);
    const where = code === "listen" ? { bind: "192.0.2.1" } : { port: taken };
    const error = await gatewayUnderTest({
      upstream: upstream.url,
      config: { gateway: where },
      configured: true,
    }).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ name: "GatewayError", code });
  });

  it("because the upstream would be the gateway itself", async () => {
    const upstream = open.add(await listing());
    const { port } = new URL(upstream.url);
    await upstream.close();
    await expect(
      gatewayUnderTest({
        upstream: upstream.url,
        config: { gateway: { port: Number(port) } },
        configured: true,
      }),
    ).rejects.toMatchObject({ name: "GatewayError", code: "loop" });
    // and the port is free again
    const again = open.add(
      await gatewayUnderTest({
        upstream: "http://127.0.0.1:1/mcp",
        config: { gateway: { port: Number(port) } },
        configured: true,
      }),
    );
    expect(again.url).toContain(port);
  });
});
