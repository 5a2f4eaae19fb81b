/**
 * Limits that a user can meet, and the setting that changes each. What netmon says when one is reached ends with
 * `limitWords`; docs/limits.md has the same table (test/unit/docs/limits.test.ts compares them).
 *
 * Imports nothing: every folder may use it.
 */

export interface Limit {
  /** What it limits. */
  of: string;
  /** null: the setting's value. */
  most: number | null;
  /** Configuration key; null: none changes it. */
  setting: string | null;
}

const set = (setting: string, of: string): Limit => ({ of, most: null, setting });
const fixed = <N extends number>(most: N, of: string): Limit & { most: N } => ({ of, most, setting: null });

export const LIMITS = {
  request_bytes: set("proxy.max_request_bytes", "bytes of a request to a model"),
  response_bytes: set("proxy.max_response_bytes", "bytes that are parsed of an answer that is not a stream"),
  event_bytes: set("proxy.max_event_bytes", "bytes of one event of a stream"),
  call_bytes: set(
    "proxy.max_block_bytes",
    "bytes of a tool call in an answer; of all open ones, four times as many",
  ),
  message_bytes: set("mcp.inspection.max_message_bytes", "bytes of a message of MCP"),
  pending_approvals: set(
    "approvals.max_pending",
    "calls, and connections, of a session that wait for a person",
  ),
  waiting_queries: fixed(32, "lookups of one name that wait for a person"),
  kept_refusals: fixed(1024, "destinations for which a refusal is remembered, for a second"),
  kernel_rules: set("sandbox.network.max_rules", "addresses with a port in the kernel's table"),
  error_bytes: fixed(256 << 10, "bytes of an error of a model's API"),
  held_bytes: fixed(256 << 20, "bytes of unfinished requests, of all clients together"),
  held_line_bytes: fixed(256 << 20, "bytes of unfinished messages, of all shims together"),
  json_values: fixed(250_000, "names and values in a message, request or answer"),
  offered_tools: fixed(10_000, "tools that a request offers its model"),
  json_outline: fixed(8 << 20, "bytes of a request to a model besides its long texts"),
  batch: fixed(1000, "messages in a batch"),
  list_entries: fixed(10_000, "entries of a list of a server, all pages together"),
  list_pages: fixed(1000, "pages of a list of tools"),
  list_characters: fixed(4 << 20, "characters of a list or of instructions, all pages together"),
  event_lines: fixed(100_000, "lines of an SSE event"),
  expansion: fixed(1100, "times its encoded size that a body may be when decoded, beyond 1 MiB"),
  zstd_window: fixed(8 << 20, "bytes of the window of a zstd frame"),
  websocket_parts: fixed(
    1024,
    "fragments of a message of a WebSocket; of pieces in which one arrives, 16 times as many",
  ),
  open_blocks: fixed(1024, "blocks of an answer that are open at once"),
  candidates: fixed(256, "candidates of an answer of Gemini"),
  scanned_characters: fixed(1_048_576, "characters of a definition or of instructions that are scanned"),
  header_fields: fixed(256, "header fields of a request to the gateway"),
  gateway_sessions: fixed(10_000, "sessions, and SSE streams, of an endpoint of the gateway"),
  shims: fixed(512, "shims of a run, or of a user, at a time"),
  definition_bytes: fixed(64 << 20, "bytes of the definitions of the servers of a run"),
} as const satisfies Record<string, Limit>;

export type LimitName = keyof typeof LIMITS;

/** In parentheses, behind what a message says of the limit. */
export function limitWords(name: LimitName): string {
  const { setting }: Limit = LIMITS[name];
  return setting === null ? "(no setting changes this limit)" : `(${setting} sets this limit)`;
}
