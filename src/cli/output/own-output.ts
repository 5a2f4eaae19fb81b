/**
 * Standard output and error, written without waiting whatever others do. They are shared with whoever started netmon,
 * and in a run with the agent: if one of them takes O_NONBLOCK off a full pipe or socket, or stops the terminal (^S), a
 * write would stop the event loop. So a pipe or terminal gets an open file of netmon's own, and a socket MSG_DONTWAIT.
 *
 * Fails open. What may not be opened again, such as another user's pipe, is used as it is: the watchdog remains.
 */
import { constants, fstatSync, openSync, readFileSync, readlinkSync } from "node:fs";
import { Socket } from "node:net";
import { isatty, WriteStream } from "node:tty";
import { addon } from "../../native/addon.ts";
import { predecessor } from "../../native/predecessor.ts";
import { socketOutput } from "../../native/stranger.ts";
import type { CliIo } from "./terminal.ts";

const { O_NOCTTY, O_NONBLOCK, O_RDONLY, O_WRONLY } = constants;
/** Not among Node's constants. */
const O_ACCMODE = 3;

/** Bytes of messages that wait for a reader; further ones are dropped and counted. */
const MOST_WAITING = 4 << 20;

/** Streams whose last line may have been cut off, by a failed write or a process that died: a line break ends it. */
export const cutOff = new WeakSet<object>();

/** Standard output, in which the process before this one may have died within a line. */
export function standardOutput(shared: () => CliIo["stdout"]): CliIo["stdout"] {
  const output = ownOutput(1, shared);
  if (predecessor !== null) cutOff.add(output);
  return output;
}

/** Standard error for messages that nobody may read. */
export function messageOutput(shared: () => CliIo["stderr"]): CliIo["stderr"] {
  const output = ownOutput(2, shared);
  const write = output.write.bind(output) as (...words: unknown[]) => boolean;
  let missed = 0;
  output.write = (...words: unknown[]): boolean => {
    if (output.writableLength > MOST_WAITING) {
      missed++;
      return false;
    }
    if (missed > 0) write(`netmon: ${missed} messages are missing here: nobody read the earlier ones\n`);
    missed = 0;
    return write(...words);
  };
  return output;
}

/** `shared`: Node's stream for it, which is not touched unless it is needed: Node would change the shared flags. */
function ownOutput(fd: 1 | 2, shared: () => CliIo["stdout"]): CliIo["stdout"] {
  try {
    const path = `/proc/self/fd/${fd}`;
    const kind = readlinkSync(path);
    if (kind.startsWith("socket:[")) return socketOutput(addon().duplicate(fd));
    if (isatty(fd)) return ownTerminal(openSync(path, O_WRONLY | O_NONBLOCK | O_NOCTTY));
    // also one with a name: unlike a stranger's, it was chosen by whoever started netmon
    if (fstatSync(fd).isFIFO() && isWritable(fd))
      return new Socket({ fd: openSync(path, O_WRONLY | O_NONBLOCK), readable: false, writable: true });
  } catch {
    // used as it is
  }
  return shared();
}

/** Node makes terminals wait, so that nothing is lost at a process.exit(); netmon ends when all is written. */
function ownTerminal(fd: number): WriteStream {
  const terminal = new WriteStream(fd) as WriteStream & {
    _handle: { setBlocking(blocking: boolean): void };
    _refreshSize(): void;
  };
  terminal._handle.setBlocking(false);
  process.on("SIGWINCH", () => terminal._refreshSize());
  return terminal;
}

/** A reader's end gives no right to write, though its mode may allow it. */
function isWritable(fd: number): boolean {
  const flags = /^flags:\s*([0-7]+)/m.exec(readFileSync(`/proc/self/fdinfo/${fd}`, "utf8"))?.[1];
  return flags !== undefined && (Number.parseInt(flags, 8) & O_ACCMODE) !== O_RDONLY;
}
