/**
 * Redirects, and attempts to bypass them: with the target redirected to a receiver on the agent's own host, every
 * vector that names it gets there and is answered, and none reaches the target itself.
 */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { EXPECTATIONS } from "./expectations.ts";
import { RedirectSession, redirected } from "./redirect-session.ts";
import { DECOY, NOBODY, TARGET, Topology } from "./topology.ts";
import { buildVectors, Receivers, runVectorsPatiently, type VectorResult } from "./vectors.ts";

const USERS = { root: 0, nobody: NOBODY };

/** Calls that cannot be rewritten, or lead nowhere when they are: stopped, whatever the errno. */
const STOPPED = new Set([
  "own4", // the agent's own address is not among those of this session's host
  "repair4", // a connection of which the other end knows nothing
  "scope6-udp", // bound to a link, which the target is not on
  "pktinfo6",
  "zero6-udp", // this host's redirect is an IPv4 one
  "bind-mapped-any",
  "userns", // in a network namespace of its own nobody listens at the target
  "mptcp-addaddr", // the announced port is not redirected
]);

const results = new Map<string, VectorResult>();
const undefended = new Map<string, VectorResult>();
const keyOf = (user: string, vector: string): string => `${user} ${vector}`;
let topology: Topology;
let receivers: Receivers;
let redirectedCalls: number;

beforeAll(async () => {
  buildVectors();
  topology = Topology.create();
  receivers = await Receivers.start(topology);
  for (const [user, uid] of Object.entries(USERS))
    for (const r of await runVectorsPatiently(topology, { uid }, timedOut))
      undefended.set(keyOf(user, r.vector), r);
  const session = await RedirectSession.start(topology, "enforce");
  try {
    await session.allow("localhost", TARGET.port);
    await session.allow("localhost", DECOY.port);
    await session.redirects.set([
      ...redirected([TARGET.v4, TARGET.port], ["127.0.0.1", DECOY.port]),
      ...redirected([TARGET.v6, TARGET.port], ["::1", DECOY.port]),
      ...redirected([TARGET.link, TARGET.port], ["::1", DECOY.port]),
      ...redirected(["127.0.0.1", TARGET.port], ["127.0.0.1", DECOY.port]),
    ]);
    for (const [user, uid] of Object.entries(USERS))
      for (const r of await runVectorsPatiently(topology, { uid }, (r) => lostByChance(user, r)))
        results.set(keyOf(user, r.vector), r);
    redirectedCalls = session.kernel.maps.counters().redirected;
  } finally {
    await session.close();
  }
}, 180_000);

afterAll(async () => {
  await receivers?.stop();
  topology?.remove();
});

const timedOut = (r: VectorResult): boolean => r.outcome === "hang" || r.outcome === "error";

const reached = (user: string, { vector }: VectorResult): boolean =>
  undefended.get(keyOf(user, vector))?.outcome === "through";

/** No hook sees the call, or none redirects it. */
const isUntouched = ({ vector }: VectorResult): boolean =>
  ["never", "unix", "inbound"].includes(EXPECTATIONS[vector]?.stop ?? "");

/** The vector reaches the target undefended, and its call can be rewritten. */
function isRedirected(user: string, r: VectorResult): boolean {
  const e = EXPECTATIONS[r.vector];
  return e?.stop === "call" && !e.sourceRouted && reached(user, r) && !STOPPED.has(r.vector);
}

/** Nobody stops the call, it only found no time on a busy machine. */
const lostByChance = (user: string, r: VectorResult): boolean =>
  timedOut(r) && reached(user, r) && (isUntouched(r) || isRedirected(user, r));

/** `lost`: every call succeeded and the target noted nothing; the answer is the other receiver's. */
function judge(user: string, before: VectorResult, r: VectorResult): void {
  if (!EXPECTATIONS[r.vector]) throw new Error(`expectations.ts does not know the vector ${r.vector}`);
  if (isUntouched(r)) {
    expect(r.outcome).toBe(before.outcome);
  } else if (isRedirected(user, r)) {
    expect(r).toMatchObject({ outcome: "lost", errno: null });
    expect(r.echo || r.one_way).toBe(true);
  } else {
    expect(r.outcome).not.toBe("through");
  }
}

for (const user of Object.keys(USERS))
  describe(`redirected as ${user}`, () => {
    it.each(Object.keys(EXPECTATIONS))("%s", (vector) => {
      const before = undefended.get(keyOf(user, vector));
      const after = results.get(keyOf(user, vector));
      if (!before || !after) throw new Error("the vector did not run");
      judge(user, before, after);
    });
  });

it("counts the calls", () => {
  const lost = [...results.values()].filter((r) => r.outcome === "lost").length;
  expect(lost).toBeGreaterThan(100);
  expect(redirectedCalls).toBeGreaterThanOrEqual(lost);
});
