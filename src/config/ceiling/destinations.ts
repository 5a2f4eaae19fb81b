/**
 * What two lists of allowed destinations both allow, as a list. A name and a range have nothing in common here: which
 * addresses a name has is not known.
 *
 * On failure: closed; what cannot be compared is in neither. Time is in proportion to the lists and the result.
 */
import { getOrInsert } from "../../collections/get-or-insert.ts";
import { networkAddress } from "../../registry/address.ts";
import { ValueError } from "../../registry/value-error.ts";
import {
  type Destination,
  destination,
  destinationText,
  PROTOCOL_NUMBERS,
  type Target,
} from "../destination.ts";

/** Two entries that meet, and what both allow. */
interface Meeting {
  ceiling: number;
  own: number;
  met: Destination;
}

/** As many as the kernel's table has entries by default. */
const MAX_MEETINGS = 262_144;

const TCP = PROTOCOL_NUMBERS.tcp as number;
const WITH_PORTS = new Set(["tcp", "udp", "sctp", "dccp"].map((name) => PROTOCOL_NUMBERS[name]));

/** Returns the entries, each once, in the order of `own`. Throws ValueError if there are more than MAX_MEETINGS. */
export function meetings(ceiling: readonly Destination[], own: readonly Destination[]): Meeting[] {
  const found: Meeting[] = [];
  const add = (one: number, other: number): void => {
    const met = meet(ceiling[one] as Destination, own[other] as Destination);
    if (met === null) return;
    if (found.length >= MAX_MEETINGS)
      throw new ValueError(
        `makes more than ${MAX_MEETINGS} entries with the ceiling's list`,
        "write fewer, wider ones",
      );
    found.push({ ceiling: one, own: other, met });
  };
  const [theirs, users] = [new TargetIndex(ceiling), new TargetIndex(own)];
  for (const [other, { target }] of own.entries()) for (const one of theirs.covering(target)) add(one, other);
  for (const [one, { target }] of ceiling.entries())
    for (const other of users.covering(target)) if (!isSame(target, own[other]?.target)) add(one, other);
  const kept = new Map<string, Meeting>();
  for (const one of found.sort((a, b) => a.own - b.own || a.ceiling - b.ceiling)) {
    const key = entryKey(one.met);
    if (kept.get(key)?.met.bounded ?? true) kept.set(key, one);
  }
  return [...kept.values()];
}

/** A text that is equal for entries that are the same. */
export function entryKey(entry: Destination): string {
  const { preset = "", isModel = false, firm = false } = entry;
  return `${destinationText(entry)} ${preset} ${isModel} ${firm}`;
}

/** What both entries allow; null: nothing. One of the targets covers the other. */
function meet(a: Destination, b: Destination): Destination | null {
  const target = isCovering(a.target, b.target) ? b.target : a.target;
  const sni = a.require_sni === true || b.require_sni === true;
  if (sni && target.kind !== "name" && target.kind !== "below") return null;
  const ports = common(portsOf(a), portsOf(b));
  const both = common(protocolsOf(a), protocolsOf(b));
  if (ports === null || both === null) return null;
  const protocols = ports.length > 0 ? both.filter((protocol) => WITH_PORTS.has(protocol)) : both;
  if (both.length > 0 && protocols.length === 0) return null;
  if (sni && protocols.length > 0 && !protocols.includes(TCP)) return null;
  const preset = a.preset ?? b.preset;
  // a denial by name gives way to a name or an address, and not to a range or wildcard around it
  const isNarrower = !isSame(a.target, b.target);
  return Object.freeze({
    ...destination({
      target,
      ports,
      protocols: sni ? [TCP] : protocols,
      ...(sni && { require_sni: true as const }),
    }),
    ...(preset !== undefined && { preset }),
    ...((a.isModel || b.isModel) && { isModel: true as const }),
    ...((isNarrower || a.bounded || b.bounded) && { bounded: true as const }),
  });
}

/** An entry that asks for a name in TLS has port 443 if it names none (policy/name-rules.ts). */
const portsOf = ({ ports, require_sni }: Destination): readonly number[] =>
  require_sni && ports.length === 0 ? [443] : ports;

const protocolsOf = ({ protocols, require_sni }: Destination): readonly number[] =>
  require_sni ? [TCP] : protocols;

/** Empty lists are of everything; null: nothing in common. */
function common(a: readonly number[], b: readonly number[]): readonly number[] | null {
  if (a.length === 0) return b;
  if (b.length === 0) return a;
  const known = new Set(a);
  const both = b.filter((one) => known.has(one));
  return both.length === 0 ? null : both;
}

/** Reports whether every destination of `inner` is one of `outer`. */
export function isCovering(outer: Target, inner: Target): boolean {
  if (outer.kind === "any") return true;
  if (inner.kind === "any") return false;
  if (outer.kind === "range")
    return (
      inner.kind === "range" &&
      inner.family === outer.family &&
      inner.prefix >= outer.prefix &&
      networkAddress(inner.address, outer.prefix) === outer.address
    );
  if (inner.kind === "range") return false;
  if (outer.kind === "name") return inner.kind === "name" && inner.name === outer.name;
  return inner.name.endsWith(`.${outer.name}`) || (inner.kind === "below" && inner.name === outer.name);
}

function isSame(a: Target, b: Target | undefined): boolean {
  return b !== undefined && isCovering(a, b) && isCovering(b, a);
}

/** Entries by target, looked up by what they cover. */
class TargetIndex {
  readonly #any: number[] = [];
  readonly #names = new Map<string, number[]>();
  readonly #below = new Map<string, number[]>();
  readonly #ranges = new Map<string, number[]>();
  readonly #prefixes = { 4: new Set<number>(), 6: new Set<number>() };

  constructor(entries: readonly Destination[]) {
    for (const [i, { target }] of entries.entries()) {
      if (target.kind === "any") this.#any.push(i);
      else if (target.kind === "name") getOrInsert(this.#names, target.name, () => []).push(i);
      else if (target.kind === "below") getOrInsert(this.#below, target.name, () => []).push(i);
      else {
        getOrInsert(this.#ranges, `${target.address}/${target.prefix}`, () => []).push(i);
        this.#prefixes[target.family].add(target.prefix);
      }
    }
  }

  /** Yields the entries that cover the target. */
  *covering(target: Target): Generator<number> {
    yield* this.#any;
    if (target.kind === "any") return;
    if (target.kind === "range") {
      for (const prefix of this.#prefixes[target.family])
        if (prefix <= target.prefix)
          yield* this.#ranges.get(`${networkAddress(target.address, prefix)}/${prefix}`) ?? [];
      return;
    }
    if (target.kind === "name") yield* this.#names.get(target.name) ?? [];
    else yield* this.#below.get(target.name) ?? [];
    for (let dot = target.name.indexOf("."); dot >= 0; dot = target.name.indexOf(".", dot + 1))
      yield* this.#below.get(target.name.slice(dot + 1)) ?? [];
  }
}
