/**
 * Stored tools, pins and detections, for commands that judge without asking a server. An unreadable store counts as
 * empty, and the command reports it.
 */
import type { Config } from "../../config/config.ts";
import { Registry } from "../../registry/registry.ts";
import type { StateDirs } from "../../state/paths.ts";
import { storePath } from "../../state/paths.ts";
import { StoreError } from "../../store/error.ts";
import type { ToolStore } from "../../store/records.ts";
import { memoryToolStore, openToolReader } from "../../store/tools.ts";
import { Definitions } from "../servers/definitions.ts";
import type { CallState } from "./verdict.ts";

export interface KnownTools extends Omit<CallState, "tokensOf"> {
  /** The configured servers with their known tools, and the servers that shims saw recently. */
  registry: Registry;
  /** Why nothing is known; null: the store was read, or does not exist. */
  problem: string | null;
}

export function knownTools(config: Config, dirs: StateDirs): KnownTools {
  try {
    const store = openToolReader(storePath(dirs));
    try {
      return read(config, memoryToolStore(undefined, store), null);
    } finally {
      store.close();
    }
  } catch (error) {
    if (!(error instanceof StoreError)) throw error;
    return read(config, memoryToolStore(), error.code === "not_found" ? null : error.message);
  }
}

/** Reads everything from the store at once. */
function read(config: Config, store: ToolStore, problem: string | null): KnownTools {
  const registry = new Registry();
  registry.declareServers(config.sandbox.mcp.servers);
  const definitions = new Definitions({
    sessionId: "",
    registry,
    store,
    mcp: config.sandbox.mcp,
    inspection: config.mcp.inspection,
    inPath: false,
    emit: () => {},
    log: { warn: () => {} },
    now: () => new Date(),
  });
  return {
    registry,
    pinOf: (serverId, toolName) => definitions.pinOf(serverId, toolName),
    detectedOf: (serverId, toolName) => definitions.detectedOf(serverId, toolName),
    problem,
  };
}
