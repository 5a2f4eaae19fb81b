/** Tools and pins: the same contract in SQLite and in memory. */
import { existsSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { openDatabase } from "../../../src/store/database.ts";
import { StoreError } from "../../../src/store/error.ts";
import type { StoredPin, StoredTool } from "../../../src/store/records.ts";
import { memoryToolStore, openToolReader, openToolStore } from "../../../src/store/tools.ts";
import { newStore, WITHOUT_FORMS } from "./sample.ts";

function tool(fields: Partial<StoredTool> = {}): StoredTool {
  return {
    serverId: "weather",
    serverType: "http",
    serverAddr: "weather.example:443",
    toolName: "get_weather",
    hash: "sha256:aa",
    definition: '{"name":"get_weather"}',
    firstSeen: "2026-11-21T12:00:00.000Z",
    lastSeen: "2026-11-21T12:00:00.000Z",
    ...fields,
  };
}

function pin(fields: Partial<StoredPin> = {}): StoredPin {
  return {
    serverId: "weather",
    toolName: "get_weather",
    hash: "sha256:aa",
    definition: '{"name":"get_weather"}',
    pinnedAt: "2026-11-21T12:00:00.000Z",
    origin: "first_seen",
    ...fields,
  };
}

type Store = ReturnType<typeof memoryToolStore>;

const STORES: [string, () => { store: Store; close(): void }][] = [
  [
    "in SQLite",
    () => {
      const store = openToolStore(newStore());
      return { store, close: () => store.close() };
    },
  ],
  ["in memory", () => ({ store: memoryToolStore(), close: () => {} })],
];

describe.each(STORES)("forms of a pinned definition %s", (_, open) => {
  const at = (day: number): string => `2026-11-${day}T12:00:00.000Z`;
  const approved = (hash: string, day: number): StoredPin =>
    pin({ hash, origin: "approved", decidedBy: "ann", pinnedAt: at(day), startedWith: `{"n":${day}}` });
  const hashes = (store: Store): unknown =>
    store.pins().map(({ hash, forms = [] }) => [hash, ...forms.map((form) => form.hash)]);

  it("stay trusted when another is approved, with what each was listed with", () => {
    const { store, close } = open();
    store.putPin(pin({ startedWith: "{}" }));
    store.putPin(approved("sha256:bb", 22));
    store.putPin(approved("sha256:cc", 23));
    store.putPin(pin({ hash: "sha256:dd" }));
    const { serverId: _s, toolName: _t, ...second } = approved("sha256:bb", 22);
    const { serverId: _u, toolName: _v, ...first } = pin({ startedWith: "{}" });
    expect(store.pins()).toEqual([{ ...approved("sha256:cc", 23), forms: [second, first] }]);
    store.putPin(approved("sha256:bb", 24));
    expect(hashes(store)).toEqual([["sha256:bb", "sha256:cc", "sha256:aa"]]);
    close();
  });

  it("are no more than the newest eight, and end with a revocation", () => {
    const { store, close } = open();
    store.putPin(pin({ serverId: "other" }));
    for (let day = 10; day < 22; day++) store.putPin(approved(`sha256:${day}`, day));
    const newest = Array.from({ length: 9 }, (_one, index) => `sha256:${21 - index}`);
    expect(hashes(store)).toEqual([["sha256:aa"], newest]);
    store.putPin(pin({ hash: "", origin: "revoked" }));
    expect(hashes(store)).toEqual([["sha256:aa"], [""]]);
    store.putPin(approved("sha256:30", 25));
    expect(hashes(store)).toEqual([["sha256:aa"], ["sha256:30"]]);
    close();
  });
});

describe.each(STORES)("the tool store %s", (_, open) => {
  it("keeps tools by server and name, and when each was first seen", () => {
    const { store, close } = open();
    store.putTool(tool());
    store.putTool(tool({ serverId: "other" }));
    const later = "2026-11-22T12:00:00.000Z";
    store.putTool(
      tool({ hash: "sha256:bb", serverAddr: "", serverType: "sse", firstSeen: later, lastSeen: later }),
    );
    const known = store.tools().sort((a, b) => (a.serverId < b.serverId ? -1 : 1));
    expect(known).toEqual([
      tool({ serverId: "other" }),
      tool({ hash: "sha256:bb", serverAddr: "", serverType: "sse", lastSeen: later }),
    ]);
    store.removeTool("weather", "get_weather");
    store.removeTool("weather", "no such tool");
    expect(store.tools()).toEqual([tool({ serverId: "other" })]);
    close();
  });

  it("keeps the worst that was detected in a definition, until it is another one", () => {
    const { store, close } = open();
    const detected = (): unknown => store.tools()[0]?.detected;
    store.putTool(tool({ detected: "high" }));
    store.putTool(tool());
    store.putTool(tool({ detected: "low" }));
    expect(detected()).toBe("high");
    store.putTool(tool({ detected: "critical" }));
    expect(detected()).toBe("critical");
    store.putTool(tool({ hash: "sha256:bb", detected: "medium" }));
    expect(detected()).toBe("medium");
    store.putTool(tool({ hash: "sha256:cc" }));
    expect(store.tools()).toEqual([tool({ hash: "sha256:cc" })]);
    close();
  });

  it("keeps pins apart from tools", () => {
    const { store, close } = open();
    store.putPin(pin());
    store.putPin(pin({ hash: "sha256:bb", origin: "approved" }));
    // what was seen first is no reason to take away what a person said
    store.putPin(pin({ hash: "sha256:cc", origin: "first_seen" }));
    store.putPin(pin({ toolName: "b" }));
    store.removeTool("weather", "b");
    expect(store.tools()).toEqual([]);
    expect(store.pins().sort((a, b) => (a.toolName < b.toolName ? -1 : 1))).toEqual([
      pin({ toolName: "b" }),
      pin({ hash: "sha256:bb", origin: "approved", forms: expect.any(Array) }),
    ]);
    close();
  });

  it("tells names apart that a separator would run together", () => {
    const { store, close } = open();
    store.putTool(tool({ serverId: "a", toolName: "b/c" }));
    store.putTool(tool({ serverId: "a/b", toolName: "c" }));
    expect(store.tools()).toHaveLength(2);
    close();
  });
});

describe("a tool store that an older netmon made", () => {
  it("is read as it is, and brought up to date when it is written to", () => {
    const path = newStore();
    const made = openToolStore(path);
    made.putTool(tool());
    made.putPin(pin());
    made.close();
    const db = openDatabase(path, { synchronous: "NORMAL" });
    db.exec(
      `${WITHOUT_FORMS}; DROP TABLE approvals; ALTER TABLE mcp_tools DROP COLUMN detected; ALTER TABLE mcp_pins DROP COLUMN decided_by; ALTER TABLE chain_sessions DROP COLUMN unchained; PRAGMA user_version = 2`,
    );
    db.close();
    const reader = openToolReader(path);
    expect([reader.tools(), reader.pins()]).toEqual([[tool()], [pin()]]);
    reader.close();
    const store = openToolStore(path);
    store.putPin(pin({ origin: "approved", decidedBy: "alice (uid 1000)" }));
    expect([store.tools(), store.pins()]).toEqual([
      [tool()],
      [pin({ origin: "approved", decidedBy: "alice (uid 1000)" })],
    ]);
    store.close();
  });
});

describe("the tool store of two processes", () => {
  it("makes writes at once, or none of them", () => {
    const path = newStore();
    const [one, other] = [openToolStore(path), openToolStore(path)];
    one.atOnce(() => {
      one.putTool(tool());
      one.putPin(pin());
      expect(other.pins()).toEqual([]);
    });
    expect([other.tools(), other.pins()]).toEqual([[tool()], [pin()]]);
    const fails = (): void =>
      one.atOnce(() => {
        one.removeTool("weather", "get_weather");
        throw new Error("half-way");
      });
    expect(fails).toThrow("half-way");
    expect(other.tools()).toEqual([tool()]);
    one.close();
    other.close();
  });

  it("opens for reading what is there, and makes nothing", () => {
    const path = newStore();
    expect(() => openToolReader(path)).toThrow(expect.objectContaining({ code: "not_found" }));
    expect(existsSync(path)).toBe(false);
    const store = openToolStore(path);
    store.putTool(tool());
    const reader = openToolReader(path);
    store.putPin(pin());
    expect([reader.tools(), reader.pins()]).toEqual([[tool()], [pin()]]);
    reader.close();
    store.close();
  });

  it("is on disk when a call returns", () => {
    const path = newStore();
    const [one, other] = [openToolStore(path), openToolStore(path)];
    one.putPin(pin());
    expect(other.pins()).toEqual([pin()]);
    one.close();
    other.close();
  });

  it("throws where it cannot write", () => {
    const path = newStore();
    const store = openToolStore(path);
    const broken = openDatabase(path, { synchronous: "NORMAL" });
    broken.exec("DROP TABLE mcp_pins");
    expect(() => store.pins()).toThrow(StoreError);
    expect(() => store.putPin(pin())).toThrow(/cannot write .*no such table.*Move it away/);
    broken.close();
    store.close();
  });
});
