/**
 * Runs the programs that the tests need (ip, nsenter, make). On failure: a program that does not succeed throws its
 * output.
 */
import { spawnSync } from "node:child_process";

export function run(program: string, args: readonly string[], input?: string): string {
  const result = spawnSync(program, args, { encoding: "utf8", ...(input !== undefined && { input }) });
  if (result.error) throw new Error(`${program} cannot be started: ${result.error.message}`);
  if (result.status !== 0) {
    throw new Error(
      `${program} ${args.join(" ")} failed (${result.status ?? result.signal}): ${result.stderr.trim()}`,
    );
  }
  return result.stdout;
}

/** For clean-up: the error as text, or null. */
export function attempt(program: string, args: readonly string[]): string | null {
  try {
    run(program, args);
    return null;
  } catch (error) {
    return (error as Error).message;
  }
}
