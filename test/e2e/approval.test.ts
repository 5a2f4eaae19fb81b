/**
 * A shim that runs, and a person who decides beside it: netmon mcp registry approve and revoke in a process of their
 * own, taken up by the shim within the 10 s that the documentation states.
 */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { callsUntil, changing, followsDecisions, greet } from "./changing-server.ts";
import { ShimPlace } from "./shimming.ts";

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
