/**
 * One definition store for all shims of a session: equal definitions are in memory once. The opener of `kept` closes it.
 *
 * Fails closed. `maxBytes` limits what shims may add, since the agent's user decides how many servers it starts. Anything
 * beyond it is not kept, and its shim reports that.
 */
import { limitWords } from "../../event/limits.ts";
import type { StoredPin, StoredTool, ToolStore } from "../../store/records.ts";
import type { SessionToolStore } from "../recording/tool-store.ts";

/** Bytes of an entry in addition to its definition. */
const ENTRY = 512;

export function sharedTools(kept: SessionToolStore, maxBytes = Number.POSITIVE_INFINITY): SessionToolStore {
  return { store: shared(kept.store, maxBytes), onChange: kept.onChange, close: () => {} };
}

function shared(store: ToolStore, maxBytes: number): ToolStore {
  let known = new Map<string, StoredTool>();
  const sizes = new Map<string, number>();
  let taken = 0;
  const keyOf = (kind: string, serverId: string, toolName: string): string =>
    JSON.stringify([kind, serverId, toolName]);
  const set = (key: string, size: number): void => {
    taken += size - (sizes.get(key) ?? 0);
    if (size === 0) sizes.delete(key);
    else sizes.set(key, size);
  };
  const take = (kind: string, { serverId, toolName, definition }: StoredTool | StoredPin): void => {
    const key = keyOf(kind, serverId, toolName);
    const size = ENTRY + 2 * (key.length + definition.length);
    if (taken - (sizes.get(key) ?? 0) + size > maxBytes)
      throw new Error(
        `the definitions of this session's servers take more than ${maxBytes} bytes ${limitWords("definition_bytes")}`,
      );
    set(key, size);
  };
  return {
    tools: () => {
      const now = new Map<string, StoredTool>();
      for (const tool of store.tools()) {
        const key = keyOf("tool", tool.serverId, tool.toolName);
        const before = known.get(key);
        now.set(key, before !== undefined && isSame(before, tool) ? before : tool);
      }
      known = now;
      return [...now.values()];
    },
    putTool: (tool) => {
      take("tool", tool);
      store.putTool(tool);
    },
    removeTool: (serverId, toolName) => {
      set(keyOf("tool", serverId, toolName), 0);
      store.removeTool(serverId, toolName);
    },
    pins: () => store.pins(),
    putPin: (pin) => {
      take("pin", pin);
      store.putPin(pin);
    },
    atOnce: (work) => store.atOnce(work),
  };
}

function isSame(one: StoredTool, other: StoredTool): boolean {
  return (
    one.hash === other.hash &&
    one.definition === other.definition &&
    one.lastSeen === other.lastSeen &&
    one.serverAddr === other.serverAddr &&
    one.serverType === other.serverType &&
    one.detected === other.detected &&
    one.startedWith === other.startedWith
  );
}
