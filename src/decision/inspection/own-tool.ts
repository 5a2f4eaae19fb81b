/**
 * What a call of netmon's own tools did, as its server says in the result's `_meta` (native/helper/internal/toolserver).
 * Other servers say nothing there that counts.
 */
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

/** null: another server's tool, or a call that failed before it did anything. */
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
