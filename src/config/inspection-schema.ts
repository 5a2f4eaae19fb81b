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
  enabled: on("false: shims and gateways forward everything unread."),
  server_patterns: z
    .array(pattern)
    .prefault(SERVER_PATTERNS)
    .describe("netmon exec: commands that start MCP servers; * and ? are wildcards."),
  custom_servers: z.array(pattern).prefault([]).describe("Further ones."),
  registry: section("Known tools and their pins.", {
    persistent: on("false: definitions and pins are forgotten when netmon ends."),
    path: z
      .string()
      .optional()
      .describe("Has no effect: the registry is in the store of the state directory."),
    pin_on_first_use: optionalFlag("The default of sandbox.mcp.version_pinning.auto_trust_first."),
    alert_on_change: optionalFlag("The default of sandbox.mcp.version_pinning.enabled."),
  }),
  block_response: z
    .enum(["error", "result"])
    .default("error")
    .describe("Reply to a refused call: a JSON-RPC error, or a tool result with isError."),
  max_message_bytes: bytes.prefault("10MiB").describe("Size limit for one message of a client or server."),
  max_scan_bytes: bytes.prefault("256KiB").describe("Scanned part of one result."),
  detection: section("Detection of poisoned texts.", {
    builtin: section("Groups of detection.", {
      credential_theft: on("Reading keys, passwords and tokens."),
      exfiltration: on("Sending data elsewhere."),
      hidden_instructions: on("Instructions to the model, secrecy, hidden text, other tools' calls."),
      shell_injection: on("Commands in texts."),
      path_traversal: on("Paths that leave the tool's directory."),
    }),
    custom_patterns: z
      .array(
        z.strictObject({
          name: z
            .string()
            .regex(/^[a-z0-9_]{1,32}$/, "letters a-z, digits and _, at most 32")
            .describe("Name in events, as custom:NAME."),
          pattern: re2.describe("RE2 pattern."),
          severity: severity.default("high").describe("Severity of a match."),
          description: z
            .string()
            .min(1)
            .default("matches a pattern of the configuration")
            .describe("For people."),
        }),
      )
      .prefault([])
      .describe("Your own patterns."),
    alert_threshold: severity
      .default("high")
      .describe("Less severe detections are neither reported nor acted on."),
  }),
  on_detection: section("Action on a detection if sandbox.mcp.mode is enforce.", {
    low: definitionAction.default("alert").describe("A definition with a detection of this severity."),
    medium: definitionAction.default("alert").describe("The same."),
    high: definitionAction
      .default("hide")
      .describe(
        "The same; ask has a person approve each call, hide leaves the tool out, block the whole server.",
      ),
    critical: definitionAction.default("hide").describe("The same."),
    require_approval: off(
      "Tools that hide would leave out for a critical detection are shown, and each call asks.",
    ),
    tool_result: z.enum(["alert", "block"]).default("alert").describe("Results, prompts and resources."),
    webhook_url: parsedBy(z.string(), parseWebhookUrl)
      .prefault("")
      .describe("POSTed each detection and changed definition; empty: none."),
  }),
});

export const gateway = z.strictObject({
  port: z.int().min(0).max(65_535).default(0).describe("Port of netmon gateway; 0: a free one."),
  bind: z
    .string()
    .default("127.0.0.1")
    .describe("Address it listens on; anything but loopback lets others in."),
  allowed_hosts: z
    .array(z.string().min(1))
    .prefault([])
    .describe("Accepted values of the Host header, in addition to loopback and bind."),
  allowed_origins: z
    .array(z.string().min(1))
    .prefault([])
    .describe("Accepted values of the Origin header, in addition to loopback."),
  idle_seconds: z
    .number()
    .min(0.001)
    .max(86_400 * 30)
    .default(600)
    .describe("netmon gives up an upstream that sends nothing on a request for this long."),
});
