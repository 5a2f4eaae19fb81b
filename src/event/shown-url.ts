/**
 * URLs as they may be shown: in events, the store, logs and errors. A key may be anywhere but in scheme, host and port:
 * user, query and fragment are always hidden, whatever their names, and a part of the path that looks like a key.
 *
 * Fails closed: of what cannot be read as a URL nothing but the scheme is told.
 */

const HIDDEN = "(hidden)";

/** Long and mixed: no word that a person chose. */
const KEY = /^(?=.*\d)(?=.*[A-Za-z])[\w.~%-]{24,}$/;
/** The characters are those that may end a URL in a sentence. */
const IN_TEXT = /\b([a-z][a-z0-9+.-]{0,31}):[\\/]{2,}[^\s"'<>`|]+/gi;
const END = new Set(")]}.,;:!…");

/** A part of a path that looks like a key. */
export function isKeyLike(part: string): boolean {
  return KEY.test(part);
}

/** `https://(hidden)@host/path/(hidden)?(hidden)`; a URL that holds nothing of it stays as it is written. */
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

/** A sentence of which each URL is shown so. */
export function withoutUrlSecrets(text: string): string {
  return text.includes(":") ? text.replace(IN_TEXT, shownInText) : text;
}

/** What a sentence adds to a URL stays: the full stop, the bracket. */
function shownInText(found: string): string {
  let end = found.length;
  while (END.has(found[end - 1] as string) && !found.endsWith(HIDDEN, end)) end--;
  return shownUrl(found.slice(0, end)) + found.slice(end);
}

/** Everything in the URL that a text about it must not repeat. */
export function urlSecrets(url: string): string[] {
  if (!URL.canParse(url)) return [];
  const { username, password, search, searchParams, hash, pathname } = new URL(url);
  const parts = [username, password, search.slice(1), hash.slice(1), ...searchParams.values()];
  const all = [...parts, ...pathname.split("/").filter(isKeyLike)].filter((part) => part !== "");
  return [...new Set(all.flatMap((part) => [part, decoded(part)]))];
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
