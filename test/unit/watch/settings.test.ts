/** The settings of a policy: egress looks up a resolver only for packets that may have its address. */
import { expect, it } from "vitest";
import { defaultConfig } from "../../../src/config/parse.ts";
import { SettingFlag } from "../../../src/kernel/layout.ts";
import { type EffectivePolicy, settingsInput } from "../../../src/watch/policy/policy.ts";

const CONTEXT = { cgroup: { id: 1n, level: 0 }, canary: { rawProtocol: 0 }, eventsAll: false };

it.each([
  [[], true],
  [[53], true],
  [[53, 53], true],
  [[53, 5353], false],
])("resolvers at the ports %j", (ports, at53) => {
  const resolvers = ports.map((port) => ({ source: "s", address: "10.0.0.1", port }));
  const { network } = defaultConfig().sandbox;
  const policy = { resolvers, mode: "enforce", network } as unknown as EffectivePolicy;
  const { flags } = settingsInput(policy, CONTEXT);
  expect((flags & SettingFlag.resolversAt53) !== 0).toBe(at53);
});
