/** Opening: a store that is damaged, foreign, newer or another user's is refused, and left unchanged. */
import {
  chmodSync,
  chownSync,
  mkdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { dirname } from "node:path";
import { describe, expect, it } from "vitest";
import { openDatabase, openMemory, rowsOf } from "../../../src/store/database.ts";
import { StoreError } from "../../../src/store/error.ts";
import { SCHEMA_VERSION } from "../../../src/store/migrations.ts";
import { EventReader } from "../../../src/store/reader.ts";
import { Db } from "../../../src/store/sqlite.ts";
import { openToolStore } from "../../../src/store/tools.ts";
import { transaction } from "../../../src/store/transaction.ts";
import { openEventWriter } from "../../../src/store/writer.ts";
import { newStore, numbered, OPTIONS, range, stored } from "./sample.ts";

const OPENERS = {
  writer: (path: string) => openEventWriter(path, OPTIONS),
  reader: (path: string) => new EventReader(path),
  tools: (path: string) => openToolStore(path),
};

function failure(open: () => unknown): StoreError {
  try {
    open();
  } catch (error) {
    expect(error).toBeInstanceOf(StoreError);
    return error as StoreError;
  }
  throw new Error("it was opened");
}

function madeBy(sql: string): string {
  const path = newStore();
  mkdirSync(dirname(path));
  const db = new Db(path);
  db.exec(sql);
  db.close();
  return path;
}

describe.each(Object.entries(OPENERS))("opened by the %s", (_, open) => {
  it("what is not a database is refused and kept", () => {
    const path = newStore();
    mkdirSync(dirname(path));
    writeFileSync(path, "precious text that is not a database".repeat(200), { mode: 0o600 });
    const before = readFileSync(path);
    const { code, message } = failure(() => open(path));
    expect(code).toBe("corrupt");
    expect(message).toContain(path);
    expect(message).toMatch(/Move it away/);
    expect(readFileSync(path)).toEqual(before);
  });

  it("another program's database is refused and kept", () => {
    const path = madeBy("CREATE TABLE theirs (x); INSERT INTO theirs VALUES (1)");
    chmodSync(path, 0o600);
    const before = readFileSync(path);
    expect(failure(() => open(path))).toMatchObject({
      code: "corrupt",
      message: expect.stringMatching(/database of another program/),
    });
    expect(readFileSync(path).equals(before)).toBe(true);
  });

  it("a newer schema is refused", () => {
    const path = newStore();
    const db = openDatabase(path, { synchronous: "NORMAL" });
    db.exec(`PRAGMA user_version = ${SCHEMA_VERSION + 1}`);
    db.close();
    expect(failure(() => open(path))).toMatchObject({
      code: "version",
      message: expect.stringMatching(
        new RegExp(`newer netmon \\(schema ${SCHEMA_VERSION + 1}; this one knows ${SCHEMA_VERSION}\\)`),
      ),
    });
  });

  it("a link and a directory are refused", () => {
    const target = madeBy("");
    const path = newStore();
    mkdirSync(dirname(path));
    symlinkSync(target, path);
    expect(failure(() => open(path)).code).toBe("insecure");
    const directory = newStore();
    mkdirSync(directory, { recursive: true });
    expect(failure(() => open(directory)).code).toBe("insecure");
  });

  it("another user's file is refused", () => {
    const path = newStore();
    openToolStore(path).close();
    chownSync(path, 65_534, 65_534);
    const { code, message } = failure(() => open(path));
    expect([code, message]).toEqual(["insecure", expect.stringMatching(/belongs to uid 65534/)]);
  });
});

describe("a store", () => {
  it("a store that is cut off is reported as damaged, not read as empty", async () => {
    const path = newStore();
    const writer = openEventWriter(path, OPTIONS);
    for (const n of range(0, 2000)) writer.event(numbered(n));
    await writer.close();
    const db = openDatabase(path, { synchronous: "NORMAL" });
    db.exec("PRAGMA wal_checkpoint(TRUNCATE)");
    db.close();
    const { size } = statSync(path);
    truncateSync(path, Math.floor(size / 8192) * 4096);
    const { code, message } = failure(() => stored(path));
    expect([code, message]).toEqual(["corrupt", expect.stringMatching(/Move it away/)]);
  });

  it("a store of wide access is made private", () => {
    const path = newStore();
    openToolStore(path).close();
    chmodSync(path, 0o644);
    openToolStore(path).close();
    expect(statSync(path).mode & 0o777).toBe(0o600);
  });

  it("a store that is missing is an error for the reader, with what to do, and is not made", () => {
    const path = newStore();
    const { code, message } = failure(() => new EventReader(path));
    expect([code, message]).toEqual([
      "not_found",
      `there is no event store at ${path}. Nothing was recorded yet, or store.enabled is false`,
    ]);
    expect(statSync(path, { throwIfNoEntry: false })).toBeUndefined();
  });

  it("a store that a crash left without its tables counts as missing for the reader, and is finished by the next", () => {
    const path = madeBy("PRAGMA journal_mode = WAL");
    expect(failure(() => new EventReader(path)).code).toBe("not_found");
    openToolStore(path).close();
    const reader = new EventReader(path);
    expect(reader.events({})).toEqual([]);
    reader.close();
  });
});

it("a directory that cannot be made is an error, where Node itself would try for ever", () => {
  const { code, message } = failure(() => openToolStore("/proc/nope/lib/netmon.db"));
  expect(code).toBe("disk");
  expect(message).toContain("/proc/nope/lib/netmon.db");
});

describe("a transaction", () => {
  it("fails with its own error, also if SQLite has undone it already", () => {
    const db = openMemory();
    const failing = (): void => {
      db.exec("INSERT INTO approvals VALUES ('a', '', '', '', '', '', 0, 0, 0, '', 0, '', 0, 0); ROLLBACK");
      throw new Error("database or disk is full");
    };
    expect(() => transaction(db, failing)).toThrow("database or disk is full");
    expect(transaction(db, () => rowsOf(db, "", "SELECT * FROM approvals", []))).toEqual([]);
  });
});
