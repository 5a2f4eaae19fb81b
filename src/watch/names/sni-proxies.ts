/**
 * require_sni in one session: a TLS proxy in each of its network namespaces, at the same port, and redirects of learned
 * addresses to it. Fails closed: without a proxy the target does not answer.
 */
import type { LearnedNames } from "../../dns/proxy/learned-names.ts";
import { type Destination, SniDestinations } from "../../dns/sni/destinations.ts";
import { SniProxy, type SniRefusal } from "../../dns/sni/proxy.ts";
import type { McpNetworkConnection } from "../../event/event.ts";
import type { Faults } from "../../event/faults.ts";
import type { NetworkNamespace } from "../../kernel/netns.ts";
import type { Redirect } from "../../kernel/redirects.ts";
import { type NetworkRule, TCP } from "../../policy/network-rule.ts";
import { addressBytesOf } from "../../registry/address.ts";
import { hostPort } from "../../registry/host.ts";

const SNI_RULE = "netmon:sni";
/** 127.0.0.0/8 in the 16-byte form. */
const LOOPBACK = { addr: addressBytesOf("127.0.0.0"), prefix: 104 };

export interface SniProxiesPorts {
  learned: LearnedNames;
  /**
   * Returns a function that reports whether the kernel currently permits the session a connection. A client that
   * connects to the proxy's own port was not judged for the server's address.
   */
  permitting(): (address: string, port: number) => boolean;
  enforce(): boolean;
  onRefused(refusal: SniRefusal): void;
  faults: Faults;
}

export class SniProxies {
  readonly #ports: SniProxiesPorts;
  readonly #destinations = new SniDestinations();
  readonly #proxies = new Set<SniProxy>();
  /** Ports that have a target, by address. */
  readonly #targets = new Map<string, number[]>();
  /** The same in every namespace; 0: not listening yet. */
  #port = 0;

  constructor(ports: SniProxiesPorts) {
    this.#ports = ports;
  }

  /** Listens in one more namespace, until closed. Rejects if the port is not free there. */
  async open(netns: NetworkNamespace): Promise<{ close(): void }> {
    const { learned, permitting, enforce, onRefused, faults } = this.#ports;
    const judge = (): ((name: string, at: Destination) => boolean) => {
      const permits = permitting();
      return (name, { address, port }) =>
        permits(address, port) && learned.allowsServerName(name, address, port);
    };
    const proxy = await SniProxy.open(
      netns,
      this.#destinations,
      { enforce, judge, onRefused, faults },
      this.#port,
    );
    this.#port = proxy.port;
    this.#proxies.add(proxy);
    return {
      close: () => {
        this.#proxies.delete(proxy);
        proxy.close();
      },
    };
  }

  /** Rules that permit the proxy, under all its addresses. */
  rules(): NetworkRule[] {
    if (this.#port === 0) return [];
    const target = { ...LOOPBACK, port: this.#port, protocol: TCP };
    const rule = { source: SNI_RULE, servers: [], host: null, ...target, exact: true, report: true };
    return [{ ...rule, action: "allow" }];
  }

  /** Replaces the remote address in the event of a direct connection to the proxy by the destination it led to. */
  direct(event: McpNetworkConnection): void {
    if (event.rule !== SNI_RULE) return;
    const destination = this.#destinations.at(event.remote_addr.replace(/^\[?(.*?)\]?:\d+$/, "$1"));
    if (destination) event.remote_addr = hostPort(destination.address, destination.port);
  }

  /** Returns the redirects of one learned address under the current name rules; releases targets no longer needed. */
  redirectsAt(address: string): Redirect[] {
    const ports = this.#port === 0 ? [] : this.#ports.learned.sniPortsAt(address);
    for (const port of this.#targets.get(address) ?? [])
      if (!ports.includes(port)) this.#destinations.release(address, port);
    if (ports.length > 0) this.#targets.set(address, ports);
    else this.#targets.delete(address);
    return ports.flatMap((port) => {
      const target = this.#destinations.targetOf(address, port);
      if (target === null) throw new RangeError("no target is left for another TLS destination");
      return [
        {
          from: { addr: addressBytesOf(address), port, protocol: TCP },
          to: { addr: addressBytesOf(target), port: this.#port },
          required: true,
        },
      ];
    });
  }

  live(): Set<string> {
    return new Set([...this.#proxies].flatMap((proxy) => [...proxy.live()]));
  }

  /** Ends the connections that are no longer allowed after the rules of these addresses changed; null: of any. */
  review(addresses: ReadonlySet<string> | null): void {
    for (const proxy of this.#proxies) proxy.review(addresses);
  }

  close(): void {
    for (const proxy of this.#proxies) proxy.close();
    this.#proxies.clear();
    this.#port = 0;
  }
}
