/**
 * Counts work instead of measuring time: characters that expressions scan and strings are asked for, and elements that
 * array methods visit, while something runs. Plain loops are not seen.
 */
export interface Work {
  all: number;
  /** The longest text that each expression was given, by its source. */
  longest: Map<string, number>;
}

const OF_STRINGS = ["at", "includes", "replaceAll", "split", "toLowerCase", "trim"] as const;
const OF_ARRAYS = [
  "every",
  "filter",
  "find",
  "findIndex",
  "flat",
  "flatMap",
  "includes",
  "indexOf",
  "map",
  "reduce",
  "some",
  "sort",
  "toSorted",
] as const;

export function countedWork(run: () => void): Work {
  const longest = new Map<string, number>();
  let all = 0;
  const { exec } = RegExp.prototype;
  const undo: (() => void)[] = [];
  const replace = (owner: object, name: string | symbol, by: unknown): void => {
    const before = Object.getOwnPropertyDescriptor(owner, name) as PropertyDescriptor;
    Object.defineProperty(owner, name, { ...before, value: by });
    undo.push(() => Object.defineProperty(owner, name, before));
  };
  const counting = (owner: object, name: string | symbol): void => {
    const own = (owner as Record<string | symbol, (...given: unknown[]) => unknown>)[name] as (
      ...given: unknown[]
    ) => unknown;
    replace(owner, name, function (this: { length: number }, ...given: unknown[]) {
      all += this.length;
      return own.apply(this, given);
    });
  };
  for (const name of OF_STRINGS) counting(String.prototype, name);
  for (const name of OF_ARRAYS) counting(Array.prototype, name);
  // loops over arrays, and arrays spread into others
  counting(Array.prototype, Symbol.iterator);
  // test, match, matchAll and replace all call it
  replace(RegExp.prototype, "exec", function (this: RegExp, text: string) {
    const from = this.global || this.sticky ? this.lastIndex : 0;
    const found = exec.call(this, text);
    if (text.length > (longest.get(this.source) ?? 0)) longest.set(this.source, text.length);
    all +=
      this.sticky && found === null ? 1 : found ? found.index + found[0].length - from : text.length - from;
    return found;
  });
  try {
    run();
  } finally {
    for (const one of undo.reverse()) one();
  }
  return { all, longest };
}
