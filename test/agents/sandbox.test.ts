/** Codex's own sandbox for commands, made of namespaces and seccomp, works in a session of an ordinary user. */
import { chownSync, cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, expect, it } from "vitest";
import { type Ended, netmon } from "../e2e/start-netmon.ts";
import { minutes } from "./time-limit.ts";

const NOBODY = 65534;
const CODEX = fileURLToPath(
  new URL(`./node_modules/@openai/codex-linux-${process.arch}/vendor/`, import.meta.url),
);
const COMMAND = "echo inside; echo x > beside || echo kept; exit 3";

let directory: string;
let home: string;

beforeEach(() => {
  // Codex makes no programs below the directory for temporary files, and nobody may not enter every clone.
  directory = mkdtempSync("/var/tmp/netmon-sandbox-");
  home = join(directory, "home");
  mkdirSync(home);
  chownSync(home, NOBODY, NOBODY);
  chownSync(directory, NOBODY, NOBODY);
  const from = join(CODEX, readdirSync(CODEX)[0] as string);
  for (const part of ["bin/codex", "codex-resources/bwrap"])
    cpSync(join(from, part), join(directory, "codex", part));
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

async function sandboxed(options: string[]): Promise<Ended> {
  const state = mkdtempSync(join(tmpdir(), "netmon-sandbox-"));
  try {
    const session = ["--session", `sandbox-${process.pid}`, "--state-dir", state, "--user", String(NOBODY)];
    // The account has no home.
    const codex = ["env", `HOME=${home}`, join(directory, "codex/bin/codex")];
    const command = [...codex, "sandbox", "--", "sh", "-c", COMMAND];
    return await netmon(["run", "--quiet", ...session, ...options, "--", ...command], { cwd: home });
  } finally {
    rmSync(state, { recursive: true, force: true });
  }
}

it.each([[["--mode", "observe"]], [["--mode", "enforce", "--fail-closed"]]])(
  "codex sandbox runs a command that may not write, with %j",
  minutes(1),
  async (options) => {
    const { code, stdout, stderr } = await sandboxed(options);
    expect(stdout, stderr).toBe("inside\nkept\n");
    expect(code).toBe(3);
  },
);
