/**
 * Calls at servers that the LLM layer had seen in a response of the model, and let pass.
 *
 * On failure: a call that may have been seen counts as seen; a name unknown to the LLM layer may be any tool.
 */
import { getOrInsert } from "../../framing/get-or-insert.ts";
import { timeMicros } from "../../store/time.ts";
import { lastNotAfter } from "./call-times.ts";
import { byClient, CLOCK_TOLERANCE, type McpCall, serversOf, type ToolCall } from "./same-server.ts";

export class Interceptions {
  readonly #ids = new Set<string>();
  /** (server, tool) → microseconds, ascending: events are read in order of time. */
  readonly #times = new Map<string, number[]>();

  /** Must be called in order of time. */
  add(call: ToolCall): void {
    if (call.action === "block" || !byClient(call)) return;
    if (call.tool_call_id !== "") this.#ids.add(call.tool_call_id);
    const servers = serversOf(call);
    const keys = servers.length === 0 ? [UNRESOLVED] : servers.map((server) => keyOf(server, call.tool_name));
    for (const key of keys) getOrInsert(this.#times, key, () => []).push(timeMicros(call.timestamp));
  }

  /** Matches by the id if the host repeats it, otherwise by tool and time: at most `window` microseconds before. */
  explains(call: McpCall, window: number): boolean {
    if (this.#ids.has(call.tool_call_id)) return true;
    const at = timeMicros(call.timestamp);
    return [keyOf(call.server_id, call.tool_name), UNRESOLVED].some((key) => {
      const times = this.#times.get(key) ?? [];
      const last = times[lastNotAfter(times, at + CLOCK_TOLERANCE)];
      return last !== undefined && at - last <= window;
    });
  }
}

const UNRESOLVED = "";

function keyOf(serverId: string, toolName: string): string {
  return JSON.stringify([serverId, toolName]);
}
