/**
 * E-mail addresses: what RFC 5321 allows unquoted, with a domain that ends in letters, so that `pkg@1.2.3` and
 * `user@localhost` stay. `git@HOST` is the name of an account, not of a person, and stays: an agent works with
 * such URLs.
 */
import { type Detector, replaceSpans, type Span, STEP } from "./detector.ts";

const LOCAL = /[\p{L}\p{N}.!#$%&'*+/=?^_`{|}~-]/u;
/** RFC 5321 section 4.5.3.1.1 */
const MAX_LOCAL = 64;
const DOMAIN = /(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,62}[\p{L}\p{N}])?\.){1,8}\p{L}{2,24}(?![\p{L}\p{N}])/uy;

/** Start of the local part that ends before `at`; `at` itself where there is none. Looks back at most to `from`. */
function localStart(text: string, at: number, from: number): number {
  const least = Math.max(from, at - MAX_LOCAL);
  let start = at;
  while (start > least && LOCAL.test(text[start - 1] as string)) start--;
  while (start < at && /[.'*/=`]/.test(text[start] as string)) start++; // quoted, emphasised, KEY=addr
  const assigned = text.slice(start, at).lastIndexOf("=");
  return assigned < 0 ? start : start + assigned + 1;
}

function* addresses(text: string): Generator<Span | null> {
  let from = 0;
  let step = STEP;
  for (let at = text.indexOf("@"); at >= 0; at = text.indexOf("@", at + 1)) {
    if (at > step) {
      yield null;
      step = at + STEP;
    }
    const start = localStart(text, at, from);
    if (start === at || text.slice(start, at) === "git" || text[at - 1] === ".") continue;
    DOMAIN.lastIndex = at + 1;
    if (!DOMAIN.test(text)) continue;
    from = DOMAIN.lastIndex;
    yield [start, from];
  }
}

export const email: Detector = {
  name: "email",
  replace: (text, by) => replaceSpans(text, addresses(text), by),
};
