/**
 * Parsers of values that are written as text: sizes, listen addresses, AF_UNIX paths, paths of a tree.
 * Malformed text is a ValueError.
 */
import { isIP } from "node:net";
import { isAbsolute, join, normalize } from "node:path";
import { ValueError } from "../registry/value-error.ts";

/** Units of sizes in bytes: a number, or text with a binary unit (`8MiB`). */
const UNITS: Readonly<Record<string, number>> = { "": 1, B: 1, KiB: 1024, MiB: 1024 ** 2, GiB: 1024 ** 3 };

/** Minimum: one page (the kernel requires a multiple of it). Maximum: the largest power of two in bpf(2)'s u32. */
const MIN_RING = 4096;
const MAX_RING = 1024 ** 3;

export function parseSize(text: string): number {
  const match = /^(\d+)\s*([A-Za-z]*)$/.exec(text.trim());
  const unit = UNITS[match?.[2] ?? "?"];
  if (!match || unit === undefined)
    throw new ValueError(`${JSON.stringify(text)} is not a size`, "write bytes, or KiB, MiB, GiB: 8MiB");
  return Number(match[1]) * unit;
}

/** Default size of the event ring: room for a hundred thousand events. */
export const DEFAULT_RING_BYTES = 8 << 20;
export const DEFAULT_MAX_RULES = 262_144;

/** Parses the size of a BPF ring buffer: a power of two and a multiple of the page size (Linux 5.8). */
export function parseRingBytes(value: string | number): number {
  const bytes = typeof value === "number" ? value : parseSize(value);
  if (bytes < MIN_RING || bytes > MAX_RING)
    throw new ValueError(`${bytes} bytes: a ring buffer has ${MIN_RING} bytes to 1 GiB`);
  if (2 ** Math.round(Math.log2(bytes)) !== bytes) {
    const below = 2 ** Math.floor(Math.log2(bytes));
    throw new ValueError(`${bytes} is not a power of two`, `the nearest are ${below} and ${below * 2}`);
  }
  return bytes;
}

/** Parses a limit: at least 1 KiB, so that a typo does not refuse everything. Throws ValueError. */
export function parseBytes(value: string | number): number {
  const bytes = typeof value === "number" ? value : parseSize(value);
  if (bytes < 1024 || !Number.isSafeInteger(bytes))
    throw new ValueError(`${bytes} bytes: a limit is at least 1 KiB`);
  return bytes;
}

/** `ADDRESS:PORT` that a listener binds to: an address, never a name, so that its reach is explicit. */
export interface ListenAddress {
  /** IPv4 or IPv6, without brackets. */
  address: string;
  /** 0: any free port. */
  port: number;
}

/** Returns null for ''. Throws ValueError. */
export function parseListen(text: string): ListenAddress | null {
  if (text === "") return null;
  const match = /^(?:\[([^\]]+)\]|([^:]+)):(\d{1,5})$/.exec(text);
  const address = match?.[1] ?? match?.[2] ?? "";
  const port = Number(match?.[3] ?? -1);
  if (isIP(address) === 0 || port < 0 || port > 65_535)
    throw new ValueError(
      "not ADDRESS:PORT",
      "write an address and a port, e.g. 127.0.0.1:9464 or [::1]:9464; 0.0.0.0:9464 lets others in",
    );
  return { address, port };
}

export function listenText({ address, port }: ListenAddress): string {
  return isIP(address) === 6 ? `[${address}]:${port}` : `${address}:${port}`;
}

/**
 * AF_UNIX path to deny: absolute, or abstract with a leading `@`; a trailing `*` denies every path with that prefix.
 * The kernel compares the bytes that the process passed: a relative path or another spelling of the same file is a
 * different path (docs/limits.md).
 */
export interface UnixPath {
  /** As written. */
  readonly text: string;
  /** The bytes that the kernel compares; abstract names start with a NUL. */
  readonly path: string;
  /** The path is a prefix of the denied paths. */
  readonly prefix: boolean;
}

/** sizeof(sockaddr_un.sun_path) less the terminating NUL, include/uapi/linux/un.h. */
const MAX_BYTES = 107;

export function parseUnixPath(text: string): UnixPath {
  const prefix = text.endsWith("*");
  const body = prefix ? text.slice(0, -1) : text;
  if (!/^[/@]/.test(body))
    throw new ValueError(
      "a socket path is absolute (/run/x.sock) or abstract (@name)",
      'a lone "*" is not possible: write "/*" and "@*"',
    );
  if (body === "@" && !prefix) throw new ValueError("an abstract socket has a name after the @");
  if (body.includes("*")) throw new ValueError("only the last character may be a *");
  if (body.includes("\0")) throw new ValueError("a socket path has no NUL in it");
  if (Buffer.byteLength(body) > MAX_BYTES)
    throw new ValueError(`longer than the ${MAX_BYTES} bytes of a socket path`);
  return { text, path: body.startsWith("@") ? `\0${body.slice(1)}` : body, prefix };
}

/**
 * Checks a path of the tool server's sandbox: absolute, below `~`, or below the working directory. The home and the
 * working directory are only known at start. Throws ValueError.
 */
export function parseTreePath(text: string): string {
  if (text === "") throw new ValueError("a path cannot be empty", "the working directory is .");
  if (text.includes("\0")) throw new ValueError("a path cannot contain a NUL character");
  if (/^~[^/]/.test(text))
    throw new ValueError("only ~ itself is known, not other users'", "write the whole path");
  if (!isAbsolute(text) && !/^~(?:\/|$)/.test(text) && /^\.\.(?:\/|$)/.test(normalize(text)))
    throw new ValueError("the path leads out of the working directory", "write the whole path");
  return text;
}

/** Converts a path that parseTreePath accepted to an absolute path. */
export function treePath(text: string, { cwd, home }: { cwd: string; home: string }): string {
  if (isAbsolute(text)) return normalize(text);
  return text.startsWith("~") ? join(home, text.slice(1)) : join(cwd, text);
}
