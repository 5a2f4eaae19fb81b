/** An agent cannot use up netmon's descriptors by connecting to its proxy, which would leave the session unguarded. */
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

it("keeps descriptors for itself when an agent connects without end", async () => {
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
  expect(stderr).not.toContain("EMFILE");
  expect(stderr).toMatch(/\d+ connections to the LLM proxy that were cut off/);
}, 90_000);
