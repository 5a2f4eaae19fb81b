/**
 * A shim that runs, and a person who decides beside it: netmon mcp registry approve and revoke in a process of their
 * own, taken up by the shim within the 10 s that the documentation states.
 */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, expect, it } from "vitest";
import { type Shimmed, ShimPlace, scripted } from "./shimming.ts";
import { netmon } from "./start-netmon.ts";

const place = new ShimPlace();
afterAll(() => place.remove());

/** A server whose tool is described as the file says, and which tells when it is another text. */
function changing(file: string): string[] {
  return scripted(`
    const { readFileSync, watchFile } = require("node:fs");
    const tool = () => ({ name: "add", description: readFileSync(${JSON.stringify(file)}, "utf8"), inputSchema: { type: "object" } });
    watchFile(${JSON.stringify(file)}, { interval: 50 }, () => say({ jsonrpc: "2.0", method: "notifications/tools/list_changed" }));
    const results = {
      initialize: () => ({ protocolVersion: "2025-11-25", capabilities: { tools: { listChanged: true } }, serverInfo: { name: "s", version: "1" } }),
      "tools/list": () => ({ tools: [tool()] }),
      "tools/call": () => ({ content: [{ type: "text", text: "done" }] }),
    };
    require("node:readline").createInterface({ input: process.stdin }).on("line", (line) => {
      const { id, method } = JSON.parse(line);
      if (id !== undefined) say({ jsonrpc: "2.0", id, result: results[method]?.() ?? {} });
    }).on("close", () => process.exit());`);
}

/** Calls the tool until its answer is of this kind. */
async function callsUntil(shim: Shimmed, kind: "result" | "error"): Promise<Record<string, unknown>> {
  for (let turn = 0; ; turn++) {
    const id = `${kind}-${turn}-${performance.now()}`;
    shim.asks(id, "tools/call", { name: "add", arguments: {} });
    const answer = await shim.answer(id);
    if (kind in answer) return answer;
    await sleep(100);
  }
}

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
