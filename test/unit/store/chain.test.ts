/** The hash chain: intact after writing, pruning and an older schema; every kind of tampering is named. */
import { randomBytes } from "node:crypto";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { STORE_FILE } from "../../../src/state/paths.ts";
import { canonicalText, headerHash, nextHash, sign } from "../../../src/store/chain.ts";
import { ChainReader } from "../../../src/store/chain-reader.ts";
import { parseRecord, recordLine } from "../../../src/store/chain-records.ts";
import { type Verdict, type VerifyOptions, verifyChain } from "../../../src/store/chain-verify.ts";
import { openDatabase } from "../../../src/store/database.ts";
import { Db } from "../../../src/store/sqlite.ts";
import { openEventWriter } from "../../../src/store/writer.ts";
import { connection } from "../analysis/report/sample.ts";
import { newStore, numbered, OPTIONS, range, WITHOUT_FORMS } from "./sample.ts";

const SESSION = numbered(0).session_id;

const KEY = new Uint8Array(randomBytes(32));
const ALL: VerifyOptions = { key: null, anchors: [] };

interface Written {
  events?: number;
  key?: Uint8Array | null;
  maxDays?: number;
}

/** One run of a process. */
async function run(path: string, { events = 10, key = null, maxDays = 10_000 }: Written = {}) {
  const writer = openEventWriter(path, { ...OPTIONS, maxDays, chain: { sessionId: SESSION, key } });
  for (const n of range(0, events)) writer.event(numbered(n));
  await writer.close();
  return writer.head;
}

/** Directories of stores by how they were written: starting a writer takes longer than most that is done to its store. */
const templates = new Map<string, string>();
afterAll(() => {
  for (const directory of templates.values()) rmSync(directory, { recursive: true });
});

/** A store of so many runs of ten events, or as many as `events` says. */
async function written({ events = 10 } = {}, runs = 1): Promise<string> {
  const kind = `${events} ${runs}`;
  let template = templates.get(kind);
  if (template === undefined) {
    template = mkdtempSync(join(tmpdir(), "netmon-chain-"));
    templates.set(kind, template);
    for (let n = 0; n < runs; n++) await run(join(template, STORE_FILE), { events });
  }
  const path = newStore();
  cpSync(template, dirname(path), { recursive: true });
  return path;
}

function verify(path: string, options: VerifyOptions = ALL): Verdict {
  const reader = new ChainReader(path);
  try {
    return verifyChain(reader.records(SESSION), options);
  } finally {
    reader.close();
  }
}

function lines(path: string): string[] {
  const reader = new ChainReader(path);
  try {
    return [...reader.records(SESSION)].map(recordLine);
  } finally {
    reader.close();
  }
}

const verifyLines = (text: string[], options = ALL): Verdict =>
  verifyChain(
    text.map((line) => parseRecord(line)!),
    options,
  );

function tamper(path: string, ...sql: string[]): void {
  const db = new Db(path);
  for (const statement of sql) db.exec(statement);
  db.close();
}

/** By someone without a key: every hash fits again. */
function madeAnew(text: string[]): string[] {
  const records = text.map((line) => parseRecord(line)!);
  const heads = new Map<string, Buffer>();
  for (const record of records) {
    if (record.kind === "head") record.hash = heads.get(record.stream)!.toString("hex");
    if (record.kind !== "stream") continue;
    const { stream, header } = record;
    if (header.previous) header.previous.hash = heads.get(header.previous.stream)!.toString("hex");
    let hash = headerHash(header);
    for (const one of records) {
      if (one.kind !== "event" || one.stream !== stream) continue;
      hash = nextHash(hash, canonicalText(one.event));
      one.hash = hash.toString("hex");
    }
    heads.set(stream, hash);
  }
  return records.map(recordLine);
}

describe("a chain", () => {
  it("verifies in the store and exported, over several processes, and names its heads", async () => {
    const path = newStore();
    const first = await run(path, { key: KEY });
    const second = await run(path, { key: KEY, events: 5 });
    const verdict = verify(path, { key: KEY, anchors: [first!, second!] });
    expect(verdict).toMatchObject({ problem: null, events: 15, streams: 2, unchained: 0, signed: true });
    expect(verdict.heads).toEqual([first, second]);
    const text = lines(path);
    expect(verifyLines(text, { key: KEY, anchors: [first!] })).toEqual(verdict);
    // a tool that writes JSON anew, with its members in another order
    const anew = text.map((line) => {
      const { event, chain } = JSON.parse(line) as { event?: object; chain: object };
      const turned = event && Object.fromEntries(Object.entries(event).reverse());
      return JSON.stringify({ ...(turned && { event: turned }), chain }, null, 1).replaceAll("\n", " ");
    });
    expect(verifyLines(anew).problem).toBeNull();
  });

  it.each([
    [
      "a changed event",
      "UPDATE events SET event = replace(event, '\"pid\":3', '\"pid\":4') WHERE seq = 4",
      /^event 4 .*changed/,
    ],
    ["a removed event", "DELETE FROM events WHERE seq = 4", /^event 4 .*1 events are missing/],
    ["a removed end", "DELETE FROM events WHERE seq > 7", /^event 8 .*the end is missing: 3 events/],
    ["a removed beginning", "DELETE FROM events WHERE seq < 3", /^event 1 .*2 events are missing/],
    [
      "two events in each other's place",
      "UPDATE events SET event = (SELECT event FROM events WHERE seq = 5) WHERE seq = 4",
      /^event 4 .*changed/,
    ],
    ["an order turned round", "UPDATE events SET id = id + 100 WHERE seq = 4", /^event 4 .*missing/],
    [
      "an inserted event without a chain",
      "INSERT INTO events (time_us, session_id, type, event) SELECT time_us, session_id, type, event FROM events WHERE seq = 1",
      /not in the chain/,
    ],
    [
      "an inserted copy",
      "INSERT INTO events (time_us, session_id, type, event, stream, seq, hash) SELECT time_us, session_id, type, event, stream, seq, hash FROM events WHERE seq = 1",
      /^event 1 .*inserted/,
    ],
    [
      "an event hidden from queries",
      "UPDATE events SET session_id = 'other' WHERE seq = 4",
      /column session_id/,
    ],
    [
      "a shortened head",
      "DELETE FROM events WHERE seq = 10; UPDATE chain_streams SET seq = 9",
      /head .*does not belong to the last event/,
    ],
    ["a removed header", "DELETE FROM chain_streams", /header is missing/],
    [
      "a header of another session",
      "UPDATE chain_streams SET header = replace(header, 'demo', 'other')",
      /header .*another session/,
    ],
    [
      "a header that is none",
      "UPDATE chain_streams SET header = 'x'",
      /header of stream .*not a JSON object/,
    ],
    [
      "a key written twice, the hashed value last",
      `UPDATE events SET event = replace(event, '"pid":', '"pid":99,"pid":') WHERE seq = 4`,
      /^event 4 .*a key is repeated/,
    ],
    [
      "a key written twice by an escape",
      `UPDATE events SET event = replace(event, '"pid":', '"p\\u0069d":99,"pid":') WHERE seq = 4`,
      /^event 4 .*a key is repeated/,
    ],
    [
      "a header with a key written twice",
      `UPDATE chain_streams SET header = replace(header, '"session_id":', '"session_id":"x","session_id":')`,
      /header of stream .*a key is repeated/,
    ],
    ["an event that is none", "UPDATE events SET event = '[' WHERE seq = 4", /^event 4 .*not a JSON object/],
    [
      "an event that is not an object",
      "UPDATE events SET event = 'null' WHERE seq = 4",
      /^event 4 .*not a JSON object/,
    ],
    [
      "rows whose numbers read as one",
      "UPDATE events SET id = 9007199254740983 + seq WHERE seq > 8",
      /^row 9007199254740992 /,
    ],
    [
      "a removal of nothing",
      "INSERT INTO chain_removed SELECT id, 1, 0, hash, NULL FROM chain_streams",
      /^events 1 to 0 /,
    ],
    [
      "everything removed but the record of the session",
      "DELETE FROM events; DELETE FROM chain_streams",
      /newest stream .*missing/,
    ],
    [
      "a removal that retention did not make",
      "DELETE FROM events WHERE seq = 1; INSERT INTO chain_removed SELECT id, 1, 1, zeroblob(32), NULL FROM chain_streams",
      /^event 2 .*changed, or another event before it/,
    ],
  ])("finds %s", async (_what, sql, problem) => {
    const path = await written();
    tamper(path, sql);
    const { problem: found } = verify(path);
    expect(`${found?.place} ${found?.text}`).toMatch(problem);
  });

  it("finds a whole stream removed: the oldest, one between, the newest", async () => {
    for (const which of ["min(id)", "min(id) + 1", "max(id)"]) {
      const path = await written({ events: 3 }, 3);
      tamper(
        path,
        `DELETE FROM events WHERE stream = (SELECT ${which} FROM chain_streams)`,
        `DELETE FROM chain_streams WHERE id = (SELECT ${which} FROM chain_streams)`,
      );
      expect(verify(path).problem?.text).toMatch(/is missing/);
    }
  });

  it("finds, with the key, a chain made anew by someone without it; without the key a head kept elsewhere does", async () => {
    const path = newStore();
    const head = await run(path, { key: KEY });
    const other = newStore();
    await run(other, { events: 9 }); // the forger's
    const forged = lines(other);
    expect(verifyLines(forged).problem).toBeNull();
    expect(verifyLines(forged, { key: KEY, anchors: [] }).problem?.text).toContain("not signed");
    expect(verifyLines(forged, { key: null, anchors: [head!] }).problem?.text).toContain("kept elsewhere");
    const wrong = new Uint8Array(randomBytes(32));
    expect(verify(path, { key: wrong, anchors: [] }).problem?.text).toContain("not of this key");
  });

  it("finds, with a head kept elsewhere, one made anew in a store whose later stream names the new head", async () => {
    const path = newStore();
    const head = await run(path, { events: 3 });
    await run(path);
    const forged = madeAnew(lines(path).map((line) => line.replace('"pid":1,', '"pid":7,')));
    expect(verifyLines(forged)).toMatchObject({ problem: null, events: 13 });
    expect(verifyLines(forged, { key: null, anchors: [head!] }).problem?.text).toMatch(/rewritten/);
    expect(verify(path, { key: null, anchors: [head!] }).problem).toBeNull();
  });

  it("says which heads kept elsewhere it cannot check as retention removed their events", async () => {
    const path = newStore();
    const { stream } = (await run(path, { events: 4 }))!;
    const kept = { stream, seq: 2, hash: "0".repeat(64) };
    expect(verify(path, { key: null, anchors: [kept] }).problem?.text).toContain("kept elsewhere");
    tamper(
      path,
      "INSERT INTO chain_removed SELECT stream, 1, 3, hash, NULL FROM events WHERE seq = 3",
      "DELETE FROM events WHERE seq < 4",
    );
    expect(verify(path, { key: null, anchors: [kept] })).toMatchObject({ problem: null, unchecked_heads: 1 });
  });

  /** A session with three events from before its chain. */
  async function begunLate(key: Uint8Array | null, path = newStore()): Promise<string> {
    const plain = openEventWriter(path, OPTIONS);
    for (const n of range(0, 3)) plain.event(numbered(n));
    await plain.close();
    await run(path, { key, events: 4 });
    return path;
  }
  const FORGED = `INSERT INTO events (id, time_us, session_id, type, event)
    SELECT (SELECT min(id) - 1 FROM events), time_us, session_id, type, event FROM events WHERE seq = 1 LIMIT 1`;

  it("signs how many events are outside it: none can be put before it, taken away or taken out of it", async () => {
    const signed: VerifyOptions = { key: KEY, anchors: [] };
    for (const [sql, problem] of [
      [FORGED, /1 were inserted/],
      [FORGED.replace("min(id) - 1", "-9007199254740991"), /1 were inserted/],
      ["DELETE FROM events WHERE id = 2", /1 are missing/],
      ["UPDATE events SET id = id + 100 WHERE id = 2", /not in the chain/],
      [
        "UPDATE events SET stream = NULL, seq = NULL, hash = NULL WHERE seq = 1",
        /events are missing|inserted/,
      ],
      [`${FORGED}; UPDATE chain_sessions SET unchained = 4`, /not of this key/],
      [`${FORGED}; UPDATE chain_sessions SET unchained = NULL`, /not of this key/],
    ] as const) {
      const path = await begunLate(KEY);
      expect(verify(path, signed)).toMatchObject({ problem: null, events: 4, unchained: 3 });
      const text = lines(path);
      expect(verifyLines(text, signed)).toMatchObject({ problem: null, unchained: 3 });
      tamper(path, sql);
      expect(verify(path, signed).problem?.text, sql).toMatch(problem);
      expect(verifyLines(lines(path), signed).problem?.text, sql).toMatch(problem);
    }
    const path = await written();
    tamper(path, FORGED);
    expect(verify(path).problem?.text).toContain("1 were inserted");
  });

  it("signs the number anew when retention removes such events", async () => {
    const path = newStore();
    const old = (days: number): string => new Date(Date.now() - days * 86_400_000).toISOString();
    const plain = openEventWriter(path, OPTIONS);
    for (const days of [9, 9, 1]) plain.event(connection(0, { timestamp: old(days) }));
    await plain.close();
    const chain = { sessionId: SESSION, key: KEY };
    const writer = openEventWriter(path, { ...OPTIONS, maxDays: 5, chain });
    writer.event(connection(0, { timestamp: old(0) }));
    await expect
      .poll(() => verify(path, { key: KEY, anchors: [] }), { timeout: 10_000 })
      .toMatchObject({ problem: null, events: 1, unchained: 1 });
    await writer.close();
  });

  it("does not trust, with the key, events outside it that an older netmon left uncounted", async () => {
    const path = await begunLate(KEY);
    const { newest } = JSON.parse(lines(path)[0]!).chain as { newest: string };
    const mac = sign(KEY, ["session", SESSION, newest, null, 0]).toString("hex");
    tamper(
      path,
      `${WITHOUT_FORMS}; ALTER TABLE chain_sessions DROP COLUMN unchained; PRAGMA user_version = 4`,
      `UPDATE chain_sessions SET mac = x'${mac}'`,
    );
    const old = lines(path).map((line) => line.replace('"unchained":null,', ""));
    for (const verdict of [verify(path), verifyLines(old)])
      expect(verdict).toMatchObject({ problem: null, unchained: 3 });
    for (const verdict of [
      verify(path, { key: KEY, anchors: [] }),
      verifyLines(old, { key: KEY, anchors: [] }),
    ])
      expect(verdict.problem?.text).toContain("did not sign their number");
    await run(path, { key: KEY }); // counts them
    expect(verify(path, { key: KEY, anchors: [] })).toMatchObject({ problem: null, unchained: 3 });
  });

  it("finds the end of an exported file cut off, wherever", async () => {
    const text = lines(await written({ events: 4 }, 2));
    for (let length = 1; length < text.length; length++)
      expect(verifyLines(text.slice(0, length)).problem, `${length} lines`).not.toBeNull();
  });

  it("still verifies after retention, oldest streams forgotten, and signs what stands for the removed", async () => {
    const path = newStore();
    const old = (days: number): string => new Date(Date.now() - days * 86_400_000).toISOString();
    for (const days of [
      [9, 9],
      [9, 1, 9, 1, 1],
      [1, 9],
    ]) {
      const writer = openEventWriter(path, { ...OPTIONS, chain: { sessionId: SESSION, key: KEY } });
      days.forEach((age, pid) => {
        writer.event(connection(0, { timestamp: old(age), pid }));
      });
      await writer.close();
    }
    expect(verify(path, { key: KEY, anchors: [] })).toMatchObject({ problem: null, events: 9, streams: 3 });
    const pruning = openEventWriter(path, {
      ...OPTIONS,
      maxDays: 5,
      chain: { sessionId: SESSION, key: KEY },
    });
    pruning.event(connection(0, { timestamp: old(0), pid: 99 }));
    await expect
      .poll(() => verify(path, { key: KEY, anchors: [] }), { timeout: 10_000 })
      .toMatchObject({ problem: null, events: 5, removed: 3, streams: 3 });
    await pruning.close();
    expect(verifyLines(lines(path), { key: KEY, anchors: [] }).problem).toBeNull();
    tamper(path, "UPDATE chain_removed SET mac = NULL");
    expect(verify(path, { key: KEY, anchors: [] }).problem?.text).toContain("not signed");
  });

  it("goes on in a new stream where the store was put back to an older state, and shows the break", async () => {
    const path = newStore();
    const writer = openEventWriter(path, { ...OPTIONS, chain: { sessionId: SESSION, key: null } });
    for (const n of range(0, 5)) writer.event(numbered(n));
    await writer.flush();
    tamper(path, "UPDATE chain_streams SET seq = 3");
    writer.event(numbered(6));
    await writer.close();
    expect(writer.dropped).toBe(0);
    expect(verify(path).streams).toBe(2);
    expect(verify(path).problem).not.toBeNull();
  });

  it("begins in a store of an older netmon, whose events it does not cover and says so", async () => {
    const path = newStore();
    const plain = openEventWriter(path, OPTIONS);
    for (const n of range(0, 3)) plain.event(numbered(n));
    await plain.close();
    tamper(
      path,
      "DROP TABLE approvals; DROP TABLE chain_streams; DROP TABLE chain_removed; DROP TABLE chain_sessions",
      "ALTER TABLE events DROP COLUMN stream; ALTER TABLE events DROP COLUMN seq; ALTER TABLE events DROP COLUMN hash",
      "ALTER TABLE mcp_tools DROP COLUMN detected; ALTER TABLE mcp_pins DROP COLUMN decided_by",
      WITHOUT_FORMS,
      "PRAGMA user_version = 1",
    );
    await run(path, { events: 4 });
    expect(verify(path)).toMatchObject({ problem: null, events: 4, unchained: 3, streams: 1 });
    openDatabase(path, { synchronous: "NORMAL" }).close();
  });

  it("covers whatever arguments a call has", async () => {
    const path = newStore();
    const writer = openEventWriter(path, { ...OPTIONS, chain: { sessionId: SESSION, key: null } });
    const inputs = [
      "\ud800",
      { __proto__: 1, "": null, "\u2028": [1e21, -0, 0.1] },
      JSON.parse('{"__proto__":{"a":1}}'),
    ];
    for (const comm of inputs) writer.event({ ...numbered(1), comm: comm as string });
    await writer.close();
    expect(verify(path)).toMatchObject({ problem: null, events: 3 });
    expect(verifyLines(lines(path)).problem).toBeNull();
  });
});
