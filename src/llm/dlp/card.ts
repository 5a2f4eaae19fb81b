/**
 * Payment card numbers: 13 to 19 digits, with single spaces or hyphens between them, of an issuer's range and
 * with a valid check digit (ISO/IEC 7812-1, Luhn). Both together keep times, ids and counters as they are.
 */
import { type Detector, matches, replaceSpans, type Span } from "./detector.ts";

const CANDIDATE = /(?<![\w.+-])\d(?:[ -]?\d){12,18}(?![\w-]|\.\d)/g;

/** Issuer ranges with the lengths in use. */
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

export const card: Detector = {
  name: "card",
  replace: (text, by) => replaceSpans(text, cards(text), by),
};
