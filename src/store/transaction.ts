/** What SQLite's own interface lacks: values of pragmas, and transactions that end whatever fails in them. */
import type { Db } from "./sqlite.ts";

/** Returns the value of a pragma that has one. */
export function pragma(db: Db, name: string): string | number {
  const [value] = db.prepare(`PRAGMA ${name}`).raw().get() as [string | number];
  return value;
}

/** Does all of `work` or nothing; `mode` DEFERRED: reads in one snapshot. Throws its errors and SQLite's. */
export function transaction<T>(db: Db, work: () => T, mode: "IMMEDIATE" | "DEFERRED" = "IMMEDIATE"): T {
  db.exec(`BEGIN ${mode}`);
  try {
    const result = work();
    db.exec("COMMIT");
    return result;
  } catch (error) {
    // SQLite has already rolled back after some errors
    if (db.inTransaction) db.exec("ROLLBACK");
    throw error;
  }
}
