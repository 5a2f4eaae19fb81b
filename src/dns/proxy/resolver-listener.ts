/**
 * The proxy of one resolver in one network namespace: UDP and TCP at one port of the namespace's loopback address.
 *
 * Direction of failure: closed. A port that is not free throws, and nothing is left open.
 */
import { once } from "node:events";
import { createServer, isIPv6 } from "node:net";
import { listenTcp, listenUdp } from "../../kernel/netns-sockets.ts";
import type { DnsGuard } from "./guard.ts";
import { serveTcp } from "./tcp-listener.ts";
import { UdpListener } from "./udp-listener.ts";
import type { Upstream } from "./upstream.ts";

/** Attempts to find a port that is free for both UDP and TCP. */
const DRAWS = 16;

export interface ResolverListener {
  /** 127.0.0.1, or ::1 for an IPv6 resolver: a call can only be redirected within its address family. */
  readonly address: string;
  readonly port: number;
  close(): void;
}

/** `port` 0: any. Rejects if it is not free. */
export async function listenForResolver(
  upstream: Upstream,
  guard: DnsGuard,
  port: number,
): Promise<ResolverListener> {
  const address = isIPv6(upstream.address) ? "::1" : "127.0.0.1";
  for (let draw = 1; ; draw++) {
    const socket = listenUdp(upstream.netns, address, port);
    const { port: drawn } = socket.address();
    try {
      const server = listenTcp(upstream.netns, address, drawn, createServer({ allowHalfOpen: true }));
      await once(server, "listening");
      const listeners = [new UdpListener(socket, upstream, guard), serveTcp(server, upstream, guard)];
      return {
        address,
        port: drawn,
        close: () => {
          for (const listener of listeners) listener.close();
        },
      };
    } catch (error) {
      socket.close();
      if (port !== 0 || draw === DRAWS) throw error;
    }
  }
}
