/**
 * Judges recorded calls again: those in a model's answers, and those that reached a shim or gateway. Each layer counts
 * rate limits for itself, as it did then.
 *
 * What another configuration cannot change, or what the record does not tell, is counted and not judged.
 */
import type { McpConfig } from "../../config/config.ts";
import { BY_SERVER, CallPolicy, type ResolvedCall } from "../../decision/tool-calls/call-policy.ts";
import type { KnownTools } from "../../decision/tool-calls/known-tools.ts";
import type { CallVerdict } from "../../decision/tool-calls/verdict.ts";
import type { McpToolCalled, McpToolCallIntercepted } from "../../event/event.ts";
import { RateLimiter } from "../../policy/rate-limit.ts";
import { filterRule, type ToolFilter, toolFilter } from "../../policy/tool-filter.ts";
import { visibleName } from "../../registry/fold.ts";
import type { Registry } from "../../registry/registry.ts";
import type { WireName } from "../../registry/wire-name.ts";
import { type JudgedAgain, policyAction } from "./judged.ts";

type RecordedCall = McpToolCallIntercepted | McpToolCalled;

export interface CallTotals {
  judged: number;
  newlyBlocked: number;
  newlyAllowed: number;
  unreadable: number;
}

export interface ChangedCall {
  event: RecordedCall;
  /** The policy's verdict at the time, regardless of the mode. */
  before: JudgedAgain;
  after: JudgedAgain;
}

/** Adds a tool as recorded in an event; only for servers that the new configuration declares. */
export function learn(
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

export class CallReplay {
  readonly totals: CallTotals = { judged: 0, newlyBlocked: 0, newlyAllowed: 0, unreadable: 0 };
  readonly changed: ChangedCall[] = [];
  /** By description. */
  readonly notJudged: Record<string, number> = {};
  readonly #filters = new Map<string, ToolFilter>();
  readonly #known: KnownTools;
  readonly #policy: CallPolicy;
  readonly #limiter: RateLimiter;

  constructor(mcp: McpConfig, known: KnownTools) {
    this.#known = known;
    this.#policy = new CallPolicy(known.registry, mcp);
    this.#limiter = new RateLimiter(mcp.rate_limits);
    for (const { id, allowed_tools_regex: allowed, denied_tools_regex: denied } of mcp.servers)
      if (allowed.length + denied.length > 0) this.#filters.set(id, toolFilter(allowed, denied));
  }

  judge(event: RecordedCall): void {
    // no configuration lets them pass
    if (event.reason === "too_large" || event.reason === "malformed" || isDisguised(event)) {
      this.totals.unreadable++;
      return;
    }
    const filtered = this.#filtered(event);
    const why = filtered === null ? unknowable(event) : null;
    if (why !== null) {
      this.notJudged[why] = (this.notJudged[why] ?? 0) + 1;
      return;
    }
    this.totals.judged++;
    if (event.server_id !== null) learn(this.#known.registry, event.server_id, event);
    const at = Date.parse(event.timestamp);
    const args = typeof event.input === "string" ? undefined : event.input;
    const name = event.type === "mcp_tool_called" ? event.tool_name : event.wire_name;
    const judged = (): CallVerdict | null =>
      this.#policy.verdict(this.#meaning(event), name, args, {
        pinOf: this.#known.pinOf,
        detectedOf: this.#known.detectedOf,
        tokensOf: (id) => this.#limiter.peek(id, at),
      });
    const verdict = filtered ?? judged();
    if (verdict?.action === "allow" && "tool" in verdict && verdict.tool)
      this.#limiter.take(verdict.tool.serverId, at);
    const { reason, rule } = event;
    const after: JudgedAgain = verdict
      ? {
          ...verdict,
          action: verdict.action === "ask" ? (reason === "approved" ? "allow" : "block") : verdict.action,
        }
      : { action: "allow", reason: "native", rule: "sandbox.mcp.native_tools" };
    const before: JudgedAgain = { action: policyAction(event), reason, rule };
    if (before.action === after.action) return;
    this.totals[after.action === "block" ? "newlyBlocked" : "newlyAllowed"]++;
    this.changed.push({
      event,
      before,
      after: { action: after.action, reason: after.reason, rule: after.rule },
    });
  }

  /** The configured patterns of an endpoint; null: they offer the tool, or the call did not come to one. */
  #filtered({ type, server_id, tool_name }: RecordedCall): JudgedAgain | null {
    const filter = type === "mcp_tool_called" ? this.#filters.get(server_id ?? "") : undefined;
    const rule = filter === undefined ? null : filterRule(filter, tool_name);
    return rule === null ? null : { action: "block", reason: "filtered", rule };
  }

  close(): void {
    this.#policy.close();
  }

  /** Returns the tool recorded for a certain declared server; otherwise resolves the name again. */
  #meaning(event: RecordedCall): ResolvedCall {
    const { registry } = this.#known;
    const { server_id: serverId, tool_name: toolName } = event;
    if (
      event.type === "mcp_tool_call_intercepted" &&
      event.server_type === null &&
      event.executed_by === "client"
    )
      return this.#policy.meaning(wireNameOf(event), null);
    if (serverId === null) return this.#policy.meaning(wireNameOf(event), null);
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
    return { identities: [identity], ...BY_SERVER };
  }
}

/** Reports whether a name that no list has hides characters: a shim or gateway refuses it whatever the rules say. */
function isDisguised({ type, tool_hash, tool_name }: RecordedCall): boolean {
  return type === "mcp_tool_called" && tool_hash === "" && visibleName(tool_name) !== tool_name;
}

/** Returns why the rules about calls do not tell what would have become of it, for people; null: they do. */
function unknowable(event: RecordedCall): string | null {
  if (event.type !== "mcp_tool_called") return null;
  if (event.reason === "sandbox") return "calls that netmon's own tools refused, by rules of mcp_proxy";
  if (event.reason === "filtered")
    return "calls that patterns of a command line or a rule file had taken off an endpoint";
  const passes = event.reason === "allowed" || event.reason === "policy_off" || event.reason === "approved";
  return passes && event.action === "block" ? "calls to servers that were blocked as a whole" : null;
}

/** Splits a wire name: namespaces of MCP servers begin with `mcp__` and have no slash. */
function wireNameOf(event: RecordedCall): WireName {
  const wire_name = event.type === "mcp_tool_called" ? event.tool_name : event.wire_name;
  const parts = /^(mcp__[^/]*)\/(.*)$/s.exec(wire_name);
  if (parts?.[1] === undefined) return { name: wire_name, namespace: null, server: null };
  return { name: parts[2] ?? "", namespace: parts[1], server: null };
}
