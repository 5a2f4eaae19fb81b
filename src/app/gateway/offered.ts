/**
 * What the gateway offers: each server and each rule at its own path, and which of them can share one instance.
 *
 * Fails closed. A rule for a server that has filters of its own offers only the tools that both allow.
 */
import type { Config, DeclaredServer } from "../../config/config.ts";
import type { RuleFile } from "../../config/rule-file.ts";
import type { Keyring } from "../../credentials/keyring.ts";
import { withPlaceholders } from "../../credentials/reference.ts";
import { GatewayError } from "../../mcp/gateway/ports.ts";
import { filterKey, type NamePattern, type ToolFilter, toolFilter } from "../../policy/tool-filter.ts";
import { isOwnServer } from "../../registry/own-server.ts";
import { SOURCE } from "./command-line-server.ts";
import { oneProblem } from "./gateway-files.ts";

export interface OfferedEndpoint {
  /** Path before `/mcp`. */
  base: string;
  server: DeclaredServer & { url: string; type: "http" | "sse" };
  /** null: every tool. */
  filter: ToolFilter | null;
  /** Parts of `filter`, the server's own and the rule's: a tool is offered only if each of them lets it through. */
  filters: readonly ToolFilter[];
  /** Equal for endpoints that may share one instance. Holds the values of headers: never display it. */
  key: string;
}

/** Throws ConfigError, GatewayError `nothing`. */
export function offered(
  { sandbox }: Config,
  upstream: DeclaredServer | null,
  rules: readonly RuleFile[],
  hasFullUrl: (server: DeclaredServer) => boolean,
): { endpoints: OfferedEndpoint[]; omissions: string[] } {
  const omissions: string[] = [];
  const endpoints: OfferedEndpoint[] =
    upstream === null ? [] : [endpointAt("", upstream, filtersOf(upstream))];
  for (const server of sandbox.mcp.servers) {
    if (server.type === "stdio" || server.source === SOURCE) continue;
    const why = whyNot(server, hasFullUrl);
    if (why === null)
      endpoints.push(endpointAt(`/servers/${encodeURIComponent(server.id)}`, server, filtersOf(server)));
    else omissions.push(`server ${server.id} has no endpoint: ${why}`);
  }
  for (const rule of rules) {
    const server =
      rule.server === null ? upstream : (sandbox.mcp.servers.find(({ id }) => id === rule.server) ?? null);
    const found = usable(rule, server, hasFullUrl);
    const filters = [...filtersOf(found), ...filterOf(rule.allowed, rule.denied)];
    endpoints.push(endpointAt(`/rules/${rule.name}`, found, filters));
  }
  if (endpoints.length === 0)
    throw new GatewayError(
      "nothing",
      "there are no servers to put behind the gateway: give --upstream, or declare http or sse servers in --config",
    );
  return { endpoints, omissions };
}

function endpointAt(base: string, server: DeclaredServer, filters: readonly ToolFilter[]): OfferedEndpoint {
  const { id, type, url, headers, tls_fingerprint } = server;
  const filter = filters.length === 0 ? null : filters.reduce(narrowed);
  const secrets = Object.entries(headers).map(([name, value]) => [name, value.reveal()]);
  const key = JSON.stringify([id, type, url, secrets, tls_fingerprint, filter && filterKey(filter)]);
  return { base, server: server as OfferedEndpoint["server"], filter, filters, key };
}

/**
 * The header fields for requests to a server. Those of netmon's own configuration and command line may name credentials;
 * what a client's file says stays as it is, since its agent may have written it. Throws CredentialError.
 */
export function headersFor(
  { source, headers }: Pick<DeclaredServer, "source" | "headers">,
  keyring: Keyring | null,
): Record<string, string> {
  const isOwn = isOwnServer({ source }) || source === SOURCE;
  const fields = Object.entries(headers).map(([name, secret]) => {
    const value = secret.reveal();
    return [name, isOwn ? withPlaceholders(value, keyring) : value];
  });
  return Object.fromEntries(fields) as Record<string, string>;
}

function whyNot(server: DeclaredServer, hasFullUrl: (server: DeclaredServer) => boolean): string | null {
  const { source, id } = server;
  if (!hasFullUrl(server))
    return `it is declared in ${source} only, and netmon keeps no path to it: declare it in sandbox.mcp.servers`;
  return id === "." || id === ".." ? "its id cannot be part of a path" : null;
}

/** Throws ConfigError. */
function usable(
  rule: RuleFile,
  server: DeclaredServer | null,
  hasFullUrl: (server: DeclaredServer) => boolean,
): DeclaredServer {
  if (rule.server === null && server === null)
    throw oneProblem(
      rule.file,
      "names no server, and there is no --upstream",
      "add server: with the id of one",
    );
  if (server === null)
    throw oneProblem(
      rule.file,
      `server: ${JSON.stringify(rule.server)} is not declared`,
      "declare it in --config",
    );
  if (server.type === "stdio")
    throw oneProblem(rule.file, `server: ${server.id} is a stdio server`, "netmon shim is for those");
  const why = server.source === SOURCE ? null : whyNot(server, hasFullUrl);
  if (why !== null) throw oneProblem(rule.file, `server: ${server.id}: ${why}`, null);
  return server;
}

function filtersOf({ allowed_tools_regex, denied_tools_regex }: DeclaredServer): ToolFilter[] {
  return filterOf(allowed_tools_regex, denied_tools_regex);
}

/** Returns [] if the lists restrict nothing. */
function filterOf(allowed: readonly string[], denied: readonly string[]): ToolFilter[] {
  return allowed.length + denied.length === 0 ? [] : [toolFilter(allowed, denied)];
}

/** Returns a filter for the tools that both let through. */
function narrowed(one: ToolFilter, other: ToolFilter): ToolFilter {
  const denied = [...one.denied, ...other.denied];
  if (one.allowed.length === 0 || other.allowed.length === 0)
    return { allowed: [...one.allowed, ...other.allowed], denied };
  return { allowed: [both(one.allowed, other.allowed)], denied };
}

/** Returns a pattern for names that match both lists. */
function both(one: readonly NamePattern[], other: readonly NamePattern[]): NamePattern {
  const sources = [one, other].map((patterns) => patterns.map(({ source }) => source).join("|"));
  return {
    source: sources.join(" and "),
    test: (text) => one.some((pattern) => pattern.test(text)) && other.some((pattern) => pattern.test(text)),
  };
}
