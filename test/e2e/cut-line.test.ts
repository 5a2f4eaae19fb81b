/** A netmon that was killed within a line of its output: the one that takes its place begins a new line. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { startNetmon } from "./start-netmon.ts";

const directory = mkdtempSync(join(tmpdir(), "netmon-cut-line-"));
afterAll(() => rmSync(directory, { recursive: true }));

it.each([
  ["died", "\n{"],
  ["stood_still", "\n{"],
  [undefined, "{"],
])("where the process before it %s, output to a pipe begins so: %j", async (predecessor, beginning) => {
  const config = join(directory, "netmon.json");
  writeFileSync(config, "{}");
  const words = ["proxy", "--session", "cut", "--port", "0", "--format", "json", "--config", config];
  const { child, says, ended } = startNetmon([...words, "--state-dir", join(directory, "state")], {
    env: { NETMON_PREDECESSOR: predecessor },
  });
  await says("netmon_proxy_started");
  child.kill("SIGTERM");
  const { stdout } = await ended;
  expect(stdout.startsWith(beginning), stdout).toBe(true);
  expect(stdout.slice(beginning.length)).not.toMatch(/^\n/m);
});
