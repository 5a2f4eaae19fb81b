/**
 * One connection to the service: requests are handled in turn, a few may wait. It is read without ever waiting and
 * without taking descriptors, whatever the other end sends.
 *
 * Fails closed. What is no request, too much of it, or nothing for a while ends the connection, and so its session.
 */
import type { Socket } from "node:net";
import { SerialQueue } from "../../async/serial-queue.ts";
import type { NetmonEvent } from "../../event/event.ts";
import { processFaults } from "../../event/faults.ts";
import { incoming } from "../../native/stranger.ts";
import {
  answerFrame,
  decodeRequest,
  FrameReader,
  MAX_REQUEST,
  type ServiceAnswer,
  type ServiceRequest,
} from "./protocol.ts";
import { Bucket } from "./user-limits.ts";

/** For the first request; also how long an answer that nobody reads keeps the connection. */
const FIRST_MS = 10_000;
const MAX_WAITING = 4;
/** At once, and then a second: a client asks once in a while. */
const REQUESTS = { burst: 40, perSecond: 10 } as const;
/** Bytes of events that wait for the client; more are counted. */
const MAX_UNREAD = 1 << 20;

export class Connection {
  readonly fd: number;
  /** The process that connected. */
  readonly pid: number;
  /** The process that it says is the run's; 0: its own. */
  runs = 0;
  readonly uid: number;
  readonly #socket: Socket;
  readonly #part = processFaults.part("session");
  #waiting = 0;
  #lost = 0;
  #over = false;

  constructor(
    socket: Socket,
    { fd, pid, uid }: { fd: number; pid: number; uid: number },
    on: { request(request: ServiceRequest): Promise<void>; closed(): void },
  ) {
    this.#socket = socket;
    this.fd = fd;
    this.pid = pid;
    this.uid = uid;
    const close = (): void => {
      socket.destroy();
    };
    const frames = new FrameReader(MAX_REQUEST);
    const queue = new SerialQueue((error) => {
      this.#part.fault(error, "connection_ended");
      close();
    });
    const rate = new Bucket(REQUESTS.burst, REQUESTS.perSecond);
    const first = setTimeout(close, FIRST_MS);
    const take = (frame: Buffer): void => {
      clearTimeout(first);
      if (this.#waiting >= MAX_WAITING || !rate.take(performance.now())) {
        close();
        return;
      }
      const request = decodeRequest(frame);
      this.#waiting++;
      const work = async (): Promise<void> => {
        try {
          await on.request(request);
        } finally {
          this.#waiting--;
        }
      };
      queue.run(work).catch(close);
    };
    const bytes = this.#part.contain(incoming(socket), "connection_ended", close);
    bytes.on("data", (chunk: Buffer) => {
      try {
        for (const frame of frames.take(chunk)) take(frame);
      } catch {
        close(); // it keeps to no protocol
      }
    });
    bytes.on("end", close);
    bytes.on("error", close);
    socket.once("close", () => {
      clearTimeout(first);
      bytes.destroy();
      this.#over = true;
      on.closed();
    });
  }

  /** Whether it has ended, so that nobody is told of that any more. */
  get isOver(): boolean {
    return this.#over;
  }

  /** Events that were not sent because the client did not read. */
  get lost(): number {
    return this.#lost;
  }

  answer(answer: ServiceAnswer): void {
    if (!this.#socket.writable) return;
    this.#socket.write(answerFrame(answer));
    if (this.#socket.writableLength > 2 * MAX_UNREAD) this.#socket.destroy(); // it asks, and reads no answer
  }

  event(event: NetmonEvent): void {
    if (this.#socket.writableLength > MAX_UNREAD) {
      this.#lost++;
      return;
    }
    try {
      this.answer({ event: { event: Buffer.from(JSON.stringify(event)) } });
    } catch {
      this.#lost++; // too long for a frame
    }
  }

  /** Ends it when what was written has been read, or a while later. */
  end(): void {
    this.#socket.end();
    setTimeout(() => this.#socket.destroy(), FIRST_MS).unref();
  }

  /** Ends it when what was written is in the kernel, whoever reads it. */
  destroySoon(): void {
    this.#socket.destroySoon();
  }

  destroy(): void {
    this.#socket.destroy();
  }
}
