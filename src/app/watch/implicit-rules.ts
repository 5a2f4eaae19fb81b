/**
 * Rules that are not in the configuration: what a session needs open for netmon itself, and for the name server of its container's
 * engine. Pure. A denial of the user's own stays the stricter one.
 */
import type { ResolverAddress } from "../../config/config.ts";
import { serviceRules } from "../../policy/network.ts";
import { type NetworkRule, TCP, UDP } from "../../policy/network-rule.ts";

/** Where proxy and gateway listen. */
const LOOPBACK = "127.0.0.1";
/** Docker's embedded name server, which the engine redirects to another port of the same address. */
const DOCKER_RESOLVER = "127.0.0.11";

/** The session's proxy and gateway; null: there is none. */
export function implicitRules(ports: { proxy: number | null; gateway: number | null }): NetworkRule[] {
  return (["proxy", "gateway"] as const).flatMap((layer) => {
    const port = ports[layer];
    return port === null ? [] : serviceRules({ address: LOOPBACK, port }, [TCP], `${layer}.port`);
  });
}

/**
 * The engine sends packets for 127.0.0.11:53 to another port of that address by DNAT in the container's own
 * network namespace; egress sees that port. Only what listens on this address is opened.
 */
export function dockerResolver(resolvers: readonly ResolverAddress[]): NetworkRule[] {
  if (!resolvers.some(({ address }) => address === DOCKER_RESOLVER)) return [];
  return serviceRules({ address: DOCKER_RESOLVER, port: 0 }, [TCP, UDP], "sandbox.network.resolvers");
}
