/**
 * The tools of the declared network servers: polled at the start and at an interval, kept in the registry and the
 * store, scanned, and compared with their pins. Tools of other servers come from the store, where shims and gateways
 * write what they see.
 *
 * A server that does not answer holds nothing up: its tools come from the store, and it is polled again.
 */
import { Semaphore } from "../../async/semaphore.ts";
import { within } from "../../async/within.ts";
import type { InspectionConfig, McpConfig } from "../../config/config.ts";
import type { Keyring } from "../../credentials/keyring.ts";
import { processFaults } from "../../event/faults.ts";
import { sessionSink } from "../../event/session-sink.ts";
import type { ListToolsError } from "../../mcp/client/error.ts";
import { type ToolSet, toolSet } from "../../mcp/tool-set.ts";
import { netmonPackage } from "../../native/built-file.ts";
import { Alerts } from "./alerts.ts";
import { Definitions, type DefinitionsOptions } from "./definitions.ts";
import {
  type PolledServer,
  type PollPorts,
  type PollTiming,
  polledServers,
  pollTools,
  sameServer,
  serverAddr,
  unpolledImports,
  withCredentials,
} from "./tool-poller.ts";

interface InventoryTiming extends PollTiming {
  /** Milliseconds for one server's complete answer. */
  timeoutMs: number;
  /** Milliseconds after which start() resolves, whatever is still in progress. */
  startMs: number;
  /** Number of servers polled at the same time. */
  concurrency: number;
  /** Milliseconds after which approvals by other processes, and tools seen by shims, are noticed. */
  pinsMs: number;
}

const DEFAULT_TIMING: InventoryTiming = {
  intervalMs: 300_000,
  retryMs: 1000,
  maxRetryMs: 300_000,
  timeoutMs: 15_000,
  startMs: 5000,
  concurrency: 8,
  pinsMs: 10_000,
};

/** Far above any known server; several lists may be read at once, in addition to the proxy's own work. */
const MAX_TOOLS = 2000;
const MAX_BYTES = 8 * 1024 * 1024;

/** The servers must already be declared in the registry, and declared again before each `reload`. */
export interface InventoryOptions extends Omit<DefinitionsOptions, "inPath" | "log" | "now"> {
  /** Gets no headers, and no text of servers except names. */
  log: { info(text: string): void; warn(text: string): void };
  timing?: Partial<InventoryTiming>;
  now?: () => Date;
  /** Returns a number from 0 to 1. */
  random?: () => number;
  /** File with further certificate authorities; default: none. */
  caFile?: string | null;
  /** Where the settings of proxies and certificate authorities are; default: this process's. */
  environment?: NodeJS.ProcessEnv;
  /** The keys that its requests are sent with, where headers of the configuration name credentials; default: none. */
  keyring?: Keyring | null;
}

export interface InventorySummary {
  /** Number of polled servers. */
  asked: number;
  /** Number of polled servers whose last answer was a list. */
  answered: number;
  /** Number of failed writes to the store. */
  unwritten: number;
}

/** A server that is polled. */
interface Polled {
  server: PolledServer;
  /** Whether its last answer was a list. */
  answered: boolean;
  closing: AbortController;
  /** Resolves after the first answer or failure, or at the end. */
  firstRound: Promise<void>;
  ended: Promise<void>;
}

export class Inventory {
  readonly definitions: Definitions;
  readonly #options: InventoryOptions;
  readonly #timing: InventoryTiming;
  readonly #alerts: Alerts;
  readonly #slots: Semaphore;
  readonly #asking = new Map<string, Polled>();
  readonly #ending = new Set<Promise<void>>();
  #mcp: McpConfig;
  #pinsTimer: NodeJS.Timeout | null = null;
  #closed = false;

  /** Reads the store and registers its tools, so that names resolve before any server answers. */
  constructor(options: InventoryOptions) {
    const { now = () => new Date() } = options;
    this.#options = options;
    this.#mcp = options.mcp;
    this.#timing = { ...DEFAULT_TIMING, ...options.timing };
    this.#slots = new Semaphore(this.#timing.concurrency);
    this.#alerts = new Alerts(options.emit, options.inspection.on_detection.webhook_url, options.log);
    const { emit } = this.#alerts;
    this.definitions = new Definitions({ ...options, emit, inPath: false, now });
  }

  /** Starts polling. Resolves when each server has answered or failed once, or after `startMs`. */
  async start(): Promise<void> {
    this.#askServers();
    this.#pinsTimer = setInterval(
      processFaults.part("servers").callback(() => this.definitions.refresh(), "tried_again"),
      this.#timing.pinsMs,
    ).unref();
    const rounds = [...this.#asking.values()].map(({ firstRound }) => firstRound);
    await within(Promise.all(rounds), this.#timing.startMs);
  }

  /** Applies a changed configuration: polls added or changed servers, and stops polling removed ones. */
  reload(mcp: McpConfig, inspection: InspectionConfig): void {
    this.#mcp = mcp;
    this.#alerts.update(inspection.on_detection.webhook_url);
    this.definitions.update(mcp, inspection);
    this.#registerLastKnown();
    this.#askServers();
  }

  summary(): InventorySummary {
    const asking = [...this.#asking.values()];
    return {
      asked: asking.length,
      answered: asking.filter((a) => a.answered).length,
      unwritten: this.definitions.unwritten,
    };
  }

  /** Aborts all requests. Resolves when they have ended and everything learned is in the store. */
  async close(): Promise<void> {
    this.#closed = true;
    if (this.#pinsTimer) clearInterval(this.#pinsTimer);
    for (const id of [...this.#asking.keys()]) this.#stopAsking(id);
    await Promise.all(this.#ending);
    await Promise.all([this.definitions.close(), this.#alerts.close()]);
  }

  #registerLastKnown(): void {
    for (const server of this.#mcp.servers)
      if (!this.#asking.get(server.id)?.answered)
        this.definitions.registerLastKnown({ id: server.id, type: server.type, addr: serverAddr(server) });
  }

  #askServers(): void {
    if (this.#closed) return;
    const wanted = polledServers(this.#mcp);
    for (const [id, { server }] of [...this.#asking]) {
      const next = wanted.get(id);
      if (next === undefined || !sameServer(server, next)) this.#stopAsking(id);
    }
    for (const server of wanted.values()) if (!this.#asking.has(server.id)) this.#ask(server);
    const unasked = unpolledImports(this.#mcp);
    if (unasked.length > 0)
      this.#options.log.info(
        `not asked for their tools, since only a client's file declares them: ${unasked.join(", ")}`,
      );
  }

  #ask(server: PolledServer): void {
    const { random = Math.random } = this.#options;
    const limits = { timeoutMs: this.#timing.timeoutMs, maxTools: MAX_TOOLS, maxBytes: MAX_BYTES };
    const ports: PollPorts<ToolSet> = {
      semaphore: this.#slots,
      timing: this.#timing,
      random,
      ask: async (signal) => {
        // Loaded on demand, because the SDK takes a tenth of a second to load.
        const { listTools } = await import("../../mcp/client/list-tools.ts");
        const { version } = netmonPackage();
        const { caFile = null, keyring = null, environment = process.env } = this.#options;
        const address = withCredentials(server.address, keyring);
        const set = toolSet(
          await listTools(address, { ...limits, version, signal, caFile, keyring, environment }),
        );
        await this.definitions.scanAhead(server.id, set);
        return set;
      },
      answered: (set) => this.#answered(server, set),
      failed: (error, attempts, retryMs) => this.#failed(server, error, attempts, retryMs),
    };
    const closing = new AbortController();
    let onRound = (): void => {};
    const firstRound = new Promise<void>((resolve) => {
      onRound = resolve;
    });
    const poll = (): Promise<void> => pollTools(ports, closing.signal, onRound);
    const ended = processFaults.part("servers").attempt(poll, "session_ended").then(onRound);
    this.#asking.set(server.id, { server, answered: false, closing, firstRound, ended });
  }

  #stopAsking(id: string): void {
    const asking = this.#asking.get(id);
    if (!asking) return;
    this.#asking.delete(id);
    asking.closing.abort();
    const ended: Promise<void> = asking.ended.finally(() => this.#ending.delete(ended));
    this.#ending.add(ended);
  }

  #answered(server: PolledServer, set: ToolSet): void {
    const { log } = this.#options;
    const asking = this.#asking.get(server.id);
    if (asking) asking.answered = true;
    for (const problem of set.problems) log.warn(`MCP server ${server.id}: ${problem}`);
    const gone = this.definitions.apply(server, set);
    if (gone.length > 0) log.info(`MCP server ${server.id} no longer lists ${names(gone)}`);
  }

  #failed(server: PolledServer, error: ListToolsError, attempts: number, retryMs: number): void {
    const { emit, sessionId, now } = this.#options;
    const asking = this.#asking.get(server.id);
    if (asking) asking.answered = false;
    const tell = sessionSink(sessionId, emit, now);
    tell({
      type: "mcp_server_unreachable",
      server_id: server.id,
      server_addr: server.addr,
      reason: error.reason,
      text: error.message,
      attempts,
      retry_ms: retryMs,
    });
  }
}

const NAMES_SHOWN = 10;

function names(all: readonly string[]): string {
  const shown = all.slice(0, NAMES_SHOWN).map((name) => JSON.stringify(name));
  const more = all.length - shown.length;
  return shown.join(", ") + (more > 0 ? ` and ${more} more` : "");
}
