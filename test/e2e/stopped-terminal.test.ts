// group: programs
/** A terminal that is stopped (^S), or whose reader has gone to sleep, does not stop netmon. */
import { spawn } from "node:child_process";
import { mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, expect, it } from "vitest";
import { readyFile } from "./proxying.ts";
import { COMMAND } from "./start-netmon.ts";

const ON_TERMINAL = fileURLToPath(new URL("./on-terminal.py", import.meta.url));
const TIME = { timeout: 90_000 };
const SIGHUP = 1;
const SIGTERM = 15;

let directory: string;
beforeEach(() => {
  directory = realpathSync(mkdtempSync(join(tmpdir(), "netmon-stopped-")));
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

it("goes on judging and reloading while its terminal is stopped", TIME, async () => {
  const [config, ready] = [join(directory, "netmon.json"), join(directory, "ready.json")];
  writeFileSync(config, "{}");
  const words = [
    "proxy",
    "--session",
    "stopped",
    "--state-dir",
    join(directory, "state"),
    "--config",
    config,
    "--port",
    "0",
  ];
  const command = [ON_TERMINAL, "80", "24", ...COMMAND, ...words, "--ready-file", ready];
  const terminal = spawn("python3", command, { stdio: "pipe" });
  let shown = "";
  let outcome = "";
  terminal.stdout.setEncoding("utf8").on("data", (text: string) => {
    shown += text;
  });
  terminal.stderr.setEncoding("utf8").on("data", (text: string) => {
    outcome += text;
  });
  const tell = (what: object): void => void terminal.stdin.write(`${JSON.stringify(what)}\n`);
  const ended = new Promise((resolve) => terminal.once("close", resolve));
  const holds = async (condition: () => unknown): Promise<void> => {
    while (!condition()) await new Promise((resolve) => setTimeout(resolve, 20));
  };
  try {
    await holds(() => readyFile(ready));
    await holds(() => shown.includes("LLM proxy at"));
    const { url } = readyFile(ready) as { url: string };
    tell({ keys: "\x13" });
    const reloads = (): number => shown.split("the new config is in force").length - 1;
    for (let round = 0; round < 20; round++) {
      tell({ signal: SIGHUP });
      const response = await fetch(`${url}/unknown`, { signal: AbortSignal.timeout(60_000) });
      expect(response.status).toBe(404);
    }
    expect(reloads()).toBe(0);
    tell({ keys: "\x11" });
    await holds(() => reloads() > 0);
    tell({ signal: SIGTERM });
    await ended;
    expect(JSON.parse(outcome)).toEqual({ code: 0, restored: true });
    expect(shown).not.toContain("stood still");
  } finally {
    terminal.kill("SIGKILL");
  }
});
