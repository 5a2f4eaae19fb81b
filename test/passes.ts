/** Counts how often a long text is traversed by code that parses and searches it. */
import { vi } from "vitest";

/** Characters that JSON.parse, searches for a word and regular expressions were given while `run` ran. */
export function charactersRead(run: () => unknown): number {
  let read = 0;
  const stop = counting((characters) => (read += characters));
  try {
    run();
  } finally {
    stop();
  }
  return read;
}

/** The same in each turn of the event loop. */
export async function charactersReadInTurns(run: () => Promise<unknown>): Promise<number[]> {
  const turns = [0];
  const stop = counting((characters) => (turns[turns.length - 1]! += characters));
  let turn = setImmediate(function next() {
    turns.push(0);
    turn = setImmediate(next);
  });
  try {
    await run();
  } finally {
    clearImmediate(turn);
    stop();
  }
  return turns;
}

/** Counts until the function that it returns is called. */
function counting(add: (characters: number) => void): () => void {
  const spies = [
    spyOn(JSON, "parse", ([text]) => String(text).length),
    spyOn(String.prototype, "includes", (_, text) => text.length),
    spyOn(RegExp.prototype, "test", ([text], pattern) => text.length - pattern.lastIndex),
    spyOn(RegExp.prototype, "exec", ([text], pattern) => text.length - pattern.lastIndex),
  ];
  return () => {
    for (const undo of spies) undo();
  };

  // biome-ignore lint/suspicious/noExplicitAny: functions of the language, of any type
  function spyOn(owner: any, name: string, size: (given: any[], self: any) => number): () => void {
    const original = owner[name];
    // biome-ignore lint/suspicious/noExplicitAny: the same
    const spy = vi.spyOn(owner, name).mockImplementation(function (this: any, ...given: any[]) {
      add(size(given, this));
      return original.apply(this, given);
    });
    return () => spy.mockRestore();
  }
}
