/**
 * Sockets in a network namespace, as Node's own classes. The addon makes and binds the descriptor and hands it over,
 * because Node makes most of its descriptors a turn later, when the thread is back in its own namespace.
 *
 * Direction of failure: errors of socket(2) and bind(2) are thrown at once; later ones (listen, connect) are
 * the socket's `error` event. Nothing is left open.
 */
import dgram from "node:dgram";
import net from "node:net";
import { addon } from "../native/addon.ts";
import { kernelCall } from "../native/error.ts";
import type { NetworkNamespace } from "./netns.ts";
import { noteListener } from "./own-listeners.ts";

type Kind = "stream" | "dgram";

export interface DialOptions {
  /**
   * Ignores what arrives over loopback, unless the peer is an address of the namespace: a process in it could
   * pretend to be a peer elsewhere.
   */
  notLooped?: boolean;
}

/**
 * Returns a UDP socket that receives at `address` (an IP literal) and `port` (0: any free one). It is bound
 * already, so `listening` does not follow. `peer`: see makeSocket. Throws KernelError.
 */
export function listenUdp(
  netns: NetworkNamespace,
  address: string,
  port: number,
  peer: string | null = null,
): dgram.Socket {
  const fd = makeSocket(netns, address, "dgram", port, peer);
  const socket = dgram.createSocket(net.isIPv4(address) ? "udp4" : "udp6");
  socket.bind({ fd, exclusive: true });
  if (peer === null) noteListener(socket, fd);
  return socket;
}

/**
 * Makes `server` listen at `address` (an IP literal) and `port` (0: any free one); `listening` follows.
 * Returns `server`. Throws KernelError.
 */
export function listenTcp<S extends net.Server>(
  netns: NetworkNamespace,
  address: string,
  port: number,
  server: S,
): S {
  const fd = makeSocket(netns, address, "stream", port);
  server.listen({ fd, exclusive: true });
  noteListener(server, fd);
  return server;
}

/** Connects to an IP literal from within the namespace; `connect` or `error` follows. Throws KernelError. */
export function dialTcp(
  netns: NetworkNamespace,
  address: string,
  port: number,
  { notLooped = false }: DialOptions = {},
): net.Socket {
  const fd = makeSocket(netns, address, "stream", null, notLooped ? address : null);
  // manualStart (lib/net.js): no reads before it is connected; Node 20 to 24 accept it together with fd
  const options = { fd, manualStart: true, readable: true, writable: true };
  return new net.Socket(options as net.SocketConstructorOpts).connect(port, address);
}

/**
 * Returns a UDP socket connected to an IP literal from within the namespace. It receives from that peer only, and
 * nothing that arrives over loopback (DialOptions). `connect` or `error` follows; send after it. Throws KernelError.
 */
export function dialUdp(netns: NetworkNamespace, address: string, port: number): dgram.Socket {
  const socket = listenUdp(netns, net.isIPv4(address) ? "0.0.0.0" : "::", 0, address);
  socket.connect(port, address);
  return socket;
}

/** `port` null: not bound. `peer`: set to ignore what arrives over loopback. The caller owns the descriptor. */
function makeSocket(
  netns: NetworkNamespace,
  address: string,
  kind: Kind,
  port: number | null,
  peer: string | null = null,
): number {
  if (net.isIP(address) === 0) throw new TypeError(`${address} is not an IP address`);
  if (port !== null && !(Number.isInteger(port) && port >= 0 && port <= 65535))
    throw new RangeError(`${port} is not a port`);
  const at = `${address}${port === null ? "" : ` port ${port}`} in ${netns.path}`;
  return kernelCall(at, () =>
    addon().netnsSocket(netns.entryFd, address, kind, port ?? -1, peer ?? undefined),
  );
}
