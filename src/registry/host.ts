/**
 * Converts hosts and URLs as written by people to the canonical form of WHATWG URL: names in lower-case ASCII (IDNA),
 * IPv4 in dotted quads whatever the notation (`0x7f.1` is 127.0.0.1), IPv6 per RFC 5952, v4-mapped IPv6 as IPv4. MCP
 * clients parse URLs by the same standard, so both mean the same host.
 *
 * Anything that is not unambiguously one host throws ValueError; nothing is guessed.
 */
import { isIPv4, isIPv6 } from "node:net";
import { canonicalAddress } from "./address.ts";
import { ValueError } from "./value-error.ts";

export type Host =
  | { readonly kind: "name"; readonly name: string }
  | { readonly kind: "address"; readonly address: string };

export interface UrlEndpoint {
  readonly host: Host;
  /** 1..65535; the scheme's default if the URL has none. */
  readonly port: number;
  /** Whether the scheme is https or wss, so that HTTP/3 over UDP is possible too. */
  readonly secure: boolean;
}

/** Returns the host as text: the name, or the address without brackets. */
export function hostText(host: Host): string {
  return host.kind === "name" ? host.name : host.address;
}

/** Returns `host:port`, with IPv6 in brackets. */
export function hostPort(host: string, port: number): string {
  return isIPv6(host) ? `[${host}]:${port}` : `${host}:${port}`;
}

const ZONE_REASON =
  "an IPv6 zone names an interface of one machine and is not part of the address the kernel checks";

/** Parses a name, or an IPv4 or IPv6 address, the latter with or without brackets. Throws ValueError. */
export function parseHost(text: string): Host {
  if (isIPv4(text)) return { kind: "address", address: text };
  if (text === "") throw new ValueError("the host is empty");
  if (text.includes("%") && (text.startsWith("[") || isIPv6(text.replace(/%.*$/s, ""))))
    throw new ValueError(
      `${JSON.stringify(text)} has a zone id: ${ZONE_REASON}`,
      `write ${text.replace(/%[^\]]*/, "")}`,
    );
  if (text.includes("*"))
    throw new ValueError(
      `${JSON.stringify(text)} is a wildcard, and a single host is needed here`,
      'in sandbox.network.allow and deny "*.example.com" is every name below, "*" every destination',
    );
  const bare = text.startsWith("[") && text.endsWith("]") ? text.slice(1, -1) : text;
  if (isIPv6(bare)) return { kind: "address", address: canonicalAddress(bare) ?? bare };
  // Excludes characters that would end the host part of a URL, so that URL parsing below reads all of it or fails.
  if (/[\s/\\?#@:[\]%]/.test(text))
    throw new ValueError(`${JSON.stringify(text)} is not a host name or an IP address`);
  let hostname: string;
  try {
    hostname = new URL(`http://${text}/`).hostname;
  } catch {
    throw new ValueError(`${JSON.stringify(text)} is not a host name or an IP address`);
  }
  if (isIPv4(hostname)) return { kind: "address", address: hostname };
  const name = hostname.endsWith(".") ? hostname.slice(0, -1) : hostname;
  // WHATWG allows more ("${host}"), but no server's DNS name has such characters.
  if (!/^[a-z0-9._-]+$/.test(name))
    throw new ValueError(`${JSON.stringify(text)} is not a host name or an IP address`);
  if (name === "" || name.length > 253 || name.split(".").some((label) => label === "" || label.length > 63))
    throw new ValueError(
      `${JSON.stringify(text)} is not a host name`,
      "labels have 1 to 63 characters, names at most 253 (RFC 1035)",
    );
  return { kind: "name", name };
}

const DEFAULT_PORTS: Readonly<Record<string, number>> = {
  "http:": 80,
  "https:": 443,
  "ws:": 80,
  "wss:": 443,
};

export function parsePort(text: string): number {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN;
  if (port === 0)
    throw new ValueError("port 0 is not a port a client can connect to", "leave the port out for any port");
  if (!(port <= 65535)) throw new ValueError(`${JSON.stringify(text)} is not a port`, "ports are 1 to 65535");
  return port;
}

/** Parses the URL of an http or sse server. Throws ValueError. */
export function parseServerUrl(text: string): UrlEndpoint {
  let url: URL;
  try {
    url = new URL(text);
  } catch {
    if (/\[[^\]]*%/.test(text))
      throw new ValueError(`the URL has a zone id: ${ZONE_REASON}`, "leave the %zone out");
    const scheme = /^[a-z][a-z0-9+.-]*:\/\//i.test(text);
    throw new ValueError(
      "not a valid URL",
      scheme ? null : "write it with its scheme, e.g. https://mcp.example.com/mcp",
    );
  }
  const port = DEFAULT_PORTS[url.protocol];
  if (port === undefined)
    throw new ValueError(`URLs of MCP servers are http or https, not ${url.protocol.slice(0, -1)}`);
  if (url.username !== "" || url.password !== "")
    throw new ValueError("the URL contains a user name or password", "send credentials in headers");
  return {
    host: parseHost(url.hostname),
    port: url.port === "" ? port : parsePort(url.port),
    secure: url.protocol === "https:" || url.protocol === "wss:",
  };
}
