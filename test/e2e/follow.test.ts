// group: programs
/** netmon events and calls with --follow: what other processes write, whatever happens to the store meanwhile. */
import { mkdtempSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { stateDirs, storePath } from "../../src/state/paths.ts";
import { openDatabase } from "../../src/store/database.ts";
import { EventFeed } from "../../src/store/feed.ts";
import { openEventWriter } from "../../src/store/writer.ts";
import { call, connection } from "../unit/analysis/report/sample.ts";
import { numbered, OPTIONS, range, storeOf } from "../unit/store/sample.ts";
import { type Started, startNetmon } from "./start-netmon.ts";

let state = "";
let store = "";
let running: Started[] = [];
beforeEach(() => {
  state = mkdtempSync(join(tmpdir(), "netmon-follow-"));
  store = storePath(stateDirs(state));
});
afterEach(async () => {
  for (const { child } of running) child.kill("SIGKILL");
  await Promise.all(running.map(({ ended }) => ended));
  running = [];
  rmSync(state, { recursive: true });
});

function follow(...args: string[]): Started {
  const started = startNetmon([...args, "--follow", "--state-dir", state]);
  running.push(started);
  return started;
}

function sql(text: string): void {
  const db = openDatabase(store, { synchronous: "NORMAL" });
  db.exec(text);
  db.close();
}

async function pids({ child, ended }: Started): Promise<number[]> {
  child.kill("SIGINT");
  const { stdout } = await ended;
  const lines = stdout.split("\n").filter((line) => line !== "");
  return lines.map((line) => (JSON.parse(line) as { pid: number }).pid);
}

const LONG = { timeout: 120_000 };

describe("--follow", () => {
  it("waits for the store, and shows each event once, whichever process writes it", LONG, async () => {
    const events = follow("events", "--json", "demo");
    // nothing says that it waits: what is written before it looks comes all the same
    storeOf([numbered(1), connection(2, { pid: 2, session_id: "other" })], store);
    await events.says('"pid":1,');
    const writer = openEventWriter(store, OPTIONS);
    for (const n of range(3, 2500)) writer.event(numbered(n));
    await writer.close();
    storeOf([numbered(2500)], store);
    await events.says('"pid":2500,');
    expect(await pids(events)).toEqual([1, ...range(3, 2501)]);
  });

  it(
    "begins with the newest, and goes on when they are removed and their numbers given again",
    LONG,
    async () => {
      storeOf(range(1, 200).map(numbered), store);
      const events = follow("events", "--json", "--limit", "3");
      await events.says('"pid":199,');
      sql("DELETE FROM events WHERE id > 100");
      storeOf(range(200, 220).map(numbered), store);
      await events.says('"pid":219,');
      sql("DELETE FROM events");
      storeOf([numbered(220)], store);
      await events.says('"pid":220,');
      expect(await pids(events)).toEqual([197, 198, 199, ...range(200, 221)]);
    },
  );

  it("reads the store that is made in the place of another", LONG, async () => {
    storeOf([numbered(1), numbered(2)], store);
    const events = follow("events", "--json");
    await events.says('"pid":2,');
    for (const suffix of ["", "-wal", "-shm"])
      try {
        renameSync(store + suffix, `${store}.old${suffix}`);
      } catch {
        // closed in order: there is only the file itself
      }
    storeOf([numbered(3)], store);
    await events.says('"pid":3,');
    expect(await pids(events)).toEqual([1, 2, 3]);
  });

  it("filters as without it, and keeps the columns of tool calls", LONG, async () => {
    storeOf(
      [call(1), call(2, { action: "block", reason: "tool_denied", tool_call_id: "toolu_long_name" })],
      store,
    );
    const blocked = follow("events", "--calls", "--action", "block");
    await blocked.says("toolu_long_name");
    storeOf([call(3), call(4, { action: "block", reason: "tool_denied", tool_call_id: "toolu_4" })], store);
    await blocked.says("toolu_4");
    blocked.child.kill("SIGINT");
    const lines = (await blocked.ended).stdout.trimEnd().split("\n");
    expect(lines.map((line) => line.slice(0, 23))).toEqual([
      "TIME (UTC)             ",
      "2026-11-21 12:00:00.002",
      "2026-11-21 12:00:00.004",
    ]);
    expect(new Set(lines.map((line) => line.search(/WHY|tool_denied/))).size).toBe(1);
  });

  it("does not wait for the latest session of nothing", LONG, async () => {
    const { code, stderr } = await follow("events", "--calls", "latest").ended;
    expect([code, stderr]).toEqual([
      5,
      "netmon: error: nothing is stored yet: there is no latest session to follow\n",
    ]);
  });
});

it("shows nothing twice and nothing never, wherever a writer comes between", () => {
  storeOf([numbered(1)], store);
  const feed = new EventFeed(store);
  const first = feed.begin((reader) => {
    storeOf([numbered(2)], store);
    return reader.events({}).length;
  });
  expect(first).toBe(1);
  expect(feed.next({})).toMatchObject([{ pid: 2 }]);
  expect(feed.next({})).toBeNull();
  storeOf([numbered(3), call(1)], store);
  expect(feed.next({ types: ["mcp_tool_call_intercepted"] })).toMatchObject([{ tool_name: "get_weather" }]);
  expect(feed.next({})).toBeNull();
});
