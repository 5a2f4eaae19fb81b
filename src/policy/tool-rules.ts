/**
 * Rules about (server, tool): finds which of ten thousand match one tool, with an index of patterns, first by server,
 * then by tool. Results are cached.
 *
 * Denials compare names as hosts fold them: case and characters other than letters and digits do not matter,
 * so `files.delete` also denies `files_delete` and `Files-Delete`. (opencode calls `delete_all` if a model
 * wrote `Delete_all`, and Claude Code writes `files.delete` as `files_delete`.) They also compare them in Unicode's
 * compatibility form without invisible characters, since two spellings of `café` look alike.
 */
import { getOrInsert } from "../collections/get-or-insert.ts";
import { GlobIndex } from "../collections/glob.ts";
import type { McpConfig } from "../config/config.ts";
import { foldName, foldPattern, visibleName } from "../registry/fold.ts";

export interface PairRule {
  readonly server: string;
  readonly tool: string;
}

/** Makes names and patterns comparable. Returns several texts if a name may be read, or counted, in several ways. */
export interface Comparison {
  name(text: string): string[];
  pattern(text: string): string[];
}

export const AS_WRITTEN: Comparison = { name: (text) => [text], pattern: (text) => [text] };

/** Compares names as a host may have folded them. */
export const FOLDED: Comparison = { name: (text) => [foldName(text)], pattern: foldPattern };

/** Compares names as a host may have folded them, and as people read them, ignoring case. */
export const ALIKE: Comparison = {
  name: (text) => readings(text).map((reading) => foldName(reading).toLowerCase()),
  pattern: (text) =>
    readings(text)
      .flatMap(foldPattern)
      .map((folded) => folded.toLowerCase()),
};

function readings(text: string): string[] {
  const visible = visibleName(text);
  return visible === text ? [text] : [text, visible];
}

/** Limits of the cache: pairs, and rule numbers of all pairs together. */
const MAX_PAIRS = 8192;
const MAX_NUMBERS = 1_000_000;

export class ToolRuleIndex {
  readonly #server: Comparison;
  readonly #tool: Comparison;
  readonly #servers: GlobIndex<GlobIndex<number>>;
  readonly #isEmpty: boolean;
  #known = new Map<string, Map<string, readonly number[]>>();
  #pairs = 0;
  #numbers = 0;

  constructor(rules: readonly PairRule[], server: Comparison, tool: Comparison) {
    this.#server = server;
    this.#tool = tool;
    this.#isEmpty = rules.length === 0;
    const byServer = new Map<string, [pattern: string, rule: number][]>();
    for (const [rule, { server: serverPattern, tool: toolPattern }] of rules.entries()) {
      for (const key of server.pattern(serverPattern)) {
        const group = getOrInsert(byServer, key, () => []);
        for (const pattern of tool.pattern(toolPattern)) group.push([pattern, rule]);
      }
    }
    this.#servers = new GlobIndex(
      [...byServer].map(([pattern, group]) => [pattern, new GlobIndex(group)] as const),
    );
  }

  /** Returns the numbers of the matching rules, ascending. */
  matching(serverId: string, toolName: string): readonly number[] {
    if (this.#isEmpty) return NONE;
    const known = this.#known.get(serverId)?.get(toolName);
    if (known) return known;
    const tools = this.#tool.name(toolName);
    const found = this.#about(serverId).flatMap((group) => tools.flatMap((tool) => group.matching(tool)));
    const rules = found.length === 0 ? NONE : [...new Set(found)].sort((a, b) => a - b);
    this.#remember(serverId, toolName, rules);
    return rules;
  }

  /** Reports whether any rule is about this server, whatever the tool. */
  concerns(serverId: string): boolean {
    return this.#about(serverId).length > 0;
  }

  #about(serverId: string): GlobIndex<number>[] {
    return this.#server.name(serverId).flatMap((name) => this.#servers.matching(name));
  }

  #remember(serverId: string, toolName: string, rules: readonly number[]): void {
    if (this.#pairs >= MAX_PAIRS || this.#numbers + rules.length > MAX_NUMBERS) {
      this.#known = new Map();
      this.#pairs = 0;
      this.#numbers = 0;
    }
    getOrInsert(this.#known, serverId, () => new Map()).set(toolName, rules);
    this.#pairs++;
    this.#numbers += rules.length;
  }
}

const NONE: readonly number[] = [];

/** Reports whether enforcing depends on seeing the calls: the configuration has rules about servers or tools. */
export function hasToolRules(mcp: McpConfig): boolean {
  if (mcp.mode !== "enforce" || !mcp.enforce_policy) return false;
  const { within } = mcp;
  const listed = [mcp.denied_tools, mcp.denied_arguments, mcp.ask, mcp.denied_servers, mcp.allowed_servers];
  if (within) listed.push(within.denied_servers, within.allowed_servers);
  return (
    mcp.tool_policy !== "none" ||
    (within !== undefined && within.tool_policy !== "none") ||
    mcp.rate_limits.enabled ||
    listed.some((rules) => rules.length > 0) ||
    mcp.servers.some((server) => server.allowed_tools_regex.length + server.denied_tools_regex.length > 0)
  );
}
