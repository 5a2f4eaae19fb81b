/**
 * Store of a session's tool definitions and pins, which the thread of its events keeps. Fails closed: a store that
 * cannot be used fails at each use, so that enforcing pins treats every tool as changed instead of trusting it anew.
 */
import type { Config } from "../../config/config.ts";
import { type StateDirs, storePath } from "../../state/paths.ts";
import type { ToolStore } from "../../store/records.ts";
import { ThreadToolStore } from "../../store/tool-thread.ts";
import { memoryToolStore } from "../../store/tools.ts";
import type { Recorder } from "./recorder.ts";

export interface SessionToolStore {
  store: ToolStore;
  /** Calls `changed` after each write by any process, until the returned function is called. */
  onChange(changed: () => void): () => void;
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
  const onChange = (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  if (!(store.enabled && mcp.inspection.registry.persistent))
    return { store: memoryToolStore(call), onChange, close: () => {} };
  const kept = new ThreadToolStore(storePath(dirs), recorder.toolThread, call);
  return { store: kept, onChange, close: () => kept.close() };
}
