/**
 * Each server's tools as last seen: in memory, in the registry and in the store.
 *
 * A definition is registered under its new hash before anything else can fail, so a changed tool never passes under
 * its old one.
 */
import { isDeepStrictEqual } from "node:util";
import { BoundedMap } from "../../collections/bounded-map.ts";
import { getOrInsert } from "../../collections/get-or-insert.ts";
import { worse } from "../../detection/detection.ts";
import type { ServerType, Severity } from "../../event/event.ts";
import { type Definition, INSTRUCTIONS, PROGRAM } from "../../mcp/tool-set.ts";
import type { Registry, Tool } from "../../registry/registry.ts";
import type { StoredTool, ToolStore, Unread } from "../../store/records.ts";
import type { StoreWrites } from "./store-writes.ts";

/** Minimum interval for writing `lastSeen` of unchanged definitions. */
const LAST_SEEN_MS = 3_600_000;
/** Limit on the removed tools remembered for one server. */
const MAX_GONE = 10_000;
/** Milliseconds after which an undeclared server whose tools were not seen no longer belongs to this session. */
const RECENT_MS = 86_400_000;

export interface CatalogueOptions {
  registry: Registry;
  store: ToolStore;
  writes: StoreWrites;
  now: () => Date;
}

export interface ServerIdentity {
  id: string;
  type: ServerType;
  /** `host:port`; '' for stdio. */
  addr: string;
  /** How it was started (circumstances.ts); missing: netmon did not start it. */
  startedWith?: string;
}

/** A complete answer of a server. */
export interface Listed {
  tools: ReadonlyMap<string, Definition>;
  /** null: not seen this time; the known ones stay. */
  instructions: Definition | null;
}

type Tools = Map<string, StoredTool>;

export class Catalogue {
  readonly #options: CatalogueOptions;
  /** Keyed by server and tool; a server's instructions under INSTRUCTIONS. */
  #known = new Map<string, Tools>();
  /**
   * Tools that were in an earlier list of this process but not in the last one. A server may list other tools for
   * another user, and a client that has seen a definition may call its tool. A forgotten tool counts as never seen.
   */
  readonly #gone = new Map<string, Tools>();
  /** Servers that have listed something in this process: others see by `lastSeen` of the first entry that they did. */
  readonly #kept = new Set<string>();
  #revision = 0;

  constructor(options: CatalogueOptions) {
    this.#options = options;
  }

  /** A different number after each change, of when something was listed too. */
  get revision(): number {
    return this.#revision;
  }

  /** Returns the definition seen last; null: never seen, or gone from the list. */
  known(serverId: string, toolName: string): StoredTool | null {
    return this.#known.get(serverId)?.get(toolName) ?? null;
  }

  /** Like known, including tools that are gone from the last list. */
  lastKnown(serverId: string, toolName: string): StoredTool | null {
    return this.known(serverId, toolName) ?? this.#gone.get(serverId)?.get(toolName) ?? null;
  }

  hasEntries(serverId: string): boolean {
    return (this.#known.get(serverId)?.size ?? 0) > 0;
  }

  /** Returns all entries of a server, including its instructions. */
  entries(serverId: string): readonly StoredTool[] {
    return [...(this.#known.get(serverId)?.values() ?? [])];
  }

  toolNames(serverId: string): string[] {
    return [...(this.#known.get(serverId)?.keys() ?? [])].filter((name) => name !== INSTRUCTIONS);
  }

  /** Returns the tools of the session's other servers: declared ones, and those seen recently. */
  others(serverId: string): Map<string, string[]> {
    const { registry } = this.#options;
    const found = new Map<string, string[]>();
    for (const [id, tools] of this.#known) {
      if (id === serverId) continue;
      if (registry.server(id)?.declared || this.#isRecent(tools.values())) found.set(id, this.toolNames(id));
    }
    return found;
  }

  /** Registers the stored tools of a server until it answers itself. */
  registerLastKnown(server: ServerIdentity): void {
    const tools = this.entries(server.id).filter(
      ({ toolName, serverAddr }) => toolName !== INSTRUCTIONS && serverAddr === server.addr,
    );
    const named = tools.map(({ toolName, hash }) => ({ name: toolName, hash }));
    if (named.length > 0) this.#register(server, named);
  }

  /**
   * Takes over the tools that other netmon processes store for servers which have not answered this process, into the
   * registry too. Undeclared network servers are not registered: a store must not open an address.
   */
  takeOver({ all, present, gone }: Unread<StoredTool>, isOwn: (serverId: string) => boolean): void {
    const theirs = new Map<string, Tools>();
    const now = (id: string): Tools =>
      getOrInsert(theirs, id, () => new Map(all ? undefined : this.#known.get(id)));
    if (all) for (const id of this.#known.keys()) if (!isOwn(id)) now(id);
    for (const { serverId, toolName } of gone) if (!isOwn(serverId)) now(serverId).delete(toolName);
    for (const tool of present)
      if (!isOwn(tool.serverId) && tool.toolName !== PROGRAM) now(tool.serverId).set(tool.toolName, tool);
    for (const [id, tools] of theirs) {
      const before = this.#known.get(id) ?? new Map<string, StoredTool>();
      this.#known.set(id, tools);
      // when it was listed and what was found in it may change with the same definitions
      if (!isDeepStrictEqual(before, tools)) this.#revision++;
      const listsTheSame =
        before.size === tools.size && [...tools].every(([name, { hash }]) => before.get(name)?.hash === hash);
      if (listsTheSame) continue;
      this.#registerTheirs(id, [...tools.values()], before.size > 0);
    }
  }

  #registerTheirs(id: string, tools: readonly StoredTool[], wasKnown: boolean): void {
    const { registry } = this.#options;
    const declared = registry.server(id)?.declared ?? false;
    if (wasKnown) registry.unregister(id);
    const [first] = tools;
    if (!first || (!declared && (first.serverType !== "stdio" || !this.#isRecent(tools)))) return;
    const addr = declared ? registry.serverAddr(id) : "";
    this.registerLastKnown({ id, type: registry.server(id)?.type ?? "stdio", addr });
  }

  #isRecent(tools: Iterable<StoredTool>): boolean {
    const least = new Date(this.#options.now().getTime() - RECENT_MS).toISOString();
    return [...tools].some(({ lastSeen }) => lastSeen >= least);
  }

  /**
   * Takes in a complete answer of `server`. Returns the definitions known before, including those of tools that were
   * gone and are back, and the names that are gone from its list.
   */
  put(
    server: ServerIdentity,
    { tools, instructions }: Listed,
  ): { before: ReadonlyMap<string, StoredTool>; gone: string[] } {
    const { registry, writes, store } = this.#options;
    const mine = this.#ofServer(server.id);
    const before = new Map(mine);
    const gone = [...before.keys()].filter((name) => name !== INSTRUCTIONS && !tools.has(name));
    const all = [...tools.values()];
    if (gone.length > 0) registry.unregister(server.id);
    const differs = all.some(({ name, hash }) => registry.tool(server.id, name)?.toolHash !== hash);
    if (gone.length > 0 || differs) this.#register(server, all);
    const removed = getOrInsert(this.#gone, server.id, () => new BoundedMap(MAX_GONE));
    for (const name of tools.keys()) {
      const back = removed.get(name);
      if (back && !before.has(name)) before.set(name, back);
    }
    for (const name of gone) {
      removed.set(name, before.get(name) as StoredTool);
      mine.delete(name);
      this.#revision++;
      writes.add("tool", server.id, name, () => store.removeTool(server.id, name));
    }
    if (instructions !== null) this.keep(server, instructions);
    for (const definition of all) this.keep(server, definition);
    return { before, gone };
  }

  #register({ id, type, addr }: ServerIdentity, tools: readonly Tool[]): void {
    this.#options.registry.register(id, type, addr, tools);
  }

  /** Takes in tools that were in no complete list. */
  putMore(server: ServerIdentity, tools: readonly Definition[]): void {
    this.#register(server, tools);
    for (const tool of tools) this.keep(server, tool);
  }

  /** Stores the severity with the definition, since a person may approve it where it would not be detected. */
  noteDetected(serverId: string, toolName: string, severity: Severity): void {
    const { store, writes } = this.#options;
    const tool = this.known(serverId, toolName);
    if (tool === null || worse(tool.detected, severity) === tool.detected) return;
    const noted = { ...tool, detected: severity };
    this.#ofServer(serverId).set(toolName, noted);
    writes.add("tool", serverId, toolName, () => store.putTool(noted));
  }

  /** Takes in one definition, without registering its tool. */
  keep({ id, type, addr, startedWith }: ServerIdentity, { name, hash, canonical }: Definition): void {
    const { now, store, writes } = this.#options;
    const tools = this.#ofServer(id);
    const last = tools.get(name);
    const time = now();
    const isFirst = !this.#kept.has(id);
    this.#kept.add(id);
    const fresh = !isFirst && last !== undefined && time.getTime() - Date.parse(last.lastSeen) < LAST_SEEN_MS;
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
      ...(startedWith !== undefined && { startedWith }),
      ...(last?.detected && last.hash === hash && { detected: last.detected }),
    };
    tools.set(name, tool);
    this.#revision++;
    writes.add("tool", id, name, () => store.putTool(tool));
  }

  #ofServer(id: string): Tools {
    return getOrInsert(this.#known, id, () => new Map());
  }
}
