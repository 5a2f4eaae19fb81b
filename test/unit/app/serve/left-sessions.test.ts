/** Sessions that nobody has count as their user's. */
import { expect, it } from "vitest";
import { LeftSessions } from "../../../../src/app/serve/left-sessions.ts";
import { UserLimits } from "../../../../src/app/serve/user-limits.ts";

it("counts each once, and no more when it is removed", () => {
  const accounts = new Map([1000, 1001].map((uid) => [uid, new UserLimits()]));
  const left = new LeftSessions((uid) => accounts.get(uid)!);
  const sessions = () => [...accounts.values()].map((one) => one.sessions);
  left.add("u1000.work", "no record");
  expect(left.add("u1000.work", "still there")).toMatch(
    /^session u1000\.work is left .* still there; netmon detach/,
  );
  left.add("u1001.work", "no record");
  left.add("somebody's", "it is no session's");
  expect([left.size, left.texts.length, sessions()]).toEqual([3, 3, [1, 1]]);
  expect(left.idsOf(1000)).toEqual(["u1000.work"]);
  left.remove("u1000.work");
  left.remove("u1000.work");
  left.remove("somebody's");
  expect([left.has("u1000.work"), left.texts.length, sessions()]).toEqual([false, 1, [0, 1]]);
});
