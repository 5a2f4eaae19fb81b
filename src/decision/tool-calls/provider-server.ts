/**
 * Judges MCP servers that the LLM provider would call itself, as named in a request, before the request is forwarded:
 * those connections never pass this machine, and a call is only seen after it has run.
 *
 * Fails closed. A name counts as a declared server's only with that server's URL; any path at the address of a denied
 * server is denied; and a tool rule that cannot be applied to a call in time refuses the request.
 */

import { globMatches } from "../../collections/glob.ts";
import type { DeclaredServer, PermissionLists } from "../../config/config.ts";
import type { ProviderServerVerdict } from "../../llm/proxy/ports.ts";
import type { ProviderMcpServer } from "../../llm/wire.ts";
import { quoted } from "../../policy/quoted.ts";
import { ceilingRule, type Decision, decideServer } from "../../policy/server.ts";
import type { ToolPolicy } from "../../policy/tool-policy.ts";
import { hostPort, hostText, parseServerUrl } from "../../registry/host.ts";
import { isOwnServer } from "../../registry/own-server.ts";
import type { CallVerdict } from "./verdict.ts";

export interface ProviderContext {
  policy: ToolPolicy;
  servers: readonly DeclaredServer[];
  /** Returns the known tools of a server. */
  toolsOf: (serverId: string) => readonly string[];
  /** Judges a call of a server's tool with unknown arguments. */
  judgeTool: (serverId: string, toolName: string) => CallVerdict;
}

export interface ProviderJudgement {
  verdict: ProviderServerVerdict;
  /** Ids of the matching declared servers; empty: none. */
  serverIds: string[];
}

const REASONS = {
  server_denied: "server_denied",
  not_allowed: "server_not_allowed",
  undeclared: "server_undeclared",
} as const;

export function judgeProviderServer(context: ProviderContext, server: ProviderMcpServer): ProviderJudgement {
  const { policy, servers } = context;
  const location = server.url === null ? null : serverUrlOf(server.url);
  const same = location === null ? [] : servers.filter((declared) => isAt(declared, location));
  const near =
    same.length > 0 || location === null ? [] : servers.filter((d) => addressOf(d) === location.address);
  const serverIds = [...new Set(same.map((declared) => declared.id))];
  const verdict =
    near.map((declared) => onlyDenial(policy, declared.id)).find((found) => found !== null) ??
    (serverIds.length > 0
      ? serverIds.map((id) => serverVerdict(decideServer(policy.server, id), id))
      : [undeclaredVerdict(context, server)]
    ).reduce((worst, found) => (worst.action === "block" ? worst : found));
  if (verdict.action === "block") return { verdict, serverIds };
  const ids = serverIds.length > 0 ? serverIds : [server.name];
  const tools = ids.map((id) => toolsVerdict(context, id, server)).find((found) => found !== null);
  return { verdict: tools ?? verdict, serverIds };
}

interface ServerUrl {
  /** `host:port` */
  address: string;
  /** Scheme and address. */
  origin: string;
  /** Origin, path without a trailing slash, and query. */
  url: string;
}

/** Returns null if the text is not the URL of a server. */
function serverUrlOf(text: string): ServerUrl | null {
  try {
    const { host, port, secure } = parseServerUrl(text);
    const { pathname, search } = new URL(text);
    const address = hostPort(hostText(host), port);
    const origin = `${secure ? "https" : "http"}://${address}`;
    return { address, origin, url: `${origin}${pathname.replace(/\/+$/, "")}${search}` };
  } catch {
    return null;
  }
}

function addressOf({ endpoint }: DeclaredServer): string | null {
  return endpoint ? hostPort(hostText(endpoint.host), endpoint.port) : null;
}

/**
 * Reports whether the declared server is at the URL. Of imported servers only the origin is stored and compared, since
 * paths may contain secrets.
 */
function isAt(declared: DeclaredServer, location: ServerUrl): boolean {
  const its = declared.url === null ? null : serverUrlOf(declared.url);
  if (its === null) return false;
  return isOwnServer(declared) ? its.url === location.url : its.origin === location.origin;
}

function serverVerdict(decision: Decision, serverId: string): ProviderServerVerdict {
  if (decision.action === "allow")
    return {
      action: "allow",
      reason: "server_undeclared",
      serverId,
      rule: decision.rule,
      text: decision.text,
    };
  const reason = REASONS[decision.reason as keyof typeof REASONS];
  return refusal(reason, serverId, decision.rule, `MCP server ${decision.text}`);
}

function onlyDenial(policy: ToolPolicy, serverId: string): ProviderServerVerdict | null {
  const decision = decideServer(policy.server, serverId);
  return decision.reason === "server_denied" ? serverVerdict(decision, serverId) : null;
}

/**
 * Judges a server that is at no declared URL. It is refused, with or without fail_closed, because the kernel layer will
 * never see its connections. A provider's own connector has no URL, so its name must be in allowed_servers.
 */
function undeclaredVerdict({ policy, servers }: ProviderContext, server: ProviderMcpServer) {
  const decision = decideServer({ ...policy.server, declared: new Set() }, server.name);
  const borrowed = servers.find((declared) => declared.id === server.name);
  const named = server.url === null && !borrowed && decision.reason === "allowed";
  if (named || decision.action === "block" || decision.reason === "policy_off")
    return serverVerdict(decision, server.name);
  return refusal(
    "server_undeclared",
    server.name,
    borrowed?.source ?? null,
    borrowed
      ? `MCP server ${quoted(server.name)} has the name of a declared server and not its URL (${borrowed.source})`
      : `MCP server ${quoted(server.name)} is not declared, and the provider would call it where netmon cannot see it`,
  );
}

/** Returns null if no rule about tools refuses the server. */
function toolsVerdict(
  { policy, toolsOf, judgeTool }: ProviderContext,
  serverId: string,
  server: ProviderMcpServer,
): ProviderServerVerdict | null {
  if (!policy.server.enforce_policy) return null;
  for (const tool of server.tools ?? toolsOf(serverId)) {
    const { action, rule, reason, text } = judgeTool(serverId, tool);
    if (action === "allow") continue;
    const why =
      reason === "arguments_unreadable"
        ? `a rule looks into the arguments of tool ${quoted(tool)} of server ${quoted(serverId)}, and the provider would run it unseen`
        : text;
    const hint = server.tools === null ? "; name the allowed tools in the request" : "";
    return refusal("tool_denied", serverId, rule, `${why}${hint}`);
  }
  const rule = server.tools === null ? openRule(policy, serverId) : null;
  if (rule === null) return null;
  return refusal(
    "tool_denied",
    serverId,
    rule,
    `a rule is about tools of server ${quoted(serverId)}, and the request enables all of them; name the allowed tools in the request`,
  );
}

/** Returns a rule that might deny an unnamed tool of the server; null: none. */
function openRule({ mcp, denied, arguments: rules, ask }: ToolPolicy, serverId: string): string | null {
  if (ask.concerns(serverId)) return "sandbox.mcp.ask";
  if (denied.concerns(serverId)) return "sandbox.mcp.denied_tools";
  if (rules.concerns(serverId)) return "sandbox.mcp.denied_arguments";
  const { enabled, auto_trust_first } = mcp.version_pinning;
  if (enabled && !auto_trust_first) return "sandbox.mcp.version_pinning.auto_trust_first";
  const isOpen = ({ tool_policy, allowed_tools }: PermissionLists): boolean =>
    tool_policy !== "allowlist" ||
    allowed_tools.some(
      (r) => /^\*+$/.test(r.tool) && r.content_hash === null && globMatches(r.server, serverId),
    );
  if (mcp.within && !isOpen(mcp.within)) return ceilingRule("sandbox.mcp.tool_policy");
  return isOpen(mcp) ? null : "sandbox.mcp.tool_policy";
}

function refusal(
  reason: ProviderServerVerdict["reason"],
  serverId: string,
  rule: string | null,
  text: string,
): ProviderServerVerdict {
  return { action: "block", reason, serverId, rule, text };
}
