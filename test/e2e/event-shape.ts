/**
 * Every event that netmon may print, as zod schemas that refuse unknown fields and contradictions. Each line of each
 * test of `netmon watch` is checked against them, so that an event cannot change without a test.
 */
import { isIP } from "node:net";
import { constants } from "node:os";
import { z } from "zod";
import { HOLE_KINDS } from "../../src/event/coverage.ts";
import type { FaultPart, NetmonEvent } from "../../src/event/event.ts";
import { HOOKS } from "../../src/kernel/layout.ts";

const FAULT_PARTS = [
  "dns_udp",
  "dns_tcp",
  "sni",
  "names",
  "resolver",
  "proxy",
  "gateway",
  "shim",
  "inspection",
  "servers",
  "records",
  "metrics",
  "sinks",
  "store",
  "helper",
  "ring",
  "rounds",
  "reload",
  "kubernetes",
  "session",
  "loop",
  "process",
] as const satisfies FaultPart[];
const count = z.int().min(0);
/** RFC 3339 in UTC, milliseconds or microseconds. */
const timestamp = z.iso.datetime({ precision: 3 }).or(z.iso.datetime({ precision: 6 }));
const common = { timestamp, session_id: z.string().min(1) };
const mode = z.enum(["observe", "enforce"]);
const action = z.enum(["allow", "block"]);
const serverType = z.enum(["stdio", "http", "sse"]);
const hook = z.enum(HOOKS);
/** Those that only rewrite addresses decide nothing. */
const attachedHook = hook.or(z.enum(["recvmsg4", "recvmsg6", "getpeername4", "getpeername6"]));
const errno = z.string().refine((name) => name in constants.errno, "no errno of this name");
const protocol = z
  .enum(["tcp", "udp", "udplite", "sctp", "icmp", "icmpv6", "unix"])
  .or(z.templateLiteral(["ip-", z.int()]));

const hole = z.strictObject({
  kind: z.enum(HOLE_KINDS),
  pid: count,
  comm: z.string(),
  text: z.string().min(1),
  remedy: z.string().min(1),
});
const daemon = z.strictObject({
  pid: count,
  program: z.string().min(1),
  agent: z.string().min(1).nullable(),
  address: z.string().min(1),
  protocol: z.enum(["tcp", "udp"]),
  text: z.string().min(1),
});
const bareServer = z.strictObject({
  pid: count,
  command: z.string().min(1),
  client_pid: count,
  client: z.string(),
  evidence: z.enum(["message", "command"]),
  text: z.string().min(1),
});
const counters = z.strictObject({
  allow: count,
  block: count,
  would_block: count,
  undeclared: count,
  unix_passed: count,
  events_emitted: count,
  events_folded: count,
  events_dropped: count,
  unparsed: count,
  canary: count,
  passed_over: count,
  redirected: count,
  unredirected: count,
  udp_connects: count,
  internal: count,
  neighbours: count,
  own_namespace: count,
});

const ticketId = z.string().regex(/^A-[0-9A-Z]{10}$/);

const dnsCounters = z.strictObject({
  queries: count,
  answers: count,
  other_names: count,
  asked: count,
  not_approved: count,
  approvals_expired: count,
  approval_messages_dropped: count,
  approval_answers_refused: count,
  refused: count,
  no_room: count,
  unreadable: count,
  unasked: count,
  timeouts: count,
  unreachable: count,
  overload: count,
  unreported: count,
  names: count,
  addresses: count,
  shared_addresses: count,
  special_addresses: count,
  given_up_early: count,
});

function isEndpoint(text: string): boolean {
  const match = /^(?:\[([^\]]+)\]|([^:]+)):(\d+)$/.exec(text);
  return (
    match !== null && isIP(match[1] ?? match[2] ?? "") === (match[1] ? 6 : 4) && Number(match[3]) < 65_536
  );
}

const connectionReason = z.enum([
  "declared",
  "server_denied",
  "allowed_destination",
  "denied_destination",
  "proxy_bypass",
  "gateway_bypass",
  "undeclared",
  "internal",
  "socket_type",
  "source_route",
  "fragment",
  "malformed",
  "unix_path",
  "translated",
  "unredirected",
  "resolver_source",
  "connection_ended",
  "sni",
]);
const dnsRefusal = z.enum(["other_name", "not_approved", "record_type", "no_room", "unreadable"]);

const connection = z
  .strictObject({
    type: z.literal("mcp_network_connection"),
    ...common,
    remote_addr: z.string(),
    server_id: z.string().nullable(),
    server_ids: z.array(z.string()).min(2).optional(),
    server_type: serverType.nullable(),
    action,
    protocol,
    reason: connectionReason,
    rule: z.string().nullable(),
    mode,
    would_block: z.boolean(),
    pid: count,
    comm: z.string().max(15),
    uid: count,
    cgroup: z.string().regex(/^(\/|\d+$)/),
    host: z.string().nullable(),
    errno: errno.nullable(),
    count: z.int().min(1),
    generation: count,
    hook,
    foreign_task: z.literal(true).optional(),
    internal: z.literal(true).optional(),
    own_namespace: z.literal(true).optional(),
    name: z.string().min(1).optional(),
    other_names: z.array(z.string().min(1)).min(1).optional(),
    shared_address: z.literal(true).optional(),
    sni: z.string().nullable().optional(),
  })
  .superRefine((e, ctx) => {
    const hold = (held: boolean, message: string): void => {
      if (!held) ctx.addIssue({ code: "custom", message });
    };
    const ownPage = e.rule === "netmon:ui";
    hold(
      e.action === "allow" || e.mode === "enforce" || ownPage,
      "only enforce blocks, but for netmon's page",
    );
    hold(!e.would_block || (e.action === "allow" && e.mode === "observe"), "would_block is observe's");
    hold((e.server_id === null) === (e.server_type === null), "server_id and server_type go together");
    hold(
      e.server_ids === undefined || e.server_ids[0] === e.server_id,
      "server_id is the first of server_ids",
    );
    hold(e.errno === null || e.action === "block", "what passes has no errno");
    hold(e.reason !== "undeclared" || e.server_id === null, "an undeclared destination has no server");
    hold(
      !["declared", "server_denied"].includes(e.reason) || e.server_id !== null,
      "a server's rule names it",
    );
    const unix = e.protocol === "unix";
    hold(unix || e.remote_addr === "" || isEndpoint(e.remote_addr), `remote_addr ${e.remote_addr}`);
    hold(unix || e.remote_addr !== "" || e.hook === "sock_create", "only sock_create sees no destination");
  });

const dialect = z.enum(["anthropic", "openai", "gemini", "bedrock"]);
const api = z.enum([
  "messages",
  "chat_completions",
  "responses",
  "generate_content",
  "converse",
  "invoke_model",
]);
/** `req_` and a ULID (Crockford base 32). */
const requestId = z.string().regex(/^req_[0-9A-HJKMNP-TV-Z]{26}$/);
const toolHash = z.string().regex(/^sha256:[0-9a-f]{64}$/);
/** `host:port` as declared: the host may be a name; '' for stdio. */
const serverAddr = z.string().regex(/^(?:(?:\[[^\]]+\]|[^:\s]+):\d+)?$/);
const rule = z.string().min(1).nullable();

const toolCallReason = z.enum([
  "policy_off",
  "native",
  "server_denied",
  "server_not_allowed",
  "server_undeclared",
  "tool_denied",
  "tool_not_allowed",
  "argument_denied",
  "arguments_unreadable",
  "version_changed",
  "version_unpinned",
  "detected",
  "filtered",
  "approval_required",
  "approval_rejected",
  "approval_unavailable",
  "approved",
  "rate_limited",
  "sandbox",
  "unknown_tool",
  "ambiguous",
  "too_large",
  "malformed",
  "allowed",
]);

const toolCall = z
  .strictObject({
    type: z.literal("mcp_tool_call_intercepted"),
    ...common,
    request_id: requestId,
    dialect,
    api,
    tool_name: z.string(),
    wire_name: z.string(),
    tool_call_id: z.string(),
    input: z.unknown(),
    server_id: z.string().nullable(),
    server_ids: z.array(z.string()).min(2).optional(),
    server_type: serverType.nullable(),
    server_addr: serverAddr,
    tool_hash: toolHash.or(z.literal("")),
    action,
    reason: toolCallReason,
    rule,
    text: z.string().min(1),
    mode,
    would_block: z.boolean(),
    executed_by: z.enum(["client", "provider"]),
  })
  .superRefine((e, ctx) => {
    const hold = (held: boolean, message: string): void => {
      if (!held) ctx.addIssue({ code: "custom", message });
    };
    hold(e.action === "allow" || e.mode === "enforce", "only enforce blocks");
    hold(!e.would_block || e.action === "allow", "what was blocked would not only be");
    hold(
      !e.would_block || e.mode === "observe" || e.executed_by === "provider",
      "would_block is observe's, or comes too late",
    );
    hold(e.reason !== "native", "native tools have no event");
    hold(e.reason !== "ambiguous" || e.server_id === null, "an ambiguous call names no one server");
    hold(!("input" in e) || e.input !== undefined, "input is there");
  });

const refusal = z
  .strictObject({
    type: z.literal("llm_refusal"),
    ...common,
    request_id: requestId,
    dialect: dialect.nullable(),
    api: api.nullable(),
    direction: z.enum(["request", "response"]),
    action,
    mode,
    would_block: z.boolean(),
    reason: z.enum([
      "server_denied",
      "server_not_allowed",
      "server_undeclared",
      "tool_denied",
      "unparsed",
      "unknown_encoding",
      "unknown_endpoint",
      "too_large",
      "unexpected_answer",
      "unknown_type",
      "upgrade",
      "upstream_ended",
    ]),
    server_id: z.string().nullable(),
    rule,
    text: z.string().min(1),
  })
  .refine((e) => e.would_block === (e.action === "allow"), "refused, or would be");

const requestFailed = z
  .strictObject({
    type: z.literal("llm_request_failed"),
    ...common,
    request_id: requestId,
    dialect: dialect.nullable(),
    api: api.nullable(),
    provider: z.string().min(1),
    upstream: z.string().min(1),
    status: z.int().min(400).nullable(),
    error: z.string().min(1).nullable(),
  })
  .refine((e) => (e.status === null) !== (e.error === null), "a status or what went wrong");

const proxyCounters = z.strictObject({
  requests: count,
  answers: count,
  streams: count,
  tool_calls: count,
  allowed: count,
  blocked: count,
  would_block: count,
  asked: count,
  not_approved: count,
  approvals_expired: count,
  approval_messages_dropped: count,
  approval_answers_refused: count,
  native_tools: count,
  unknown_tools: count,
  refused: count,
  unparsed: count,
  unknown_encodings: count,
  unknown_endpoints: count,
  too_large: count,
  unexpected_answers: count,
  unknown_types: count,
  upstream_errors: count,
  error_answers: count,
  client_gone: count,
  redactions: count,
  connections_dropped: count,
});

const severity = z.enum(["low", "medium", "high", "critical"]);
const detection = z.strictObject({
  pattern: z.string().min(1),
  category: z.string().min(1),
  severity,
  field: z.string(),
  matches: z
    .array(
      z.strictObject({
        signal: z.string().min(1),
        says: z.string().min(1),
        field: z.string(),
        position: count,
        context: z.string(),
      }),
    )
    .min(1),
});

const inspectionCounters = z.strictObject({
  messages: count,
  tool_calls: count,
  allowed: count,
  blocked: count,
  would_block: count,
  asked: count,
  not_approved: count,
  approvals_expired: count,
  approval_messages_dropped: count,
  approval_answers_refused: count,
  lists: count,
  hidden: count,
  detections: count,
  server_requests: count,
  server_requests_blocked: count,
  refused: count,
  redactions: count,
  unparsed: count,
  too_large: count,
  unscanned_bytes: count,
  unanswered: count,
  connections_dropped: count,
});

const call = {
  ...common,
  server_id: z.string().min(1),
  server_type: serverType,
  server_addr: serverAddr,
  tool_name: z.string(),
  tool_hash: toolHash.or(z.literal("")),
  jsonrpc_id: z.string().or(z.number()).nullable(),
  input: z.unknown(),
  tool_call_id: z.string(),
  action,
  reason: toolCallReason,
  rule,
  text: z.string().min(1),
  mode,
  would_block: z.boolean(),
};

const started = z.strictObject({ type: z.literal("mcp_tool_call_started"), ...call });

const called = z
  .strictObject({
    type: z.literal("mcp_tool_called"),
    ...call,
    outcome: z.enum([
      "answered",
      "tool_error",
      "error",
      "input_required",
      "refused",
      "result_blocked",
      "cancelled",
      "unanswered",
    ]),
    latency_ms: z.number().min(0).nullable(),
    own_tool: z
      .strictObject({
        source: z.string().regex(/^(?:builtin|plugin:[A-Za-z][\w-]*)$/),
        path: z.string().optional(),
        command: z.string().optional(),
        exit_code: z.int().optional(),
        redactions: z.int().positive().optional(),
        bytes: count.optional(),
        cgroup: z.string().optional(),
        cgroup_id: z.string().optional(),
      })
      .optional(),
  })
  .superRefine((e, ctx) => {
    const hold = (held: boolean, message: string): void => {
      if (!held) ctx.addIssue({ code: "custom", message });
    };
    hold(
      e.action === "allow" || e.mode === "enforce" || e.reason === "filtered" || e.reason === "sandbox",
      "only enforce blocks, and filters, and netmon's own tools",
    );
    hold(!e.would_block || e.action === "allow", "what was blocked would not only be");
    hold((e.action === "block") === (e.outcome === "refused"), "what is blocked is refused");
    const answered = ["answered", "tool_error", "error", "input_required", "result_blocked"];
    hold(answered.includes(e.outcome) === (e.latency_ms !== null), "an answer has a latency");
  });

const modeful = { action, mode, would_block: z.boolean() };

export const eventShape = z.discriminatedUnion("type", [
  connection,
  z.strictObject({
    type: z.literal("netmon_started"),
    ...common,
    version: z.string().min(1),
    mode,
    fail_closed: z.boolean(),
    cgroup: z.string().startsWith("/"),
    hooks: z.array(attachedHook).min(1),
    servers: count,
    addresses: count,
    generation: z.int().min(1),
    pinned: z.boolean(),
    adopted: z.boolean(),
    verified: z.boolean(),
    holes: z.array(hole).optional(),
    warnings: z.array(z.string().min(1)),
  }),
  z.strictObject({
    type: z.literal("netmon_stopped"),
    ...common,
    reason: z.string().min(1),
    duration_ms: count,
    counters,
    dns: dnsCounters.optional(),
    pinned: z.boolean(),
  }),
  z.strictObject({
    type: z.literal("netmon_policy_changed"),
    ...common,
    cause: z.enum(["config", "signal", "addresses", "restart"]),
    layer: z.enum(["kernel", "llm", "mcp"]),
    servers: z.array(z.string()).optional(),
    generation: count,
    added: count,
    changed: count,
    removed: count,
    ended: count,
    mode: mode.optional(),
    former_mode: mode.optional(),
    fail_closed: z.boolean().optional(),
    former_fail_closed: z.boolean().optional(),
    enforce_policy: z.boolean().optional(),
    former_enforce_policy: z.boolean().optional(),
    weaker: z.boolean().optional(),
  }),
  z.strictObject({
    type: z.literal("netmon_enforcement_failed"),
    ...common,
    failed: z.array(z.string().min(1)).min(1),
    detail: z.string().min(1),
  }),
  z.strictObject({
    type: z.literal("netmon_coverage_changed"),
    ...common,
    covered: z.boolean(),
    holes: z.array(hole),
    daemons: z.array(daemon).optional(),
    bare_servers: z.array(bareServer).optional(),
  }),
  z.strictObject({
    type: z.literal("netmon_gap"),
    ...common,
    cause: z.enum(["cgroup_recreated", "link_lost", "netmon_died"]),
    since: timestamp,
    cgroup: z.string().startsWith("/"),
    pinned: z.boolean(),
  }),
  z.strictObject({
    type: z.literal("netmon_session_pruned"),
    ...common,
    pruned_session: z.string().min(1),
    events: count,
    decided_by: z.string().min(1),
    uid: count,
  }),
  z.strictObject({
    type: z.literal("netmon_events_dropped"),
    ...common,
    dropped: z.int().min(1),
    total: z.int().min(1),
    where: z.enum(["kernel_ring", "output", "store", "otlp", "webhook"]),
  }),
  z.strictObject({
    type: z.literal("netmon_policy_file_changed"),
    ...common,
    file: z.string(),
    hash: z.string(),
    former_hash: z.string(),
    former_session: z.string(),
    weaker: z.boolean(),
    settings: z.array(z.string()),
    diff: z.string(),
  }),
  z.strictObject({
    type: z.literal("netmon_process_left"),
    ...common,
    pid: z.int().min(1),
    comm: z.string(),
    uid: count,
    cgroup: z.string(),
  }),
  z.strictObject({
    type: z.literal("netmon_fault"),
    ...common,
    part: z.enum(FAULT_PARTS),
    error: z.string(),
    at: z.string().nullable(),
    handled: z.enum([
      "request_ended",
      "connection_ended",
      "session_ended",
      "tried_again",
      "kept",
      "restarted",
      "process_ended",
    ]),
    count: count.min(1),
    total: count.min(1),
  }),
  z.strictObject({
    type: z.literal("netmon_dns_refused"),
    ...common,
    name: z.string(),
    record_type: count,
    reason: dnsRefusal,
    approval_id: ticketId.optional(),
    resolver: z.string().refine(isEndpoint),
    mode,
    would_block: z.boolean(),
  }),
  z.strictObject({
    type: z.literal("netmon_dns_shared"),
    ...common,
    name: z.string().min(1),
    address: z.string().min(1),
    rule: z.string().min(1),
    allowed_by: z.string().min(1),
  }),
  toolCall,
  refusal,
  requestFailed,
  z.strictObject({
    type: z.literal("mcp_tool_seen"),
    ...common,
    server_id: z.string().min(1),
    server_type: serverType,
    server_addr: serverAddr,
    tool_name: z.string(),
    tool_hash: toolHash,
    description: z.string(),
    status: z.enum(["new", "unchanged", "changed"]),
    pinned: z.boolean().nullable(),
    detections: z.array(detection),
    max_severity: severity.nullable(),
  }),
  z.strictObject({
    type: z.literal("mcp_tool_changed"),
    ...common,
    server_id: z.string().min(1),
    tool_name: z.string(),
    previous_hash: toolHash,
    new_hash: toolHash,
    changes: z.array(z.strictObject({ field: z.string(), previous: z.string(), new: z.string() })).min(1),
    action,
    renamed_from: z.string().optional(),
    detections: z.array(detection),
  }),
  z.strictObject({
    type: z.literal("mcp_tool_approval"),
    ...common,
    decision: z.enum(["approved", "revoked"]),
    server_id: z.string().min(1),
    tool_name: z.string(),
    tool_hash: toolHash.or(z.literal("")),
    previous_hash: toolHash.or(z.literal("")),
    status: z.enum(["approved", "pinned", "changed", "renamed", "revoked", "unpinned", "gone"]),
    decided_by: z.string().min(1),
    uid: count,
    origin: z.enum(["terminal", "options", "command"]),
    detections: z.array(detection),
    max_severity: z.enum(["low", "medium", "high", "critical"]).nullable(),
  }),
  z.strictObject({
    type: z.literal("mcp_call_approval"),
    ...common,
    approval_id: ticketId,
    state: z.enum(["proposed", "approved", "rejected", "consumed", "returned", "expired", "revoked"]),
    layer: z.enum(["llm", "mcp", "network"]),
    server_id: z.string().min(1).nullable(),
    tool_name: z.string().nullable(),
    tool_hash: toolHash.or(z.literal("")),
    input: z.unknown(),
    arguments_hash: toolHash,
    destination: z.string().min(1),
    policy_revision: toolHash,
    agent: z.string().nullable(),
    target: z.string().nullable(),
    user: z.string().nullable(),
    process: z.string().nullable(),
    rule: z.string().min(1),
    text: z.string().min(1),
    decided_by: z.string().min(1).nullable(),
    uid: count.nullable(),
    reason: z.string().nullable(),
    channel: z.enum(["command", "page", "webhook"]).nullable(),
    always: z.boolean(),
    waited_ms: count,
    expires: z.iso.datetime(),
    outcome: z.string().nullable(),
  }),
  z.strictObject({
    type: z.literal("netmon_approval_webhook_failed"),
    ...common,
    receiver: z.url(),
    failure: z.enum(["not_delivered", "not_asked", "answer_refused"]),
    count: z.int().min(1),
    text: z.string().min(1),
  }),
  z.strictObject({
    type: z.literal("mcp_server_declared"),
    ...common,
    server_id: z.string().min(1),
    server_type: serverType,
    url: z.string().nullable(),
    url_shortened: z.boolean(),
    command: z.string().nullable(),
    args: z.array(z.string()).nullable(),
    source: z.string().min(1),
  }),
  z.strictObject({
    type: z.literal("mcp_detection"),
    ...common,
    server_id: z.string().min(1),
    tool_name: z.string(),
    subject: z.enum([
      "tool",
      "instructions",
      "prompt",
      "resource",
      "tool_result",
      "prompt_result",
      "resource_content",
      "sampling",
      "elicitation",
      "server",
    ]),
    detection,
    action: z.enum(["alert", "ask", "hide", "block"]),
    mode,
    would_block: z.boolean(),
  }),
  called,
  started,
  z.strictObject({
    type: z.literal("mcp_server_request"),
    ...common,
    server_id: z.string().min(1),
    method: z.enum(["sampling/createMessage", "elicitation/create"]),
    ...modeful,
    rule,
    text: z.string().min(1),
  }),
  z.strictObject({
    type: z.literal("mcp_refusal"),
    ...common,
    server_id: z.string(),
    direction: z.enum(["to_server", "to_client"]),
    ...modeful,
    reason: z.enum([
      "unparsed",
      "too_large",
      "header_mismatch",
      "origin",
      "server_blocked",
      "list_incomplete",
    ]),
    text: z.string().min(1),
  }),
  z.strictObject({
    type: z.literal("netmon_inspection_started"),
    ...common,
    transport: z.enum(["shim", "gateway"]),
    mode,
    fail_closed: z.boolean(),
    enforce_policy: z.boolean(),
    servers: z.array(z.string()),
    url: z
      .string()
      .regex(/^http:\/\/(?:127\.0\.0\.1|\[::1\]|[\w.:[\]-]+):\d+$/)
      .nullable(),
  }),
  z.strictObject({
    type: z.literal("netmon_inspection_stopped"),
    ...common,
    transport: z.enum(["shim", "gateway"]),
    reason: z.string().min(1),
    duration_ms: count,
    servers: z.array(z.string()),
    counters: inspectionCounters,
  }),
  z.strictObject({
    type: z.literal("mcp_server_hindered"),
    ...common,
    server_id: z.string().min(1),
    method: z.string().min(1),
    outcome: z.enum(["error", "empty", "unanswered"]),
    refused: z
      .array(
        z.strictObject({
          destination: z.string().min(1),
          reason: z.union([connectionReason, dnsRefusal]),
          rule: z.string().nullable(),
          allow: z.array(z.string().min(1)),
          process: z.string(),
          count: z.int().min(1),
        }),
      )
      .min(1)
      .max(16),
    text: z.string().startsWith("[netmon] "),
  }),
  z.strictObject({
    type: z.literal("mcp_server_id_shared"),
    ...common,
    server_id: z.string().min(1),
    claimed_id: z.string().min(1),
    command: z.string(),
    args: z.array(z.string()).nullable(),
  }),
  z.strictObject({
    type: z.literal("mcp_server_unreachable"),
    ...common,
    server_id: z.string().min(1),
    server_addr: serverAddr,
    reason: z.enum(["connect", "tls_fingerprint", "protocol", "timeout", "unauthorized"]),
    text: z.string().min(1),
    attempts: z.int().min(1),
    retry_ms: count,
  }),
  z.strictObject({
    type: z.literal("netmon_proxy_started"),
    ...common,
    url: z.string().regex(/^http:\/\/127\.0\.0\.1:\d+$/),
    mode,
    fail_closed: z.boolean(),
    enforce_policy: z.boolean(),
    stream_block: z.enum(["rewrite", "terminate"]),
    providers: z.record(z.string(), z.url()),
  }),
  z.strictObject({
    type: z.literal("netmon_proxy_stopped"),
    ...common,
    reason: z.string().min(1),
    duration_ms: count,
    counters: proxyCounters,
  }),
]);

/** The text of docs/schema/events.schema.json. */
export function eventJsonSchemaText(): string {
  const schema = z.toJSONSchema(eventShape, { unrepresentable: "any" });
  return `${JSON.stringify({ title: "netmon events", ...schema }, null, 2)}\n`;
}

/** One line of --format json. Throws with the line when it is not an event as documented. */
export function parseEvent(line: string): NetmonEvent {
  const result = eventShape.safeParse(JSON.parse(line));
  if (!result.success) throw new Error(`not an event: ${line}\n${z.prettifyError(result.error)}`);
  return result.data as NetmonEvent;
}
