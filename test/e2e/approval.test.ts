/**
 * A shim that runs, and a person who decides beside it: netmon mcp registry approve and revoke in a process of their
 * own, taken up by the shim within the 10 s that the documentation states.
 */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { callsUntil, changing } from "./changing-server.ts";
import { ShimPlace } from "./shimming.ts";
import { netmon } from "./start-netmon.ts";

const place = new ShimPlace();
afterAll(() => place.remove());

it("is in force in a shim that runs, without a new start", { timeout: 90_000 }, async () => {
  const file = join(place.directory, "description");
  writeFileSync(file, "Adds two numbers.");
  const shim = place.start(changing(file), ["--server-id", "sums", "--mode", "enforce"]);
  const clientInfo = { name: "test", version: "1" };
  shim.asks("init", "initialize", { protocolVersion: "2025-11-25", capabilities: {}, clientInfo });
  await shim.answer("init");
  shim.says({ jsonrpc: "2.0", method: "notifications/initialized" });
  await callsUntil(shim, "result");

  writeFileSync(file, "Adds three numbers.");
  await shim.until(() => shim.messages().some(({ method }) => method === "notifications/tools/list_changed"));
  const refused = { error: { data: { reason: "version_changed" } } };
  expect(await callsUntil(shim, "error")).toMatchObject(refused);

  const registry = (...args: string[]) =>
    netmon(["--state-dir", place.state, "mcp", "registry", ...args, "sums:add"]);
  expect(await registry("approve")).toMatchObject({ code: 0 });
  expect(await callsUntil(shim, "result")).toMatchObject({ result: { content: [{ text: "done" }] } });

  expect(await registry("revoke")).toMatchObject({ code: 0 });
  expect(await callsUntil(shim, "error")).toMatchObject(refused);
  shim.closesInput();
  expect(await shim.ended).toMatchObject({ code: 0, signal: null });
});
