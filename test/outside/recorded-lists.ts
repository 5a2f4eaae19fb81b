/** Lists of the servers of others as they were recorded, each in a file, for servers that answer with them. */
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { confined, NOBODY } from "./confined.ts";
import { installNewest } from "./install.ts";
import { listing, type Tool } from "./listing.ts";
import type { OutsideServer } from "./servers.ts";

export interface RecordedList {
  /** Name in an agent's configuration, of the characters that all agents take. */
  id: string;
  version: string;
  tools: Tool[];
  /** With this value as JSON. */
  file: string;
}

/**
 * Returns what the server lists, from its file in `directory` or, if there is none, from the newest release, which is
 * installed for that and removed. Throws if it cannot be installed or does not start.
 */
export async function recordedList(server: OutsideServer, directory: string): Promise<RecordedList> {
  const id = server.name.replace(/^@/, "").replace(/[^a-z\d]+/g, "-");
  const file = join(directory, `${id}.json`);
  if (!existsSync(file)) writeFileSync(file, JSON.stringify(await recorded(server)));
  return { id, file, ...(JSON.parse(readFileSync(file, "utf8")) as Pick<RecordedList, "version" | "tools">) };
}

async function recorded(server: OutsideServer): Promise<Pick<RecordedList, "version" | "tools">> {
  const directory = mkdtempSync("/var/tmp/netmon-recorded-");
  try {
    chmodSync(directory, 0o711);
    const place = join(directory, "package");
    mkdirSync(place, { mode: 0o755 });
    const installed = await installNewest(server, place, NOBODY);
    const { tools } = await listing(confined(server, installed, directory));
    return { version: installed.version, tools };
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}
