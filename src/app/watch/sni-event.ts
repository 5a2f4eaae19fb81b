/** A connection whose TLS server name is not allowed, as an event. Who made it is not known: the kernel let it pass. */

import type { LearnedNames } from "../../dns/proxy/learned-names.ts";
import type { SniRefusal } from "../../dns/sni/proxy.ts";
import type { McpNetworkConnection, Mode, ServerType } from "../../event/event.ts";
import { hostPort } from "../../registry/host.ts";

export interface SniEventContext {
  timestamp: string;
  session_id: string;
  mode: Mode;
  cgroup: string;
  learned: LearnedNames;
  typeOf(serverId: string): ServerType;
}

export function sniEvent(refusal: SniRefusal, context: SniEventContext): McpNetworkConnection {
  const { address, port } = refusal.destination;
  const { learned, mode, cgroup, timestamp, session_id } = context;
  const rule = [...learned.nameRulesAt(address)].find((r) => r.sni && r.ports.includes(port));
  const server = rule?.servers[0] ?? null;
  const event: McpNetworkConnection = {
    type: "mcp_network_connection",
    timestamp,
    session_id,
    remote_addr: hostPort(address, port),
    server_id: server,
    server_type: server === null ? null : context.typeOf(server),
    action: mode === "enforce" ? "block" : "allow",
    protocol: "tcp",
    reason: "sni",
    rule: rule?.source ?? null,
    mode,
    would_block: mode === "observe",
    pid: 0,
    comm: "",
    uid: 0,
    cgroup,
    host: rule?.host ?? null,
    errno: null,
    count: 1,
    generation: 0,
    hook: "none",
  };
  const name = learned.nameOf(address);
  if (name !== null) event.name = name;
  if (learned.shared.has(address) || learned.otherNameOf(address) !== null) event.shared_address = true;
  event.sni = refusal.name;
  return event;
}
