/**
 * The controller's end of the shims' relays (native/shim): a Unix socket where they hand over what was asked of them and
 * the descriptors of client and server.
 *
 * Fails closed. What is not a relay's, of another user, or more than there is room for is refused and
 * counted: whoever may connect must not be able to fill the memory of the process that guards it.
 */
import { createServer, type Server, type Socket } from "node:net";
import { within } from "../../async/within.ts";
import { destroyAll, processFaults } from "../../event/faults.ts";
import { addon } from "../../native/addon.ts";
import { descriptorOf } from "../../native/descriptor.ts";
import { type Hello, HelloError, type HelloRoom, receiveHello } from "./hello.ts";
import { Relay } from "./relay.ts";

export interface ShimControllerOptions {
  /** A path to listen at, or a descriptor that listens. */
  at: string | { fd: number };
  /** Who may connect, besides root. */
  uid: number;
  /** Resolves to the exit code of the shim; what is not caught here is a fault, and ends it. */
  serve(hello: Omit<Hello, "descriptors">, relay: Relay): Promise<number>;
  /** Called for the first that is refused. */
  onRefused(why: string): void;
  /** Called when the last shim has ended. */
  onIdle?(): void;
}

/** An agent has some dozens of stdio servers at most. */
const MAX_CONNECTIONS = 512;
const MAX_HELLO = 4 << 20;
const MAX_HELLOS = 16 << 20;
const CLOSING_MS = 5000;

export class ShimController {
  /** Connections that were no relay's. */
  refused = 0;
  readonly #options: ShimControllerOptions;
  readonly #part = processFaults.part("records");
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();
  readonly #relays = new Set<Relay>();
  readonly #serving = new Set<Promise<void>>();
  readonly #room: HelloRoom = { taken: 0, most: MAX_HELLOS, each: MAX_HELLO };

  private constructor(options: ShimControllerOptions) {
    this.#options = options;
    // read by Node, the descriptors would be lost
    this.#server = createServer({ pauseOnConnect: true }, (socket) => this.#connected(socket));
    this.#part.contain(this.#server, "connection_ended", destroyAll);
  }

  static start(options: ShimControllerOptions): Promise<ShimController> {
    addon(); // what cannot be loaded is told at the start
    const controller = new ShimController(options);
    return new Promise((resolve, reject) => {
      controller.#server.once("error", reject);
      controller.#server.listen(options.at, () => {
        controller.#server.off("error", reject).on("error", () => {}); // accept(2) failed: the relay sees it end
        resolve(controller);
      });
    });
  }

  get idle(): boolean {
    return this.#sockets.size === 0 && this.#serving.size === 0;
  }

  /** Waits a moment for shims that are ending, and cuts off the others: their servers end with them. */
  async close(): Promise<void> {
    const closed = new Promise<void>((resolve) => this.#server.close(() => resolve()));
    await within(Promise.all([closed, ...this.#serving]), CLOSING_MS);
    for (const relay of this.#relays) relay.destroy();
    for (const socket of this.#sockets) socket.destroy();
    await within(Promise.all([closed, ...this.#serving]), CLOSING_MS);
  }

  #connected(socket: Socket): void {
    socket.on("error", () => {});
    if (this.#sockets.size >= MAX_CONNECTIONS) {
      this.#refuse(socket, `more than ${MAX_CONNECTIONS} shims at a time`);
      return;
    }
    this.#sockets.add(socket);
    socket.once("close", () => {
      this.#sockets.delete(socket);
      this.#tellIdle();
    });
    const serving: Promise<void> = this.#part
      .attempt(
        () => this.#serve(socket),
        "connection_ended",
        () => socket.destroy(),
      )
      .then(() => {
        this.#serving.delete(serving);
        this.#tellIdle();
      });
    this.#serving.add(serving);
  }

  async #serve(socket: Socket): Promise<void> {
    const fd = descriptorOf(socket);
    const uid = fd === null ? -1 : addon().peerCredentials(fd).uid;
    if (uid !== 0 && uid !== this.#options.uid) return this.#refuse(socket, `uid ${uid} has connected`);
    let relay: Relay;
    let hello: Hello;
    try {
      hello = await receiveHello(socket, this.#room);
      relay = new Relay(socket, hello.descriptors, () => this.#count("it says what no shim says"));
    } catch (error) {
      return this.#refuse(socket, error instanceof HelloError ? error.message : "it cannot be read");
    }
    this.#relays.add(relay);
    try {
      relay.close(await this.#options.serve(hello, relay));
    } catch (error) {
      relay.destroy();
      throw error;
    } finally {
      this.#relays.delete(relay);
    }
  }

  #refuse(socket: Socket, why: string): void {
    socket.destroy();
    this.#count(why);
  }

  /** Once: whoever does it may try as often as it likes, and the number is told at the end. */
  #count(why: string): void {
    this.refused++;
    if (this.refused === 1) this.#options.onRefused(why);
  }

  #tellIdle(): void {
    if (this.idle) this.#options.onIdle?.();
  }
}
