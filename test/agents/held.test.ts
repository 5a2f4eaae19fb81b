/**
 * The real agent programs while `netmon proxy` holds a call for a person: they wait for the answer, whether it comes or
 * not. Several at a time, since none of them does anything meanwhile.
 */
import { setTimeout as sleep } from "node:timers/promises";
import { describe, it } from "vitest";
import { agentPrograms } from "./agent-programs.ts";
import { Stage } from "./stage.ts";
import { minutes } from "./time-limit.ts";

/** Longer than most clients take for a tool. */
const ANSWER_MS = 15_000;
/** On a busy machine a person is slow. */
const HOLD_SECONDS = 200;
const TIME = minutes(5);

describe.concurrent.each(agentPrograms)("$name", (agent) => {
  const turn = { text: "I look.", calls: [agent.call("get_weather", { city: "Bonn" })] };

  it(
    "lives through a call that is held for 15 s and then allowed",
    TIME,
    async ({ expect, onTestFinished }) => {
      const stage = await Stage.open(turn, HOLD_SECONDS);
      onTestFinished(() => stage.close());
      const answer = async (): Promise<number> => {
        const { id, createdAt } = await stage.approvals.one();
        await sleep(createdAt + ANSWER_MS - Date.now());
        expect(await stage.approvals.run("allow", id)).toMatchObject({ code: 0 });
        return Date.now() - createdAt;
      };
      const [outcome, held] = await Promise.all([stage.run(agent), answer()]);
      expect(held).toBeGreaterThanOrEqual(ANSWER_MS);
      expect(outcome.code, outcome.said).toBe(0);
      expect(stage.called).toEqual(["get_weather"]);
      expect(outcome.intercepted).toMatchObject([{ action: "allow", reason: "approved" }]);
    },
  );

  it(
    "lives through a call that nobody answers, and says its reference",
    TIME,
    async ({ expect, onTestFinished }) => {
      const stage = await Stage.open(turn);
      onTestFinished(() => stage.close());
      const outcome = await stage.run(agent);
      expect(outcome.code, outcome.said).toBe(0);
      expect(stage.called).toEqual([]);
      expect(outcome.said).toMatch(/reference is A-[0-9A-Z]{10}/);
      expect(outcome.intercepted).toMatchObject([{ action: "block", reason: "approval_required" }]);
    },
  );
});
