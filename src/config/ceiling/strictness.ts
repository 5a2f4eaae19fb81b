/**
 * Which way each key of the configuration is stricter: the one table of it. A key without an entry does not compile, and
 * if it came to that, a user could not set it to anything but what the ceiling has.
 */
import type { Config, DefinitionAction } from "../config.ts";
import { coversPattern, coversTree } from "./covering.ts";
import {
  added,
  type Direction,
  elsewhere,
  fixed,
  fixedIfSet,
  free,
  higher,
  lower,
  rises,
  union,
  within,
} from "./direction.ts";
import { rateLimits, requestRules } from "./limits.ts";

type Strictness<T> =
  | Direction<T>
  | ([T] extends [readonly unknown[] | string | number | boolean | null | undefined]
      ? never
      : { readonly [Key in keyof T]-?: Strictness<NonNullable<T[Key]>> });

const off = rises(false, true);
const looseIfOn = rises(true, false);
const action = rises<DefinitionAction>("alert", "ask", "hide", "block");
const mode = rises("observe", "enforce");
const onChange = rises("alert", "block");
const lists = elsewhere(
  "a list of the ceiling's and one of the user's both have to allow (ceiling/rules.ts)",
);
const destinations = elsewhere("both lists have to allow; what one denies is denied (ceiling/network.ts)");
const trees = within<string>(coversTree);
const patterns = within<string>(coversPattern);

export const STRICTNESS: Strictness<Config> = {
  sandbox: {
    mcp: {
      mode,
      enforce_policy: off,
      fail_closed: off,
      servers: elsewhere("the ceiling's declarations stay (ceiling/servers.ts)"),
      server_policy: lists,
      allowed_servers: lists,
      denied_servers: lists,
      tool_policy: lists,
      allowed_tools: lists,
      within: elsewhere("not a key of the file"),
      denied_tools: union(),
      denied_arguments: union(),
      ask: elsewhere("both ask; what is refused is asked about only if both do (ceiling/rules.ts)"),
      offered_tools: rises("alert", "strip", "refuse"),
      code_calls: rises("mcp_side", "refuse"),
      native_tools: patterns,
      version_pinning: {
        enabled: off,
        on_change: onChange,
        auto_trust_first: looseIfOn,
        programs: { on_change: onChange, unknown: onChange, minimum_age: higher },
      },
      rate_limits: rateLimits,
      sampling: requestRules,
      elicitation: requestRules,
    },
    network: {
      mode,
      fail_closed: off,
      presets: destinations,
      allow: destinations,
      deny: destinations,
      ask: destinations,
      resolvers: destinations,
      deny_errno: free,
      unix: { deny: union() },
      ring_bytes: lower,
      max_rules: lower,
      max_ranges: lower,
      max_servers: lower,
      selftest_seconds: lower,
      strict_coverage: off,
      local_daemons: rises("report", "agents", "refuse"),
      fold_ms: lower,
      inbound: rises("allow", "by_rule"),
      socket_types: within(),
      // an address that stays longer is open longer, and closed longer
      resolve: { min_ttl: fixed, max_ttl: fixed, grace: fixed, timeout: free, max_addresses: fixed },
      dns: {
        learn: fixed,
        other_names: rises("allow", "count", "refuse"),
        refuse_with: free,
        types: within<number>(undefined, "everything"),
        min_ttl: fixed,
        grace: fixed,
        timeout: free,
        max_names: lower,
        max_addresses: lower,
        max_addresses_per_name: lower,
        max_queries: lower,
      },
    },
  },
  proxy: {
    mode: rises("disabled", "mcp-only", "embedded"),
    port: free,
    providers: elsewhere("the ceiling's stay (ceiling/servers.ts)"),
    stream_block: free,
    max_block_bytes: lower,
    max_event_bytes: lower,
    max_request_bytes: lower,
    max_response_bytes: lower,
    idle_seconds: lower,
    ca_file: fixed,
    allow_types: within(),
  },
  mcp: {
    inspection: {
      enabled: off,
      server_patterns: union(),
      custom_servers: union(),
      registry: {
        persistent: off,
        path: free,
        pin_on_first_use: elsewhere("sandbox.mcp.version_pinning.auto_trust_first has it"),
        alert_on_change: elsewhere("sandbox.mcp.version_pinning.enabled has it"),
      },
      block_response: free,
      max_message_bytes: lower,
      max_scan_bytes: higher,
      detection: {
        builtin: {
          credential_theft: off,
          exfiltration: off,
          hidden_instructions: off,
          shell_injection: off,
          path_traversal: off,
        },
        custom_patterns: union(),
        alert_threshold: rises("critical", "high", "medium", "low"),
      },
      on_detection: {
        low: action,
        medium: action,
        high: action,
        critical: action,
        require_approval: looseIfOn,
        tool_result: rises("alert", "block"),
        webhook_url: fixedIfSet,
      },
    },
  },
  gateway: {
    port: free,
    bind: fixed,
    allowed_hosts: within(),
    allowed_origins: within(),
    idle_seconds: lower,
  },
  mcp_proxy: {
    enable: off,
    intercept_builtins: off,
    plugin_directories: within(),
    plugin_tools: within(),
    allowed_commands: within<string>(undefined, "everything"),
    denied_commands: union(),
    sandbox: {
      commands: rises("off", "writes", "required"),
      writable: trees,
      readable: trees,
      read_only: union(),
      hidden: union(),
      agent_settings: rises("writable", "read-only"),
      environment: within(),
    },
  },
  credentials: added(),
  llm_storage: { store_bodies: off },
  approvals: {
    hold_seconds: lower,
    expire_seconds: lower,
    connection_seconds: lower,
    max_pending: lower,
    webhooks: fixed,
  },
  // one store and one set of destinations are of the whole machine
  store: { enabled: fixed, max_days: fixed, max_bytes: fixed, max_queue: fixed, max_body_bytes: fixed },
  audit: fixed,
  dlp: {
    mode: rises("disabled", "redact"),
    patterns: union(),
    custom: union(),
  },
};
