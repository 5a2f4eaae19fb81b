/**
 * The run's end of the shims' records: a Unix socket that the agent's user may use. What shims saw goes into the
 * session's own store, events and definitions, beside what the other layers record.
 *
 * Direction of failure: what is not a shim's to say, or more than shims have to, is refused and counted, and its
 * connection ended: the agent's user must not be able to fill the memory of the process that guards it. A shim that
 * cannot reach it does not start its server where it enforces.
 */
import { chmodSync, chownSync, rmSync } from "node:fs";
import { createServer, type Server, type Socket } from "node:net";
import { createInterface } from "node:readline";
import type { EventSink } from "../../../event/event.ts";
import type { ToolStore } from "../../../store/records.ts";
import { DefinitionRoom } from "./definition-room.ts";
import { type Known, MAX_LINE, parseSaw, type Saw, serversOf } from "./wire.ts";

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
}

const CLOSING_MS = 2000;
/** Shims at a time: an agent has some dozens of stdio servers at most. */
const MAX_CONNECTIONS = 256;
/** Of lines that are not whole, and of what was told and not read, of all connections together. */
const MAX_WAITING = 64 << 20;
/** Of what shims said of tools and pins and did not take back. */
const MAX_DEFINITIONS = 64 << 20;

export class RecordsServer {
  /** Lines that were no shim's to say. */
  refused = 0;
  readonly #options: RecordsServerOptions;
  readonly #server: Server;
  /** Connections, and the bytes of a line each that is not whole. */
  readonly #sockets = new Map<Socket, number>();
  readonly #room = new DefinitionRoom(MAX_DEFINITIONS);

  private constructor(options: RecordsServerOptions) {
    this.#options = options;
    this.#server = createServer((socket) => this.#serve(socket));
  }

  static start(options: RecordsServerOptions): Promise<RecordsServer> {
    const records = new RecordsServer(options);
    const { path, owner } = options;
    return new Promise((resolve, reject) => {
      records.#server.once("error", reject);
      records.#server.listen(path, () => {
        records.#server.off("error", reject).on("error", () => {}); // accept(2) failed: the shim sees it end
        chmodSync(path, 0o600);
        if (process.geteuid?.() === 0) chownSync(path, owner.uid, owner.gid);
        resolve(records);
      });
    });
  }

  /** Waits a moment for shims that are ending. */
  async close(): Promise<void> {
    const closed = new Promise<void>((resolve) => this.#server.close(() => resolve()));
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, CLOSING_MS);
    });
    await Promise.race([closed, late]);
    clearTimeout(timer);
    for (const socket of this.#sockets.keys()) socket.destroy();
    await closed;
    rmSync(this.#options.path, { force: true });
  }

  #serve(socket: Socket): void {
    const { tools } = this.#options;
    socket.on("error", () => {});
    if (this.#sockets.size >= MAX_CONNECTIONS || this.#waiting() > MAX_WAITING) {
      this.#refuse(socket);
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
    const lines = createInterface({ input: socket });
    lines.on("line", (line) => this.#hear(line, socket));
    try {
      const known: Known = { kind: "known", tools: tools.tools(), pins: tools.pins() };
      socket.write(`${JSON.stringify(known)}\n`);
    } catch (error) {
      this.#options.log.warn(`what is known of tools cannot be told to a shim: ${(error as Error).message}`);
      socket.destroy();
    }
  }

  #waiting(): number {
    return [...this.#sockets].reduce((sum, [socket, bytes]) => sum + bytes + socket.writableLength, 0);
  }

  #hear(line: string, socket: Socket): void {
    if (socket.destroyed) return;
    const said = parseSaw(line);
    const { sessionId, isForeign } = this.#options;
    const own =
      said !== null &&
      !serversOf(said).some(isForeign) &&
      (said.kind !== "event" || said.event.session_id === sessionId) &&
      this.#room.take(said);
    if (own) this.#record(said);
    else this.#refuse(socket);
  }

  #record(said: Saw): void {
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
        "a process of the agent's user sent records that no shim makes: they were refused, and so is what follows",
      );
    socket.destroy();
  }
}
