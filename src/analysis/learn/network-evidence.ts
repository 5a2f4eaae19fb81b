/**
 * What a policy must allow, and must not, according to the sessions' connections.
 *
 * Fails closed: connections that a rule denies by name, that bypass netmon's proxy and gateway, or that no rule can
 * judge are named but never allowed.
 */
import { parseDestination } from "../../config/destination.ts";
import type { McpNetworkConnection, McpServerHindered, Reason } from "../../event/event.ts";
import { CONNECTION_REASONS } from "../../event/reasons.ts";
import { hostPort, parseHost } from "../../registry/host.ts";
import { ValueError } from "../../registry/value-error.ts";
import { Observations, type Omitted } from "./observation.ts";

/** A rule may say so, or none can. */
const NEVER: ReadonlySet<Reason> = new Set([
  "proxy_bypass",
  "gateway_bypass",
  "denied_destination",
  "server_denied",
  "socket_type",
  "source_route",
  "fragment",
  "malformed",
  "translated",
  "unredirected",
  "resolver_source",
  "connection_ended",
  "sni",
]);

/** How a start or list went wrong. */
export const HINDRANCES: Readonly<Record<McpServerHindered["outcome"], string>> = {
  error: "failed",
  empty: "came back empty",
  unanswered: "got no answer",
};

/** netmon's own rules, for the proxies that the agent uses. */
const OWN_RULES = new Set(["proxy.port", "gateway.port", "netmon:dns", "netmon:sni"]);

const WITH_PORTS = new Set(["tcp", "udp", "udplite", "sctp"]);

export class NetworkEvidence {
  readonly allow = new Observations<{ entry: string }>();
  /** Entries whose address also had another name at some time. */
  readonly shared = new Set<string>();
  /** Entries that are addresses. */
  readonly unnamed = new Set<string>();
  readonly resolvers = new Observations<{ entry: string }>();
  /** Direct connections to declared servers, keyed by id. */
  readonly servers = new Observations<{ id: string }>();
  /** Rules of the configuration in force that allowed something. */
  readonly rules = new Set<string>();
  readonly #allowed = new Set<string>();
  readonly #includeBlocked: boolean;
  readonly #omitted: Omitted;

  constructor(includeBlocked: boolean, omitted: Omitted) {
    this.#includeBlocked = includeBlocked;
    this.#omitted = omitted;
  }

  add(event: McpNetworkConnection): void {
    if (event.protocol === "unix" || event.internal || (event.rule !== null && OWN_RULES.has(event.rule)))
      return;
    const blocked = event.action === "block" && !this.#includeBlocked;
    const never = NEVER.has(event.reason)
      ? CONNECTION_REASONS[event.reason]
      : blocked
        ? "was blocked; --include-blocked allows it"
        : null;
    if (never !== null) {
      this.#leave(event, never);
      return;
    }
    if (event.rule !== null) this.rules.add(event.rule);
    if (event.reason === "declared") {
      for (const id of event.server_ids ?? [event.server_id ?? ""])
        this.servers.add({ id }, event, event.count);
      return;
    }
    if (event.rule?.startsWith("sandbox.network.resolvers")) {
      this.resolvers.add({ entry: event.remote_addr }, event, event.count);
      return;
    }
    const { port } = placeOf(event.remote_addr);
    // glibc's getaddrinfo(3) does this to order addresses (RFC 6724); a rule without a port would open all of them
    if (port === 0 && WITH_PORTS.has(event.protocol)) {
      const why = "only chooses a source address; a refusal does no harm";
      this.#omitted.add({ what: `${event.protocol} to port 0`, why }, event, event.count);
      return;
    }
    const { entries, named } = destinationsOf(event);
    if (entries.length === 0) this.#leave(event, "no rule can be written for it");
    for (const entry of entries) {
      if (!named) this.unnamed.add(entry);
      else if (entries.length > 1) this.shared.add(entry);
      this.allow.add({ entry }, event, event.count);
      this.#allowed.add(entry);
    }
  }

  /** Names what a server lacked, unless the policy allows it. */
  hindered(event: McpServerHindered): void {
    const { server_id, method, outcome, refused } = event;
    for (const { destination, rule, allow } of refused) {
      if (allow.length > 0 && allow.every((entry) => this.#allowed.has(entry))) continue;
      const entries = allow.map((entry) => `"${entry}"`).join(", ");
      const way =
        entries === "" ? `${rule ?? "no entry of allow"} decides` : `add ${entries} to sandbox.network.allow`;
      const why = `its ${method} ${HINDRANCES[outcome]} while ${destination} was refused: ${way}`;
      this.#omitted.add({ what: `of server ${server_id}`, why }, event);
    }
  }

  #leave(event: McpNetworkConnection, why: string): void {
    const to = event.remote_addr === "" ? "(no destination)" : event.remote_addr;
    const name = event.name ?? event.host;
    const what = `${event.protocol} ${to}${name === null || to.startsWith(name) ? "" : ` (${name})`}`;
    this.#omitted.add({ what, why }, event, event.count);
  }
}

/** Returns `api.example.com:443/tcp`, one per name of the address, else the address; empty: no rule can express it. */
export function destinationsOf(connection: McpNetworkConnection): { entries: string[]; named: boolean } {
  const { address, port } = placeOf(connection.remote_addr);
  const protocol = connection.protocol === "udplite" ? "udp" : connection.protocol;
  const names = namesOf(connection);
  const named = names.length > 0;
  const entries = (named ? names : [address]).flatMap((host) => {
    const withPort = port === 0 ? (host.includes(":") ? `[${host}]` : host) : hostPort(host, port);
    const text = `${withPort}/${protocol}`;
    return isEntry(text) ? [text] : [];
  });
  return { entries, named };
}

/** Parses `host:port`, IPv6 in brackets. */
export function placeOf(remote: string): { address: string; port: number } {
  const at = remote.lastIndexOf(":");
  return {
    address: remote.slice(0, at).replace(/^\[(.*)\]$/, "$1"),
    port: Number(remote.slice(at + 1)),
  };
}

/** Returns names from a resolver's answers, otherwise the rule's; never a wildcard. */
function namesOf({ name, other_names = [], host }: McpNetworkConnection): string[] {
  const resolved = name === undefined ? [] : [name, ...other_names];
  return (resolved.length > 0 ? resolved : [host ?? ""]).filter(isName);
}

function isName(text: string): boolean {
  if (/[*?]/.test(text)) return false;
  try {
    return parseHost(text).kind === "name";
  } catch (error) {
    if (error instanceof ValueError) return false;
    throw error;
  }
}

function isEntry(text: string): boolean {
  try {
    const { target } = parseDestination(text);
    return target.kind === "name" || target.kind === "range";
  } catch (error) {
    if (error instanceof ValueError) return false;
    throw error;
  }
}
