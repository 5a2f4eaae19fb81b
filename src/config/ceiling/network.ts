/**
 * Allow, ask and deny of two network sections as one. Where the ceiling refuses what it does not name (fail_closed), the
 * user may have what both allow, and be asked about what one asks and the other allows or asks. Where it does not, the
 * user's lists hold, and what the ceiling denies stays denied whatever the user allows. Pure.
 */
import type { Destination, NetworkConfig } from "../config.ts";
import { destination, PROTOCOL_NUMBERS } from "../destination.ts";
import { hostsOf } from "../preset-rules.ts";
import { entryKey, meetings } from "./destinations.ts";
import { keyOf, same } from "./direction.ts";
import type { Findings } from "./findings.ts";

type Lists = Pick<NetworkConfig, "allow" | "ask" | "deny" | "presets" | "resolvers">;

const PATH = ["sandbox", "network"];
const UDP = PROTOCOL_NUMBERS.udp as number;

/** `own`: the user's wishes over the ceiling's values, with the settled fail_closed. */
export function networkLists(ceiling: NetworkConfig, own: NetworkConfig, findings: Findings): Lists {
  const resolvers = resolversOf(ceiling, own, findings);
  const isFree = !ceiling.fail_closed && own.fail_closed;
  const allow = isFree ? bounded(ceiling.allow, own.allow) : met(ceiling, own, "allow", findings);
  const ask = isFree ? bounded(ceiling.ask, own.ask) : asked(ceiling, own, findings);
  const lists = [...ceiling.allow, ...own.allow];
  const deny = denials(ceiling.deny, [...own.deny, ...withoutQuic(lists, allow)]);
  const presets = [...new Set([...ceiling.presets, ...own.presets])].filter((name) =>
    hostsOf(name).every(([host, port]) =>
      allow.some(
        ({ target, ports, preset }) =>
          preset === name && target.kind === "name" && target.name === host && ports.includes(port),
      ),
    ),
  );
  return { allow, ask, deny, presets, resolvers };
}

function met(
  ceiling: NetworkConfig,
  own: NetworkConfig,
  list: "allow",
  findings: Findings,
): readonly Destination[] {
  if (sameEntries(ceiling[list], own[list])) return ceiling[list];
  const found = meetings(ceiling[list], own[list]);
  const held = new Set(found.map(({ own: i }) => i));
  for (const [i, entry] of own[list].entries()) {
    if (held.has(i) || entry.preset !== undefined) continue;
    findings.leave(
      [...PATH, list, i],
      `is not allowed by the ceiling, ${findings.ceilingPlace([...PATH, list])}`,
    );
  }
  for (const preset of own.presets)
    if (!own.allow.some((entry, i) => entry.preset === preset && held.has(i)))
      findings.leave(
        [...PATH, "presets"],
        `${preset} is not allowed by the ceiling, ${findings.ceilingPlace([...PATH, list])}`,
      );
  return found.map(({ met: entry }) => entry);
}

/** What one side asks about and the other allows or asks about. */
function asked(ceiling: NetworkConfig, own: NetworkConfig, findings: Findings): readonly Destination[] {
  if (sameEntries(ceiling.ask, own.ask) && sameEntries(ceiling.allow, own.allow)) return ceiling.ask;
  const pairs = [
    ...meetings(ceiling.ask, own.ask),
    ...meetings(ceiling.allow, own.ask),
    ...meetings(ceiling.ask, own.allow).map((one) => ({ ...one, own: -1 })),
  ];
  const held = new Set(pairs.map((one) => one.own));
  for (const i of own.ask.keys())
    if (!held.has(i))
      findings.leave(
        [...PATH, "ask", i],
        `is neither allowed nor asked about by the ceiling, ${findings.ceilingPlace([...PATH, "ask"])}`,
      );
  return unique(pairs.map(({ met: { preset: _, isModel: __, ...entry } }) => Object.freeze(entry)));
}

/** Marks what only the user allows: it opens no way past netmon, and no denial gives way to it. */
function bounded(ceiling: readonly Destination[], own: readonly Destination[]): readonly Destination[] {
  if (sameEntries(ceiling, own)) return ceiling;
  const known = new Set(ceiling.map(entryKey));
  return own.map((entry) =>
    known.has(entryKey(entry)) ? entry : Object.freeze({ ...entry, bounded: true as const }),
  );
}

/** Where TLS has to name the host, QUIC is refused (policy/name-rules.ts), also if the host itself is no longer allowed. */
function withoutQuic(lists: readonly Destination[], kept: readonly Destination[]): readonly Destination[] {
  const known = new Set(kept.map(entryKey));
  const gone = lists.filter((entry) => entry.require_sni && !known.has(entryKey(entry)));
  return unique(
    gone.map(({ target, ports }) => {
      const refused = destination({ target, ports: ports.length > 0 ? ports : [443], protocols: [UDP] });
      return Object.freeze({ ...refused, firm: true as const });
    }),
  );
}

/** Both lists. */
function denials(ceiling: readonly Destination[], own: readonly Destination[]): readonly Destination[] {
  const known = new Set(ceiling.map(entryKey));
  const added = own.filter((entry) => !known.has(entryKey(entry)));
  return added.length === 0 ? ceiling : [...ceiling, ...added];
}

/** A name server that only the user names could say that an allowed name is anywhere. */
function resolversOf(
  ceiling: NetworkConfig,
  own: NetworkConfig,
  findings: Findings,
): NetworkConfig["resolvers"] {
  const [theirs, wish] = [ceiling.resolvers, own.resolvers];
  if (same(theirs, wish)) return theirs;
  const path = [...PATH, "resolvers"];
  const known = theirs === "auto" ? null : new Set(theirs.map(keyOf));
  const isWithin = wish !== "auto" && wish.every((one) => known?.has(keyOf(one)) ?? false);
  if (isWithin) return wish;
  findings.refuse(path, wish, theirs, "has others than");
  return theirs;
}

function unique(entries: readonly Destination[]): readonly Destination[] {
  const seen = new Set<string>();
  return entries.filter((entry) => {
    const key = entryKey(entry);
    return !seen.has(key) && seen.add(key);
  });
}

function sameEntries(a: readonly Destination[], b: readonly Destination[]): boolean {
  return (
    a === b ||
    (a.length === b.length && a.every((entry, i) => entryKey(entry) === entryKey(b[i] as Destination)))
  );
}
