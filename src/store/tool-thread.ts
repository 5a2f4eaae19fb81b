/**
 * Tools and pins in the store's thread, for an event loop that must not wait for a disk: reading waits for a bounded
 * time, and writing does not wait. Until the thread serves, which is soon after the store was opened, this process
 * reads itself: nobody should wait for the start of a thread.
 *
 * Direction of failure: closed, as in tools.ts. A store that does not answer in time throws at once from then on, until
 * it has answered; what is being written meanwhile may still reach the disk.
 */
import { MessageChannel, type MessagePort, receiveMessageOnPort } from "node:worker_threads";
import { StoreError } from "./error.ts";
import type { ReadMark, StoredPin, StoredTool, ToolStore, Unread } from "./records.ts";
import type { ToolAnswer, ToolRequest, ToolThread, ToolWrite } from "./tool-protocol.ts";
import { openToolReader, type ToolReader } from "./tools.ts";

/** Longer than a busy disk takes, and less than the watchdog allows. */
const WAIT_MS = 3000;

interface Request {
  /** Milliseconds of performance.now(). */
  at: number;
  resolve: (result: unknown) => void;
  reject: (error: Error) => void;
}

export class ThreadToolStore implements ToolStore {
  readonly #path: string;
  readonly #thread: ToolThread;
  readonly #changed: () => void;
  readonly #answers = new Int32Array(new SharedArrayBuffer(4));
  #port: MessagePort | null = null;
  #serving = false;
  /** Open until the thread serves. */
  #early: ToolReader | null = null;
  #serial = 0;
  /** In order, as they are answered. */
  readonly #asked = new Map<number, Request>();
  #batch: ToolWrite[] | null = null;

  /** `changed`: called when a late answer has come: whoever did without it may look again. */
  constructor(path: string, thread: ToolThread, changed: () => void) {
    this.#path = path;
    this.#thread = thread;
    this.#changed = changed;
  }

  readTools(since: ReadMark | null): Unread<StoredTool> {
    return this.#read("tools", since) as Unread<StoredTool>;
  }

  readPins(since: ReadMark | null): Unread<StoredPin> {
    return this.#read("pins", since) as Unread<StoredPin>;
  }

  putTool(tool: StoredTool): void {
    this.#write({ kind: "tool", tool });
  }

  removeTool(serverId: string, toolName: string): void {
    this.#write({ kind: "no_tool", serverId, toolName });
  }

  putPin(pin: StoredPin): void {
    this.#write({ kind: "pin", pin });
  }

  /** Resolves when it is on disk. */
  async atOnce(work: () => void): Promise<void> {
    const writes: ToolWrite[] = [];
    this.#batch = writes;
    try {
      work();
    } finally {
      this.#batch = null;
    }
    const port = this.#connected();
    await new Promise((resolve, reject) => {
      const id = this.#note({ resolve, reject });
      port.postMessage({ id, kind: "write", writes } satisfies ToolRequest);
    });
  }

  close(): void {
    this.#port?.close();
    this.#endEarly();
  }

  #write(write: ToolWrite): void {
    if (this.#batch === null) throw new Error("tools and pins are written within atOnce");
    this.#batch.push(write);
  }

  #read(kind: "tools" | "pins", since: ReadMark | null): unknown {
    const port = this.#connected();
    this.#takeIn(port);
    if (!this.#serving) {
      this.#early ??= openToolReader(this.#path);
      return kind === "tools" ? this.#early.readTools(since) : this.#early.readPins(since);
    }
    this.#endEarly();
    const [oldest] = this.#asked.values();
    if (oldest && performance.now() - oldest.at > WAIT_MS) throw this.#unanswering();
    let answered: { result: unknown } | { error: Error } | null = null;
    const resolve = (result: unknown): void => {
      answered = { result };
    };
    const reject = (error: Error): void => {
      answered = { error };
    };
    const id = this.#note({ resolve, reject });
    port.postMessage({ id, kind, since } satisfies ToolRequest);
    this.#waitFor(port, () => answered !== null);
    const outcome = answered as { result: unknown } | { error: Error } | null;
    if (outcome === null) {
      this.#asked.set(id, { at: performance.now() - WAIT_MS, resolve: this.#changed, reject: this.#changed });
      throw this.#unanswering();
    }
    if ("error" in outcome) throw outcome.error;
    return outcome.result;
  }

  /** Blocks until `done` or for WAIT_MS, and takes in what the thread answers meanwhile. */
  #waitFor(port: MessagePort, done: () => boolean): void {
    const until = performance.now() + WAIT_MS;
    while (!done()) {
      const seen = Atomics.load(this.#answers, 0);
      if (this.#takeIn(port)) continue;
      const remainingMs = until - performance.now();
      if (remainingMs <= 0) return;
      Atomics.wait(this.#answers, 0, seen, remainingMs);
    }
  }

  /** Takes in what has come. Reports whether there was anything. */
  #takeIn(port: MessagePort): boolean {
    let any = false;
    for (;;) {
      const received = receiveMessageOnPort(port) as { message: ToolAnswer } | undefined;
      if (received === undefined) return any;
      this.#receive(received.message);
      any = true;
    }
  }

  #note(request: Omit<Request, "at">): number {
    const id = ++this.#serial;
    this.#asked.set(id, { at: performance.now(), ...request });
    return id;
  }

  #connected(): MessagePort {
    if (this.#port !== null) return this.#port;
    const { port1, port2 } = new MessageChannel();
    const answers = this.#answers.buffer as SharedArrayBuffer;
    this.#thread.serveTools({ port: port2, answers });
    port1.on("message", (answer: ToolAnswer) => this.#receive(answer));
    port1.on("close", () => this.#lost(port1));
    port1.unref(); // the store does not keep the process alive
    this.#port = port1;
    return port1;
  }

  #endEarly(): void {
    this.#early?.close();
    this.#early = null;
  }

  #receive(answer: ToolAnswer): void {
    if (answer.kind === "serving") {
      this.#serving = true;
      return;
    }
    const request = this.#asked.get(answer.id);
    this.#asked.delete(answer.id);
    if (answer.kind === "done") request?.resolve(answer.result);
    else request?.reject(errorOf(answer));
  }

  #lost(port: MessagePort): void {
    if (this.#port === port) this.#port = null;
    this.#serving = false;
    const error = new StoreError("disk", `cannot use ${this.#path}: its thread has ended`);
    for (const [id, { reject }] of [...this.#asked]) {
      this.#asked.delete(id);
      reject(error);
    }
  }

  #unanswering(): StoreError {
    return new StoreError("busy", `${this.#path} does not answer: its disk hangs, or is very busy`);
  }
}

function errorOf({ code, text }: Extract<ToolAnswer, { kind: "failed" }>): Error {
  return code === null ? new Error(text) : new StoreError(code, text);
}
