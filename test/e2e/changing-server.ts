/** A server with one tool that changes when the test says so, and a client that asks for it again and again. */
import { setTimeout as sleep } from "node:timers/promises";
import { type Shimmed, scripted } from "./shimming.ts";

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
