// group: more-long
/**
 * A running shim while a person decides: netmon registry approve and revoke in their own process take effect in
 * the shim within the documented 10 s.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, expect, it } from "vitest";
import { pinsOf, READ, WRITE, write } from "../unit/decision/pins/sample.ts";
import { callsUntil, changing, followsDecisions, greet, isStored } from "./changing-server.ts";
import { ShimPlace } from "./shimming.ts";
import { COMMAND, netmon } from "./start-netmon.ts";

const place = new ShimPlace();
afterAll(() => place.remove());

it("is in force in a shim that runs, without a new start", { timeout: 90_000 }, async () => {
  const file = join(place.directory, "description");
  writeFileSync(file, "Adds two numbers.");
  const shim = place.start(changing(file), ["--server-id", "sums", "--mode", "enforce"]);
  await greet(shim);
  await callsUntil(shim, "result");
  await followsDecisions(shim, file, place.state);
  shim.closesInput();
  expect(await shim.ended).toMatchObject({ code: 0, signal: null });
});

it("leaves out of --all what a running shim hides by patterns of its own, and what it hides after a reload", async () => {
  const description = join(place.directory, "own-patterns");
  writeFileSync(description, "Adds two numbers.");
  const config = join(place.directory, "own-patterns.yaml");
  const detecting = (pattern: string): void =>
    writeFileSync(
      config,
      `mcp: { inspection: { detection: { alert_threshold: low, custom_patterns: [
         { name: mine, pattern: '${pattern}', severity: low }] }, on_detection: { low: hide } } }`,
    );
  detecting("nothing of it");
  const options = ["--server-id", "numbers", "--mode", "enforce", "--config", config];
  const shim = place.start(changing(description), options);
  await greet(shim);
  await callsUntil(shim, "result");
  const approveAll = () =>
    netmon(["--state-dir", place.state, "registry", "approve", "--server", "numbers", "--all"]);
  await isStored("numbers", place.state);
  expect((await approveAll()).stdout).toMatch(/approved +numbers:add/);
  // a definition that nobody has approved yet
  writeFileSync(description, "Adds three numbers.");
  await callsUntil(shim, "error");
  detecting("three numbers");
  await expect
    .poll(async () => (await approveAll()).stdout, { timeout: 20_000 })
    .toMatch(/left +numbers:add/);
  shim.closesInput();
  await shim.ended;
});

/** netmon on a terminal of its own, where a person presses these keys at the question. */
async function answered(keys: string, state: string): Promise<{ shown: string; told: object }> {
  const onTerminal = fileURLToPath(new URL("./on-terminal.py", import.meta.url));
  const words = ["--state-dir", state, "registry", "approve", "files:write_file"];
  const child = spawn("/usr/bin/python3", [onTerminal, "100", "30", ...COMMAND, ...words], {
    env: { ...process.env, TERM: "xterm", NO_COLOR: "1" },
  });
  let shown = "";
  let told = "";
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    told += text;
  });
  child.stdout.setEncoding("utf8").on("data", (text: string) => {
    const asked = shown.includes("approve it: ");
    shown += text;
    if (!asked && shown.includes("approve it: ")) child.stdin.write(`${JSON.stringify({ keys })}\n`);
  });
  await once(child, "close");
  return { shown, told: JSON.parse(told) as object };
}

it.each([
  ["trust and enter", "trust\r", 0],
  ["y and enter", "y\r", 12],
  ["Ctrl-C", "\x03", 12],
  ["Ctrl-D", "\x04", 12],
])(
  "asks about critical detections at a terminal, and takes %s as it should",
  async (name, keys, code) => {
    const state = join(place.directory, `asked-${name}`);
    const store = join(state, "lib/netmon.db");
    write(store, [READ, WRITE], []);
    const { shown, told } = await answered(keys, state);
    expect(told, shown).toEqual({ code, restored: true });
    expect(shown).toContain("CRITICAL credential_theft");
    expect(pinsOf(store).map(({ origin }) => origin)).toEqual(code === 0 ? ["approved"] : []);
    expect(shown).toContain(code === 0 ? "approved  files:write_file" : "files:write_file was not approved");
  },
  90_000,
);
