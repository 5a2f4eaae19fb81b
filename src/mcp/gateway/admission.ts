/**
 * Who may speak to the gateway at all. It listens on loopback, where every page in a browser of this machine can
 * reach it too: requests that name another host (DNS rebinding) or come from a page of another site are refused, in
 * every mode (specification 2025-11-25 and 2026-07-28, Streamable HTTP, security warning).
 */
import type { IncomingMessage } from "node:http";
import { valuesOf } from "../../http/header-fields.ts";
import { isKnownOrigin, isOwnHost } from "../../http/own-site.ts";
import type { GatewayOptions } from "./ports.ts";

export interface NotAdmitted {
  status: 400 | 403 | 405 | 426 | 431;
  text: string;
}

/** Nobody has more; a sender of thousands wants them joined and compared. */
const MAX_FIELDS = 256;
const METHODS: ReadonlySet<string> = new Set(["GET", "POST", "DELETE", "OPTIONS"]);

/** null: it may. */
export function notAdmitted(request: IncomingMessage, options: GatewayOptions): NotAdmitted | null {
  const { rawHeaders, method = "", headers } = request;
  if (rawHeaders.length / 2 > MAX_FIELDS) return no(431, `more than ${MAX_FIELDS} header fields`);
  const hosts = valuesOf(rawHeaders, "host");
  if (hosts.length !== 1) return no(400, "a request has exactly one Host header");
  if (!isOwnHost(hosts[0] as string, request.socket.localAddress, options))
    return no(403, "the Host is not this gateway's: name it in gateway.allowed_hosts if it is");
  const origins = valuesOf(rawHeaders, "origin");
  if (!origins.every((origin) => isKnownOrigin(origin, options.allowedOrigins)))
    return no(
      403,
      "the Origin is another site: name it in gateway.allowed_origins if it may use the gateway",
    );
  // A page's request for an image or a script has no Origin.
  if (origins.length === 0 && headers["sec-fetch-site"] === "cross-site")
    return no(403, "the request comes from a page of another site");
  if (headers.upgrade !== undefined && !/^\s*h2c\s*$/i.test(headers.upgrade))
    return no(426, "the gateway does not pass on WebSockets or other upgrades: use Streamable HTTP");
  if (!METHODS.has(method)) return no(405, `${method} is not a method of MCP`);
  return null;
}

function no(status: NotAdmitted["status"], text: string): NotAdmitted {
  return { status, text };
}
