/**
 * The part of a user's configuration that the service applies in the kernel, from the user's netmon to the service's.
 * Everything else stays with the user's: no file, key, program or receiver that it names is root's business.
 *
 * Fails closed. A key that is not of the kernel layer, or sizes memory, is refused.
 */
import type { MergedConfig } from "../../clients/config-files/import.ts";
import type { ConfigSource } from "../../clients/session-config.ts";
import type { Config } from "../../config/config.ts";
import { ConfigError } from "../../config/error.ts";
import { deepFreeze } from "../../config/freeze.ts";
import type { ConfigOverrides } from "../../config/override.ts";
import { parseConfig } from "../../config/parse.ts";
import { errorMessage } from "../../errors/error-message.ts";
import { isObject } from "../../framing/json-document.ts";
import { type BoundedPolicy, type Ceiling, closedPolicy, policyUnderCeiling } from "./bounded-policy.ts";
import type { ServicePolicy } from "./protocol.ts";
import { ServiceRefusal } from "./refusal.ts";

const SWITCHES = ["mode", "fail_closed"];
/** Keys of `sandbox.mcp` that decide which servers may be reached. */
const OF_SERVERS = [
  "mode",
  "enforce_policy",
  "fail_closed",
  "allowed_servers",
  "denied_servers",
  "server_policy",
];
/** Keys of `sandbox.network` for memory, on which the service decides. */
const SIZES = new Set(["ring_bytes", "max_rules", "max_ranges", "max_servers"]);
const SERVER_KEYS = new Set(["id", "type", "url", "require_sni"]);

/** Bytes of a document, and items of the lists in it: what one policy may cost the others. */
export const MAX_DOCUMENT = 128 << 10;
const MAX_LISTED = 2000;
const MAX_DEPTH = 64;
/** In one section: a parser compares each with each. */
const MAX_KEYS = 512;
/** Pairs of ports and protocols of all destinations, and addresses of one name: together they are rules. */
const MAX_PAIRS = 2500;
/** With those of the ceiling. */
const MAX_PAIRS_MET = 25_000;
const MOST = { ofHost: 64, names: 2048, addresses: 8192, ofName: 256, queries: 128 } as const;
/** Servers behind the user's gateway. */
const MAX_SERVED = 256;
/** Events, proofs and look-ups that one session may cause, by the shortest times between them. */
const LEAST = { foldMs: 1000, selftestSeconds: 10, ttl: 60, longTtl: 300 } as const;

/**
 * `raw`: the user's own file as written; `config`: what is in force, with the command line and the agent's servers. What
 * neither file nor command line says is not said here either.
 */
export function kernelDocument(raw: unknown, config: Config, overrides: ConfigOverrides): object {
  const { mode, failClosed, presets = [] } = overrides;
  const sandbox = section(raw, "sandbox");
  const said = (of: Record<string, unknown>, may: (key: string) => boolean): Record<string, unknown> =>
    Object.fromEntries(Object.entries(of).filter(([key]) => may(key)));
  const overridden = {
    ...(mode !== undefined && { mode }),
    ...(failClosed !== undefined && { fail_closed: failClosed }),
  };
  const network = said(section(sandbox, "network"), (key) => !SIZES.has(key));
  const written = Array.isArray(network.presets) ? (network.presets as string[]) : [];
  return {
    sandbox: {
      ...said(sandbox, (key) => SWITCHES.includes(key)),
      network: { ...network, ...overridden, presets: [...new Set([...written, ...presets])] },
      mcp: {
        ...said(section(sandbox, "mcp"), (key) => OF_SERVERS.includes(key)),
        ...overridden,
        servers: config.sandbox.mcp.servers.flatMap(({ id, type, url, require_sni }) =>
          url === null
            ? []
            : [{ id, type, url: originOf(url), ...(require_sni !== undefined && { require_sni }) }],
        ),
      },
    },
    proxy: {
      providers: Object.fromEntries(
        Object.entries(config.proxy.providers).map(([name, url]) => [name, originOf(url)]),
      ),
    },
  };
}

/** Also for who sends it: a longer one may not fit into a request. Throws ServiceRefusal. */
export function checkLength(name: string, document: Uint8Array): void {
  if (document.length <= MAX_DOCUMENT) return;
  throw new ServiceRefusal(
    "limit",
    `${name}: ${document.length} bytes of network policy; the limit for a user's session is ${MAX_DOCUMENT}`,
  );
}

/** Paths and queries may hold secrets. */
function originOf(url: string): string {
  return new URL(url).origin;
}

function section(value: unknown, name: string): Record<string, unknown> {
  const found = isObject(value) ? value[name] : undefined;
  return isObject(found) ? found : {};
}

/** Reads what a user's netmon sent. Throws ServiceRefusal. */
export function receivedConfig(policy: ServicePolicy, ceiling: Ceiling): BoundedPolicy {
  const { name, value, own } = ownConfig(policy);
  return orRefusal(() => {
    const { config, notes } = policyUnderCeiling(name, value, own, ceiling);
    checkPairs(name, config, MAX_PAIRS_MET);
    return { config: bounded(config), notes };
  });
}

/** The policy without a ceiling. Throws ServiceRefusal. */
function ownConfig({ file, document, served }: ServicePolicy): { name: string; value: unknown; own: Config } {
  const name = file.replace(/[^\x20-\x7e]/g, "?").slice(0, 200) || "the session's policy";
  checkLength(name, document);
  if (served.length > MAX_SERVED)
    throw new ServiceRefusal(
      "limit",
      `${name}: ${served.length} servers behind a gateway; the limit is ${MAX_SERVED}`,
    );
  const text = Buffer.from(document).toString("utf8");
  const value = jsonOf(text, name);
  const problem = objection(value);
  if (problem !== null) throw new ServiceRefusal("usage", `${name}: ${problem}`);
  return orRefusal(() => {
    const own = parseConfig(name, text);
    checkPairs(name, own, MAX_PAIRS);
    return { name, value, own };
  });
}

function orRefusal<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (error instanceof ConfigError) throw new ServiceRefusal("usage", error.message);
    throw error;
  }
}

/** Refuses rules that would take long to write. */
function checkPairs(name: string, { sandbox: { network } }: Config, most: number): void {
  const many = (list: readonly unknown[]): number => Math.max(1, list.length);
  const pairs = [...network.allow, ...network.deny, ...network.ask].reduce(
    (sum, { ports, protocols }) => sum + many(ports) * many(protocols),
    0,
  );
  if (pairs > most)
    throw new ServiceRefusal(
      "limit",
      `${name}: ${pairs} ports of destinations; a user's session has ${most}: leave the port out for any port`,
    );
}

/** Bounds what a session may grow to. */
function bounded(config: Config): Config {
  const { network } = config.sandbox;
  const { resolve, dns } = network;
  const smaller = {
    ...network,
    fold_ms: Math.max(network.fold_ms, LEAST.foldMs),
    selftest_seconds: Math.max(network.selftest_seconds, LEAST.selftestSeconds),
    resolve: {
      ...resolve,
      min_ttl: Math.max(resolve.min_ttl, LEAST.ttl),
      max_ttl: Math.max(resolve.max_ttl, LEAST.longTtl),
      max_addresses: Math.min(resolve.max_addresses, MOST.ofHost),
    },
    dns: {
      ...dns,
      max_names: Math.min(dns.max_names, MOST.names),
      max_addresses: Math.min(dns.max_addresses, MOST.addresses),
      max_addresses_per_name: Math.min(dns.max_addresses_per_name, MOST.ofName),
      max_queries: Math.min(dns.max_queries, MOST.queries),
    },
  };
  return deepFreeze({ ...config, sandbox: { ...config.sandbox, network: smaller } });
}

function jsonOf(text: string, name: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ServiceRefusal("usage", `${name}: not JSON`);
  }
}

/** Returns what a session of a user's may not have; null: nothing. */
function objection(value: unknown): string | null {
  const known = (of: unknown, where: string, may: (key: string) => boolean): string | null => {
    if (of === undefined) return null;
    if (!isObject(of)) return `${where} is no section`;
    const other = Object.keys(of).find((key) => !may(key));
    return other === undefined ? null : `${where}.${other.slice(0, 64)} is not for netmon serve`;
  };
  const sandbox = section(value, "sandbox");
  const { mcp, network } = sandbox;
  const servers = section(sandbox, "mcp").servers;
  const problem =
    known(value, "the policy", (key) => key === "sandbox" || key === "proxy") ??
    known(section(value, "proxy"), "proxy", (key) => key === "providers") ??
    known(sandbox, "sandbox", (key) => key === "mcp" || key === "network" || SWITCHES.includes(key)) ??
    known(mcp, "sandbox.mcp", (key) => key === "servers" || OF_SERVERS.includes(key)) ??
    known(network, "sandbox.network", (key) => !SIZES.has(key));
  if (problem !== null) return problem;
  if (Array.isArray(servers))
    for (const server of servers)
      if (!isObject(server) || Object.keys(server).some((key) => !SERVER_KEYS.has(key)))
        return "a server has more than id, type, url and require_sni";
  const total = listed(value);
  return total > MAX_LISTED
    ? `${Number.isFinite(total) ? total : "too many"} servers, destinations and ports are listed; a user's session has ${MAX_LISTED} at most`
    : null;
}

/** Number of items in all lists, with the ports of ranges: parsing makes a list of each. Deeper or wider than any policy is too many. */
function listed(value: unknown, depth = 0): number {
  if (depth > MAX_DEPTH) return Number.POSITIVE_INFINITY;
  if (typeof value === "string") {
    const [, from, to] = /(\d{1,5})-(\d{1,5})$/.exec(value) ?? [];
    return Math.max(0, Number(to ?? 0) - Number(from ?? 0));
  }
  if (typeof value !== "object" || value === null) return 0;
  if (!Array.isArray(value) && Object.keys(value).length > MAX_KEYS) return Number.POSITIVE_INFINITY;
  const inside = Object.values(value).reduce((sum: number, one) => sum + listed(one, depth + 1), 0);
  return Array.isArray(value) ? inside + value.length : inside;
}

/** Throws ServiceRefusal if it is no policy, whatever the ceiling. */
function keptConfig(policy: ServicePolicy, ceiling: Ceiling): BoundedPolicy {
  const { name, own } = ownConfig(policy);
  try {
    return receivedConfig(policy, ceiling);
  } catch (error) {
    const why = `${name} is beyond the ceiling now, and nothing of it is allowed: ${errorMessage(error)}`;
    return { config: bounded(closedPolicy(own)), notes: [why] };
  }
}

/** A session's configuration, which changes when its user's netmon sends another. */
export class ReceivedPolicy implements ConfigSource {
  readonly paths: readonly string[] = [];
  readonly #ceiling: Ceiling;
  #bounded: BoundedPolicy;
  #policy: ServicePolicy;

  private constructor(policy: ServicePolicy, bounded: BoundedPolicy, ceiling: Ceiling) {
    this.#policy = policy;
    this.#bounded = bounded;
    this.#ceiling = ceiling;
  }

  /** `ceiling`: for this and for each `replace`. Throws ServiceRefusal. */
  static of(policy: ServicePolicy, ceiling: Ceiling): ReceivedPolicy {
    return new ReceivedPolicy(policy, receivedConfig(policy, ceiling), ceiling);
  }

  /** The policy of a session that is there: closed if the ceiling, which is `now`, refuses it. Throws ServiceRefusal if it is not a policy. */
  static kept(policy: ServicePolicy, ceiling: Ceiling, now = ceiling): ReceivedPolicy {
    return new ReceivedPolicy(policy, keptConfig(policy, now), ceiling);
  }

  /** What the ceiling leaves out of it. */
  get notes(): readonly string[] {
    return this.#bounded.notes;
  }

  get policy(): ServicePolicy {
    return this.#policy;
  }

  /** Returns the way back. Throws ServiceRefusal; the old one stays. */
  replace(policy: ServicePolicy): () => void {
    const [bounded, former] = [this.#bounded, this.#policy];
    this.#bounded = receivedConfig(policy, this.#ceiling);
    this.#policy = policy;
    return () => {
      this.#bounded = bounded;
      this.#policy = former;
    };
  }

  /** Puts it under the ceiling as that is now. Returns whether something of it changed. */
  bound(now = this.#ceiling): boolean {
    const former = JSON.stringify(this.#bounded);
    this.#bounded = keptConfig(this.#policy, now);
    return JSON.stringify(this.#bounded) !== former;
  }

  load(): MergedConfig {
    return { config: this.#bounded.config, skipped: [] };
  }

  onChange(): void {}

  close(): void {}
}
