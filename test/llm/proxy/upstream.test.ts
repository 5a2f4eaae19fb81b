/** How the proxy reaches providers: TLS, and the proxies of the environment. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer as createHttpServer } from "node:http";
import { createServer } from "node:https";
import { type AddressInfo, connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { isLoopback } from "../../../src/llm/proxy/upstream.ts";
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
    expect(await response.text()).toContain(trusted ? "over TLS" : "DEPTH_ZERO_SELF_SIGNED_CERT");
    child.stdin.end();
    await once(child, "exit");
  }
  expect(statuses).toEqual([200, 502]);
  expect(names).toEqual([`127.0.0.1:${port}`]);
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
