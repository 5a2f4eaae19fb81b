/** Trust with a store in the state that a hostile server would want. */
import { describe, expect, it } from "vitest";
import { overrideConfig } from "../../../../src/config/override.ts";
import { defaultConfig, parseConfig } from "../../../../src/config/parse.ts";
import { MAX_PINS, TOO_MANY } from "../../../../src/decision/pins/trust.ts";
import { Definitions } from "../../../../src/decision/servers/definitions.ts";
import { toolSet } from "../../../../src/mcp/tool-set.ts";
import { Registry } from "../../../../src/registry/registry.ts";
import type { ToolStore } from "../../../../src/store/records.ts";
import { memoryToolStore } from "../../../../src/store/tools.ts";

function definitions(store: ToolStore, registry = new Registry()): Definitions {
  const { sandbox, mcp } = overrideConfig(defaultConfig(), { mode: "enforce" });
  return new Definitions({
    sessionId: "s",
    registry,
    store,
    mcp: sandbox.mcp,
    inspection: mcp.inspection,
    inPath: true,
    emit: () => {},
    log: { warn: () => {} },
    now: () => new Date(),
  });
}

describe("a server with ever new tools", () => {
  it("does not fill the store: beyond the limit they are not trusted, and others are", async () => {
    const store = memoryToolStore();
    const pin = { definition: "", pinnedAt: "2026-01-01T00:00:00.000Z", origin: "first_seen" as const };
    for (let i = 0; i < MAX_PINS - 1; i++)
      store.putPin({ ...pin, serverId: "evil", toolName: `old${i}`, hash: `sha256:${i}` });
    const known = definitions(store);
    const listed = (...names: string[]) => ({
      tools: toolSet({ tools: names.map((name) => ({ name, description: name })), instructions: null }).tools,
      instructions: null,
    });
    known.apply({ id: "evil", type: "stdio", addr: "" }, listed("new1", "new2"));
    known.apply({ id: "good", type: "stdio", addr: "" }, listed("new1"));
    expect(known.pinOf("evil", "new1")).toBe(known.hashOf("evil", "new1"));
    expect(known.pinOf("evil", "new2")).toBe(TOO_MANY);
    expect(known.pinOf("good", "new1")).toBe(known.hashOf("good", "new1"));
    await known.close();
    expect(store.pins().length).toBe(MAX_PINS + 1);
  });
});

/** Whoever listens at another address may be another server: what it offers is known when it has listed it. */
it("a server that moved has its pins, and no definition before it lists one", async () => {
  const store = memoryToolStore();
  const listed = (description: string) =>
    toolSet({ tools: [{ name: "a", description }], instructions: null });
  const server = { id: "web", type: "http" as const, addr: "127.0.0.1:1001" };
  const first = definitions(store);
  first.apply(server, listed("does a"));
  const pin = first.pinOf("web", "a");
  await first.close();

  const registry = new Registry();
  registry.declareServers(
    parseConfig("c", "sandbox: {mcp: {servers: [{id: web, type: http, url: 'http://127.0.0.1:1002/mcp'}]}}")
      .sandbox.mcp.servers,
  );
  const moved = definitions(store, registry);
  moved.registerLastKnown({ ...server, addr: "127.0.0.1:1002" });
  expect(moved.pinOf("web", "a")).toBe(pin);
  expect(registry.tool("web", "a")).toBeNull();
  moved.apply({ ...server, addr: "127.0.0.1:1002" }, listed("does a"));
  expect(registry.tool("web", "a")?.toolHash).toBe(pin);
  moved.apply({ ...server, addr: "127.0.0.1:1002" }, listed("does b"));
  expect(registry.tool("web", "a")?.toolHash).not.toBe(pin);
  await moved.close();
});
