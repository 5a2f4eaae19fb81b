/**
 * What connections of the sessions say a policy must allow, and what it must not.
 *
 * Direction of failure: closed. What a rule denies by name, what goes around netmon's proxy and gateway, and what no
 * rule can judge is never allowed by learning; it is named instead.
 */
import type { McpNetworkConnection, Reason } from "../../event/event.ts";
import { destinationsOf, placeOf } from "./destination.ts";
import type { LeftOut } from "./left-out.ts";
import { Uses } from "./use.ts";

const NEVER: Partial<Record<Reason, string>> = {
  proxy_bypass: "goes around the LLM proxy: the agent is to use the base URL that netmon gives it",
  gateway_bypass: "goes around the MCP gateway: the agent is to use its endpoint",
  denied_destination: "a rule denies it",
  server_denied: "policy denies the server",
  socket_type: "a socket type that no rule can judge; see sandbox.network.socket_types",
  source_route: "a source route",
  fragment: "a hand-made fragment",
  malformed: "an unreadable packet",
  translated: "its address is rewritten on the way (NAT)",
  unredirected: "went around netmon's own resolver or TLS proxy",
  connection_ended: "was ended as a rule changed",
  sni: "its TLS server name is not allowed there",
};

/** Rules of netmon's own: the proxies that the agent is given. */
const OWN_RULES = new Set(["proxy.port", "gateway.port", "netmon:dns", "netmon:sni"]);

const WITH_PORTS = new Set(["tcp", "udp", "udplite", "sctp"]);

export class NetworkEvidence {
  readonly allow = new Uses<{ entry: string }>();
  /** Entries whose address had another name as well, at one time or another. */
  readonly shared = new Set<string>();
  /** Entries by address. */
  readonly unnamed = new Set<string>();
  readonly resolvers = new Uses<{ entry: string }>();
  /** Connections straight to declared servers, by id. */
  readonly servers = new Uses<{ id: string }>();
  /** Rules of the configuration in force that allowed something. */
  readonly rules = new Set<string>();
  readonly #includeBlocked: boolean;
  readonly #left: LeftOut;

  constructor(includeBlocked: boolean, left: LeftOut) {
    this.#includeBlocked = includeBlocked;
    this.#left = left;
  }

  add(event: McpNetworkConnection): void {
    if (event.protocol === "unix" || (event.rule !== null && OWN_RULES.has(event.rule))) return;
    const never = NEVER[event.reason];
    if (never !== undefined) {
      this.#leave(event, never);
      return;
    }
    if (event.action === "block" && !this.#includeBlocked) {
      this.#leave(event, "was blocked; --include-blocked allows it");
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
    // getaddrinfo(3) of glibc orders addresses so (RFC 6724); a rule without a port would open all of them
    if (port === 0 && WITH_PORTS.has(event.protocol)) {
      const why = "chooses a source address and sends nothing; a refusal does no harm";
      this.#left.add({ what: `${event.protocol} to port 0`, why }, event, event.count);
      return;
    }
    const { entries, named } = destinationsOf(event);
    if (entries.length === 0) {
      this.#leave(event, "no rule can be written for it");
      return;
    }
    for (const entry of entries) {
      if (!named) this.unnamed.add(entry);
      else if (entries.length > 1) this.shared.add(entry);
      this.allow.add({ entry }, event, event.count);
    }
  }

  #leave(event: McpNetworkConnection, why: string): void {
    const to = event.remote_addr === "" ? "(no destination)" : event.remote_addr;
    const name = event.name ?? event.host;
    const what = `${event.protocol} ${to}${name === null || to.startsWith(name) ? "" : ` (${name})`}`;
    this.#left.add({ what, why }, event, event.count);
  }
}
