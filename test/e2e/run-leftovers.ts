/** What a run that was killed could not remove: its launchers, first in the command's PATH, and the files they name. */
import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";

export function removeFilesOfRun(path: string): void {
  const [launchers = ""] = path.split(":");
  expect(launchers).toContain("netmon-shims-");
  const files = /'([^']*\/netmon-run-\w+)\//.exec(readFileSync(join(launchers, "node"), "utf8"))?.[1];
  expect(files).toBeDefined();
  for (const left of [launchers, files ?? launchers]) rmSync(left, { recursive: true, force: true }); // another run may have removed it
}
