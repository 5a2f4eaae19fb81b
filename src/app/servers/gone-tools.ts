/**
 * Tools that were in a list of this process and are gone from the last one: a server may list other tools to
 * another user, and who saw a definition may call its tool. Failure: what is forgotten counts as never seen.
 */
import type { StoredTool } from "../../store/records.ts";

/** Of one server, as many are remembered. */
const MAX_GONE = 10_000;

export class GoneTools {
  readonly #gone = new Map<string, Map<string, StoredTool>>();

  add(tool: StoredTool): void {
    const tools = this.#gone.get(tool.serverId) ?? new Map<string, StoredTool>();
    this.#gone.set(tool.serverId, tools);
    tools.delete(tool.toolName);
    tools.set(tool.toolName, tool);
    const [oldest = ""] = tools.keys();
    if (tools.size > MAX_GONE) tools.delete(oldest);
  }

  get(serverId: string, toolName: string): StoredTool | null {
    return this.#gone.get(serverId)?.get(toolName) ?? null;
  }
}
