/**
 * Judges the tool calls of model answers: name → tools it may mean → policy → verdict, counters and event.
 *
 * Enforce fails closed (a call that cannot be read, or whose name means several tools with different verdicts, is
 * blocked); observe passes everything and reports what enforce would have done.
 */
import type { ApprovalDesk, DeskAnswer } from "../../approvals/held-calls.ts";
import { mayAsk, proposedCall } from "../../approvals/proposed-call.ts";
import { poll } from "../../async/poll.ts";
import { getOrInsert } from "../../collections/get-or-insert.ts";
import type { Config, McpConfig } from "../../config/config.ts";
import { errorMessage } from "../../errors/error-message.ts";
import type { EventSink, ProxyCounters } from "../../event/event.ts";
import type { ProviderServerVerdict, RequestContext } from "../../llm/proxy/ports.ts";
import type { AheadJudge, Judge, NameJudge, ProviderMcpServer, ToolCall, Verdict } from "../../llm/wire.ts";
import { RateLimiter } from "../../policy/rate-limit.ts";
import type { ToolIdentity } from "../../registry/identity.ts";
import type { Registry } from "../../registry/registry.ts";
import type { WireName } from "../../registry/wire-name.ts";
import { blockText } from "./block-text.ts";
import { callInput } from "./call-input.ts";
import { BY_SERVER, CallPolicy, type ResolvedCall, wireNameText } from "./call-policy.ts";
import { type CarriedCall, carriedCall, mayCarry, missesServers } from "./carried-call.ts";
import { judgeProviderServer, type ProviderJudgement } from "./provider-server.ts";
import type { CallState, CallVerdict } from "./verdict.ts";

export interface ToolCallJudgeOptions extends Omit<CallState, "tokensOf"> {
  sessionId: string;
  /** Configuration with the command line's overrides (overrideConfig) applied. */
  config: Config;
  /** The caller declares its servers; tools are added as they become known. */
  registry: Registry;
  /** Returns what changed in a tool since it was pinned, for a person; null: nothing. */
  changeOf: (serverId: string, toolName: string) => string | null;
  /** The desk at which calls wait for a person; null: such calls are refused. */
  desk: Pick<ApprovalDesk, "ask"> | null;
  /** Gets one mcp_tool_call_intercepted for each call of a tool that is not native. */
  emit: EventSink;
  /** allowed, blocked, would_block, native_tools and unknown_tools are counted here. */
  counters: ProxyCounters;
  /** Unix time in milliseconds; default Date.now. */
  now?: () => number;
  /** Milliseconds that a call which runs code waits for servers that are not seen yet; default 10 s. */
  serversWaitMs?: number;
}

/** Less than the shortest time after which a client complains of silence. */
const SERVERS_WAIT_MS = 10_000;

export class ToolCallJudge {
  readonly #options: ToolCallJudgeOptions;
  readonly #now: () => number;
  readonly #calls: CallPolicy;
  readonly #limiter: RateLimiter;
  /** Verdicts on the provider-run servers of a request, keyed by the server name in their calls. */
  readonly #providers = new WeakMap<RequestContext, Map<string, ProviderJudgement>>();
  /** Answers to calls that asked a person, keyed by call: one for each time the call occurs. */
  readonly #answers = new WeakMap<RequestContext, Map<string, DeskAnswer[]>>();
  #config: Config;

  constructor(options: ToolCallJudgeOptions) {
    this.#options = options;
    this.#now = options.now ?? Date.now;
    this.#config = options.config;
    this.#calls = new CallPolicy(options.registry, this.#mcp);
    this.#limiter = new RateLimiter(this.#mcp.rate_limits);
  }

  /** Applies another configuration from the next call. Tokens of rate limits that were taken stay taken. */
  update(config: Config): void {
    this.#config = config;
    this.#calls.update(this.#mcp);
    this.#limiter.update(this.#mcp.rate_limits);
  }

  /** Returns the judge of one answer: a port of the LLM proxy. Bound, so it can be passed as a value. */
  readonly judge =
    (exchange: RequestContext): Judge =>
    (call) =>
      this.#call(exchange, call);

  /** Tells which calls of one answer are allowed whatever their arguments: a port of the LLM proxy. Bound. */
  readonly anyInput =
    (exchange: RequestContext): NameJudge =>
    (call) => {
      if (call.server !== null || hasLongName(call) || mayCarry(call)) return false;
      try {
        const meaning = this.#meaning(exchange, call);
        return this.#calls.anyArguments(meaning, call.name, this.#options);
      } catch {
        return false; // judged, and reported, with its arguments
      }
    };

  /**
   * Asks a person about the calls of one answer before `judge` does, and waits for servers that are only starting: a port
   * of the LLM proxy. Bound.
   */
  readonly ahead = (exchange: RequestContext): AheadJudge | null => {
    const { desk: person, sessionId } = this.#options;
    const desk = mayAsk(this.#config) ? person : null;
    const isStarting = missesServers(this.#mcp, this.#options);
    if (exchange.mode === "observe" || (desk === null && !isStarting)) return null;
    // The calls of an answer wait together, because its client waits for all of them.
    let since: number | undefined;
    return (made, over) => {
      const call = this.#meant(exchange, made);
      if (call.executedBy === "provider") return null;
      const { args } = callInput(call);
      const verdict = this.#safely(exchange, call, args);
      if (isStarting && verdict?.reason === "code") return this.#serversSeen(over);
      if (desk === null || verdict?.action !== "ask" || verdict.tool === null) return null;
      const { tool, firstUse } = verdict;
      const change = this.#options.changeOf(tool.serverId, tool.toolName);
      const about = { sessionId, layer: "llm", agent: exchange.agent, change } as const;
      const proposed = proposedCall(about, tool, args, verdict, this.#mcp);
      since ??= this.#now();
      const known = getOrInsert(this.#answers, exchange, () => new Map<string, DeskAnswer[]>());
      const answers = getOrInsert(known, keyOf(call), () => []);
      return desk.ask(proposed, firstUse === true, over, since).then((answer) => {
        answers.push(answer);
      });
    };
  };

  /** Agents send their first request while their servers still start. */
  async #serversSeen(over: AbortSignal): Promise<void> {
    const { serversWaitMs: timeoutMs = SERVERS_WAIT_MS } = this.#options;
    const missesAny = (): boolean => !over.aborted && missesServers(this.#mcp, this.#options);
    await poll(missesAny, (misses) => !misses, { timeoutMs, intervalMs: 50 });
  }

  /** Judges a provider-run MCP server named in a request: a port of the LLM proxy. Bound. */
  readonly providerServer = (exchange: RequestContext, server: ProviderMcpServer): ProviderServerVerdict => {
    const { registry } = this.#options;
    const judgement = judgeProviderServer(
      {
        policy: this.#calls.policy,
        servers: this.#mcp.servers,
        toolsOf: (id) => registry.toolNames(id),
        // The provider's calls take no tokens, because they cannot be held back.
        judgeTool: (id, tool) => this.#calls.judge(this.#calls.toolsOf(id, tool), undefined, this.#options),
      },
      server,
    );
    const known = getOrInsert(this.#providers, exchange, () => new Map<string, ProviderJudgement>());
    // The stricter of two entries with the same name applies to the calls.
    if (known.get(server.name)?.verdict.action !== "block") known.set(server.name, judgement);
    return judgement.verdict;
  };

  /** Returns the tools that a name may mean, as for a call. */
  meaning(wire: WireName, agent: string | null): ResolvedCall {
    return this.#calls.meaning(wire, agent);
  }

  #meaning({ agent, offered }: RequestContext, call: WireName & Partial<CarriedCall>): ResolvedCall {
    const { name, namespace, carried = false } = call;
    if (offered === undefined || carried || namespace !== null) return this.#calls.meaning(call, agent);
    const known = offered.listed.has(name) ? "yes" : offered.all ? "no" : "unknown";
    return this.#calls.meaning(call, agent, known);
  }

  /** Ends the subscription to the registry. */
  close(): void {
    this.#calls.close();
  }

  get #mcp(): McpConfig {
    return this.#config.sandbox.mcp;
  }

  /** Returns the call that this one carries, unless it is refused itself or is an MCP tool's, and then what is refused. */
  #meant(exchange: RequestContext, call: ToolCall): ToolCall {
    const carried = carriedCall(call);
    if (carried === null) return call;
    const own = this.#safely(exchange, call, callInput(call).args);
    if (own !== null && own.action !== "allow") return call;
    if (own === null || own.tool === null) return carried;
    const inner = this.#safely(exchange, carried, callInput(carried).args);
    return inner === null || inner.action === "allow" ? call : carried;
  }

  #call(exchange: RequestContext, made: ToolCall): Verdict {
    const { counters } = this.#options;
    const call = this.#meant(exchange, made);
    const { args, input } = callInput(call);
    const judged = this.#safely(exchange, call, args);
    const late = exchange.mode === "observe" || call.executedBy === "provider";
    const verdict = judged?.action === "ask" && !late ? this.#answered(exchange, call, judged) : judged;
    if (verdict === null) {
      counters.native_tools++;
      return { action: "allow", text: "" };
    }
    if (verdict.reason === "unknown_tool") counters.unknown_tools++;
    const action = late || verdict.action === "allow" ? "allow" : "block";
    const wouldBlock = late && verdict.action !== "allow";
    if (verdict.reason === "code" && action === "allow") counters.code_calls++;
    if (wouldBlock) counters.would_block++;
    counters[action === "allow" ? "allowed" : "blocked"]++;
    if (verdict.action === "allow" && verdict.tool && call.executedBy === "client")
      this.#limiter.take(verdict.tool.serverId, this.#now());
    const text = action === "block" ? blockText(wireNameText(call), verdict) : verdict.text;
    this.#record(exchange, call, verdict, { action, text, wouldBlock, input });
    return { action, text: action === "block" ? text : "" };
  }

  /** Returns the verdict after a person was asked. A call about which nobody was asked is refused. */
  #answered(exchange: RequestContext, call: ToolCall, verdict: CallVerdict): CallVerdict {
    const answer = this.#answers.get(exchange)?.get(keyOf(call))?.shift();
    if (answer === undefined) return { ...verdict, action: "block", reason: "approval_unavailable" };
    const { passes, reason, ticket, text, given } = answer;
    const decided = { ...verdict, action: passes ? "allow" : "block", reason, ticket, text } as const;
    return given === undefined ? decided : { ...decided, given };
  }

  /** Turns an exception into a block: the proxy must not pass an unjudged call. */
  #safely(exchange: RequestContext, call: ToolCall, args: unknown): CallVerdict | null {
    try {
      return this.#verdict(exchange, call, args);
    } catch (error) {
      const text = `the call could not be judged: ${errorMessage(error)}`;
      return { ...flawed("malformed", []), text };
    }
  }

  /** Returns null for a call of a native tool. */
  #verdict(exchange: RequestContext, call: ToolCall, args: unknown): CallVerdict | null {
    const { server, executedBy, flaw } = call;
    if (hasLongName(call)) return flawed("malformed", []);
    const provider = server === null ? undefined : this.#providers.get(exchange)?.get(server);
    const meaning = provider
      ? { ...BY_SERVER, identities: this.#providerTools(provider, call) }
      : this.#meaning(exchange, call);
    if (flaw !== null) return flawed(flaw, meaning.identities);
    const unreadable = call.input.kind === "json" && args === undefined && executedBy !== "provider";
    // A tool that the provider runs, and that is not an MCP server's, is the provider's own.
    const own = executedBy !== "client" && server === null && meaning.identities.length === 0;
    const verdict = own ? null : this.#policyVerdict(meaning, call, args);
    // A client may repair truncated arguments.
    if (unreadable && verdict?.action !== "block") return flawed("malformed", meaning.identities);
    return provider && verdict ? stricter(provider, verdict) : verdict;
  }

  #policyVerdict(meaning: ResolvedCall, { name, executedBy }: ToolCall, args: unknown): CallVerdict | null {
    const now = this.#now();
    const { pinOf, detectedOf, uninspected = () => [] } = this.#options;
    const tokensOf = (id: string): number => this.#limiter.peek(id, now);
    const state = { pinOf, detectedOf, uninspected, tokensOf };
    // The provider's calls neither take tokens nor wait for them, because they cannot be held back.
    return this.#calls.verdict(meaning, name, args, executedBy === "client" ? state : this.#options);
  }

  /** Returns the tools of a server that the provider runs: known by the URL in the request, or else only by name. */
  #providerTools({ serverIds, verdict }: ProviderJudgement, { name, server }: ToolCall): ToolIdentity[] {
    if (serverIds.length === 0) return [unknownServersTool(verdict.serverId ?? server ?? "", name)];
    return serverIds.flatMap((id) => this.#calls.toolsOf(id, name));
  }

  #record(
    exchange: RequestContext,
    call: ToolCall,
    { tool, serverIds, reason, rule }: CallVerdict,
    done: { action: "allow" | "block"; text: string; wouldBlock: boolean; input: unknown },
  ): void {
    this.#options.emit({
      type: "mcp_tool_call_intercepted",
      timestamp: new Date(this.#now()).toISOString(),
      session_id: this.#options.sessionId,
      request_id: exchange.requestId,
      dialect: exchange.dialect,
      api: exchange.api,
      tool_name: tool?.toolName ?? call.name,
      wire_name: wireNameText(call),
      tool_call_id: call.id,
      input: done.input,
      server_id: tool?.serverId ?? null,
      ...(serverIds && { server_ids: serverIds }),
      server_type: tool?.serverType ?? null,
      server_addr: tool?.serverAddr ?? "",
      tool_hash: tool?.toolHash ?? "",
      action: done.action,
      reason,
      rule,
      text: done.text,
      mode: exchange.mode,
      would_block: done.wouldBlock,
      executed_by: call.executedBy === "client" ? "client" : "provider",
    });
  }
}

function keyOf({ name, namespace, server, id, input }: ToolCall): string {
  return JSON.stringify([name, namespace, server, id, input.kind, input.text]);
}

/** Characters. APIs accept names of 64 or 128 characters, and ids have up to 128, so a longer name is not a tool's. */
const MAX_NAME = 1024;

/** Names are cached and compared with every rule, so their length is bounded. */
function hasLongName({ name, namespace, server }: Pick<ToolCall, "name" | "namespace" | "server">): boolean {
  return [name, namespace, server].some((part) => part !== null && part.length > MAX_NAME);
}

function unknownServersTool(serverId: string, toolName: string): ToolIdentity {
  const nothing = { serverType: null, serverAddr: "", toolHash: "" };
  return { serverId, toolName, ...nothing, serverDeclared: false, serverListed: false };
}

/** Returns the block of a truncated or ambiguous call, which applies whatever the policy. */
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

/** Returns the stricter verdict: a reason to refuse the request also applies to its calls. */
function stricter({ verdict: asked }: ProviderJudgement, verdict: CallVerdict): CallVerdict {
  if (asked.action === "allow" || verdict.action === "block" || asked.reason === "tool_denied")
    return verdict;
  return { ...verdict, action: "block", reason: asked.reason, rule: asked.rule, text: asked.text };
}
