/**
 * Events the controller makes itself, in the shapes of src/event.
 */
import type { Counters, McpNetworkConnection, Protocol } from "../../event/event.ts";
import type { OpenSocket } from "../../netmon/helper/messages.ts";
import { endpointText } from "../../netmon/table/address.ts";
import type { Legend } from "../../netmon/table/legend.ts";
import { readStatus } from "../../netmon/target/procfs.ts";
import type { Attachment } from "./attachment.ts";

export function addCounters(a: Counters, b: Counters): Counters {
  const sum = { ...a };
  for (const field of Object.keys(sum) as (keyof Counters)[]) sum[field] += b[field];
  return sum;
}

interface EndedContext {
  timestamp: string;
  session_id: string;
  legend: Legend;
  cgroup: string;
}

/** A live connection that was ended because the table in force refuses it. */
export function connectionEnded(
  socket: OpenSocket,
  attachment: Attachment,
  { legend, cgroup, timestamp, session_id }: EndedContext,
): McpNetworkConnection {
  const deciding = attachment.ruleFor(socket);
  const rule = legend.rule(deciding?.rule ?? 0);
  const servers = legend.serverSet(deciding?.server ?? 0);
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
