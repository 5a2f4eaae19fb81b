/**
 * Tool definitions and pins in SQLite, or in memory if the store is off. Direction of failure: closed; a write that
 * did not reach the disk throws, and the caller decides what that means for its mode.
 */

import { randomUUID } from "node:crypto";
import { getOrInsert } from "../collections/get-or-insert.ts";
import type { NetmonEvent } from "../event/event.ts";
import { type ChainOptions, ChainStream } from "./chain-stream.ts";
import { attempt, type Db, openDatabase, openDatabaseForReading, openMemory } from "./database.ts";
import { Inserter } from "./insert.ts";
import { KEPT_CHANGES } from "./migrations.ts";
import {
  MAX_FORMS,
  type PinForm,
  type ReadMark,
  type StoredPin,
  type StoredTool,
  type ToolKey,
  type ToolStore,
  type Unread,
} from "./records.ts";
import { noteToolChange } from "./tool-changes.ts";
import { pragma, transaction } from "./transaction.ts";

export interface Decision {
  pin: StoredPin;
  /** The hash of the only form that `pin`, a revocation, is about; absent: the tool. */
  onlyForm?: string;
  event: NetmonEvent;
}

/** A number that increases with severity. */
const rank = (column: string): string => `coalesce(instr('low medium high critical', ${column}), 0)`;
/** The schema versions that added the columns `detected` and `decided_by`, forms of a definition, and `mcp_changes`. */
const WITH_DECISIONS = 3;
const WITH_FORMS = 6;
const WITH_CHANGES = 7;

const TOOL_COLUMNS = `server_id AS serverId, server_type AS serverType, server_addr AS serverAddr,
  tool_name AS toolName, hash, definition, first_seen AS firstSeen, last_seen AS lastSeen`;
const PIN_COLUMNS =
  "server_id AS serverId, tool_name AS toolName, hash, definition, pinned_at AS pinnedAt, origin";

const FORM_COLUMNS = "server_id, tool_name, hash, definition, pinned_at, origin, decided_by, started_with";

/** Opens (or creates) the store at `path`. Throws StoreError. */
export function openToolStore(path: string): SqliteToolStore {
  // a pin lost in a power cut would make a changed tool look new
  return new SqliteToolStore(path, openDatabase(path, { synchronous: "FULL" }));
}

export type ToolReader = Pick<SqliteToolStore, "tools" | "pins" | "readTools" | "readPins" | "close">;

/** Reads tools and pins only; never creates the store. Throws StoreError, `not_found` if there is none. */
export function openToolReader(path: string): ToolReader {
  return new SqliteToolStore(path, openDatabaseForReading(path));
}

class SqliteToolStore implements ToolStore {
  readonly #path: string;
  readonly #db: Db;
  /** Older than this netmon's: an older one created the store, and it is open for reading only. */
  readonly #version: number;
  readonly #changed: () => void;
  /** Marks of another connection may be of another file. */
  readonly #reader = randomUUID();

  constructor(path: string, db: Db, changed: () => void = () => noteToolChange(path)) {
    this.#path = path;
    this.#db = db;
    this.#changed = changed;
    this.#version = attempt("cannot read", path, () => Number(pragma(db, "user_version")));
  }

  tools(): StoredTool[] {
    return this.#all<StoredTool>(
      `SELECT ${this.#toolColumns()} FROM mcp_tools ORDER BY server_id, tool_name`,
    );
  }

  /** Reads no more rows than have changed. */
  readTools(since: ReadMark | null): Unread<StoredTool> {
    return this.#unread(since, {
      all: () => this.tools(),
      changed: (after) =>
        this.#all<StoredTool>(
          `SELECT ${this.#toolColumns()} FROM mcp_changes LEFT JOIN mcp_tools USING (server_id, tool_name)
           WHERE kind = 'tool' AND id > ?`,
          [after],
        ),
    });
  }

  #toolColumns(): string {
    const detected = this.#version >= WITH_DECISIONS ? ", detected" : "";
    return `${TOOL_COLUMNS}${detected}${this.#started()}`;
  }

  putTool(tool: StoredTool): void {
    this.#run(
      `INSERT INTO mcp_tools (server_id, tool_name, server_type, server_addr, hash, definition, first_seen, last_seen,
         detected, started_with)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
       ON CONFLICT DO UPDATE SET server_type = excluded.server_type, server_addr = excluded.server_addr,
         hash = excluded.hash, definition = excluded.definition, last_seen = excluded.last_seen,
         started_with = excluded.started_with, detected = CASE
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
        tool.startedWith ?? null,
      ],
    );
  }

  removeTool(serverId: string, toolName: string): void {
    this.#run("DELETE FROM mcp_tools WHERE server_id = ? AND tool_name = ?", [serverId, toolName]);
  }

  pins(): StoredPin[] {
    return this.#pins("mcp_pins ORDER BY server_id, tool_name", "mcp_pin_forms", []);
  }

  /** Reads no more rows than have changed. */
  readPins(since: ReadMark | null): Unread<StoredPin> {
    const changes = "mcp_changes LEFT JOIN";
    const where = "WHERE kind = 'pin' AND id > ?";
    return this.#unread(since, {
      all: () => this.pins(),
      changed: (after) =>
        this.#pins(
          `${changes} mcp_pins USING (server_id, tool_name) ${where}`,
          `mcp_changes JOIN mcp_pin_forms USING (server_id, tool_name) ${where}`,
          [after],
        ),
    });
  }

  #pins(pins: string, forms: string, values: number[]): StoredPin[] {
    const by = this.#version >= WITH_DECISIONS ? ", decided_by AS decidedBy" : "";
    const columns = `${PIN_COLUMNS}${by}${this.#started()}`;
    const found = this.#all<StoredPin>(`SELECT ${columns} FROM ${pins}`, values);
    if (this.#version < WITH_FORMS) return found;
    const others = new Map<string, PinForm[]>();
    const keyOf = (pin: ToolKey) => JSON.stringify([pin.serverId, pin.toolName]);
    const all = `SELECT ${columns} FROM ${forms} ORDER BY pinned_at DESC, hash`;
    for (const { serverId, toolName, ...form } of this.#all<StoredPin>(all, values))
      getOrInsert(others, keyOf({ serverId, toolName }), () => []).push(form as PinForm);
    return found.map((pin) => {
      const own = others.get(keyOf(pin));
      return own === undefined ? pin : { ...pin, forms: own };
    });
  }

  /** `changed`: the rows with a change after that one; those that are gone have no hash. */
  #unread<T extends ToolKey & { hash: string }>(
    since: ReadMark | null,
    read: { all: () => T[]; changed: (after: number) => T[] },
  ): Unread<T> {
    // first, so that what is written meanwhile is read again next time
    const mark = { reader: this.#reader, at: this.#lastChange() };
    if (since?.reader !== this.#reader || since.at < mark.at - KEPT_CHANGES || this.#version < WITH_CHANGES)
      return { mark, all: true, present: read.all(), gone: [] };
    const present: T[] = [];
    const gone: ToolKey[] = [];
    if (since.at !== mark.at)
      for (const row of read.changed(since.at))
        if (row.hash === undefined) gone.push({ serverId: row.serverId, toolName: row.toolName });
        else present.push(row);
    return { mark, all: false, present, gone };
  }

  #lastChange(): number {
    if (this.#version < WITH_CHANGES) return 0;
    const [row] = this.#all<{ seq: number }>("SELECT seq FROM sqlite_sequence WHERE name = 'mcp_changes'");
    return row?.seq ?? 0;
  }

  #started(): string {
    return this.#version >= WITH_FORMS ? ", started_with AS startedWith" : "";
  }

  putPin(pin: StoredPin): void {
    const { serverId, toolName, origin, forms = [] } = pin;
    const tool = [serverId, toolName];
    if (origin === "first_seen" && forms.length === 0) {
      this.#insertPin("IGNORE", "mcp_pins", pin);
      return;
    }
    this.#whole(() => {
      if (origin === "approved")
        this.#run(
          `INSERT OR IGNORE INTO mcp_pin_forms SELECT ${FORM_COLUMNS} FROM mcp_pins
           WHERE server_id = ? AND tool_name = ? AND origin <> 'revoked'`,
          tool,
        );
      this.#insertPin(origin === "first_seen" ? "IGNORE" : "REPLACE", "mcp_pins", pin);
      for (const form of forms) this.#insertPin("IGNORE", "mcp_pin_forms", { ...form, serverId, toolName });
      const kept = origin === "revoked" ? 0 : MAX_FORMS;
      this.#run(
        `DELETE FROM mcp_pin_forms WHERE server_id = ?1 AND tool_name = ?2 AND (hash = ?3 OR hash NOT IN (
           SELECT hash FROM mcp_pin_forms WHERE server_id = ?1 AND tool_name = ?2 AND hash <> ?3
           ORDER BY pinned_at DESC, hash LIMIT ${kept}))`,
        [...tool, pin.hash],
      );
    });
  }

  /** Withdraws the trust in one form; if it is the pinned one, the newest of the others takes its place. */
  #dropForm({ serverId, toolName }: StoredPin, hash: string): void {
    const tool = [serverId, toolName];
    const where = "WHERE server_id = ? AND tool_name = ?";
    this.#run(
      `REPLACE INTO mcp_pins (${FORM_COLUMNS}) SELECT ${FORM_COLUMNS} FROM mcp_pin_forms ${where} AND EXISTS (
         SELECT 1 FROM mcp_pins ${where} AND hash = ?)
       ORDER BY pinned_at DESC, hash LIMIT 1`,
      [...tool, ...tool, hash],
    );
    this.#run(`DELETE FROM mcp_pin_forms ${where} AND hash IN (?, (SELECT hash FROM mcp_pins ${where}))`, [
      ...tool,
      hash,
      ...tool,
    ]);
  }

  #insertPin(or: "IGNORE" | "REPLACE", table: string, pin: StoredPin): void {
    const {
      serverId,
      toolName,
      hash,
      definition,
      pinnedAt,
      origin,
      decidedBy = null,
      startedWith = null,
    } = pin;
    this.#run(`INSERT OR ${or} INTO ${table} (${FORM_COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?)`, [
      serverId,
      toolName,
      hash,
      definition,
      pinnedAt,
      origin,
      decidedBy,
      startedWith,
    ]);
  }

  /** Makes all writes of `work` or none. */
  #whole(work: () => void): void {
    if (this.#db.inTransaction) work();
    else this.atOnce(work);
  }

  /**
   * Writes a person's decisions and the events that record them, all or nothing, so that nothing is trusted without
   * a record. `chain` null: the events are not chained.
   */
  decide(decisions: readonly Decision[], chain: ChainOptions | null): void {
    const stream = chain && new ChainStream(this.#db, chain);
    const inserter = new Inserter(this.#db, this.#path, stream ? new Map([[0, stream]]) : new Map());
    this.atOnce(() => {
      for (const { pin, onlyForm } of decisions)
        if (onlyForm === undefined) this.putPin(pin);
        else this.#dropForm(pin, onlyForm);
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

  #all<T>(sql: string, values: number[] = []): T[] {
    const rows = attempt("cannot read", this.#path, () => this.#db.prepare(sql).all(values)) as object[];
    return rows.map(
      (row) => Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null)) as T,
    );
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
  from?: Pick<SqliteToolStore, "tools" | "pins">,
): ToolStore & Pick<SqliteToolStore, "tools" | "pins"> {
  const store = new SqliteToolStore("memory", openMemory(), changed);
  for (const tool of from?.tools() ?? []) store.putTool(tool);
  for (const pin of from?.pins() ?? []) store.putPin(pin);
  return store;
}
