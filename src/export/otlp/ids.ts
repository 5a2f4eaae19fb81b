/**
 * Ids of traces and spans. A session is one trace. A call's span id is computed from the LLM's id for the call, so
 * every netmon process of a session (proxy, shim, gateway, watch) gets the same ids, and their spans fit together
 * without any communication.
 *
 * Providers' ids are unique (`toolu_…`, `call_…`). If a model restarts its numbering in each answer, calls of one
 * session with the same number share their span ids. Pure.
 */
import { createHash } from "node:crypto";
import type { McpToolCalled, McpToolCallIntercepted } from "../../event/event.ts";
import type { SpanContext } from "./types.ts";

export type Call = McpToolCallIntercepted | McpToolCalled;

const SAMPLED = 1;

function digest(...parts: readonly string[]): string {
  return createHash("sha256").update(JSON.stringify(parts)).digest("hex");
}

/** Returns what identifies a call in all processes. */
function identity(call: Call): string[] {
  if (call.tool_call_id !== "") return ["call", call.session_id, call.tool_call_id];
  const { session_id, server_id, tool_name, timestamp } = call;
  const own = call.type === "mcp_tool_called" ? JSON.stringify(call.jsonrpc_id) : call.request_id;
  return ["own", session_id, server_id ?? "", tool_name, timestamp, own];
}

/** Returns 16 bytes in hexadecimal. They must not be all zero; in practice SHA-256 gives no such prefix. */
function traceId(sessionId: string): string {
  return digest("netmon trace", sessionId).slice(0, 32);
}

function context(trace: string, ...parts: readonly string[]): SpanContext {
  return { traceId: trace, spanId: digest(...parts).slice(0, 16), traceFlags: SAMPLED };
}

/** The span above all calls of a session. */
export function sessionSpan(sessionId: string): SpanContext {
  return context(traceId(sessionId), "netmon session", sessionId);
}

/** The span of the call in the model's answer (`llm`) or at its server (`mcp`). */
export function spanContext(call: Call, layer: "llm" | "mcp" = layerOf(call)): SpanContext {
  return context(traceId(call.session_id), "netmon span", layer, ...identity(call));
}

/** The span of a connection of the call. `key`: what distinguishes it from others. */
export function connectionSpan(parent: SpanContext, key: string): SpanContext {
  return context(parent.traceId, "netmon connection", parent.spanId, key);
}

function layerOf(call: Call): "llm" | "mcp" {
  return call.type === "mcp_tool_called" ? "mcp" : "llm";
}
