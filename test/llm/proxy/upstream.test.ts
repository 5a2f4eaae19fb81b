/** How the proxy reaches providers: TLS, and the proxies of the environment. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer as createHttpServer, type IncomingMessage, request } from "node:http";
import { createServer } from "node:https";
import { type AddressInfo, connect, createServer as createTcpServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { request as undiciRequest } from "undici";
import { expect, onTestFinished, test, vi } from "vitest";
import { connectFailure } from "../../../src/http/connect-failure.ts";
import { isLoopback, OutgoingConnections } from "../../../src/http/outgoing.ts";
import { selfSigned } from "../../mcp/certificate.ts";
import { message } from "./answers.ts";
import { json, post, startProxy, startUpstream } from "./stage.ts";

const PROGRAM = `
import { LlmProxy } from ${JSON.stringify(new URL("../../../src/llm/proxy/proxy.ts", import.meta.url).href)};
import { Faults } from ${JSON.stringify(new URL("../../../src/event/faults.ts", import.meta.url).href)};
const counters = new Proxy({}, { get: () => 0, set: () => true });
const proxy = await LlmProxy.start(
  { port: 0, providers: { anthropic: process.argv[1] }, streamBlock: "rewrite", maxBlockBytes: 1e6,
    maxEventBytes: 1e6, maxRequestBytes: 1e6, maxResponseBytes: 1e6, idleMs: 5000 },
  { policy: () => ({ mode: "enforce" }), judge: () => () => ({ action: "allow", text: "" }),
    refused: () => {}, failed: () => {}, redact: null, store: null, counters, faults: new Faults(), log: { debug: console.error, warn: console.error } },
);
console.log(proxy.port);
process.stdin.resume().on("end", () => proxy.close());
`;

test("a provider behind TLS is verified, and called by its own name", async () => {
  const { key, cert } = selfSigned();
  const folder = mkdtempSync(join(tmpdir(), "netmon-tls-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const authority = join(folder, "authority.pem");
  writeFileSync(authority, cert);
  const names: (string | undefined)[] = [];
  const server = createServer({ key, cert }, (request, response) => {
    names.push(request.headers.host);
    request.resume().on("end", () => json(response, message({ text: "over TLS" })));
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  const { port } = server.address() as AddressInfo;
  const statuses: number[] = [];
  for (const trusted of [true, false]) {
    const child = spawn(
      process.execPath,
      ["--import", "tsx", "--input-type=module", "-e", PROGRAM, `https://127.0.0.1:${port}`],
      {
        stdio: ["pipe", "pipe", "ignore"],
        env: { ...process.env, NODE_EXTRA_CA_CERTS: trusted ? authority : "" },
      },
    );
    const [line] = (await once(child.stdout, "data")) as [Buffer];
    const response = await post(Number(line.toString()), "/v1/messages");
    statuses.push(response.status);
    expect(await response.text()).toMatch(
      trusted ? "over TLS" : /DEPTH_ZERO_SELF_SIGNED_CERT: .* proxy\.ca_file, SSL_CERT_FILE or NODE_EXTRA/,
    );
    child.stdin.end();
    await once(child, "exit");
  }
  expect(statuses).toEqual([200, 502]);
  expect(names).toEqual([`127.0.0.1:${port}`]);
  const asked = async (environment: NodeJS.ProcessEnv, caFile: string | null): Promise<string> => {
    const outgoing = new OutgoingConnections({ environment, caFile, connectMs: 10_000 });
    const origin = `https://127.0.0.1:${port}`;
    try {
      const dispatcher = outgoing.to({ origin, hostname: "127.0.0.1" });
      return `${(await undiciRequest(origin, { dispatcher })).statusCode}`;
    } catch (error) {
      return connectFailure(error)?.text ?? String(error);
    } finally {
      await outgoing.destroy();
    }
  };
  for (const variable of ["SSL_CERT_FILE", "NODE_EXTRA_CA_CERTS"])
    expect(await asked({ [variable]: authority }, null)).toBe("200");
  expect(await asked({}, authority)).toBe("200");
  expect(await asked({ SSL_CERT_FILE: join(folder, "none.pem") }, null)).toContain("DEPTH_ZERO_SELF_SIGNED");
  const changed = join(folder, "changed.pem");
  writeFileSync(changed, "");
  new OutgoingConnections({ environment: { SSL_CERT_FILE: changed }, caFile: null, connectMs: 1 });
  writeFileSync(changed, readFileSync(authority));
  expect(await asked({ SSL_CERT_FILE: changed }, null), "an authority from after the start").toContain(
    "DEPTH_ZERO_SELF_SIGNED",
  );
  const unusable = join(folder, "unusable.pem");
  writeFileSync(unusable, "no certificate");
  for (const file of [unusable, join(folder, "none.pem")])
    expect(() => new OutgoingConnections({ environment: {}, caFile: file, connectMs: 1 })).toThrow(
      `proxy.ca_file ${JSON.stringify(file)}: `,
    );
});

test("HTTPS_PROXY is for providers elsewhere, never for loopback", async () => {
  const asked: string[] = [];
  const upstream = await startUpstream((_request, response) => json(response, message({ text: "hello" })));
  const proxy = createHttpServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    response.writeHead(502).end();
  });
  proxy.on("connect", (request, socket) => {
    asked.push(`CONNECT ${request.url}`);
    // To the upstream of this test, whatever was asked for.
    const through = connect(Number(new URL(upstream.url).port), "127.0.0.1", () => {
      socket.write("HTTP/1.1 200 OK\r\n\r\n");
      through.pipe(socket).pipe(through);
    });
    for (const each of [through, socket]) each.on("error", () => {});
    onTestFinished(() => {
      through.destroy();
      socket.destroy();
    });
  });
  proxy.listen(0, "127.0.0.1");
  await once(proxy, "listening");
  onTestFinished(() => {
    proxy.close();
  });
  vi.stubEnv("HTTP_PROXY", `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`);
  vi.stubEnv("http_proxy", undefined);
  vi.stubEnv("NO_PROXY", "");
  vi.stubEnv("no_proxy", undefined);
  onTestFinished(() => {
    vi.unstubAllEnvs();
  });
  const local = await startProxy(upstream.url);
  expect((await post(local.port, "/v1/messages")).status).toBe(200);
  expect(asked).toEqual([]);
  const remote = await startProxy("http://provider.test");
  expect(await (await post(remote.port, "/v1/messages")).text()).toContain("hello");
  expect(asked).toEqual(["CONNECT provider.test:80"]);
});

/** Answers each CONNECT of the SOCKS5 protocol by a connection to `port`, and notes what was asked for. */
async function socksProxy(port: number, asked: string[]): Promise<number> {
  const server = createTcpServer((socket) => {
    socket.on("error", () => {});
    socket.once("data", () => {
      socket.write(Buffer.from([5, 0]));
      socket.once("data", (request: Buffer) => {
        const length = request[4] ?? 0;
        asked.push(`${request[3] === 3 ? request.subarray(5, 5 + length).toString() : "address"}`);
        const through = connect(port, "127.0.0.1", () => {
          socket.write(Buffer.from([5, 0, 0, 1, 127, 0, 0, 1, 0, 0]));
          through.pipe(socket).pipe(through);
        });
        through.on("error", () => socket.destroy());
        socket.on("close", () => through.destroy());
      });
    });
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  return (server.address() as AddressInfo).port;
}

function stubProxy(url: string): void {
  for (const name of [
    "http_proxy",
    "https_proxy",
    "HTTPS_PROXY",
    "no_proxy",
    "NO_PROXY",
    "all_proxy",
    "ALL_PROXY",
  ])
    vi.stubEnv(name, undefined);
  vi.stubEnv("HTTP_PROXY", url);
  onTestFinished(() => void vi.unstubAllEnvs());
}

/** fetch makes a network error of 407. */
async function plainPost(port: number): Promise<{ status: number | undefined; text: string }> {
  const sent = request({ port, host: "127.0.0.1", path: "/v1/messages", method: "POST" }).end(
    JSON.stringify({ model: "m", max_tokens: 1, messages: [] }),
  );
  const [response] = (await once(sent, "response")) as [IncomingMessage];
  return { status: response.statusCode, text: await text(response) };
}

test("a SOCKS proxy is asked for the provider's name", async () => {
  const upstream = await startUpstream((_request, response) => json(response, message({ text: "hello" })));
  const asked: string[] = [];
  stubProxy(`socks5h://127.0.0.1:${await socksProxy(Number(new URL(upstream.url).port), asked)}`);
  const remote = await startProxy("http://provider.test");
  expect(await (await post(remote.port, "/v1/messages")).text()).toContain("hello");
  expect(asked).toEqual(["provider.test"]);
});

test.each([
  [407, 407, "the proxy of HTTPS_PROXY wants a login (407): write http://USER:PASSWORD@HOST:PORT there"],
  [403, 502, "the proxy of HTTPS_PROXY answered 403"],
])("a proxy that answers %i: the client gets %i and what to do", async (answered, status, says) => {
  const logins: (string | undefined)[] = [];
  const proxy = createHttpServer();
  proxy.on("connect", (request, socket) => {
    logins.push(request.headers["proxy-authorization"]);
    socket.end(`HTTP/1.1 ${answered} No\r\n\r\n`);
  });
  proxy.listen(0, "127.0.0.1");
  await once(proxy, "listening");
  onTestFinished(() => void proxy.close());
  stubProxy(`ann:p%23ss@127.0.0.1:${(proxy.address() as AddressInfo).port}`);
  const { port } = await startProxy("http://provider.test");
  const answer = await plainPost(port);
  expect(answer.status).toBe(status);
  expect(JSON.parse(answer.text).error.message).toContain(says);
  expect(logins[0]).toBe(`Basic ${Buffer.from("ann:p#ss").toString("base64")}`);
});

test.each([
  ["localhost", true],
  ["model.localhost", true],
  ["127.0.0.1", true],
  ["127.255.0.9", true],
  ["[::1]", true],
  ["[::ffff:7f00:1]", true],
  ["127.0.0.1.example", false],
  ["localhost.example", false],
  ["10.0.0.1", false],
  ["api.anthropic.com", false],
])("%s is loopback: %s", (hostname, expected) => expect(isLoopback(hostname)).toBe(expected));
