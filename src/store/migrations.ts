/**
 * The schema of the store in numbered steps; `user_version` is the number of steps done. A step never changes once
 * released; docs/store.md describes the result. Direction of failure: closed, all of a step or nothing.
 */
import { storeError } from "./error.ts";
import type { Db } from "./sqlite.ts";
import { pragma, transaction } from "./transaction.ts";

/** In the file's header, so that another program's database is not mistaken for a store: "ntmn". */
const APPLICATION_ID = 0x6e_74_6d_6e;

/** Number of the newest changes that `mcp_changes` has all of; who is further behind reads everything. Part of a step. */
export const KEPT_CHANGES = 20_000;

const MIGRATIONS: readonly string[] = [
  `CREATE TABLE events (
     id INTEGER PRIMARY KEY,
     time_us INTEGER NOT NULL,
     session_id TEXT NOT NULL,
     type TEXT NOT NULL,
     server_id TEXT,
     server_ids TEXT,
     tool_name TEXT,
     action TEXT,
     call_id TEXT,
     request_id TEXT,
     event TEXT NOT NULL
   ) STRICT;
   CREATE INDEX events_by_session ON events (session_id, time_us);
   CREATE INDEX events_by_type ON events (session_id, type, time_us);
   CREATE INDEX events_by_time ON events (time_us);
   CREATE INDEX events_by_call ON events (call_id) WHERE call_id IS NOT NULL;
   CREATE INDEX events_by_request ON events (request_id) WHERE request_id IS NOT NULL;
   CREATE TABLE bodies (
     id INTEGER PRIMARY KEY,
     time_us INTEGER NOT NULL,
     timestamp TEXT NOT NULL,
     session_id TEXT NOT NULL,
     request_id TEXT NOT NULL,
     direction TEXT NOT NULL,
     content_type TEXT NOT NULL,
     status INTEGER,
     size INTEGER NOT NULL,
     stored_as TEXT NOT NULL,
     body BLOB NOT NULL
   ) STRICT;
   CREATE INDEX bodies_by_request ON bodies (request_id);
   CREATE INDEX bodies_by_time ON bodies (time_us);
   CREATE TABLE mcp_tools (
     server_id TEXT NOT NULL,
     tool_name TEXT NOT NULL,
     server_type TEXT NOT NULL,
     server_addr TEXT NOT NULL,
     hash TEXT NOT NULL,
     definition TEXT NOT NULL,
     first_seen TEXT NOT NULL,
     last_seen TEXT NOT NULL,
     PRIMARY KEY (server_id, tool_name)
   ) STRICT, WITHOUT ROWID;
   CREATE TABLE mcp_pins (
     server_id TEXT NOT NULL,
     tool_name TEXT NOT NULL,
     hash TEXT NOT NULL,
     definition TEXT NOT NULL,
     pinned_at TEXT NOT NULL,
     origin TEXT NOT NULL,
     PRIMARY KEY (server_id, tool_name)
   ) STRICT, WITHOUT ROWID;`,
  // the hash chain; events from before it have no stream
  `ALTER TABLE events ADD COLUMN stream INTEGER;
   ALTER TABLE events ADD COLUMN seq INTEGER;
   ALTER TABLE events ADD COLUMN hash BLOB;
   CREATE TABLE chain_streams (
     id INTEGER PRIMARY KEY AUTOINCREMENT,
     name TEXT NOT NULL UNIQUE,
     session_id TEXT NOT NULL,
     header TEXT NOT NULL,
     seq INTEGER NOT NULL,
     hash BLOB NOT NULL,
     mac BLOB
   ) STRICT;
   CREATE INDEX chain_streams_by_session ON chain_streams (session_id, id);
   CREATE TABLE chain_removed (
     stream INTEGER NOT NULL,
     first INTEGER NOT NULL,
     last INTEGER NOT NULL,
     hash BLOB NOT NULL,
     mac BLOB,
     PRIMARY KEY (stream, first)
   ) STRICT, WITHOUT ROWID;
   CREATE TABLE chain_sessions (
     session_id TEXT PRIMARY KEY,
     newest TEXT NOT NULL,
     forgotten TEXT,
     streams INTEGER NOT NULL,
     mac BLOB
   ) STRICT, WITHOUT ROWID;`,
  // what was detected in a definition, by any process, and who decided about it
  `ALTER TABLE mcp_tools ADD COLUMN detected TEXT;
   ALTER TABLE mcp_pins ADD COLUMN decided_by TEXT;`,
  // calls that wait for a person (src/approvals/ticket-store.ts); times are milliseconds since 1970
  `CREATE TABLE approvals (
     id TEXT PRIMARY KEY,
     nonce TEXT NOT NULL,
     binding TEXT NOT NULL,
     session_id TEXT NOT NULL,
     call TEXT NOT NULL,
     state TEXT NOT NULL,
     created_at INTEGER NOT NULL,
     expires_at INTEGER NOT NULL,
     decided_at INTEGER,
     decided_by TEXT,
     decided_uid INTEGER,
     reason TEXT,
     passed_llm INTEGER,
     passed_mcp INTEGER
   ) STRICT;
   CREATE INDEX approvals_by_binding ON approvals (binding, state);
   CREATE INDEX approvals_by_session ON approvals (session_id, state);
   CREATE INDEX approvals_by_end ON approvals (expires_at);`,
  // how many of the session's events are outside the chain; NULL: an older netmon did not count them
  "ALTER TABLE chain_sessions ADD COLUMN unchained INTEGER;",
  // other trusted forms of a definition, and how the server was started that listed one
  `ALTER TABLE mcp_tools ADD COLUMN started_with TEXT;
   ALTER TABLE mcp_pins ADD COLUMN started_with TEXT;
   CREATE TABLE mcp_pin_forms (
     server_id TEXT NOT NULL,
     tool_name TEXT NOT NULL,
     hash TEXT NOT NULL,
     definition TEXT NOT NULL,
     pinned_at TEXT NOT NULL,
     origin TEXT NOT NULL,
     decided_by TEXT,
     started_with TEXT,
     PRIMARY KEY (server_id, tool_name, hash)
   ) STRICT, WITHOUT ROWID;`,
  // which tools and pins changed last, whoever wrote them, so that a reader need not read everything again
  `CREATE TABLE mcp_changes (
     id INTEGER PRIMARY KEY AUTOINCREMENT,
     kind TEXT NOT NULL,
     server_id TEXT NOT NULL,
     tool_name TEXT NOT NULL,
     UNIQUE (kind, server_id, tool_name)
   ) STRICT;
   ${changeTriggers("mcp_tools", "tool")}
   ${changeTriggers("mcp_pins", "pin")}
   ${changeTriggers("mcp_pin_forms", "pin")}`,
];

/**
 * Notes the key of each row that is written. Statements of their own, since a trigger's `OR REPLACE` gives way to the
 * conflict clause of the statement that fired it.
 */
function changeTriggers(table: string, kind: string): string {
  const trigger = (operation: string, row: string): string =>
    `CREATE TRIGGER ${table}_${operation} AFTER ${operation} ON ${table} BEGIN
       DELETE FROM mcp_changes
       WHERE kind = '${kind}' AND server_id = ${row}.server_id AND tool_name = ${row}.tool_name;
       INSERT INTO mcp_changes (kind, server_id, tool_name) VALUES ('${kind}', ${row}.server_id, ${row}.tool_name);
       DELETE FROM mcp_changes WHERE id <= (SELECT max(id) FROM mcp_changes) - ${KEPT_CHANGES};
     END;`;
  return [trigger("insert", "new"), trigger("update", "new"), trigger("delete", "old")].join("\n");
}

export const SCHEMA_VERSION = MIGRATIONS.length;

/**
 * Refuses a file that is not a store of this or an older netmon; returns the schema's version, 0 for an empty file.
 * Throws StoreError: corrupt, version.
 */
export function checkSchema(db: Db, path: string): number {
  // one snapshot: another process may be creating the tables
  const [version, id, tables] = db.inTransaction ? header(db) : transaction(db, () => header(db), "DEFERRED");
  if (id !== APPLICATION_ID && (id !== 0 || version !== 0 || tables !== 0))
    throw storeError("corrupt", `${path} is a database of another program`);
  if (version > SCHEMA_VERSION)
    throw storeError(
      "version",
      `${path} was written by a newer netmon (schema ${version}; this one knows ${SCHEMA_VERSION})`,
    );
  return version;
}

function header(db: Db): [version: number, id: number, tables: number] {
  const [tables] = db.prepare("SELECT count(*) FROM sqlite_schema").raw().get() as [number];
  return [Number(pragma(db, "user_version")), Number(pragma(db, "application_id")), tables];
}

/** Upgrades the schema; several processes may do so concurrently. Throws StoreError and SQLite's errors. */
export function migrate(db: Db, path: string): void {
  if (checkSchema(db, path) === SCHEMA_VERSION) return;
  transaction(db, () => {
    // another process may have upgraded it while this one waited for the lock
    for (let version = checkSchema(db, path); version < SCHEMA_VERSION; version++) {
      db.exec(MIGRATIONS[version]!);
      db.exec(`PRAGMA user_version = ${version + 1}`);
    }
    db.exec(`PRAGMA application_id = ${APPLICATION_ID}`);
  });
}
