/** Which kernels passed with which sources: what CI and lint go by (test/vm/seen.ts). */
import { expect, it } from "vitest";
import { readSeen, type Seen, sourcesDigest, unseen } from "../../vm/seen.ts";

const passed = (sources: string): Seen[string] => ({
  ...{ sources, package: "linux-image 1", date: "2026-11-29", checks: 1, seconds: 1 },
});

it("a kernel is unseen where it never passed, or passed with other sources", () => {
  const seen = { "5.10": passed("sha256:now"), "6.1": passed("sha256:then") };
  expect(unseen(seen, "sha256:now")).toEqual(["6.1"]);
  expect(unseen(seen, "sha256:now", ["5.10"])).toEqual([]);
  expect(unseen(seen, "sha256:now", ["5.10", "6.12"])).toEqual(["6.12"]);
});

it("the sources that a kernel passed with have a digest, and every kernel in the file one of that form", () => {
  const digest = /^sha256:[0-9a-f]{64}$/;
  expect(sourcesDigest()).toMatch(digest);
  for (const { sources } of Object.values(readSeen())) expect(sources).toMatch(digest);
});
