/** Each rule keeps one number for the lifetime of a session, and its name is restored exactly. */
import { expect, it } from "vitest";
import { RuleNames, type RuleOrigin } from "../../../src/kernel/table/rule-names.ts";

const ORIGINS: RuleOrigin[] = [
  "sandbox.network.deny[0]",
  "sandbox.network.deny[10]",
  "sandbox.network.deny[1]",
  "sandbox.network.deny",
  "sandbox.network.deny[01]",
  "sandbox.network.deny[]",
  "sandbox.network.deny[1]]",
  "sandbox.network.deny[",
  "sandbox.network.allow[1]",
  "[7]",
  "9]",
  "a[1][2]",
  "a[123456789]",
  "a[1234567890]",
  "",
].flatMap((source) => [null, "10.0.0.1", "example.com"].map((host) => ({ source, host })));

it("gives each source and host a number, and the same one again", () => {
  const names = new RuleNames();
  const ids = ORIGINS.map((origin) => names.ruleId(origin));
  expect(new Set(ids).size).toBe(ORIGINS.length);
  expect(ORIGINS.map((origin) => names.ruleId({ ...origin }))).toEqual(ids);
  expect(ids.map((id) => names.rule(id))).toEqual(ORIGINS);
  expect(names.count).toBe(ORIGINS.length + 1);
  expect(names.rule(0)).toBeNull();
  expect(names.rule(ORIGINS.length + 2)).toBeNull();
});

it("keeps the numbers in a session's record", () => {
  const names = new RuleNames();
  const ids = ORIGINS.map((origin) => names.ruleId(origin));
  const again = new RuleNames(JSON.parse(JSON.stringify(names.record())));
  expect(ids.map((id) => again.rule(id))).toEqual(ORIGINS);
  expect(ORIGINS.map((origin) => again.ruleId(origin))).toEqual(ids);
});
