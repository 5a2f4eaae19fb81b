/**
 * One entry of sandbox.network.allow or deny → a target, ports and protocols. Written as an object or as
 * text: `api.anthropic.com:443`, `10.0.0.0/8`, `[2001:db8::1]:443/tcp`, `udp://1.1.1.1:53`,
 * `https://host`, `*:53/udp`.
 *
 * On failure: anything ambiguous is a ValueError.
 */
import { isIPv4 } from "node:net";
import { getOrInsert } from "../collections/get-or-insert.ts";
import { networkAddress } from "../registry/address.ts";
import { type Host, parseHost, parsePort } from "../registry/host.ts";
import { ValueError } from "../registry/value-error.ts";
import type { PresetName } from "./presets.ts";

export type Target =
  | { readonly kind: "any" }
  | { readonly kind: "name"; readonly name: string }
  /** `*.name`: every name below it, at any depth, but not the name itself. */
  | { readonly kind: "below"; readonly name: string }
  /** `prefix` is in bits of the address's own family: 0..32 or 0..128. */
  | { readonly kind: "range"; readonly address: string; readonly family: 4 | 6; readonly prefix: number };

export interface Destination {
  readonly target: Target;
  /** Empty: any port. */
  readonly ports: readonly number[];
  /** IP protocol numbers. Empty: any protocol. */
  readonly protocols: readonly number[];
  /** The TLS server name must be one that is allowed there. */
  readonly require_sni?: true;
  /** Name of the preset that it comes from; absent: it is the file's own. */
  readonly preset?: PresetName;
  /** Models of a preset are there, and the LLM proxy, where it is on, is in front of them. */
  readonly isModel?: true;
  /** A denial that gives way to nothing: of QUIC, where a list has require_sni that another list has not. */
  readonly firm?: true;
  /** What only a user under a ceiling allows: no denial gives way to it (ceiling/network.ts). */
  readonly bounded?: true;
}

/** IANA protocol numbers that a rule can use by name. */
export const PROTOCOL_NUMBERS: Readonly<Record<string, number>> = {
  tcp: 6,
  udp: 17,
  sctp: 132,
  icmp: 1,
  icmpv6: 58,
  dccp: 33,
};
const WITH_PORTS = new Set([6, 17, 33, 132]);
const UDP_LITE = 136;
/** Limited, because a range is written into the kernel table port by port. */
const MAX_PORTS = 1024;

export function parseProtocol(value: string | number): number {
  const text = String(value).toLowerCase();
  const number = PROTOCOL_NUMBERS[text] ?? (/^\d{1,3}$/.test(text) ? Number(text) : Number.NaN);
  if (text === "udplite" || number === UDP_LITE)
    throw new ValueError(
      "UDP-Lite is judged by the rules for udp",
      "write udp, and add udplite to sandbox.network.socket_types",
    );
  if (text === "mptcp") throw new ValueError("MPTCP is TCP on the wire", "write tcp");
  if (!(number >= 1 && number <= 255))
    throw new ValueError(
      `${JSON.stringify(value)} is not a protocol`,
      `one of ${Object.keys(PROTOCOL_NUMBERS).join(", ")}, or a number 1 to 255`,
    );
  return number;
}

/** Parses `443` or `8000-8010`. */
export function parsePorts(value: string | number): number[] {
  if (typeof value === "string" && !value.includes("-")) return [parsePort(value)];
  const [first, last, ...rest] = String(value).split("-");
  const from = parsePort(first ?? "");
  const to = last === undefined ? from : parsePort(last);
  if (rest.length > 0 || to < from)
    throw new ValueError(
      `${JSON.stringify(value)} is not a port or a range of ports`,
      "write it low-high: 8000-8010",
    );
  if (to - from >= MAX_PORTS)
    throw new ValueError(
      `${to - from + 1} ports: at most ${MAX_PORTS} in a range`,
      "leave the port out for any port",
    );
  return Array.from({ length: to - from + 1 }, (_, i) => from + i);
}

/** Parses an address or a range in prefix notation. */
export function parseCidr(text: string): Target {
  const slash = text.lastIndexOf("/");
  const host = parseHost(slash < 0 ? text : text.slice(0, slash));
  if (host.kind === "name")
    throw new ValueError(
      `${JSON.stringify(text)} is not an address range`,
      "write it like 10.0.0.0/8 or 2001:db8::/32",
    );
  const whole = targetOfHost(host);
  if (slash < 0 || whole.kind !== "range") return whole;
  const { family, prefix: bits } = whole;
  const suffix = text.slice(slash + 1);
  // The prefix of ::ffff:10.0.0.0/104 is out of 128 bits although its address is an IPv4 one.
  const mapped = family === 4 && text.includes(":");
  const prefix = (/^\d{1,3}$/.test(suffix) ? Number(suffix) : Number.NaN) - (mapped ? 96 : 0);
  if (!(prefix >= 0 && prefix <= bits))
    throw new ValueError(
      `/${suffix} is not a prefix length`,
      `IPv${family} has 0 to ${bits}${mapped ? ", v4-mapped 96 to 128" : ""}`,
    );
  const network = networkAddress(host.address, prefix);
  if (network !== host.address)
    throw new ValueError(
      `${text} has bits set outside its prefix`,
      `write ${network}/${suffix}, or the address alone`,
    );
  return { ...whole, prefix };
}

const SCHEMES: Readonly<Record<string, { ports: number[]; protocols: number[] }>> = {
  https: { ports: [443], protocols: [6, 17] },
  wss: { ports: [443], protocols: [6, 17] },
  http: { ports: [80], protocols: [6] },
  ws: { ports: [80], protocols: [6] },
};

/** Parses the text form. */
export function parseDestination(text: string): Destination {
  const scheme = /^([a-z0-9]+):\/\//i.exec(text)?.[1]?.toLowerCase();
  const web = scheme === undefined ? undefined : SCHEMES[scheme];
  let rest = scheme === undefined ? text : text.slice(scheme.length + 3);
  if (rest.includes("@"))
    throw new ValueError(`${JSON.stringify(text)} contains a user name`, "write the host and port only");
  if (web && rest.endsWith("/")) rest = rest.slice(0, -1);
  const suffix = /\/([a-z][a-z0-9]*)$/i.exec(rest)?.[1];
  if (web && /[/?#]/.test(rest))
    throw new ValueError(
      "the kernel sees addresses, not paths",
      `write ${scheme}://${rest.replace(/[/?#].*$/s, "")}`,
    );
  if (suffix !== undefined) rest = rest.slice(0, -suffix.length - 1);
  const named = scheme !== undefined && !web ? scheme : undefined;
  if (named !== undefined && suffix !== undefined)
    throw new ValueError(`${JSON.stringify(text)} names the protocol twice`);
  const protocol = named ?? suffix;

  const bracketed = /^(\[[^\]]*\](?:\/\d+)?)(?::(.*))?$/s.exec(rest);
  // Several colons without brackets: an IPv6 address or range, without a port.
  const single = /^([^:]*)(?::([^:]*))?$/s.exec(rest);
  const [, target, port] = bracketed ?? single ?? [undefined, rest, undefined];
  const ports = port === undefined || port === "*" ? undefined : parsePorts(port);
  return destination({
    target: parseTarget(target ?? ""),
    ports: ports ?? (port === "*" ? [] : (web?.ports ?? [])),
    protocols:
      protocol === undefined || protocol.toLowerCase() === "any"
        ? (web?.protocols ?? [])
        : [parseProtocol(protocol)],
  });
}

/** Parses `*.example.com`. Throws ValueError for a wildcard that cannot be intended. */
export function parseBelow(text: string): Target {
  const host = parseHost(text.slice(2));
  if (host.kind === "address")
    throw new ValueError(
      `${JSON.stringify(text)}: an address has no names below it`,
      "write a range: 10.0.0.0/8",
    );
  if (!host.name.includes("."))
    throw new ValueError(
      `${JSON.stringify(text)} is every name below a whole top-level domain`,
      'name a domain: *.example.com, or use "*" for every destination',
    );
  return { kind: "below", name: host.name };
}

function parseTarget(target: string): Target {
  if (target === "*") return { kind: "any" };
  if (target.startsWith("*.")) return parseBelow(target);
  if (target.includes("/")) return parseCidr(target.replace(/^\[([^\]]*)\]/, "$1"));
  return targetOfHost(parseHost(target));
}

export function targetOfHost(host: Host): Target {
  if (host.kind === "name") return host;
  const family = isIPv4(host.address) ? 4 : 6;
  return { kind: "range", address: host.address, family, prefix: family === 4 ? 32 : 128 };
}

/** Checks the parts against each other. Returns a frozen object with shared lists: there may be a hundred thousand. */
export function destination(parts: Destination): Destination {
  const { target, ports, protocols, require_sni } = parts;
  const portless = protocols.find((p) => !WITH_PORTS.has(p));
  if (ports.length > 0 && portless !== undefined)
    throw new ValueError(
      `${protocolName(portless)} has no ports`,
      "leave the port out, or split it into two entries",
    );
  if (ports.length > MAX_PORTS)
    throw new ValueError(`${ports.length} ports: at most ${MAX_PORTS} in one entry`);
  const kept = { target: Object.freeze(target), ports: numberList(ports), protocols: numberList(protocols) };
  if (!require_sni) return Object.freeze(kept);
  if (target.kind !== "name" && target.kind !== "below")
    throw new ValueError("require_sni compares the name in TLS, and this entry has none", "give a host name");
  if (protocols.some((p) => p !== PROTOCOL_NUMBERS.tcp))
    throw new ValueError("require_sni is for tcp alone", "leave the protocol out: udp is refused there");
  return Object.freeze({ ...kept, require_sni });
}

const NONE: readonly number[] = Object.freeze([]);
const single = new Map<number, readonly number[]>();

/** Sorts and removes duplicates. */
function numberList(numbers: readonly number[]): readonly number[] {
  const [only] = numbers;
  if (only === undefined) return NONE;
  if (numbers.length === 1) return getOrInsert(single, only, () => Object.freeze([only]));
  return Object.freeze([...new Set(numbers)].sort((a, b) => a - b));
}

export function protocolName(number: number): string {
  return Object.entries(PROTOCOL_NUMBERS).find(([, n]) => n === number)?.[0] ?? String(number);
}

/** Returns the canonical text, which parses to the same destination. */
export function destinationText({ target, ports, protocols, require_sni }: Destination): string {
  const text = targetText(target);
  const bracketed = ports.length > 0 && text.includes(":") ? text.replace(/^[^/]*/, "[$&]") : text;
  const port = ports.length > 0 ? `:${portsText(ports)}` : "";
  const protocol = protocols.length > 0 ? ` ${protocols.map(protocolName).join("+")}` : "";
  return `${bracketed}${port}${protocol}${require_sni ? " sni" : ""}`;
}

export function targetText(target: Target): string {
  if (target.kind === "any") return "*";
  if (target.kind === "name") return target.name;
  if (target.kind === "below") return `*.${target.name}`;
  const whole = target.prefix === (target.family === 4 ? 32 : 128);
  return whole ? target.address : `${target.address}/${target.prefix}`;
}

/** Formats runs of ports as `8000-8010`. */
function portsText(ports: readonly number[]): string {
  const runs: string[] = [];
  for (let i = 0; i < ports.length; ) {
    let end = i;
    while (ports[end + 1] === (ports[end] ?? 0) + 1) end++;
    runs.push(end === i ? String(ports[i]) : `${ports[i]}-${ports[end]}`);
    i = end + 1;
  }
  return runs.join(",");
}
