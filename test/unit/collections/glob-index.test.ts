import fc from "fast-check";
import { expect, it } from "vitest";
import { GlobIndex, globMatches } from "../../../src/collections/glob.ts";
import { ALIKE, AS_WRITTEN, ToolRuleIndex } from "../../../src/policy/tool-rules.ts";

const PATTERN = fc.string({ unit: fc.constantFrom("a", "b", "_", ".", "*", "?"), maxLength: 6 });
const TEXT = fc.string({ unit: fc.constantFrom("a", "b", "_", ".", "*", "A"), maxLength: 6 });

it("finds what trying every pattern finds", () => {
  fc.assert(
    fc.property(fc.array(PATTERN, { maxLength: 30 }), TEXT, (patterns, text) => {
      const index = new GlobIndex(patterns.map((p, i) => [p, i] as const));
      const expected = patterns.flatMap((p, i) => (globMatches(p, text) ? [i] : []));
      expect(index.matching(text).sort((a, b) => a - b)).toEqual(expected);
    }),
    { numRuns: 2000, seed: 1 },
  );
});

it("finds pairs as trying every rule does, the first time and when it remembers", () => {
  const RULE = fc.record({ server: PATTERN, tool: PATTERN });
  fc.assert(
    fc.property(fc.array(RULE, { maxLength: 20 }), TEXT, TEXT, (rules, server, tool) => {
      const index = new ToolRuleIndex(rules, AS_WRITTEN, AS_WRITTEN);
      const expected = rules.flatMap((r, i) =>
        globMatches(r.server, server) && globMatches(r.tool, tool) ? [i] : [],
      );
      expect(index.matching(server, tool)).toEqual(expected);
      expect(index.matching(server, tool)).toEqual(expected);
    }),
    { numRuns: 1000, seed: 2 },
  );
});

it("denies whatever a host may have made of a name", () => {
  const NAME = fc.string({ unit: fc.constantFrom("a", "B", ".", "-", " ", "é", "💥"), maxLength: 8 });
  fc.assert(
    fc.property(NAME, (tool) => {
      const index = new ToolRuleIndex([{ server: "*", tool }], ALIKE, ALIKE);
      const units = tool.replace(/[^A-Za-z0-9_-]/g, "_");
      const points = tool.replace(/[^A-Za-z0-9_]/gu, "_");
      for (const wire of [tool, units, points, tool.toLowerCase(), points.toUpperCase()])
        expect(index.matching("srv", wire)).toEqual([0]);
    }),
    { numRuns: 500, seed: 3 },
  );
});

it("knows whether a rule is about a server", () => {
  const index = new ToolRuleIndex([{ server: "team-*", tool: "x" }], ALIKE, ALIKE);
  expect(index.concerns("team-db")).toBe(true);
  expect(index.concerns("db")).toBe(false);
});

it("goes on right after it has forgotten", () => {
  const rules = Array.from({ length: 50 }, (_, i) => ({ server: "*", tool: `t${i}*` }));
  const index = new ToolRuleIndex(rules, AS_WRITTEN, AS_WRITTEN);
  for (let i = 0; i < 20_000; i++) index.matching("s", `t7-${i}`);
  expect(index.matching("s", "t7-1")).toEqual([7]);
  expect(index.matching("s", "t49")).toEqual([4, 49]);
});
