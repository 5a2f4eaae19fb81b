/**
 * Arguments of processes that belong to anybody. The kernel reads them under the lock of the process's memory, which a
 * process can hold for as long as it likes: it unmaps a file of its own FUSE file system that has changed, and does not
 * answer the write. So a thread reads, and is left behind if it takes long.
 *
 * Direction of failure: open. Of a process that keeps its reader waiting, and of all while several do, there are none.
 */
import { close, open, read } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { Semaphore } from "../../async/semaphore.ts";
import { within } from "../../async/within.ts";
import { MAX_TEXT, splitArguments } from "./procfs.ts";

const [openFile, readFile, closeFile] = [promisify(open), promisify(read), promisify(close)];

/** A read takes some microseconds; a busy machine may take longer. */
const WAIT_MS = 500;
/** Reads that have no answer: each keeps one of Node's four threads, of which one more reads. */
const MOST_LATE = 2;

/** Resolves to what a file of a process holds, '' if it cannot be read. */
export type ReadText = (path: string) => Promise<string>;

export class ProcessArguments {
  readonly #read: ReadText;
  readonly #waitMs: number;
  readonly #turns = new Semaphore(1);
  /** Files whose reads have no answer. */
  readonly #late = new Set<string>();

  constructor(read: ReadText = beginningOf, waitMs = WAIT_MS) {
    this.#read = read;
    this.#waitMs = waitMs;
  }

  /** At most the first 64 KiB; none if they cannot be read. Never rejects. */
  async of(pid: number, fsRoot = "/"): Promise<string[]> {
    const path = join(fsRoot, "proc", String(pid), "cmdline");
    return this.#turns.run(null, () => this.#within(path));
  }

  async #within(path: string): Promise<string[]> {
    if (this.#late.size >= MOST_LATE || this.#late.has(path)) return [];
    let text = "";
    const reading = this.#read(path)
      .then((found) => {
        text = found;
      })
      .finally(() => this.#late.delete(path));
    this.#late.add(path);
    if (await within(reading, this.#waitMs).catch(() => true)) this.#late.delete(path);
    else reading.catch(() => {});
    return splitArguments(text);
  }
}

async function beginningOf(path: string): Promise<string> {
  let fd = -1;
  try {
    fd = await openFile(path, "r");
    const bytes = Buffer.alloc(MAX_TEXT);
    const { bytesRead } = await readFile(fd, bytes, 0, MAX_TEXT, null);
    return bytes.toString("utf8", 0, bytesRead);
  } catch {
    return "";
  } finally {
    if (fd !== -1) await closeFile(fd);
  }
}

/** The reads of all of this process. */
export const processArguments = new ProcessArguments();
