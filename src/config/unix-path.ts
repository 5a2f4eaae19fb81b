/**
 * AF_UNIX paths to deny: absolute, or abstract with a leading `@`; a trailing `*` denies everything that
 * starts so. The kernel compares the bytes the process passed: a relative path or another spelling of the
 * same file is another path (docs/limits.md).
 */
import { ValueError } from "../registry/value-error.ts";

export interface UnixPath {
  /** As written. */
  readonly text: string;
  /** What the kernel compares; abstract names start with a NUL. */
  readonly path: string;
  /** The path is only the start of what is denied. */
  readonly prefix: boolean;
}

/** sizeof(sockaddr_un.sun_path) less the terminating NUL, include/uapi/linux/un.h. */
const MAX_BYTES = 107;

export function parseUnixPath(text: string): UnixPath {
  const prefix = text.endsWith("*");
  const body = prefix ? text.slice(0, -1) : text;
  if (!/^[/@]/.test(body)) {
    throw new ValueError(
      "a socket path is absolute (/run/x.sock) or abstract (@name)",
      'a lone "*" is not possible: write "/*" and "@*"',
    );
  }
  if (body === "@" && !prefix) throw new ValueError("an abstract socket has a name after the @");
  if (body.includes("*")) throw new ValueError("only the last character may be a *");
  if (body.includes("\0")) throw new ValueError("a socket path has no NUL in it");
  if (Buffer.byteLength(body) > MAX_BYTES)
    throw new ValueError(`longer than the ${MAX_BYTES} bytes of a socket path`);
  return { text, path: body.startsWith("@") ? `\0${body.slice(1)}` : body, prefix };
}
