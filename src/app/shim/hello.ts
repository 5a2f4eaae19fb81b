/**
 * First message of a relay (native/shim): its arguments, and the descriptors of client and server.
 *
 * Fails closed. Any process of the user may connect: more data than a relay sends, or other descriptors, is refused,
 * and everything received is closed.
 */
import type { Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { addon } from "../../native/addon.ts";
import { descriptorOf } from "../../native/descriptor.ts";
import { discard, neverWaits } from "../../native/stranger.ts";

export interface Hello {
  cwd: string;
  /** Arguments of netmon itself. */
  args: string[];
  env: NodeJS.ProcessEnv;
  /** The receiver closes them. */
  descriptors: Descriptors;
}

/** The client's output and input, the server's input and output, and the socket where the relay is asked for files. */
export interface Descriptors {
  pipes: readonly [fromClient: number, toClient: number, toServer: number, fromServer: number];
  files: number | null;
}

/** First message of a run's client (native/shim/run.cc), which hands over no descriptors. */
export interface RunHello {
  cwd: string;
  args: string[];
  env: NodeJS.ProcessEnv;
  /** Whether standard input, output and error are terminals. */
  terminals: readonly boolean[];
  /** Width of the terminal; 0: not known. */
  columns: number;
  /** Inodes of standard input and output. */
  inodes: readonly bigint[];
}

/** The peer is not a relay. */
export class HelloError extends Error {
  override readonly name = "HelloError";
}

/** Incomplete bytes received, over all connections, and their limits. */
export interface HelloQuota {
  taken: number;
  readonly limit: number;
  /** Maximum bytes of one hello. */
  readonly helloLimit: number;
}

const HELLO = 0x48;
const RUN = 0x4e;
const HEAD = 5;
const PIPES = 4;
const STEP = 64 << 10;
/** A relay sends everything at once, as soon as it is connected. */
const HELLO_MS = 10_000;
const LONGEST_PAUSE_MS = 50;
/** The relay passes at most this many words to execve(2). */
const MAX_ARGUMENTS = 4000;

/**
 * Reads the hello. `socket` is paused: Node would read the bytes without the descriptors. Rejects with HelloError and
 * KernelError; all received descriptors are closed then. `takesFiles`: a socket for files may come too;
 * `takesRuns`: a run's client may be the peer.
 */
export async function receiveHello(
  socket: Socket,
  quota: HelloQuota,
  takesFiles: boolean,
  takesRuns = false,
): Promise<Hello | RunHello> {
  const fds: number[] = [];
  let counted = 0;
  try {
    const deadline = process.uptime() * 1000 + HELLO_MS;
    const rights = { fds, most: takesFiles ? PIPES + 1 : PIPES };
    const head = await receive(socket, HEAD, rights, deadline);
    const size = head.readUInt32LE(1);
    const isRun = takesRuns && head[0] === RUN;
    if (!isRun && head[0] !== HELLO) throw new HelloError("the first frame is not a hello");
    if (size > quota.helloLimit || quota.taken + size > quota.limit)
      throw new HelloError(`arguments and environment of ${size} bytes are too long`);
    counted = size;
    quota.taken += counted;
    const bytes = await receive(socket, size, isRun ? { fds, most: 0 } : rights, deadline);
    if (isRun) {
      if (fds.length > 0) throw new HelloError("a run hands over no descriptors");
      return parsedRun(bytes);
    }
    const { cwd, args, env } = parsed(bytes);
    const [fromClient, toClient, toServer, fromServer, files = null] = fds;
    if (
      fromClient === undefined ||
      toClient === undefined ||
      toServer === undefined ||
      fromServer === undefined ||
      !fds.every(neverWaits) ||
      (files !== null && addon().strangerKind(files) !== "socket")
    )
      throw new HelloError("four pipes or connected Unix sockets are expected, and a socket for files");
    return { cwd, args, env, descriptors: { pipes: [fromClient, toClient, toServer, fromServer], files } };
  } catch (error) {
    for (const fd of fds) discard(fd);
    throw error;
  } finally {
    quota.taken -= counted;
  }
}

/** Reads exactly `size` bytes, and appends received descriptors. */
async function receive(
  socket: Socket,
  size: number,
  rights: { fds: number[]; readonly most: number },
  deadline: number,
): Promise<Buffer> {
  const parts: Buffer[] = [];
  let pause = 0;
  for (let missing = size; missing > 0; ) {
    const fd = descriptorOf(socket);
    if (fd === null) throw new HelloError("the connection is closed");
    const got = addon().receiveRights(fd, Math.min(missing, STEP));
    if (got === null) {
      if (process.uptime() * 1000 > deadline) throw new HelloError("no hello within the time limit");
      await sleep(pause);
      pause = Math.min(LONGEST_PAUSE_MS, pause * 2 || 1);
      continue;
    }
    for (const received of got.fds) rights.fds.push(received);
    if (rights.fds.length > rights.most) throw new HelloError("more descriptors than a shim hands over");
    if (got.bytes.length === 0) throw new HelloError("the connection has ended");
    parts.push(got.bytes);
    missing -= got.bytes.length;
  }
  return parts.length === 1 ? (parts[0] as Buffer) : Buffer.concat(parts);
}

/** Parses the same behind one string: three digits for terminals, columns, and two inodes. */
function parsedRun(bytes: Buffer): RunHello {
  const end = bytes.indexOf(0);
  const [, terminals, columns, ...inodes] =
    /^([01]{3}) (\d{1,5}) (\d{1,20}) (\d{1,20})$/.exec(bytes.toString("latin1", 0, Math.max(end, 0))) ?? [];
  if (terminals === undefined) throw new HelloError("the hello cannot be read");
  return {
    ...parsed(bytes.subarray(end + 1)),
    terminals: [...terminals].map((digit) => digit === "1"),
    columns: Number(columns),
    inodes: inodes.map(BigInt),
  };
}

/** Parses working directory, number of arguments, arguments, environment. */
function parsed(bytes: Buffer): Omit<Hello, "descriptors"> {
  const texts = bytes.toString().split("\0");
  const [cwd = "", number = ""] = texts;
  const count = Number(number);
  if (texts.pop() !== "" || !Number.isInteger(count) || count < 0 || count > texts.length - 2)
    throw new HelloError("the hello cannot be read");
  if (count > MAX_ARGUMENTS) throw new HelloError(`more than ${MAX_ARGUMENTS} arguments`);
  const env: NodeJS.ProcessEnv = Object.create(null); // any name may be a variable's
  for (const entry of texts.slice(2 + count)) {
    const at = entry.indexOf("=", 1);
    if (at > 0) env[entry.slice(0, at)] ??= entry.slice(at + 1);
  }
  return { cwd, args: texts.slice(2, 2 + count), env };
}
