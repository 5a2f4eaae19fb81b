/** A server with one tool that changes at the test's command, and a client that lists it repeatedly. */
import { writeFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { expect } from "vitest";
import { type Shimmed, scripted } from "./shimming.ts";
import { netmon } from "./start-netmon.ts";

/** A server whose tool is described as the file says, and which tells when it is another text. */
export function changing(file: string): string[] {
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

/** As a client begins. */
export async function greet(shim: Shimmed): Promise<void> {
  const clientInfo = { name: "test", version: "1" };
  shim.asks("init", "initialize", { protocolVersion: "2025-11-25", capabilities: {}, clientInfo });
  await shim.answer("init");
  shim.says({ jsonrpc: "2.0", method: "notifications/initialized" });
}

/**
 * The tool of the server `sums`, described by `file`, changes: it is refused, passes when a person has approved it in a
 * process of his own, and is refused when he revokes it.
 */
export async function followsDecisions(shim: Shimmed, file: string, state: string): Promise<void> {
  writeFileSync(file, "Adds three numbers.");
  await shim.until(() => shim.messages().some(({ method }) => method === "notifications/tools/list_changed"));
  const refused = { error: { data: { reason: "version_changed" } } };
  expect(await callsUntil(shim, "error")).toMatchObject(refused);
  const decide = (decision: string) => netmon(["--state-dir", state, "registry", decision, "sums:add"]);
  expect(await decide("approve")).toMatchObject({ code: 0 });
  expect(await callsUntil(shim, "result")).toMatchObject({ result: { content: [{ text: "done" }] } });
  expect(await decide("revoke")).toMatchObject({ code: 0 });
  expect(await callsUntil(shim, "error")).toMatchObject(refused);
}

/** Resolves when the server's definitions are on disk, which is a moment after the shim knows them. */
export async function isStored(serverId: string, state: string): Promise<void> {
  while (!(await netmon(["--state-dir", state, "registry", "list"])).stdout.includes(serverId))
    await sleep(100);
}

/** Calls the tool until its answer is of this kind. */
export async function callsUntil(shim: Shimmed, kind: "result" | "error"): Promise<Record<string, unknown>> {
  for (let turn = 0; ; turn++) {
    const id = `${kind}-${turn}-${performance.now()}`;
    shim.asks(id, "tools/call", { name: "add", arguments: {} });
    const answer = await shim.answer(id);
    if (kind in answer) return answer;
    await sleep(100);
  }
}
