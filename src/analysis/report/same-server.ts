/**
 * Which tool call and which connection concern the same server, and how far apart in time they may be.
 *
 * A call in a model's answer is decided before the agent sees it, one between agent and server before the server
 * does, so its connections follow it; the two clocks (the proxy's
 * milliseconds and the kernel's monotonic time turned into wall time) may disagree by a little.
 */
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

/** A process that this call's command started made the connection: it was in the cgroup that the command had alone. */
export function byCommand({ own_tool }: McpCall, { cgroup }: Connection): boolean {
  if (own_tool?.cgroup_id === undefined) return false;
  return cgroup === own_tool.cgroup_id || cgroup.endsWith(`/${own_tool.cgroup}`);
}

/** The agent was let make the call, itself: a connection may come of it. */
export function mayConnect(call: ToolCall | McpCall): boolean {
  return call.action === "allow" && byClient(call) && call.server_type !== "stdio";
}

/** Not by the LLM provider. */
export function byClient(call: ToolCall | McpCall): boolean {
  return call.type === "mcp_tool_called" || call.executed_by === "client";
}
