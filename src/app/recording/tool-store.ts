/**
 * Store of a session's tool definitions and pins, which the thread of its events keeps. Fails closed: a store that
 * cannot be used fails at each use, so that enforcing pins treats every tool as changed instead of trusting it anew.
 */
import type { FSWatcher } from "node:fs";
import type { Config } from "../../config/config.ts";
import { errorMessage } from "../../errors/error-message.ts";
import type { Log } from "../../event/log.ts";
import { type StateDirs, storePath } from "../../state/paths.ts";
import type { ToolStore } from "../../store/records.ts";
import { watchToolChanges } from "../../store/tool-changes.ts";
import { ThreadToolStore } from "../../store/tool-thread.ts";
import { memoryToolStore } from "../../store/tools.ts";
import type { Recorder } from "./recorder.ts";

export interface SessionToolStore {
  store: ToolStore;
  /**
   * Calls `changed` after each write by any process, until the returned function is called. If writes of other
   * processes cannot be seen, the log says so, and they are noticed at an interval.
   */
  onChange(changed: () => void, log: Pick<Log, "warn">): () => void;
  close(): void;
}

/** Close it before the recorder, which ends the thread. */
export function sessionToolStore(
  dirs: StateDirs,
  { store, mcp }: Config,
  recorder: Pick<Recorder, "toolThread">,
): SessionToolStore {
  const listeners = new Set<() => void>();
  const call = (): void => {
    for (const listener of listeners) listener();
  };
  const add = (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  if (!(store.enabled && mcp.inspection.registry.persistent))
    return { store: memoryToolStore(call), onChange: add, close: () => {} };
  const path = storePath(dirs);
  const kept = new ThreadToolStore(path, recorder.toolThread, call);
  let watcher: FSWatcher | null = null;
  return {
    store: kept,
    onChange: (changed, log) => {
      try {
        watcher ??= watchToolChanges(path, call);
      } catch (error) {
        log.warn(
          `decisions by other processes about tools take effect after some seconds: ${errorMessage(error)}`,
        );
      }
      return add(changed);
    },
    close: () => {
      watcher?.close();
      kept.close();
    },
  };
}
