/**
 * Judges the calls of one server's tools at one endpoint, and reports each when it has ended; a longer one is also
 * reported when it starts, so that it is recorded even if netmon is killed meanwhile.
 *
 * Enforce fails closed (a call that cannot be judged is blocked); observe passes everything and reports what enforce
 * would have done. Tools that the endpoint does not offer are refused in both.
 */
import type { DeskAnswer } from "../../approvals/held-calls.ts";
import { proposedCall } from "../../approvals/proposed-call.ts";
import { postureOf } from "../../config/posture.ts";
import { errorMessage } from "../../errors/error-message.ts";
import type { McpToolCallStarted, Mode } from "../../event/event.ts";
import type { CallEnd, IncomingCall, JudgedCall } from "../../mcp/inspection/guard.ts";
import { quoted } from "../../policy/quoted.ts";
import { decideTool } from "../../policy/tool.ts";
import type { ToolDecision, ToolIdentity } from "../../policy/tool-call.ts";
import { filterRule, type ToolFilter } from "../../policy/tool-filter.ts";
import { visibleName } from "../../registry/fold.ts";
import type { ServerIdentity } from "../servers/catalogue.ts";
import { callText } from "../tool-calls/block-text.ts";
import { type GuardContext, toolIdentity } from "./guard-context.ts";
import { type OwnRefusal, ownToolCall, recordedInput } from "./recorded-call.ts";

type Verdict = Pick<ToolDecision, "action" | "reason" | "rule" | "text" | "firstUse">;

interface Call extends JudgedCall {
  readonly verdict: Verdict;
  readonly toolHash: string;
  readonly mode: Mode;
  /** Unix time in milliseconds. */
  readonly at: number;
  /** The ticket with which it passed; null: none was needed. */
  readonly ticket: string | null;
  ended: boolean;
}

/** Only these are forwarded or refused; a call that waits for a person becomes one. */
function isDecided(judged: JudgedCall): judged is Call {
  return "verdict" in judged;
}

/** Characters. Names are cached and compared with every rule, so their length is bounded. Real ones: up to 128. */
const MAX_NAME = 1024;
/** Calls that end sooner are reported only once. The store batches events for as long, so this loses no more calls. */
const STARTED_MS = 20;
/** Refusals that end when a person approves the tool's definition. */
const APPROVED_BY_NAME: ReadonlySet<string> = new Set(["version_changed", "version_unpinned", "detected"]);
/** Names for which the filter's answer is cached. */
const MAX_FILTERED = 1000;

export class Calls {
  readonly #server: ServerIdentity;
  readonly #filter: ToolFilter | null;
  readonly #context: GuardContext;
  /** The filter's answers, keyed by name; there are few, unless someone invents names. */
  readonly #filterRules = new Map<string, string | null>();
  /** Calls not yet reported as started; some have ended. */
  #unreported: Call[] = [];
  #timer: NodeJS.Timeout | null = null;

  constructor(server: ServerIdentity, filter: ToolFilter | null, context: GuardContext) {
    this.#server = server;
    this.#filter = filter;
    this.#context = context;
  }

  judge(call: IncomingCall): JudgedCall {
    const { counters, config } = this.#context;
    const at = this.#context.now();
    const mode = postureOf(config, "mcp").mode;
    const judged = this.#safely(call, at);
    counters.tool_calls++;
    const facts = { toolHash: judged.toolHash, mode, at };
    if (judged.verdict.action === "ask" && mode === "enforce") return this.#asked(call, judged, facts);
    return this.#decided(call, judged.verdict, facts, NOT_ASKED);
  }

  /** Asks a person about the call, until it is no longer needed. */
  #asked(call: IncomingCall, { verdict, tool }: Judged, facts: CallFacts): JudgedCall {
    const { desk, sessionId, config, definitions } = this.#context;
    const { rule, text, firstUse } = verdict;
    const change = tool && definitions.changeOf(tool.serverId, tool.toolName);
    const about = { sessionId, layer: "mcp", agent: null, change } as const;
    const proposed = tool && proposedCall(about, tool, call.args, { rule, text }, config.sandbox.mcp);
    const over = new AbortController();
    const decided = desk
      .ask(proposed, firstUse === true, over.signal)
      .then(({ passes, reason, text, ...asked }) => {
        const action = passes ? "allow" : "block";
        return this.#decided(call, { action, reason, rule, text }, facts, asked);
      });
    return { call, refusal: null, waiting: { decided, cancel: () => over.abort() } };
  }

  #decided(call: IncomingCall, verdict: Verdict, facts: CallFacts, asked: Asked): Call {
    const { counters, config, limiter } = this.#context;
    const { mode, at } = facts;
    const refused = verdict.action !== "allow";
    const blocks = refused && (mode === "enforce" || verdict.reason === "filtered");
    counters[blocks ? "blocked" : "allowed"]++;
    if (!blocks && refused) counters.would_block++;
    if (!refused) limiter.take(this.#server.id, at);
    const { reason, rule } = verdict;
    const { id } = this.#server;
    const refusal = blocks ? { reason, rule, text: callText(call.toolName, id, verdict, asked) } : null;
    const { toolHash } = facts;
    const passed = refused ? null : asked.ticket;
    const judged = { call, refusal, verdict, toolHash, mode, at, ticket: passed, ended: false };
    if (!blocks && config.mcp.inspection.enabled) this.#reportIfLong(judged);
    const stored = blocks && APPROVED_BY_NAME.has(reason) ? this.#context.definitions.stored() : null;
    return stored === null ? judged : { ...judged, stored };
  }

  ended(judged: JudgedCall, end: CallEnd): void {
    if (!isDecided(judged) || judged.ended) return;
    judged.ended = true;
    const { counters, config, afterTurn, desk } = this.#context;
    if (end.outcome === "unanswered") counters.unanswered++;
    const { ticket } = judged;
    if (ticket !== null) desk.returned(ticket, end.outcome);
    if (config.mcp.inspection.enabled) afterTurn.add(() => this.#report(judged, end));
  }

  /** Uses one timer for all calls, so that a later one is reported sooner after its start. */
  #reportIfLong(judged: Call): void {
    this.#unreported.push(judged);
    if (this.#timer !== null) return;
    const { afterTurn } = this.#context;
    this.#timer = setTimeout(() => {
      this.#timer = null;
      const calls = this.#unreported;
      this.#unreported = [];
      for (const call of calls) if (!call.ended) afterTurn.add(() => this.#reportStarted(call));
    }, STARTED_MS).unref();
  }

  #reportStarted(judged: Call): void {
    if (judged.ended) return;
    this.#context.emit({ type: "mcp_tool_call_started", ...this.#fields(judged, judged.refusal !== null) });
  }

  #report(judged: Call, { outcome, latencyMs, meta, redactions = 0 }: CallEnd): void {
    const { emit, config } = this.#context;
    const own = ownToolCall(config.sandbox.mcp, this.#server.id, meta);
    if (own !== null && "rule" in own) {
      this.#reportRefused(judged, own);
      return;
    }
    // The engine refuses calls to a blocked server, whatever their own verdict.
    const blocked = judged.refusal !== null || outcome === "refused";
    emit({
      type: "mcp_tool_called",
      ...this.#fields(judged, blocked),
      outcome,
      latency_ms: latencyMs,
      ...(own !== null && { own_tool: redactions > 0 ? { ...own, redactions } : own }),
    });
  }

  /** Reports a call that netmon's own tools refused, by a rule on what it would have done. */
  #reportRefused(judged: Call, { rule, text }: OwnRefusal): void {
    const { counters, emit } = this.#context;
    counters.allowed--;
    counters.blocked++;
    const fields = { ...this.#fields(judged, true), reason: "sandbox" as const, rule, text };
    emit({ type: "mcp_tool_called", ...fields, outcome: "refused", latency_ms: null });
  }

  #fields(
    { call, refusal, verdict, toolHash, mode, at }: Call,
    blocked: boolean,
  ): Omit<McpToolCallStarted, "type"> {
    const { id, type, addr } = this.#server;
    return {
      timestamp: new Date(at).toISOString(),
      session_id: this.#context.sessionId,
      server_id: id,
      server_type: type,
      server_addr: addr,
      tool_name: call.toolName.slice(0, MAX_NAME),
      tool_hash: toolHash,
      jsonrpc_id: call.id,
      input: recordedInput(call.args),
      tool_call_id: call.toolCallId,
      action: blocked ? "block" : "allow",
      reason: verdict.reason,
      rule: verdict.rule,
      text: refusal?.text ?? verdict.text,
      mode,
      would_block: !blocked && verdict.action !== "allow",
    };
  }

  #safely(call: IncomingCall, at: number): Judged {
    const { config, log } = this.#context;
    const { toolName } = call;
    try {
      const filtered = this.#filtered(toolName);
      if (!config.mcp.inspection.enabled) return { verdict: filtered ?? UNSEEN, ...NO_TOOL };
      if (toolName.length > MAX_NAME) return { verdict: unjudged(toolName), ...NO_TOOL };
      const tool = toolIdentity(this.#server, toolName, this.#context);
      const verdict = filtered ?? this.#disguised(tool) ?? this.#decide(tool, call, at);
      return { verdict, tool, toolHash: tool.toolHash };
    } catch (error) {
      const why = errorMessage(error);
      log.error(`a call of server ${this.#server.id} could not be judged: ${why}`);
      return { verdict: unjudged(toolName), ...NO_TOOL };
    }
  }

  #filtered(toolName: string): Verdict | null {
    const rule = this.#filterRule(toolName);
    if (rule === null) return null;
    const text = `tool ${quoted(toolName)} is not offered here (${rule})`;
    return { action: "block", reason: "filtered", rule, text };
  }

  #filterRule(toolName: string): string | null {
    if (this.#filter === null) return null;
    const known = this.#filterRules.get(toolName);
    if (known !== undefined) return known;
    const rule = filterRule(this.#filter, toolName);
    if (toolName.length > MAX_NAME) return rule;
    if (this.#filterRules.size >= MAX_FILTERED) this.#filterRules.clear();
    this.#filterRules.set(toolName, rule);
    return rule;
  }

  /** Blocks an unlisted tool with invisible characters in its name, which rules, pins and detection do not match. */
  #disguised({ serverId, toolName, toolHash }: ToolIdentity): Verdict | null {
    if (toolHash !== "" || visibleName(toolName) === toolName) return null;
    const of = `of server ${quoted(serverId)}`;
    const text = `tool ${quoted(toolName)} ${of} is not one that it lists, and its name has invisible characters`;
    return { action: "block", reason: "malformed", rule: null, text };
  }

  #decide(tool: ToolIdentity, { toolName, args }: IncomingCall, at: number): ToolDecision {
    const { policy, definitions, limiter, blocked } = this.#context;
    const { id } = this.#server;
    const pinnedHash = definitions.pinOf(id, toolName);
    const detected = blocked.get(id) ?? definitions.detectedOf(id, toolName);
    // Field by field, because in V8 a spread takes longer than the decision.
    return decideTool(policy, {
      serverId: tool.serverId,
      serverType: tool.serverType,
      serverAddr: tool.serverAddr,
      serverDeclared: tool.serverDeclared,
      toolName: tool.toolName,
      toolHash: tool.toolHash,
      serverListed: tool.serverListed,
      args,
      pinnedHash,
      detected,
      tokens: limiter.peek(id, at),
    });
  }
}

interface Judged {
  verdict: Verdict;
  tool: ToolIdentity | null;
  toolHash: string;
}

type Asked = Pick<DeskAnswer, "ticket" | "given">;
const NOT_ASKED: Asked = { ticket: null };

type CallFacts = Pick<Call, "toolHash" | "mode" | "at">;

const NO_TOOL = { tool: null, toolHash: "" } as const;

/** Verdict if inspection is switched off. */
const UNSEEN: Verdict = {
  action: "allow",
  reason: "policy_off",
  rule: "mcp.inspection.enabled",
  text: "inspection is switched off",
};

function unjudged(toolName: string): Verdict {
  const text = `the call of tool ${quoted(toolName)} could not be judged`;
  return { action: "block", reason: "malformed", rule: null, text };
}
