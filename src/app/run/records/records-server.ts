/**
 * The run's end of the shims' records: a Unix socket that the agent's user may use. What shims saw goes into the
 * session's own store, events and definitions, beside what the other layers record.
 *
 * Direction of failure: what is not a shim's to say is refused and counted, and its connection ended. A shim that
 * cannot reach it does not start its server where it enforces.
 */
import { chmodSync, chownSync, rmSync } from "node:fs";
import { createServer, type Server, type Socket } from "node:net";
import { createInterface } from "node:readline";
import type { EventSink } from "../../../event/event.ts";
import type { ToolStore } from "../../../store/records.ts";
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

export class RecordsServer {
  /** Lines that were no shim's to say. */
  refused = 0;
  readonly #options: RecordsServerOptions;
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();

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
    for (const socket of this.#sockets) socket.destroy();
    await closed;
    rmSync(this.#options.path, { force: true });
  }

  #serve(socket: Socket): void {
    const { tools } = this.#options;
    this.#sockets.add(socket);
    socket.once("close", () => this.#sockets.delete(socket));
    socket.on("error", () => {});
    let waiting = 0;
    socket.on("data", (chunk: Buffer) => {
      const at = chunk.lastIndexOf(0x0a);
      waiting = at < 0 ? waiting + chunk.length : chunk.length - at;
      if (waiting > MAX_LINE) this.#refuse(socket);
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

  #hear(line: string, socket: Socket): void {
    if (socket.destroyed) return;
    const said = parseSaw(line);
    const { sessionId, isForeign } = this.#options;
    const own =
      said !== null &&
      !serversOf(said).some(isForeign) &&
      (said.kind !== "event" || said.event.session_id === sessionId);
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
    this.refused++;
    this.#options.log.warn(
      "a process of the agent's user sent records that no shim makes: they were refused",
    );
    socket.destroy();
  }
}
