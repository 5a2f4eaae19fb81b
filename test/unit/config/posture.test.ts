import { expect, it } from "vitest";
import { type Posture, postureChange, postureChangeText } from "../../../src/config/posture.ts";

const CLOSED: Posture = { mode: "enforce", fail_closed: true, enforce_policy: true };

it.each<[string, Partial<Posture>, Partial<Posture>, boolean | null]>([
  ["nothing", {}, {}, null],
  ["enforce to observe", {}, { mode: "observe" }, true],
  ["enforce to observe, otherwise stricter", { fail_closed: false }, { mode: "observe" }, true],
  [
    "observe to enforce, which refuses more whatever else changes",
    { mode: "observe" },
    { fail_closed: false },
    false,
  ],
  ["the undeclared pass", {}, { fail_closed: false }, true],
  ["the undeclared are refused", { fail_closed: false }, {}, false],
  ["the declared are no longer judged", {}, { enforce_policy: false }, true],
  ["one up, one down", { fail_closed: false }, { enforce_policy: false }, true],
  ["nothing was refused before", { mode: "observe" }, { mode: "observe", fail_closed: false }, false],
])("%s", (_what, former, now, weaker) => {
  expect(postureChange({ ...CLOSED, ...former }, { ...CLOSED, ...now })?.weaker ?? null).toBe(weaker);
});

it("says in one line what was and what is", () => {
  const change = postureChange(CLOSED, { ...CLOSED, mode: "observe" });
  expect(postureChangeText({ layer: "llm", ...change })).toBe(
    "LLM proxy: observing now, was ENFORCING, fail closed: WEAKER",
  );
  expect(postureChangeText({ layer: "kernel" })).toBeNull();
});
