/** What a killed run could not remove: its launchers, first in the command's PATH, and the files they name. */
import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";

export function filesOfRun(path: string): string[] {
  const [launchers = ""] = path.split(":");
  expect(launchers).toContain("netmon-shims-");
  const files = /'([^']*\/netmon-run-\w+)\//.exec(readFileSync(join(launchers, "node"), "utf8"))?.[1];
  expect(files).toBeDefined();
  return [launchers, files ?? launchers];
}

/** The next run, of another test, may have removed them. */
export function removeFilesOfRun(path: string): void {
  if (!existsSync(path.split(":")[0] ?? "")) return;
  for (const left of filesOfRun(path)) rmSync(left, { recursive: true, force: true });
}
