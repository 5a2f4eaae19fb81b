/** How much of the store is read for many shims of one process, counted, and what they know then. */
import { expect, it } from "vitest";
import type { SessionToolStore } from "../../../../src/app/recording/tool-store.ts";
import { sharedTools } from "../../../../src/app/shim/shared-tools.ts";
import { overrideConfig } from "../../../../src/config/override.ts";
import { defaultConfig } from "../../../../src/config/parse.ts";
import { Definitions } from "../../../../src/decision/servers/definitions.ts";
import { definitionHash } from "../../../../src/mcp/definition.ts";
import { toolSet } from "../../../../src/mcp/tool-set.ts";
import { Registry } from "../../../../src/registry/registry.ts";
import type { Unread } from "../../../../src/store/records.ts";
import { memoryToolStore } from "../../../../src/store/tools.ts";

const SHIMS = 40;
const TOOLS_OF_ONE = 30;
/** Tools and pins of earlier runs, beside instructions. */
const EARLIER = 1000;
const { sandbox, mcp } = overrideConfig(defaultConfig(), { mode: "enforce" });

/** `told`: whether the shims learn of writes; otherwise as when the store's file cannot be watched. */
function setUp({ told }: { told: boolean }) {
  const listeners = new Set<() => void>();
  const changed = (): void => {
    if (told) for (const listener of listeners) listener();
  };
  const stored = memoryToolStore(changed);
  const counts = { rows: 0, readings: 0, broken: false };
  const counted = <T>(unread: Unread<T>): Unread<T> => {
    if (counts.broken) throw new Error("disk I/O error");
    counts.readings++;
    counts.rows += unread.present.length + unread.gone.length;
    return unread;
  };
  const kept: SessionToolStore = {
    store: {
      readTools: (since) => counted(stored.readTools(since)),
      readPins: (since) => counted(stored.readPins(since)),
      putTool: (tool) => stored.putTool(tool),
      removeTool: (serverId, toolName) => stored.removeTool(serverId, toolName),
      putPin: (pin) => stored.putPin(pin),
      atOnce: (work) => stored.atOnce(work),
    },
    onChange: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close: () => {},
  };
  const shared = sharedTools(kept);
  const shim = (): Definitions => {
    const known = new Definitions({
      ...{
        sessionId: "s",
        registry: new Registry(),
        store: shared.store,
        mcp: sandbox.mcp,
        now: () => new Date(),
      },
      ...{ inspection: mcp.inspection, inPath: true, emit: () => {}, log: { warn: () => {} } },
    });
    shared.onChange(() => {}, { warn: () => {} });
    return known;
  };
  return { stored, counts, shim };
}

const named = (name: string, text = "Reads.") => ({
  name,
  description: text,
  inputSchema: { type: "object" },
});

async function list(known: Definitions, id: string, tools: readonly object[]): Promise<void> {
  known.apply({ id, type: "stdio", addr: "" }, toolSet({ tools, instructions: null }));
  await known.stored();
}

it("shims that connect read what has changed once for all of them, and not all tools each", async () => {
  const { stored, counts, shim } = setUp({ told: true });
  const earlier = Array.from({ length: EARLIER }, (_, index) => named(`t${index}`));
  const first = shim();
  await list(first, "earlier", earlier);
  await first.close();
  expect([stored.tools().length, stored.pins().length]).toEqual([EARLIER + 1, EARLIER + 1]);
  counts.rows = counts.readings = 0;
  const shims: Definitions[] = [];
  for (let n = 0; n < SHIMS; n++) {
    const known = shim();
    shims.push(known);
    await list(
      known,
      `server-${n}`,
      Array.from({ length: TOOLS_OF_ONE }, (_, index) => named(`n${index}`)),
    );
    for (const one of shims) one.refresh();
  }
  const changes = 2 * SHIMS * (TOOLS_OF_ONE + 1);
  // the earlier ones' own writes had not been read again yet, and one row may be seen before and after its severity
  expect(counts.rows).toBeLessThan(2 * EARLIER + 2 * changes);
  expect(counts.readings).toBeLessThan(12 * SHIMS);
  const before = counts.rows;
  for (const one of shims) one.refresh();
  expect(counts.rows).toBe(before);
  for (const one of shims) {
    expect(one.hashOf("earlier", "t999")).not.toBeNull();
    expect(one.hashOf(`server-${SHIMS - 1}`, "n0")).not.toBeNull();
    expect(one.pinOf("server-0", "n0")).toBe(definitionHash(named("n0")));
  }
});

it("what another process revokes or approves counts at the next refresh of every shim", async () => {
  const { stored, shim } = setUp({ told: true });
  const shims = [shim(), shim(), shim()];
  await list(shims[0]!, "s", [named("get")]);
  for (const one of shims) one.refresh();
  const [hash, other] = [definitionHash(named("get")), definitionHash(named("get", "Reads and sends."))];
  const pin = { serverId: "s", toolName: "get", definition: "", pinnedAt: new Date().toISOString() };
  expect(shims.map((one) => one.pinOf("s", "get"))).toEqual([hash, hash, hash]);
  stored.putPin({ ...pin, hash: "", origin: "revoked" });
  for (const one of shims) one.refresh();
  expect(shims.map((one) => one.pinOf("s", "get"))).toEqual(["revoked", "revoked", "revoked"]);
  stored.putPin({ ...pin, hash: other, origin: "approved" });
  for (const one of shims) one.refresh();
  expect(shims.map((one) => one.pinOf("s", "get"))).toEqual([other, other, other]);
});

it("a definition is trusted on first sight only if the store as it is now has none, also if nobody tells of writes", async () => {
  const { stored, shim } = setUp({ told: false });
  const one = shim();
  const hash = definitionHash(named("get", "Another process saw this."));
  stored.putPin({
    ...{ serverId: "s", toolName: "get", hash, definition: "", pinnedAt: new Date().toISOString() },
    origin: "first_seen",
  });
  await list(one, "s", [named("get")]);
  expect(one.pinOf("s", "get")).toBe(hash);
  expect(one.hashOf("s", "get")).not.toBe(hash);
});

it("a store that cannot be read lets no shim trust a new tool", async () => {
  const { counts, shim } = setUp({ told: true });
  const one = shim();
  counts.broken = true;
  await list(one, "s", [named("get")]);
  expect(one.pinOf("s", "get")).not.toBe(one.hashOf("s", "get"));
  counts.broken = false;
  one.refresh();
  await list(one, "s", [named("get")]);
  expect(one.pinOf("s", "get")).toBe(one.hashOf("s", "get"));
});
