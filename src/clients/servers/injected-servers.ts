/**
 * The servers that a run injects into an agent, each with its shim or gateway: those of netmon's configuration and
 * those of the agent's own files.
 *
 * Direction of failure: closed in enforce; a server that policy denies, or that netmon cannot interpose on although MCP
 * inspection is on, is not injected. Otherwise one that netmon cannot interpose on is injected unchanged, and named.
 */
import type { Interposer, OmittedServer, SetupServer } from "../../agents/setup.ts";
import type { Config, DeclaredServer } from "../../config/config.ts";
import { decideServer, serverPolicy } from "../../policy/server.ts";
import { hostPort, hostText } from "../../registry/host.ts";
import { isOwnServer } from "../../registry/own-server.ts";
import type { AgentServer } from "./agent-server.ts";

export interface InjectedServers {
  injected: SetupServer[];
  omitted: OmittedServer[];
  /** Servers that are injected without a shim or gateway. */
  direct: OmittedServer[];
}

export interface InterposerOptions {
  /** The configuration in force. */
  config: Config;
  /** Endpoints of the gateway, keyed by server id. */
  endpoints: ReadonlyMap<string, string>;
  /** Words that start a shim for this server, up to `--`. */
  shim(serverId: string): string[];
}

export function injectedServers(own: readonly AgentServer[], options: InterposerOptions): InjectedServers {
  const { config } = options;
  const declared = new Map(
    config.sandbox.mcp.servers.filter(isOwnServer).map((server) => [server.id, server]),
  );
  const latest = new Map(own.map((server) => [server.name, server]));
  const result: InjectedServers = { injected: [], omitted: [], direct: [] };
  const deny = denial(config);
  for (const server of latest.values()) {
    const { name, why, isUnused } = server;
    const meant = declared.get(name) ?? null;
    if (isUnused) {
      result.omitted.push({ name, why: why ?? "is not used", forbidden: false });
      continue;
    }
    if (deny(name)) {
      result.omitted.push({ name, why: "is denied by policy", forbidden: true });
      continue;
    }
    if (meant !== null && server.declared !== null && !sameEndpoint(meant, server.declared)) {
      const why = `has another address in ${server.source} than in ${meant.source}; netmon uses the latter`;
      result.omitted.push({ name, why, forbidden: false });
      continue; // below, under netmon's declaration
    }
    declared.delete(name);
    const interposer = interposerFor(server, meant, options);
    const reason = why ?? directReason(config);
    if (interposer === null && isJudged(config)) {
      const text = `${reason}: netmon cannot be in front of it, and enforces`;
      result.omitted.push({ name, why: text, forbidden: true });
      continue;
    }
    if (interposer === null) result.direct.push(directServer(name, reason));
    result.injected.push({ name, own: server, declared: meant ?? server.declared, interposer });
  }
  for (const server of declared.values()) {
    if (deny(server.id)) continue;
    const interposer = interposerOf(server, options);
    if (interposer === null) result.direct.push(directServer(server.id, directReason(config)));
    result.injected.push({ name: server.id, own: null, declared: server, interposer });
  }
  return result;
}

function isJudged({ sandbox, mcp }: Config): boolean {
  return sandbox.mcp.mode === "enforce" && mcp.inspection.enabled;
}

/** With inspection, every declared server has a shim or gateway. */
function directReason({ mcp }: Config): string {
  return mcp.inspection.enabled
    ? "is not declared in netmon's configuration"
    : "is used with mcp.inspection.enabled: false";
}

function directServer(name: string, reason: string): OmittedServer {
  return { name, why: `${reason}: netmon is not in front of it`, forbidden: false };
}

function denial(config: Config): (id: string) => boolean {
  const { mcp } = config.sandbox;
  if (mcp.mode !== "enforce") return () => false;
  const policy = serverPolicy(mcp);
  return (id) => decideServer(policy, id).action === "block";
}

function interposerFor(
  server: AgentServer,
  meant: DeclaredServer | null,
  options: InterposerOptions,
): Interposer | null {
  if (server.interposerKind === "gateway")
    return gatewayInterposer(meant ?? server.declared, server.name, options);
  if (server.declared === null || server.own === null) return null;
  return shimInterposer(server.name, server.own, options);
}

function interposerOf(server: DeclaredServer, options: InterposerOptions): Interposer | null {
  if (server.command === null) return gatewayInterposer(server, server.id, options);
  return shimInterposer(server.id, { command: server.command, args: server.args }, options);
}

function gatewayInterposer(
  server: DeclaredServer | null,
  name: string,
  { endpoints }: InterposerOptions,
): Interposer | null {
  const url = endpoints.get(name);
  return url === undefined ? null : { kind: "gateway", url, sse: server?.type === "sse" };
}

function shimInterposer(
  id: string,
  { command, args }: { command: string; args: readonly string[] },
  { config, shim }: InterposerOptions,
): Interposer | null {
  if (!config.mcp.inspection.enabled) return null;
  const [program = "", ...words] = shim(id);
  return { kind: "shim", command: program, args: [...words, command, ...args] };
}

/** `a`: netmon's declaration. */
function sameEndpoint(a: DeclaredServer, b: DeclaredServer): boolean {
  if (a.endpoint === null || b.endpoint === null)
    return a.endpoint === b.endpoint && a.command === b.command && sameArguments(a, b);
  const place = ({ host, port }: { host: Parameters<typeof hostText>[0]; port: number }): string =>
    hostPort(hostText(host), port);
  return place(a.endpoint) === place(b.endpoint);
}

/** A declaration without arguments matches the program with any arguments. */
function sameArguments(a: DeclaredServer, b: DeclaredServer): boolean {
  return (
    a.args.length === 0 || (a.args.length === b.args.length && a.args.every((arg, i) => arg === b.args[i]))
  );
}
