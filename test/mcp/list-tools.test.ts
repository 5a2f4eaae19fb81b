/** Listing the tools of real servers of every protocol era, and servers that answer incorrectly. */
import { createHash, X509Certificate } from "node:crypto";
import { createServer } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { inspect } from "node:util";
import { gzipSync } from "node:zlib";
import { afterEach, describe, expect, it } from "vitest";
import { parseCredentialHost } from "../../src/credentials/destination.ts";
import { parseHeaderForm } from "../../src/credentials/header-form.ts";
import { Keyring } from "../../src/credentials/keyring.ts";
import { ListToolsError } from "../../src/mcp/client/error.ts";
import { listStdioTools } from "../../src/mcp/client/list-stdio.ts";
import { type ListToolsOptions, listTools, type ServerAddress } from "../../src/mcp/client/list-tools.ts";
import { selfSigned } from "./certificate.ts";
import { listen, modernPeer, type Peer, scriptedPeer, ssePeer, streamablePeer, tool } from "./peers.ts";

const open: Peer[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((peer) => peer.close()));
});

async function use(peer: Promise<Peer>): Promise<Peer> {
  open.push(await peer);
  return peer;
}

const OPTIONS: ListToolsOptions = {
  timeoutMs: 5000,
  maxTools: 100,
  maxBytes: 1_000_000,
  version: "0.0.0",
};

function ask(
  { url }: { url: string },
  server: Partial<ServerAddress> = {},
  options: Partial<ListToolsOptions> = {},
) {
  return listTools(
    { url, type: "http", headers: {}, tlsFingerprint: null, ...server },
    { ...OPTIONS, ...options },
  );
}

async function failure(asked: Promise<unknown>): Promise<ListToolsError> {
  const error = await asked.then(
    () => new Error("it succeeded"),
    (e: unknown) => e,
  );
  expect(error).toBeInstanceOf(ListToolsError);
  return error as ListToolsError;
}

const names = (tools: unknown[]) => tools.map((t) => (t as { name: string }).name);

describe("protocol eras", () => {
  const offer = () => ({
    pages: [[tool("a"), tool("b")], [tool("c")], [tool("d")]],
    instructions: "Use a before b.",
  });

  for (const responseMode of ["auto", "sse"] as const)
    it(`lists all pages of a 2026-07-28 server in response mode ${responseMode}, without a session`, async () => {
      const peer = await use(modernPeer(offer(), { responseMode }));
      const listing = await ask(peer, { headers: { authorization: "Bearer s3cr3t-token" } });
      expect(names(listing.tools)).toEqual(["a", "b", "c", "d"]);
      expect(listing.protocolVersion).toBe("2026-07-28");
      expect(listing.instructions).toBe("Use a before b.");
      expect(listing.serverInfo).toEqual({ name: "modern", version: "1.0.0" });
      expect(peer.received.map((r) => r.rpc)).toEqual([
        "server/discover",
        "tools/list",
        "tools/list",
        "tools/list",
      ]);
      expect(peer.received.every((r) => r.headers.authorization === "Bearer s3cr3t-token")).toBe(true);
    });

  it("lists all pages of a 2025-11-25 server and ends its session", async () => {
    const peer = await use(streamablePeer(offer()));
    const listing = await ask(peer);
    expect(names(listing.tools)).toEqual(["a", "b", "c", "d"]);
    expect(listing.protocolVersion).toBe("2025-11-25");
    expect(listing.instructions).toBe("Use a before b.");
    expect(peer.received.at(-1)?.method).toBe("DELETE");
  });

  for (const type of ["sse", "http"] as const)
    it(`lists all pages of a 2024-11-05 HTTP+SSE server declared as ${type}`, async () => {
      const peer = await use(ssePeer(offer()));
      const listing = await ask(peer, { type, headers: { "x-key": "s3cr3t-token" } });
      expect(names(listing.tools)).toEqual(["a", "b", "c", "d"]);
      expect(listing.instructions).toBe("Use a before b.");
      expect(peer.received.every((r) => r.headers["x-key"] === "s3cr3t-token")).toBe(true);
    });

  it("asks a server that never answers server/discover in the old way", async () => {
    const peer = await use(
      listen(async (req, res) => {
        let text = "";
        for await (const chunk of req) text += chunk;
        const rpc = JSON.parse(text || "{}") as { id?: number; method?: string };
        if (rpc.method === "server/discover") return;
        if (rpc.id === undefined) return void res.writeHead(req.method === "POST" ? 202 : 405).end();
        const result =
          rpc.method === "initialize"
            ? {
                protocolVersion: "2025-03-26",
                capabilities: { tools: {} },
                serverInfo: { name: "x", version: "1" },
              }
            : { tools: [tool("late")] };
        res.writeHead(200, { "content-type": "application/json" });
        res.end(JSON.stringify({ jsonrpc: "2.0", id: rpc.id, result }));
      }),
    );
    const listing = await ask(peer, {}, { timeoutMs: 1500 });
    expect(names(listing.tools)).toEqual(["late"]);
    expect(listing.protocolVersion).toBe("2025-03-26");
  });

  it("takes a server without tools as one with none", async () => {
    const peer = await use(
      listen(async (req, res) => {
        let text = "";
        for await (const chunk of req) text += chunk;
        const rpc = JSON.parse(text || "{}") as { id?: number; method?: string };
        if (rpc.id === undefined) return void res.writeHead(req.method === "POST" ? 202 : 405).end();
        const outcome =
          rpc.method === "initialize"
            ? {
                result: {
                  protocolVersion: "2025-06-18",
                  capabilities: {},
                  serverInfo: { name: "x", version: "1" },
                },
              }
            : { error: { code: -32601, message: "Method not found" } };
        res.writeHead(200, { "content-type": "application/json" });
        res.end(JSON.stringify({ jsonrpc: "2.0", id: rpc.id, ...outcome }));
      }),
    );
    expect((await ask(peer)).tools).toEqual([]);
  });
});

describe("definitions", () => {
  it("come as they are on the wire, unknown fields and odd values included", async () => {
    const odd = {
      name: "odd",
      title: "Odd",
      inputSchema: { type: "object", properties: { "x-unknown": { $ref: "#/x" } }, "x-mcp-header": 1 },
      annotations: { readOnlyHint: true, "vendor/extra": [1, { deep: null }] },
      _meta: { "a/b": "c" },
      icons: [{ src: "data:,", extra: 1 }],
      execution: { taskSupport: "optional" },
      fromTheFuture: { __x: 1 },
    };
    const text = JSON.stringify(odd).replace('"__x"', '"__proto__"');
    const peer = await use(scriptedPeer(() => ({ tools: [JSON.parse(text)] })));
    const { tools } = await ask(peer);
    expect(JSON.stringify(tools[0])).toBe(text);
  });
});

describe("lists that are none", () => {
  const cases: [string, (cursor: string | undefined) => object, RegExp][] = [
    [
      "a cursor that comes back",
      (c) => ({ tools: [tool(`t${c}`)], nextCursor: c === "1" ? "2" : "1" }),
      /does not end/,
    ],
    [
      "pages without end",
      (c) => ({ tools: [tool(`t${c}`)], nextCursor: String(Number(c ?? 0) + 1) }),
      /more than 100 tools/,
    ],
    ["tools that are not an array", () => ({ tools: { a: 1 } }), /tools\/list/],
  ];
  for (const [name, page, text] of cases)
    it(`refuses ${name}`, async () => {
      const peer = await use(scriptedPeer((rpc) => page(rpc.params?.cursor)));
      const error = await failure(ask(peer));
      expect(error.reason).toBe("protocol");
      expect(error.message).toMatch(text);
    });

  it("ends where a server ignores the cursor", async () => {
    const peer = await use(scriptedPeer(() => ({ tools: [tool("a")], nextCursor: "same" })));
    expect(names((await ask(peer)).tools)).toEqual(["a"]);
  });

  it("refuses more bytes than allowed, compressed or not", async () => {
    const big = { tools: [tool("a", { description: "x".repeat(2_000_000) })] };
    const plain = await use(scriptedPeer(() => big));
    expect((await failure(ask(plain))).message).toBe("the answers are larger than 1000000 bytes");
    const packed = await use(
      scriptedPeer((rpc, res) => {
        res.writeHead(200, { "content-type": "application/json", "content-encoding": "gzip" });
        res.end(gzipSync(JSON.stringify({ jsonrpc: "2.0", id: rpc.id, result: big })));
        return undefined;
      }),
    );
    const error = await failure(ask(packed));
    expect([error.reason, error.message]).toEqual(["protocol", "the answers are larger than 1000000 bytes"]);
  });

  it.each([
    [
      "values",
      `{"jsonrpc":"2.0","id":1,"result":{"tools":[],"x":[${"[],".repeat(130_000)}0]}}`,
      "application/json",
    ],
    ["lines of an event", "data: x\n".repeat(130_000), "text/event-stream"],
    ["values behind a quote", `: "\rdata: [${"[],".repeat(130_000)}0]\n\n`, "text/event-stream"],
  ])("refuses more %s than anybody reads, before they are read", async (_what, text, type) => {
    const peer = await use(
      scriptedPeer((_rpc, res) => {
        res.writeHead(200, { "content-type": type }).end(text);
        return undefined;
      }),
    );
    const error = await failure(ask(peer, {}, { maxBytes: 10_000_000 }));
    expect(error.message).toBe("the answers are larger than 250000 names, values and lines");
  });

  it.each([
    ["bytes", `"d".repeat(300_000)`, /larger than 1000000 bytes/],
    ["values", `Array(100_000).fill(0)`, /larger than 250000 names and values/],
  ])("refuses pages of a program with more %s than allowed", async (_what, described, text) => {
    const program = `let n = 0; require("readline").createInterface({ input: process.stdin }).on("line", (line) => {
      const { id, method } = JSON.parse(line);
      if (id === undefined) return;
      const result = method === "tools/list"
        ? { tools: [{ name: "t" + n, x: ${described} }], nextCursor: "c" + n++ }
        : { protocolVersion: "2025-11-25", capabilities: { tools: {} }, serverInfo: { name: "s", version: "1" } };
      const known = method === "initialize" || method === "tools/list";
      const error = { code: -32601, message: "no" };
      console.log(JSON.stringify({ jsonrpc: "2.0", id, ...(known ? { result } : { error }) }));
    });`;
    const server = { command: process.execPath, args: ["-e", program], env: {} };
    const options = { timeoutMs: 20_000, maxTools: 100, maxBytes: 1_000_000, version: "0.0.0" };
    expect((await failure(listStdioTools(server, options))).message).toMatch(text);
  });

  it("refuses an event stream without end that says nothing", async () => {
    const peer = await use(
      scriptedPeer((_rpc, res) => {
        res.writeHead(200, { "content-type": "text/event-stream" });
        const more = setInterval(() => res.write(`: ${"x".repeat(100_000)}\n\n`), 5);
        res.on("close", () => clearInterval(more));
        return undefined;
      }),
    );
    expect((await failure(ask(peer))).message).toBe("the answers are larger than 1000000 bytes");
  });

  it("refuses what is not MCP", async () => {
    const peer = await use(
      listen((_req, res) => res.writeHead(200, { "content-type": "text/html" }).end("<p>")),
    );
    expect((await failure(ask(peer))).reason).toBe("protocol");
  });
});

describe("servers that do not answer", () => {
  it("time out, whichever part is slow", async () => {
    const peer = await use(scriptedPeer(() => undefined));
    const error = await failure(ask(peer, {}, { timeoutMs: 300 }));
    expect(error.reason).toBe("timeout");
    expect(error.message).toBe("no whole list of tools within 300 ms");
    const silent = await use(listen(() => {}));
    expect((await failure(ask(silent, {}, { timeoutMs: 300 }))).reason).toBe("timeout");
    expect((await failure(ask(silent, { type: "sse" }, { timeoutMs: 300 }))).reason).toBe("timeout");
  });

  it("are told from those that are not there", async () => {
    const peer = await listen(() => {});
    await peer.close();
    for (const type of ["http", "sse"] as const) {
      const error = await failure(ask(peer, { type }));
      expect(error.reason).toBe("connect");
      expect(error.message).toContain("ECONNREFUSED");
    }
    const nowhere = await failure(ask({ url: "http://host.invalid/mcp" }));
    expect(nowhere.reason).toBe("connect");
  });

  it("say 401 or 403", async () => {
    for (const status of [401, 403])
      for (const type of ["http", "sse"] as const) {
        const peer = await use(listen((_req, res) => res.writeHead(status).end("no")));
        const error = await failure(ask(peer, { type }));
        expect([error.reason, error.message]).toEqual([
          "unauthorized",
          expect.stringContaining(String(status)),
        ]);
      }
  });

  it("say 404 to everything", async () => {
    const peer = await use(listen((_req, res) => res.writeHead(404).end("no such path")));
    const error = await failure(ask(peer));
    expect(error.reason).toBe("protocol");
    expect(error.message).toMatch(/HTTP 404: .*POST.*no such path/);
  });

  it("say 500", async () => {
    const peer = await use(listen((_req, res) => res.writeHead(503).end("down")));
    const error = await failure(ask(peer));
    expect([error.reason, error.message]).toEqual(["protocol", expect.stringContaining("503")]);
  });

  it("are left when the caller has had enough", async () => {
    const peer = await use(scriptedPeer(() => undefined));
    const stop = new AbortController();
    const asked = ask(peer, {}, { signal: stop.signal });
    setTimeout(() => stop.abort(new Error("enough")), 100);
    await expect(asked).rejects.toThrow("enough");
  });
});

describe("credentials", () => {
  const headers = { authorization: "Bearer s3cr3t-token", "x-key": "key-0123456789" };

  it("do not appear in errors, even if the server repeats them", async () => {
    const peer = await use(
      listen((req, res) => {
        res.writeHead(418).end(`bad ${req.headers.authorization}\u001b[2J, bad ${req.headers["x-key"]}`);
      }),
    );
    const error = await failure(ask(peer, { headers }));
    expect(error.message).toContain("(hidden)");
    for (const hidden of ["s3cr3t", "0123456789", "\u001b"]) expect(error.message).not.toContain(hidden);
  });

  it("do not follow a redirect to another origin", async () => {
    const other = await use(scriptedPeer(() => ({ tools: [] })));
    const peer = await use(listen((_req, res) => res.writeHead(307, { location: other.url }).end()));
    const error = await failure(ask(peer, { headers }));
    expect(error.reason).toBe("protocol");
    expect(error.message).toContain(other.url);
    expect(other.received).toEqual([]);
  });

  it("do not follow the endpoint event of an SSE server to another origin", async () => {
    const other = await use(scriptedPeer(() => ({ tools: [] })));
    const peer = await use(
      listen((_req, res) => {
        res.writeHead(200, { "content-type": "text/event-stream" });
        res.write(`event: endpoint\ndata: ${other.url}\n\n`);
      }),
    );
    expect((await failure(ask(peer, { type: "sse", headers }))).reason).toBe("protocol");
    expect(other.received).toEqual([]);
  });
});

describe("a forward proxy", () => {
  /** Tunnels every CONNECT to `to`, and says what was asked for. */
  async function forwardProxy(to: Peer): Promise<{ url: string; asked: string[] }> {
    const asked: string[] = [];
    const proxy = createServer();
    proxy.on("connect", (req, client: Socket) => {
      asked.push(req.url ?? "");
      client.write("HTTP/1.1 200 OK\r\n\r\n");
      const server = connect(to.port, "127.0.0.1");
      client.pipe(server).pipe(client);
      for (const socket of [client, server]) socket.on("error", () => {});
    });
    await new Promise<void>((resolve) => proxy.listen(0, "127.0.0.1", resolve));
    const close = () => new Promise<void>((resolve) => proxy.close(() => resolve()));
    open.push({ url: "", port: 0, received: [], close });
    return { url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`, asked };
  }

  it("a forward proxy of the environment is used, unless NO_PROXY or loopback", async () => {
    const peer = await use(scriptedPeer(() => ({ tools: [tool("a")] })));
    const proxy = await forwardProxy(peer);
    const far = { url: "http://mcp.invalid:8080/mcp" };
    const environment = { HTTP_PROXY: proxy.url };
    expect(names((await ask(far, {}, { environment })).tools)).toEqual(["a"]);
    expect(new Set(proxy.asked)).toEqual(new Set(["mcp.invalid:8080"]));
    proxy.asked.length = 0;
    for (const NO_PROXY of ["*", "mcp.invalid", ".invalid"]) {
      const error = await failure(ask(far, {}, { environment: { ...environment, NO_PROXY } }));
      expect(error.reason).toBe("connect");
    }
    await ask(peer, {}, { environment });
    expect(proxy.asked).toEqual([]);
  });

  it("is never used with a fingerprint", async () => {
    const peer = await use(scriptedPeer(() => ({ tools: [] })));
    const proxy = await forwardProxy(peer);
    const far = { url: "https://mcp.invalid/mcp", tlsFingerprint: `sha256:${"0".repeat(64)}` };
    const error = await failure(ask(far, far, { environment: { HTTPS_PROXY: proxy.url } }));
    expect([error.reason, proxy.asked]).toEqual(["connect", []]);
  });
});

describe("tls_fingerprint", () => {
  const certificate = selfSigned();
  const headers = { authorization: "Bearer s3cr3t-token" };
  const offer = { pages: [[tool("a")]] };

  it("is the SHA-256 of the certificate in DER", () => {
    const der = new X509Certificate(certificate.cert).raw;
    expect(certificate.fingerprint).toBe(`sha256:${createHash("sha256").update(der).digest("hex")}`);
  });

  it("lets a self-signed certificate in where it matches, written either way", async () => {
    const peer = await use(modernPeer(offer, { certificate }));
    const colons = certificate.fingerprint.slice(7).toUpperCase().match(/../g)?.join(":");
    for (const tlsFingerprint of [certificate.fingerprint, `sha256:${colons}`])
      expect(names((await ask(peer, { headers, tlsFingerprint })).tools)).toEqual(["a"]);
    expect(peer.received[0]?.headers.authorization).toBe("Bearer s3cr3t-token");
  });

  it("sends no request where it does not match", async () => {
    const other = selfSigned();
    for (const [type, peer] of [
      ["http", await use(modernPeer(offer, { certificate }))],
      ["sse", await use(modernPeer(offer, { certificate }))],
    ] as const) {
      const error = await failure(ask(peer, { type, headers, tlsFingerprint: other.fingerprint }));
      expect(error.reason).toBe("tls_fingerprint");
      expect(error.message).toContain(certificate.fingerprint);
      expect(peer.received).toEqual([]);
    }
  });

  it("is refused where it can never match: no digest, no TLS", async () => {
    const secure = await use(modernPeer(offer, { certificate }));
    expect((await failure(ask(secure, { tlsFingerprint: "sha256:none" }))).reason).toBe("tls_fingerprint");
    const plain = await use(modernPeer(offer));
    const error = await failure(ask(plain, { headers, tlsFingerprint: certificate.fingerprint }));
    expect([error.reason, error.message]).toEqual([
      "tls_fingerprint",
      expect.stringContaining("write https"),
    ]);
    expect([...secure.received, ...plain.received]).toEqual([]);
  });

  it("not declared: a self-signed certificate is not trusted", async () => {
    const peer = await use(modernPeer(offer, { certificate }));
    const error = await failure(ask(peer, { headers }));
    expect([error.reason, error.message]).toEqual([
      "connect",
      expect.stringMatching(/DEPTH_ZERO_SELF_SIGNED_CERT: .* proxy.ca_file/),
    ]);
    expect(peer.received).toEqual([]);
  });
});

describe("a key", () => {
  const KEY = "ghp_the-key-of-the-server";
  const offer = { pages: [[tool("a")]] };

  async function asked(peer: Peer, field = "authorization", paths = ["*"]) {
    const rule = {
      name: "server",
      source: { kind: "env", variable: "KEY" } as const,
      to: [{ host: parseCredentialHost(`127.0.0.1:${peer.port}`), paths }],
      headers: [parseHeaderForm("authorization: Bearer")],
      variables: [],
      ttlMs: null,
    };
    const caller = { uid: 0, gid: 0, groups: [] };
    const keyring = await Keyring.open([rule], () => ({ env: { KEY }, caller, agent: null }));
    const headers = { [field]: `Bearer ${keyring.placeholders[0]?.placeholder}` };
    const type = peer.url.endsWith("/sse") ? "sse" : "http";
    return ask(peer, { type, headers }, { keyring }).finally(() => keyring.close());
  }

  it.each([
    ["2026-07-28", modernPeer],
    ["2025-11-25", streamablePeer],
    ["2024-11-05", ssePeer],
  ])("is in every request to a server of %s, in the place of its placeholder", async (_, make) => {
    const peer = await use(make(offer));
    expect(names((await asked(peer)).tools)).toEqual(["a"]);
    expect([...new Set(peer.received.map(({ headers }) => headers.authorization))]).toEqual([
      `Bearer ${KEY}`,
    ]);
  });

  it("is not sent in another header or to another path, and neither is the placeholder", async () => {
    const peer = await use(modernPeer(offer));
    const other = await failure(asked(peer, "x-note"));
    expect(other.message).toMatch(/did not ask: .* placeholder of server/);
    expect((await failure(asked(peer, "authorization", ["/v2"]))).message).toMatch(/not go to this path/);
    const sse = await use(ssePeer(offer));
    expect((await failure(asked(sse, "authorization", ["/sse"]))).message).toMatch(/not go to this path/);
    expect([...peer.received, ...sse.received].filter(({ rpc }) => rpc !== null)).toEqual([]);
  });

  it("follows no redirect", async () => {
    const peer: Peer = await use(
      listen((req, res) => {
        peer.received.push({ method: req.method ?? "", url: req.url ?? "", headers: req.headers, rpc: null });
        res.writeHead(307, { location: "/other" }).end();
      }),
    );
    expect((await failure(asked(peer))).message).toMatch(/follows no redirect/);
    expect(peer.received.map(({ url }) => url)).toEqual(["/mcp"]);
  });

  it("ends the question if the server quotes it, and is nowhere in what is told of it", async () => {
    for (const status of [200, 401, 500]) {
      const peer = await use(
        listen((req, res) => {
          res.writeHead(status, { "content-type": "application/json" });
          res.write(
            `{"jsonrpc":"2.0","id":0,"error":{"code":1,"message":"${req.headers.authorization?.slice(0, 20)}`,
          );
          setTimeout(() => res.end(`${req.headers.authorization?.slice(20)}"}}`), 20);
        }),
      );
      const error = await failure(asked(peer));
      expect(error.message).toMatch(/an answer has the key that it was sent/);
      expect(inspect(error, { depth: 9 })).not.toContain(KEY);
    }
  });
});
