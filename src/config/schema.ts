/**
 * The shape of the YAML file, with *-schema.ts: the only place for keys, types, limits and defaults. The JSON Schema in
 * docs/schema and the hints for misspelt keys come from it.
 *
 * Failure: unknown keys are refused, so that a misspelt `denied_servers` is not silently no policy.
 */
import * as z from "zod";
import { audit } from "./audit-schema.ts";
import { gateway, inspection, severity } from "./inspection-schema.ts";
import { mcpProxy } from "./mcp-proxy-schema.ts";
import { network } from "./network-schema.ts";
import {
  bytes,
  off,
  on,
  optionalFlag,
  optionalMode,
  parseArgumentPath,
  parsedBy,
  pattern,
  re2,
  seconds,
  section,
} from "./schema-parts.ts";
import { checkServerId } from "./server-id.ts";
import { parseUpstream, parseWebhookUrl } from "./urls.ts";

const serverId = parsedBy(z.string(), checkServerId);
const texts = z.record(z.string(), z.string());

const server = z.strictObject({
  id: serverId.describe("Name of the server in rules and events."),
  type: z
    .enum(["stdio", "http", "sse"])
    .optional()
    .describe("Transport. Default: http if there is a url, else stdio."),
  url: z.string().optional().describe("http and sse: where the server is."),
  command: z.string().min(1).optional().describe("stdio: the program."),
  args: z.array(z.string()).prefault([]).describe("stdio: its arguments."),
  env: texts.default({}).describe("stdio: its environment; values are never shown."),
  headers: texts.default({}).describe("http and sse: request headers; values are never shown."),
  tls_fingerprint: z
    .string()
    .regex(/^sha256:\S+$/, "write it as sha256: and the hexadecimal digest")
    .optional()
    .describe("SHA-256 of the server certificate."),
  require_sni: optionalFlag(
    "https with a host name: connections must name the host in TLS (SNI), and QUIC is refused.",
  ),
  allowed_tools_regex: z
    .array(re2)
    .prefault([])
    .describe("MCP inspection: RE2 patterns; if given, only tools that match one are offered."),
  denied_tools_regex: z
    .array(re2)
    .prefault([])
    .describe("MCP inspection: RE2 patterns; tools that match one are not offered."),
});

const requestPolicy = z.enum(["allow", "alert", "block"]);
const requestRules = z
  .strictObject({
    policy: requestPolicy.default("alert").describe("allow, alert: pass with an event, block."),
    per_server: z.record(z.string(), requestPolicy).default({}).describe("By server id."),
  })
  .prefault({});

const wildcardServer = pattern.describe("Server id; * and ? are wildcards.");
const wildcardTool = pattern.describe("Tool name; * and ? are wildcards.");
const path = parsedBy(z.string(), parseArgumentPath)
  .prefault("$..*")
  .describe("JSONPath (RFC 9535) into the arguments; default: every value.");

const serverRule = z.strictObject({ id: wildcardServer });
const toolRule = z.strictObject({
  server: wildcardServer,
  tool: wildcardTool,
  content_hash: z
    .string()
    .nullable()
    .default(null)
    .describe("Matches only a tool whose definition has this hash."),
});
const listPolicy = z.enum(["allowlist", "denylist", "none"]);

const argumentRule = z.strictObject({
  server: wildcardServer,
  tool: wildcardTool,
  path,
  pattern: re2.describe(
    "RE2 pattern; a text, number or boolean at the path that contains a match is denied.",
  ),
});

const askRule = z.strictObject({
  server: pattern.prefault("*").describe("Server id; * and ? are wildcards."),
  tool: pattern.prefault("*").describe("Tool name; * and ? are wildcards."),
  path,
  pattern: re2
    .optional()
    .describe("RE2 pattern: only calls with a text, number or boolean at the path that contains a match."),
  severity: severity
    .optional()
    .describe("Only tools whose definition has a detection of this severity or a higher one."),
  first_use: off("Only until the tool was approved once in the session."),
  undeclared: off("Only tools of servers that are not declared; fail_closed refuses them without it."),
  changed: off("Only tools whose definition is not the pinned one; version_pinning refuses them without it."),
});

const mcp = z.strictObject({
  mode: optionalMode(
    "For tool calls: observe reports what enforce would block. Default: sandbox.mode, then sandbox.network.mode, then enforce if enforce_policy is written as true.",
  ),
  enforce_policy: optionalFlag(
    "false: every declared server and tool is allowed. Default: true. Written as true, it enforces unless a mode in the file says observe.",
  ),
  fail_closed: optionalFlag(
    "enforce: refuse what is not declared. Default: sandbox.fail_closed, then sandbox.network.fail_closed.",
  ),
  servers: z.array(server).prefault([]).describe("The declared MCP servers."),
  server_policy: listPolicy
    .optional()
    .describe(
      "Default: allowlist if allowed_servers has entries, else denylist if denied_servers has, else none.",
    ),
  allowed_servers: z.array(serverRule).prefault([]).describe("Servers that are allowed."),
  denied_servers: z.array(serverRule).prefault([]).describe("Servers that are denied."),
  tool_policy: listPolicy.default("none").describe("Like server_policy, for tools."),
  allowed_tools: z.array(toolRule).prefault([]).describe("Tools that are allowed."),
  denied_tools: z.array(toolRule).prefault([]).describe("Tools that are denied."),
  denied_arguments: z.array(argumentRule).prefault([]).describe("Arguments that are denied."),
  ask: z.array(askRule).prefault([]).describe("Calls that a person must approve, in enforce."),
  native_tools: z
    .array(pattern)
    .prefault(["@claude", "@codex", "@gemini", "@opencode"])
    .describe("The agent's own tools; * and ? are wildcards, @NAME is the list of a known agent."),
  version_pinning: section(
    {
      enabled: optionalFlag(
        "Compare tool definitions with the first ones seen. Default: mcp.inspection.registry.alert_on_change, then true.",
      ),
      on_change: z.enum(["block", "alert"]).default("block").describe("Action on a changed definition."),
      auto_trust_first: optionalFlag(
        "Pin a definition at first sight, without asking. Default: mcp.inspection.registry.pin_on_first_use, then true.",
      ),
    },
    "Version pinning of tools.",
  ),
  rate_limits: section(
    {
      enabled: off("Limit tool calls."),
      default_rpm: z.int().min(1).max(1_000_000).default(60).describe("Calls per minute and server."),
      per_server: z
        .record(
          z.string(),
          z.strictObject({
            calls_per_minute: z.int().min(1).max(1_000_000).describe("Calls per minute."),
            burst: z.int().min(1).max(1_000_000).nullable().default(null).describe("Calls at once."),
          }),
        )
        .default({})
        .describe("Limits by server id."),
    },
    "Rate limits of tool calls.",
  ),
  sampling: requestRules.describe("MCP inspection: servers' requests for model answers."),
  elicitation: requestRules.describe("MCP inspection: servers' requests for input from the user."),
});

const proxy = z.strictObject({
  mode: z
    .enum(["embedded", "mcp-only", "disabled"])
    .default("disabled")
    .describe("The LLM proxy; mcp-only implies dlp.mode disabled and llm_storage.store_bodies."),
  port: z.int().min(0).max(65_535).default(0).describe("Port on 127.0.0.1; 0: a free one."),
  providers: z
    .record(
      z.string().regex(/^[a-z0-9][a-z0-9-]{0,31}$/, "letters a-z, digits and -, at most 32"),
      parsedBy(z.string(), parseUpstream),
    )
    .default({})
    .describe(
      "Upstream URL by provider name; anthropic, openai, gemini and bedrock have defaults, others answer below /NAME/.",
    ),
  stream_block: z
    .enum(["rewrite", "terminate"])
    .default("rewrite")
    .describe("What follows a blocked call in a stream: the rest of the answer, or its end."),
  max_block_bytes: bytes.prefault("1MiB").describe("A tool call larger than this is blocked."),
  max_event_bytes: bytes.prefault("16MiB").describe("Size limit for one event of a stream."),
  max_request_bytes: bytes.prefault("32MiB").describe("Size limit for a request to a model."),
  max_response_bytes: bytes.prefault("16MiB").describe("Size limit for an answer that is not a stream."),
  idle_seconds: seconds
    .default(600)
    .describe("netmon gives up an upstream that sends nothing for this long."),
  allow_types: z
    .array(z.string().regex(/^[A-Za-z][A-Za-z0-9_.-]{0,63}$/, "letters, digits, _, . and -, at most 64"))
    .default([])
    .describe("Unknown types of events, content blocks, output items and parts that may pass."),
});

const approvalWebhook = z.strictObject({
  url: parsedBy(z.string().min(1), parseWebhookUrl).describe(
    "Receiver of the messages, with signature; https, or http on loopback.",
  ),
  answers_url: parsedBy(z.string(), parseWebhookUrl)
    .prefault("")
    .describe("Where netmon asks for answers, as long as calls wait; empty: only responses of url answer."),
  secret_file: z
    .string()
    .regex(/^\//, "not an absolute path")
    .describe("File with the secret of both directions, whsec_..., that no other user can read."),
  timeout_seconds: z.number().min(0.1).max(300).default(5).describe("Seconds for one attempt."),
  retries: z.int().min(0).max(20).default(3).describe("Attempts after the first."),
});

const approvals = z.strictObject({
  hold_seconds: z
    .number()
    .min(0)
    .max(3600)
    .default(20)
    .describe("A call that asks waits this long for its answer, and is then refused with a reference."),
  expire_seconds: seconds
    .default(300)
    .describe("A ticket ends if nobody answers in this time, or if the approved call does not come."),
  connection_seconds: seconds
    .default(2_592_000)
    .describe("An approved connection stays open this long, and at most until the session ends."),
  max_pending: z
    .int()
    .min(1)
    .max(1000)
    .default(20)
    .describe("Calls of a session that may wait, and as many connections; more are refused."),
  webhooks: z
    .array(approvalWebhook)
    .max(16)
    .prefault([])
    .describe("Receivers that are told of each call that waits, and may answer for a person."),
});

const store = z.strictObject({
  enabled: on("Keep events in the state directory."),
  max_days: z.number().min(0.001).max(3650).default(30).describe("Days an event or body is kept."),
  max_bytes: bytes.prefault("1GiB").describe("Size of the database; the oldest entries go first."),
  max_queue: z
    .int()
    .min(16)
    .max(10_000_000)
    .default(100_000)
    .describe("Events waiting to be written; more are dropped and counted."),
  max_body_bytes: bytes.prefault("1MiB").describe("Stored part of one body."),
});

const dlpPattern = z.strictObject({
  name: z
    .string()
    .regex(/^[a-z0-9_]{1,32}$/, "letters a-z, digits and _, at most 32")
    .describe("Name in the placeholder."),
  pattern: re2.describe("RE2 pattern."),
});

export const configSchema = z.strictObject({
  sandbox: section(
    {
      mode: optionalMode("Mode of every layer that sets none: observe reports what enforce would refuse."),
      fail_closed: optionalFlag(
        "For every layer that does not set it; enforce: refuse what is not declared.",
      ),
      mcp: mcp.prefault({}).describe("MCP servers and the policy for them."),
      network: network.prefault({}).describe("The kernel layer."),
    },
    "What the agent may do.",
  ),
  proxy: proxy.prefault({}).describe("The LLM proxy."),
  mcp: section(
    { inspection: inspection.prefault({}).describe("Shims, gateways and detection.") },
    "MCP inspection.",
  ),
  gateway: gateway.prefault({}).describe("netmon gateway."),
  mcp_proxy: mcpProxy.prefault({}).describe("netmon's own tools, in place of the agent's."),
  llm_storage: section(
    {
      store_bodies: off("Keep requests and answers, without credentials, with the events."),
    },
    "Stored LLM requests.",
  ),
  approvals: approvals.prefault({}).describe("Calls and connections that wait for a person."),
  store: store.prefault({}).describe("The event store."),
  audit: audit.prefault({}).describe("Destinations of events, in addition to stdout and the store."),
  dlp: section(
    {
      mode: z
        .enum(["redact", "disabled"])
        .default("disabled")
        .describe("Redaction in the LLM proxy, and in results of netmon's own tools."),
      patterns: z
        .array(z.enum(["email", "api_key", "card"]))
        .prefault(["email", "api_key", "card"])
        .describe("Built-in patterns."),
      custom: z.array(dlpPattern).prefault([]).describe("Your own patterns."),
    },
    "Data loss prevention: redaction of what a model reads.",
  ),
});

export type ConfigInput = z.input<typeof configSchema>;
export type ConfigShape = z.output<typeof configSchema>;
