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
  id: serverId.describe("Name in rules and events: 1 to 128 characters, no `*` and `?`. Unique."),
  type: z
    .enum(["stdio", "http", "sse"])
    .optional()
    .describe("Transport. Default: `http` where there is a `url`, else `stdio`."),
  url: z.string().optional().describe("Required for `http` and `sse`: where the server is."),
  command: z.string().min(1).optional().describe("Required for `stdio`: the program."),
  args: z
    .array(z.string())
    .prefault([])
    .describe("`stdio`: its arguments. Command and arguments tell `netmon shim` which server it wraps."),
  env: texts
    .prefault({})
    .describe("`stdio`: its environment. Checked, but no layer reads it; values are never shown."),
  headers: texts.prefault({}).describe(
    // biome-ignore lint/suspicious/noTemplateCurlyInString: what a person writes there
    "`http` and `sse`: request headers. Values are never shown. `${credential:NAME}` stands for [a key](credentials.md#a-servers-key-that-no-agent-sends).",
  ),
  tls_fingerprint: z
    .string()
    .regex(/^sha256:\S+$/, "write it as sha256: and the hexadecimal digest")
    .optional()
    .describe("SHA-256 of the server certificate: `sha256:` and the hexadecimal digest."),
  require_sni: optionalFlag(
    "https with a host name: connections must name the host in TLS, QUIC is refused.",
  ),
  allowed_tools_regex: z
    .array(re2)
    .prefault([])
    .describe(
      "`netmon shim` and `netmon gateway`: RE2 patterns; if there are any, only tools that match one are offered.",
    ),
  denied_tools_regex: z
    .array(re2)
    .prefault([])
    .describe(
      "`netmon shim` and `netmon gateway`: RE2 patterns; tools that match one are not offered. Denials take precedence.",
    ),
});

const requestPolicy = z.enum(["allow", "alert", "block"]);
const requestRules = z
  .strictObject({
    policy: requestPolicy
      .default("alert")
      .describe(
        "`alert`: it passes, with an event. `block` applies in `enforce`; in `observe` the event says that it would.",
      ),
    per_server: z
      .record(z.string(), requestPolicy)
      .default({})
      .describe("The same by server id, instead of `policy`."),
  })
  .prefault({});

const wildcardServer = pattern.describe("Server id; * and ? are wildcards.");
const wildcardTool = pattern.describe("Tool name; * and ? are wildcards.");
const path = parsedBy(z.string(), (source) => argumentPath(source).source)
  .prefault("$..*")
  .describe("JSONPath (RFC 9535, without `match` and `search`) into the arguments; default: every value.");

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
  undeclared: off("Only tools of servers that are not declared; `fail_closed` refuses them without it."),
  changed: off(
    "Only tools whose definition is not the pinned one; `version_pinning` refuses them without it.",
  ),
});

export const mcp = z.strictObject({
  mode: optionalMode(
    "For tool calls: `observe` passes everything and reports what `enforce` would block. Default: `sandbox.mode`, then `sandbox.network.mode`, then `enforce` if `enforce_policy` is written as `true`.",
  ),
  enforce_policy: optionalFlag(
    "`false`: every declared server and tool is allowed. Written as `true`, it enforces unless a mode in the file says `observe`.",
  ),
  fail_closed: optionalFlag(
    "In `enforce`: refuse servers and tools that are not declared. Default: `sandbox.fail_closed`, then `sandbox.network.fail_closed`.",
  ),
  servers: z.array(server).prefault([]).describe("The declared MCP servers."),
  server_policy: listPolicy
    .optional()
    .describe(
      "Default: `allowlist` where `allowed_servers` has entries, else `denylist` where `denied_servers` has, else `none`.",
    ),
  allowed_servers: z.array(serverRule).prefault([]).describe("Servers that are allowed."),
  denied_servers: z.array(serverRule).prefault([]).describe("Servers that are denied."),
  tool_policy: listPolicy.default("none").describe("As server_policy, for tools."),
  allowed_tools: z.array(toolRule).prefault([]).describe("Tools that are allowed."),
  denied_tools: z.array(toolRule).prefault([]).describe("Tools that are denied."),
  denied_arguments: z.array(argumentRule).prefault([]).describe("Arguments that are denied."),
  ask: z
    .array(askRule)
    .prefault([])
    .describe("Calls that a person must approve, in `enforce` (docs/approvals.md)."),
  offered_tools: z
    .enum(["alert", "strip", "refuse"])
    .default("alert")
    .describe(
      "LLM proxy: what to do in enforce with a tool that a model is offered and that no declared server lists so: tell, take it out of the request, or refuse the request (docs/offered-tools.md). `fail_closed` takes undeclared ones out in any case.",
    ),
  code_calls: z
    .enum(["mcp_side", "refuse"])
    .default("mcp_side")
    .describe(
      "LLM proxy: what to do in enforce with a call of an agent's own tool whose code may call any MCP tool: let it pass, so that only shim and gateway judge what the code calls (with fail_closed only if every declared server is seen there), or refuse it (docs/policy.md#calls-inside-calls).",
    ),
  native_tools: z
    .array(pattern)
    .prefault([...NATIVE_LISTS])
    .describe(
      "The agent's own tools, which are not MCP: names with * and ?, or `@NAME` for the list of a known agent.",
    ),
  version_pinning: section("Version pinning of tools.", {
    enabled: optionalFlag(
      "Compare tool definitions with those seen first. Default: `mcp.inspection.registry.alert_on_change`, then `true`.",
    ),
    on_change: z.enum(["block", "alert"]).default("block").describe("What happens to a changed tool."),
    auto_trust_first: optionalFlag(
      "Pin the first definition seen without asking. Default: `mcp.inspection.registry.pin_on_first_use`, then `true`.",
    ),
    programs: section("Pins of the programs that stdio servers run (docs/program-pins.md).", {
      on_change: z.enum(["block", "alert"]).default("alert").describe("What happens to a changed program."),
      unknown: z
        .enum(["block", "alert"])
        .default("alert")
        .describe("What happens to a program that cannot be identified."),
      minimum_age: z
        .int()
        .min(0)
        .max(3650)
        .default(0)
        .describe("Days since a version was published, where npm's cache says it; `0`: any."),
    }),
  }),
  rate_limits: section("Rate limits of tool calls.", {
    enabled: off("Limit tool calls."),
    default_rpm: z.int().min(1).max(1_000_000).default(60).describe("Calls per minute and server."),
    per_server: z
      .record(
        z.string(),
        z.strictObject({
          calls_per_minute: z.int().min(1).max(1_000_000).describe("Calls per minute."),
          burst: z
            .int()
            .min(1)
            .max(1_000_000)
            .nullable()
            .default(null)
            .describe("Calls at once; default: `calls_per_minute`."),
        }),
      )
      .default({})
      .describe("Limits by server id."),
  }),
  sampling: requestRules.describe(
    "MCP inspection: model answers that servers request (`sampling/createMessage`).",
  ),
  elicitation: requestRules.describe(
    "MCP inspection: user input that servers request (`elicitation/create`).",
  ),
});
