/**
 * Where a credential may go: a host, its port, and paths. It goes there only over TLS, or to this machine.
 *
 * Fails closed. A path that servers may read in more than one way is no path to which a credential goes.
 */
import { globMatches } from "../collections/glob.ts";
import { decodedOnce, MAX_ENCODINGS } from "../framing/percent-encoding.ts";
import { ValueError } from "../registry/value-error.ts";

export interface CredentialHost {
  /** In lower case, as in a URL. */
  hostname: string;
  port: number;
}

export interface CredentialPlace {
  host: CredentialHost;
  /** In which `*` and `?` are wildcards. */
  paths: readonly string[];
}

const TLS_PORT = 443;

/** Parses `HOST` or `HOST:PORT`. Throws ValueError. */
export function parseCredentialHost(text: string): CredentialHost {
  const url = URL.canParse(`https://${text}/`) ? new URL(`https://${text}/`) : null;
  if (url === null || !/^[^/?#@\\\s*]+$/.test(text))
    throw new ValueError("not a host", "write api.example.com, api.example.com:8443 or 127.0.0.1:4000");
  const { hostname } = url;
  const port = Number(url.port || TLS_PORT);
  if (isThisMachine(hostname) && url.port === "" && !text.endsWith(`:${TLS_PORT}`))
    throw new ValueError("a host on this machine needs a port", `write ${text}:PORT`);
  return { hostname, port };
}

export function credentialHostText({ hostname, port }: CredentialHost): string {
  return port === TLS_PORT && !isThisMachine(hostname) ? hostname : `${hostname}:${port}`;
}

/** Other names below localhost may be looked up elsewhere. */
export function isThisMachine(hostname: string): boolean {
  return /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/.test(hostname);
}

/** The request that a credential would be put into. */
export interface CredentialTarget {
  /** Scheme and authority. */
  origin: string;
  /** Without the query. */
  path: string;
  /** Header fields, names and values, flat. */
  fields?: readonly string[];
}

/** Fields that make some servers take the request for one to another path, or hand it to another host of theirs. */
const RIVAL =
  /^(?:x-(?:(?:(?:envoy-)?original|rewrite|forwarded|override|http-destination)-)?(?:ur[il]|path|host)|request-ur[il]|forwarded)$/i;

/** Why a credential does not go there; null: it does. */
export function objectionToPlace(
  places: readonly CredentialPlace[],
  { origin, path, fields = [] }: CredentialTarget,
): string | null {
  const { hostname, protocol, port } = new URL(origin);
  const at = Number(port || (protocol === "https:" ? TLS_PORT : 80));
  const there = places.filter(({ host }) => host.hostname === hostname && host.port === at);
  if (there.length === 0) return `it does not go to ${hostname}:${at}`;
  if (protocol === "http:" && !isThisMachine(hostname)) return `it goes to ${hostname} over TLS only`;
  if (protocol === "https:" && !isThisMachine(hostname) && process.env.NODE_TLS_REJECT_UNAUTHORIZED === "0")
    return "certificates are not checked: NODE_TLS_REJECT_UNAUTHORIZED is 0";
  const rival = fields.find((name, at) => at % 2 === 0 && RIVAL.test(name));
  if (rival !== undefined) return `it does not go with the field ${rival}, which may lead it elsewhere`;
  const readings = pathReadings(path);
  const paths = there.flatMap((place) => place.paths);
  const fits = readings?.every((reading) => paths.some((glob) => globMatches(glob, reading))) ?? false;
  return fits ? null : `it does not go to this path of ${hostname}`;
}

/**
 * Dots, also with blanks behind them; backslashes and empty segments; what ends a path for a server that decodes it
 * before it takes it apart; controls; and dots and slashes in encodings that some servers decode besides.
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it looks for
const AMBIGUOUS = /(?:^|\/)\.{1,2} *(?:[/;]|$)|\\|\/\/|[?#\x00-\x1f\x7f\xc0\xc1]|%[uU][0-9a-fA-F]{4}/;

/** The path as it is, as servers decode it, and without its parameters; null: they may take it for another. */
function pathReadings(path: string): string[] | null {
  const readings: string[] = [];
  let current = path;
  for (let round = 0; round <= MAX_ENCODINGS; round++) {
    readings.push(current, current.replace(/;[^/]*/g, ""));
    const decoded = decodedOnce(current);
    if (decoded === current) return readings.some((reading) => AMBIGUOUS.test(reading)) ? null : readings;
    current = decoded;
  }
  return null;
}
