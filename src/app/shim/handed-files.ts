/**
 * Configuration files of a shim, which its relay opens with its own rights (native/shim/files.cc) and hands over as
 * descriptors, again after each change. A controller opens no path that a shim told it.
 *
 * Fails closed. A file that was not handed over cannot be read. If files cannot be handed over again, those from before
 * remain.
 */
import { constants, fstatSync, readSync } from "node:fs";
import { resolve } from "node:path";
import { getSystemErrorMap } from "node:util";
import type { FileSource } from "../../clients/session-config.ts";
import { reading, unreadable } from "../../config/input-file.ts";
import { orElse } from "../../errors/or-else.ts";
import { processFaults } from "../../event/faults.ts";
import { FileError } from "../../files/error.ts";
import { kindOf, readUpTo } from "../../files/read.ts";
import { opened } from "../../files/walk.ts";
import type { NativeFrame } from "../../native/addon.ts";
import { discard } from "../../native/stranger.ts";

/** What hands files over: a relay. */
export interface FileHolder {
  /** Rejects if it is gone. */
  handFiles(): Promise<NativeFrame>;
  onFilesChanged(listener: () => void): void;
}

type Handed = { fd: number } | { errno: number };

/** A descriptor of the relay's own, which no other user could have put there. */
const DESCRIPTOR = /^\/(?:dev\/stdin|dev\/fd\/\d+|proc\/self\/fd\/\d+)$/;

export class HandedFiles implements FileSource {
  readonly #holder: FileHolder;
  readonly #cwd: string;
  /** By absolute path. */
  #handed = new Map<string, Handed>();
  #asking: Promise<void> | null = null;
  #closed = false;

  private constructor(holder: FileHolder, cwd: string) {
    this.#holder = holder;
    this.#cwd = cwd;
  }

  /** `cwd`: the shim's. Rejects if it is gone. */
  static async ask(holder: FileHolder, cwd: string): Promise<HandedFiles> {
    const files = new HandedFiles(holder, cwd);
    await files.#ask();
    return files;
  }

  read(file: string, maxBytes: number): Buffer {
    const handed = this.#handed.get(file);
    if (handed === undefined) throw unreadable(file, "the shim did not hand it over");
    if ("errno" in handed) throw unreadable(file, errorText(handed.errno));
    const read = (): Buffer => readHanded(file, handed.fd, maxBytes);
    return DESCRIPTOR.test(file) ? orUnreadable(file, read) : reading(file, read);
  }

  version(file: string): string {
    const handed = this.#handed.get(file);
    if (handed === undefined || "errno" in handed) return "unreadable";
    const { dev, ino, size, ctimeNs } = fstatSync(handed.fd, { bigint: true });
    return [dev, ino, size, ctimeNs].join(":");
  }

  watch(_file: string, changed: () => void): () => void {
    let watching = true;
    const part = processFaults.part("reload");
    this.#holder.onFilesChanged(() =>
      part.background(async () => {
        await this.#asking;
        if (!watching) return;
        this.#asking ??= this.#ask().finally(() => {
          this.#asking = null;
        });
        await this.#asking.catch(() => {}); // the shim is gone
        if (watching) changed();
      }, "kept"),
    );
    return () => {
      watching = false;
    };
  }

  close(): void {
    this.#closed = true;
    closeAll(this.#handed);
    this.#handed.clear();
  }

  async #ask(): Promise<void> {
    const { frame, fds } = await this.#holder.handFiles();
    const texts = frame.toString().split("\0");
    const next = new Map<string, Handed>();
    const rest = [...fds];
    for (let at = 0; at + 1 < texts.length; at += 2) {
      const path = resolve(this.#cwd, texts[at] ?? "");
      const errno = Number(texts[at + 1]);
      const fd = errno === 0 ? rest.shift() : undefined;
      const known = next.get(path);
      if (known !== undefined && "fd" in known) discard(known.fd);
      next.set(path, fd === undefined ? { errno } : { fd });
    }
    for (const fd of rest) discard(fd);
    const former = this.#closed ? next : this.#handed;
    if (!this.#closed) this.#handed = next;
    closeAll(former);
  }
}

function closeAll(handed: ReadonlyMap<string, Handed>): void {
  for (const one of handed.values()) if ("fd" in one) discard(one.fd);
}

/** Reads through a new open file: the handed one shares its position with the relay's. */
function readHanded(file: string, fd: number, maxBytes: number): Buffer {
  const stat = fstatSync(fd);
  const kind = kindOf(stat);
  if (kind !== null) throw new FileError("unfit", `${file} is ${kind}, not a regular file`);
  using open = opened(`/proc/self/fd/${fd}`, constants.O_RDONLY | constants.O_NONBLOCK);
  return readUpTo(file, maxBytes, stat.size, (piece) => readSync(open.fd, piece));
}

function orUnreadable(file: string, read: () => Buffer): Buffer {
  try {
    return read();
  } catch (error) {
    throw unreadable(file, error);
  }
}

function errorText(errno: number): string {
  const [name, text] = orElse(() => getSystemErrorMap().get(-errno), undefined) ?? [`errno ${errno}`, ""];
  return text === "" ? name : `${name}: ${text}`;
}
