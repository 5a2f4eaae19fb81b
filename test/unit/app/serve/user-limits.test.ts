/** What one user may have of the service: refilled with time, never beyond. */
import { expect, it } from "vitest";
import { MAX_SESSIONS, USER_LIMITS, UserLimits } from "../../../../src/app/serve/user-limits.ts";

it("counts connections by time", () => {
  const limits = new UserLimits();
  let now = 1000;
  const taken = (tries: number): number =>
    Array.from({ length: tries }, () => limits.mayAsk(now)).filter(Boolean).length;
  expect(taken(1000)).toBe(USER_LIMITS.burst);
  now += 1000;
  expect(taken(1000)).toBe(USER_LIMITS.perSecond);
  now += 3_600_000;
  expect(taken(1000)).toBe(USER_LIMITS.burst);
});

it("names the limit of sessions that is reached", () => {
  const limits = new UserLimits();
  limits.sessions = USER_LIMITS.sessions;
  expect(() => limits.open(1, 1)).toThrow(`a user has ${USER_LIMITS.sessions} sessions at most`);
  limits.sessions = 0;
  expect(() => limits.open(MAX_SESSIONS, 1)).toThrow(`netmon serve has ${MAX_SESSIONS} sessions at most`);
  for (let i = 0; i < USER_LIMITS.openBurst; i++) limits.open(1, 1);
  expect(() => limits.open(1, 2)).toThrow(/at once, and then 1 a second: wait/);
  limits.change(1 + 1000);
});

it("counts a policy that is refused for several changes", () => {
  const limits = new UserLimits();
  const refused = (): void => {
    limits.change(1);
    limits.read(() => {
      throw new Error("refused");
    });
  };
  for (let i = 0; i < USER_LIMITS.openBurst / USER_LIMITS.refusedCounts; i++)
    expect(refused).toThrow(/^refused$/);
  expect(refused).toThrow(/wait a moment/);
  expect(limits.read(() => 7)).toBe(7);
});

it("names the limit of commands in sessions, and refills it with time", () => {
  const limits = new UserLimits();
  for (let i = 0; i < USER_LIMITS.joins; i++) limits.join(1);
  expect(() => limits.join(2)).toThrow(`a user starts ${USER_LIMITS.joins} commands in sessions at once`);
  limits.join(2 + 1000 / USER_LIMITS.joinsPerSecond);
});
