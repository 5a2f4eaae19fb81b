/** What a canary's report proves, and what it does not. */
import { constants } from "node:os";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { CanaryTest } from "../../../src/kernel/canary.ts";

const { EPERM, ECONNREFUSED } = constants.errno;
const HOOKS = ["connect4", "egress", "sock_create"];
let test: CanaryTest;

beforeAll(async () => {
  test = await CanaryTest.open();
});
afterAll(() => test.close());

/** `counts`: hooks whose own refusal count rises with an attempt. */
function run(attempts: Record<string, number>, counts: string[], entered = true) {
  let tried = false;
  return test.run(
    {
      canaryCount: (hook) => (tried && counts.includes(hook) ? 8 : 7),
      tryCanary: async () => {
        tried = true;
        const list = Object.entries(attempts).map(([hook, err]) => ({ hook, err }));
        return { attempts: list, couldEnter: entered, why: entered ? "" : "no such cgroup" };
      },
    },
    HOOKS,
  );
}

const refusedEverywhere = { connect4: EPERM, egress: EPERM, sock_create: EPERM };

describe("the self-test", () => {
  it("is proven by refusals that the hooks themselves counted", async () => {
    expect(await run(refusedEverywhere, HOOKS)).toEqual({
      refused: HOOKS,
      through: [],
      unproven: null,
      entered: true,
    });
  });

  it("fails where the canary got through, also by another errno than the refusal's", async () => {
    expect(await run({ ...refusedEverywhere, egress: 0 }, HOOKS)).toMatchObject({ through: ["egress"] });
    expect(await run({ ...refusedEverywhere, connect4: ECONNREFUSED }, HOOKS)).toMatchObject({
      through: ["connect4"],
    });
  });

  it("is unproven where another firewall refused first, and names the hook", async () => {
    const result = await run(refusedEverywhere, ["connect4", "sock_create"]);
    expect(result).toMatchObject({ refused: ["connect4", "sock_create"], through: [] });
    expect(result.unproven).toMatch(/something else refused the canary before egress/);
  });

  it("is unproven when no process could be put into the cgroup, or nothing was tried", async () => {
    expect(await run({}, [], false)).toEqual({
      refused: [],
      through: [],
      unproven: "no such cgroup",
      entered: false,
    });
    expect(await run({ connect_unix: EPERM }, [])).toMatchObject({
      unproven: expect.stringMatching(/no attached hook/),
    });
  });

  it("listens where it says, so that a refusal is told from nobody being there", async () => {
    const net = await import("node:net");
    const host = test.canary.addr.subarray(12).join(".");
    await expect(
      new Promise((resolve, reject) =>
        net.connect(test.canary.port, host, () => resolve("connected")).on("error", reject),
      ),
    ).resolves.toBe("connected");
  });
});
