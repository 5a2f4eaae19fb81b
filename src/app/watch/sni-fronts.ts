/**
 * require_sni in one session: a TLS proxy in each of its network namespaces, at one port, and the redirects of
 * learned addresses that lead there. Direction of failure: closed; without a proxy nobody answers at the target.
 */
import type { LearnedNames } from "../../netmon/dns/learned-names.ts";
import type { SocketPlace } from "../../netmon/dns/socket-place.ts";
import type { Redirect } from "../../netmon/redirects.ts";
import { SniDestinations } from "../../netmon/sni/destinations.ts";
import { SniProxy, type SniRefusal } from "../../netmon/sni/proxy.ts";
import type { NetworkRule } from "../../policy/network.ts";
import { addressBytesOf } from "../../registry/address.ts";

const TCP = 6;
/** 127.0.0.0/8 in the 16-byte form. */
const LOOPBACK = { addr: addressBytesOf("127.0.0.0"), prefix: 104 };

export interface SniFrontsPorts {
  learned: LearnedNames;
  /** The kernel lets the session connect there. Who speaks to the proxy's own port was not judged for the server's. */
  permits(address: string, port: number): boolean;
  enforce(): boolean;
  onRefused(refusal: SniRefusal): void;
}

export class SniFronts {
  readonly #ports: SniFrontsPorts;
  readonly #destinations = new SniDestinations();
  readonly #proxies = new Set<SniProxy>();
  /** Ports of each address that have a target. */
  readonly #targets = new Map<string, number[]>();
  /** The same in every namespace; 0: none listens yet. */
  #port = 0;

  constructor(ports: SniFrontsPorts) {
    this.#ports = ports;
  }

  /** Listens in one more namespace, until it is closed. Rejects where the port cannot be had there. */
  async open(place: SocketPlace): Promise<{ close(): void }> {
    const { learned, permits, enforce, onRefused } = this.#ports;
    const allows = (name: string, at: { address: string; port: number }): boolean =>
      permits(at.address, at.port) && learned.allowsServerName(name, at.address, at.port);
    const proxy = await SniProxy.open(place, this.#destinations, { enforce, allows, onRefused }, this.#port);
    this.#port = proxy.port;
    this.#proxies.add(proxy);
    return {
      close: () => {
        this.#proxies.delete(proxy);
        proxy.close();
      },
    };
  }

  /** The proxy, under all its addresses. */
  rules(): NetworkRule[] {
    if (this.#port === 0) return [];
    const place = { ...LOOPBACK, port: this.#port, protocol: TCP };
    return [{ source: "netmon:sni", servers: [], host: null, ...place, action: "allow", exact: true }];
  }

  /** Those of one learned address, as its names' rules are now; targets that are not needed any more are given up. */
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

  /** Addresses that connections lead to now. */
  live(): Set<string> {
    return new Set([...this.#proxies].flatMap((proxy) => [...proxy.live()]));
  }

  close(): void {
    for (const proxy of this.#proxies) proxy.close();
    this.#proxies.clear();
    this.#port = 0;
  }
}
