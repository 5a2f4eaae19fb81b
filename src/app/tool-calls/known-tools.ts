/**
 * Tools and pins as the store has them, for commands that judge without asking a server. Direction of
 * failure: a store that cannot be read counts as empty, and the command says so.
 */
import { existsSync } from "node:fs";
import type { Config } from "../../config/config.ts";
import { Registry } from "../../registry/registry.ts";
import { StoreError } from "../../store/error.ts";
import { openToolStore } from "../../store/tools.ts";
import type { StateDirs } from "../state/paths.ts";
import { storePath } from "../state/recorder.ts";

export interface KnownTools {
  /** The configuration's servers, with the tools they were seen to have. */
  registry: Registry;
  pinOf: (serverId: string, toolName: string) => string | null;
  /** Why nothing is known; null: the store was read, or there is none. */
  problem: string | null;
}

export function knownTools(config: Config, dirs: StateDirs): KnownTools {
  const registry = new Registry();
  registry.declareServers(config.sandbox.mcp.servers);
  const pins = new Map<string, string>();
  const key = (serverId: string, toolName: string): string => JSON.stringify([serverId, toolName]);
  const known: KnownTools = { registry, pinOf: (s, t) => pins.get(key(s, t)) ?? null, problem: null };
  const path = storePath(dirs);
  try {
    // opening would make it
    if (!existsSync(path)) return known;
    const store = openToolStore(path);
    try {
      for (const tool of store.tools()) {
        if (!registry.server(tool.serverId)?.declared) continue;
        registry.register(tool.serverId, tool.serverType, tool.serverAddr, [
          { name: tool.toolName, hash: tool.hash },
        ]);
      }
      for (const pin of store.pins()) pins.set(key(pin.serverId, pin.toolName), pin.hash);
    } finally {
      store.close();
    }
    return known;
  } catch (error) {
    if (!(error instanceof StoreError)) throw error;
    return { ...known, problem: error.message };
  }
}
