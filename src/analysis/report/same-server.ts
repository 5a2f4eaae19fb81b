/**
 * Which tool call and which connection concern the same server, and how far apart in time they may be.
 *
 * A call in a model's answer is decided before the agent sees it, one between agent and server before the server
 * does, so its connections follow it; the two clocks (the proxy's
 * milliseconds and the kernel's monotonic time turned into wall time) may disagree by a little.
 */
import { timeMicros } from "../../store/time.ts";
import type { EventOf } from "./stored-events.ts";

export type ToolCall = EventOf<"mcp_tool_call_intercepted">;
/** The call as it came to a shim or gateway. */
export type McpCall = EventOf<"mcp_tool_called">;
export type Connection = EventOf<"mcp_network_connection">;

/** All in microseconds. */
export const CLOCK_TOLERANCE = 5_000;
/** A connection this soon after the call is its own, in all likelihood. */
export const NEAR = 100_000;
/** Up to this, and up to the next call to the server, it may be. */
export const FAR = 10_000_000;

/** Every server an event may be about. */
export function serversOf(event: ToolCall | McpCall | Connection): readonly string[] {
  if ("server_ids" in event && event.server_ids !== undefined) return event.server_ids;
  return event.server_id === null ? [] : [event.server_id];
}

/** `host:port` by address and, where it is known, by name. */
export function addressesOf({ remote_addr, host }: Connection): readonly string[] {
  const port = remote_addr.slice(remote_addr.lastIndexOf(":"));
  return host === null ? [remote_addr] : [remote_addr, `${host}${port}`];
}

/** How the two concern one server; null: they do not. */
export function sameServer(call: ToolCall | McpCall, connection: Connection): "server" | "address" | null {
  const servers = serversOf(call);
  if (serversOf(connection).some((id) => servers.includes(id))) return "server";
  return call.server_addr !== "" && addressesOf(connection).includes(call.server_addr) ? "address" : null;
}

/**
 * A process of this call made the connection: it was in the cgroup that the call's command had alone, or, while the call
 * went on, in that of its plugin, which has one for all calls.
 */
export function byProcess(call: McpCall, { cgroup, timestamp }: Connection): boolean {
  const { own_tool } = call;
  if (own_tool?.cgroup_id === undefined) return false;
  if (cgroup !== own_tool.cgroup_id && !cgroup.endsWith(`/${own_tool.cgroup}`)) return false;
  const at = timeMicros(timestamp);
  return !ofPlugin(call) || (at >= begin(call) && at <= end(call));
}

/** Whether two calls of one plugin may have gone on at the same time, so that their connections cannot be told apart. */
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

/** The agent was let make the call, itself: a connection may come of it. */
export function mayConnect(call: ToolCall | McpCall): boolean {
  return call.action === "allow" && byClient(call) && call.server_type !== "stdio";
}

/** Not by the LLM provider. */
export function byClient(call: ToolCall | McpCall): boolean {
  return call.type === "mcp_tool_called" || call.executed_by === "client";
}
