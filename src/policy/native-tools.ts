/**
 * The agent programs' own tools, by their names on the LLM wire: no MCP server has them, so no MCP policy applies to
 * them.
 *
 * A tool that is missing here is unknown, which fail_closed blocks; it can be added to native_tools. A wire name that
 * begins with `mcp__` is never native.
 */
import { AGENTS } from "../agents/agents.ts";
import { GlobIndex } from "../collections/glob.ts";

export class NativeTools {
  readonly #everywhere: GlobIndex<true>;
  readonly #groups = new Map<string, GlobIndex<true>>();

  /** `entries`: native_tools of the configuration. An unknown group has no tools. */
  constructor(entries: readonly string[]) {
    this.#everywhere = new GlobIndex(
      entries.filter((e) => !e.startsWith("@")).map((e) => [e, true] as const),
    );
    for (const { name, nativeTools } of AGENTS.filter(({ name }) => entries.includes(`@${name}`)))
      this.#groups.set(name, new GlobIndex([...nativeTools].map((tool) => [tool, true] as const)));
  }

  /**
   * Reports whether the agent has such a tool. A known agent has its own group's tools and those that the configuration
   * lists individually; an unknown one may have any group's. With a namespace, the name is `namespace/name`.
   */
  has(wireName: string, agent: string | null): boolean {
    if (/(?:^|[./:])mcp__/.test(wireName)) return false;
    if (this.#everywhere.matching(wireName).length > 0) return true;
    const groups = agent === null ? [...this.#groups.values()] : [this.#groups.get(agent)];
    return groups.some((group) => (group?.matching(wireName).length ?? 0) > 0);
  }
}
