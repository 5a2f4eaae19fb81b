/**
 * The tools of the declared network servers: asked for at the start and at an interval, kept in the registry
 * and the store, compared with their pins.
 *
 * Direction of failure: a server that does not answer stops nothing; its tools are those the store knows, and
 * it is asked again. Where pins cannot be read, enforce treats every tool as changed; observe says so.
 */
import type { McpConfig } from "../../config/config.ts";
import type { McpServerUnreachable } from "../../event/event.ts";
import type { ListToolsError } from "../../mcp/client/error.ts";
import type { ToolListing } from "../../mcp/client/list-tools.ts";
import { INSTRUCTIONS, toolSet } from "../../mcp/tool-set.ts";
import { netmonPackage } from "../../netmon/kernel/built-file.ts";
import type { StoredTool } from "../../store/records.ts";
import { Catalogue } from "./catalogue.ts";
import { Inquiry } from "./inquiry.ts";
import {
  DEFAULT_TIMING,
  type InventoryOptions,
  type InventorySummary,
  type InventoryTiming,
  MAX_BYTES,
  MAX_TOOLS,
} from "./inventory-options.ts";
import { PinBook } from "./pin-book.ts";
import { type AskedServer, askedServers, sameServer, serverAddr, unaskedImports } from "./settings.ts";
import { Slots } from "./slots.ts";
import { StoreWrites } from "./store-writes.ts";

export type { InventoryOptions, InventorySummary };

/** What pinOf gives where no definition can be the pinned one; neither is the hash of anything. */
export const PINS_UNREADABLE = "unreadable pins";
export const INSTRUCTIONS_CHANGED = "changed server instructions";

interface Asking {
  server: AskedServer;
  inquiry: Inquiry<ToolListing>;
  answered: boolean;
}

export class Inventory {
  readonly #options: InventoryOptions;
  readonly #timing: InventoryTiming;
  readonly #writes: StoreWrites;
  readonly #pins: PinBook;
  readonly #catalogue: Catalogue;
  readonly #slots: Slots;
  readonly #asking = new Map<string, Asking>();
  readonly #ending = new Set<Promise<void>>();
  #mcp: McpConfig;
  #pinsTimer: NodeJS.Timeout | null = null;
  #closed = false;

  /** Reads the store and registers the tools it knows, so that names resolve before any server answers. */
  constructor(options: InventoryOptions) {
    const { log, store, now = () => new Date() } = options;
    this.#options = options;
    this.#mcp = options.mcp;
    this.#timing = { ...DEFAULT_TIMING, ...options.timing };
    this.#slots = new Slots(this.#timing.concurrency);
    this.#writes = new StoreWrites((error) =>
      log.warn(`tools and pins are kept in memory only: ${error.message}`),
    );
    this.#pins = new PinBook(store, (error) => this.#warnUnreadable(error));
    const { sessionId, registry, emit } = options;
    const parts = { sessionId, registry, store, emit, now, writes: this.#writes, pins: this.#pins };
    this.#catalogue = new Catalogue(parts, this.#storedTools());
    this.#registerLastKnown();
  }

  /** Asks every server. Resolves when each has answered or failed once, or after `startMs`. */
  async start(): Promise<void> {
    this.#askServers();
    this.#pinsTimer = setInterval(() => {
      if (this.#mcp.version_pinning.enabled) this.#pins.reload();
    }, this.#timing.pinsMs).unref();
    const rounds = [...this.#asking.values()].map(({ inquiry }) => inquiry.firstRound);
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, this.#timing.startMs);
    });
    await Promise.race([Promise.all(rounds), late]);
    clearTimeout(timer);
  }

  /** Takes up a changed configuration: servers that were added or changed are asked, others no longer. */
  reload(mcp: McpConfig): void {
    this.#mcp = mcp;
    const before = this.#pins.unreadable;
    this.#pins.reload();
    if (before && this.#pins.unreadable) this.#warnUnreadable(before);
    this.#registerLastKnown();
    this.#askServers();
  }

  /**
   * The hash a tool's definition must have; null: there is no pin. For every tool of a server whose
   * instructions are not the pinned ones, and in enforce where the pins cannot be read, a text that is the
   * hash of nothing. O(1).
   */
  pinOf(serverId: string, toolName: string): string | null {
    if (!this.#mcp.version_pinning.enabled) return null;
    if (this.#pins.unreadable) return this.#mcp.mode === "enforce" ? PINS_UNREADABLE : null;
    const trusted = this.#pins.get(serverId, INSTRUCTIONS);
    const last = this.#catalogue.hashOf(serverId, INSTRUCTIONS);
    if (trusted !== null && last !== null && trusted.hash !== last) return INSTRUCTIONS_CHANGED;
    return this.#pins.get(serverId, toolName)?.hash ?? null;
  }

  summary(): InventorySummary {
    const asking = [...this.#asking.values()];
    return {
      asked: asking.length,
      answered: asking.filter((a) => a.answered).length,
      unwritten: this.#writes.failed,
    };
  }

  /** Breaks off all requests; resolves when they are gone and the store has what was learned. */
  async close(): Promise<void> {
    this.#closed = true;
    if (this.#pinsTimer) clearInterval(this.#pinsTimer);
    for (const id of [...this.#asking.keys()]) this.#stopAsking(id);
    await Promise.all(this.#ending);
    await this.#writes.flush();
  }

  #storedTools(): StoredTool[] {
    try {
      return this.#options.store.tools();
    } catch (error) {
      this.#options.log.warn(`no tools are known from before: ${(error as Error).message}`);
      return [];
    }
  }

  #warnUnreadable(error: Error): void {
    const { version_pinning, mode } = this.#mcp;
    if (!version_pinning.enabled) return;
    const meaning =
      this.#pins?.unreadable === null
        ? "those read before stay in force, new tools are not pinned"
        : mode === "enforce"
          ? "every tool counts as changed until they can be"
          : "changed tools are not noticed until they can be";
    this.#options.log.warn(`the pins cannot be read, ${meaning}: ${error.message}`);
  }

  #registerLastKnown(): void {
    for (const server of this.#mcp.servers)
      if (!this.#asking.get(server.id)?.answered)
        this.#catalogue.registerLastKnown({ id: server.id, type: server.type, addr: serverAddr(server) });
  }

  #askServers(): void {
    if (this.#closed) return;
    const wanted = askedServers(this.#mcp);
    for (const [id, { server }] of [...this.#asking]) {
      const next = wanted.get(id);
      if (next === undefined || !sameServer(server, next)) this.#stopAsking(id);
    }
    for (const server of wanted.values()) if (!this.#asking.has(server.id)) this.#ask(server);
    const unasked = unaskedImports(this.#mcp);
    if (unasked.length > 0)
      this.#options.log.info(
        `not asked for their tools, since only a client's file declares them: ${unasked.join(", ")}`,
      );
  }

  #ask(server: AskedServer): void {
    const { random = Math.random } = this.#options;
    const limits = { timeoutMs: this.#timing.timeoutMs, maxTools: MAX_TOOLS, maxBytes: MAX_BYTES };
    const inquiry = new Inquiry<ToolListing>({
      slots: this.#slots,
      timing: this.#timing,
      random,
      ask: async (signal) => {
        // The SDK takes a tenth of a second to load, which only those pay who ask.
        const { listTools } = await import("../../mcp/client/list-tools.ts");
        const { version } = netmonPackage();
        return listTools(server.address, { ...limits, version, signal });
      },
      answered: (listing) => this.#answered(server, listing),
      failed: (error, attempts, retryMs) => this.#failed(server, error, attempts, retryMs),
    });
    this.#asking.set(server.id, { server, inquiry, answered: false });
  }

  #stopAsking(id: string): void {
    const asking = this.#asking.get(id);
    if (!asking) return;
    this.#asking.delete(id);
    const ended: Promise<void> = asking.inquiry.close().finally(() => this.#ending.delete(ended));
    this.#ending.add(ended);
  }

  #answered(server: AskedServer, listing: ToolListing): void {
    const { log } = this.#options;
    const set = toolSet(listing);
    const asking = this.#asking.get(server.id);
    if (asking) asking.answered = true;
    for (const problem of set.problems) log.warn(`MCP server ${server.id}: ${problem}`);
    const gone = this.#catalogue.apply(server, set, this.#mcp);
    if (gone.length > 0) log.info(`MCP server ${server.id} no longer lists ${names(gone)}`);
  }

  #failed(server: AskedServer, error: ListToolsError, attempts: number, retryMs: number): void {
    const { emit, sessionId, now = () => new Date() } = this.#options;
    const asking = this.#asking.get(server.id);
    if (asking) asking.answered = false;
    const event: McpServerUnreachable = {
      type: "mcp_server_unreachable",
      timestamp: now().toISOString(),
      session_id: sessionId,
      server_id: server.id,
      server_addr: server.addr,
      reason: error.reason,
      text: error.message,
      attempts,
      retry_ms: retryMs,
    };
    emit(event);
  }
}

const NAMES_SHOWN = 10;

function names(all: readonly string[]): string {
  const shown = all.slice(0, NAMES_SHOWN).map((name) => JSON.stringify(name));
  const more = all.length - shown.length;
  return shown.join(", ") + (more > 0 ? ` and ${more} more` : "");
}
