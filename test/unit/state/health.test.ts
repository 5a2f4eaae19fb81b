// group: machine
import { describe, expect, it } from "vitest";
import { type HealthSources, notReady, sessionHealth } from "../../../src/state/health.ts";
import type { SessionRecord } from "../../../src/state/record.ts";
import { record } from "./sample.ts";

const ID = BigInt(record().cgroup.id);

function judge(changes: Partial<SessionRecord>, sources: Partial<HealthSources>) {
  const session = record(changes);
  const health = sessionHealth(session, {
    watcherAlive: () => false,
    pinnedLinks: () => [],
    cgroupId: () => ID,
    ...sources,
  });
  return { ...health, ready: notReady(health) === null };
}

const link = (hook: string, cgroupId = ID) => ({ hook, cgroupId });
const both = () => [link("connect4"), link("egress")];
const pinned = { pin_dir: "/bpf/netmon/demo" };

describe("sessionHealth", () => {
  it.each<[string, Partial<SessionRecord>, Partial<HealthSources>, object, RegExp | null]>([
    ["watched", {}, { watcherAlive: () => true }, { status: "watched", ready: true }, null],
    [
      "watched, not verified",
      { verified: null },
      { watcherAlive: () => true },
      { status: "watched", ready: false },
      /not verified/,
    ],
    [
      "watched, cgroup made again",
      {},
      { watcherAlive: () => true, cgroupId: () => 5n },
      { cgroup: "recreated", ready: false },
      /made again/,
    ],
    [
      "watched, cgroup gone",
      {},
      { watcherAlive: () => true, cgroupId: () => null },
      { cgroup: "gone", ready: false },
      /is gone/,
    ],
    [
      "netmon gone, no pins",
      {},
      {},
      { status: "dead", ready: false },
      /nothing was pinned.*netmon watch --session demo/,
    ],
    ["pinned", pinned, { pinnedLinks: both }, { status: "pinned", ready: true, deadLinks: [] }, null],
    [
      "pinned, one link missing",
      pinned,
      { pinnedLinks: () => [link("egress")] },
      { status: "dead", ready: false, deadLinks: ["connect4"] },
      /links are gone: connect4/,
    ],
    [
      "pinned, dead links",
      pinned,
      { pinnedLinks: () => [link("connect4", 0n), link("egress", 0n)], cgroupId: () => null },
      { status: "dead", deadLinks: ["connect4", "egress"] },
      /its cgroup was removed/,
    ],
    [
      "pinned, cgroup made again",
      pinned,
      { pinnedLinks: () => [link("connect4", 0n), link("egress", 0n)], cgroupId: () => 9n },
      { status: "dead", ready: false, cgroup: "recreated" },
      /removed/,
    ],
    [
      "pinned, cgroup made again this very moment",
      pinned,
      { pinnedLinks: both, cgroupId: () => 9n },
      { status: "dead", ready: false, cgroup: "recreated", deadLinks: ["connect4", "egress"] },
      /its cgroup was removed/,
    ],
    [
      "pins on another cgroup",
      pinned,
      { pinnedLinks: () => [link("connect4", 7n), link("egress", 7n)] },
      { status: "dead", ready: false },
      /gone/,
    ],
    [
      "watched and pinned, a link lost",
      pinned,
      { watcherAlive: () => true, pinnedLinks: () => [link("connect4")] },
      { status: "watched", deadLinks: ["egress"] },
      /egress/,
    ],
  ])("%s", (_name, changes, sources, expected, problem) => {
    const result = judge(changes, sources);
    expect(result).toMatchObject(expected);
    if (problem === null) expect(result.problem).toBeNull();
    else expect(result.problem).toMatch(problem);
  });

  it("counts pins that cannot be read as not guarding", () => {
    const result = judge(pinned, {
      pinnedLinks: () => {
        throw new Error("EPERM");
      },
    });
    expect(result).toMatchObject({
      status: "dead",
      ready: false,
      problem: expect.stringMatching(/cannot be read \(EPERM\)/),
    });
  });
});
