/**
 * Tool definitions and pins in SQLite, or in memory if the store is off. Direction of failure: closed; a write that
 * did not reach the disk throws, and the caller decides what that means for its mode.
 */
import type { NetmonEvent } from "../event/event.ts";
import { type ChainOptions, ChainStream } from "./chain-stream.ts";
import { attempt, type Db, openDatabase, openDatabaseForReading, openMemory } from "./database.ts";
import { Inserter } from "./insert.ts";
import type { StoredPin, StoredTool, ToolStore } from "./records.ts";
import { noteToolChange } from "./tool-changes.ts";
import { pragma, transaction } from "./transaction.ts";

export interface Decision {
  pin: StoredPin;
  event: NetmonEvent;
}

/** A number that increases with severity. */
const rank = (column: string): string => `coalesce(instr('low medium high critical', ${column}), 0)`;
/** The schema version that added the columns `detected` and `decided_by`. */
const WITH_DECISIONS = 3;

const TOOL_COLUMNS = `server_id AS serverId, server_type AS serverType, server_addr AS serverAddr,
  tool_name AS toolName, hash, definition, first_seen AS firstSeen, last_seen AS lastSeen`;
const PIN_COLUMNS =
  "server_id AS serverId, tool_name AS toolName, hash, definition, pinned_at AS pinnedAt, origin";

/** Opens (or creates) the store at `path`. Throws StoreError. */
export function openToolStore(path: string): SqliteToolStore {
  // a pin lost in a power cut would make a changed tool look new
  return new SqliteToolStore(path, openDatabase(path, { synchronous: "FULL" }));
}

/** Reads tools and pins only; never creates the store. Throws StoreError, `not_found` if there is none. */
export function openToolReader(path: string): Pick<SqliteToolStore, "tools" | "pins" | "close"> {
  return new SqliteToolStore(path, openDatabaseForReading(path));
}

class SqliteToolStore implements ToolStore {
  readonly #path: string;
  readonly #db: Db;
  /** false: an older netmon created the store, and it is open for reading only. */
  readonly #whole: boolean;
  readonly #changed: () => void;

  constructor(path: string, db: Db, changed: () => void = () => noteToolChange(path)) {
    this.#path = path;
    this.#db = db;
    this.#changed = changed;
    this.#whole = attempt("cannot read", path, () => Number(pragma(db, "user_version"))) >= WITH_DECISIONS;
  }

  tools(): StoredTool[] {
    const columns = this.#whole ? `${TOOL_COLUMNS}, detected` : TOOL_COLUMNS;
    return this.#all<StoredTool>(`SELECT ${columns} FROM mcp_tools ORDER BY server_id, tool_name`);
  }

  putTool(tool: StoredTool): void {
    this.#run(
      `INSERT INTO mcp_tools (server_id, tool_name, server_type, server_addr, hash, definition, first_seen, last_seen,
         detected)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
       ON CONFLICT DO UPDATE SET server_type = excluded.server_type, server_addr = excluded.server_addr,
         hash = excluded.hash, definition = excluded.definition, last_seen = excluded.last_seen,
         detected = CASE
           WHEN hash = excluded.hash AND ${rank("detected")} > ${rank("excluded.detected")} THEN detected
           ELSE excluded.detected END`,
      [
        tool.serverId,
        tool.toolName,
        tool.serverType,
        tool.serverAddr,
        tool.hash,
        tool.definition,
        tool.firstSeen,
        tool.lastSeen,
        tool.detected ?? null,
      ],
    );
  }

  removeTool(serverId: string, toolName: string): void {
    this.#run("DELETE FROM mcp_tools WHERE server_id = ? AND tool_name = ?", [serverId, toolName]);
  }

  pins(): StoredPin[] {
    const columns = this.#whole ? `${PIN_COLUMNS}, decided_by AS decidedBy` : PIN_COLUMNS;
    return this.#all<StoredPin>(`SELECT ${columns} FROM mcp_pins ORDER BY server_id, tool_name`);
  }

  putPin(pin: StoredPin): void {
    this.#run(
      `INSERT OR ${pin.origin === "first_seen" ? "IGNORE" : "REPLACE"} INTO mcp_pins
         (server_id, tool_name, hash, definition, pinned_at, origin, decided_by)
       VALUES (?, ?, ?, ?, ?, ?, ?)`,
      [pin.serverId, pin.toolName, pin.hash, pin.definition, pin.pinnedAt, pin.origin, pin.decidedBy ?? null],
    );
  }

  /**
   * Writes a person's decisions and the events that record them, all or nothing, so that nothing is trusted without
   * a record. `chain` null: the events are not chained.
   */
  decide(decisions: readonly Decision[], chain: ChainOptions | null): void {
    const stream = chain && new ChainStream(this.#db, chain);
    const inserter = new Inserter(this.#db, this.#path, stream ? new Map([[0, stream]]) : new Map());
    this.atOnce(() => {
      for (const { pin } of decisions) this.putPin(pin);
      inserter.within(decisions.map(({ event }) => JSON.stringify(event)));
    });
  }

  atOnce(work: () => void): void {
    attempt("cannot write", this.#path, () => transaction(this.#db, work));
    this.#changed();
  }

  close(): void {
    this.#db.close();
  }

  #all<T>(sql: string): T[] {
    const rows = attempt("cannot read", this.#path, () => this.#db.prepare(sql).all()) as object[];
    // libsql adds its own field to each row
    return rows.map((row) => {
      const { _metadata, ...record } = row as T & { _metadata?: unknown };
      return Object.fromEntries(Object.entries(record).filter(([, value]) => value !== null)) as T;
    });
  }

  #run(sql: string, values: (string | null)[]): void {
    attempt("cannot write", this.#path, () => this.#db.prepare(sql).run(values));
    if (!this.#db.inTransaction) this.#changed();
  }
}

/**
 * A store that ends with the process, for `store.enabled: false`; it begins with what `from` has. `changed` is called
 * after each write.
 */
export function memoryToolStore(
  changed: () => void = () => {},
  from?: Pick<ToolStore, "tools" | "pins">,
): ToolStore {
  const store = new SqliteToolStore("memory", openMemory(), changed);
  for (const tool of from?.tools() ?? []) store.putTool(tool);
  for (const pin of from?.pins() ?? []) store.putPin(pin);
  return store;
}
