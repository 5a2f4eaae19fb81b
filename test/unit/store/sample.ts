/** Stores for tests, each in a directory that is removed with the test, and numbered events. */
import { mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished } from "vitest";
import type { McpNetworkConnection, NetmonEvent } from "../../../src/event/event.ts";
import { STORE_FILE } from "../../../src/state/paths.ts";
import { openDatabase } from "../../../src/store/database.ts";
import { Inserter } from "../../../src/store/insert.ts";
import { EventReader } from "../../../src/store/reader.ts";
import type { EventQuery, StoredBody } from "../../../src/store/records.ts";
import type { EventWriterOptions } from "../../../src/store/writer.ts";
import { connection } from "../analysis/report/sample.ts";

/** Path of a store that is not there yet. */
export function newStore(): string {
  const directory = mkdtempSync(join(tmpdir(), "netmon-store-"));
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }));
  return join(directory, "lib", STORE_FILE);
}

export const OPTIONS: EventWriterOptions = {
  maxQueue: 100_000,
  maxDays: 10_000,
  maxBytes: 1 << 30,
  maxBodyBytes: 1 << 20,
};

/** `pid` tells them apart. */
export function numbered(n: number): McpNetworkConnection {
  return connection(n, { pid: n });
}

export function body(fields: Partial<StoredBody> = {}): StoredBody {
  return {
    sessionId: "demo",
    requestId: "req_01",
    direction: "request",
    timestamp: "2026-11-21T12:00:00.000Z",
    contentType: "application/json",
    status: null,
    body: Buffer.from("{}"),
    size: 2,
    ...fields,
  };
}

/** Writes without a thread. Returns the path. */
export function storeOf(events: Iterable<NetmonEvent>, path: string = newStore()): string {
  const lines = [...events].map((event) => JSON.stringify(event));
  const db = openDatabase(path, { synchronous: "NORMAL" });
  const batch = { kind: "events", records: lines.length, bytes: 0, lines: lines.join("\n") } as const;
  expect(new Inserter(db, path).write([batch], Number.POSITIVE_INFINITY)).toEqual([0]);
  db.close();
  return path;
}

/** The numbers of the stored events, in order of time. */
export function stored(path: string, query: EventQuery = {}): number[] {
  const reader = new EventReader(path);
  try {
    return reader.events(query).map(({ event }) => ("pid" in event ? event.pid : -1));
  } finally {
    reader.close();
  }
}

/** Bytes of the database and its log. */
export function sizeOf(path: string): number {
  const directory = join(path, "..");
  return readdirSync(directory)
    .filter((name) => !name.endsWith("-shm"))
    .reduce((sum, name) => sum + statSync(join(directory, name)).size, 0);
}

export function range(from: number, to: number): number[] {
  return Array.from({ length: to - from }, (_, index) => from + index);
}

/** Takes back the steps of the schema that added changes of tools and pins, and forms of these. */
export const WITHOUT_FORMS = [
  ...["insert", "update", "delete"].flatMap((on) => [
    `DROP TRIGGER mcp_tools_${on}`,
    `DROP TRIGGER mcp_pins_${on}`,
  ]),
  "DROP TABLE mcp_changes",
  "DROP TABLE mcp_pin_forms",
  "ALTER TABLE mcp_tools DROP COLUMN started_with",
  "ALTER TABLE mcp_pins DROP COLUMN started_with",
].join("; ");
