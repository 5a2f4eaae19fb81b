/**
 * The target of a request and every path that an upstream may take it for. Servers decode, resolve dots,
 * join slashes, drop `;parameters` and fold case in different ways: a path may only be forwarded if it means the same
 * under each of these readings.
 *
 * Fails closed. Characters that no LLM API has in a path make the target `odd`.
 */

import { decodedOnce, MAX_ENCODINGS } from "../../framing/percent-encoding.ts";

export interface Target {
  /** The part before the query, as sent. */
  path: string;
  /** With its `?`; '' if there is none. Carries credentials for some providers, so it is never shown. */
  query: string;
}

/** Returns null if the URL is not in origin form (RFC 9112 §3.2.1). */
export function originForm(url: string): Target | null {
  if (!url.startsWith("/")) return null;
  const at = url.indexOf("?");
  return at < 0 ? { path: url, query: "" } : { path: url.slice(0, at), query: url.slice(at) };
}

/** Backslash, fragment, controls and space, each also percent-encoded; an encoded `?`. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it looks for
const ODD = /[\\#\x00-\x20\x7f]|%(?:[01][0-9a-f]|20|23|3f|5c|7f)/i;
const DOT_SEGMENT = /(?:^|\/)\.{1,2}(?:\/|$)/;

export interface Readings {
  /** Normalised forms of the path; the raw one is included only if it is in normal form. */
  normalised: string[];
  odd: boolean;
}

export function readingsOf(path: string): Readings {
  const normalised: string[] = [];
  let odd = false;
  let current = path;
  for (let round = 0; ; round++) {
    odd ||= ODD.test(current) || DOT_SEGMENT.test(current);
    const resolved = resolve(current);
    if (!normalised.includes(resolved)) normalised.push(resolved);
    const decoded = decodedOnce(current);
    if (decoded === current) return { normalised, odd };
    if (round === MAX_ENCODINGS) return { normalised, odd: true };
    current = decoded;
  }
}

function resolve(path: string): string {
  const out: string[] = [];
  for (const raw of path.replaceAll("\\", "/").split("/")) {
    const semicolon = raw.indexOf(";");
    const segment = semicolon < 0 ? raw : raw.slice(0, semicolon);
    if (segment === "..") out.pop();
    else if (segment !== "" && segment !== ".") out.push(segment);
  }
  return `/${out.join("/")}`;
}
