/**
 * What the gateway offers: each server at its place, each rule at its own, and which of them can share one instance.
 *
 * Direction of failure: closed. A rule in front of a server that is limited itself may use what both allow.
 */
import type { Config, DeclaredServer } from "../../config/config.ts";
import type { RuleFile } from "../../config/rule-file.ts";
import { GatewayError } from "../../mcp/gateway/http-server.ts";
import type { LinearPattern } from "../../policy/linear-pattern.ts";
import { filterKey, type ToolFilter, toolFilter } from "../../policy/tool-filter.ts";
import { SOURCE } from "./command-line-server.ts";
import { oneProblem } from "./gateway-files.ts";

export interface Offered {
  /** Before `/mcp`. */
  base: string;
  server: DeclaredServer & { url: string; type: "http" | "sse" };
  /** null: every tool. */
  filter: ToolFilter | null;
  /** Equal for places that may share one instance. Holds the values of headers: not to be shown. */
  key: string;
}

/** Throws ConfigError, GatewayError `nothing`. */
export function offered(
  { sandbox }: Config,
  upstream: DeclaredServer | null,
  rules: readonly RuleFile[],
): { places: Offered[]; left: string[] } {
  const left: string[] = [];
  const places: Offered[] = upstream === null ? [] : [place("", upstream, filterOf(upstream))];
  for (const server of sandbox.mcp.servers) {
    if (server.type === "stdio" || server.source === SOURCE) continue;
    const why = whyNot(server);
    if (why === null)
      places.push(place(`/servers/${encodeURIComponent(server.id)}`, server, filterOf(server)));
    else left.push(`server ${server.id} has no endpoint: ${why}`);
  }
  for (const rule of rules) {
    const server =
      rule.server === null ? upstream : (sandbox.mcp.servers.find(({ id }) => id === rule.server) ?? null);
    places.push(
      place(`/rules/${rule.name}`, usable(rule, server), narrowed(server && filterOf(server), rule)),
    );
  }
  if (places.length === 0)
    throw new GatewayError(
      "nothing",
      "there is no server to stand in front of: give --upstream, or declare http or sse servers in --config",
    );
  return { places, left };
}

function place(base: string, server: DeclaredServer, filter: ToolFilter | null): Offered {
  const { id, type, url, headers, tls_fingerprint } = server;
  const secrets = Object.entries(headers).map(([name, value]) => [name, value.reveal()]);
  const key = JSON.stringify([id, type, url, secrets, tls_fingerprint, filter && filterKey(filter)]);
  return { base, server: server as Offered["server"], filter, key };
}

function whyNot({ source, id }: DeclaredServer): string | null {
  if (!source.startsWith("sandbox.mcp.servers["))
    return `it stands in ${source} only, of which netmon keeps no path: declare it in sandbox.mcp.servers`;
  return id === "." || id === ".." ? "its id is no part of a path" : null;
}

/** Throws ConfigError. */
function usable(rule: RuleFile, server: DeclaredServer | null): DeclaredServer {
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
  const why = server.source === SOURCE ? null : whyNot(server);
  if (why !== null) throw oneProblem(rule.file, `server: ${server.id}: ${why}`, null);
  return server;
}

function filterOf({ allowed_tools_regex, denied_tools_regex }: DeclaredServer): ToolFilter | null {
  const none = allowed_tools_regex.length + denied_tools_regex.length === 0;
  return none ? null : toolFilter(allowed_tools_regex, denied_tools_regex);
}

/** What both let through. */
function narrowed(server: ToolFilter | null, rule: RuleFile): ToolFilter | null {
  const own = toolFilter(rule.allowed, rule.denied);
  if (server === null) return own.allowed.length + own.denied.length === 0 ? null : own;
  const denied = [...server.denied, ...own.denied];
  if (server.allowed.length === 0 || own.allowed.length === 0)
    return { allowed: [...server.allowed, ...own.allowed], denied };
  return { allowed: [both(server.allowed, own.allowed)], denied };
}

/** A name that one of each list is found in. */
function both(one: readonly LinearPattern[], other: readonly LinearPattern[]): LinearPattern {
  const sources = [one, other].map((patterns) => patterns.map(({ source }) => source).join("|"));
  return {
    source: sources.join(" and "),
    test: (text) => one.some((pattern) => pattern.test(text)) && other.some((pattern) => pattern.test(text)),
    replace: (text) => text,
  };
}
