/** Events for connections that netmon itself ended or refused although the kernel let them pass. */
import type { LearnedNames } from "../dns/proxy/learned-names.ts";
import type { SniRefusal } from "../dns/sni/proxy.ts";
import type { McpNetworkConnection, Mode, ServerType } from "../event/event.ts";
import type { Unstamped } from "../event/session-sink.ts";
import type { OpenSocket } from "../kernel/helper/messages.ts";
import { endpointText } from "../kernel/table/address.ts";
import type { RuleNames, RuleOrigin, ServerRef } from "../kernel/table/rule-names.ts";
import { readStatus } from "../kernel/target/procfs.ts";
import { UDP } from "../policy/network-rule.ts";
import { hostPort } from "../registry/host.ts";
import type { KernelAttachment } from "./attachment/kernel-attachment.ts";

type Known = Pick<
  McpNetworkConnection,
  "remote_addr" | "protocol" | "reason" | "mode" | "pid" | "comm" | "uid" | "cgroup" | "generation"
>;

function connectionEvent(
  known: Known,
  rule: RuleOrigin | null,
  [first, ...others]: readonly ServerRef[],
): Unstamped<McpNetworkConnection> {
  return {
    type: "mcp_network_connection",
    ...known,
    server_id: first?.id ?? null,
    server_type: first?.type ?? null,
    action: known.mode === "enforce" ? "block" : "allow",
    rule: rule?.source ?? null,
    would_block: known.mode === "observe",
    host: rule?.host ?? null,
    errno: null,
    count: 1,
    hook: "none",
    ...(first && others.length > 0 && { server_ids: [first, ...others].map(({ id }) => id) }),
  };
}

/** Event for a live connection that was ended because the table in force refuses it. */
export function connectionEnded(
  socket: OpenSocket,
  attachment: KernelAttachment,
  ruleNames: RuleNames,
  cgroup: string,
): Unstamped<McpNetworkConnection> {
  const deciding = attachment.ruleFor(socket);
  const process = socket.pid === 0 ? null : readStatus(socket.pid);
  const known: Known = {
    remote_addr: endpointText(socket.remoteAddr, socket.remotePort),
    protocol: socket.proto === UDP ? "udp" : "tcp",
    reason: "connection_ended",
    mode: "enforce",
    pid: socket.pid,
    comm: process?.comm ?? "",
    uid: process?.uid ?? 0,
    cgroup,
    generation: attachment.generation,
  };
  const servers = ruleNames.serverSet(deciding?.server ?? 0);
  return connectionEvent(known, ruleNames.rule(deciding?.rule ?? 0), servers);
}

/** Event for a connection whose TLS server name is not allowed. The process that made it is not known. */
export function serverNameRefused(
  { destination: { address, port }, name: sni }: SniRefusal,
  learned: LearnedNames,
  mode: Mode,
  cgroup: string,
  typeOf: (serverId: string) => ServerType,
): Unstamped<McpNetworkConnection> {
  const rule = learned.nameRulesAt(address).find((r) => r.sni && r.ports.includes(port)) ?? null;
  const servers = (rule?.servers.slice(0, 1) ?? []).map((id) => ({ id, type: typeOf(id) }));
  const remote_addr = hostPort(address, port);
  const noProcess = { pid: 0, comm: "", uid: 0, cgroup, generation: 0 };
  const known: Known = { remote_addr, protocol: "tcp", reason: "sni", mode, ...noProcess };
  const name = learned.nameOf(address);
  return {
    ...connectionEvent(known, rule, servers),
    ...(name !== null && { name }),
    ...(learned.isShared(address) && { shared_address: true as const }),
    sni,
  };
}
