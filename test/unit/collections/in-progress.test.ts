import { expect, it } from "vitest";
import { InProgress } from "../../../src/collections/in-progress.ts";

it("has what was added and not taken out again, in whatever order that was", () => {
  const inProgress = new InProgress<number>();
  const out = Array.from({ length: 5 }, (_, i) => inProgress.add(i));
  const left = new Set([0, 1, 2, 3, 4]);
  for (const i of [2, 4, 0]) {
    out[i]?.();
    left.delete(i);
    expect(new Set(inProgress.list())).toEqual(left);
  }
  const last = inProgress.add(5);
  expect(inProgress.list().sort()).toEqual([1, 3, 5]);
  for (const end of [out[1], last, out[3]]) end?.();
  expect(inProgress.list()).toEqual([]);
});
