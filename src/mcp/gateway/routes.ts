/**
 * The paths of an endpoint, below its route: `` for the upstream of the command line, `/servers/ID`, `/rules/NAME`.
 * Paths are compared literally: no other spelling leads anywhere, so that none can reach other parts of the upstream.
 */
import type { Endpoint } from "./endpoint.ts";

export interface Route {
  endpoint: Endpoint;
  /** The part before `/mcp`, percent-encoded. */
  base: string;
}

export interface Target extends Route {
  what: "mcp" | "sse" | "messages" | Metadata;
}

const WELL_KNOWN = "/.well-known/";
/** The well-known names of metadata (RFC 9728, RFC 8414, OpenID Connect Discovery). */
const METADATA = ["oauth-protected-resource", "oauth-authorization-server", "openid-configuration"] as const;
export type Metadata = (typeof METADATA)[number];

/** Returns the targets of all paths, keyed by path. */
export function targets(routes: readonly Route[]): Map<string, Target> {
  const found = new Map<string, Target>();
  for (const route of routes) {
    const { base, endpoint } = route;
    const add = (path: string, what: Target["what"]): void => {
      found.set(path, { ...route, what });
    };
    if (endpoint.options.type === "sse") {
      // A client that falls back from Streamable HTTP requests its stream at the same path.
      add(`${base}/mcp`, "sse");
      add(`${base}/sse`, "sse");
      add(`${base}/messages`, "messages");
    } else add(`${base}/mcp`, "mcp");
    for (const name of METADATA) {
      add(`${WELL_KNOWN}${name}${base}/mcp`, name);
      if (endpoint.options.type === "sse") add(`${WELL_KNOWN}${name}${base}/sse`, name);
      if (base === "") add(`${WELL_KNOWN}${name}`, name);
    }
  }
  return found;
}
