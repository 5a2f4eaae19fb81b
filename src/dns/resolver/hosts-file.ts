/**
 * /etc/hosts (hosts(5)), read again when it changed. netmon's own file, never the agent's: who can write the
 * file decides which addresses a name stands for.
 *
 * Failure: a file that cannot be read has no entries; DNS is asked instead.
 */
import { readFileSync, statSync } from "node:fs";
import { canonicalAddress } from "../../registry/address.ts";

/** Name in lower case → addresses in canonical text. */
export type HostsTable = ReadonlyMap<string, readonly string[]>;

export function parseHostsFile(text: string): HostsTable {
  const table = new Map<string, string[]>();
  for (const line of text.split("\n")) {
    const [address, ...names] = line.replace(/#.*$/, "").trim().split(/\s+/);
    const canonical = canonicalAddress(address ?? "");
    if (canonical === null) continue;
    for (const name of names) {
      const key = name.toLowerCase().replace(/\.$/, "");
      const known = table.get(key) ?? [];
      if (!known.includes(canonical)) table.set(key, [...known, canonical]);
    }
  }
  return table;
}

/** A reader that keeps the parsed table as long as the file is the same. */
export function hostsFileReader(path: string): () => HostsTable {
  let version = "";
  let table: HostsTable = new Map();
  return () => {
    try {
      const { mtimeMs, size, ino } = statSync(path);
      const now = `${mtimeMs} ${size} ${ino}`;
      if (now !== version) table = parseHostsFile(readFileSync(path, "utf8"));
      version = now;
    } catch {
      version = "";
      table = new Map();
    }
    return table;
  };
}
