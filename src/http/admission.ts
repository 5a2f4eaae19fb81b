/**
 * Admission of requests to a local listener, in every mode. A web page can reach loopback, and by DNS rebinding even
 * under its own name, so requests that name another host or come from a page are refused (security warning of MCP
 * 2025-11-25 and 2026-07-28, Streamable HTTP). Fails closed: an unreadable name counts as another host.
 */
import type { IncomingMessage } from "node:http";
import { valuesOf } from "./header-fields.ts";

export interface NotAdmitted {
  status: number;
  text: string;
}

/** A listener's own checks. Texts are for a person; null: no objection. */
export interface AdmissionRules {
  isOwnHost(host: string, localAddress: string | undefined): boolean;
  otherHost: NotAdmitted;
  /** Returns the objection to a web page, given the values of Origin and of Sec-Fetch-Site. */
  objectionToPage(origins: readonly string[], site: string | string[] | undefined): string | null;
  noUpgrade: string;
  objectionToMethod(method: string): string | null;
}

/** Returns null if the request is admitted. */
export function notAdmitted(request: IncomingMessage, rules: AdmissionRules): NotAdmitted | null {
  const { rawHeaders, method = "", headers, socket } = request;
  const hosts = valuesOf(rawHeaders, "host");
  if (hosts.length !== 1) return { status: 400, text: "a request has exactly one Host header" };
  if (!rules.isOwnHost(hosts[0]!, socket.localAddress)) return rules.otherHost;
  const page = rules.objectionToPage(valuesOf(rawHeaders, "origin"), headers["sec-fetch-site"]);
  if (page !== null) return { status: 403, text: page };
  if (isUpgrade(headers.upgrade)) return { status: 426, text: rules.noUpgrade };
  const text = rules.objectionToMethod(method);
  return text === null ? null : { status: 405, text };
}

/** An offer of HTTP/2, which some clients send with every request, may be ignored (RFC 9110 §7.8). */
function isUpgrade(upgrade: string | undefined): boolean {
  return upgrade?.split(",").some((protocol) => protocol.trim().toLowerCase() !== "h2c") === true;
}

/** Fast path for the usual hosts, without parsing a URL; ports up to 59999. */
const PLAIN_LOOPBACK = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::[1-5]?\d{1,4})?$/;
const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

/** `address`: a socket's address. */
export function isLoopback(address: string): boolean {
  return address === "::1" || LOOPBACK.test(addressName(address));
}

/** Accepts loopback names, the bound address, the address connected to, and configured hosts, with any port. */
export function isOwnHost(
  host: string,
  localAddress: string | undefined,
  { bind, allowedHosts }: { bind: string; allowedHosts: readonly string[] },
): boolean {
  if (PLAIN_LOOPBACK.test(host)) return true;
  const name = hostname(`http://${host}`);
  if (name === null || !/^[^/?#@\\]+$/.test(host)) return false;
  const own = [bind, localAddress ?? ""].map(addressName);
  if (LOOPBACK.test(name) || own.includes(name)) return true;
  return allowedHosts.some((allowed) => {
    const [wanted, given] = [allowed.toLowerCase(), host.toLowerCase()];
    return wanted === given || wanted === name || addressName(wanted) === name;
  });
}

export function isKnownOrigin(origin: string, allowedOrigins: readonly string[]): boolean {
  if (allowedOrigins.some((allowed) => allowed.toLowerCase() === origin.toLowerCase())) return true;
  const name = /^https?:\/\//i.test(origin) ? hostname(origin) : null;
  return name !== null && LOOPBACK.test(name);
}

function hostname(url: string): string | null {
  return URL.canParse(url) ? new URL(url).hostname : null;
}

/** Returns an address in the form of a URL's `hostname`. */
function addressName(address: string): string {
  const bare = address.replace(/^::ffff:(?=\d+\.)/, "");
  return bare.includes(":") && !bare.startsWith("[") ? `[${bare}]` : bare;
}
