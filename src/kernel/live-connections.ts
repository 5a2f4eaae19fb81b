/**
 * Connections that are open when the rules change or netmon attaches. Those that the new table does not permit
 * are ended (SOCK_DESTROY); if the kernel cannot do that, egress drops their packets.
 *
 * Direction of failure: a connection that could not be ended is reported; egress refuses its packets in any case.
 * A connection that the session accepted is left alone (its packets are replies), unless inbound is judged by rule. So is
 * one over loopback whose other end is the session's too, where no rule matches.
 */
import { TCP, UDP } from "../policy/network-rule.ts";
import { addressKey, isThisHost } from "../registry/address.ts";
import type { DestroyReply, OpenSocket, SocketsReply } from "./helper/messages.ts";
import { encodeFlowKey } from "./layout.ts";
import { addressText } from "./table/address.ts";
import type { KernelModel } from "./table/kernel-model.ts";

export interface LiveConnections {
  /** Established outbound sockets that the table refuses. */
  refused: OpenSocket[];
  /** struct netmon_flow_key of TCP connections the session accepted. */
  inboundFlows: Buffer[];
}

function isConnected(s: OpenSocket): boolean {
  return s.remotePort !== 0 && s.state !== "listen" && s.state !== "close" && s.state !== "time_wait";
}

const endsKey = (from: Uint8Array, fromPort: number, to: Uint8Array, toPort: number): string =>
  `${addressKey(from)} ${fromPort} ${addressKey(to)} ${toPort}`;

export function sortConnections(
  sockets: readonly OpenSocket[],
  judge: KernelModel,
  localAddrs: readonly Uint8Array[],
  inboundByRule: boolean,
): LiveConnections {
  const own = new Set(localAddrs.map(addressKey));
  const listening = new Set(
    sockets.filter((s) => s.proto === TCP && s.state === "listen").map((s) => s.localPort),
  );
  const ends = new Set(
    sockets
      .filter((s) => s.proto === TCP && !s.foreign)
      .map((s) => endsKey(s.localAddr, s.localPort, s.remoteAddr, s.remotePort)),
  );
  const out: LiveConnections = { refused: [], inboundFlows: [] };
  for (const s of sockets) {
    if ((s.proto !== TCP && s.proto !== UDP) || !isConnected(s)) continue;
    const inbound = s.proto === TCP && listening.has(s.localPort);
    if (inbound) out.inboundFlows.push(encodeFlowKey(s.remoteAddr, s.remotePort, s.localPort));
    if (inbound && !inboundByRule) continue;
    const local = own.has(addressKey(s.remoteAddr));
    const { permitted, rule } = judge(s.remoteAddr, s.remotePort, s.proto, local);
    if (permitted) continue;
    const within =
      s.proto === TCP &&
      isThisHost(s.remoteAddr) &&
      ends.has(endsKey(s.remoteAddr, s.remotePort, s.localAddr, s.localPort));
    if (rule !== null || !within) out.refused.push(s);
  }
  return out;
}

/** Describes failures in a reply of `destroy`; null if every socket was ended. */
export function destroyProblem(reply: DestroyReply): string | null {
  if (!reply.supported)
    return `this kernel cannot end live connections (${reply.why}); their packets are refused instead`;
  const failed = reply.sockets.filter((s) => s.err !== 0).length;
  return failed === 0
    ? null
    : `${failed} live connections could not be ended; their packets are refused instead`;
}

/**
 * The addresses that the session's sockets are connected to; null if some sockets are not known. A socket that no
 * process holds (inode 0) is closing: its address is not in use.
 */
export function liveAddresses({ sockets, omitted }: SocketsReply): Set<string> | null {
  if (omitted > 0) return null;
  const connected = sockets.filter(
    (s) => s.remotePort !== 0 && s.inode !== 0n && s.state !== "close" && s.state !== "time_wait",
  );
  return new Set(connected.map((s) => addressText(s.remoteAddr)));
}
