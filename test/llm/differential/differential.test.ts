/**
 * Recorded responses of every API, randomly damaged and intact, read by popular clients through netmon in enforce mode:
 * no client executes anything that netmon has not judged and allowed. `make differential` runs more.
 */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { FORMS } from "./cases/forms.ts";
import { caseOf, undamagedCases } from "./cases/make.ts";
import { REGRESSIONS } from "./regressions.ts";
import { Differential, described } from "./run.ts";

const SEED = 20261123;
const CASES = 6;

let differential: Differential;

beforeAll(async () => {
  differential = await Differential.start();
}, 120_000);
afterAll(() => differential.close());

describe.each(FORMS)(
  "$name",
  (form) => {
    it("is executed by every client where netmon only observes, so that the test can fail", async () => {
      const { findings } = await differential.run(undamagedCases(form), { mode: "observe" });
      const readers = new Set(findings.map(({ reader }) => reader));
      expect([...readers].sort()).toEqual(differential.readersOf(form.name).sort());
    });

    it("is not executed where it was not judged, recorded and damaged", async () => {
      const damaged = Array.from({ length: CASES }, (_, n) =>
        caseOf(form, SEED, FORMS.indexOf(form) * CASES + n),
      );
      const { findings, stuck } = await differential.run([...undamagedCases(form), ...damaged]);
      expect(findings.map(described)).toEqual([]);
      expect(stuck).toEqual([]);
    });

    it("is not executed either where the built program has not told of it", async () => {
      // one client after the other: few
      const cases = [...undamagedCases(form).slice(0, 1), caseOf(form, SEED, 0)];
      const { findings, stuck, judged } = await differential.run(cases, { mode: "built" });
      expect(findings.map(described)).toEqual([]);
      expect(stuck).toEqual([]);
      expect(judged).toBeGreaterThan(0);
    });
  },
  120_000,
);

describe.each(REGRESSIONS)(
  "$name",
  (regression) => {
    const cases = [regression];

    it(`is executed by ${regression.reader} where netmon only observes`, async () => {
      const { findings } = await differential.run(cases, { mode: "observe", only: regression.reader });
      expect(findings.map(({ reader }) => reader)).toContain(regression.reader);
    });

    it("is executed by no client", async () => {
      const { findings, stuck } = await differential.run(cases);
      expect(findings.map(described)).toEqual([]);
      expect(stuck).toEqual([]);
    });
  },
  60_000,
);
