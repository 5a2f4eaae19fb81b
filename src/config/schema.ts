/**
 * The shape of the YAML file: the one place where keys, types, limits and defaults stand. The JSON Schema
 * in docs/schema and the hints for misspelt keys are made from it.
 *
 * Failure: unknown keys are refused, so that a misspelt `denied_servers` is not silently no policy.
 */
import { z } from "zod";
import { canonicalAddress } from "../registry/address.ts";
import { parseHost, parsePort } from "../registry/host.ts";
import { ValueError } from "../registry/value-error.ts";
import {
  destination,
  parseCidr,
  parseDestination,
  parsePorts,
  parseProtocol,
  type Target,
  targetOfHost,
} from "./destination.ts";
import { parseArgumentPath, parseLinearPattern } from "./pattern.ts";
import { parseBytes, parseRingBytes } from "./size.ts";
import { parseUnixPath } from "./unix-path.ts";
import { parseUpstream } from "./upstream.ts";
import { parseWebhookUrl } from "./webhook-url.ts";

/** Adds a parser to a schema: its ValueError becomes a problem at the value's place. */
function parsedBy<S extends z.ZodType, T>(schema: S, parse: (value: z.output<S>) => T) {
  return schema.transform((value, ctx): T => {
    try {
      return parse(value);
    } catch (error) {
      if (!(error instanceof ValueError)) throw error;
      ctx.issues.push({ code: "custom", message: error.message, input: value, params: { hint: error.hint } });
      return z.NEVER;
    }
  });
}

const MAX_ID = 128;

function checkId(id: string): string {
  if (id.length < 1 || id.length > MAX_ID) throw new ValueError(`an id has 1 to ${MAX_ID} characters`);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is refused
  if (/[\u0000-\u001f\u007f]/.test(id) || id !== id.trim())
    throw new ValueError("an id has no control characters and no space at its ends");
  return id;
}

/** Throws ValueError. */
export function checkServerId(id: string): string {
  if (/[*?]/.test(id))
    throw new ValueError(
      "a server id cannot contain * or ?",
      "they are wildcards in allowed_servers and denied_servers",
    );
  return checkId(id);
}

const serverId = parsedBy(z.string(), checkServerId);
const pattern = parsedBy(z.string(), checkId);
const texts = z.record(z.string(), z.string());

const server = z.strictObject({
  id: serverId.describe("Name of the server in rules and events."),
  type: z
    .enum(["stdio", "http", "sse"])
    .optional()
    .describe("Transport. Default: http where there is a url, else stdio."),
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
  allowed_tools_regex: z
    .array(parsedBy(z.string(), parseLinearPattern))
    .prefault([])
    .describe("MCP inspection: RE2 patterns; where there are any, only tools that match one are offered."),
  denied_tools_regex: z
    .array(parsedBy(z.string(), parseLinearPattern))
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

const serverRule = z.strictObject({ id: pattern.describe("Server id; * and ? are wildcards.") });
const toolRule = z.strictObject({
  server: pattern.describe("Server id; * and ? are wildcards."),
  tool: pattern.describe("Tool name; * and ? are wildcards."),
  content_hash: z
    .string()
    .nullable()
    .default(null)
    .describe("Matches only a tool whose definition has this hash."),
});
const listPolicy = z.enum(["allowlist", "denylist", "none"]);

const argumentRule = z.strictObject({
  server: pattern.describe("Server id; * and ? are wildcards."),
  tool: pattern.describe("Tool name; * and ? are wildcards."),
  path: parsedBy(z.string(), parseArgumentPath)
    .prefault("$..*")
    .describe("JSONPath (RFC 9535) into the arguments; default: every value."),
  pattern: parsedBy(z.string(), parseLinearPattern).describe(
    "RE2 pattern; a text, number or boolean at the path that contains a match is denied.",
  ),
});

const mcp = z.strictObject({
  mode: z
    .enum(["observe", "enforce"])
    .optional()
    .describe("For tool calls: observe reports what enforce would block. Default: sandbox.network.mode."),
  enforce_policy: z.boolean().default(true).describe("false: every declared server and tool is allowed."),
  fail_closed: z.boolean().default(false).describe("Refuse what is not declared."),
  servers: z.array(server).prefault([]).describe("The MCP servers there are."),
  server_policy: listPolicy
    .optional()
    .describe(
      "Default: allowlist where allowed_servers has entries, else denylist where denied_servers has, else none.",
    ),
  allowed_servers: z.array(serverRule).prefault([]).describe("Servers that are allowed."),
  denied_servers: z.array(serverRule).prefault([]).describe("Servers that are denied."),
  tool_policy: listPolicy.default("none").describe("As server_policy, for tools."),
  allowed_tools: z.array(toolRule).prefault([]).describe("Tools that are allowed."),
  denied_tools: z.array(toolRule).prefault([]).describe("Tools that are denied."),
  denied_arguments: z.array(argumentRule).prefault([]).describe("Arguments that are denied."),
  native_tools: z
    .array(pattern)
    .prefault(["@claude", "@codex", "@gemini", "@opencode"])
    .describe("The agent's own tools; * and ? are wildcards, @NAME is the list of a known agent."),
  version_pinning: z
    .strictObject({
      enabled: z.boolean().default(true).describe("Compare tool definitions with those seen first."),
      on_change: z.enum(["block", "alert"]).default("block").describe("What a changed definition does."),
      auto_trust_first: z.boolean().default(true).describe("Pin what is seen first without asking."),
    })
    .prefault({})
    .describe("Version pinning of tools."),
  rate_limits: z
    .strictObject({
      enabled: z.boolean().default(false).describe("Limit tool calls."),
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
    })
    .prefault({})
    .describe("Rate limits of tool calls."),
  sampling: requestRules.describe("MCP inspection: model answers that servers ask for."),
  elicitation: requestRules.describe("MCP inspection: answers of the user that servers ask for."),
});

const severity = z.enum(["low", "medium", "high", "critical"]);
const definitionAction = z.enum(["alert", "hide", "block"]);
const group = (what: string) => z.boolean().default(true).describe(what);

const inspection = z.strictObject({
  enabled: z.boolean().default(true).describe("false: shims and gateways hand everything on unseen."),
  server_patterns: z
    .array(pattern)
    .prefault(["@modelcontextprotocol/*", "mcp-server-*", "*-mcp-server", "mcp_server_*", "uvx mcp-server-*"])
    .describe("netmon exec: commands that start MCP servers; * and ? are wildcards."),
  custom_servers: z.array(pattern).prefault([]).describe("Further ones."),
  block_response: z
    .enum(["error", "result"])
    .default("error")
    .describe("What a refused call gets: a JSON-RPC error, or a tool result with isError."),
  max_message_bytes: parsedBy(z.union([z.int(), z.string()]), parseBytes)
    .prefault("64MiB")
    .describe("One message of a client or server."),
  max_scan_bytes: parsedBy(z.union([z.int(), z.string()]), parseBytes)
    .prefault("256KiB")
    .describe("Of one result, as much is looked at."),
  detection: z
    .strictObject({
      builtin: z
        .strictObject({
          credential_theft: group("Reading keys, passwords and tokens."),
          exfiltration: group("Sending data elsewhere."),
          hidden_instructions: group("Instructions to the model, secrecy, hidden text, other tools' calls."),
          shell_injection: group("Commands in texts."),
          path_traversal: group("Paths out of the tool's place."),
        })
        .prefault({})
        .describe("Groups of detection."),
      custom_patterns: z
        .array(
          z.strictObject({
            name: z
              .string()
              .regex(/^[a-z0-9_]{1,32}$/, "letters a-z, digits and _, at most 32")
              .describe("Stands in events as custom:NAME."),
            pattern: parsedBy(z.string(), parseLinearPattern).describe("RE2 pattern."),
            severity: severity.default("high").describe("Of a match."),
            description: z
              .string()
              .min(1)
              .default("matches a pattern of the configuration")
              .describe("For people."),
          }),
        )
        .prefault([])
        .describe("Patterns of your own."),
      alert_threshold: severity
        .default("high")
        .describe("Less severe detections are not told of and not acted on."),
    })
    .prefault({})
    .describe("Detection of poisoned texts."),
  on_detection: z
    .strictObject({
      low: definitionAction.default("alert").describe("A definition with a detection of this severity."),
      medium: definitionAction.default("alert").describe("The same."),
      high: definitionAction
        .default("hide")
        .describe("The same; hide leaves the tool out, block the whole server."),
      critical: definitionAction.default("hide").describe("The same."),
      tool_result: z.enum(["alert", "block"]).default("alert").describe("Results, prompts and resources."),
      webhook_url: parsedBy(z.string(), parseWebhookUrl)
        .prefault("")
        .describe("POSTed each detection and changed definition; empty: none."),
    })
    .prefault({})
    .describe("What a detection does where sandbox.mcp.mode is enforce."),
});

const gateway = z.strictObject({
  port: z.int().min(0).max(65_535).default(0).describe("Port of netmon gateway; 0: a free one."),
  bind: z
    .string()
    .default("127.0.0.1")
    .describe("Address it listens on; anything but loopback lets others in."),
  allowed_hosts: z
    .array(z.string().min(1))
    .prefault([])
    .describe("Values of the Host header that are accepted besides loopback and bind."),
  allowed_origins: z
    .array(z.string().min(1))
    .prefault([])
    .describe("Values of the Origin header that are accepted besides loopback."),
  idle_seconds: z
    .number()
    .min(0.001)
    .max(86_400 * 30)
    .default(600)
    .describe("An upstream that sends nothing on a request for this long is given up."),
});

const port = parsedBy(z.union([z.int(), z.string()]), parsePorts);
const protocol = parsedBy(z.union([z.string(), z.int()]), parseProtocol);

const destinationObject = parsedBy(
  z.strictObject({
    host: z.string().optional().describe("Host name or address; * is every destination."),
    address: z.string().optional().describe("IP address."),
    cidr: z.string().optional().describe("Address range, e.g. 10.0.0.0/8."),
    port: port.optional().describe("Port or range of ports; default: any."),
    ports: z.array(port).optional().describe("Several ports or ranges."),
    protocol: protocol.optional().describe("tcp, udp, sctp, dccp, icmp, icmpv6 or a number; default: any."),
    protocols: z.array(protocol).optional().describe("Several protocols."),
  }),
  (value) => {
    const places = [value.host, value.address, value.cidr].filter((v) => v !== undefined);
    if (places.length !== 1)
      throw new ValueError(
        "exactly one of host, address and cidr says where",
        places.length === 0 ? 'host: "*" is every destination' : null,
      );
    if (value.port && value.ports)
      throw new ValueError("port and ports exclude each other", "put all of them into ports");
    if (value.protocol !== undefined && value.protocols)
      throw new ValueError("protocol and protocols exclude each other", "put all of them into protocols");
    if (value.ports?.length === 0 || value.protocols?.length === 0)
      throw new ValueError("an empty list would match nothing", "remove the key for any");
    return destination({
      target: objectTarget(value),
      ports: value.port ?? value.ports?.flat() ?? [],
      protocols: value.protocol !== undefined ? [value.protocol] : (value.protocols ?? []),
    });
  },
);

function objectTarget(value: {
  host?: string | undefined;
  address?: string | undefined;
  cidr?: string | undefined;
}): Target {
  if (value.cidr !== undefined) return parseCidr(value.cidr);
  if (value.host === "*") return { kind: "any" };
  const host = parseHost(value.host ?? value.address ?? "");
  if (value.host === undefined && host.kind === "name")
    throw new ValueError(`${JSON.stringify(value.address)} is not an IP address`, "host takes names");
  return targetOfHost(host);
}

const destinations = z
  .array(z.union([parsedBy(z.string(), parseDestination), destinationObject]))
  .prefault([]);

const resolver = parsedBy(z.string(), (text) => {
  const bracketed =
    /^\[([^\]]*)\](?::(.*))?$/s.exec(text) ??
    (text.split(":").length === 2 ? /^([^:]*):(.*)$/s.exec(text) : null);
  const address = canonicalAddress(bracketed?.[1] ?? text);
  if (address === null)
    throw new ValueError(
      `${JSON.stringify(text)} is not an address`,
      "write 1.1.1.1, 1.1.1.1:53 or [2606:4700::1111]:53",
    );
  return { address, port: bracketed?.[2] === undefined ? 53 : parsePort(bracketed[2]) };
});

/** The kernel's limit on map entries is memory; these keep a slip of the finger from asking for all of it. */
const capacity = z.int().min(16).max(16_777_216);
const seconds = z
  .number()
  .min(0.001)
  .max(86_400 * 30);

const network = z.strictObject({
  mode: z
    .enum(["observe", "enforce"])
    .default("observe")
    .describe("observe reports what enforce would refuse."),
  fail_closed: z
    .boolean()
    .optional()
    .describe(
      "enforce: refuse everything that no rule allows. Default: sandbox.mcp.fail_closed; either true is true.",
    ),
  allow: destinations.describe("Destinations that are allowed besides the declared servers."),
  deny: destinations.describe("Destinations that are refused."),
  resolvers: z
    .union([z.literal("auto"), z.array(resolver)])
    .prefault("auto")
    .describe("DNS servers the agent may ask, UDP and TCP; auto: those of its resolv.conf."),
  deny_errno: z
    .enum(["EPERM", "ECONNREFUSED", "EACCES", "EHOSTUNREACH", "ENETUNREACH"])
    .default("EPERM")
    .describe("The error a refused call sees."),
  unix: z
    .strictObject({
      deny: z
        .array(parsedBy(z.string(), parseUnixPath))
        .prefault([])
        .describe("AF_UNIX paths to refuse; a trailing * is a prefix, a leading @ an abstract name."),
    })
    .prefault({})
    .describe("AF_UNIX sockets."),
  ring_bytes: parsedBy(z.union([z.int(), z.string()]), parseRingBytes)
    .prefault("8MiB")
    .describe("Size of the event ring: a power of two."),
  max_rules: capacity.default(262_144).describe("Capacity for addresses with a port."),
  max_ranges: capacity.default(65_536).describe("Capacity for address ranges."),
  max_servers: capacity
    .default(4096)
    .describe("Capacity for servers and groups of servers that share an address."),
  selftest_seconds: seconds.default(30).describe("How often enforcement is proved."),
  fold_ms: z
    .int()
    .min(0)
    .max(60_000)
    .default(1000)
    .describe("Repeats within this time become one event with a count; 0: never."),
  inbound: z
    .enum(["allow", "by_rule"])
    .default("allow")
    .describe("Replies on TCP connections accepted by the agent."),
  socket_types: z
    .array(z.enum(["ping", "udplite", "sctp", "raw"]))
    .prefault([])
    .describe("Socket types allowed in enforce besides TCP, UDP and MPTCP."),
  resolve: z
    .strictObject({
      min_ttl: seconds.default(5).describe("Seconds; a shorter TTL counts as this."),
      max_ttl: seconds.default(300).describe("Seconds; a longer TTL counts as this."),
      grace: z
        .number()
        .min(0)
        .max(86_400 * 30)
        .default(600)
        .describe("Seconds an address stays in force after it left the answer."),
      timeout: seconds.default(5).describe("Seconds for one query with its repeats."),
      max_addresses: z.int().min(1).max(65_536).default(1024).describe("Addresses kept for one host name."),
    })
    .prefault({})
    .describe("How host names are resolved."),
});

const bytes = parsedBy(z.union([z.int(), z.string()]), parseBytes);

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
  max_event_bytes: bytes.prefault("16MiB").describe("One event of a stream."),
  max_request_bytes: bytes.prefault("128MiB").describe("The body of a request to a model."),
  max_response_bytes: bytes.prefault("64MiB").describe("The body of an answer that is no stream."),
  idle_seconds: seconds.default(600).describe("An upstream that sends nothing for this long is given up."),
});

const store = z.strictObject({
  enabled: z.boolean().default(true).describe("Keep events in the state directory."),
  max_days: z.number().min(0.001).max(3650).default(30).describe("Days an event or body is kept."),
  max_bytes: bytes.prefault("1GiB").describe("Size of the database; the oldest go first."),
  max_queue: z
    .int()
    .min(16)
    .max(10_000_000)
    .default(100_000)
    .describe("Events waiting to be written; more are dropped and counted."),
  max_body_bytes: bytes.prefault("1MiB").describe("Of one body, as much is kept."),
});

const dlpPattern = z.strictObject({
  name: z
    .string()
    .regex(/^[a-z0-9_]{1,32}$/, "letters a-z, digits and _, at most 32")
    .describe("Stands in the placeholder."),
  pattern: parsedBy(z.string(), parseLinearPattern).describe("RE2 pattern."),
});

export const configSchema = z.strictObject({
  sandbox: z
    .strictObject({
      mcp: mcp.prefault({}).describe("MCP servers and the policy for them."),
      network: network.prefault({}).describe("The kernel layer."),
    })
    .prefault({})
    .describe("What the agent may do."),
  proxy: proxy.prefault({}).describe("The LLM proxy."),
  mcp: z
    .strictObject({ inspection: inspection.prefault({}).describe("Shims, gateways and what is looked for.") })
    .prefault({})
    .describe("MCP inspection."),
  gateway: gateway.prefault({}).describe("netmon gateway."),
  llm_storage: z
    .strictObject({
      store_bodies: z
        .boolean()
        .default(false)
        .describe("Keep requests and answers, without credentials, beside the events."),
    })
    .prefault({})
    .describe("What is kept of LLM requests."),
  store: store.prefault({}).describe("The event store."),
  dlp: z
    .strictObject({
      mode: z.enum(["redact", "disabled"]).default("disabled").describe("Redaction in the LLM proxy."),
      patterns: z
        .array(z.enum(["email", "api_key", "card"]))
        .prefault(["email", "api_key", "card"])
        .describe("Built-in patterns."),
      custom: z.array(dlpPattern).prefault([]).describe("Patterns of your own."),
    })
    .prefault({})
    .describe("Data loss prevention: redaction of requests to the model."),
});

export type ConfigInput = z.input<typeof configSchema>;
export type ConfigShape = z.output<typeof configSchema>;
