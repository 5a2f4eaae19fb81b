/** What is recorded of a call besides its verdict: its arguments, and what netmon's own tools did. */
import type { McpConfig } from "../../config/config.ts";
import type { OwnToolCall } from "../../event/event.ts";
import { isObject } from "../../framing/json-document.ts";
import { isToolServer } from "../../registry/own-server.ts";

const META_KEY = "netmon/call";
/** Characters of a path or command; the arguments have the rest. */
const MAX_TEXT = 4096;

/** What a rule of `mcp_proxy` refused, and its words to the model. */
export interface OwnRefusal {
  rule: string;
  text: string;
}

/** Whether the server is netmon's own tool server. */
export function isOwn({ servers }: McpConfig, serverId: string): boolean {
  return servers.some((server) => server.id === serverId && isToolServer(server));
}

/**
 * What a call of netmon's own tools did, as its server says in the result's `_meta`
 * (native/helper/internal/toolserver). Other servers say nothing there that counts. null: another server's tool, or a
 * call that failed before it did anything.
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

/** Characters of JSON, about; the LLM proxy's default limit. */
const MAX_INPUT = 1024 * 1024;
const KEPT = 4096;

/** Arguments as an event records them; too large ones are recorded as cut text. null: not readable. */
export function recordedInput(args: unknown): unknown {
  if (args === undefined) return null;
  if (isWithin(args, MAX_INPUT)) return args;
  const text = JSON.stringify(args);
  return `${text.slice(0, KEPT)}… (${text.length} characters)`;
}

/** Stops counting when it is too much. */
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
