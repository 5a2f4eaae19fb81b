/** Paths of the tool server's sandbox. Where the home and the working directory are is known at the start only. */
import { isAbsolute, join, normalize } from "node:path";
import { ValueError } from "../registry/value-error.ts";

/** Absolute, below `~`, or below the working directory. Throws ValueError. */
export function parseTreePath(text: string): string {
  if (text === "") throw new ValueError("a path cannot be empty", "the working directory is .");
  if (text.includes("\0")) throw new ValueError("a path cannot contain a NUL character");
  if (/^~[^/]/.test(text))
    throw new ValueError("only ~ itself is known, not other users'", "write the whole path");
  if (!isAbsolute(text) && !/^~(?:\/|$)/.test(text) && /^\.\.(?:\/|$)/.test(normalize(text)))
    throw new ValueError("the path leads out of the working directory", "write the whole path");
  return text;
}

/** What parseTreePath has accepted, as an absolute path. */
export function treePath(text: string, { cwd, home }: { cwd: string; home: string }): string {
  if (isAbsolute(text)) return normalize(text);
  return text.startsWith("~") ? join(home, text.slice(1)) : join(cwd, text);
}
