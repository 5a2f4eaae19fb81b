/** Where the proxies' sockets live: the network namespace of the session's processes. */
import type dgram from "node:dgram";
import type net from "node:net";
import type { NetworkNamespace } from "../../kernel/netns.ts";
import { type DialOptions, dialTcp, dialUdp, listenTcp, listenUdp } from "../../kernel/netns-sockets.ts";

/** All throw where no socket can be made; what comes later is the socket's `error` event. */
export interface NamespaceSockets {
  listenUdp(address: string, port: number): dgram.Socket;
  listenTcp<S extends net.Server>(address: string, port: number, server: S): S;
  /** Connected, not looped; from a port the kernel draws. `connect` or `error` follows. */
  dialUdp(address: string, port: number): dgram.Socket;
  dialTcp(address: string, port: number, options?: DialOptions): net.Socket;
}

/** `netns` stays the caller's, and open. */
export function socketsIn(netns: NetworkNamespace): NamespaceSockets {
  return {
    listenUdp: (address, port) => listenUdp(netns, address, port),
    listenTcp: (address, port, server) => listenTcp(netns, address, port, server),
    dialUdp: (address, port) => dialUdp(netns, address, port),
    dialTcp: (address, port, options) => dialTcp(netns, address, port, options),
  };
}
