/**
 * Judges the tool calls of model answers: name → tools it may mean → policy → verdict, counters and event.
 *
 * Direction of failure: enforce fails closed (a call that cannot be read, or whose name means several tools
 * with different verdicts, is blocked); observe lets everything pass and says what enforce would have done.
 */
import type { Config, McpConfig } from "../../config/config.ts";
import type { EventSink, ProxyCounters } from "../../event/event.ts";
import type { Exchange, ProviderServerVerdict } from "../../llm/proxy/ports.ts";
import type { Judge, ProviderMcpServer, ToolCall, Verdict } from "../../llm/wire.ts";
import { namedServers } from "../../policy/named-servers.ts";
import { NativeTools } from "../../policy/native-tools.ts";
import { RateLimiter } from "../../policy/rate-limit.ts";
import { type ToolPolicy, toolPolicy } from "../../policy/tool.ts";
import type { ToolIdentity } from "../../registry/identity.ts";
import type { Registry } from "../../registry/registry.ts";
import { WireNames } from "../../registry/wire-name.ts";
import { blockText } from "./block-text.ts";
import { callInput } from "./call-input.ts";
import { judgeProviderServer, type ProviderJudgement } from "./provider-server.ts";
import { type CallVerdict, judgeTools } from "./verdict.ts";

export interface ToolCallJudgeOptions {
  sessionId: string;
  /** With what the command line says instead (overrideConfig) already in it. */
  config: Config;
  /** Its servers are declared by the caller; tools come as they are found. */
  registry: Registry;
  /** Pinned hash of a tool; null: none. Called for each call, so from memory. */
  pinOf: (serverId: string, toolName: string) => string | null;
  /** Gets one mcp_tool_call_intercepted for each call that is not of a native tool. */
  emit: EventSink;
  /** allowed, blocked, would_block, native_tools and unknown_tools are counted here. */
  counters: ProxyCounters;
  /** Unix time in milliseconds; default Date.now. */
  now?: () => number;
}

/** What is decided of one call, before mode and record. */
type Outcome = { kind: "native" } | { kind: "judged"; verdict: CallVerdict };

export class ToolCallJudge {
  readonly #options: ToolCallJudgeOptions;
  readonly #now: () => number;
  readonly #names: WireNames;
  readonly #limiter: RateLimiter;
  /** What was said of the provider-run servers of a request, by the name their calls will bear. */
  readonly #providers = new WeakMap<Exchange, Map<string, ProviderJudgement>>();
  #config: Config;
  #declared: readonly string[] = [];
  #policy!: ToolPolicy;
  #native!: NativeTools;

  constructor(options: ToolCallJudgeOptions) {
    this.#options = options;
    this.#now = options.now ?? Date.now;
    this.#config = options.config;
    this.#names = new WireNames(options.registry);
    this.#limiter = new RateLimiter(this.#mcp.rate_limits);
    this.update(options.config);
  }

  /** Uses another configuration from the next call on. Tokens of rate limits that were taken stay taken. */
  update(config: Config): void {
    this.#config = config;
    this.#declared = this.#mcp.servers.map((server) => server.id);
    this.#policy = toolPolicy(this.#mcp, this.#declared);
    this.#native = new NativeTools(this.#mcp.native_tools);
    this.#names.setNamed(namedServers(this.#mcp));
    this.#limiter.update(this.#mcp.rate_limits);
  }

  /** The judge of one answer: a port of the LLM proxy. Bound: can be handed on as it is. */
  readonly judge =
    (exchange: Exchange): Judge =>
    (call) =>
      this.#call(exchange, call);

  /** A provider-run MCP server named in a request: a port of the LLM proxy. Bound. */
  readonly providerServer = (exchange: Exchange, server: ProviderMcpServer): ProviderServerVerdict => {
    const { registry } = this.#options;
    const judgement = judgeProviderServer(
      {
        policy: this.#policy,
        servers: this.#mcp.servers,
        toolsOf: (id) => registry.toolNames(id),
        // calls of the provider take no tokens: nobody could hold them back
        judgeTool: (id, tool) => this.#verdict(this.#providerTools(id, tool), undefined, () => Infinity),
      },
      server,
    );
    const known = this.#providers.get(exchange) ?? new Map<string, ProviderJudgement>();
    // of two entries with one name the stricter holds for the calls
    if (known.get(server.name)?.verdict.action !== "block") known.set(server.name, judgement);
    this.#providers.set(exchange, known);
    return judgement.verdict;
  };

  /** Ends the subscription to the registry. */
  close(): void {
    this.#names.close();
  }

  get #mcp(): McpConfig {
    return this.#config.sandbox.mcp;
  }

  #call(exchange: Exchange, call: ToolCall): Verdict {
    const { counters } = this.#options;
    const outcome = this.#safely(exchange, call);
    if (outcome.kind === "native") {
      counters.native_tools++;
      return { action: "allow", text: "" };
    }
    const { verdict } = outcome;
    if (verdict.reason === "unknown_tool") counters.unknown_tools++;
    const late = this.#mcp.mode === "observe" || call.executedBy === "provider";
    const action = late ? "allow" : verdict.action;
    const wouldBlock = late && verdict.action === "block";
    if (wouldBlock) counters.would_block++;
    counters[action === "allow" ? "allowed" : "blocked"]++;
    if (verdict.action === "allow" && verdict.tool) this.#limiter.take(verdict.tool.serverId, this.#now());
    const text = action === "block" ? blockText(wireNameOf(call), verdict) : verdict.text;
    this.#record(exchange, call, verdict, { action, text, wouldBlock });
    return { action, text: action === "block" ? text : "" };
  }

  /** The proxy cannot go on after an exception, and must not let pass what nobody judged. */
  #safely(exchange: Exchange, call: ToolCall): Outcome {
    try {
      return this.#outcome(exchange, call);
    } catch (error) {
      const text = `the call could not be judged: ${error instanceof Error ? error.message : String(error)}`;
      return { kind: "judged", verdict: { ...flawed("malformed", []), text } };
    }
  }

  #outcome(exchange: Exchange, call: ToolCall): Outcome {
    const { agent } = exchange;
    const { name, namespace, server, executedBy, flaw } = call;
    const isNative = server === null && this.#native.has(wireNameOf(call), agent);
    const provider = server === null ? undefined : this.#providers.get(exchange)?.get(server);
    const { identities, certain } = provider
      ? { identities: this.#providerIdentities(provider, call), certain: true }
      : this.#names.resolve({ name, namespace, server }, agent, isNative);
    if (flaw !== null) return { kind: "judged", verdict: flawed(flaw, identities) };
    const providersOwn = executedBy === "provider" && server === null;
    if (identities.length === 0 && (isNative || providersOwn)) return { kind: "native" };
    const verdict = this.#verdict(identities, callInput(call).args, (id) =>
      this.#limiter.peek(id, this.#now()),
    );
    // a name that is native and only looks like a tool's is the agent's own unless that lets a denied call pass
    if (isNative && !certain && verdict.action === "allow") return { kind: "native" };
    return { kind: "judged", verdict: provider ? stricter(provider, verdict) : verdict };
  }

  #verdict(
    tools: readonly ToolIdentity[],
    args: unknown,
    tokensOf: (serverId: string) => number,
  ): CallVerdict {
    return judgeTools(this.#policy, tools, args, { pinOf: this.#options.pinOf, tokensOf });
  }

  /** The tool of a server the provider runs: known by the URL of the request, else by name alone. */
  #providerIdentities({ serverIds, verdict }: ProviderJudgement, { name, server }: ToolCall): ToolIdentity[] {
    const ids = serverIds.length > 0 ? serverIds : [verdict.serverId ?? server ?? ""];
    return ids.flatMap((id) => {
      const tools = serverIds.length > 0 ? this.#providerTools(id, name) : [];
      return tools.length > 0 ? tools : [unknownServersTool(id, name)];
    });
  }

  #providerTools(serverId: string, name: string): ToolIdentity[] {
    return this.#names
      .resolve({ name, namespace: null, server: serverId }, null)
      .identities.filter((tool) => tool.serverId === serverId);
  }

  #record(
    exchange: Exchange,
    call: ToolCall,
    { tool, serverIds, reason, rule }: CallVerdict,
    done: { action: "allow" | "block"; text: string; wouldBlock: boolean },
  ): void {
    this.#options.emit({
      type: "mcp_tool_call_intercepted",
      timestamp: new Date(this.#now()).toISOString(),
      session_id: this.#options.sessionId,
      request_id: exchange.requestId,
      dialect: exchange.dialect,
      api: exchange.api,
      tool_name: tool?.toolName ?? call.name,
      wire_name: wireNameOf(call),
      tool_call_id: call.id,
      input: callInput(call).input,
      server_id: tool?.serverId ?? null,
      ...(serverIds && { server_ids: serverIds }),
      server_type: tool?.serverType ?? null,
      server_addr: tool?.serverAddr ?? "",
      tool_hash: tool?.toolHash ?? "",
      action: done.action,
      reason,
      rule,
      text: done.text,
      mode: this.#mcp.mode,
      would_block: done.wouldBlock,
      executed_by: call.executedBy,
    });
  }
}

/** As on the wire; with a namespace `namespace/name`. */
function wireNameOf({ name, namespace }: ToolCall): string {
  return namespace === null ? name : `${namespace}/${name}`;
}

function unknownServersTool(serverId: string, toolName: string): ToolIdentity {
  return { serverId, serverType: null, serverAddr: "", serverDeclared: false, toolName, toolHash: "" };
}

/** Whatever the policy: what was cut off or can be read in two ways cannot be handed on as it was judged. */
function flawed(flaw: "too_large" | "malformed", tools: readonly ToolIdentity[]): CallVerdict {
  const serverIds = [...new Set(tools.map((tool) => tool.serverId))];
  const single = serverIds.length === 1 ? (tools[0] ?? null) : null;
  return {
    action: "block",
    reason: flaw,
    rule: flaw === "too_large" ? "proxy.max_block_bytes" : null,
    text:
      flaw === "too_large"
        ? "the call is larger than proxy.max_block_bytes"
        : "the call has no name, is cut off, or can be read in two ways",
    tool: single,
    serverIds: serverIds.length > 1 ? serverIds : null,
  };
}

/** What the request was refused for, or would have been, is true of the calls that come of it. */
function stricter({ verdict: asked }: ProviderJudgement, verdict: CallVerdict): CallVerdict {
  if (asked.action === "allow" || verdict.action === "block" || asked.reason === "tool_denied")
    return verdict;
  return { ...verdict, action: "block", reason: asked.reason, rule: asked.rule, text: asked.text };
}
