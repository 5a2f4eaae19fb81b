/** Where the proxies' sockets live: the network namespace of the session's processes. */
import type dgram from "node:dgram";
import type net from "node:net";
import type { NetworkNamespace } from "../netns.ts";
import { dialTcp, dialUdp, listenTcp, listenUdp } from "../netns-sockets.ts";

/** All throw where no socket can be made; what comes later is the socket's `error` event. */
export interface SocketPlace {
  listenUdp(address: string, port: number): dgram.Socket;
  listenTcp<S extends net.Server>(address: string, port: number, server: S): S;
  /** Connected; from a port the kernel draws. `connect` or `error` follows. */
  dialUdp(address: string, port: number): dgram.Socket;
  dialTcp(address: string, port: number): net.Socket;
}

/** `netns` stays the caller's, and open. */
export function placeIn(netns: NetworkNamespace): SocketPlace {
  return {
    listenUdp: (address, port) => listenUdp(netns, address, port),
    listenTcp: (address, port, server) => listenTcp(netns, address, port, server),
    dialUdp: (address, port) => dialUdp(netns, address, port),
    dialTcp: (address, port) => dialTcp(netns, address, port),
  };
}
