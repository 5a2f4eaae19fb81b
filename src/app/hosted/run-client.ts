/**
 * A run's side of its client (native/shim/run.cc), which has the terminal and the agent's process; the rest of the run is
 * here. It is told what to start, passes on signals, and says how the agent ended.
 *
 * Fails closed. A client that is gone, or sends what none sends, is a run that was killed: the session ends.
 */
import type { Socket } from "node:net";
import { constants } from "node:os";
import { Readable, Writable } from "node:stream";
import { errorText, frames, processFaults } from "../../event/faults.ts";
import { incoming } from "../../native/stranger.ts";
import type { CommandEnd, RunHost, StartedCommand } from "../exec/run-host.ts";
import type { RunHello } from "../shim/hello.ts";
import { RunFrames } from "./run-frames.ts";

const SIGNALS = new Map(Object.entries(constants.signals).map(([name, number]) => [number, name]));
const ERRORS = new Map(Object.entries(constants.errno).map(([name, number]) => [number, name]));

/** Bytes of messages that wait for a client, which may be stopped; further ones are dropped. */
const MOST_WAITING = 4 << 20;
/** As src/cli/exit-codes.ts; how long a run may take to end after an uncaught error. */
const FAULT = 16;
const FAILED_MS = 10_000;
const TEMPORARY = ["TMPDIR", "TMP", "TEMP"] as const;

/** The client starts the program again as a process of its own. */
export class OwnProcessNeeded extends Error {
  override readonly name = "OwnProcessNeeded";
}

type Output = Writable & { isTTY?: boolean; columns?: number };

export class RunClient implements RunHost {
  readonly isOwn = false;
  readonly cwd: string;
  readonly env: NodeJS.ProcessEnv;
  readonly inodes: readonly bigint[];
  readonly pid: number;
  readonly stdin: NodeJS.ReadableStream & { isTTY?: boolean };
  readonly stdout: Output;
  readonly stderr: Output;
  gone = false;
  /** Whether the run goes on in a process of its own. */
  handedBack = false;
  #failed = false;
  readonly #socket: Socket;
  readonly #listeners = new Map<string, Set<(signal: NodeJS.Signals) => void>>();
  #terminalIsGone = false;
  #state: "prepared" | "starting" | "running" | "ended" = "prepared";
  #ended = { resolve: (_end: CommandEnd): void => {}, reject: (_error: Error): void => {} };

  /** `pid`: the client's. `onProtocolError`: called if it sent what no client sends; it is cut off. */
  constructor(socket: Socket, hello: RunHello, pid: number, onProtocolError: () => void) {
    const [input = false, output = false, errors = false] = hello.terminals;
    this.#socket = socket;
    this.cwd = hello.cwd;
    this.env = hello.env;
    this.inodes = hello.inodes;
    this.pid = pid;
    this.stdin = Object.assign(Readable.from([]), { isTTY: input });
    this.stdout = this.#output("o", output, hello.columns);
    this.stderr = this.#output("m", errors, hello.columns);
    const read = new RunFrames();
    const part = processFaults.part("session");
    part.contain(socket, "connection_ended", () => socket.destroy());
    const received = part.contain(incoming(socket), "connection_ended", () => socket.destroy());
    socket.on("error", () => {});
    received.on("data", (bytes: Buffer) => {
      if (read.push(bytes, (type, numbers) => this.#frame(type, numbers))) return;
      onProtocolError();
      socket.destroy();
    });
    received.on("error", () => socket.destroy()).on("end", () => socket.destroy());
    socket.on("close", () => {
      received.destroy();
      this.#closed();
    });
  }

  get temporary(): string {
    const given = TEMPORARY.map((name) => this.env[name]).find(Boolean) ?? "/tmp";
    return given.length > 1 ? given.replace(/\/$/, "") : given;
  }

  listen(signals: readonly NodeJS.Signals[], listener: (signal: NodeJS.Signals) => void): () => void {
    for (const signal of signals)
      this.#listeners.set(signal, (this.#listeners.get(signal) ?? new Set()).add(listener));
    return () => {
      for (const signal of signals) this.#listeners.get(signal)?.delete(listener);
    };
  }

  async terminalIsGone(): Promise<boolean> {
    return this.#terminalIsGone;
  }

  /** Once. The client starts netmon's helper, whatever program this says. */
  start(_program: string, args: readonly string[], env: NodeJS.ProcessEnv): StartedCommand {
    const ended = new Promise<CommandEnd>((resolve, reject) => {
      this.#ended = { resolve, reject };
    });
    if (this.gone) this.#ended.resolve([null, "SIGKILL"]);
    else {
      this.#state = "starting";
      const words = Object.entries(env).flatMap(([name, value]) =>
        value === undefined ? [] : [`${name}=${value}`],
      );
      this.#send(
        "l",
        Buffer.from([String(args.length), ...args, ...words].map((word) => `${word}\0`).join("")),
      );
    }
    return { kill: (signal) => this.#send("k", number(constants.signals[signal])), ended };
  }

  guard(): void {}

  endStandingStill(): void {}

  needsOwnProcess(why: string): never {
    this.#giveBack();
    throw new OwnProcessNeeded(why);
  }

  /** Has the client start the program again as a process of its own, and closes. */
  handBack(): void {
    this.#giveBack();
    this.close(0);
  }

  #giveBack(): void {
    this.handedBack = true;
    this.#send("w");
  }

  /** Makes the client end with this code. */
  close(code: number): void {
    if (!this.handedBack) this.#send("x", number(this.#failed ? FAULT : code));
    this.#socket.end();
  }

  /** Cuts off without a message, as if the controller had died. */
  destroy(): void {
    this.#socket.destroy();
  }

  /** Ends the run after an uncaught error, as if its agent had been killed; cuts it off if that does not end it. */
  fail(error: unknown): void {
    if (this.#failed || this.gone) {
      this.destroy();
      return;
    }
    this.#failed = true;
    const text = [errorText({ part: "process", error }), ...frames(error)].join("\n    ");
    this.stderr.write(`netmon: error: stops this run after an uncaught error: ${text}\n`);
    if (this.#state === "running") this.#send("k", number(constants.signals.SIGKILL));
    else this.#signalled("SIGTERM");
    setTimeout(() => this.destroy(), FAILED_MS).unref();
  }

  #output(type: string, isTTY: boolean, columns: number): Output {
    const output: Output = new Writable({
      decodeStrings: false,
      write: (text: string | Buffer, _encoding, done) => {
        if (!this.handedBack && this.#socket.writableLength < MOST_WAITING)
          this.#send(type, Buffer.from(text));
        done();
      },
    });
    output.isTTY = isTTY;
    if (isTTY && columns > 0) output.columns = columns;
    return output;
  }

  #send(type: string, payload?: Uint8Array): void {
    if (this.#socket.writable) this.#socket.write(frame(type, payload));
  }

  /** Reports false if no client sends that now. */
  #frame(type: string, [first = 0, second = 0]: readonly number[]): boolean {
    if (type === "Y") {
      const signal = SIGNALS.get(first);
      if (signal === undefined) return false;
      this.#terminalIsGone = second === 1;
      this.#signalled(signal as NodeJS.Signals);
    } else if (type === "W") {
      for (const output of [this.stdout, this.stderr])
        if (output.isTTY === true && first > 0) output.columns = first;
    } else if (type === "S" && this.#state === "starting") this.#state = "running";
    else if (type === "F" && this.#state === "starting")
      this.#end(() => this.#ended.reject(startError(first)));
    else if (type === "E" && this.#state === "running") {
      const signal = SIGNALS.get(second) as NodeJS.Signals | undefined;
      this.#end(() => this.#ended.resolve(signal === undefined ? [first, null] : [null, signal]));
    } else return false;
    return true;
  }

  #signalled(signal: NodeJS.Signals): void {
    for (const listener of [...(this.#listeners.get(signal) ?? [])]) listener(signal);
  }

  #end(tell: () => void): void {
    this.#state = "ended";
    tell();
  }

  #closed(): void {
    this.gone = true;
    this.#signalled("SIGTERM"); // what is starting ends as soon as it can
    this.#end(() => this.#ended.resolve([null, "SIGKILL"]));
  }
}

/** Says that the run is taken on: until it comes, the client does without this process if that ends. */
export const TAKEN_ON = frame("a");

/** A frame that has the client write the text to standard error. */
export const messageFrame = (text: string): Buffer => frame("m", Buffer.from(text));

function frame(type: string, payload: Uint8Array = Buffer.alloc(0)): Buffer {
  const head = Buffer.alloc(5);
  head.write(type, "latin1");
  head.writeUInt32LE(payload.length, 1);
  return Buffer.concat([head, payload]);
}

function number(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}

function startError(errno: number): Error {
  const code = ERRORS.get(errno) ?? `errno ${errno}`;
  return Object.assign(new Error(`netmon-bpf cannot be started: ${code}`), { code });
}
