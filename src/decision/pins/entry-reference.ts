/**
 * Resolves `SERVER:TOOL`. Server ids and tool names may both contain colons, so the first colon after a known server is
 * used.
 *
 * An unknown name throws UnknownEntryError with the nearest one.
 */
import { distance } from "fastest-levenshtein";
import { userError } from "../../errors/user-error.ts";
import { INSTRUCTIONS } from "../../mcp/tool-set.ts";
import type { RegistryEntry } from "./registry-entries.ts";

/** The message tells people which name is unknown, and which are known. */
export class UnknownEntryError extends userError("UnknownEntryError", "target") {}

export interface Reference {
  /** `SERVER:TOOL`, or `SERVER:` for the server's instructions; with `server`, only the tool's name. */
  text?: string | undefined;
  server?: string | undefined;
}

const NAMES_SHOWN = 8;

/** Throws UnknownEntryError. */
export function findEntry(
  entries: readonly RegistryEntry[],
  { text = "", server }: Reference,
): RegistryEntry {
  const servers = [...new Set(entries.map(({ serverId }) => serverId))];
  const [serverId, toolName] = server === undefined ? split(text, servers) : [server, text];
  const ofServer = serverEntries(entries, serverId);
  const found = ofServer.find((entry) => entry.toolName === toolName);
  if (found) return found;
  if (toolName === INSTRUCTIONS)
    throw new UnknownEntryError(`server ${JSON.stringify(serverId)} gives no instructions`);
  const names = ofServer.map((entry) => entry.toolName).filter((name) => name !== INSTRUCTIONS);
  throw new UnknownEntryError(
    `no tool ${JSON.stringify(toolName)} of server ${JSON.stringify(serverId)} is known: ${suggestion(toolName, names)}`,
  );
}

/** Returns all entries of a server. Throws UnknownEntryError. */
export function serverEntries(entries: readonly RegistryEntry[], serverId: string): RegistryEntry[] {
  const found = entries.filter((entry) => entry.serverId === serverId);
  if (found.length > 0) return found;
  const servers = [...new Set(entries.map((entry) => entry.serverId))];
  throw new UnknownEntryError(
    `no tools of a server ${JSON.stringify(serverId)} are known: ${suggestion(serverId, servers)}`,
  );
}

function split(text: string, servers: readonly string[]): [server: string, tool: string] {
  for (let at = text.indexOf(":"); at >= 0; at = text.indexOf(":", at + 1))
    if (servers.includes(text.slice(0, at))) return [text.slice(0, at), text.slice(at + 1)];
  const at = text.indexOf(":");
  if (at >= 0) return [text.slice(0, at), text.slice(at + 1)];
  throw new UnknownEntryError(
    servers.includes(text)
      ? `${JSON.stringify(text)} is a server: write ${text}:TOOL, or ${text}: for its instructions`
      : `${JSON.stringify(text)} names no tool: write SERVER:TOOL`,
  );
}

function suggestion(name: string, names: readonly string[]): string {
  const [nearest] = [...names].sort((a, b) => distance(name, a) - distance(name, b));
  if (nearest === undefined) return "there is none";
  if (distance(name, nearest) <= Math.max(2, name.length / 3))
    return `did you mean ${JSON.stringify(nearest)}?`;
  const shown = names.slice(0, NAMES_SHOWN).map((one) => JSON.stringify(one));
  return `there is ${shown.join(", ")}${names.length > NAMES_SHOWN ? ", ..." : ""}`;
}
