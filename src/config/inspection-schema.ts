/** The sections `mcp.inspection` and `gateway` of the configuration. On failure: see schema.ts. */
import * as z from "zod";
import { bytes, off, on, optionalFlag, parsedBy, pattern, re2, section, severity } from "./schema-parts.ts";
import { parseWebhookUrl } from "./urls.ts";

/** Names and command lines of the servers that people use most. */
const SERVER_PATTERNS = [
  ...["@modelcontextprotocol/*", "mcp-server-*", "*-mcp-server", "mcp_server_*", "uvx mcp-server-*"],
  ...["@*/mcp", "*-mcp", "@*/mcp-*", "mcp/*", "npx mcp-*", "npx -y mcp-*", "npx --yes mcp-*", "uvx mcp-*"],
  ...["npx * mcp", "npx * --mcp", "uvx * mcp", "uvx * --mcp", "uv tool run * mcp", "uvx * start-mcp-server*"],
  ...["docker mcp gateway run*", "@wonderwhy-er/desktop-commander", "@bytebase/dbhub", "task-master-ai"],
];

const definitionAction = z.enum(["alert", "ask", "hide", "block"]);

export const inspection = z.strictObject({
  enabled: on(
    "`false`: shims and gateways pass everything on without reading it. Filters still apply: tools that `--allowed`, `--denied`, rule files or `*_tools_regex` leave out are neither listed nor called.",
  ),
  server_patterns: z
    .array(pattern)
    .prefault(SERVER_PATTERNS)
    .describe(
      "`netmon exec --shim-servers`: commands that start MCP servers; `*` and `?` are wildcards. A given list replaces this one.",
    ),
  custom_servers: z
    .array(pattern)
    .prefault([])
    .describe(
      "Patterns in addition to `server_patterns`. One that is a path holds for a program that is found by `PATH`, not for one that is started by its path.",
    ),
  registry: section("Known tools and their pins.", {
    persistent: on("`false`: definitions and pins are forgotten when netmon ends."),
    path: z
      .string()
      .optional()
      .describe(
        "Accepted without effect, with a warning: the registry is in the store of the state directory.",
      ),
    pin_on_first_use: optionalFlag("Default of `sandbox.mcp.version_pinning.auto_trust_first`."),
    alert_on_change: optionalFlag("Default of `sandbox.mcp.version_pinning.enabled`."),
  }),
  block_response: z
    .enum(["error", "result"])
    .default("error")
    .describe("Response to a refused call: a JSON-RPC error, or a tool result with `isError`."),
  max_message_bytes: bytes
    .prefault("10MiB")
    .describe(
      "One message of a client or server. A larger one is not read: `enforce` drops it, `observe` hands it on.",
    ),
  max_scan_bytes: bytes
    .prefault("256KiB")
    .describe("Bytes scanned of one result's texts; the rest is counted."),
  detection: section("Detection of poisoned texts.", {
    builtin: section("Groups of detection; `false` switches one off.", {
      credential_theft: on("Reading keys, passwords and tokens."),
      exfiltration: on("Sending data elsewhere."),
      hidden_instructions: on("Instructions to the model, secrecy, hidden text, calls of other tools."),
      shell_injection: on("Commands in texts."),
      path_traversal: on("Paths that leave the tool's directory."),
    }),
    custom_patterns: z
      .array(
        z.strictObject({
          name: z
            .string()
            .regex(/^[a-z0-9_]{1,32}$/, "letters a-z, digits and _, at most 32")
            .describe("Name in events, as `custom:NAME`: `a`-`z`, digits and `_`, at most 32."),
          pattern: re2.describe("RE2 pattern."),
          severity: severity.default("high").describe("Severity of a match."),
          description: z
            .string()
            .min(1)
            .default("matches a pattern of the configuration")
            .describe("Text for people."),
        }),
      )
      .prefault([])
      .describe("Custom patterns."),
    alert_threshold: severity
      .default("high")
      .describe("Less severe detections are neither reported nor acted on."),
  }),
  on_detection: section("What a detection does in `enforce`.", {
    low: definitionAction
      .default("alert")
      .describe(
        "A definition with a detection of this severity: `alert` reports it, `ask` has a person approve each call, `hide` removes the tool from lists and refuses its calls, `block` refuses the whole server.",
      ),
    medium: definitionAction.default("alert").describe("The same."),
    high: definitionAction.default("hide").describe("The same."),
    critical: definitionAction.default("hide").describe("The same."),
    require_approval: off(
      "Tools that `hide` would leave out for a critical detection are shown, and each call asks.",
    ),
    tool_result: z
      .enum(["alert", "block"])
      .default("alert")
      .describe("A detection in a result, prompt or resource."),
    webhook_url: parsedBy(z.string(), parseWebhookUrl)
      .prefault("")
      .describe("Each detection and changed definition is POSTed here as JSON. Default: none."),
  }),
});

export const gateway = z.strictObject({
  port: z.int().min(0).max(65_535).default(0).describe("Port; 0: a free one."),
  bind: z.string().default("127.0.0.1").describe("Listen address; anything but loopback is open to others."),
  allowed_hosts: z
    .array(z.string().min(1))
    .prefault([])
    .describe(
      "Accepted values of the `Host` header, in addition to loopback and `bind`, with or without a port.",
    ),
  allowed_origins: z
    .array(z.string().min(1))
    .prefault([])
    .describe("Accepted values of the `Origin` header, in addition to loopback."),
  idle_seconds: z
    .number()
    .min(0.001)
    .max(86_400 * 30)
    .default(600)
    .describe(
      "Time without data after which netmon gives up on a request's server, or on a client that does not read.",
    ),
});
