/** The report on a reload matches what is in force after it, whichever of its steps fail. */
import { expect, it } from "vitest";
import { changePolicy, type PolicyChange } from "../../../src/watch/policy/policy-change.ts";

type Policy = "old" | "new";

/** Configuration, proxies and kernel, and the steps that fail. */
class Session {
  config: Policy = "old";
  proxies: Policy = "old";
  kernel: Policy = "old";
  readonly #failing: readonly string[];

  constructor(failing: readonly string[]) {
    this.#failing = failing;
  }

  get inForce(): Policy | "either" {
    const all = new Set([this.config, this.proxies, this.kernel]);
    return all.size === 1 ? this.config : "either";
  }

  readonly change: PolicyChange = {
    read: async () => {
      this.#step("read");
      this.config = "new";
      return () => {
        this.#step("back");
        this.config = "old";
      };
    },
    follow: async () => {
      this.proxies = this.config;
      this.#step("follow");
    },
    apply: async () => {
      this.kernel = this.config;
      this.#step("apply");
    },
    restore: async () => {
      this.#step("restore");
      this.proxies = this.config;
      this.kernel = this.config;
    },
  };

  #step(name: string): void {
    if (this.#failing.includes(name)) throw new Error(`${name} failed`);
  }
}

const STEPS = ["read", "follow", "apply", "back", "restore"];
const SETS = Array.from({ length: 2 ** STEPS.length }, (_, bits) =>
  STEPS.filter((_step, at) => (bits >> at) & 1),
);

it.each(SETS)("%#: %j", async (...failing) => {
  const session = new Session(failing);
  const said = await changePolicy(session.change);
  const stays = said?.includes("old policy stays in force") ?? false;
  if (said === null) expect(session.inForce).toBe("new");
  else if (stays) expect(session.inForce).toBe("old");
  else
    expect(said).toMatch(
      /\(\w+ failed\).*could not be restored \((?:back|restore) failed\): parts of either/,
    );
  if (session.inForce === "either") expect([said === null, stays]).toEqual([false, false]);
});
