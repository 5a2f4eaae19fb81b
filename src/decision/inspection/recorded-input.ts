/**
 * Arguments as an event records them. Direction of failure: arguments that are too large are recorded as cut text.
 */

/** Characters of JSON, about; the LLM proxy's default limit. */
const MAX_INPUT = 1024 * 1024;
const KEPT = 4096;

/** null: not readable. */
export function recordedInput(args: unknown): unknown {
  if (args === undefined) return null;
  if (isWithin(args, MAX_INPUT)) return args;
  const text = JSON.stringify(args);
  return `${text.slice(0, KEPT)}… (${text.length} characters)`;
}

/** Stops counting when it is too much. */
function isWithin(value: unknown, limit: number): boolean {
  let size = 0;
  const stack: unknown[] = [value];
  for (let one = stack.pop(); one !== undefined && size <= limit; one = stack.pop()) {
    size += 2;
    if (typeof one === "string") size += one.length;
    else if (typeof one === "object" && one !== null) {
      for (const [key, child] of Object.entries(one)) {
        size += key.length + 3;
        stack.push(child);
      }
    }
  }
  return size <= limit;
}
