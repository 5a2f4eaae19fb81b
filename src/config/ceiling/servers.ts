/**
 * The declared servers of a session under the ceiling: those of the ceiling as it declares them, and those of the user
 * that its agent might reach without a declaration. netmon itself connects to a server, and to a model, from outside the
 * session: so it goes nowhere for a user where the ceiling would refuse the session itself. Pure.
 */
import { decideServer, serverPolicy } from "../../policy/server.ts";
import { hostText, parseServerUrl, type UrlEndpoint } from "../../registry/host.ts";
import { isToolServer } from "../../registry/own-server.ts";
import type { Config, DeclaredServer, McpConfig } from "../config.ts";
import { targetOfHost } from "../destination.ts";
import { isCovering } from "./destinations.ts";
import { bothLists, same } from "./direction.ts";
import type { Findings } from "./findings.ts";

const PATH = ["sandbox", "mcp", "servers"];

/** `own`: with those of the user's clients. `wished`: the user's lists, in which a denial closes a server's address. */
export function serversOf(
  ceiling: Config,
  own: readonly DeclaredServer[],
  wished: McpConfig,
  findings: Findings,
): DeclaredServer[] {
  const ids = own.map(({ id }) => id);
  const lists = serverPolicy({ ...wished, servers: own }, ids, false);
  const isOpen = ({ id }: DeclaredServer): boolean => decideServer(lists, id).action === "allow";
  const theirs = new Map(ceiling.sandbox.mcp.servers.map((server) => [server.id, server]));
  const kept = new Map(theirs);
  for (const [i, server] of own.entries()) {
    const path = [...PATH, i];
    const first = theirs.get(server.id);
    if (first !== undefined) kept.set(server.id, bothServers(first, server, path, findings));
    else if (isToolServer(server)) kept.set(server.id, server);
    else if (ceiling.sandbox.mcp.fail_closed && isOpen(server))
      findings.leave(
        path,
        `${server.id} (${server.source}) is not declared by the ceiling, which refuses what it does not declare`,
      );
    else if (server.endpoint !== null && isOpen(server) && !mayConnect(ceiling, server.endpoint))
      findings.leave(
        path,
        `${server.id} (${server.source}) is where the ceiling lets no session connect: declare it there, or allow its host by name`,
      );
    else kept.set(server.id, { ...server, bounded: true });
  }
  return [...kept.values()];
}

/** The ceiling's declaration, with what the user offers less of. */
function bothServers(
  first: DeclaredServer,
  own: DeclaredServer,
  path: readonly PropertyKey[],
  findings: Findings,
): DeclaredServer {
  if (first === own || isToolServer(first)) return first;
  const isSamePlace =
    first.type === own.type &&
    first.command === own.command &&
    (own.args.length === 0 || same(first.args, own.args)) &&
    (first.url === own.url || (own.url !== null && first.url?.startsWith(own.url)));
  if (!isSamePlace) findings.refuse(path, own.id, first.id, "is not the server that has this id by");
  const allowed = new Set(first.allowed_tools_regex);
  const patterns = own.allowed_tools_regex;
  const isWithin = allowed.size === 0 || patterns.every((pattern) => allowed.has(pattern));
  if (!isWithin)
    findings.refuse([...path, "allowed_tools_regex"], patterns, first.allowed_tools_regex, "has others than");
  return {
    ...first,
    ...(own.require_sni && { require_sni: true }),
    ...(isWithin && patterns.length > 0 && { allowed_tools_regex: patterns }),
    denied_tools_regex: bothLists(first.denied_tools_regex, own.denied_tools_regex),
  };
}

/** Model upstreams by provider: those of the ceiling, and the user's others where it lets a session connect. */
export function providersOf(
  ceiling: Config,
  isWritten: (name: string) => boolean,
  own: Config["proxy"]["providers"],
  findings: Findings,
): Config["proxy"]["providers"] {
  const theirs = ceiling.proxy.providers;
  for (const [name, url] of Object.entries(own)) {
    if (theirs[name] === url || (!isWritten(name) && mayConnect(ceiling, parseServerUrl(url)))) continue;
    findings.refuse(["proxy", "providers", name], url, theirs[name] ?? null, "is not the upstream");
  }
  return { ...theirs, ...own };
}

/** Whether a session under the ceiling alone might connect there itself; closed where that is not certain. */
function mayConnect(ceiling: Config, { host, port }: UrlEndpoint): boolean {
  const { network, mcp } = ceiling.sandbox;
  const target = targetOfHost(host);
  const known = [
    ...mcp.servers.flatMap(({ endpoint }) => (endpoint === null ? [] : [endpoint])),
    ...Object.values(ceiling.proxy.providers).map(parseServerUrl),
  ];
  if (known.some((one) => one.port === port && hostText(one.host) === hostText(host))) return true;
  const isAt = (ports: readonly number[]): boolean => ports.length === 0 || ports.includes(port);
  if (network.deny.some((entry) => isAt(entry.ports) && isCovering(entry.target, target))) return false;
  const allowed = network.allow.filter((entry) => isAt(entry.ports) && isCovering(entry.target, target));
  if (allowed.some((entry) => entry.target.kind !== "any")) return true;
  // a name may have an address that is denied
  const mayBeDenied =
    host.kind === "name" && network.deny.some((entry) => isAt(entry.ports) && entry.target.kind === "range");
  return !mayBeDenied && (allowed.length > 0 || !network.fail_closed);
}
