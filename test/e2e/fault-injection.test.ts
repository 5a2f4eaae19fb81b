// group: more-long
/**
 * Faults in each named part of netmon, while a client in an enforcing session continuously tries a denied address:
 * nothing gets through, the fault is reported, and the part works again; a fault that no part contains ends netmon in an
 * orderly way, and the pinned links keep refusing until the next netmon.
 */
import { readFileSync } from "node:fs";
import http from "node:http";
import { createServer } from "node:net";
import { join } from "node:path";
import { encode } from "dns-packet";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { stringify } from "yaml";
import { unpackModules } from "../../deploy/package/module-file.ts";
import type { FaultPart, NetmonFault } from "../../src/event/event.ts";
import type { Agent, Hammered } from "./agent.ts";
import { CountingServer } from "./counting-server.ts";
import { partsInjectedBy } from "./injected-parts.ts";
import { bundle, type FaultKind, InjectingBuild } from "./injecting-build.ts";
import { NOBODY, OTHER_PEER, PEER, Place } from "./place.ts";
import { Resolving, type ResolvingClient } from "./resolving.ts";
import { storedEvents } from "./stored-events.ts";
import type { Watching } from "./watching.ts";

const TLS_PORT = 8443;
const place = new Place("inject");
let build: InjectingBuild;
let resolving: Resolving;
let client: ResolvingClient;
let agent: Agent;
let denied: CountingServer;
let [metricsPort, proxyPort, nobodysPort] = [0, 0, 0];
let bpffs: string[];
let serial = 0;

beforeAll(async () => {
  build = new InjectingBuild(place.directory);
  resolving = await Resolving.start(place);
  await resolving.serveTls(TLS_PORT);
  client = await resolving.client();
  agent = place.agent({ setpriv: NOBODY });
  denied = await CountingServer.start(place, OTHER_PEER);
  [metricsPort, proxyPort, nobodysPort] = await freePorts();
  bpffs = await resolving.ownBpffs();
});
afterAll(async () => {
  denied?.end();
  await resolving?.end();
  await place.remove();
});

async function freePorts(): Promise<[number, number, number]> {
  const servers = [createServer(), createServer(), createServer()];
  const ports = await Promise.all(
    servers.map(
      (server) =>
        new Promise<number>((resolve) =>
          server.listen(0, "127.0.0.1", () => resolve((server.address() as { port: number }).port)),
        ),
    ),
  );
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
  return ports as [number, number, number];
}

function config(file?: string): string {
  const network = {
    mode: "enforce",
    fail_closed: true,
    allow: [{ host: "*.pool.test", port: TLS_PORT, require_sni: true }, `fresh-${++serial}.test:1`],
    resolvers: [PEER],
    resolve: { timeout: 0.05 },
    selftest_seconds: 5,
  };
  const audit = {
    prometheus: { listen: `127.0.0.1:${metricsPort}` },
    otlp: { endpoint: `http://127.0.0.1:${nobodysPort}`, interval_seconds: 1 },
  };
  const proxy = { mode: "embedded", port: proxyPort, providers: { anthropic: "http://127.0.0.1:1" } };
  return place.config(stringify({ sandbox: { network }, audit, proxy }), file);
}

/** What makes a part do something, and proves that it does it well. Rejects where it does not. */
function uses(watch: Watching, file: string): Partial<Record<FaultPart, () => Promise<void>>> {
  const look = async (tcp: boolean): Promise<void> => {
    const questions = [{ type: "A" as const, name: "a-10-78-90-1.pool.test" }];
    const query = encode({ type: "query", id: 7, flags: 0x0100, questions });
    const { answer } = await client.ask<{ answer?: string }>({
      ...{ op: "ask", server: PEER, port: 53, query: query.toString("hex"), tcp, timeout: 1 },
    });
    expect(answer).toContain("0a4e5a01");
  };
  const get = (url: string): Promise<void> =>
    new Promise((resolve, reject) => {
      const request = http.get(url, { agent: false, timeout: 5000 }, (response) => {
        response.resume();
        if (response.statusCode === 200) resolve();
        else reject(new Error(`status ${response.statusCode}`));
      });
      request.on("error", reject).on("timeout", () => request.destroy(new Error("no answer")));
    });
  return {
    dns_udp: () => look(false),
    dns_tcp: () => look(true),
    sni: async () => {
      await client.look("a-10-78-90-2.pool.test");
      const said = { op: "tls", address: "10.78.90.2", port: TLS_PORT, name: "a-10-78-90-2.pool.test" };
      expect(await client.ask<object>(said)).toHaveProperty("text");
    },
    proxy: () => get(`http://127.0.0.1:${proxyPort}/`),
    metrics: () => get(`http://127.0.0.1:${metricsPort}/healthz`),
    reload: async () => {
      const before = watch.of("netmon_policy_changed").length;
      config(file);
      await watch.eventually(() => watch.of("netmon_policy_changed").length > before, 25_000, "reload");
    },
    ring: async () => {
      const before = watch.of("mcp_network_connection").length;
      await agent.tcp(OTHER_PEER, denied.port + 1);
      await watch.eventually(() => watch.of("mcp_network_connection").length > before, 25_000, "connection");
    },
  };
}

/** Tries the denied address all the time; resolves with what came of it. */
async function hammering(work: () => Promise<void>): Promise<Hammered> {
  await agent.hammer("denied", OTHER_PEER, denied.port, 0.0005);
  await work();
  return agent.unhammer("denied");
}

const watching = (file: string): Promise<Watching> =>
  place.watch(file, ["--pin", "--all"], {
    ...{ session: "inject", prefix: bpffs, program: build.program, env: supervisedHere() },
  });

const CONTAINED: FaultPart[] = [
  ...(["dns_udp", "dns_tcp", "sni", "proxy", "metrics", "reload", "ring"] as const),
  ...(["names", "resolver", "rounds", "sinks", "store", "helper"] as const),
];

describe("a fault in a part of an enforcing session", () => {
  it("ends no more than it has to, is told, and the part serves again", { timeout: 180_000 }, async () => {
    build.inject("servers", "throw");
    const file = config();
    const watch = await watching(file);
    const use = uses(watch, file);
    const { ok, errors } = await hammering(async () => {
      for (const part of CONTAINED) {
        build.inject(part, "throw");
        if (part === "resolver") config(file);
        const told = watch.event("netmon_fault", (event) => event.part === part, 25_000);
        await use[part]?.().catch(() => {});
        const error = part === "proxy" ? "Error" : `Error: injected into ${part}`;
        expect(await told).toMatchObject({ error, count: 1, total: 1 });
        await use[part]?.();
      }
    });
    expect(ok).toBe(0);
    expect(Object.keys(errors)).toEqual(["EPERM"]);
    expect(errors.EPERM).toBeGreaterThan(100);
    const { code, stderr } = await watch.stop();
    expect(code, stderr).toBe(0);
    const faults = watch.of("netmon_fault").map(({ part }) => part);
    expect(faults.sort()).toEqual([...CONTAINED, "servers"].sort());
    expect(stored().map(({ part }) => part)).toEqual(expect.arrayContaining(faults));
  });

  it("a fault that nothing contains ends netmon with 16, recorded, and the links go on refusing", {
    timeout: 300_000,
  }, async () => {
    const file = config();
    let watch = await watching(file);
    const { ok, errors } = await hammering(async () => {
      for (const [n, part] of [...CONTAINED, "servers" as const].entries()) {
        const kind: FaultKind = n % 2 === 0 ? "later" : "reject";
        const use = uses(watch, file)[part];
        // the running one would meet it, too, before it is stopped
        if (part === "servers") await watch.stop();
        build.inject(part, kind);
        if (part === "resolver") config(file);
        if (part === "servers") {
          watch = place.start(["--cgroup", place.cgroup, "--config", file, "--pin"], {
            ...{ session: "inject", prefix: bpffs, program: build.program, env: supervisedHere() },
          });
        }
        await use?.().catch(() => {});
        const { code, stderr } = await watch.ended;
        expect(code, `${part}: ${stderr}`).toBe(16);
        expect(watch.of("netmon_fault").at(-1)).toMatchObject({
          ...{ part: "process", error: `Error: injected into ${part}`, handled: "process_ended" },
        });
        watch = await watching(file);
      }
    });
    expect(ok).toBe(0);
    expect(Object.keys(errors)).toEqual(["EPERM"]);
    await use(watch, "dns_udp");
    await watch.stop();
    expect(stored().filter(({ part }) => part === "process")).toHaveLength(CONTAINED.length + 1);
    expect(await denied.count()).toBe(0);
  });
});

async function use(watch: Watching, part: FaultPart): Promise<void> {
  await uses(watch, "")[part]?.();
}

function stored(): NetmonFault[] {
  return storedEvents(place.stateDir, "inject").filter((event) => event.type === "netmon_fault");
}

it("is thrown in every part that this test has", () => {
  expect([...build.injected]).toEqual(expect.arrayContaining(partsInjectedBy("fault-injection")));
});

it("the released bundle injects nothing", () => {
  const out = join(place.directory, "released");
  bundle(out);
  const texts = (directory: string): string =>
    [...unpackModules(readFileSync(join(directory, "lib/modules"))).values()].join("");
  const injects = /NETMON_INJECT_FAULTS|injected into/;
  expect(injects.test(texts(join(place.directory, "injecting")))).toBe(true);
  expect(injects.test(texts(out))).toBe(false);
});

/** This process stands for the supervisor, so that an end is one. */
function supervisedHere(): NodeJS.ProcessEnv {
  return { ...build.env, NETMON_SUPERVISOR: String(process.pid) };
}
