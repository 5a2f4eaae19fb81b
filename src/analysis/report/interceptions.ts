/**
 * Calls at servers that the LLM layer had seen in a response of the model, and let pass.
 *
 * On failure: a call that may have been seen counts as seen; a name unknown to the LLM layer may be any tool.
 */
import { timeMicros } from "../../store/time.ts";
import { Times } from "./call-times.ts";
import { byClient, type McpCall, serversOf, type ToolCall } from "./same-server.ts";

export class Interceptions {
  readonly #ids = new Set<string>();
  /** By server and tool. */
  readonly #times = new Times();

  add(call: ToolCall): void {
    if (call.action === "block" || !byClient(call)) return;
    if (call.tool_call_id !== "") this.#ids.add(call.tool_call_id);
    const keys = serversOf(call).map((server) => keyOf(server, call.tool_name));
    this.#times.add(keys.length === 0 ? [UNRESOLVED] : keys, timeMicros(call.timestamp));
  }

  /** Matches by the id if the host repeats it, otherwise by tool and time: at most `window` microseconds before. */
  explains(call: McpCall, window: number): boolean {
    if (this.#ids.has(call.tool_call_id)) return true;
    const keys = [keyOf(call.server_id, call.tool_name), UNRESOLVED];
    const since = this.#times.since(keys, timeMicros(call.timestamp));
    return since !== undefined && since <= window;
  }
}

const UNRESOLVED = "";

function keyOf(serverId: string, toolName: string): string {
  return JSON.stringify([serverId, toolName]);
}
