/** The events in the store below `--state-dir DIR`. */
import type { NetmonEvent } from "../../src/event/event.ts";
import { stateDirs, storePath } from "../../src/state/paths.ts";
import { EventReader } from "../../src/store/reader.ts";

/** Returns them in order, without `sessionId` those of all sessions. Throws where there is no store. */
export function storedEvents(stateDir: string, sessionId?: string): NetmonEvent[] {
  const reader = new EventReader(storePath(stateDirs(stateDir)));
  try {
    return reader.events(sessionId === undefined ? {} : { sessionId }).map(({ event }) => event);
  } finally {
    reader.close();
  }
}
