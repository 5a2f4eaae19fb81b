/**
 * The config's requirements on the kernel at one moment, ready to be compiled: modes, rules and capacities.
 * policy-source.ts makes a new one whenever the config or an address changes.
 */
import { constants } from "node:os";
import type { NetworkConfig, ResolverAddress } from "../../config/config.ts";
import type { Posture } from "../../config/posture.ts";
import { KernelMode, SettingFlag, SocketClass } from "../../kernel/layout.ts";
import type { Capacities } from "../../kernel/session.ts";
import type {
  Canary,
  RefusedListener,
  ResolverRule,
  TableInput,
  UnixRule,
} from "../../kernel/table/compile.ts";
import type { SettingsInput } from "../../kernel/table/reconciler.ts";
import type { ServerRef } from "../../kernel/table/rule-names.ts";
import type { AskedDestinations } from "../../policy/asked-destinations.ts";
import type { NameRule } from "../../policy/name-rules.ts";
import { type NetworkRules, serviceRules } from "../../policy/network.ts";
import { type NetworkRule, TCP, UDP } from "../../policy/network-rule.ts";
import type { OverriddenDenial } from "../../policy/shared-address.ts";

export interface EffectivePolicy extends Posture {
  /** Rules; those of names follow the addresses that netmon looks up. */
  rules: NetworkRules;
  names: readonly NameRule[];
  /** Name rules that apply at whatever address the session's resolvers return; empty if nothing is learned. */
  nameRules: readonly NameRule[];
  /** Destinations that a person may open. */
  asked: AskedDestinations;
  unixRules: readonly UnixRule[];
  /** TCP ports of netmon's own pages on 127.0.0.1. */
  pages: readonly number[];
  /** Programs outside the session whose ports are closed to it (local-daemons.ts). */
  refused: readonly RefusedListener[];
  /** Name servers whose answers netmon believes. */
  resolvers: readonly ResolverRule[];
  /** Declared network servers, keyed by id. */
  servers: ReadonlyMap<string, ServerRef>;
  /** The section of the config that the policy was made from. */
  network: NetworkConfig;
  /** Called for each denial of a name that an allow rule overrides during compilation. */
  onOverridden(one: OverriddenDenial): void;
  capacities: Capacities;
}

export function tableInput(
  policy: EffectivePolicy,
  localAddrs: readonly Uint8Array[],
  canary: Canary,
): TableInput {
  const { unixRules, resolvers, servers, pages, refused } = policy;
  return {
    rules: policy.rules.each(policy.onOverridden),
    unixRules,
    resolvers,
    servers,
    localAddrs,
    canary,
    pages,
    refused,
  };
}

/** `cgroup.level`: 0: unknown. `eventsAll`: whether --all is given. */
export function settingsInput(
  policy: EffectivePolicy,
  {
    cgroup,
    canary,
    eventsAll,
  }: { cgroup: { id: bigint; level: number }; canary: Pick<Canary, "rawProtocol">; eventsAll: boolean },
): SettingsInput {
  const { network } = policy;
  let flags = 0;
  if (policy.fail_closed) flags |= SettingFlag.failClosed;
  if (eventsAll) flags |= SettingFlag.eventsAll;
  // observe mode exists to discover where the agent goes
  if (policy.mode === "observe") flags |= SettingFlag.eventsUndeclared;
  // who listens there is looked up (local-daemons.ts)
  flags |= SettingFlag.eventsLocal;
  if (network.inbound === "by_rule") flags |= SettingFlag.inboundByRule;
  if (policy.resolvers.every(({ port }) => port === 53)) flags |= SettingFlag.resolversAt53;
  return {
    mode: KernelMode[policy.mode],
    socketClasses: network.socket_types.reduce((bits, type) => bits | SocketClass[type], 0),
    canaryProtocol: canary.rawProtocol,
    flags,
    denyErrno: constants.errno[network.deny_errno],
    cgroupLevel: cgroup.level,
    foldNs: BigInt(network.fold_ms) * 1_000_000n,
    cgroupId: cgroup.id,
  };
}

/** Address that proxy and gateway listen on. */
const LOOPBACK = "127.0.0.1";
/** Docker's embedded name server, which the engine redirects to another port of the same address. */
const DOCKER_RESOLVER = "127.0.0.11";

/** Rules for the session's proxy and gateway; null: none. */
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
