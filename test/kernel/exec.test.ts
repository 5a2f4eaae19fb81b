/**
 * netmon exec removes the means of escape: what the hooks alone do not stop does not work inside, not even as uid 0.
 */
import { describe, expect, it } from "vitest";
import { Defence, NETMON } from "./defence.ts";
import { EXPECTATIONS } from "./expectations.ts";
import { NOBODY } from "./topology.ts";
import { PROGRAM, placeArgs, readResults, type VectorResult, vectorNames } from "./vectors.ts";
import { useWorld } from "./world.ts";

const world = useWorld();

const INHERITED = ["--presock-tcp", "30", "--presock-udp", "31"];

/** All vectors, by a program started with netmon exec by a caller that holds sockets made outside. */
async function runInside(defence: Defence, uid: number): Promise<VectorResult[]> {
  const { topology } = defence;
  const user = uid === 0 ? "0" : String(uid);
  // the vectors program itself drops nothing: netmon exec decides who runs
  const vectors = [PROGRAM, "run", ...placeArgs(topology, 0, false), ...INHERITED];
  const exec = [
    NETMON,
    "exec",
    "--session",
    defence.session,
    "--state-dir",
    defence.stateDir,
    "--user",
    user,
    "--",
    ...vectors,
  ];
  return await readResults(...topology.inAgent(PROGRAM, ["inherit", ...exec]));
}

const through = (results: VectorResult[]): string[] =>
  results
    .filter((r) => r.outcome === "through")
    .map((r) => r.vector)
    .sort();

describe.each([0, NOBODY])("as uid %d", (uid) => {
  it("nothing reaches a denied target, socket from outside or not", async () => {
    const control = `${world.topology.dir}/control-local`;
    const unix = ["stream", "datagram"].map((name) => `${world.topology.dir}/${name}`);
    const denied = [control, ...unix, `@${world.topology.dir}/stream`];
    const defence = await Defence.start(world.topology, "denied", { network: { unix: { deny: denied } } });
    try {
      const results = await runInside(defence, uid);
      expect(results.map((r) => r.vector).sort()).toEqual(vectorNames().sort());
      // an answer to an accepted connection, by design; names of the port that the rules do not cover
      expect(through(results)).toEqual(["broadcast4", "inbound-tcp", "multicast6"]);
      for (const vector of [
        "packet-raw",
        "packet-dgram",
        "movecg",
        "clonecg",
        "presock4",
        "presock-udp4",
        "scm4",
        "scm4-connected",
        "pidfd-take",
        "packet-old",
        "tun",
      ]) {
        expect(results.find((r) => r.vector === vector)?.errno).toMatch(
          /^(EPERM|EACCES|EROFS|EBADF|ENOENT)$/,
        );
      }
    } finally {
      await defence.stop();
    }
  });

  it("an allowed target is reached as before", async () => {
    const defence = await Defence.start(world.topology, "allowed");
    try {
      const results = await runInside(defence, uid);
      const unprivileged = Object.entries(EXPECTATIONS)
        .filter(([, e]) => e.stop === "call" && !e.rootOnly && !e.sourceRouted && e.module !== true)
        .map(([vector]) => vector)
        .filter((vector) => vector !== "threadcg") // needs the outside's preparation
        .filter((vector) => !vector.includes("uring")) // absent: it would make sockets of other families
        .filter((vector) => uid !== 0 || vector !== "userns"); // uid 0 makes no namespaces
      expect(through(results)).toEqual(expect.arrayContaining(unprivileged.sort()));
    } finally {
      await defence.stop();
    }
  });
});

it("sockets that are inherited work where nothing takes them away", async () => {
  const { topology } = world;
  const vectors = [
    PROGRAM,
    "run",
    "presock4",
    "presock-udp4",
    ...placeArgs(topology, 0, false),
    ...INHERITED,
  ];
  expect(through(await readResults(...topology.inAgent(PROGRAM, ["inherit", ...vectors])))).toEqual([
    "presock-udp4",
    "presock4",
  ]);
});
