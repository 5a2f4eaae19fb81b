/** netmon doctor with all privileges and with none: it always answers, and never claims more than it knows. */
import { existsSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { Check } from "../../src/app/doctor/promise.ts";
import { requireCgroup2Mount } from "../../src/kernel/target/mountinfo.ts";
import { netmon, type StartOptions } from "./start-netmon.ts";

interface Report {
  promise: { ability: string; sentence: string };
  checks: Check[];
}

async function doctor(
  options?: StartOptions,
): Promise<{ code: number | null; report: Report; stderr: string }> {
  const { code, stdout, stderr } = await netmon(["doctor", "--json"], options);
  return { code, report: JSON.parse(stdout) as Report, stderr };
}

const HOOKS = ["connect4", "connect6", "sendmsg4", "sendmsg6", "sock_create", "egress"];

describe("netmon doctor", () => {
  it("promises enforcement here as root, from programs that loaded", async () => {
    const { code, report, stderr } = await doctor();
    const by = new Map(report.checks.map((check) => [check.name, check]));
    expect(by.size).toBe(report.checks.length); // no question twice
    for (const hook of HOOKS) expect(by.get(`hook:${hook}`), hook).toMatchObject({ answer: "yes" });
    expect(by.get("helper")).toMatchObject({ answer: "yes" });
    expect(by.get("cgroup2")).toMatchObject({
      answer: "yes",
      why: expect.stringContaining(requireCgroup2Mount().mountPoint),
    });
    expect(report.promise).toMatchObject({
      ability: "enforce",
      sentence: expect.stringMatching(/^netmon can .*it cannot .*\.$/),
    });
    expect([code, stderr]).toEqual([0, ""]);
  });

  it("works without root, and says what it could not tell", async () => {
    const prefix = ["setpriv", "--reuid=65534", "--regid=65534", "--clear-groups", "--inh-caps=-all"];
    const { code, report, stderr } = await doctor({ prefix });
    expect(report.promise).toMatchObject({
      ability: "unknown",
      sentence: expect.stringMatching(/sudo netmon doctor/),
    });
    expect(code).toBe(3);
    expect(stderr).toBe("");
    for (const check of report.checks) {
      expect(["yes", "no", "unknown"]).toContain(check.answer);
      if (check.answer !== "yes") expect(check.why, check.name).not.toBe("");
    }
    expect(report.checks.find((check) => check.name === "cap:bpf")).toMatchObject({ answer: "no" });
    expect(report.checks.find((check) => check.name === "memlock")).toMatchObject({ answer: "unknown" });
    const keys = Object.fromEntries(report.checks.map(({ name, answer }) => [name, answer]));
    expect(keys).toMatchObject({ "keys:sources": "no", "keys:memory": "yes" });
    expect(JSON.stringify(report)).not.toContain("RemoveMemlock"); // advice to programmers
  });

  it("promises nothing without the helper", async () => {
    const { code, report } = await doctor({ env: { NETMON_HELPER: "/no/such/helper" } });
    expect(report.promise).toMatchObject({
      ability: "nothing",
      sentence: expect.stringContaining("/no/such/helper"),
    });
    expect(code).toBe(4);
  });

  it("reads well on a terminal of any width, and leaves nothing behind", async () => {
    const { code, stdout } = await netmon(["doctor"]);
    expect(code).toBe(0);
    for (const title of [
      "System",
      "Privileges",
      "Hooks",
      "Features",
      "Surroundings",
      "Keys \\(credentials\\)",
    ])
      expect(stdout).toMatch(new RegExp(`^${title}$`, "m"));
    expect(stdout).toMatch(/^ {2}connect4 +yes/m);
    expect(stdout).not.toContain("\x1b");
    expect(existsSync(`${requireCgroup2Mount().mountPoint}/netmon-probe-${process.pid}`)).toBe(false);
  });
});
