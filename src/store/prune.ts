/**
 * Removes the events and bodies of one session, in steps as retention does: other processes get the lock in between.
 * A record in the hash chain replaces the removed events, so that it still verifies. Tools and pins stay.
 *
 * Direction of failure: closed. Nothing is removed unless the event that says who did it is written. Bodies go first,
 * so that a session that is half removed is still listed and can be removed again.
 */

import { greatest } from "../collections/long-lists.ts";
import type { NetmonEvent } from "../event/event.ts";
import { ChainRemoval, REMOVED_COLUMNS, type RemovedRow } from "./chain-removal.ts";
import { type ChainOptions, ChainStream } from "./chain-stream.ts";
import { attempt, type Db, openDatabase, type Statement } from "./database.ts";
import { Inserter } from "./insert.ts";
import { BODIES_PER_STEP, EVENTS_PER_STEP, PAGES_PER_STEP } from "./retention.ts";
import { pragma, transaction } from "./transaction.ts";

/** Recorded with the first step. `chain` null: the event is not chained. */
export interface PruneRecord {
  event: NetmonEvent;
  chain: ChainOptions | null;
}

/** `key` signs the record that replaces the events; null: there is none. Throws StoreError. */
export function pruneSession(
  path: string,
  sessionId: string,
  key: Uint8Array | null,
  { event, chain }: PruneRecord,
): { events: number; bodies: number } {
  const db = openDatabase(path, { synchronous: "FULL" });
  try {
    return attempt("cannot prune", path, () => {
      const stream = chain && new ChainStream(db, chain);
      const inserter = new Inserter(db, path, stream ? new Map([[0, stream]]) : new Map());
      let recorded = false;
      const bodies = removeBodies(db, sessionId, () => {
        if (!recorded) inserter.within([JSON.stringify(event)]);
        recorded = true;
      });
      const events = removeEvents(db, sessionId, new ChainRemoval(db, key));
      while (Number(pragma(db, "freelist_count")) > 0)
        db.exec(`PRAGMA incremental_vacuum(${PAGES_PER_STEP})`);
      return { events, bodies };
    });
  } finally {
    db.close();
  }
}

/** `before`: called in the transaction of each step. */
function removeBodies(db: Db, sessionId: string, before: () => void): number {
  // there is no index: each step continues after the previous one
  const step = db
    .prepare(
      `DELETE FROM bodies WHERE id IN (SELECT id FROM bodies WHERE id > ? AND session_id = ? ORDER BY id
         LIMIT ${BODIES_PER_STEP}) RETURNING id`,
    )
    .raw();
  let after = 0;
  return removeAll(
    db,
    step,
    () => [after, sessionId],
    (rows) => {
      after = greatest(rows.map(([id]) => id as number));
    },
    before,
  );
}

function removeEvents(db: Db, sessionId: string, removal: ChainRemoval): number {
  const step = db
    .prepare(
      `DELETE FROM events WHERE id IN (SELECT id FROM events WHERE session_id = ? ORDER BY time_us
         LIMIT ${EVENTS_PER_STEP}) RETURNING ${REMOVED_COLUMNS}`,
    )
    .raw();
  return removeAll(
    db,
    step,
    () => [sessionId],
    (rows) => removal.record(rows as RemovedRow[]),
  );
}

/** Returns the number of removed rows. */
function removeAll(
  db: Db,
  step: Statement,
  values: () => (string | number)[],
  removed: (rows: unknown[][]) => void,
  before: () => void = () => {},
): number {
  for (let count = 0; ; ) {
    const rows = transaction(db, () => {
      before();
      const gone = step.all(values()) as unknown[][];
      if (gone.length > 0) removed(gone);
      return gone.length;
    });
    if (rows === 0) return count;
    count += rows;
  }
}
