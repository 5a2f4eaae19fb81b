/**
 * Who may speak to the gateway at all. It listens on loopback, where every page in a browser of this machine can
 * reach it too: requests that name another host (DNS rebinding) or come from a page of another site are refused, in
 * every mode (specification 2025-11-25 and 2026-07-28, Streamable HTTP, security warning).
 */
import type { IncomingMessage } from "node:http";
import { valuesOf } from "../../framing/http-fields.ts";
import type { GatewayOptions } from "./ports.ts";

export interface NotAdmitted {
  status: 400 | 403 | 405 | 426 | 431;
  text: string;
}

/** Nobody has more; a sender of thousands wants them joined and compared. */
const MAX_FIELDS = 256;
const METHODS: ReadonlySet<string> = new Set(["GET", "POST", "DELETE", "OPTIONS"]);
/** The usual ones, which need not be taken apart as a URL; ports up to 59999. */
const PLAIN_LOOPBACK = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::[1-5]?\d{1,4})?$/;
const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

/** null: it may. */
export function notAdmitted(request: IncomingMessage, options: GatewayOptions): NotAdmitted | null {
  const { rawHeaders, method = "", headers } = request;
  if (rawHeaders.length / 2 > MAX_FIELDS) return no(431, `more than ${MAX_FIELDS} header fields`);
  const hosts = valuesOf(rawHeaders, "host");
  if (hosts.length !== 1) return no(400, "a request has exactly one Host header");
  if (!isOwnHost(hosts[0] as string, request, options))
    return no(403, "the Host is not this gateway's: name it in gateway.allowed_hosts if it is");
  const origins = valuesOf(rawHeaders, "origin");
  if (!origins.every((origin) => isKnownOrigin(origin, options)))
    return no(
      403,
      "the Origin is another site: name it in gateway.allowed_origins if it may use the gateway",
    );
  // A page's request for an image or a script has no Origin.
  if (origins.length === 0 && headers["sec-fetch-site"] === "cross-site")
    return no(403, "the request comes from a page of another site");
  if (headers.upgrade !== undefined && !/^\s*h2c\s*$/i.test(headers.upgrade))
    return no(426, "the gateway does not pass on WebSockets or other upgrades: use Streamable HTTP");
  if (!METHODS.has(method)) return no(405, `${method} is no method of MCP`);
  return null;
}

function no(status: NotAdmitted["status"], text: string): NotAdmitted {
  return { status, text };
}

/** Loopback names, the address that was bound or connected to, and what the configuration adds; whatever the port. */
function isOwnHost(host: string, request: IncomingMessage, { bind, allowedHosts }: GatewayOptions): boolean {
  if (PLAIN_LOOPBACK.test(host)) return true;
  const name = hostname(`http://${host}`);
  if (name === null || !/^[^/?#@\\]+$/.test(host)) return false;
  const own = [bind, request.socket.localAddress ?? ""].map(addressName);
  if (LOOPBACK.test(name) || own.includes(name)) return true;
  return allowedHosts.some((allowed) => {
    const [wanted, given] = [allowed.toLowerCase(), host.toLowerCase()];
    return wanted === given || wanted === name || addressName(wanted) === name;
  });
}

function isKnownOrigin(origin: string, { allowedOrigins }: GatewayOptions): boolean {
  if (allowedOrigins.some((allowed) => allowed.toLowerCase() === origin.toLowerCase())) return true;
  const name = /^https?:\/\//i.test(origin) ? hostname(origin) : null;
  return name !== null && LOOPBACK.test(name);
}

function hostname(url: string): string | null {
  try {
    return new URL(url).hostname;
  } catch {
    return null;
  }
}

/** As `hostname` of a URL. */
function addressName(address: string): string {
  const bare = address.replace(/^::ffff:(?=\d+\.)/, "");
  return bare.includes(":") && !bare.startsWith("[") ? `[${bare}]` : bare;
}
