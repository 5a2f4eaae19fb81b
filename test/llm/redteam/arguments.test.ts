/** Ways to write an argument so that a rule does not see what a server will see. */
import { expect, it } from "vitest";
import { ArgumentRules } from "../../../src/policy/argument-rules.ts";
import { call, exchange, judging } from "../../unit/decision/tool-calls/judging.ts";

const DENIED = {
  denied_arguments: [
    { server: "weather", tool: "*", path: "$.path", pattern: "^/etc" },
    { server: "weather", tool: "*", path: "$.account", pattern: "^12345678901234567890$" },
  ],
};

function verdictOn(text: string): string {
  const { judge, last } = judging(DENIED);
  judge.judge(exchange())(call("mcp__weather__get", { input: { kind: "json", text } }));
  return last()?.reason ?? "native";
}

it.each([
  ['{"path":"/etc/passwd"}', "argument_denied"],
  ['{"p\\u0061th":"\\u002fetc/passwd"}', "argument_denied"],
  ['{"path":["/etc/passwd"]}', "argument_denied"],
  ['{"path":{"toString":["/etc/passwd"]}}', "argument_denied"],
  ['"{\\"path\\":\\"/etc/passwd\\"}"', "arguments_unreadable"],
  ['[{"path":"/etc/passwd"}]', "arguments_unreadable"],
  ['{path:"/etc/passwd"}', "arguments_unreadable"],
  ['{"account":12345678901234567890}', "arguments_unreadable"],
  ['{"account":1e400}', "arguments_unreadable"],
  ['{"account":"12345678901234567890"}', "argument_denied"],
  ['{"path":"/tmp","account":9007199254740991,"other":1e300}', "allowed"],
  ["", "allowed"],
  ["null", "allowed"],
])("%s: %s", (text, reason) => {
  expect(verdictOn(text)).toBe(reason);
});

it("looks at each text once, however deep it lies", () => {
  const rules = new ArgumentRules([{ server: "*", tool: "*", path: "$..*", pattern: "(a|b)*c{1,99}d" }]);
  let args: unknown = { text: "ab".repeat(100_000) };
  for (let i = 0; i < 40; i++) args = { a: args };
  const begun = process.cpuUsage();
  expect(rules.denial([0], args)).toBeNull();
  expect(process.cpuUsage(begun).user / 1e6).toBeLessThan(3);
});
