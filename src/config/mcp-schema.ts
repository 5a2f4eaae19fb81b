/** The section `sandbox.mcp` of the configuration. On failure: see schema.ts. */
import * as z from "zod";
import { NATIVE_LISTS } from "../agents/agents.ts";
import { argumentPath } from "../policy/argument-path.ts";
import {
  hidden,
  off,
  optionalFlag,
  optionalMode,
  parsedBy,
  pattern,
  re2,
  section,
  severity,
} from "./schema-parts.ts";
import { checkServerId } from "./server-id.ts";

const serverId = parsedBy(z.string(), checkServerId);
const texts = z.record(z.string(), hidden);

const server = z.strictObject({
  id: serverId.describe("Name of the server in rules and events."),
  type: z
    .enum(["stdio", "http", "sse"])
    .optional()
    .describe("Transport. Default: http if there is a url, else stdio."),
  url: z.string().optional().describe("http and sse: where the server is."),
  command: z.string().min(1).optional().describe("stdio: the program."),
  args: z.array(z.string()).prefault([]).describe("stdio: its arguments."),
  env: texts.prefault({}).describe("stdio: its environment; values are never shown."),
  headers: texts.prefault({}).describe("http and sse: request headers; values are never shown."),
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
const path = parsedBy(z.string(), (source) => argumentPath(source).source)
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

export const mcp = z.strictObject({
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
    .prefault([...NATIVE_LISTS])
    .describe("The agent's own tools; * and ? are wildcards, @NAME is the list of a known agent."),
  version_pinning: section("Version pinning of tools.", {
    enabled: optionalFlag(
      "Compare tool definitions with the first ones seen. Default: mcp.inspection.registry.alert_on_change, then true.",
    ),
    on_change: z.enum(["block", "alert"]).default("block").describe("Action on a changed definition."),
    auto_trust_first: optionalFlag(
      "Pin a definition at first sight, without asking. Default: mcp.inspection.registry.pin_on_first_use, then true.",
    ),
  }),
  rate_limits: section("Rate limits of tool calls.", {
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
  }),
  sampling: requestRules.describe("MCP inspection: servers' requests for model answers."),
  elicitation: requestRules.describe("MCP inspection: servers' requests for input from the user."),
});
