/**
 * The names that a person may know one server by: the id of its declaration, the name in the agent's own file, and the
 * id that a shim derives from its command. A denial holds for all of them; a permission only for the id in use, since
 * whoever chooses a command chooses the derived id. Pure.
 */
import { getOrInsert } from "../framing/get-or-insert.ts";

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
    const derived = id.endsWith(SUFFIX) ? [id.slice(0, -SUFFIX.length)] : [];
    if (groups.size === 0) return derived;
    return [...derived, ...[id, ...derived].flatMap((name) => [...(groups.get(name) ?? [])])];
  };
}
