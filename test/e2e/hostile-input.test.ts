/**
 * Input that an attacker sends to netmon's listeners to crash it: netmon survives, keeps serving and keeps refusing. The
 * attacker is an ordinary user (uid 65534), in the session if the listener is the session's.
 */
import { type SpawnSyncReturns, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { connect } from "node:tls";
import { fileURLToPath } from "node:url";
import { encode } from "dns-packet";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { stringify } from "yaml";
import { Showing, StoredState } from "../ui/showing.ts";
import { EventProcess } from "./event-process.ts";
import { NOBODY, PEER, Place } from "./place.ts";
import { Resolving, type ResolvingClient } from "./resolving.ts";
import { netmon } from "./start-netmon.ts";
import type { Watching } from "./watching.ts";

const script = (name: string): string => fileURLToPath(new URL(name, import.meta.url));
const PORT_ZERO = script("./port-zero.py");
const HANG_UP = script("./hang-up.py");
const STRANGER = script("./stranger.py");
/** Another one draws other attacks. */
const SEED = process.env.NETMON_TEST_SEED ?? "1";
const TLS_PORT = 8443;
const TIME = { timeout: 60_000 };

const python = (program: string, args: readonly string[]): string[] => [
  ...["setpriv", "--clear-groups", ...NOBODY],
  ...["/usr/bin/python3", "-B", program, ...args],
];

interface Listener {
  kind: "udp" | "tcp" | "unix";
  where: string;
  port?: number;
  openings: readonly (Buffer | string)[];
}

function strange({ kind, where, port = 0, openings }: Listener): string[] {
  const hex = openings.map((opening) => Buffer.from(opening).toString("hex"));
  return [kind, where, String(port), SEED, JSON.stringify(hex)];
}

const question = encode({
  ...{ type: "query", id: 7, flags: 0x0100 },
  questions: [{ type: "A", name: "a-10-78-80-5.pool.test" }],
});

/** Attacks a listener on loopback. */
async function storm(port: number, openings: readonly string[]): Promise<void> {
  const [program, ...args] = python(STRANGER, strange({ kind: "tcp", where: "127.0.0.1", port, openings }));
  const child = spawn(program ?? "", args, { stdio: ["ignore", "pipe", "inherit"] });
  child.stdout.resume();
  expect((await once(child, "close"))[0]).toBe(0);
}

function httpOpenings(host: string): string[] {
  const body = JSON.stringify({ model: "m", max_tokens: 9, messages: [{ role: "user", content: "x" }] });
  const call = JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/list" });
  const head = `HTTP/1.1\r\nhost: ${host}\r\naccept: application/json, text/event-stream\r\n`;
  const post = (path: string, text: string): string =>
    `POST ${path} ${head}content-type: application/json\r\ncontent-length: ${text.length}\r\n\r\n${text}`;
  const chunked = `POST /v1/messages ${head}transfer-encoding: chunked\r\n\r\n5\r\n{"a":\r\n`;
  const others = ["GET /metrics", "GET /health", "CONNECT x:1", "OPTIONS *"].map(
    (one) => `${one} ${head}\r\n`,
  );
  const upgrade = `GET / ${head}connection: upgrade\r\nupgrade: websocket\r\n\r\n`;
  return [post("/v1/messages", body), post("/mcp", call), post("/x/mcp", call), chunked, upgrade, ...others];
}

/** What a TLS client says first. */
async function clientHello(servername: string): Promise<Buffer> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as { port: number };
  const client = connect({ host: "127.0.0.1", port, servername }).on("error", () => {});
  const [socket] = await once(server, "connection");
  const [hello] = await once(socket, "data");
  client.destroy();
  socket.destroy();
  server.close();
  return hello;
}

describe("a listener of a watch", () => {
  const place = new Place("hostile");
  let resolving: Resolving;
  let client: ResolvingClient;
  let watch: Watching;
  let proxyPort = 0;
  beforeAll(async () => {
    resolving = await Resolving.start(place);
    await resolving.serveTls(TLS_PORT);
    client = await resolving.client();
    const network = {
      ...{ mode: "enforce", fail_closed: true, resolvers: [PEER], resolve: { timeout: 0.05 } },
      allow: [{ host: "*.pool.test", port: TLS_PORT, require_sni: true }],
    };
    const proxy = { mode: "embedded", port: 0, providers: { anthropic: "http://127.0.0.1:1" } };
    const audit = { prometheus: { listen: "127.0.0.1:9471" } };
    // in the agent's network namespace, so that the session reaches the proxy
    watch = await place.watch(place.config(stringify({ sandbox: { network }, proxy, audit })), [], {
      prefix: ["nsenter", `--net=/run/netns/${place.agentNetns}`],
    });
    proxyPort = Number(new URL((await watch.event("netmon_proxy_started")).url).port);
  });
  afterAll(async () => {
    await resolving?.end();
    await place.remove();
  });

  const netns = ["nsenter", `--net=/run/netns/${place.agentNetns}`];
  const status = (result: SpawnSyncReturns<string>): string => {
    expect(result.status, result.stderr).toBe(0);
    return result.stdout.trim();
  };
  /** Runs a program as an ordinary user in the session; what it printed. Does not block: netmon's output is read. */
  async function attack(program: string, args: readonly string[], inside = true): Promise<string> {
    const enter = inside ? `echo $$ > ${place.cgroup}/cgroup.procs; exec "$@"` : 'exec "$@"';
    const child = spawn("sh", ["-ec", enter, "sh", ...netns, ...python(program, args)], {
      stdio: ["ignore", "pipe", "inherit"],
    });
    let text = "";
    child.stdout.setEncoding("utf8").on("data", (more: string) => {
      text += more;
    });
    const [code] = await once(child, "close");
    expect(code).toBe(0);
    return text.trim();
  }
  const curl = (url: string): string =>
    status(
      spawnSync(netns[0] ?? "", [...netns.slice(1), "curl", "-sS", "-m", "5", url], { encoding: "utf8" }),
    );

  it("outlives queries from source port 0", TIME, async () => {
    // the race that the attacker needs is won one time in ten, on a busy machine less often
    const seen = (): boolean => watch.of("netmon_dns_refused").some(({ reason }) => reason === "unreadable");
    for (let tries = 0; tries < 30 && !seen(); tries++)
      expect(await attack(PORT_ZERO, [PEER, "53", "300"])).toBe("300");
    expect(seen()).toBe(true);
    expect(await client.look("a-10-78-80-2.pool.test")).toEqual({ addresses: ["10.78.80.2"] });
  });

  it("outlives damaged and extreme input, and serves: names", TIME, async () => {
    const udp = { kind: "udp", where: PEER, port: 53, openings: [question] } as const;
    expect(Number(await attack(STRANGER, strange(udp)))).toBeGreaterThan(1000);
    const framed = Buffer.concat([Buffer.from([0, question.length]), question]);
    const tcp = { kind: "tcp", where: PEER, port: 53, openings: [framed] } as const;
    expect(Number(await attack(STRANGER, strange(tcp)))).toBeGreaterThan(500);
    const query = { server: PEER, port: 53, query: question.toString("hex"), timeout: 5 };
    for (const over of [{}, { tcp: true }]) {
      const asked = async (): Promise<boolean> =>
        "answer" in (await client.ask<object>({ op: "ask", ...query, ...over }));
      // what was begun before may still be under way
      for (let tries = 0; tries < 5 && !(await asked()); tries++);
      expect(await asked()).toBe(true);
    }
  });

  it("outlives damaged and extreme input, and serves: TLS by its server name", TIME, async () => {
    const [address, name] = ["10.78.80.9", "a-10-78-80-9.pool.test"];
    await client.look(name);
    const openings = [await clientHello(name), await clientHello("evil.test")];
    const listener = { kind: "tcp", where: address, port: TLS_PORT, openings } as const;
    expect(Number(await attack(STRANGER, strange(listener)))).toBeGreaterThan(500);
    expect(await client.ask({ op: "tls", address, port: TLS_PORT, name })).toHaveProperty("text");
    expect(await client.ask({ op: "tls", address, port: TLS_PORT, name: "evil.test" })).toHaveProperty("err");
  });

  it("outlives damaged and extreme input, and serves: the LLM proxy and the metrics", TIME, async () => {
    const where = "127.0.0.1";
    const proxy = {
      kind: "tcp",
      where,
      port: proxyPort,
      openings: httpOpenings(`${where}:${proxyPort}`),
    } as const;
    expect(Number(await attack(STRANGER, strange(proxy)))).toBeGreaterThan(500);
    expect(curl(`http://127.0.0.1:${proxyPort}/`)).toContain("netmon");
    const metrics = { kind: "tcp", where, port: 9471, openings: httpOpenings(`${where}:9471`) } as const;
    expect(Number(await attack(STRANGER, strange(metrics), false))).toBeGreaterThan(0);
    expect(curl("http://127.0.0.1:9471/healthz")).toContain("alive");
  });

  it("has refused all the while, without a fault", TIME, async () => {
    expect(await client.connect("10.78.80.3", TLS_PORT)).toBe("PermissionError");
    const { code, summary, stderr } = await watch.stop();
    expect(code, stderr).toBe(0);
    expect(summary.dns?.unreadable).toBeGreaterThan(0);
    expect(watch.of("netmon_fault")).toEqual([]);
  });
});

describe("the shims' socket of a run", () => {
  it("outlives who connects and closes at once, and damaged hellos", TIME, async () => {
    const directory = mkdtempSync(join(tmpdir(), "netmon-hostile-run-"));
    try {
      const config = join(directory, "netmon.yaml");
      writeFileSync(config, JSON.stringify({ sandbox: { network: { resolvers: [] } } }));
      const options = ["--state-dir", join(directory, "state"), "--config", config, "--user", "65534"];
      const enforce = ["--mode", "enforce", "--fail-closed"];
      const id = `hostile-${process.pid}`;
      const openings = ["shim", "shim\0--help"].map((words) => {
        const hello = Buffer.from(`/\0${words.split("\0").length}\0${words}\0PATH=/bin\0`);
        const head = Buffer.from([0x48, hello.length, 0, 0, 0]);
        return Buffer.concat([head, hello]);
      });
      const words = strange({ kind: "unix", where: "$NETMON_SHIMS", openings });
      const storm = `/usr/bin/python3 -B ${STRANGER} ${words.map((word) => (word.startsWith("$") ? word : `'${word}'`)).join(" ")}`;
      const hangUp = `/usr/bin/python3 -B ${HANG_UP} "$NETMON_SHIMS"`;
      const { code, stdout, stderr } = await netmon(
        [
          "run",
          "--session",
          id,
          ...options,
          ...enforce,
          "--",
          "sh",
          "-c",
          `${hangUp} 1 && ${storm} && ${hangUp} 0.1`,
        ],
        { cwd: directory, env: { HOME: directory } },
      );
      expect(code, stderr).toBe(0);
      expect(stdout).toMatch(/^\d{2,}\n\d{3,}\n\d+\n$/);
      expect(stderr).not.toContain("fault in");
    } finally {
      rmSync(directory, { recursive: true, force: true });
    }
  });
});

describe("the MCP gateway", () => {
  it("outlives damaged and extreme input, and serves", TIME, async () => {
    const directory = mkdtempSync(join(tmpdir(), "netmon-hostile-gateway-"));
    chmodSync(directory, 0o755);
    const gateway = new EventProcess([
      ...["gateway", "--upstream", "http://127.0.0.1:9/mcp", "--port", "0", "--format", "json"],
      ...["--session", "hostile", "--state-dir", join(directory, "state")],
    ]);
    try {
      const { url } = await gateway.event("netmon_inspection_started");
      const port = Number(new URL(url ?? "").port);
      await storm(port, httpOpenings(`127.0.0.1:${port}`));
      expect(await (await fetch(`${url}/health`)).json()).toMatchObject({ status: "ok" });
      gateway.signal("SIGTERM");
      expect((await gateway.ended).code).toBe(0);
      expect(gateway.of("netmon_fault")).toEqual([]);
    } finally {
      await gateway.kill();
      rmSync(directory, { recursive: true, force: true });
    }
  });
});

describe("the page", () => {
  it("outlives damaged and extreme input, and serves", TIME, async () => {
    const state = new StoredState();
    const page = await Showing.start(["--state-dir", state.directory, "--listen", "127.0.0.1:0", "--decide"]);
    try {
      const cookie = await page.enter("decide");
      const head = `HTTP/1.1\r\nhost: ${page.host}\r\ncookie: ${cookie}\r\n`;
      const gets = ["/", "/api/live", "/api/map?filter=a:b", "/api/events?filter=since:1h"].map(
        (path) => `GET ${path} ${head}\r\n`,
      );
      const body = JSON.stringify({ token: "x" });
      const own = `origin: http://${page.host}\r\nsec-fetch-site: same-origin\r\n`;
      const enter = `POST /session ${head}${own}content-length: ${body.length}\r\n\r\n${body}`;
      await storm(page.port, [...gets, enter, ...httpOpenings(page.host)]);
      expect(await page.get("events", cookie)).toMatchObject({ rows: [] });
    } finally {
      await page.end();
      state.remove();
    }
    const { code, stderr } = await page.started.ended;
    expect(code, stderr).toBe(0);
    expect(stderr).not.toContain("fault in");
  });
});
