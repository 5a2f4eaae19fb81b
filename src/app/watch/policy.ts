/**
 * What the config asks of the kernel, ready to be compiled: modes, rules and capacities of one moment. The
 * policy source (policy-source.ts) makes a new one whenever the config or an address changes.
 */
import { constants } from "node:os";
import type { ResolverAddress } from "../../config/config.ts";
import type { Posture } from "../../config/posture.ts";
import { KernelMode, SettingFlag } from "../../kernel/layout.ts";
import type { Capacities } from "../../kernel/session.ts";
import type { Canary, ResolverRule, TableInput, UnixRule } from "../../kernel/table/compile.ts";
import type { SettingsInput } from "../../kernel/table/reconciler.ts";
import type { ServerRef } from "../../kernel/table/rule-names.ts";
import type { AskedDestinations } from "../../policy/asked-destinations.ts";
import type { NameRule } from "../../policy/name-rules.ts";
import { type NetworkRules, serviceRules } from "../../policy/network.ts";
import { type NetworkRule, TCP, UDP } from "../../policy/network-rule.ts";
import type { OverriddenDenial } from "../../policy/shared-address.ts";

export interface EffectivePolicy extends Posture {
  /** Those of names follow the addresses that netmon looks up. */
  rules: NetworkRules;
  /** Rules for names. */
  names: readonly NameRule[];
  /** Those of them that hold at whatever address the session's resolvers tell; empty where nothing is learned. */
  nameRules: readonly NameRule[];
  /** What a person may open. */
  asked: AskedDestinations;
  unixRules: readonly UnixRule[];
  /** TCP ports of netmon's own pages at 127.0.0.1. */
  pages: readonly number[];
  /** Name servers whose answers netmon believes. */
  resolvers: readonly ResolverRule[];
  /** Declared network servers by id. */
  servers: ReadonlyMap<string, ServerRef>;
  /** Errno name a refused call sees. */
  denyErrno: keyof typeof constants.errno;
  foldMs: number;
  inboundByRule: boolean;
  /** enum netmon_socket_class bits. */
  socketClasses: number;
  selftestSeconds: number;
  /** Told of denials of names that give way when the rules are compiled. */
  given(one: OverriddenDenial): void;
  capacities: Capacities;
}

export function tableInput(
  policy: EffectivePolicy,
  localAddrs: readonly Uint8Array[],
  canary: Canary,
): TableInput {
  const { unixRules, resolvers, servers, pages } = policy;
  return { rules: policy.rules.each(policy.given), unixRules, resolvers, servers, localAddrs, canary, pages };
}

export interface SettingsContext {
  cgroupId: bigint;
  /** 0: not known. */
  cgroupLevel: number;
  /** IP protocol of the self-test's raw socket. */
  canaryProtocol: number;
  /** --all */
  eventsAll: boolean;
}

export function settingsInput(policy: EffectivePolicy, context: SettingsContext): SettingsInput {
  let flags = 0;
  if (policy.fail_closed) flags |= SettingFlag.failClosed;
  if (context.eventsAll) flags |= SettingFlag.eventsAll;
  // who observes asks where the agent goes
  if (policy.mode === "observe") flags |= SettingFlag.eventsUndeclared;
  if (policy.inboundByRule) flags |= SettingFlag.inboundByRule;
  if (policy.resolvers.every(({ port }) => port === 53)) flags |= SettingFlag.resolversAt53;
  return {
    mode: KernelMode[policy.mode],
    socketClasses: policy.socketClasses,
    canaryProtocol: context.canaryProtocol,
    flags,
    denyErrno: constants.errno[policy.denyErrno],
    cgroupLevel: context.cgroupLevel,
    foldNs: BigInt(policy.foldMs) * 1_000_000n,
    cgroupId: context.cgroupId,
  };
}

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
