/**
 * A shim that runs, and a person who decides beside it: netmon mcp registry approve and revoke in a process of their
 * own, taken up by the shim within the 10 s that the documentation states.
 */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { callsUntil, changing, followsDecisions, greet } from "./changing-server.ts";
import { ShimPlace } from "./shimming.ts";
import { netmon } from "./start-netmon.ts";

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
    netmon(["--state-dir", place.state, "mcp", "registry", "approve", "--server", "numbers", "--all"]);
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
