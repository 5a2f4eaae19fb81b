/**
 * JSON lines of a program that may be killed within one: only those that it ended are passed on. The process that takes
 * its place ends a line that was cut off, or leaves an empty one.
 */
import type { Readable } from "node:stream";

export function onWholeLine(stream: Readable, passOn: (line: string) => void): void {
  let rest = "";
  stream.setEncoding("utf8").on("data", (text: string) => {
    const lines = (rest + text).split("\n");
    rest = lines.pop() ?? "";
    for (const line of lines) if (isWhole(line)) passOn(line);
  });
}

const isWhole = (line: string): boolean => (line.startsWith("{") ? line.endsWith("}") : line !== "");
