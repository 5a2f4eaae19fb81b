/**
 * Attempts to bypass the kernel layer: one named case per vector, user and situation. The whole suite runs once, before
 * the cases look up their results.
 */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { EXPECTATIONS } from "./expectations.ts";
import { type Check, outcomeTable, runSuite, SITUATIONS } from "./suite.ts";
import { Topology } from "./topology.ts";
import { buildVectors, Receivers, vectorNames } from "./vectors.ts";

const checks = new Map<string, Check>();
const keyOf = (vector: string, user: string, situation: string): string => `${situation} ${user} ${vector}`;
let topology: Topology;
let receivers: Receivers;

beforeAll(async () => {
  buildVectors();
  topology = Topology.create();
  receivers = await Receivers.start(topology);
  for await (const check of runSuite(topology))
    checks.set(keyOf(check.vector, check.user, check.situation), check);
}, 180_000);

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

for (const user of ["root", "nobody"] as const) {
  describe(`undefended as ${user}`, () => {
    it.each(Object.keys(EXPECTATIONS))("%s", (vector) => {
      expect(checks.get(keyOf(vector, user, "undefended"))).toMatchObject({ ok: true, message: "" });
    });
  });
  for (const situation of SITUATIONS) {
    describe(`${situation} as ${user}`, () => {
      it.each(Object.keys(EXPECTATIONS))("%s", (vector) => {
        const check = checks.get(keyOf(vector, user, situation));
        if (check) expect(check).toMatchObject({ ok: true, message: "" });
        // only what does not work undefended, for a reason that was checked there, has no result
        else
          expect(checks.get(keyOf(vector, user, "undefended"))?.outcome).toMatch(/^(absent|not possible)$/);
      });
    });
  }
}
