/**
 * After the run, lists the tests that failed, and those that passed only at their second attempt, with the errors of each
 * attempt: the latter raced with the machine or with netmon, and should be fixed like the former. Last, so that the end of
 * a long log says what to mend.
 */
import type { Reporter, SerializedError, TestModule } from "vitest/node";

/** Lines of each error: its message and stack. */
const LINES = 12;

export default class TestsToMend implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly SerializedError[]): void {
    const tests = modules.flatMap((module) =>
      [...module.children.allTests()].map((test) => ({
        name: `${module.relativeModuleId} > ${test.fullName}`,
        state: test.diagnostic()?.flaky ? "unstable" : test.result().state,
        errors: test.result().errors ?? [],
      })),
    );
    const hooks = modules.flatMap((module) =>
      [module, ...module.children.allSuites()].map((suite) => ({
        name: `${module.relativeModuleId} > ${"fullName" in suite ? suite.fullName : "(the file)"}`,
        errors: suite.errors(),
      })),
    );
    list(
      "unstable: passed at the second try",
      tests.filter((test) => test.state === "unstable"),
    );
    list("failed", [
      ...tests.filter((test) => test.state === "failed"),
      ...hooks.filter((hook) => hook.errors.length > 0),
      ...unhandled.map((error) => ({ name: "(outside any test)", errors: [error] })),
    ]);
  }
}

function list(title: string, tests: readonly { name: string; errors: readonly SerializedError[] }[]): void {
  if (tests.length === 0) return;
  const lines = tests.flatMap(({ name, errors }) => [
    `  ${name}`,
    ...errors.flatMap(({ message, stack }) => (stack ?? message).split("\n").slice(0, LINES)),
  ]);
  process.stderr.write(`\n${title}\n${lines.join("\n")}\n`);
}
