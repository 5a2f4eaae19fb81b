/**
 * Whether one pattern or tree covers all that another one does. Says no where it is not certain.
 */
import { isAbsolute, normalize } from "node:path";

/** Patterns with * and ?, as in collections/glob.ts. Takes time in proportion to both lengths at most. */
export function coversPattern(outer: string, inner: string): boolean {
  // greedy, back to the last star of `outer`: as a text is matched, with the wildcards of `inner` as characters
  let [at, star, mark] = [0, -1, 0];
  let i = 0;
  while (i < inner.length) {
    if (outer[at] === "*") [star, mark, at] = [at, i, at + 1];
    else if (at < outer.length && isCovered(outer[at] as string, inner[i] as string)) {
      at++;
      i++;
    } else if (star >= 0) {
      mark++;
      [at, i] = [star + 1, mark];
    } else return false;
  }
  while (outer[at] === "*") at++;
  return at === outer.length;
}

function isCovered(outer: string, inner: string): boolean {
  return outer === "?" ? inner !== "*" : outer === inner && inner !== "*";
}

/** Trees as values.ts has them: absolute, below `~`, or below the working directory. Patterns cover only themselves. */
export function coversTree(outer: string, inner: string): boolean {
  if (/[*?[]/.test(outer + inner)) return outer === inner;
  const [a, b] = [plain(outer), plain(inner)];
  if (a === "/") return true;
  if (isAbsolute(a) !== isAbsolute(b) || a.startsWith("~") !== b.startsWith("~")) return false;
  if (a === ".") return true;
  return a === b || b.startsWith(`${a}/`);
}

function plain(tree: string): string {
  const text = normalize(tree);
  return text.length > 1 && text.endsWith("/") ? text.slice(0, -1) : text;
}
