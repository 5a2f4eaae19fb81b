/** How often a long text is gone through by what parses and searches it. */
import { vi } from "vitest";

/** Characters that JSON.parse, searches for a word and regular expressions were given while `run` ran. */
export function charactersRead(run: () => unknown): number {
  let read = 0;
  const spies = [
    counting(JSON, "parse", ([text]) => String(text).length),
    counting(String.prototype, "includes", (_, text) => text.length),
    counting(RegExp.prototype, "test", ([text], pattern) => text.length - pattern.lastIndex),
    counting(RegExp.prototype, "exec", ([text], pattern) => text.length - pattern.lastIndex),
  ];
  try {
    run();
  } finally {
    for (const spy of spies) spy();
  }
  return read;

  // biome-ignore lint/suspicious/noExplicitAny: functions of the language, of any type
  function counting(owner: any, name: string, size: (given: any[], self: any) => number): () => void {
    const original = owner[name];
    // biome-ignore lint/suspicious/noExplicitAny: the same
    const spy = vi.spyOn(owner, name).mockImplementation(function (this: any, ...given: any[]) {
      read += size(given, this);
      return original.apply(this, given);
    });
    return () => spy.mockRestore();
  }
}
