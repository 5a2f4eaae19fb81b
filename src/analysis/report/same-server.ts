/**
 * Whether a tool call and a connection concern the same server, and how far apart in time they may be.
 *
 * A call in a model's response is decided before the agent sees it, one between agent and server before the server
 * does, so its connections follow it. The two clocks (the proxy's milliseconds and the kernel's monotonic time
 * converted to wall time) may differ slightly.
 */
import { timeMicros } from "../../store/time.ts";
import type { EventOf } from "./stored-events.ts";

export type ToolCall = EventOf<"mcp_tool_call_intercepted">;
/** A call that reached a shim or gateway. */
export type McpCall = EventOf<"mcp_tool_called">;
export type Connection = EventOf<"mcp_network_connection">;

/** All in microseconds. */
export const CLOCK_TOLERANCE = 5_000;
/** A connection this soon after the call very likely belongs to it. */
export const NEAR = 100_000;
/** Up to this time, and until the next call to the server, it may belong to it. */
export const FAR = 10_000_000;

/** Returns every server that an event may be about. */
export function serversOf(event: ToolCall | McpCall | Connection): readonly string[] {
  if ("server_ids" in event && event.server_ids !== undefined) return event.server_ids;
  return event.server_id === null ? [] : [event.server_id];
}

/** Returns `host:port` by address and, if known, by name. */
export function addressesOf({ remote_addr, host }: Connection): readonly string[] {
  const port = remote_addr.slice(remote_addr.lastIndexOf(":"));
  return host === null ? [remote_addr] : [remote_addr, `${host}${port}`];
}

/** Returns how the two concern the same server; null: they do not. */
export function sameServer(call: ToolCall | McpCall, connection: Connection): "server" | "address" | null {
  const servers = serversOf(call);
  if (serversOf(connection).some((id) => servers.includes(id))) return "server";
  return call.server_addr !== "" && addressesOf(connection).includes(call.server_addr) ? "address" : null;
}

/**
 * Reports whether a process of this call made the connection: from the cgroup of the call's command, or, during the
 * call, from that of its plugin, which has one cgroup for all calls.
 */
export function byProcess(call: McpCall, { cgroup, timestamp }: Connection): boolean {
  const { own_tool } = call;
  if (own_tool?.cgroup_id === undefined) return false;
  if (cgroup !== own_tool.cgroup_id && !cgroup.endsWith(`/${own_tool.cgroup}`)) return false;
  const at = timeMicros(timestamp);
  return !ofPlugin(call) || (at >= begin(call) && at <= end(call));
}

/** Reports whether two calls of one plugin may have overlapped, so that their connections cannot be told apart. */
export function overlap(one: McpCall, other: McpCall): boolean {
  const same = one.own_tool?.cgroup_id !== undefined && one.own_tool.cgroup_id === other.own_tool?.cgroup_id;
  return same && ofPlugin(one) && begin(one) <= end(other) && begin(other) <= end(one);
}

export function ofPlugin({ own_tool }: McpCall): boolean {
  return own_tool !== undefined && own_tool.source !== "builtin";
}

const begin = ({ timestamp }: McpCall): number => timeMicros(timestamp) - CLOCK_TOLERANCE;
const end = ({ timestamp, latency_ms }: McpCall): number =>
  timeMicros(timestamp) + (latency_ms ?? 0) * 1000 + CLOCK_TOLERANCE;

/** Reports whether the agent itself was allowed to make the call, so that a connection may follow. */
export function mayConnect(call: ToolCall | McpCall): boolean {
  return call.action === "allow" && byClient(call) && call.server_type !== "stdio";
}

/** Reports whether the client was allowed to make the call, of a server that it starts itself. */
export function needsShim(call: ToolCall): boolean {
  return call.action === "allow" && byClient(call) && call.server_type === "stdio";
}

/** Reports whether the client executes the call, rather than the LLM provider. */
export function byClient(call: ToolCall | McpCall): boolean {
  return call.type === "mcp_tool_called" || call.executed_by === "client";
}
