/**
 * Controller side of the shims' relays (native/shim): a Unix socket on which they hand over their arguments and the
 * descriptors of client and server.
 *
 * Fails closed. Connections that are not a relay's, of a process that may not use this, or beyond the limits are refused and counted: a
 * client must not be able to fill the memory of the process that guards it.
 */

import { once } from "node:events";
import { createServer, type Server, type Socket } from "node:net";
import { within } from "../../async/within.ts";
import { destroyAll, processFaults } from "../../event/faults.ts";
import { LIMITS, limitWords } from "../../event/limits.ts";
import { addon } from "../../native/addon.ts";
import { descriptorOf } from "../../native/descriptor.ts";
import { closeOnThread } from "../../native/stranger.ts";
import { type Hello, HelloError, type HelloQuota, type RunHello, receiveHello } from "./hello.ts";
import { Relay } from "./relay.ts";

export interface ShimControllerOptions {
  /** Path to listen at, or a listening descriptor. */
  at: string | { fd: number };
  /** Whether its relays hand over their configuration files. */
  takesFiles: boolean;
  /** Returns why the process at the other end of a connection is not served; null: it is. */
  objection(fd: number): string | null;
  /** Resolves to the exit code of the shim; an uncaught error is a fault, and ends the shim. */
  serve(hello: Omit<Hello, "descriptors">, relay: Relay): Promise<number>;
  /** Serves a run until it has ended; missing: only shims are served. */
  serveRun?(hello: RunHello, socket: Socket, onProtocolError: () => void): Promise<void>;
  /** Called for the first refused connection. */
  onRefused(why: string): void;
  /** Called when the last shim has ended. */
  onIdle?(): void;
}

/** An agent has some dozens of stdio servers at most. */
const MAX_CONNECTIONS = LIMITS.shims.most;
const MAX_HELLO = 4 << 20;
const MAX_HELLOS = 16 << 20;
const CLOSING_MS = 5000;

export class ShimController {
  /** Number of connections that were not a relay's. */
  refused = 0;
  readonly #options: ShimControllerOptions;
  readonly #part = processFaults.part("records");
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();
  readonly #serving = new Set<Promise<void>>();
  /** Clients of runs: a run ends only when its session has. */
  readonly #runs = new WeakSet<Socket>();
  readonly #quota: HelloQuota = { taken: 0, limit: MAX_HELLOS, helloLimit: MAX_HELLO };

  private constructor(options: ShimControllerOptions) {
    this.#options = options;
    // if Node read the socket, the descriptors would be lost
    this.#server = createServer({ pauseOnConnect: true }, (socket) => this.#connected(socket));
    this.#part.contain(this.#server, "connection_ended", destroyAll);
  }

  static async start(options: ShimControllerOptions): Promise<ShimController> {
    addon(); // fails at the start if it cannot be loaded
    const controller = new ShimController(options);
    await once(controller.#server.listen(options.at), "listening");
    controller.#server.on("error", () => {}); // accept(2) failed: the relay sees the connection end
    return controller;
  }

  get idle(): boolean {
    return this.#sockets.size === 0 && this.#serving.size === 0;
  }

  /** Waits briefly for shims that are ending, and cuts off the others: their servers end with them. */
  async close(): Promise<void> {
    const closed = new Promise<void>((resolve) => this.#server.close(() => resolve()));
    await within(Promise.all([closed, ...this.#serving]), CLOSING_MS);
    for (const socket of this.#sockets) socket.destroy();
    await within(Promise.all([closed, ...this.#serving]), CLOSING_MS);
  }

  #connected(socket: Socket): void {
    socket.on("error", () => {});
    closeOnThread(socket);
    if (addon().tooManyCloses()) {
      this.#refuse(socket, "descriptors that were handed over cannot be closed: no more shims are served");
      this.#server.close();
      return;
    }
    if (this.#sockets.size >= MAX_CONNECTIONS) {
      this.#refuse(socket, `more than ${MAX_CONNECTIONS} shims at a time ${limitWords("shims")}`);
      return;
    }
    this.#sockets.add(socket);
    const serving: Promise<void> = this.#part
      .attempt(
        () => this.#serve(socket),
        "connection_ended",
        () => socket.destroy(),
      )
      .then(() => {
        this.#serving.delete(serving);
        this.#reportIdle();
      });
    this.#serving.add(serving);
    socket.once("close", () => {
      this.#sockets.delete(socket);
      this.#reportIdle();
      if (!this.#runs.has(socket)) this.#part.background(() => this.#leave(serving), "kept");
    });
  }

  /** Bounds the time for what is left to do for a shim that is gone: else it would keep this process. */
  async #leave(serving: Promise<void>): Promise<void> {
    if (await within(serving, CLOSING_MS)) return;
    this.#serving.delete(serving);
    this.#reportIdle();
    throw new Error(`work that a shim left behind was not finished after ${CLOSING_MS} ms`);
  }

  async #serve(socket: Socket): Promise<void> {
    const fd = descriptorOf(socket);
    const objection = fd === null ? "the connection has ended" : this.#options.objection(fd);
    if (objection !== null) return this.#refuse(socket, objection);
    let relay: Relay;
    let hello: Hello;
    const { takesFiles, serveRun } = this.#options;
    const onProtocolError = (): void => this.#count("it sent a message that no shim sends");
    try {
      const received = await receiveHello(socket, this.#quota, takesFiles, serveRun !== undefined);
      if (!("descriptors" in received)) {
        this.#runs.add(socket);
        return await serveRun?.(received, socket, onProtocolError);
      }
      hello = received;
      relay = new Relay(socket, hello, onProtocolError);
    } catch (error) {
      return this.#refuse(socket, error instanceof HelloError ? error.message : "it cannot be read");
    }
    try {
      relay.close(await this.#options.serve(hello, relay));
    } catch (error) {
      relay.destroy();
      throw error;
    }
  }

  #refuse(socket: Socket, why: string): void {
    socket.destroy();
    this.#count(why);
  }

  /** Reports only the first: a client may try without limit, and the count is reported at the end. */
  #count(why: string): void {
    this.refused++;
    if (this.refused === 1) this.#options.onRefused(why);
  }

  #reportIdle(): void {
    if (this.idle) this.#options.onIdle?.();
  }
}
