/**
 * Look-ups of real libraries in a session: search lists end at the allowed name, and choosing among addresses, for which
 * libraries connect UDP sockets without sending, is as without netmon and nothing that a person sees.
 */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { parse } from "yaml";
import { run } from "../kernel/command.ts";
import { Approvals } from "./asking.ts";
import { LOOKUPS, type Lookup, Lookups } from "./lookups/lookups.ts";
import { expectSearchListToEnd, SEARCH } from "./lookups/search-list.ts";
import { PEER, PEER6, Place } from "./place.ts";
import { Resolving } from "./resolving.ts";
import { netmon } from "./start-netmon.ts";
import type { Watching } from "./watching.ts";

const place = new Place("lookups");
let resolving: Resolving;
let lookups: Lookups;
let port = 0;
let port4 = 0;
let watch: Watching | undefined;
const [plain, kubernetes] = ["plain", "kubernetes"].map((name) => join(place.directory, `${name}.conf`)) as [
  string,
  string,
];

beforeAll(async () => {
  resolving = await Resolving.start(place);
  lookups = new Lookups(place);
  // so that netmon listens in this namespace from its start
  await resolving.client();
  port = await place.peer().listen("::");
  port4 = await place.peer().listen("0.0.0.0");
  writeFileSync(plain, `nameserver ${PEER}\noptions timeout:10\n`);
  writeFileSync(kubernetes, `nameserver ${PEER}\n${SEARCH}\n`);
}, 120_000);
afterEach(async () => {
  await watch?.kill();
});
afterAll(async () => {
  await resolving?.end();
  await place.remove();
});

const watched = async (allow: string[]): Promise<Watching> => {
  const base = { mode: "enforce", fail_closed: true, resolvers: [PEER], resolve: { timeout: 0.05 } };
  watch = await place.watch(place.config({ network: { ...base, allow } }), ["--all"]);
  return watch;
};

describe("with other_names: refuse and Kubernetes' resolv.conf", () => {
  it.each(LOOKUPS)(
    "%s finds allowed names behind its search list",
    (program) =>
      expectSearchListToEnd({ place, lookups, port: port4, resolvConf: kubernetes, resolvers: [PEER] }, [
        program,
      ]),
    120_000,
  );
});

/** Those that choose an order by connecting; Node and Python have glibc's. */
const CHOOSING: readonly Lookup[] = ["glibc", "musl", "go"];

describe("an allowed name with addresses of both families", () => {
  const name = "dual-10-78-51-1.pool.test";
  const order = async (): Promise<void> => {
    const outside = await Promise.all(
      CHOOSING.map((program) => lookups.run(program, name, { port, resolvConf: plain, inside: false })),
    );
    watch = await watched([`${name}:${port}`]);
    for (const [i, program] of CHOOSING.entries())
      expect(await lookups.run(program, name, { port, resolvConf: plain, inside: true }), program).toEqual(
        outside[i],
      );
    const { summary } = await watch.stop();
    expect(summary.counters.udp_connects).toBeGreaterThanOrEqual(CHOOSING.length);
    expect(summary.counters.block).toBe(0);
    const seen = watch
      .of("mcp_network_connection")
      .filter(({ protocol }) => protocol !== "unix")
      .map((e) => `${e.action} ${e.protocol} ${e.remote_addr}`);
    const peers = [`10.78.51.1:${port}`, `[${PEER6}]:${port}`].map((at) => `allow tcp ${at}`);
    // queries, and the connections that were made: nothing else
    for (const one of seen) expect([`allow udp ${PEER}:53`, ...peers]).toContain(one);
    expect(seen.some((one) => peers.includes(one))).toBe(true);
  };

  it("comes in the same order as without netmon, on a host with both", order, 120_000);

  it("is all that a policy is learned from, and one question for all who look it up", async () => {
    const look = async (): Promise<void> => {
      for (const program of CHOOSING)
        expect((await lookups.run(program, name, { port, resolvConf: plain, inside: true })).at(-1)).toMatch(
          /^connected /,
        );
    };
    watch = await place.watch(place.config({ network: { mode: "observe", resolvers: [PEER] } }), [], {
      session: "looked",
    });
    await look();
    await watch.stop();
    const learned = await netmon(["--state-dir", place.stateDir, "learn", "--session", "looked"]);
    expect(learned.code, learned.stderr).toBe(0);
    const { allow } = (parse(learned.stdout) as { sandbox: { network: { allow: string[] } } }).sandbox
      .network;
    expect(allow).toEqual([`10.78.51.1:${port}/tcp`, `[${PEER6}]:${port}/tcp`]);

    const network = { mode: "enforce", fail_closed: true, resolvers: [PEER], ask: ["*"] };
    watch = await place.watch(place.config({ network }), [], { session: "asked" });
    const approvals = new Approvals(place.stateDir);
    const looked = look();
    const ticket = await approvals.one();
    expect(ticket.destination).toBe(name);
    expect(await approvals.run("allow", ticket.id)).toMatchObject({ code: 0 });
    await looked;
    expect(approvals.events("asked").map(({ state }) => state)).toEqual(["proposed", "approved", "consumed"]);
    await watch.stop();
  }, 120_000);

  it("comes in the same order on a host without IPv6", async () => {
    const set = (value: number): void =>
      void run("ip", [
        ...["netns", "exec", place.agentNetns],
        ...["sh", "-c", `echo ${value} > /proc/sys/net/ipv6/conf/all/disable_ipv6`],
      ]);
    set(1);
    await order();
  }, 120_000);
});
