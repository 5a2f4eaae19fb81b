/**
 * Redirects as entries of the kernel maps: struct bytes as latin1 text (to be comparable), keyed by such text. Pure.
 *
 * Direction of failure: a redirect that no kernel could carry out throws a RangeError that names it, before anything
 * is written.
 */
import { TCP, UDP } from "../policy/network-rule.ts";
import { isMapped, isThisHost } from "../registry/address.ts";
import { encodeOriginal, encodeRedirect, encodeRuleKey, RedirectFlag } from "./layout.ts";
import { endpointText, LOCAL_CLASS } from "./table/address.ts";

export interface Redirect {
  /** Address: 16 bytes, IPv4 as v4-mapped. Protocol: 6 or 17. Ports in host order. */
  from: { addr: Uint8Array; port: number; protocol: number };
  to: { addr: Uint8Array; port: number };
  /** Refuse packets that still carry the original destination (from sockets connected before the redirect). */
  required: boolean;
}

/** Map `redirects`: struct netmon_rule_key → struct netmon_redirect. */
export type ForwardEntries = ReadonlyMap<string, string>;

const text = (b: Buffer): string => b.toString("latin1");
const keyOf = (addr: Uint8Array, { port, protocol }: Redirect["from"]): string =>
  text(encodeRuleKey(addr, port, protocol));

/**
 * Returns `current` with `list` added. An original of this host is entered as written and as the local class, unless
 * another redirect has the class already.
 */
export function withRedirects(current: ForwardEntries, list: readonly Redirect[]): Map<string, string> {
  const next = new Map(current);
  for (const redirect of list) {
    check(redirect);
    const { from, to, required } = redirect;
    const key = keyOf(from.addr, from);
    const value = text(encodeRedirect(to.addr, to.port, required ? RedirectFlag.required : 0));
    if (isThisHost(from.addr)) {
      const local = keyOf(LOCAL_CLASS, from);
      if (!next.has(local) || next.get(local) === next.get(key)) next.set(local, value);
    }
    next.set(key, value);
  }
  checkTargets(next);
  return next;
}

export function withoutRedirects(
  current: ForwardEntries,
  list: readonly Pick<Redirect, "from">[],
): Map<string, string> {
  const next = new Map(current);
  for (const { from } of list) {
    const key = keyOf(from.addr, from);
    const local = keyOf(LOCAL_CLASS, from);
    if (isThisHost(from.addr) && next.get(local) === next.get(key)) next.delete(local);
    next.delete(key);
  }
  return next;
}

/** Map `redirected`: target (struct netmon_rule_key) → struct netmon_original, the first one of several. */
export function reverseEntries(forward: ForwardEntries): Map<string, string> {
  const reverse = new Map<string, string>();
  const classes = new Set<string>();
  for (const [key, value] of forward) {
    const original = Buffer.from(key, "latin1");
    const target = Buffer.from(value, "latin1");
    const at = text(encodeRuleKey(target.subarray(0, 16), target.readUInt16BE(16), original[18] ?? 0));
    const isClass = original.subarray(0, 16).equals(LOCAL_CLASS);
    // ::1 may only represent the class: the address as written is more precise
    if (reverse.has(at) && !classes.has(at)) continue;
    if (isClass) classes.add(at);
    else classes.delete(at);
    reverse.set(at, text(encodeOriginal(original.subarray(0, 16), original.readUInt16BE(16))));
  }
  return reverse;
}

/** Returns the entries of `next` that `current` lacks or has with another value, and the keys only `current` has. */
export function difference(
  current: ReadonlyMap<string, string>,
  next: ReadonlyMap<string, string>,
): { put: [string, string][]; gone: string[] } {
  return {
    put: [...next].filter(([key, value]) => current.get(key) !== value),
    gone: [...current.keys()].filter((key) => !next.has(key)),
  };
}

/** Packed structs for the maps, from their comparable text. */
export const packed = (parts: readonly string[]): Buffer => Buffer.from(parts.join(""), "latin1");

/** Throws RangeError if a target is itself redirected: it could never be reached. */
function checkTargets(entries: ForwardEntries): void {
  for (const [key, value] of entries) {
    const target = Buffer.from(value, "latin1");
    const addr = target.subarray(0, 16);
    const at = { port: target.readUInt16BE(16), protocol: key.charCodeAt(18) };
    const names = isThisHost(addr) ? [addr, LOCAL_CLASS] : [addr];
    if (names.some((name) => entries.has(text(encodeRuleKey(name, at.port, at.protocol)))))
      throw new RangeError(
        `redirect to ${endpointText(addr, at.port)}: that is itself redirected; ` +
          "choose a port of its own for the target",
      );
  }
}

function check({ from, to }: Redirect): void {
  const name = (): string =>
    `redirect of ${endpointText(from.addr, from.port)} to ${endpointText(to.addr, to.port)}`;
  for (const addr of [from.addr, to.addr])
    if (addr.length !== 16)
      throw new RangeError(`redirect: an address of ${addr.length} bytes instead of 16`);
  for (const port of [from.port, to.port])
    if (!Number.isInteger(port) || port < 1 || port > 65_535)
      throw new RangeError(`${name()}: ${port} is not a port`);
  if (from.protocol !== TCP && from.protocol !== UDP)
    throw new RangeError(`${name()}: protocol ${from.protocol}; only TCP (6) and UDP (17) can be redirected`);
  if (isMapped(from.addr) && !isMapped(to.addr))
    throw new RangeError(`${name()}: an IPv4 call can only go to an IPv4 address`);
  if (!isMapped(from.addr) && isMapped(to.addr) && from.protocol === UDP)
    throw new RangeError(`${name()}: an IPv6 datagram can only go to an IPv6 address, for example ::1`);
}
