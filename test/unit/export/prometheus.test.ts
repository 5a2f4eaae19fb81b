/** /metrics as read by Prometheus' own parser and linter, /healthz and /readyz as used by probes. */
import { execFileSync, spawnSync } from "node:child_process";
import { connect } from "node:net";
import { fileURLToPath } from "node:url";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { AuditSinks } from "../../../src/app/recording/audit-sinks.ts";
import { parseConfig } from "../../../src/config/parse.ts";
import { called, connection, intercepted } from "./sample.ts";

const LINT = fileURLToPath(new URL("../../export/prometheus-lint", import.meta.url));

beforeAll(() => {
  execFileSync("go", ["build", "-buildvcs=false", "-o", "build/prometheus-lint", "."], {
    cwd: LINT,
    stdio: "pipe",
  });
}, 300_000);

const ends: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

interface Checked {
  problems: string[];
  families: Record<string, { type: string; series: number }>;
}

function check(text: string): Checked {
  const { status, stdout, stderr } = spawnSync(`${LINT}/build/prometheus-lint`, {
    input: text,
    encoding: "utf8",
  });
  expect(stderr).toBe("");
  expect(status).toBe(0);
  return JSON.parse(stdout) as Checked;
}

/** Sinks of one session that listens, and its URL. */
async function listening(sessionId: string, listen = "127.0.0.1:0") {
  const config = parseConfig("t", JSON.stringify({ audit: { prometheus: { listen } } }));
  let told: (url: string) => void = () => {};
  const url = new Promise<string>((resolve) => {
    told = resolve;
  });
  const problems: string[] = [];
  const sinks = new AuditSinks({
    sessionId,
    audit: config.audit,
    service: "watch",
    store: null,
    log: {
      debug: () => {},
      info: (text) => told(/http:\S+(?=\/metrics)/.exec(text)?.[0] ?? ""),
      warn: () => {},
      error: (text) => {
        problems.push(text);
        told("");
      },
    },
    onDropped: () => {},
    unstored: () => 7,
  });
  let closed = false;
  const close = async (): Promise<void> => {
    if (!closed) await sinks.close();
    closed = true;
  };
  ends.push(close);
  return { sinks, url: await url, problems, close };
}

/** What fetch does not let a test say. */
async function statusOf(url: string, head: string): Promise<string> {
  const socket = connect(Number(new URL(url).port), "127.0.0.1");
  socket.end(`${head}\r\nConnection: close\r\n\r\n`);
  let text = "";
  for await (const piece of socket) text += piece;
  return text;
}

const metrics = async (url: string): Promise<string> => (await fetch(`${url}/metrics`)).text();

describe("/metrics", () => {
  it("is what Prometheus' linter likes, with totals, losses and blindness", async () => {
    const { sinks, url } = await listening("demo");
    sinks.sources.countTotals("kernel", () => ({ allow: 1, block: 2, events_dropped: 3, unparsed: 4 }));
    let level = 12;
    sinks.sources.measureLevel("dns_names", () => level);
    sinks.sources.countTotals("proxy", () => ({ requests: 5, unparsed: 6 }));
    sinks.sources.require("kernel", () => null);
    sinks.sources.verifiedBy(() => true);
    for (const event of [intercepted(), called(), connection({ count: 9 })]) sinks.event(event);
    sinks.event({
      type: "netmon_events_dropped",
      timestamp: "",
      session_id: "demo",
      dropped: 8,
      total: 8,
      where: "kernel_ring",
    });
    const text = await metrics(url);
    const { problems, families } = check(text);
    expect(problems).toEqual([]);
    for (const line of [
      'netmon_kernel_block_total{session="demo"} 2',
      'netmon_kernel_unparsed_total{session="demo"} 4',
      'netmon_proxy_unparsed_total{session="demo"} 6',
      'netmon_store_dropped_total{session="demo"} 7',
      'netmon_dns_names{session="demo"} 12',
      'netmon_events_dropped_total{where="kernel_ring",session="demo"} 8',
      'netmon_enforcement_verified{session="demo"} 1',
      'netmon_connections_total{server="weather",action="allow",reason="declared",would_block="false",session="demo"} 9',
    ])
      expect(text).toContain(`${line}\n`);
    expect(families.netmon_mcp_call_duration_seconds).toMatchObject({ type: "HISTOGRAM", series: 1 });
    // neither arguments nor addresses nor names of tools
    for (const secret of ["Bern", "192.0.2.7", "get_weather", "weather.example"])
      expect(text).not.toContain(secret);
    // totals are read anew, not added; levels fall
    level = 3;
    expect(await metrics(url)).toContain('netmon_dns_names{session="demo"} 3\n');
    expect(await metrics(url)).toContain('netmon_kernel_block_total{session="demo"} 2\n');
  });

  it("has a bounded set of series whatever servers are called, and escapes their names", async () => {
    const { sinks, url } = await listening("demo");
    for (let n = 0; n < 1000; n++) sinks.event(called({ server_id: n === 0 ? 'a"b\\\n' : `server-${n}` }));
    const { families, problems } = check(await metrics(url));
    expect(problems).toEqual([]);
    expect(families.netmon_tool_calls_total?.series).toBe(257);
    expect(await metrics(url)).toMatch(/server="other".* 744\n/);
  });

  it("is of all sessions of the process, each under its name, until it ends", async () => {
    const port = await freePort();
    const first = await listening("a", `127.0.0.1:${port}`);
    const second = await listening("b", `127.0.0.1:${port}`);
    first.sinks.event(called());
    second.sinks.event(called());
    const text = await metrics(first.url);
    expect(check(text).families.netmon_tool_calls_total?.series).toBe(2);
    await first.close();
    expect(check(await metrics(second.url)).families.netmon_tool_calls_total?.series).toBe(1);
    await second.close();
    await expect(fetch(`${second.url}/metrics`)).rejects.toThrow();
  });

  it("a port that is taken is said, and the session goes on", async () => {
    const { url } = await listening("a");
    // by its number: the first asked for port 0, which is another listener and not shared
    const other = await listening("b", `127.0.0.1:${new URL(url).port}`);
    expect(other.problems.join()).toContain("is in use");
    expect(other.problems.join()).toContain("audit.prometheus.listen");
    other.sinks.event(called());
  });
});

describe("/readyz and /healthz", () => {
  it("are not ready until every part is, and say which is not", async () => {
    const { sinks, url } = await listening("demo");
    const ready = async () => {
      const answer = await fetch(`${url}/readyz`);
      return [answer.status, await answer.json()];
    };
    expect((await ready())[0]).toBe(503);
    let problem: string | null = "not attached yet";
    sinks.sources.require("kernel", () => problem);
    sinks.sources.require("proxy", () => null);
    expect(await ready()).toEqual([
      503,
      {
        ready: false,
        sessions: [
          {
            session: "demo",
            parts: [
              { part: "kernel", problem: "not attached yet" },
              { part: "proxy", problem: null },
            ],
          },
        ],
      },
    ]);
    problem = null;
    expect(await ready()).toMatchObject([200, { ready: true }]);
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
    expect((await fetch(`${url}/other`)).status).toBe(404);
    for (const headers of [
      "Host: rebound.example",
      "Host: 127.0.0.1.rebound.example",
      "Host: 127.0.0.1\r\nOrigin: https://site.example",
      "Host: 127.0.0.1\r\nSec-Fetch-Site: cross-site",
      "Host: 127.0.0.1\r\nHost: rebound.example",
    ])
      for (const path of ["/metrics", "/healthz", "/readyz"])
        expect(await statusOf(url, `GET ${path} HTTP/1.1\r\n${headers}`), headers).toMatch(
          /^HTTP\/1.1 40[03]/,
        );
    expect(await statusOf(url, "GET /healthz HTTP/1.1\r\nHost: localhost:9464")).toMatch(/^HTTP\/1.1 200/);
    expect((await fetch(`${url}/metrics`, { method: "POST" })).status).toBe(405);
  });
});

/** A port that nobody has for now. */
async function freePort(): Promise<number> {
  const { url, close } = await listening("probe");
  const port = Number(new URL(url).port);
  await close();
  await expect(
    new Promise((resolve, reject) =>
      connect(port, "127.0.0.1").once("connect", resolve).once("error", reject),
    ),
  ).rejects.toThrow();
  return port;
}
