/**
 * Spans of a session and its tool calls: a call in the model's answer (proxy), the call at its server (shim, gateway),
 * and the connections it led to (kernel). A trace is one session: session → llm → mcp → connection.
 *
 * The proxy sees a single moment, so its span has no duration. A parent may be missing at the receiver if the process
 * that would send it does not run; OTLP allows that. Names follow the semantic conventions 1.45.0: GenAI `execute_tool`
 * and MCP client spans. Pure.
 */
import type {
  McpNetworkConnection,
  McpToolCalled,
  McpToolCallIntercepted,
  NetmonProxyStopped,
  NetmonStopped,
} from "../../event/event.ts";
import { hostAndPort } from "../ocsf/classes.ts";
import { connectionSpan, sessionSpan, spanContext } from "./ids.ts";
import type { Origin } from "./resource.ts";
import { type Attributes, type HrTime, hrTime, plusMs, type Span, type SpanContext } from "./types.ts";

/** SpanKind and StatusCode of @opentelemetry/api. */
const INTERNAL = 0;
const CLIENT = 2;
const UNSET = 0;
const ERROR = 2;

const PROVIDERS = {
  anthropic: "anthropic",
  openai: "openai",
  gemini: "gcp.gemini",
  bedrock: "aws.bedrock",
} as const;

interface Made {
  name: string;
  kind: number;
  context: SpanContext;
  parent: SpanContext | null;
  start: HrTime;
  /** Default: the start. */
  end?: HrTime;
  /** null: no error. */
  error: string | null;
  attributes: Attributes;
}

function span(origin: Origin, made: Made): Span {
  const { name, kind, context, parent, start, end = start, error, attributes } = made;
  const seconds = end[0] - start[0];
  const nanos = end[1] - start[1];
  return {
    name,
    kind,
    spanContext: () => context,
    ...(parent !== null && { parentSpanContext: { ...parent, isRemote: true } }),
    startTime: start,
    endTime: end,
    duration: nanos < 0 ? [seconds - 1, nanos + 1e9] : [seconds, nanos],
    status: error === null ? { code: UNSET } : { code: ERROR, message: error },
    attributes,
    links: [],
    events: [],
    ended: true,
    resource: origin.resource,
    instrumentationScope: origin.scope,
    droppedAttributesCount: 0,
    droppedEventsCount: 0,
    droppedLinksCount: 0,
  };
}

/** `event`: the last event of the layer that lasted as long as the session. */
export function wholeSessionSpan(event: NetmonStopped | NetmonProxyStopped, origin: Origin): Span {
  const end = hrTime(event.timestamp);
  return span(origin, {
    name: "session",
    kind: INTERNAL,
    context: sessionSpan(event.session_id),
    parent: null,
    start: plusMs(end, -event.duration_ms),
    end,
    error: null,
    attributes: { "netmon.reason": event.reason },
  });
}

export function interceptedSpan(event: McpToolCallIntercepted, origin: Origin): Span {
  const blocked = event.action === "block";
  return span(origin, {
    name: `execute_tool ${event.tool_name}`,
    kind: INTERNAL,
    context: spanContext(event),
    parent: sessionSpan(event.session_id),
    start: hrTime(event.timestamp),
    error: blocked ? event.text : null,
    attributes: {
      ...judged(event),
      "gen_ai.provider.name": PROVIDERS[event.dialect],
      "netmon.layer": "llm",
      "netmon.api": event.api,
      "netmon.request_id": event.request_id,
      "netmon.wire_name": event.wire_name,
      "netmon.executed_by": event.executed_by,
      ...(blocked && { "error.type": event.reason }),
    },
  });
}

export function calledSpan(event: McpToolCalled, origin: Origin): Span {
  const start = hrTime(event.timestamp);
  const failed = event.outcome !== "answered" && event.outcome !== "input_required";
  return span(origin, {
    name: `tools/call ${event.tool_name}`,
    kind: CLIENT,
    context: spanContext(event),
    parent: event.tool_call_id === "" ? sessionSpan(event.session_id) : spanContext(event, "llm"),
    start,
    end: plusMs(start, event.latency_ms ?? 0),
    error: failed ? (event.action === "block" ? event.text : event.outcome) : null,
    attributes: {
      ...judged(event),
      "mcp.method.name": "tools/call",
      "network.transport": event.server_type === "stdio" ? "pipe" : "tcp",
      "netmon.layer": "mcp",
      "netmon.outcome": event.outcome,
      ...ownTool(event),
      ...(event.jsonrpc_id !== null && { "jsonrpc.request.id": String(event.jsonrpc_id) }),
      ...(failed && { "error.type": event.action === "block" ? event.reason : event.outcome }),
    },
  });
}

/** `how`: how the connection was joined to its call, in the terms of docs/store.md. */
export function connectionSpanOf(
  event: McpNetworkConnection,
  parent: SpanContext,
  how: { by: string; rivals: number },
  origin: Origin,
): Span {
  const blocked = event.action === "block";
  const [address, port] = hostAndPort(event.remote_addr);
  return span(origin, {
    name: `connect ${event.server_id ?? "undeclared"}`,
    kind: CLIENT,
    context: connectionSpan(parent, `${event.timestamp} ${event.pid} ${event.remote_addr} ${event.hook}`),
    parent,
    start: hrTime(event.timestamp),
    error: blocked ? `refused: ${event.reason}` : null,
    attributes: {
      "network.transport": event.protocol,
      "network.peer.address": address,
      ...(port !== null && { "network.peer.port": port }),
      ...(event.host !== null && { "server.address": event.host }),
      "process.pid": event.pid,
      "process.executable.name": event.comm,
      "netmon.layer": "kernel",
      "netmon.action": event.action,
      "netmon.reason": event.reason,
      "netmon.would_block": event.would_block,
      "netmon.mode": event.mode,
      "netmon.count": event.count,
      "netmon.joined_by": how.by,
      "netmon.rivals": how.rivals,
      ...(event.server_id !== null && { "netmon.server_id": event.server_id }),
      ...(event.rule !== null && { "netmon.rule": event.rule }),
      ...(blocked && { "error.type": event.errno ?? event.reason }),
    },
  });
}

function ownTool({ own_tool }: McpToolCalled): Attributes {
  if (own_tool === undefined) return {};
  const { source, path, command, exit_code, bytes } = own_tool;
  return {
    "netmon.source": source,
    ...(path !== undefined && { "file.path": path }),
    ...(command !== undefined && { "netmon.command_text": command }),
    ...(exit_code !== undefined && { "process.exit.code": exit_code }),
    ...(bytes !== undefined && { "netmon.bytes": bytes }),
  };
}

function judged(event: McpToolCallIntercepted | McpToolCalled): Attributes {
  const [address, port] = hostAndPort(event.server_addr);
  return {
    "gen_ai.operation.name": "execute_tool",
    "gen_ai.tool.name": event.tool_name,
    ...(event.tool_call_id !== "" && { "gen_ai.tool.call.id": event.tool_call_id }),
    ...(address !== "" && { "server.address": address }),
    ...(address !== "" && port !== null && { "server.port": port }),
    ...(event.server_id !== null && { "netmon.server_id": event.server_id }),
    ...(event.rule !== null && { "netmon.rule": event.rule }),
    "netmon.action": event.action,
    "netmon.reason": event.reason,
    "netmon.would_block": event.would_block,
    "netmon.mode": event.mode,
    ...(event.tool_hash !== "" && { "netmon.tool_hash": event.tool_hash }),
  };
}
