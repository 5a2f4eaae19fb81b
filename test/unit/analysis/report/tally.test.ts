/** Groups of a report are bounded: otherwise whoever names tools would choose their number. */
import { expect, it } from "vitest";
import { FURTHER_TOOLS, Tally } from "../../../../src/analysis/report/tally.ts";

it("tells 10,000 groups apart, and counts the others as one", () => {
  const tally = new Tally({ tool_name: FURTHER_TOOLS });
  const verdict = { action: "allow", would_block: false } as const;
  for (let i = 0; i < 30_000; i++) tally.add(verdict, 1, { tool_name: `tool_${i}` });
  tally.add(verdict, 5, { tool_name: "tool_7" });
  const groups = tally.groups();
  expect(groups.length).toBe(10_001);
  expect(groups[0]).toMatchObject({ tool_name: FURTHER_TOOLS, total: 20_000 });
  expect(groups[1]).toMatchObject({ tool_name: "tool_7", total: 6 });
  expect(tally.total.total).toBe(30_005);
});
