/** netmon that an agent has taken all descriptors from goes on: the session would otherwise be without a guard. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, expect, it } from "vitest";
import { netmon } from "./start-netmon.ts";

const INSIDE = fileURLToPath(new URL("./descriptors-inside.py", import.meta.url));

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), "netmon-descriptors-"));
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

it("goes on when an agent has taken all descriptors of its process", async () => {
  const config = join(directory, "netmon.yaml");
  const providers = Object.fromEntries(
    ["anthropic", "openai", "gemini", "bedrock"].map((name) => [name, "http://127.0.0.1:9"]),
  );
  writeFileSync(config, JSON.stringify({ sandbox: { network: { resolvers: [] } }, proxy: { providers } }));
  const session = ["--session", `descriptors-${process.pid}`, "--state-dir", join(directory, "state")];
  const options = ["--config", config, "--mode", "observe", "--user", "65534"];
  const { code, stdout, stderr } = await netmon(
    ["run", ...session, ...options, "--", "/usr/bin/python3", INSIDE],
    { prefix: ["prlimit", "--nofile=400:400"], cwd: directory },
  );
  expect(code, stderr).toBe(0);
  expect(stdout).toMatch(/^answers \d+\n$/);
  expect(stderr).toContain("a look at the session failed: EMFILE");
}, 90_000);
