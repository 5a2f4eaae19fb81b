/** What passes unchanged, and which parts of HTTP change on the way. */
import { brotliCompressSync, deflateSync, gzipSync } from "node:zlib";
import { afterEach, describe, expect, it } from "vitest";
import { Closing, type GatewayUnderTest, gatewayUnderTest } from "./gateway-under-test.ts";
import {
  json,
  post,
  request,
  result,
  type ScriptedRequest,
  type ScriptedUpstream,
  scriptedUpstream,
} from "./scripted-upstream.ts";

const open = new Closing();
afterEach(() => open.all());

async function stage(
  script: Parameters<typeof scriptedUpstream>[0],
  options: Parameters<typeof gatewayUnderTest>[0] = {},
): Promise<{ upstream: ScriptedUpstream; gateway: GatewayUnderTest }> {
  const upstream = open.add(await scriptedUpstream(script));
  const gateway = open.add(await gatewayUnderTest({ upstream: upstream.url, ...options }));
  return { upstream, gateway };
}

const modes = ["enforce", "observe"] as const;

/** A zstd frame with one raw block (RFC 8878), for bodies below 128 KiB. */
function zstd(text: string): Buffer {
  const body = Buffer.from(text);
  const frame = Buffer.alloc(12);
  frame.writeUInt32LE(0xfd2fb528, 0);
  frame[4] = 0xa0; // single segment, four bytes of content size
  frame.writeUInt32LE(body.length, 5);
  frame.writeUIntLE((body.length << 3) | 1, 9, 3);
  return Buffer.concat([frame, body]);
}

describe.each(modes)("in %s", (mode) => {
  it("bodies pass byte for byte, whatever is in them", async () => {
    const sent =
      '{ "jsonrpc":"2.0",\n "id" : 1.0, "method":"x/unknown","params":{"n":1e400,"u":"\\u00e9é"},"more":[ ] }';
    const back =
      '{"result":{"_meta":{"a.b/c":1},"big":12345678901234567890 },"id":1,"jsonrpc":"2.0","x":null}\n';
    const { upstream, gateway } = await stage((_request, res) => json(res, back), { mode });
    const answer = await post(gateway.mcp, sent);
    expect(await answer.text()).toBe(back);
    expect(upstream.received[0]?.text).toBe(sent);
  });

  it.each([307, 308])(
    "a redirect of %i to the same origin is followed, with method, body and fields",
    async (status) => {
      const { upstream, gateway } = await stage(
        (asked, res) =>
          asked.url === "/mcp"
            ? res.writeHead(status, { location: "mcp/?v=1" }).end()
            : json(res, result(asked.rpc.id, { tools: [] })),
        { mode },
      );
      const answer = await post(gateway.mcp, request("tools/list"), { authorization: "Bearer sesame" });
      expect(await answer.json()).toEqual(result(1, { tools: [] }));
      expect(
        upstream.received.map(({ method, url, text, headers }) => [method, url, text, headers.authorization]),
      ).toEqual([
        ["POST", "/mcp", JSON.stringify(request("tools/list")), "Bearer sesame"],
        ["POST", "/mcp/?v=1", JSON.stringify(request("tools/list")), "Bearer sesame"],
      ]);
    },
  );

  it("events keep their ids, names, times, comments and order", async () => {
    const stream =
      "\ufeff: welcome\n\nid: p-0\nretry: 1500\ndata: \n\n" +
      'event: message\nid: 7\ndata: {"jsonrpc":"2.0","method":"notifications/message","params":{"level":"info","data":1}}\n\n' +
      ": still there\n\nevent: other\ndata: not ours\n\n" +
      'id: 8\r\ndata: {"jsonrpc":"2.0",\r\ndata: "id":1,"result":{}}\r\n\r\n';
    const { gateway } = await stage(
      (_request, res) => {
        res.writeHead(200, { "content-type": "text/event-stream; charset=utf-8" });
        for (const byte of Buffer.from(stream)) res.write(Buffer.from([byte]));
        res.end();
      },
      { mode },
    );
    const answer = await post(gateway.mcp, request("tools/list"));
    expect(Buffer.from(await answer.arrayBuffer()).toString()).toBe(stream);
  });

  it("statuses, words and fields of answers pass, apart from those of one hop", async () => {
    const { gateway } = await stage(
      (_request, res) => {
        res.writeHead(418, "Short And Stout", [
          ["content-type", "application/json"],
          ["mcp-session-id", "abc"],
          ["set-cookie", "a=1"],
          ["set-cookie", "b=2"],
          ["x-request-id", "r"],
          ["connection", "x-hop"],
          ["x-hop", "1"],
        ] as never);
        res.end('{"error":"teapot"}');
      },
      { mode },
    );
    const answer = await post(gateway.mcp, request("ping"));
    expect([answer.status, answer.statusText]).toEqual([418, "Short And Stout"]);
    expect(await answer.text()).toBe('{"error":"teapot"}');
    expect(answer.headers.getSetCookie()).toEqual(["a=1", "b=2"]);
    expect(answer.headers.get("x-request-id")).toBe("r");
    expect(answer.headers.get("mcp-session-id")).toBe("abc");
    expect(answer.headers.has("x-hop")).toBe(false);
  });

  it("fields of requests pass, apart from those of one hop", async () => {
    const { upstream, gateway } = await stage(({ rpc }, res) => json(res, result(rpc.id)), { mode });
    await post(gateway.mcp, request("ping"), {
      authorization: "Bearer secret-of-the-client",
      cookie: "a=1",
      "x-custom": "1",
      traceparent: "00-1-2-01",
      te: "trailers",
      "accept-encoding": "br",
    });
    const [{ headers }] = upstream.received as [ScriptedRequest];
    expect(headers).toMatchObject({
      host: new URL(upstream.url).host,
      authorization: "Bearer secret-of-the-client",
      cookie: "a=1",
      "x-custom": "1",
      traceparent: "00-1-2-01",
      accept: "application/json, text/event-stream",
      "mcp-protocol-version": "2025-11-25",
      "accept-encoding": "identity",
    });
    expect(headers).not.toHaveProperty("te");
  });

  it("notifications get what the server says to them", async () => {
    const { gateway } = await stage((_request, res) => res.writeHead(202).end(), { mode });
    const answer = await post(gateway.mcp, { jsonrpc: "2.0", method: "notifications/initialized" });
    expect([answer.status, await answer.text()]).toEqual([202, ""]);
  });

  it.each([
    ["GET", 405],
    ["DELETE", 404],
    ["OPTIONS", 204],
  ])("%s passes, with its answer", async (method, status) => {
    const { upstream, gateway } = await stage(
      (_request, res) => res.writeHead(status, { allow: "POST", "access-control-allow-origin": "*" }).end(),
      { mode },
    );
    const answer = await fetch(gateway.mcp, { method, headers: { "mcp-session-id": "s" } });
    expect([answer.status, answer.headers.get("allow")]).toEqual([status, "POST"]);
    expect(upstream.received[0]).toMatchObject({ method, headers: { "mcp-session-id": "s" } });
  });

  const encodings: [string, (text: string) => Buffer][] = [
    ["gzip", gzipSync],
    ["deflate", deflateSync],
    ["br", brotliCompressSync],
    ["zstd", zstd],
  ];
  it.each(encodings)("an answer that comes as %s all the same is read", async (encoding, compress) => {
    const tools = [
      { name: "a", inputSchema: {} },
      { name: "shell_run", inputSchema: {} },
    ];
    const { gateway } = await stage(
      ({ rpc }, res) => {
        const body = compress(JSON.stringify(result(rpc.id, { tools })));
        res.writeHead(200, { "content-type": "application/json", "content-encoding": encoding });
        res.end(body);
      },
      { mode, denied: ["^shell_"] },
    );
    const answer = await post(gateway.mcp, request("tools/list"));
    expect(answer.headers.has("content-encoding")).toBe(false);
    expect(await answer.json()).toEqual(result(1, { tools: [tools[0]] }));
  });
});

describe("headers of the configuration", () => {
  it("go to the upstream, in place of the client's, and are told nowhere", async () => {
    const { upstream, gateway } = await stage(({ rpc }, res) => json(res, result(rpc.id)), {
      headers: [
        ["Authorization", "Bearer secret-of-the-operator"],
        ["X-Api-Key", "key-of-the-operator"],
      ],
    });
    await post(gateway.mcp, request("tools/call", { name: "a" }), {
      authorization: "Bearer secret-of-the-client",
    });
    await post(gateway.mcp, "not json", { authorization: "Bearer secret-of-the-client" });
    await fetch(`${gateway.url}/.well-known/oauth-protected-resource/mcp`, {
      headers: { authorization: "Bearer x1" },
    });
    expect(upstream.received.length).toBeGreaterThan(1);
    for (const { url, headers } of upstream.received) {
      const metadata = url.startsWith("/.well-known");
      expect(headers.authorization).toBe(metadata ? undefined : "Bearer secret-of-the-operator");
      expect(headers["x-api-key"]).toBe(metadata ? undefined : "key-of-the-operator");
    }
    const told = JSON.stringify([gateway.events, gateway.log, gateway.endpoints]);
    expect(told).not.toMatch(/secret-of|key-of/);
    expect(await (await fetch(`${gateway.url}/health`)).text()).not.toMatch(/secret-of|key-of/);
  });
});

describe("signing in at the upstream", () => {
  const challenge = (url: string) =>
    `Bearer realm="x", resource_metadata="${url}", scope="a b", error="invalid_token"`;

  it("is pointed to the gateway's metadata, which names the gateway's resource", async () => {
    const { upstream, gateway } = await stage(({ url, headers }, res) => {
      const origin = `http://${headers.host}`;
      if (url === "/meta/data?x=1")
        return json(res, {
          resource: `${origin}/mcp`,
          authorization_servers: ["https://login.example"],
          scopes_supported: ["a"],
        });
      res.writeHead(401, { "www-authenticate": challenge(`${origin}/meta/data?x=1`) });
      return res.end();
    });
    const answer = await post(gateway.mcp, request("initialize"));
    expect(answer.status).toBe(401);
    const own = `${gateway.url}/.well-known/oauth-protected-resource/mcp`;
    expect(answer.headers.get("www-authenticate")).toBe(challenge(own));
    expect(await (await fetch(own)).json()).toEqual({
      resource: gateway.mcp,
      authorization_servers: ["https://login.example"],
      scopes_supported: ["a"],
    });
    expect(upstream.received.at(-1)?.url).toBe("/meta/data?x=1");
  });

  it("finds metadata where RFC 9728 and RFC 8414 put it", async () => {
    const { upstream, gateway } = await stage(({ url }, res) =>
      url.startsWith("/.well-known/oauth-") && !url.endsWith("/mcp")
        ? json(res, { resource: "r", issuer: "https://login.example" })
        : res.writeHead(404).end(),
    );
    const metadata = async (name: string) => (await fetch(`${gateway.url}/.well-known/${name}`)).json();
    expect(await metadata("oauth-protected-resource")).toMatchObject({ resource: gateway.mcp });
    expect(await metadata("oauth-authorization-server/mcp")).toEqual({
      resource: "r",
      issuer: "https://login.example",
    });
    expect(upstream.received.map(({ url }) => url)).toEqual([
      "/.well-known/oauth-protected-resource/mcp",
      "/.well-known/oauth-protected-resource",
      "/.well-known/oauth-authorization-server/mcp",
      "/.well-known/oauth-authorization-server",
    ]);
    expect((await fetch(`${gateway.url}/.well-known/openid-configuration/mcp`)).status).toBe(404);
  });

  it("at another origin is left as it is, and not asked by the gateway", async () => {
    const elsewhere = open.add(await scriptedUpstream((_request, res) => json(res, {})));
    const { gateway } = await stage((_request, res) =>
      res.writeHead(401, { "www-authenticate": challenge(`${elsewhere.origin}/x`) }).end(),
    );
    const answer = await post(gateway.mcp, request("initialize"));
    expect(answer.headers.get("www-authenticate")).toBe(challenge(`${elsewhere.origin}/x`));
    await fetch(`${gateway.url}/.well-known/oauth-protected-resource/mcp`);
    expect(elsewhere.received).toEqual([]);
  });
});

describe("a batch of 2025-03-26", () => {
  const batch = [
    request("tools/call", { name: "files_read" }, 1),
    request("tools/call", { name: "shell_run" }, 2),
    { jsonrpc: "2.0", method: "notifications/x" },
  ];
  const ids = (messages: { id: unknown }[]) => messages.map(({ id }) => id).sort();

  it("has the refused ones answered among the others, as JSON", async () => {
    const { upstream, gateway } = await stage(
      ({ rpc }, res) => json(res, Array.isArray(rpc) ? [result(1)] : result(rpc.id, { tools: [] })),
      { denied: ["^shell_"] },
    );
    const answer = (await (await post(gateway.mcp, batch)).json()) as { id: number; error?: object }[];
    expect(ids(answer)).toEqual([1, 2]);
    expect(answer.find(({ id }) => id === 2)?.error).toBeDefined();
    expect(upstream.received.at(-1)?.text).not.toContain("shell_run");
  });

  it("has them first in a stream", async () => {
    const { gateway } = await stage(
      ({ rpc }, res) => {
        if (!Array.isArray(rpc)) return json(res, result(rpc.id, { tools: [] }));
        res.writeHead(200, { "content-type": "text/event-stream" });
        return res.end(`data: ${JSON.stringify(result(1))}\n\n`);
      },
      { denied: ["^shell_"] },
    );
    const text = await (await post(gateway.mcp, batch)).text();
    const events = [...text.matchAll(/^data: (.*)$/gm)].map(([, data]) => JSON.parse(data as string));
    expect(events.map(({ id }) => id)).toEqual([2, 1]);
  });

  it("has them alone where nothing else is answered", async () => {
    const { gateway } = await stage(
      ({ rpc }, res) =>
        Array.isArray(rpc) ? res.writeHead(202).end() : json(res, result(rpc.id, { tools: [] })),
      { denied: ["^shell_"] },
    );
    const answer = await post(gateway.mcp, batch.slice(1));
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject([{ id: 2, error: {} }]);
  });
});

describe("own answers", () => {
  it("come as a stream to whoever takes nothing else", async () => {
    const { gateway } = await stage(({ rpc }, res) => json(res, result(rpc.id, { tools: [] })), {
      denied: ["x"],
    });
    const answer = await post(gateway.mcp, request("tools/call", { name: "x" }), {
      accept: "text/event-stream",
    });
    expect(answer.headers.get("content-type")).toBe("text/event-stream");
    expect(await answer.text()).toMatch(/^event: message\ndata: \{"jsonrpc":"2.0","id":1,"error":.*\n\n$/);
  });
});
