/**
 * Common parts of the events of every layer. An event is a zod schema: its type, docs/schema/events.schema.json and what
 * the tests accept are made of it. Other code takes only its type, so that no start makes all schemas.
 */
import * as z from "zod";

export const count = z.int().min(0);
export const positive = z.int().min(1);
export const words = z.string().min(1);
/** RFC 3339 in UTC, milliseconds or microseconds. */
export const timestamp = z.iso.datetime({ precision: 3 }).or(z.iso.datetime({ precision: 6 }));
/** `sha256:` and a digest. */
export const hash = z.string().regex(/^sha256:[0-9a-f]{64}$/);
/** '': none is known. */
export const hashOrNone = hash.or(z.literal(""));
/** `host:port` as declared: the host may be a name; '' for stdio. */
export const serverAddr = z.string().regex(/^(?:(?:\[[^\]]+\]|[^:\s]+):\d+)?$/);
/** Location of a rule, e.g. `sandbox.mcp.denied_tools[0]`; null: none decided. */
export const rule = words.nullable();

/** Outcome for the call: `allow`: passed, `block`: refused by the kernel. */
export const action = z.enum(["allow", "block"]);
export type Action = z.infer<typeof action>;

export const mode = z.enum(["observe", "enforce"]);
export type Mode = z.infer<typeof mode>;

/** Layer that a mode applies to: the kernel layer, the LLM proxy, or MCP inspection (shims and gateways). */
export const policyLayer = z.enum(["kernel", "llm", "mcp"]);
export type PolicyLayer = z.infer<typeof policyLayer>;

export const serverType = z.enum(["stdio", "http", "sse"]);
export type ServerType = z.infer<typeof serverType>;

export const common = z.strictObject({
  /** RFC 3339, UTC, milliseconds or finer. */
  timestamp,
  session_id: words,
});
export type Common = z.infer<typeof common>;

/** Verdict on a message. */
export const judged = z.strictObject({
  ...common.shape,
  /** Action taken. */
  action,
  mode,
  /** Not blocked although the policy requires it: the mode is observe, or the provider had already run the call. */
  would_block: z.boolean(),
  /** Text for a person: what, where, what to do; for a blocked call, includes what the agent was told. */
  text: words,
});
export type Judged = z.infer<typeof judged>;

/** Returns the shape of an event of a type, with these fields beside those of every event. */
export function eventOf<Type extends string, Fields extends z.ZodRawShape>(type: Type, fields: Fields) {
  return z.strictObject({ ...common.shape, type: z.literal(type), ...fields });
}

/** Returns the shape of an event of a type that is a verdict on a message. */
export function judgedOf<Type extends string, Fields extends z.ZodRawShape>(type: Type, fields: Fields) {
  return z.strictObject({ ...judged.shape, type: z.literal(type), ...fields });
}

/** Why a tool call was decided as it was: the first deciding reason in evaluation order. */
export const toolCallReason = z.enum([
  "policy_off", // `enforce_policy` is false
  "native", // the agent's own tool; only in `netmon policy test`
  "code", // the agent's own tool for code, which may call any MCP tool (`code_calls`)
  "server_denied", // `denied_servers`
  "server_not_allowed", // `server_policy: allowlist`
  "server_undeclared", // `fail_closed`, and the server is not declared
  "tool_denied", // `denied_tools`
  "tool_not_allowed", // `tool_policy: allowlist`
  "argument_denied", // `denied_arguments`
  "arguments_unreadable", // a rule checks arguments that are not JSON, or are truncated
  "version_changed", // pinned under another hash
  "version_unpinned", // never pinned, and auto_trust_first is false
  "detected", // the definition has a detection that on_detection hides
  "approval_required", // a rule asks, and nobody has approved the call yet
  "approval_rejected", // a person has rejected it
  "approval_unavailable", // a rule asks, and approvals do not work: the store fails, or too many wait
  "approved", // a rule asks, and a person has approved
  "filtered", // by the endpoint's allowed and denied patterns (MCP inspection)
  "rate_limited", // `rate_limits`
  "sandbox", // by a rule of mcp_proxy, in netmon's own tools, whatever the mode
  "unknown_tool", // no server or native tool has this name, or with fail_closed its server does not list it
  "ambiguous", // several servers' tools have this name and the verdicts differ
  "too_large", // over `proxy.max_block_bytes`
  "malformed", // no name, duplicate keys, a block without end
  "allowed", // no rule denies it, or an allow entry permits it
]);
export type ToolCallReason = z.infer<typeof toolCallReason>;
