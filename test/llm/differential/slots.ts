/**
 * A provider on loopback that answers with the given bytes, valid HTTP or not. Each run of a client has a slot, its own
 * path, so that its requests and netmon's handling of them can be told from all others.
 */
import { once } from "node:events";
import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import type { Case } from "./cases/make.ts";

export interface Slot {
  name: string;
  /** Requests of the run so far. */
  requests: number;
}

interface Run {
  slot: Slot;
  asked: Case;
  open: Set<Socket>;
}

export const SLOTS: readonly string[] = Array.from({ length: 48 }, (_, i) => `s${i}`);

export class Slots {
  readonly #server: Server;
  readonly #free = [...SLOTS];
  readonly #waiting: ((name: string) => void)[] = [];
  readonly #runs = new Map<string, Run>();

  private constructor(server: Server) {
    this.#server = server;
    server.on("request", (request: IncomingMessage) => {
      request.resume();
      request.on("end", () => this.#answer(request));
      request.on("error", () => {});
    });
  }

  static async start(): Promise<Slots> {
    const slots = new Slots(createServer());
    slots.#server.listen(0, "127.0.0.1");
    await once(slots.#server, "listening");
    return slots;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    this.#server.close();
    await once(this.#server, "close");
  }

  /** Waits for a free slot, and afterwards for the end of all its connections. */
  async run<T>(asked: Case, use: (slot: Slot) => Promise<T>): Promise<T> {
    const name = this.#free.pop() ?? (await new Promise<string>((resolve) => this.#waiting.push(resolve)));
    const run: Run = { slot: { name, requests: 0 }, asked, open: new Set() };
    this.#runs.set(name, run);
    try {
      return await use(run.slot);
    } finally {
      await Promise.all([...run.open].map((socket) => socket.destroyed || once(socket, "close")));
      this.#runs.delete(name);
      const next = this.#waiting.shift();
      if (next) next(name);
      else this.#free.push(name);
    }
  }

  #answer(request: IncomingMessage): void {
    const { socket } = request;
    const path = request.url ?? "";
    const run = this.#runs.get(/\/(s\d+)(?:[/?#]|$)/.exec(path)?.[1] ?? "");
    if (!run) {
      socket.end("HTTP/1.1 404 None\r\nconnection: close\r\ncontent-length: 0\r\n\r\n");
      return;
    }
    run.open.add(socket);
    const { asked, slot } = run;
    const pieces = slot.requests++ > 0 && asked.second ? asked.second : asked.answer;
    const authority = this.url.slice("http://".length);
    const [head, ...rest] = pieces;
    const filled = head!
      .toString("latin1")
      .replaceAll("{base}", `/${slot.name}`)
      .replaceAll("{origin}", this.url)
      .replaceAll("{authority}", authority);
    void send(socket, [Buffer.from(filled, "latin1"), ...rest]);
  }
}

async function send(socket: Socket, pieces: readonly Buffer[]): Promise<void> {
  socket.setNoDelay(true);
  for (const [i, piece] of pieces.entries()) {
    if (socket.destroyed) return;
    socket.write(piece);
    // So that a reader gets the pieces one by one.
    if (i + 1 < pieces.length) await new Promise((resolve) => setImmediate(resolve));
  }
  // Clients may leave their side open.
  socket.destroySoon();
}
