/**
 * One definition store for all shims of a session: it is read once for all of them, and equal definitions are in memory
 * once. The opener of `kept` closes it.
 *
 * Fails closed. `maxBytes` limits what shims may add, since the agent's user decides how many servers it starts. Anything
 * beyond it is not kept, and its shim reports that.
 */
import { limitWords } from "../../event/limits.ts";
import type { StoredPin, StoredTool, ToolKey, ToolStore } from "../../store/records.ts";
import type { SessionToolStore } from "../recording/tool-store.ts";
import { SharedReading } from "./shared-reading.ts";

/** Bytes of an entry in addition to its definition. */
const ENTRY = 512;

export function sharedTools(kept: SessionToolStore, maxBytes = Number.POSITIVE_INFINITY): SessionToolStore {
  const tools = new SharedReading((since) => kept.store.readTools(since));
  const pins = new SharedReading((since) => kept.store.readPins(since));
  const outdate = (): void => {
    tools.outdate();
    pins.outdate();
  };
  let follows = false;
  return {
    store: {
      ...limited(kept.store, maxBytes),
      atOnce: async (work) => {
        await kept.store.atOnce(work);
        outdate();
      },
      readTools: (since, maxAgeMs) => tools.read(since, maxAgeMs),
      readPins: (since, maxAgeMs) => pins.read(since, maxAgeMs),
    },
    onChange: (changed, log) => {
      // before anyone who then reads
      if (!follows) kept.onChange(outdate, log);
      follows = true;
      return kept.onChange(changed, log);
    },
    close: () => {},
  };
}

/** Writes to `store`, up to a limit. */
function limited(store: ToolStore, maxBytes: number): Pick<ToolStore, "putTool" | "removeTool" | "putPin"> {
  const sizes = new Map<string, number>();
  let taken = 0;
  const keyOf = (kind: string, { serverId, toolName }: ToolKey): string =>
    JSON.stringify([kind, serverId, toolName]);
  const set = (key: string, size: number): void => {
    taken += size - (sizes.get(key) ?? 0);
    if (size === 0) sizes.delete(key);
    else sizes.set(key, size);
  };
  const take = (kind: string, entry: StoredTool | StoredPin): void => {
    const key = keyOf(kind, entry);
    const size = ENTRY + 2 * (key.length + entry.definition.length);
    if (taken - (sizes.get(key) ?? 0) + size > maxBytes)
      throw new Error(
        `the definitions of this session's servers take more than ${maxBytes} bytes ${limitWords("definition_bytes")}`,
      );
    set(key, size);
  };
  return {
    putTool: (tool) => {
      take("tool", tool);
      store.putTool(tool);
    },
    removeTool: (serverId, toolName) => {
      set(keyOf("tool", { serverId, toolName }), 0);
      store.removeTool(serverId, toolName);
    },
    putPin: (pin) => {
      take("pin", pin);
      store.putPin(pin);
    },
  };
}
