/** Recorded parts of a call besides its verdict: its arguments, and the actions of netmon's own tools. */
import type { McpConfig } from "../../config/config.ts";
import type { OwnToolCall } from "../../event/event.ts";
import { isObject } from "../../framing/json-document.ts";
import { isToolServer } from "../../registry/own-server.ts";

const META_KEY = "netmon/call";
/** Characters of a path or command; the arguments hold the complete text. */
const MAX_TEXT = 4096;

/** A refusal by a rule of `mcp_proxy`, with its text for the model. */
export interface OwnRefusal {
  rule: string;
  text: string;
}

/** Reports whether the server is netmon's own tool server. */
export function isOwn({ servers }: McpConfig, serverId: string): boolean {
  return servers.some((server) => server.id === serverId && isToolServer(server));
}

/**
 * Returns what a call of netmon's own tools did, from the result's `_meta` (native/helper/internal/toolserver). The
 * `_meta` of other servers is ignored. null: another server's tool, or a call that failed before it did anything.
 */
export function ownToolCall(
  config: McpConfig,
  serverId: string,
  meta: unknown,
): OwnToolCall | OwnRefusal | null {
  if (!isObject(meta) || !isObject(meta[META_KEY])) return null;
  if (!isOwn(config, serverId)) return null;
  const { plugin, path, command, exit_code, bytes, cgroup, cgroup_id, refused_by, refusal } = meta[META_KEY];
  if (typeof refused_by === "string" && typeof refusal === "string")
    return { rule: refused_by.slice(0, MAX_TEXT), text: refusal.slice(0, MAX_TEXT) };
  return {
    source: typeof plugin === "string" ? `plugin:${plugin.slice(0, MAX_TEXT)}` : "builtin",
    ...(typeof path === "string" && { path: path.slice(0, MAX_TEXT) }),
    ...(typeof command === "string" && { command: command.slice(0, MAX_TEXT) }),
    ...(Number.isSafeInteger(exit_code) && { exit_code: exit_code as number }),
    ...(Number.isSafeInteger(bytes) && { bytes: bytes as number }),
    ...(typeof cgroup === "string" && { cgroup: cgroup.slice(0, MAX_TEXT) }),
    ...(typeof cgroup_id === "string" && { cgroup_id: cgroup_id.slice(0, MAX_TEXT) }),
  };
}

/** Approximate characters of JSON; the LLM proxy's default limit. */
const MAX_INPUT = 1024 * 1024;
const KEPT = 4096;

/** Returns arguments as recorded in events; too large ones become truncated text. null: unreadable. */
export function recordedInput(args: unknown): unknown {
  if (args === undefined) return null;
  if (isWithin(args, MAX_INPUT)) return args;
  const text = JSON.stringify(args);
  return `${text.slice(0, KEPT)}… (${text.length} characters)`;
}

/** Stops counting at the limit. */
function isWithin(value: unknown, limit: number): boolean {
  let size = 0;
  const stack: unknown[] = [value];
  for (let one = stack.pop(); one !== undefined && size <= limit; one = stack.pop()) {
    size += 2;
    if (typeof one === "string") size += one.length;
    else if (typeof one === "object" && one !== null) {
      for (const [key, child] of Object.entries(one)) {
        size += key.length + 3;
        stack.push(child);
      }
    }
  }
  return size <= limit;
}
