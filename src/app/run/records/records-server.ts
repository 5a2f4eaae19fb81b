/**
 * The run's end of the shims' records: a Unix socket that the agent's user may use. What shims saw goes into the
 * session's own store, events and definitions, beside what the other layers record.
 *
 * Direction of failure: what is not a shim's to say, or more than shims have to, is refused and counted, and its
 * connection ended: the agent's user must not be able to fill the memory of the process that guards it. A shim that
 * cannot reach it does not start its server where it enforces.
 */

import { createServer, type Server, type Socket } from "node:net";
import { createInterface } from "node:readline";
import { within } from "../../../async/within.ts";
import type { EventSink } from "../../../event/event.ts";
import { destroyAll, processFaults } from "../../../event/faults.ts";
import { removeFile, setAccess } from "../../../files/write.ts";
import type { StoredPin, ToolStore } from "../../../store/records.ts";
import { DefinitionQuota } from "./definition-quota.ts";
import {
  MAX_LINE,
  parseRecord,
  type RunUpdate,
  type ShimRecord,
  serversOf,
  type ToolSnapshot,
} from "./wire.ts";

export interface RecordsServerOptions {
  path: string;
  sessionId: string;
  /** Whose shims may connect. */
  owner: { uid: number; gid: number };
  emit: EventSink;
  tools: ToolStore;
  /** Servers of the other layers, about which a shim has nothing to say. */
  isForeign(serverId: string): boolean;
  log: { warn(text: string): void };
  /** Milliseconds after which shims learn what a person approved or revoked; default 5 s. */
  decisionsMs?: number;
}

const CLOSING_MS = 2000;
/** With what a shim needs to take it up, within the 10 s of every other netmon process. */
const DECISIONS_MS = 5000;
/** Shims at a time: an agent has some dozens of stdio servers at most. */
const MAX_CONNECTIONS = 256;
/** Bytes of unfinished lines and of answers nobody has read, over all connections. */
const MAX_WAITING = 64 << 20;
/** Bytes of the tools and pins that shims reported and did not take back. */
const MAX_DEFINITIONS = 64 << 20;

export class RecordsServer {
  readonly #part = processFaults.part("records");
  /** Lines that were not a shim's to say. */
  refused = 0;
  readonly #options: RecordsServerOptions;
  readonly #server: Server;
  /** Connections, and the bytes of a line each that is not whole. */
  readonly #sockets = new Map<Socket, number>();
  readonly #room = new DefinitionQuota(MAX_DEFINITIONS);
  readonly #decisions = new Decisions();
  #timer: NodeJS.Timeout | null = null;

  private constructor(options: RecordsServerOptions) {
    this.#options = options;
    this.#server = createServer((socket) => this.#serve(socket));
    this.#part.contain(this.#server, "connection_ended", destroyAll);
  }

  static start(options: RecordsServerOptions): Promise<RecordsServer> {
    const records = new RecordsServer(options);
    const { path, owner } = options;
    return new Promise((resolve, reject) => {
      records.#server.once("error", reject);
      records.#server.listen(path, () => {
        records.#server.off("error", reject).on("error", () => {}); // accept(2) failed: the shim sees it end
        try {
          setAccess(path, 0o600, process.geteuid?.() === 0 ? owner : null);
          const { decisionsMs = DECISIONS_MS } = options;
          records.#timer = setInterval(
            records.#part.callback(() => records.#tellDecisions(), "tried_again"),
            decisionsMs,
          ).unref();
          resolve(records);
        } catch (error) {
          records.#server.close();
          reject(error);
        }
      });
    });
  }

  /** Waits a moment for shims that are ending. */
  async close(): Promise<void> {
    if (this.#timer) clearInterval(this.#timer);
    const closed = new Promise<void>((resolve) => this.#server.close(() => resolve()));
    await within(closed, CLOSING_MS);
    for (const socket of this.#sockets.keys()) socket.destroy();
    await closed;
    removeFile(this.#options.path);
  }

  /** Makes shims read their policy again. */
  policyChanged(): void {
    this.#send({ kind: "policy" });
  }

  #serve(socket: Socket): void {
    const giveUp = (): void => {
      socket.destroy();
    };
    this.#part.contain(socket, "connection_ended", giveUp);
    socket.on("error", () => {});
    if (this.#sockets.size >= MAX_CONNECTIONS || this.#waiting() > MAX_WAITING) {
      this.#refuse(socket);
      return;
    }
    const known = this.#known();
    if (known === null) {
      socket.destroy();
      return;
    }
    this.#sockets.set(socket, 0);
    socket.once("close", () => this.#sockets.delete(socket));
    socket.on("data", (chunk: Buffer) => {
      const at = chunk.lastIndexOf(0x0a);
      const waiting = at < 0 ? (this.#sockets.get(socket) ?? 0) + chunk.length : chunk.length - at;
      if (!socket.destroyed) this.#sockets.set(socket, waiting);
      if (waiting > MAX_LINE || (at < 0 && this.#waiting() > MAX_WAITING)) this.#refuse(socket);
    });
    const lines = this.#part.contain(createInterface({ input: socket }), "connection_ended", giveUp);
    lines.on("error", () => {}); // readline says the socket's own again
    lines.on("line", (line) => this.#hear(line, socket));
    socket.write(`${JSON.stringify(known)}\n`);
  }

  /** null: it cannot be read, which a shim takes for a run that is not there. */
  #known(): ToolSnapshot | null {
    const { tools, log } = this.#options;
    try {
      const known: ToolSnapshot = { kind: "known", tools: tools.tools(), pins: tools.pins() };
      // the others have not heard yet of what this one is told now
      this.#tellDecided(this.#decisions.since(known.pins));
      return known;
    } catch (error) {
      log.warn(`what is known of tools cannot be told to a shim: ${(error as Error).message}`);
      return null;
    }
  }

  #tellDecisions(): void {
    if (this.#sockets.size === 0) return;
    try {
      this.#tellDecided(this.#decisions.since(this.#options.tools.pins()));
    } catch {
      // what is in force stays so, and the next time comes round
    }
  }

  #tellDecided(pins: StoredPin[]): void {
    if (pins.length > 0) this.#send({ kind: "decided", pins });
  }

  #send(update: RunUpdate): void {
    for (const socket of this.#sockets.keys()) socket.write(`${JSON.stringify(update)}\n`);
  }

  #waiting(): number {
    return [...this.#sockets].reduce((sum, [socket, bytes]) => sum + bytes + socket.writableLength, 0);
  }

  #hear(line: string, socket: Socket): void {
    if (socket.destroyed) return;
    const said = parseRecord(line);
    const { sessionId, isForeign } = this.#options;
    const own =
      said !== null &&
      !serversOf(said).some(isForeign) &&
      (said.kind !== "event" || said.event.session_id === sessionId) &&
      this.#room.take(said);
    if (own) this.#record(said);
    else this.#refuse(socket);
  }

  #record(said: ShimRecord): void {
    const { emit, tools, log } = this.#options;
    try {
      if (said.kind === "event") emit(said.event);
      else if (said.kind === "tool") tools.putTool(said.tool);
      else if (said.kind === "pin") tools.putPin(said.pin);
      else tools.removeTool(said.serverId, said.toolName);
    } catch (error) {
      log.warn(`what a shim saw of a tool is not kept: ${(error as Error).message}`);
    }
  }

  #refuse(socket: Socket): void {
    if (socket.destroyed) return;
    this.refused++;
    // once: the agent may try as often as it likes, and the number is told at the end
    if (this.refused === 1)
      this.#options.log.warn(
        "a process of the agent's user sent records that no shim writes: netmon refused them, and refuses what follows",
      );
    socket.destroy();
  }
}

/**
 * The pins that a person has made or changed since they were looked at last. Those of first sight are the shims' own, and
 * no other shim's concern.
 */
class Decisions {
  readonly #known = new Map<string, string>();

  /** The pins that were decided and changed since the last call. */
  since(pins: readonly StoredPin[]): StoredPin[] {
    return pins.filter(({ serverId, toolName, origin, hash, pinnedAt }) => {
      if (origin === "first_seen") return false;
      const key = JSON.stringify([serverId, toolName]);
      const decided = `${origin} ${hash} ${pinnedAt}`;
      if (this.#known.get(key) === decided) return false;
      this.#known.set(key, decided);
      return true;
    });
  }
}
