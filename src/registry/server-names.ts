/**
 * The names that a person may know one server by: the id of its declaration, the name in the agent's own file, and the
 * id that a shim derives from its command. A denial holds for all of them; a permission only for the id in use, since
 * whoever chooses a command chooses the derived id. A server with a distinct id, because another command has its own,
 * keeps the permissions of the id that both claimed, which it had without the other one. Pure.
 */
import { getOrInsert } from "../collections/get-or-insert.ts";

export interface NamedServer {
  readonly id: string;
  readonly alsoNamed?: readonly string[] | undefined;
}

/** Returns the other names of a server's id; empty for most. */
export type OtherNames = (id: string) => readonly string[];

const SUFFIX = "-undeclared";

/** The id of a server whose derived id is that of another one, which is declared. */
export function undeclaredName(derived: string): string {
  return derived + SUFFIX;
}

const SHARING = /^(.+)~[0-9a-f]{8}$/s;

/** Returns the id of a server whose own id another command already has in its session. `digest`: of its command. */
export function distinctId(id: string, digest: string): string {
  return `${id}~${digest.slice(0, 8)}`;
}

/** Returns the id that two commands claimed, from the distinct one of the second; null: this id is no such one. */
export function claimedId(id: string): string | null {
  return SHARING.exec(id)?.[1] ?? null;
}

/** Returns the ids under which a permission or a limit may hold for a server: its own first. */
export function permittedNames(id: string): string[] {
  const claimed = claimedId(id);
  return claimed === null ? [id] : [id, claimed];
}

/** Returns the entry about a server in a mapping by id: its own, or else that of the id that it shares; null: none. */
export function entryFor<T>(
  entries: Readonly<Record<string, T>>,
  id: string,
): { id: string; value: T } | null {
  const name = permittedNames(id).find((one) => Object.hasOwn(entries, one));
  return name === undefined ? null : { id: name, value: entries[name] as T };
}

export function otherNamesOf(servers: readonly NamedServer[]): OtherNames {
  const groups = new Map<string, Set<string>>();
  for (const { id, alsoNamed = [] } of servers) {
    if (alsoNamed.length === 0) continue;
    for (const name of [id, ...alsoNamed]) {
      const others = getOrInsert(groups, name, () => new Set<string>());
      for (const other of [id, ...alsoNamed]) if (other !== name) others.add(other);
    }
  }
  return (id) => {
    const derived: string[] = [];
    const claimed = claimedId(id);
    if (claimed !== null) derived.push(claimed);
    const bare = claimed ?? id;
    if (bare.endsWith(SUFFIX)) derived.push(bare.slice(0, -SUFFIX.length));
    if (groups.size === 0) return derived;
    return [...derived, ...[id, ...derived].flatMap((name) => [...(groups.get(name) ?? [])])];
  };
}
