/**
 * URLs in displayable form: for events, the store, logs and errors. A key may be anywhere but in scheme, host and port:
 * user, query and fragment are always hidden, whatever their names, and so is a path segment that looks like a key.
 *
 * Fails closed: of a text that cannot be parsed as a URL, only the scheme is shown.
 */
import { orElse } from "../errors/or-else.ts";

const HIDDEN = "(hidden)";

/** Long and mixed: not a word that a person chose. */
const KEY = /^(?=.*\d)(?=.*[A-Za-z])[\w.~%-]{24,}$/;
/** Matches URLs in text; END lists characters that may follow a URL in a sentence. */
const IN_TEXT = /\b([a-z][a-z0-9+.-]{0,31}):[\\/]{2,}[^\s"'<>`|]+/gi;
const END = new Set(")]}.,;:!…");

/** Reports whether a path segment looks like a key. */
export function isKeyLike(part: string): boolean {
  return KEY.test(part);
}

/** Returns `https://(hidden)@host/path/(hidden)?(hidden)`; a URL without such parts stays unchanged. */
export function shownUrl(url: string): string {
  if (!URL.canParse(url)) {
    const scheme = /^[a-z][a-z0-9+.-]*:\/\//i.exec(url)?.[0];
    return scheme === undefined ? HIDDEN : scheme + HIDDEN;
  }
  const { protocol, username, password, host, pathname } = new URL(url);
  if (!pathname.startsWith("/") && pathname !== "") return HIDDEN;
  const end = url.search(/[?#]/);
  const rest = end < 0 || url.slice(end).length === 1 ? "" : `?${HIDDEN}`;
  const keyed = pathname.split("/").some(isKeyLike);
  if (username === "" && password === "" && !keyed) return end < 0 ? url : url.slice(0, end) + rest;
  const user = username === "" && password === "" ? "" : `${HIDDEN}@`;
  const path = pathname
    .split("/")
    .map((part) => (isKeyLike(part) ? HIDDEN : part))
    .join("/");
  return `${protocol}//${user}${host}${path}${rest}`;
}

export function shownUrls(urls: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(urls).map(([name, url]) => [name, shownUrl(url)]));
}

/** Replaces each URL in a sentence by its displayable form. */
export function withoutUrlSecrets(text: string): string {
  return text.includes(":") ? text.replace(IN_TEXT, shownInText) : text;
}

/** Keeps what a sentence adds to a URL: the full stop, the bracket. */
function shownInText(found: string): string {
  let end = found.length;
  while (END.has(found[end - 1] as string) && !found.endsWith(HIDDEN, end)) end--;
  return shownUrl(found.slice(0, end)) + found.slice(end);
}

/** Returns all parts of the URL that a text about it must not repeat. */
export function urlSecrets(url: string): string[] {
  if (!URL.canParse(url)) return [];
  const { username, password, search, searchParams, hash, pathname } = new URL(url);
  const parts = [username, password, search.slice(1), hash.slice(1), ...searchParams.values()];
  const all = [...parts, ...pathname.split("/").filter(isKeyLike)].filter((part) => part !== "");
  return [...new Set(all.flatMap((part) => [part, decoded(part)]))];
}

function decoded(part: string): string {
  return orElse(() => decodeURIComponent(part), part);
}
