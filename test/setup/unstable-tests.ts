/**
 * After the run, lists the tests that passed only at their second attempt, with the errors of the first one. Such a test
 * raced with the machine or with netmon, and should be fixed like a failed one.
 */
import type { Reporter, TestModule } from "vitest/node";

/** Lines of each error: its message and stack. */
const LINES = 12;

export default class UnstableTests implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const lines: string[] = [];
    for (const module of modules) {
      for (const test of module.children.allTests("passed")) {
        if (!test.diagnostic()?.flaky) continue;
        lines.push(`  ${module.relativeModuleId} > ${test.fullName}`);
        for (const { message, stack } of test.result().errors ?? [])
          lines.push(...(stack ?? message).split("\n").slice(0, LINES));
      }
    }
    if (lines.length > 0) process.stderr.write(`\nunstable: passed at the second try\n${lines.join("\n")}\n`);
  }
}
