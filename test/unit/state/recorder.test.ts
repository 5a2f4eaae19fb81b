/** Events go to the output and into the store; events that do not get into the store are counted and reported. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { Recorder } from "../../../src/app/recording/recorder.ts";
import { defaultConfig } from "../../../src/config/parse.ts";
import type { NetmonEvent, NetmonPolicyChanged } from "../../../src/event/event.ts";
import { stateDirs, storePath } from "../../../src/state/paths.ts";
import { EventReader } from "../../../src/store/reader.ts";

const temporary = mkdtempSync(join(tmpdir(), "netmon-recorder-"));
afterAll(() => rmSync(temporary, { recursive: true }));
let count = 0;

const event = (generation: number): NetmonPolicyChanged => ({
  type: "netmon_policy_changed",
  timestamp: new Date().toISOString(),
  session_id: "s",
  cause: "config",
  layer: "kernel",
  generation,
  added: 0,
  changed: 0,
  removed: 0,
  ended: 0,
});

/** Only what the store looks at; new enough to be kept. */
const connection = (): NetmonEvent =>
  ({
    type: "mcp_network_connection",
    timestamp: new Date().toISOString(),
    session_id: "s",
  }) as NetmonEvent;

function recorder(store: object = {}, prepare: (path: string) => void = () => {}) {
  const dirs = stateDirs(join(temporary, String(count++)));
  prepare(storePath(dirs));
  const shown: NetmonEvent[] = [];
  const logged: string[] = [];
  const note = (text: string): void => void logged.push(text);
  const made = new Recorder({
    sessionId: "s",
    dirs,
    store: { ...defaultConfig().store, ...store },
    audit: defaultConfig().audit,
    service: "watch",
    output: (e) => shown.push(e),
    log: { debug: note, info: note, warn: note, error: note },
  });
  const stored = () => {
    const reader = new EventReader(storePath(dirs));
    const events = reader.events({ sessionId: "s" }).map((row) => row.event);
    reader.close();
    return events;
  };
  return { made, shown, logged, stored, dirs };
}

describe("the recorder", () => {
  it("writes to both, all of it by the end", async () => {
    const { made, shown, stored, logged } = recorder();
    for (let i = 0; i < 100; i++) made.emit(event(i));
    await made.close();
    expect(shown).toHaveLength(100);
    expect(stored()).toEqual(shown);
    expect([made.dropped, logged]).toEqual([0, [expect.stringContaining("the chain of session s ends at")]]);
  });

  it("says once what was dropped, and keeps that in the store too", async () => {
    const { made, shown, stored } = recorder({ max_queue: 16 });
    for (let i = 0; i < 1000; i++) made.emit(event(i));
    expect(made.dropped).toBeGreaterThan(900);
    await made.close();
    const reports = shown.filter((e) => e.type === "netmon_events_dropped");
    expect(reports.reduce((sum, e) => sum + e.dropped, 0)).toBe(made.dropped);
    expect(reports.at(-1)).toMatchObject({ where: "store", total: made.dropped });
    expect(stored()).toHaveLength(1000 - made.dropped + reports.length);
    expect(stored().at(-1)).toEqual(reports.at(-1));
  });

  it("does not store every connection of a flood, and counts the others", async () => {
    const { made, shown, stored } = recorder();
    for (let i = 0; i < 20_000; i++) made.emit(connection());
    made.emit(event(1));
    await made.close();
    expect(shown.filter((e) => e.type === "mcp_network_connection")).toHaveLength(20_000);
    const kept = stored();
    expect(kept.filter((e) => e.type === "mcp_network_connection")).toHaveLength(5000);
    expect(kept.some((e) => e.type === "netmon_policy_changed")).toBe(true);
    expect(kept.filter((e) => e.type === "netmon_events_dropped")).toMatchObject([
      { dropped: 15_000, total: 15_000, where: "store" },
    ]);
  });

  it("stores connections again after a flood", async () => {
    const { made, stored } = recorder();
    for (let i = 0; i < 6000; i++) made.emit(connection());
    await new Promise((resolve) => setTimeout(resolve, 300));
    for (let i = 0; i < 100; i++) made.emit(connection());
    await made.close();
    expect(made.dropped).toBe(1000);
    expect(stored().filter((e) => e.type === "mcp_network_connection")).toHaveLength(5100);
  });

  it("goes on without a store it cannot use, leaves it as it is, and counts", async () => {
    const damaged = "no database ".repeat(500);
    const { made, shown, logged, dirs } = recorder({}, (path) => {
      mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
      writeFileSync(path, damaged, { mode: 0o600 });
    });
    expect(logged).toEqual([expect.stringMatching(/^events are not stored: .*netmon\.db/)]);
    expect(made.bodies).toBeNull();
    made.emit(event(1));
    made.emit(event(2));
    await made.close();
    expect(shown.map((e) => e.type)).toEqual([
      "netmon_policy_changed",
      "netmon_policy_changed",
      "netmon_events_dropped",
    ]);
    expect(shown.at(-1)).toMatchObject({ dropped: 2, total: 2, where: "store" });
    expect(readFileSync(storePath(dirs), "utf8")).toBe(damaged);
  });

  it("stores nothing where the store is off, and says nothing of it", async () => {
    const { made, shown, stored } = recorder({ enabled: false });
    made.emit(event(1));
    await made.close();
    expect([shown.length, made.dropped, made.bodies]).toEqual([1, 0, null]);
    expect(stored).toThrow(/no event store/);
  });
});
