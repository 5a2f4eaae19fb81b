/**
 * Controller's view of one shim's relay (native/shim), which starts the server, reports how it ended, and ends the same
 * way. Frames in both directions: a type, a length (u32 little endian) and that many bytes.
 *
 * Fails closed. A relay that is gone has taken its server with it.
 */
import type { Socket } from "node:net";
import { constants } from "node:os";
import type { Readable, Writable } from "node:stream";
import { orElse } from "../../errors/or-else.ts";
import { userErrors } from "../../errors/user-error.ts";
import { processFaults } from "../../event/faults.ts";
import type { StdioPeer } from "../../mcp/stdio/pump.ts";
import { addon, type NativeFrame } from "../../native/addon.ts";
import { descriptorOf } from "../../native/descriptor.ts";
import { discard, incoming, readableOf, writableOf } from "../../native/stranger.ts";
import type { FileHolder } from "./handed-files.ts";
import type { Descriptors, Hello } from "./hello.ts";
import { type Contents, contentsOf, RelayFrames } from "./relay-frames.ts";
import type { ServerCommand } from "./server-choice.ts";

/** How the server ended; exactly one of the two is not null. */
export interface ProcessEnd {
  code: number | null;
  signal: NodeJS.Signals | null;
}

/** The cases that exec(3) and shells distinguish. */
export class LaunchError extends userErrors("LaunchError", {
  not_found: "execNotFound",
  not_executable: "execNotExecutable",
}) {}

const SIGNALS = new Map(Object.entries(constants.signals).map(([name, number]) => [number, name]));
const ERRORS = new Map(Object.entries(constants.errno).map(([name, number]) => [number, name]));

/** Time for a relay to open its files; it has nothing else to do. */
const FILES_MS = 5000;

/** The program that was checked: the relay starts this file or none. */
export type CheckedProgram = Pick<Contents, "identity">;

export class Relay implements FileHolder {
  readonly client: StdioPeer;
  readonly server: StdioPeer;
  /** Resolves when the server or the relay has ended; others may still hold its output open. */
  readonly ended: Promise<ProcessEnd>;
  /** 0: unknown. The server is its child. */
  readonly pid: number;
  readonly #socket: Socket;
  readonly #command: Promise<void>;
  #commandName = "";
  #started = { resolve: (): void => {}, reject: (_error: Error): void => {} };
  #end: (end: ProcessEnd) => void = () => {};
  #refused = false;
  #state: "pending" | "running" | "ended" = "pending";
  #endSignal: () => void = () => {};
  #endSignalled = false;
  /** What the relay starts, whatever it is told: its words after the first `--`; null: it has none. */
  readonly #own: readonly string[] | null;
  #files: number | null;
  #filesChanged: () => void = () => {};
  readonly #reads: ((contents: Contents | null) => void)[] = [];

  /** Takes over the descriptors. `onProtocolError`: called if it sent what no relay sends; it is cut off. */
  constructor(
    socket: Socket,
    { args, descriptors }: Pick<Hello, "args" | "descriptors">,
    onProtocolError: () => void,
  ) {
    this.#socket = socket;
    const fd = descriptorOf(socket);
    this.pid = fd === null ? 0 : orElse(() => addon().peerCredentials(fd).pid, 0);
    this.#own = args.includes("--") ? args.slice(args.indexOf("--") + 1) : null;
    this.#files = descriptors.files;
    const [fromClient, toClient, toServer, fromServer] = streams(descriptors);
    this.client = peer(fromClient, toClient);
    this.server = peer(fromServer, toServer);
    this.ended = new Promise((resolve) => {
      this.#end = resolve;
    });
    this.#command = new Promise((resolve, reject) => {
      this.#started = { resolve, reject };
    });
    this.#command.catch(() => {});
    const part = processFaults.part("records");
    part.contain(socket, "connection_ended", () => socket.destroy());
    const frames = part.contain(incoming(socket), "connection_ended", () => socket.destroy());
    const received = new RelayFrames();
    frames.on("data", (bytes: Buffer) => {
      if (!received.push(bytes, (type, payload) => this.#frame(type, payload))) {
        onProtocolError();
        socket.destroy();
      }
    });
    frames.on("error", () => socket.destroy()).on("end", () => socket.destroy());
    socket.on("error", () => {});
    socket.on("close", () => {
      frames.destroy();
      this.#closed();
    });
    this.#send("a");
  }

  /** Whether the server has run and ended. */
  get serverHasEnded(): boolean {
    return this.#state === "ended";
  }

  get running(): boolean {
    return this.#state === "running";
  }

  /** Called each time the host sends a signal meant to end the server, and at once if it has sent one before. */
  onEndSignal(listener: () => void): void {
    this.#endSignal = listener;
    if (this.#endSignalled) listener();
  }

  /** Reports whether the relay would start this command. netmon's own tools only get their settings from here. */
  starts({ command, args }: ServerCommand): boolean {
    if (this.#own === null) return args.length === 2 && args[0] === "--settings";
    return JSON.stringify(this.#own) === JSON.stringify([command, ...args]);
  }

  /** Rejects with LaunchError. */
  start(started: ServerCommand, checked: CheckedProgram | null = null): Promise<void> {
    this.#commandName = started.command;
    const program = checked === null ? "" : `${checked.identity}\0`;
    if (!this.starts(started))
      this.#started.reject(new LaunchError("not_executable", "the server's command is not the shim's own"));
    else this.#send("s", Buffer.from(this.#own === null ? `${started.args[1]}` : program));
    return this.#command;
  }

  /**
   * Reads a file or directory (an absolute path) with the rights of the session, from an offset in bytes; or asks the
   * server's own command for an image that it names. Resolves to null if the relay is gone.
   */
  read(path: string, offset = 0): Promise<Contents | null> {
    if (path.includes("\0") || !this.#socket.writable) return Promise.resolve(null);
    return new Promise((resolve) => {
      this.#reads.push(resolve);
      this.#send("r", Buffer.from(`${path}\0${offset}\0`));
    });
  }

  async handFiles(): Promise<NativeFrame> {
    if (this.#files === null) throw new Error("the shim has no files");
    return addon().exchange(this.#files, Buffer.alloc(0), FILES_MS);
  }

  onFilesChanged(listener: () => void): void {
    const former = this.#filesChanged;
    this.#filesChanged = () => {
      former();
      listener();
    };
  }

  /** Writes to standard error. */
  message(text: string): void {
    this.#send("m", Buffer.from(text));
  }

  /** Writes to standard output, if no server runs. */
  output(text: string): void {
    this.#send("o", Buffer.from(text));
  }

  kill(signal: NodeJS.Signals): void {
    if (this.running) this.#send("k", number(constants.signals[signal]));
  }

  /** Ends a server that runs already: it was started before it was known, or the mode has changed since. */
  refuse(): void {
    this.#refused = true;
    this.kill("SIGKILL");
  }

  /** Makes the relay end a server whose host is gone. */
  inputEnded(): void {
    this.#send("e");
  }

  clientGone(): void {
    this.#send("b");
  }

  /** Ends the relay as its server ended, or with this code if the server did not run, or was refused. */
  close(code: number): void {
    this.closePeers();
    if (this.serverHasEnded && !this.#refused) this.#send("d");
    else this.#send("x", number(code));
    this.#socket.end();
  }

  closePeers(): void {
    for (const { readable, writable } of [this.client, this.server]) {
      readable.destroy();
      writable.destroy();
    }
  }

  /** Cuts off without a message, as if the controller had died. */
  destroy(): void {
    this.closePeers();
    this.#socket.destroy();
  }

  #send(type: string, payload: Uint8Array = Buffer.alloc(0)): void {
    if (!this.#socket.writable) return;
    const head = Buffer.alloc(5);
    head.write(type, "latin1");
    head.writeUInt32LE(payload.length, 1);
    this.#socket.write(Buffer.concat([head, payload]));
  }

  /** Reports false if no relay sends that. */
  #frame(type: string, payload: Buffer): boolean {
    if (type === "I") {
      this.#endSignalled = true;
      this.#endSignal();
    } else if (type === "C") this.#filesChanged();
    else if (type === "S" && this.#state === "pending") {
      this.#state = "running";
      this.#started.resolve();
      if (this.#refused) this.refuse();
    } else if (type === "F" && this.#state === "pending" && payload.length === 4)
      this.#started.reject(launchError(this.#commandName, payload.readUInt32LE()));
    else if (type === "E" && this.#state === "running" && payload.length === 8) {
      this.#state = "ended";
      const [code, signal] = [payload.readUInt32LE(), payload.readUInt32LE(4)];
      this.#end(signal === 0 ? { code, signal: null } : { code: null, signal: signalName(signal) });
    } else if (type === "R" && this.#reads.length > 0) this.#reads.shift()?.(contentsOf(payload));
    else return false;
    return true;
  }

  #closed(): void {
    this.#state = "ended";
    if (this.#files !== null) discard(this.#files);
    this.#files = null;
    this.#started.reject(new LaunchError("not_executable", "the shim is gone"));
    this.#end({ code: null, signal: "SIGKILL" });
    for (const resolve of this.#reads.splice(0)) resolve(null);
    this.closePeers();
  }
}

function signalName(number: number): NodeJS.Signals {
  return (SIGNALS.get(number) ?? `SIG${number}`) as NodeJS.Signals;
}

function number(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}

function launchError(command: string, errno: number): LaunchError {
  const missing = errno === constants.errno.ENOENT;
  const stale = errno === constants.errno.ESTALE;
  const why = missing ? "was not found" : stale ? "has changed since netmon checked it" : "cannot be started";
  const name = ERRORS.get(errno) ?? `errno ${errno}`;
  return new LaunchError(
    missing ? "not_found" : "not_executable",
    `the server's command ${JSON.stringify(command)} ${why}: ${name}`,
  );
}

/** Throws KernelError for a descriptor that is not open in the direction it is for; all of them are closed then. */
function streams({ pipes, files }: Descriptors): [Readable, Writable, Writable, Readable] {
  const [fromClient, toClient, toServer, fromServer] = pipes;
  const made: (Readable | Writable)[] = [];
  const open = <S extends Readable | Writable>(as: (fd: number) => S, fd: number): S => {
    taken++;
    const stream = as(fd);
    stream.on("error", () => {}); // its user listens as well
    made.push(stream);
    return stream;
  };
  let taken = 0;
  try {
    return [
      open(readableOf, fromClient),
      open(writableOf, toClient),
      open(writableOf, toServer),
      open(readableOf, fromServer),
    ];
  } catch (error) {
    for (const stream of made) stream.destroy();
    for (const fd of pipes.slice(taken)) discard(fd);
    if (files !== null) discard(files);
    throw error;
  }
}

/** Only this process has the descriptors: the other end sees them close. */
function peer(readable: Readable, writable: Writable): StdioPeer {
  return {
    readable,
    writable,
    stopReading: () => readable.destroy(),
    stopWriting: () => writable.destroy(),
  };
}
