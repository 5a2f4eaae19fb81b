/**
 * What each server's tools were when last seen, and which definition is trusted: compares an answer with both,
 * brings it into the registry and the store, and tells what is new and what changed.
 *
 * Direction of failure: a definition is registered under its new hash before anything else can fail, so a
 * changed tool never passes under its old one; a pin is only ever added, never replaced.
 */
import type { McpConfig } from "../../config/config.ts";
import type { EventSink, McpToolChanged, McpToolSeen, ServerType } from "../../event/event.ts";
import { parseCanonical } from "../../mcp/definition.ts";
import { definitionChanges } from "../../mcp/definition-changes.ts";
import { type Definition, INSTRUCTIONS, type ToolSet } from "../../mcp/tool-set.ts";
import type { Registry } from "../../registry/registry.ts";
import type { StoredTool, ToolStore } from "../../store/records.ts";
import type { PinBook } from "./pin-book.ts";
import type { StoreWrites } from "./store-writes.ts";

/** Characters of a description in an event; the whole one is in the store. */
const MAX_DESCRIPTION = 4096;
/** `lastSeen` of what did not change is not written more often than this. */
const LAST_SEEN_MS = 3_600_000;

export interface CatalogueOptions {
  sessionId: string;
  registry: Registry;
  store: ToolStore;
  writes: StoreWrites;
  pins: PinBook;
  emit: EventSink;
  now: () => Date;
}

export interface ServerIdentity {
  id: string;
  type: ServerType;
  /** `host:port`; '' for stdio. */
  addr: string;
}

export class Catalogue {
  readonly #options: CatalogueOptions;
  /** By server and tool; a server's instructions under INSTRUCTIONS. */
  readonly #known = new Map<string, Map<string, StoredTool>>();
  /** Servers whose tools have been told of since the start. */
  readonly #told = new Set<string>();
  /** (server, tool) → the hash whose difference has been told. */
  readonly #changesTold = new Map<string, string>();

  constructor(options: CatalogueOptions, stored: readonly StoredTool[]) {
    this.#options = options;
    for (const tool of stored) this.#ofServer(tool.serverId).set(tool.toolName, tool);
  }

  /** Hash of the definition seen last; null: never seen. */
  hashOf(serverId: string, toolName: string): string | null {
    return this.#known.get(serverId)?.get(toolName)?.hash ?? null;
  }

  /** Brings what the store knows of a server into the registry, until it answers itself. */
  registerLastKnown({ id, type, addr }: ServerIdentity): void {
    const tools = [...(this.#known.get(id)?.values() ?? [])].filter(
      (tool) => tool.toolName !== INSTRUCTIONS && tool.serverAddr === addr,
    );
    if (tools.length === 0) return;
    const named = tools.map(({ toolName, hash }) => ({ name: toolName, hash }));
    this.#options.registry.register(id, type, addr, named);
  }

  /** A whole answer of `server`. Returns the names that are gone from its list. */
  apply(server: ServerIdentity, { tools, instructions }: ToolSet, mcp: McpConfig): string[] {
    const { registry, writes, store } = this.#options;
    const before = new Map(this.#ofServer(server.id));
    const gone = [...before.keys()].filter((name) => name !== INSTRUCTIONS && !tools.has(name));
    if (gone.length > 0) registry.unregister(server.id);
    const named = [...tools.values()].map(({ name, hash }) => ({ name, hash }));
    if (gone.length > 0 || named.some(({ name, hash }) => registry.tool(server.id, name)?.toolHash !== hash))
      registry.register(server.id, server.type, server.addr, named);
    const definitions = [instructions, ...tools.values()];
    if (mcp.version_pinning.enabled && mcp.version_pinning.auto_trust_first)
      this.#trustFirst(server, definitions);
    for (const definition of definitions) this.#keep(server, definition);
    for (const name of gone) {
      this.#ofServer(server.id).delete(name);
      writes.add(() => store.removeTool(server.id, name));
    }
    for (const definition of definitions) this.#tell(server, definition, before.get(definition.name), mcp);
    this.#told.add(server.id);
    return gone;
  }

  #trustFirst({ id }: ServerIdentity, definitions: readonly Definition[]): void {
    const { pins, store, writes, now } = this.#options;
    const unpinned = (): Definition[] => definitions.filter(({ name }) => pins.get(id, name) === null);
    if (unpinned().length === 0 && pins.unwritten(id).length === 0) return;
    // Another netmon process may have pinned them in the meantime.
    if (!pins.reload()) return;
    for (const { name, hash, canonical } of unpinned()) {
      pins.add({
        serverId: id,
        toolName: name,
        hash,
        definition: canonical,
        pinnedAt: now().toISOString(),
        origin: "first_seen",
      });
    }
    for (const pin of pins.unwritten(id)) writes.add(() => store.putPin(pin));
  }

  #keep({ id, type, addr }: ServerIdentity, { name, hash, canonical }: Definition): void {
    const { now, store, writes } = this.#options;
    const tools = this.#ofServer(id);
    const last = tools.get(name);
    const time = now();
    const fresh = last !== undefined && time.getTime() - Date.parse(last.lastSeen) < LAST_SEEN_MS;
    if (fresh && last.hash === hash && last.serverAddr === addr) return;
    const tool: StoredTool = {
      serverId: id,
      serverType: type,
      serverAddr: addr,
      toolName: name,
      hash,
      definition: canonical,
      firstSeen: last?.firstSeen ?? time.toISOString(),
      lastSeen: time.toISOString(),
    };
    tools.set(name, tool);
    writes.add(() => store.putTool(tool));
  }

  /** Every tool once after the start, later only those that are new or changed. */
  #tell(server: ServerIdentity, definition: Definition, last: StoredTool | undefined, mcp: McpConfig): void {
    const { emit, pins, sessionId, now } = this.#options;
    const { name, hash, canonical, description } = definition;
    const status = last === undefined ? "new" : last.hash === hash ? "unchanged" : "changed";
    const common = { timestamp: now().toISOString(), session_id: sessionId, server_id: server.id };
    const pin = mcp.version_pinning.enabled ? pins.get(server.id, name) : null;
    if (name !== INSTRUCTIONS && (status !== "unchanged" || !this.#told.has(server.id))) {
      const seen: McpToolSeen = {
        type: "mcp_tool_seen",
        ...common,
        server_type: server.type,
        server_addr: server.addr,
        tool_name: name,
        tool_hash: hash,
        description:
          description.length <= MAX_DESCRIPTION ? description : `${description.slice(0, MAX_DESCRIPTION)}…`,
        status,
        pinned: pin === null ? null : pin.hash === hash,
        detections: [],
        max_severity: null,
      };
      emit(seen);
    }
    const key = JSON.stringify([server.id, name]);
    const base = pin ?? last;
    if (base === undefined || base.hash === hash) {
      this.#changesTold.delete(key);
      return;
    }
    if (this.#changesTold.get(key) === hash) return;
    this.#changesTold.set(key, hash);
    const blocks = pin !== null && mcp.version_pinning.on_change === "block";
    const changed: McpToolChanged = {
      type: "mcp_tool_changed",
      ...common,
      tool_name: name,
      previous_hash: base.hash,
      new_hash: hash,
      changes: definitionChanges(parseCanonical(base.definition), parseCanonical(canonical)),
      action: blocks && mcp.enforce_policy && mcp.mode === "enforce" ? "block" : "allow",
      detections: [],
    };
    emit(changed);
  }

  #ofServer(id: string): Map<string, StoredTool> {
    const tools = this.#known.get(id) ?? new Map<string, StoredTool>();
    this.#known.set(id, tools);
    return tools;
  }
}
