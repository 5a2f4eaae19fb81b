// group: programs
/** Tools seen by a shim of another process reach the LLM proxy through the store's change notification, not by polling. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, it, vi } from "vitest";
import { Layers } from "../../src/app/layers.ts";
import { ConfigFiles } from "../../src/clients/session-config.ts";
import { Definitions } from "../../src/decision/servers/definitions.ts";
import type { Log } from "../../src/event/log.ts";
import { stateDirs } from "../../src/state/paths.ts";
import { PolicySource } from "../../src/watch/policy/policy-source.ts";
import { greet } from "./changing-server.ts";
import { Shimmed, scripted } from "./shimming.ts";

const directory = mkdtempSync(join(tmpdir(), "netmon-push-"));
const log: Log = { debug() {}, info() {}, warn() {}, error() {} };
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(directory, { recursive: true, force: true });
});

it("reaches the registry although nothing looks at the store by the clock", { timeout: 60_000 }, async () => {
  const looks: (() => void)[] = [];
  const every = vi.spyOn(globalThis, "setInterval").mockImplementation(((look: () => void) => {
    looks.push(look);
    return setTimeout(() => {}, 0);
  }) as typeof setInterval);
  const refreshed = vi.spyOn(Definitions.prototype, "refresh");
  const state = join(directory, "state");
  const config = join(directory, "netmon.yaml");
  writeFileSync(config, "{}");
  const files = new ConfigFiles({ config, mcpConfigs: [], env: {} });
  const policySource = new PolicySource(files, {}, log);
  const proxy = await Layers.start(
    { sessionId: "s", dirs: stateDirs(state), service: "proxy", proxyPort: 0, gateway: null, kernel: "none" },
    { policySource, output: () => {}, log },
  );
  await proxy.ready;
  const tool = { name: "add", description: "Adds.", inputSchema: { type: "object" } };
  const shim = new Shimmed([
    ...["--state-dir", state, "shim", "--session", "s", "--server-id", "sums", "--"],
    ...scripted(`
      const results = {
        initialize: { protocolVersion: "2025-11-25", capabilities: { tools: {} }, serverInfo: { name: "s", version: "1" } },
        "tools/list": { tools: [${JSON.stringify(tool)}] },
      };
      require("node:readline").createInterface({ input: process.stdin }).on("line", (line) => {
        const { id, method } = JSON.parse(line);
        if (id !== undefined) say({ jsonrpc: "2.0", id, result: results[method] ?? {} });
      }).on("close", () => process.exit());`),
  ]);
  try {
    await greet(shim);
    shim.asks(1, "tools/list");
    await shim.answer(1);
    expect(every).toHaveBeenCalled();
    await expect.poll(() => policySource.registry.tool("sums", "add"), { timeout: 40_000 }).not.toBeNull();
    // a few writes of one list, not a look for each of its tools or milliseconds
    expect(refreshed.mock.calls.length).toBeLessThan(20);
  } finally {
    shim.closesInput();
    await shim.ended;
    await proxy.stop("test");
  }
});
