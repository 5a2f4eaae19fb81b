/** Detectors of e-mail addresses, card numbers and the user's own patterns; for credentials see api-key.ts. */
import { type LinearPattern, linearPattern } from "../../policy/linear-pattern.ts";
import { type Detector, matches, REACH, type Span, STEP } from "./detector.ts";

/**
 * E-mail addresses: those that RFC 5321 allows unquoted, with a domain that ends in letters, so that `pkg@1.2.3` and
 * `user@localhost` stay. `git@HOST` names an account, not a person, and stays: agents work with such URLs.
 */
const LOCAL = /[\p{L}\p{N}.!#$%&'*+/=?^_`{|}~-]/u;
/** RFC 5321 section 4.5.3.1.1 */
const MAX_LOCAL = 64;
const DOMAIN = /(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,62}[\p{L}\p{N}])?\.){1,8}\p{L}{2,24}(?![\p{L}\p{N}])/uy;

/** Start of the local part that ends before `at`; `at` if there is none. Looks back no farther than `from`. */
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

export const email: Detector = { name: "email", searches: [addresses] };

/**
 * Payment card numbers: 13 to 19 digits, with single spaces or hyphens between them, of an issuer's range and with a
 * valid check digit (ISO/IEC 7812-1, Luhn). The two conditions together leave times, ids and counters alone.
 */
const CANDIDATE = /(?<![\w.+-])\d(?:[ -]?\d){12,18}(?![\w-]|\.\d)/g;

/** Issuer ranges, with the lengths in use. */
const ISSUERS: readonly RegExp[] = [
  /^4(?:\d{12}|\d{15}|\d{18})$/, // Visa
  /^(?:5[1-5]\d{14}|2(?:22[1-9]|2[3-9]\d|[3-6]\d\d|7[01]\d|720)\d{12})$/, // Mastercard
  /^3[47]\d{13}$/, // American Express
  /^3(?:0[0-5]|[68]\d)\d{11}$/, // Diners Club
  /^6(?:011|5\d\d|4[4-9]\d)\d{12}$/, // Discover
  /^35(?:2[89]|[3-8]\d)\d{12}$/, // JCB
  /^62\d{14,17}$/, // UnionPay
];

function luhn(digits: string): boolean {
  let sum = 0;
  for (let i = digits.length - 1, twice = false; i >= 0; i--, twice = !twice) {
    const digit = digits.charCodeAt(i) - 48;
    sum += twice ? (digit > 4 ? 2 * digit - 9 : 2 * digit) : digit;
  }
  return sum % 10 === 0;
}

function* cards(text: string): Generator<Span | null> {
  for (const match of matches(text, CANDIDATE)) {
    if (match === null) {
      yield null;
      continue;
    }
    const digits = match[0].replace(/[ -]/g, "");
    if (ISSUERS.some((issuer) => issuer.test(digits)) && luhn(digits))
      yield [match.index, match.index + match[0].length];
  }
}

export const card: Detector = { name: "card", searches: [cards] };

/**
 * Searches in windows, like the built-in detectors. In a text longer than a window, a match has at most REACH
 * characters; a longer one is replaced in parts, or missed if no part of it matches by itself.
 */
function* spans(text: string, pattern: LinearPattern): Generator<Span | null> {
  for (let from = 0; from < text.length; ) {
    // One character before the window, for `^` and `\b`.
    const start = Math.max(0, from - 1);
    let next = from + STEP;
    for (const match of pattern.matches(text.slice(start, next + REACH), from - start)) {
      const span: Span = [start + match[0], start + match[1]];
      if (span[0] >= from + STEP) break;
      yield span;
      next = Math.max(next, span[1]);
    }
    from = next;
    if (from < text.length) yield null;
  }
}

/** A user-defined pattern. Throws ValueError if RE2 cannot compile it. */
export function custom({ name, pattern }: { name: string; pattern: string }): Detector {
  const compiled = linearPattern(pattern);
  return { name, searches: [(text) => spans(text, compiled)] };
}
