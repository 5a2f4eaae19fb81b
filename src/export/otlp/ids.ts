/**
 * Ids of traces and spans. A session is one trace; a call's span is made from the LLM's id of the call: every netmon
 * process of a session (proxy, shim, gateway, watch) makes the same ones, so that their spans fit together without their
 * speaking to each other.
 *
 * Ids of providers are unique (`toolu_…`, `call_…`); of a model that numbers its calls from the start in each answer, calls
 * of one session with the same number share their spans' ids. Pure.
 */
import { createHash } from "node:crypto";
import type { McpToolCalled, McpToolCallIntercepted } from "../../event/event.ts";
import type { SpanContext } from "./types.ts";

export type Call = McpToolCallIntercepted | McpToolCalled;

const SAMPLED = 1;

function digest(...parts: readonly string[]): string {
  return createHash("sha256").update(JSON.stringify(parts)).digest("hex");
}

/** What is the same in all processes for one call. */
function identity(call: Call): string[] {
  if (call.tool_call_id !== "") return ["call", call.session_id, call.tool_call_id];
  const { session_id, server_id, tool_name, timestamp } = call;
  const own = call.type === "mcp_tool_called" ? JSON.stringify(call.jsonrpc_id) : call.request_id;
  return ["own", session_id, server_id ?? "", tool_name, timestamp, own];
}

/** 16 bytes in hexadecimal; of a trace never all zero, as SHA-256 gives no such prefix in practice. */
function traceId(sessionId: string): string {
  return digest("netmon trace", sessionId).slice(0, 32);
}

function context(trace: string, ...parts: readonly string[]): SpanContext {
  return { traceId: trace, spanId: digest(...parts).slice(0, 16), traceFlags: SAMPLED };
}

/** The span that all calls of a session are below. */
export function sessionSpan(sessionId: string): SpanContext {
  return context(traceId(sessionId), "netmon session", sessionId);
}

/** The span of the call in the model's answer (`llm`) or as it came to its server (`mcp`). */
export function spanContext(call: Call, layer: "llm" | "mcp" = layerOf(call)): SpanContext {
  return context(traceId(call.session_id), "netmon span", layer, ...identity(call));
}

/** A connection of the call; `key`: what distinguishes it from others. */
export function connectionSpan(parent: SpanContext, key: string): SpanContext {
  return context(parent.traceId, "netmon connection", parent.spanId, key);
}

function layerOf(call: Call): "llm" | "mcp" {
  return call.type === "mcp_tool_called" ? "mcp" : "llm";
}
