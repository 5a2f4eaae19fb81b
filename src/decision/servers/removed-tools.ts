/**
 * Tools that an earlier list of this process had and the last one lacks. A server may list other tools to another
 * user, and a client that saw a definition may call its tool. Failure: a forgotten tool counts as never seen.
 */
import { getOrInsert } from "../../framing/get-or-insert.ts";
import type { StoredTool } from "../../store/records.ts";

/** Most tools remembered of one server. */
const MAX_GONE = 10_000;

export class RemovedTools {
  readonly #gone = new Map<string, Map<string, StoredTool>>();

  add(tool: StoredTool): void {
    const tools = getOrInsert(this.#gone, tool.serverId, () => new Map());
    tools.delete(tool.toolName);
    tools.set(tool.toolName, tool);
    const [oldest = ""] = tools.keys();
    if (tools.size > MAX_GONE) tools.delete(oldest);
  }

  get(serverId: string, toolName: string): StoredTool | null {
    return this.#gone.get(serverId)?.get(toolName) ?? null;
  }
}
