/**
 * Layers of a session that are now running, according to their netmons' records. On failure: a layer whose record
 * cannot be read counts as not running, so that less is claimed to be known, not more.
 */
import { StateError } from "../../state/error.ts";
import type { SessionOverview } from "../../state/overview.ts";
import type { StateDirs } from "../../state/paths.ts";
import { runningProxies } from "../../state/proxy-record.ts";
import { readSession, watcherAlive } from "../../state/store.ts";

/** `served`: those that another user's netmon has for this one. */
export function runningLayers(
  dirs: StateDirs,
  sessionId: string,
  served: readonly SessionOverview[] = [],
): { kernel: boolean; proxy: boolean } {
  return {
    kernel:
      served.some(({ session_id, status }) => session_id === sessionId && status === "watched") ||
      readable(() => {
        const record = readSession(dirs, sessionId);
        return record !== null && watcherAlive(record);
      }),
    proxy: readable(() => runningProxies(dirs).some(({ session_id }) => session_id === sessionId)),
  };
}

function readable(look: () => boolean): boolean {
  try {
    return look();
  } catch (error) {
    if (error instanceof StateError) return false;
    throw error;
  }
}
