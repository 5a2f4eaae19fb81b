/** A member cut out of JSON text leaves the rest byte for byte. */
import fc from "fast-check";
import { expect, it } from "vitest";
import { memberSpan, withoutMember } from "../../../src/framing/json-span.ts";

const space = fc.constantFrom("", " ", "\n\t");
const value = fc.constantFrom("1.0", '"x"', '"}, \\" {"', "[1, {}]", '{"cut":1}', "null", "-1e5");
const keys = fc.uniqueArray(fc.constantFrom("a", "b", 'c\\"', "cut", "\\u0064"), { maxLength: 5 });

it("whatever stands before and behind it", () => {
  let cut = 0;
  const run = fc.property(
    keys,
    fc.infiniteStream(value),
    fc.infiniteStream(space),
    (names, values, spaces) => {
      const gap = () => String(spaces.next().value);
      const members = names.map((name) => ({
        name,
        text: `"${name}"${gap()}:${gap()}${values.next().value}`,
      }));
      const object = (of: typeof members) =>
        `{${gap()}${of.map(({ text }) => `${gap()}${text}${gap()}`).join(",")}}`;
      const text = `${gap()}{"first":0,"result":${object(members)},"last":[1]}${gap()}`;
      const span = memberSpan(text, ["result"]);
      const out = withoutMember(text, span!, "cut");
      const expected = JSON.parse(text) as { result: Record<string, unknown> };
      if (names.includes("cut")) cut++;
      delete expected.result.cut;
      expect(JSON.parse(out)).toEqual(expected);
      // all other members are there as they were written
      for (const { name, text: member } of members) expect(out.includes(member)).toBe(name !== "cut");
      if (!names.includes("cut")) expect(out).toBe(text);
    },
  );
  fc.assert(run, { seed: 4105, numRuns: 2000 });
  expect(cut).toBeGreaterThan(500);
});
