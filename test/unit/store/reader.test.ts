// group: machine
/** The reader: the results of queries, their order, and reading while others write. */
import { execFileSync } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { NetmonEvent } from "../../../src/event/event.ts";
import { condition } from "../../../src/store/condition.ts";
import { openDatabase } from "../../../src/store/database.ts";
import { EventReader } from "../../../src/store/reader.ts";
import type { EventQuery } from "../../../src/store/records.ts";
import { timeMicros } from "../../../src/store/time.ts";
import { openEventWriter } from "../../../src/store/writer.ts";
import { at, call, connection, NOON, proxyStarted, refusal } from "../analysis/report/sample.ts";
import { newStore, numbered, OPTIONS, range, stored, storeOf } from "./sample.ts";

describe("a query", () => {
  const directory = mkdtempSync(join(tmpdir(), "netmon-store-reader-"));
  let reader: EventReader;
  let events: NetmonEvent[];

  beforeAll(() => {
    events = range(0, 300).map((n): NetmonEvent => {
      // several at the same time, and not written in order of time
      const time = at(((n * 7919) % 100) * 10);
      const fields = { timestamp: time, session_id: n % 3 === 0 ? "one" : "two" };
      const server_id = [null, "a", "b"][n % 5] ?? null;
      switch (n % 4) {
        case 0:
          return { ...connection(0), ...fields, server_id, pid: n, action: n % 8 === 0 ? "block" : "allow" };
        case 1:
          return { ...connection(0), ...fields, server_id: "a", server_ids: ["a", "b'\" OR 1"], pid: n };
        case 2:
          return {
            ...call(0),
            ...fields,
            server_id,
            tool_call_id: `toolu_${n % 9}`,
            request_id: `req_${n % 7}`,
          };
        default:
          return { ...refusal(0), ...fields, request_id: `req_${n % 7}`, text: String(n) };
      }
    });
    reader = new EventReader(storeOf(events, join(directory, "netmon.db")));
  });
  afterAll(() => {
    reader.close();
    rmSync(directory, { recursive: true });
  });

  /** What a query means, said again without SQL. */
  function expected(query: EventQuery): NetmonEvent[] {
    const found = events
      .map((event, index) => ({ event: event as NetmonEvent & Record<string, unknown>, index }))
      .filter(
        ({ event }) =>
          (query.sessionId === undefined || event.session_id === query.sessionId) &&
          (query.types === undefined || query.types.includes(event.type)) &&
          (query.serverId === undefined ||
            event.server_id === query.serverId ||
            ((event.server_ids as string[] | undefined)?.includes(query.serverId) ?? false)) &&
          (query.toolName === undefined || event.tool_name === query.toolName) &&
          (query.action === undefined || event.action === query.action) &&
          (query.callId === undefined || event.tool_call_id === query.callId) &&
          (query.requestId === undefined || event.request_id === query.requestId) &&
          (query.since === undefined || Date.parse(event.timestamp) >= query.since) &&
          (query.until === undefined || Date.parse(event.timestamp) < query.until),
      )
      .sort((a, b) => Date.parse(a.event.timestamp) - Date.parse(b.event.timestamp) || a.index - b.index)
      .map(({ event }) => event);
    return query.limit === undefined ? found : found.slice(Math.max(0, found.length - query.limit));
  }

  it("finds what it means, whatever is asked", () => {
    const moment = fc.integer({ min: -10, max: 1010 }).map((ms) => NOON + ms);
    const query = fc.record<EventQuery>(
      {
        sessionId: fc.constantFrom("one", "two", "none", "'; DROP TABLE events; --"),
        types: fc.subarray(
          ["mcp_network_connection", "mcp_tool_call_intercepted", "llm_refusal"] as NetmonEvent["type"][],
          { minLength: 1 },
        ),
        serverId: fc.constantFrom("a", "b", "b'\" OR 1", "%"),
        toolName: fc.constantFrom("get_weather", "GET_WEATHER"),
        action: fc.constantFrom("allow", "block"),
        callId: fc.constantFrom("toolu_0", "toolu_4", ""),
        requestId: fc.constantFrom("req_0", "req_3"),
        since: moment,
        until: moment,
        limit: fc.integer({ min: 0, max: 20 }),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(query, (asked) => {
        expect(reader.events(asked).map(({ event }) => event)).toEqual(expected(asked));
      }),
      { numRuns: 300, seed: 20261121 },
    );
  });

  it("counts by type", () => {
    expect(reader.counts({ sessionId: "one", since: NOON })).toEqual([
      { type: "mcp_network_connection", events: 50 },
      { type: "llm_refusal", events: 25 },
      { type: "mcp_tool_call_intercepted", events: 25 },
    ]);
  });

  it("finds the sessions", () => {
    const summary = (sessionId: string) => {
      const own = events.filter((event) => event.session_id === sessionId);
      const times = own.map(({ timestamp }) => timestamp).sort();
      return { sessionId, first: times[0] ?? "", last: times.at(-1) ?? "", events: own.length };
    };
    const sessions = [summary("one"), summary("two")];
    expect(reader.sessions()).toHaveLength(2);
    expect(reader.sessions()).toEqual(expect.arrayContaining(sessions));
  });
});

describe("the index of a query", () => {
  const plan = (query: EventQuery, rest: string, values: number[]): string => {
    const db = openDatabase(storeOf([call(0), refusal(1), connection(2)]), { synchronous: "NORMAL" });
    try {
      const { terms, values: bound } = condition(query);
      const sql = `EXPLAIN QUERY PLAN SELECT id, time_us, event FROM events WHERE ${terms} ${rest}`;
      return JSON.stringify(
        db
          .prepare(sql)
          .raw()
          .all([...bound, ...values]),
      );
    } finally {
      db.close();
    }
  };
  it.each<[string, EventQuery]>([
    ["events_by_call", { sessionId: "demo", callId: "toolu_01", types: ["mcp_tool_called"] }],
    [
      "events_by_call",
      { sessionId: "demo", callId: "toolu_01", types: ["mcp_tool_called", "mcp_tool_call_started"] },
    ],
    ["events_by_request", { sessionId: "demo", requestId: "req_01" }],
    ["events_by_session", { sessionId: "demo", types: ["mcp_tool_called", "llm_refusal"] }],
    ["events_by_type", { sessionId: "demo", types: ["mcp_tool_called"] }],
  ])("is %s for %j, so that an id is not looked for in the whole session", (index, query) => {
    const one = plan(query, "AND (time_us, id) >= (?, ?) ORDER BY time_us, id LIMIT 1000", [0, 0]);
    const edge = plan(query, "ORDER BY time_us DESC, id DESC LIMIT 1 OFFSET ?", [0]);
    expect([one, edge]).toEqual([expect.stringContaining(index), expect.stringContaining(index)]);
  });
});

describe("the reader", () => {
  it("pages through more events than it holds, all of one time among them", async () => {
    const path = storeOf(range(0, 3500).map((n) => connection(n < 2500 ? 5 : 6, { pid: n })));
    expect(stored(path)).toEqual(range(0, 3500));
    expect(stored(path, { limit: 1200 })).toEqual(range(2300, 3500));
  });

  it("names the session of the latest event first", async () => {
    const times: [session: string, ms: number][] = [
      ["b", 0],
      ["c", 20],
      ["a", 5],
      ["b", 10],
    ];
    const path = storeOf(times.map(([session_id, ms]) => connection(ms, { session_id })));
    const reader = new EventReader(path);
    expect(reader.sessions()).toEqual([
      { sessionId: "c", first: at(20), last: at(20), events: 1 },
      { sessionId: "b", first: at(0), last: at(10), events: 2 },
      { sessionId: "a", first: at(5), last: at(5), events: 1 },
    ]);
    reader.close();
  });

  it("keeps the microseconds of the kernel's events in order", async () => {
    const times = ["12:00:00.000100Z", "12:00:00.000Z", "12:00:00.000099Z", "11:59:59.999999Z"];
    const path = storeOf(
      times.map((time, pid) => ({ ...numbered(0), timestamp: `2026-11-21T${time}`, pid })),
    );
    expect(stored(path)).toEqual([3, 1, 2, 0]);
    expect(stored(path, { since: NOON })).toEqual([1, 2, 0]);
    expect(timeMicros("2026-11-21T11:59:59.999999Z")).toBe(NOON * 1000 - 1);
    expect(timeMicros("2026-11-21T12:00:00Z")).toBe(NOON * 1000);
  });

  it("sees what was written before each call, and no half transaction", async () => {
    const path = newStore();
    const writer = openEventWriter(path, OPTIONS);
    writer.event(proxyStarted(0));
    await writer.flush();
    const reader = new EventReader(path);
    const seen: number[] = [];
    for (let round = 0; round < 20; round++) {
      for (const n of range(0, 100)) writer.event(numbered(round * 100 + n));
      await new Promise((resolve) => setTimeout(resolve, 10));
      seen.push(reader.events({}).length);
    }
    await writer.flush();
    expect(seen).toEqual([...seen].sort((a, b) => a - b));
    expect(reader.events({})).toHaveLength(2001);
    reader.close();
    await writer.close();
  });

  it("stops at what was there when it began, so that it ends while others write", async () => {
    const path = storeOf(range(0, 1500).map(numbered));
    const reader = new EventReader(path);
    const rows = reader.each({});
    const first = [rows.next().value?.id];
    storeOf(range(1500, 3000).map(numbered), path);
    const rest = [...rows];
    expect(first.length + rest.length).toBe(1500);
    reader.close();
  });

  it.each(["with", "without"])(
    "reads from a directory it cannot write to, %s a log beside the file",
    (log) => {
      const live = storeOf([numbered(1), numbered(2)]);
      const keeper = openDatabase(live, { synchronous: "NORMAL" });
      if (log === "without") keeper.exec("PRAGMA wal_checkpoint(TRUNCATE)");
      const path = newStore();
      const directory = dirname(path);
      mkdirSync(directory);
      for (const suffix of log === "with" ? ["", "-wal", "-shm"] : [""])
        copyFileSync(live + suffix, path + suffix);
      keeper.close();
      execFileSync("mount", ["--bind", directory, directory]);
      try {
        execFileSync("mount", ["-o", "remount,bind,ro", directory]);
        expect(() => writeFileSync(join(directory, "new"), "")).toThrow(/EROFS/);
        expect(stored(path)).toEqual([1, 2]);
      } finally {
        execFileSync("umount", ["--lazy", directory]);
      }
    },
  );
});
