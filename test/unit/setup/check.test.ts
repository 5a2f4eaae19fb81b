/** AC-8 of the tool server: build, lint, the rules on imports and all tests are one command, which CI runs. */
import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";

const ROOT = fileURLToPath(new URL("../../../", import.meta.url));

/** The commands that make would run, without those that it runs by itself to say so. */
function commandsOf(target: string): string {
  const { MAKEFLAGS: _, MAKELEVEL: _level, MFLAGS: _flags, ...env } = process.env;
  const { status, stdout, stderr } = spawnSync("make", ["-n", target], { cwd: ROOT, env, encoding: "utf8" });
  expect(status, stderr).toBe(0);
  return stdout;
}

it.each([
  ["types", /^npx tsc --noEmit$/m],
  ["lint", /^npx biome check \.$/m],
  ["dead code", /^npx knip$/m],
  ["format of Go", /gofmt -l native\/helper/],
  ["vet of Go", /go vet \.\/\.\.\./],
  ["tests of Go", /go test .*\.\/\.\.\./],
  ["the tests, with the rules on imports", /vitest run --project '!more-\*'/],
  ["the tests of others' programs", /vitest run --project 'more-\*'/],
  ["the race detector on the tool server", /go test -race .*\.\/internal\/toolserver/],
  ["sanitizers", /asan\.sh$/m],
])("AC-8: make check runs %s", (_what, command) => {
  expect(check).toMatch(command);
});

const check = commandsOf("check");
