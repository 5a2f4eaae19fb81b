/**
 * The store of tool definitions and pins for a session. Direction of failure: closed; one that cannot be opened
 * fails at each use, so that whoever enforces pins takes every tool for changed, instead of trusting anew.
 */
import type { FSWatcher } from "node:fs";
import type { Config } from "../../config/config.ts";
import { StateError } from "../../state/error.ts";
import { ensurePrivateDirectory, type StateDirs, storePath } from "../../state/paths.ts";
import { StoreError } from "../../store/error.ts";
import type { ToolStore } from "../../store/records.ts";
import { watchToolChanges } from "../../store/tool-changes.ts";
import { memoryToolStore, openToolStore } from "../../store/tools.ts";

export interface SessionToolStore {
  store: ToolStore;
  /** Calls `changed` after each write, by whoever writes. */
  onChange(changed: () => void): void;
  close(): void;
}

export function sessionToolStore(dirs: StateDirs, { store, mcp }: Config): SessionToolStore {
  if (!(store.enabled && mcp.inspection.registry.persistent)) {
    let changed = (): void => {};
    const onChange = (listener: () => void): void => {
      changed = listener;
    };
    return { store: memoryToolStore(() => changed()), onChange, close: () => {} };
  }
  try {
    // pins that others could write cannot be trusted
    ensurePrivateDirectory(dirs.lib);
    const path = storePath(dirs);
    const kept = openToolStore(path);
    let watcher: FSWatcher | null = null;
    return {
      store: kept,
      onChange: (changed) => {
        watcher = watchToolChanges(path, changed);
      },
      close: () => {
        watcher?.close();
        kept.close();
      },
    };
  } catch (error) {
    if (!(error instanceof StoreError || error instanceof StateError)) throw error;
    return { store: failing(error), onChange: () => {}, close: () => {} };
  }
}

function failing(error: Error): ToolStore {
  const fail = (): never => {
    throw error;
  };
  const writes = { putTool: fail, removeTool: fail, putPin: fail, atOnce: fail };
  return { tools: fail, pins: fail, ...writes };
}
