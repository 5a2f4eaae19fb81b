/**
 * Judges a recorded session again under another configuration: which verdicts would differ.
 *
 * Calls of native tools were not recorded and cannot be judged. Pins and definitions are the store's current ones. Rate
 * limits are replayed with the recorded times.
 */
import type { Config, McpConfig } from "../config/config.ts";
import { CallPolicy, type ResolvedCall } from "../decision/tool-calls/call-policy.ts";
import type { KnownTools } from "../decision/tool-calls/known-tools.ts";
import type {
  McpNetworkConnection,
  McpToolCallIntercepted,
  NetmonEvent,
  ToolCallReason,
} from "../event/event.ts";
import { RateLimiter } from "../policy/rate-limit.ts";
import { decideServer, type ServerPolicy, serverPolicy } from "../policy/server.ts";
import type { Registry } from "../registry/registry.ts";
import type { WireName } from "../registry/wire-name.ts";

export interface Judged {
  action: "allow" | "block";
  reason: ToolCallReason | McpNetworkConnection["reason"] | "undeclared";
  rule: string | null;
}

export interface ChangedCall {
  event: McpToolCallIntercepted;
  /** The policy's verdict at the time, regardless of the mode. */
  before: Judged;
  after: Judged;
}

export interface ChangedConnections {
  /** The first connection. */
  event: McpNetworkConnection;
  /** Number of connections, including folded ones. */
  count: number;
  before: Judged;
  after: Judged;
}

export interface Replay {
  calls: { judged: number; newlyBlocked: number; newlyAllowed: number; unreadable: number };
  connections: { judged: number; newlyBlocked: number; newlyAllowed: number; unattributed: number };
  changedCalls: ChangedCall[];
  /** One entry for each server and verdict. */
  changedConnections: ChangedConnections[];
}

/** `events`: in order of time; `known`: the new configuration's registry, filled during the replay. */
export function replay(events: Iterable<NetmonEvent>, config: Config, known: KnownTools): Replay {
  const { mcp, network } = config.sandbox;
  const calls = new CallReplay(mcp, known);
  const declared = new Set(mcp.servers.map((server) => server.id));
  const connections = new ConnectionReplay(serverPolicy(mcp, declared, network.fail_closed), declared);
  try {
    for (const event of events) {
      if (event.type === "mcp_tool_seen") learn(known.registry, event.server_id, event);
      else if (event.type === "mcp_tool_call_intercepted") calls.judge(event);
      else if (event.type === "mcp_network_connection") connections.judge(event);
    }
  } finally {
    calls.close();
  }
  return {
    calls: calls.totals,
    connections: connections.totals,
    changedCalls: calls.changed,
    changedConnections: [...connections.changed.values()],
  };
}

/** Adds a tool as recorded in an event; only for servers that the new configuration declares. */
function learn(
  registry: Registry,
  serverId: string,
  { tool_name, tool_hash }: { tool_name: string; tool_hash: string },
): void {
  const server = registry.server(serverId);
  if (!server?.declared || tool_hash === "") return;
  if (registry.tool(serverId, tool_name)?.toolHash === tool_hash) return;
  registry.register(serverId, server.type, registry.serverAddr(serverId), [
    { name: tool_name, hash: tool_hash },
  ]);
}

class CallReplay {
  readonly totals = { judged: 0, newlyBlocked: 0, newlyAllowed: 0, unreadable: 0 };
  readonly changed: ChangedCall[] = [];
  readonly #known: KnownTools;
  readonly #policy: CallPolicy;
  readonly #limiter: RateLimiter;

  constructor(mcp: McpConfig, known: KnownTools) {
    this.#known = known;
    this.#policy = new CallPolicy(known.registry, mcp);
    this.#limiter = new RateLimiter(mcp.rate_limits);
  }

  judge(event: McpToolCallIntercepted): void {
    // no configuration lets them pass
    if (event.reason === "too_large" || event.reason === "malformed") {
      this.totals.unreadable++;
      return;
    }
    this.totals.judged++;
    if (event.server_id !== null) learn(this.#known.registry, event.server_id, event);
    const at = Date.parse(event.timestamp);
    const args = typeof event.input === "string" ? undefined : event.input;
    const verdict = this.#policy.verdict(this.#meaning(event), event.wire_name, args, {
      pinOf: this.#known.pinOf,
      detectedOf: this.#known.detectedOf,
      tokensOf: (id) => this.#limiter.peek(id, at),
    });
    if (verdict?.action === "allow" && verdict.tool) this.#limiter.take(verdict.tool.serverId, at);
    const { reason, rule } = event;
    const after: Judged = verdict
      ? {
          ...verdict,
          action: verdict.action === "ask" ? (reason === "approved" ? "allow" : "block") : verdict.action,
        }
      : { action: "allow", reason: "native", rule: "sandbox.mcp.native_tools" };
    const before: Judged = { action: policyAction(event), reason, rule };
    if (before.action === after.action) return;
    this.totals[after.action === "block" ? "newlyBlocked" : "newlyAllowed"]++;
    this.changed.push({
      event,
      before,
      after: { action: after.action, reason: after.reason, rule: after.rule },
    });
  }

  close(): void {
    this.#policy.close();
  }

  /** Returns the tool recorded for a certain declared server; otherwise resolves the name again. */
  #meaning(event: McpToolCallIntercepted): ResolvedCall {
    const { registry } = this.#known;
    const { server_id: serverId, tool_name: toolName } = event;
    if (serverId === null || (event.server_type === null && event.executed_by === "client"))
      return this.#policy.meaning(wireNameOf(event), null);
    const server = registry.server(serverId);
    const identity = {
      serverId,
      serverType: server?.type ?? event.server_type,
      serverAddr: event.server_addr,
      serverDeclared: server?.declared ?? false,
      toolName,
      toolHash: event.tool_hash,
      serverListed: registry.hasTools(serverId),
    };
    return { identities: [identity], certain: true, native: false };
  }
}

/** Splits a wire name: namespaces of MCP servers begin with `mcp__` and have no slash. */
function wireNameOf({ wire_name }: McpToolCallIntercepted): WireName {
  const parts = /^(mcp__[^/]*)\/(.*)$/s.exec(wire_name);
  if (parts?.[1] === undefined) return { name: wire_name, namespace: null, server: null };
  return { name: parts[2] ?? "", namespace: parts[1], server: null };
}

function policyAction({ action, would_block }: { action: "allow" | "block"; would_block: boolean }) {
  return action === "block" || would_block ? "block" : "allow";
}

class ConnectionReplay {
  readonly totals = { judged: 0, newlyBlocked: 0, newlyAllowed: 0, unattributed: 0 };
  readonly changed = new Map<string, ChangedConnections>();
  readonly #policy: ServerPolicy;
  readonly #declared: ReadonlySet<string>;

  constructor(policy: ServerPolicy, declared: ReadonlySet<string>) {
    this.#policy = policy;
    this.#declared = declared;
  }

  judge(event: McpNetworkConnection): void {
    const { server_id: serverId, count, reason, rule } = event;
    const byServer = reason === "declared" || reason === "server_denied";
    if (serverId === null || !byServer) {
      this.totals.unattributed += count;
      return;
    }
    this.totals.judged += count;
    const before: Judged = { action: policyAction(event), reason, rule };
    const decisions = (event.server_ids ?? [serverId]).map((id) => this.#decide(id));
    const after = decisions.find((d) => d.action === "block") ?? (decisions[0] as Judged);
    if (before.action === after.action) return;
    this.totals[after.action === "block" ? "newlyBlocked" : "newlyAllowed"] += count;
    const key = JSON.stringify([event.server_ids ?? serverId, before.action]);
    const known = this.changed.get(key);
    if (known) known.count += count;
    else this.changed.set(key, { event, count, before, after });
  }

  /** Judges by server only: the kernel knows just the addresses of declared servers. */
  #decide(serverId: string): Judged {
    if (!this.#declared.has(serverId)) {
      const refused = this.#policy.fail_closed;
      const rule = refused ? "sandbox.network.fail_closed" : null;
      return { action: refused ? "block" : "allow", reason: "undeclared", rule };
    }
    const { action, rule } = decideServer(this.#policy, serverId);
    return { action, reason: action === "block" ? "server_denied" : "declared", rule };
  }
}
