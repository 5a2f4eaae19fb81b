/** The event of a live connection that netmon ended. */
import type { McpNetworkConnection, Protocol } from "../../event/event.ts";
import type { OpenSocket } from "../../kernel/helper/messages.ts";
import { endpointText } from "../../kernel/table/address.ts";
import type { RuleNames } from "../../kernel/table/rule-names.ts";
import { readStatus } from "../../kernel/target/procfs.ts";
import type { KernelAttachment } from "./kernel-attachment.ts";

interface EventContext {
  timestamp: string;
  session_id: string;
  ruleNames: RuleNames;
  cgroup: string;
}

/** A live connection that was ended because the table in force refuses it. */
export function connectionEnded(
  socket: OpenSocket,
  attachment: KernelAttachment,
  { ruleNames, cgroup, timestamp, session_id }: EventContext,
): McpNetworkConnection {
  const deciding = attachment.ruleFor(socket);
  const rule = ruleNames.rule(deciding?.rule ?? 0);
  const servers = ruleNames.serverSet(deciding?.server ?? 0);
  const process = socket.pid === 0 ? null : readStatus(socket.pid);
  const protocol: Protocol = socket.proto === 17 ? "udp" : "tcp";
  const event: McpNetworkConnection = {
    type: "mcp_network_connection",
    timestamp,
    session_id,
    remote_addr: endpointText(socket.remoteAddr, socket.remotePort),
    server_id: servers[0]?.id ?? null,
    server_type: servers[0]?.type ?? null,
    action: "block",
    protocol,
    reason: "connection_ended",
    rule: rule?.source ?? null,
    mode: "enforce",
    would_block: false,
    pid: socket.pid,
    comm: process?.comm ?? "",
    uid: process?.uid ?? 0,
    cgroup,
    host: rule?.host ?? null,
    errno: null,
    count: 1,
    generation: attachment.generation,
    hook: "none",
  };
  if (servers.length > 1) event.server_ids = servers.map((s) => s.id);
  return event;
}
