// group: programs
/**
 * A secret in a URL, on every path that a URL takes through netmon: the test searches the output of the commands and
 * every byte they keep.
 */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { type CliResult, runCli } from "../unit/cli/run-cli.ts";
import { EventProcess } from "./event-process.ts";

const USER = "sesame-of-the-user";
const QUERY = "sesame-of-the-query";
const PATH = "s3same0f4the7path9abcdefgh";
const SECRET = /s[3e]same[-0]/;
/** Refused by whoever sends it. */
const WITH_USER = `https://me:${USER}@127.0.0.1:1/mcp?token=${QUERY}#${QUERY}`;

let directory: string;
let state: string;
let closed: string;
let angry: Server;
let processes: EventProcess[];

beforeEach(async () => {
  directory = mkdtempSync(join(tmpdir(), "netmon-url-secrets-"));
  state = join(directory, "state");
  processes = [];
  // refuses, and quotes what it was asked
  angry = createServer((request, response) => {
    response.writeHead(418, { "content-type": "text/plain" });
    response.end(`no such place: http://${request.headers.host}${request.url} nor ${request.url}`);
  });
  await new Promise<void>((resolve) => angry.listen(0, "127.0.0.1", resolve));
  const gone = createServer();
  await new Promise<void>((resolve) => gone.listen(0, "127.0.0.1", resolve));
  closed = `http://127.0.0.1:${(gone.address() as AddressInfo).port}`;
  await new Promise((resolve) => gone.close(resolve));
});

afterEach(async () => {
  for (const process of processes) await process.kill();
  await new Promise((resolve) => angry.close(resolve));
  rmSync(directory, { recursive: true, force: true });
});

const angryUrl = (): string => `http://127.0.0.1:${(angry.address() as AddressInfo).port}`;

function file(name: string, content: unknown): string {
  const path = join(directory, name);
  writeFileSync(path, typeof content === "string" ? content : JSON.stringify(content));
  return path;
}

/** The whole of it, for a failure to show where. */
function expectNoSecret({ stdout, stderr }: Pick<CliResult, "stdout" | "stderr">): void {
  expect(stdout).not.toMatch(SECRET);
  expect(stderr).not.toMatch(SECRET);
}

function expectNothingKept(): void {
  const kept = readdirSync(state, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  expect(kept.length).toBeGreaterThan(0);
  const holding = kept.filter((entry) =>
    SECRET.test(readFileSync(join(entry.parentPath, entry.name), "latin1")),
  );
  expect(holding.map(({ name }) => name)).toEqual([]);
}

function start(args: string[]): EventProcess {
  const process = new EventProcess([...args, "--format", "json", "--state-dir", state]);
  processes.push(process);
  return process;
}

const server = (url: string) => ({ sandbox: { mcp: { servers: [{ id: "s", type: "http", url }] } } });
const query = `https://host.example/${PATH}/mcp?token=${QUERY}#${QUERY}`;

it("config check and show tell places without what may be a key in them", async () => {
  const bad = {
    server: server(WITH_USER),
    provider: { proxy: { providers: { x: WITH_USER } } },
    webhook: { audit: { webhooks: [{ url: WITH_USER }] } },
    otlp: { audit: { otlp: { endpoint: WITH_USER } } },
    alert: { mcp: { inspection: { on_detection: { webhook_url: WITH_USER } } } },
    host: { sandbox: { network: { allow: [{ host: WITH_USER }] } } },
    id: {
      sandbox: {
        mcp: { allowed_servers: [{ id: WITH_USER }], servers: [{ id: WITH_USER, url: WITH_USER }] },
      },
    },
  };
  for (const [name, content] of Object.entries(bad))
    for (const more of [[], ["--json"]]) {
      const result = await runCli(["config", "check", file(`${name}.yaml`, content), ...more]);
      expect(result.code, name).toBe(2);
      expectNoSecret(result);
    }
  const good = file("good.yaml", {
    ...server(query),
    proxy: { providers: { x: `https://host.example/${PATH}` } },
    audit: { webhooks: [{ url: query.replace(/#.*/, "") }] },
  });
  const clients = file(".mcp.json", {
    mcpServers: {
      a: { url: WITH_USER },
      b: { url: `ftp://me:${USER}@h` },
      c: { command: "npx", args: ["mcp-remote", WITH_USER] },
    },
  });
  for (const args of [
    ["check", good, "--mcp-config", clients],
    ["show", good],
    ["show", good, "--json"],
  ]) {
    const result = await runCli(["config", ...args]);
    expect(result.code).toBe(0);
    expect(result.stdout).toContain("host.example/");
    expectNoSecret(result);
  }
  const again = await runCli([
    "config",
    "check",
    file("shown.yaml", (await runCli(["config", "show", good])).stdout),
  ]);
  expect(again).toMatchObject({ code: 0 });
});

it("wrap-config tells servers by their origin", async () => {
  const clients = file(".mcp.json", {
    mcpServers: { a: { url: WITH_USER }, b: { command: "npx", args: ["x"] } },
  });
  expectNoSecret(await runCli(["wrap-config", clients, "--check"]));
});

it("inspect tells what a server said without the URL that it was asked with", async () => {
  const urls = [WITH_USER, `${closed}/${PATH}?token=${QUERY}`, `${angryUrl()}/${PATH}/mcp?token=${QUERY}`];
  for (const url of [...urls, `https://me:${USER}@127.0.0.1:999999/`]) {
    const given = await runCli(["inspect", url, "--timeout", "5", "--json"]);
    expectNoSecret(given);
    expect(given.code).not.toBe(0);
    expect(given.stderr.match(/every user of this machine can read/g)).toHaveLength(1);
    expect(given.stderr).toContain("mcpServers");
  }
  for (const url of urls) {
    const client = file("mcp.json", { mcpServers: { a: { url } } });
    const named = await runCli(["inspect", client, "--timeout", "5"]);
    expect(named.stderr).not.toContain("every user");
    expectNoSecret(named);
  }
  expectNoSecret(await runCli(["inspect", "--json", "--timeout", "5", "--", "false", WITH_USER]));
});

it("a gateway keeps the query and the key in the path of its server to itself", async () => {
  const refused = await runCli(["gateway", "--upstream", WITH_USER, "--port", "0", "--state-dir", state]);
  expect(refused.code).toBe(2);
  expectNoSecret(refused);
  const ready = join(directory, "ready.json");
  const gateway = start([
    ...["gateway", "--port", "0", "--session", "g", "--ready-file", ready, "--log-level", "trace"],
    ...["--upstream", `${closed}/${PATH}/mcp?token=${QUERY}`, "--header", "Authorization: Bearer x"],
    ...[
      "--config",
      file("g.yaml", { ...server(`${angryUrl()}/${PATH}/mcp?token=${QUERY}`), mcp: { inspection: {} } }),
    ],
  ]);
  const { url } = await gateway.event("netmon_inspection_started");
  await gateway.says(/MCP gateway at/);
  const kept = readFileSync(ready, "utf8");
  expect(kept).not.toMatch(SECRET);
  const list = JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/list" });
  const headers = { "content-type": "application/json", accept: "application/json, text/event-stream" };
  for (const path of ["/mcp", "/servers/s/mcp"]) {
    const answer = await fetch(`${url}${path}`, { method: "POST", headers, body: list });
    if (path === "/mcp") expect(await answer.text()).not.toMatch(SECRET);
    else await answer.text();
  }
  gateway.signal("SIGTERM");
  const ended = await gateway.ended;
  expectNoSecret(ended);
  expect(ended.stderr.match(/value of --header is in the command line/g)).toHaveLength(1);
  expect(ended.stderr).toMatch(/--header-file.*NAME=env:VAR/);
  expect(ended.stderr).toMatch(/--upstream, which may hold a key, is in the command line/);
  expectNothingKept();
});

it("an LLM proxy, its sinks and its reports keep them too", async () => {
  const config = file("p.yaml", {
    sandbox: {
      mcp: {
        mode: "enforce",
        servers: [
          { id: "gone", type: "http", url: `${closed}/${PATH}/mcp?token=${QUERY}` },
          { id: "angry", type: "http", url: `${angryUrl()}/${PATH}/mcp?token=${QUERY}` },
        ],
      },
    },
    proxy: { providers: { gemini: closed, keyed: `${closed}/${PATH}`, angry: `${angryUrl()}/${PATH}` } },
    audit: {
      webhooks: [
        { url: `${closed}/${PATH}?token=${QUERY}`, events: ["*"], retries: 0 },
        { url: `${angryUrl()}/${PATH}?token=${QUERY}`, events: ["*"] },
      ],
      otlp: { endpoint: `${closed}/${PATH}`, interval_seconds: 1 },
    },
  });
  const proxy = start(["proxy", "--port", "0", "--session", "p", "--config", config, "--log-level", "trace"]);
  const { url } = await proxy.event("netmon_proxy_started");
  await proxy.says(/LLM proxy at/);
  const env = await runCli(["env", "--session", "p", "--json", "--state-dir", state]);
  expect(env.code).toBe(0);
  expect(env.stdout).toContain(url);
  expectNoSecret(env);
  const body = JSON.stringify({ contents: [{ parts: [{ text: "Hello" }] }] });
  for (const path of [
    "/v1beta/models/g:generateContent",
    "/keyed/v1/chat/completions",
    "/nowhere",
    "/gemini/v9/x",
  ]) {
    const answer = await fetch(`${url}${path}?key=${QUERY}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body,
    });
    expect(await answer.text()).not.toMatch(SECRET);
  }
  const hosted = { type: "mcp", server_label: "x", server_url: WITH_USER };
  await (
    await fetch(`${url}/v1/responses`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ model: "m", input: "x", tools: [hosted] }),
    })
  ).text();
  await proxy.event("llm_refusal");
  await proxy.says(/webhook at/);
  for (const command of [
    ["report", "--session", "p"],
    ["report", "--session", "p", "--json"],
    ["learn", "--session", "p"],
  ])
    expectNoSecret(await runCli([...command, "--state-dir", state]));
  proxy.signal("SIGTERM");
  expectNoSecret(await proxy.ended);
  expectNothingKept();
});

it("watch names a Kubernetes API without them", async () => {
  mkdirSync(state);
  for (const url of [WITH_USER, `http://me:${USER}@host.example/?t=${QUERY}`, `me:${USER}`]) {
    const result = await runCli(["watch", "--pods", "--kubernetes", url, "--state-dir", state]);
    expect(result.code).not.toBe(0);
    expectNoSecret(result);
  }
});
