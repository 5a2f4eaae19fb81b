/**
 * A short file of procfs or cgroupfs that is read again and again: its descriptor is kept, so that a reading is one system
 * call rather than five.
 *
 * Direction of failure: open. What cannot be read, also after it was opened again, reads as null.
 */
import { closeSync, constants, openSync, readSync } from "node:fs";
import { orElse } from "../../errors/or-else.ts";

/** More than any of these files holds. */
const buffer = Buffer.alloc(512);

export class KeptFile {
  readonly path: string;
  #fd = -1;

  constructor(path: string) {
    this.path = path;
  }

  /** The first 512 bytes; null: there is no such file. */
  read(): string | null {
    // a file of a cgroup that was removed fails, even if there is another one at its path by now
    return orElse(() => this.#text(), null) ?? orElse(() => this.#text(), null);
  }

  close(): void {
    if (this.#fd < 0) return;
    const fd = this.#fd;
    this.#fd = -1;
    closeSync(fd);
  }

  #text(): string {
    if (this.#fd < 0) this.#fd = openSync(this.path, constants.O_RDONLY);
    try {
      return buffer.toString("latin1", 0, readSync(this.#fd, buffer, 0, buffer.length, 0));
    } catch (error) {
      this.close();
      throw error;
    }
  }
}
