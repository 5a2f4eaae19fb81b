/**
 * Servers whose tools netmon does not know: what an agent calls by a bare name may be one of theirs. A pattern with
 * wildcards may always mean a server that nobody has seen.
 */

import { hasWildcard } from "../../collections/glob.ts";
import type { McpConfig } from "../../config/config.ts";
import { ALIKE } from "../../policy/tool-rules.ts";
import type { Registry } from "../../registry/registry.ts";

/** Reports whether a rule for this server, by id or pattern, may be about a tool that no server is known to have. */
export function hasUnknownTools(registry: Registry, serverPattern: string): boolean {
  if (hasWildcard(serverPattern)) return true;
  const names = new Set(ALIKE.name(serverPattern));
  const meant = registry.servers().filter(({ id }) => ALIKE.name(id).some((name) => names.has(name)));
  return meant.length === 0 || meant.some(({ id }) => !registry.hasTools(id));
}

/** Returns the note on rules about tools of servers whose tools are unknown; null: there are none. */
export function unlistedDenialsNote(mcp: McpConfig, registry: Registry): string | null {
  const lists = ["denied_tools", "denied_arguments", "ask"] as const;
  const rules = lists.map((list) => ({ list, patterns: patternsOf(mcp[list]) }));
  const patterns = new Set(rules.flatMap((one) => one.patterns));
  const unknown = [...patterns].filter((pattern) => pattern !== "*" && hasUnknownTools(registry, pattern));
  if (unknown.length === 0) return null;
  const shown = unknown.slice(0, MOST_NAMES).join(", ");
  const more = unknown.length > MOST_NAMES ? ` and ${unknown.length - MOST_NAMES} more` : "";
  const named = rules.filter((one) => one.patterns.some((pattern) => unknown.includes(pattern)));
  return (
    `${named.map(({ list }) => list).join(", ")}: the tools of some servers are not known yet (${shown}${more}). A bare ` +
    "name that matches such an entry is judged by it whatever its server; nobody can be asked about it"
  );
}

function patternsOf(rules: readonly { server: string; content_hash?: unknown }[]): string[] {
  return rules.filter(({ content_hash }) => !content_hash).map(({ server }) => server);
}

const MOST_NAMES = 8;
