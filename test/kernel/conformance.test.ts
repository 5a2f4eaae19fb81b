/**
 * Attempts to bypass the kernel layer: one named case per vector, user and situation, for a session alone in its process
 * and for one of three with different policies. The whole suite runs once for each, before the cases look up their results.
 */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { EXPECTATIONS } from "./expectations.ts";
import { type Check, outcomeTable, runSuite, SITUATIONS } from "./suite.ts";
import { Topology } from "./topology.ts";
import { buildVectors, Receivers, vectorNames } from "./vectors.ts";

const TOGETHER = { "alone in its process": false, "one of three sessions": true } as const;
type Together = keyof typeof TOGETHER;
const checks = new Map<string, Check>();
const keyOf = (together: Together, vector: string, user: string, situation: string): string =>
  `${together} ${situation} ${user} ${vector}`;
let topology: Topology;
let receivers: Receivers;

beforeAll(async () => {
  buildVectors();
  topology = Topology.create();
  receivers = await Receivers.start(topology);
  for (const [together, beside] of Object.entries(TOGETHER))
    for await (const check of runSuite(topology, { beside }))
      checks.set(keyOf(together as Together, check.vector, check.user, check.situation), check);
}, 360_000);

afterAll(async () => {
  await receivers?.stop();
  topology?.remove();
  if (process.env.NETMON_TABLE) process.stdout.write(`${outcomeTable([...checks.values()])}\n`);
});

describe("vectors", () => {
  it("are those that have expectations", () => {
    expect(vectorNames().sort()).toEqual(Object.keys(EXPECTATIONS).sort());
  });
});

describe.each(Object.keys(TOGETHER) as Together[])("%s", (together) => {
  for (const user of ["root", "nobody"] as const) {
    describe(`undefended as ${user}`, () => {
      it.each(Object.keys(EXPECTATIONS))("%s", (vector) => {
        expect(checks.get(keyOf(together, vector, user, "undefended"))).toMatchObject({
          ok: true,
          message: "",
        });
      });
    });
    for (const situation of SITUATIONS) {
      describe(`${situation} as ${user}`, () => {
        it.each(Object.keys(EXPECTATIONS))("%s", (vector) => {
          const check = checks.get(keyOf(together, vector, user, situation));
          if (check) expect(check).toMatchObject({ ok: true, message: "" });
          // only what does not work undefended, for a reason that was checked there, has no result
          else
            expect(checks.get(keyOf(together, vector, user, "undefended"))?.outcome).toMatch(
              /^(absent|not possible)$/,
            );
        });
      });
    }
  }
});
