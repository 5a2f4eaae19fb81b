/**
 * Records of the LLM proxy that serves a session, one for each, for `netmon env`; of running gateways, for `netmon
 * status`; and of pages, for watches to refuse their ports.
 */
import * as z from "zod";
import { orElse } from "../errors/or-else.ts";
import {
  type ListenerClaim,
  type ListenerRecord,
  ListenerRecords,
  listenerFacts,
} from "./listener-record.ts";
import { checkSessionId, type StateDirs } from "./paths.ts";

const proxyFacts = z.object({
  ...listenerFacts,
  /** Provider name → upstream. */
  providers: z.record(z.string(), z.string()),
  /** What agents get in the place of keys. */
  placeholders: z
    .array(z.object({ credential: z.string(), variables: z.array(z.string()), placeholder: z.string() }))
    .exactOptional(),
});
/** Fields that the proxy reports about itself. */
export type ProxyFacts = z.infer<typeof proxyFacts>;
export type ProxyRecord = ListenerRecord<ProxyFacts>;
export type ProxyClaim = ListenerClaim<ProxyFacts>;

const proxies = new ListenerRecords({ directory: ".proxies", what: "an LLM proxy", facts: proxyFacts });

/** Throws StateError: busy, insecure, privilege, disk. */
export function claimProxy(dirs: StateDirs, facts: ProxyFacts): ProxyClaim {
  return proxies.claim(dirs, checkSessionId(facts.session_id), facts);
}

/** Returns the session's proxy, running or not; null: none. Throws StateError. */
export function readProxy(dirs: StateDirs, sessionId: string): ProxyRecord | null {
  return proxies.read(dirs, checkSessionId(sessionId));
}

/** Returns the running proxies, ordered by session. Throws StateError. */
export function runningProxies(dirs: StateDirs): ProxyRecord[] {
  return proxies.running(dirs);
}

const gatewayFacts = z.object({
  ...listenerFacts,
  endpoints: z.array(z.object({ url: z.string(), server_id: z.string(), upstream: z.string() })),
});
type GatewayFacts = z.infer<typeof gatewayFacts>;
export type GatewayRecord = ListenerRecord<GatewayFacts>;
export type GatewayClaim = ListenerClaim<GatewayFacts>;

const gateways = new ListenerRecords({ directory: ".gateways", what: "a gateway", facts: gatewayFacts });

/** A session may have several gateways. Throws StateError. */
export function claimGateway(dirs: StateDirs, facts: GatewayFacts): GatewayClaim {
  gateways.sweep(dirs);
  return gateways.claim(dirs, `${process.pid}-${new URL(facts.url).port}`, facts);
}

/** Returns the running gateways, ordered by session. Throws StateError. */
export function runningGateways(dirs: StateDirs): GatewayRecord[] {
  return gateways.running(dirs);
}

const pageFacts = z.object({ netmon_version: z.string(), url: z.url() });
type PageFacts = z.infer<typeof pageFacts>;

const pages = new ListenerRecords({ directory: ".pages", what: "a page", facts: pageFacts });

/** Claims a page on a port. Throws StateError. */
export function claimPage(dirs: StateDirs, facts: PageFacts): ListenerClaim<PageFacts> {
  pages.sweep(dirs);
  return pages.claim(dirs, String(process.pid), facts);
}

/** Returns the ports of running pages, sorted. Throws StateError. */
export function pagePorts(stateDirs: readonly StateDirs[]): number[] {
  const runs = new Map(stateDirs.map((dirs) => [dirs.run, dirs]));
  const ports = [...runs.values()].flatMap((dirs) =>
    pages.runningLately(dirs).map(({ url }) => Number(new URL(url).port)),
  );
  return [...new Set(ports)].sort((a, b) => a - b);
}

/** Returns the processes of running LLM proxies, gateways and pages. Throws StateError. */
export function listenerPids(stateDirs: readonly StateDirs[]): Set<number> {
  const runs = new Map(stateDirs.map((dirs) => [dirs.run, dirs]));
  const kinds = [proxies, gateways, pages] as const;
  return new Set(
    [...runs.values()].flatMap((dirs) => kinds.flatMap((kind) => kind.running(dirs).map(({ pid }) => pid))),
  );
}

/** Returns which layers of the session other processes run. Fails to none: then it is said that they do not run. */
export function layersElsewhere(dirs: StateDirs, sessionId: string): Set<"proxy" | "inspection"> {
  const isOther = (one: { session_id: string; pid: number }): boolean =>
    one.session_id === sessionId && one.pid !== process.pid;
  const found = new Set<"proxy" | "inspection">();
  if (orElse(() => proxies.runningLately(dirs).some(isOther), false)) found.add("proxy");
  if (orElse(() => gateways.runningLately(dirs).some(isOther), false)) found.add("inspection");
  return found;
}
