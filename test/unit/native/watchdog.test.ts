/** The exit code of a process whose event loop stands still while it ends, in a child with the watchdog alone. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { builtFile } from "../../../src/native/built-file.ts";

const TIME = { timeout: 120_000 };
const EXIT_STANDSTILL = 18;

const PRELUDE = `
  const { fstatSync } = require("node:fs");
  const watchdog = require(process.argv[1]);
  const cell = new Int32Array(new SharedArrayBuffer(4));
  const standStill = (ms) => Atomics.wait(cell, 0, 0, ms);
  watchdog.watchdogStart();
  process.on("exit", (code) => watchdog.watchdogExiting(code));
`;

/** Runs a script after PRELUDE. Resolves to its exit code and what it wrote on standard error, a file. */
async function ended(script: string): Promise<{ code: number | null; stderr: string }> {
  const directory = mkdtempSync(join(tmpdir(), "netmon-watchdog-"));
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }));
  const file = join(directory, "stderr");
  const stderr = openSync(file, "w");
  const addon = builtFile("netmon_addon.node", "dist/native/netmon_addon.node", "NETMON_ADDON");
  const child = spawn(process.execPath, ["-e", PRELUDE + script, addon], {
    stdio: ["ignore", "ignore", stderr],
  });
  closeSync(stderr);
  const [code] = (await once(child, "exit")) as [number | null];
  return { code, stderr: readFileSync(file, "utf8") };
}

it("ends a process that stands still in its end, with the code that it ends with", TIME, async () => {
  for (const ends of [false, true]) {
    const end = await ended(`
      watchdog.watchdogBeat(${ends});
      process.on("exit", () => standStill());
      process.exit(7);`);
    expect(end).toEqual({ code: 7, stderr: "" });
  }
});

it("keeps its own exit code if the loop turns again while it ends the process", TIME, async () => {
  const { code, stderr } = await ended(`
    watchdog.watchdogBeat(true);
    while (fstatSync(2).size === 0) standStill(50);
    standStill(200);
    process.exit(3);`);
  expect(stderr).toContain("the event loop has stood still for 5 s: netmon ends");
  expect(code).toBe(EXIT_STANDSTILL);
});

it("ends a short command whose end hangs, with its exit code", TIME, async () => {
  const module = new URL("../../../src/native/watchdog.ts", import.meta.url).href;
  const program = `
    const { allowWatchdog } = await import(${JSON.stringify(module)});
    allowWatchdog();
    process.on("exit", () => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0));
    process.exitCode = 3;`;
  const words = ["--import", "tsx", "--input-type=module", "--eval", program];
  const child = spawn(process.execPath, words, { stdio: "ignore" });
  const [code] = (await once(child, "exit")) as [number | null];
  expect(code).toBe(3);
});
