/**
 * Judges the calls of one server's tools at one endpoint, and tells of each when it has ended.
 *
 * Direction of failure: enforce fails closed (a call that cannot be judged is blocked); observe lets everything
 * pass and says what enforce would have done. What the endpoint does not offer is refused in both.
 */

import { postureOf } from "../../config/posture.ts";
import { errorMessage } from "../../event/error-message.ts";
import type { Mode } from "../../event/event.ts";
import type { CallEnd, IncomingCall, JudgedCall, Refusal } from "../../mcp/inspection/guard.ts";
import { quoted } from "../../policy/quoted.ts";
import { decideTool } from "../../policy/tool.ts";
import type { ToolDecision, ToolIdentity } from "../../policy/tool-call.ts";
import { filterRule, type ToolFilter } from "../../policy/tool-filter.ts";
import { visibleName } from "../../policy/visible-name.ts";
import type { ServerIdentity } from "../servers/catalogue.ts";
import { callText } from "../tool-calls/block-text.ts";
import type { GuardContext } from "./guard-context.ts";
import { ownToolCall } from "./own-tool.ts";
import { recordedInput } from "./recorded-input.ts";
import { toolIdentity } from "./tool-identity.ts";

type Verdict = Pick<ToolDecision, "action" | "reason" | "rule" | "text">;

class Call implements JudgedCall {
  readonly call: IncomingCall;
  readonly refusal: Refusal | null;
  readonly verdict: Verdict;
  readonly toolHash: string;
  readonly mode: Mode;
  /** Unix time in milliseconds. */
  readonly at: number;
  ended = false;

  constructor(call: IncomingCall, about: Pick<Call, "refusal" | "verdict" | "toolHash" | "mode" | "at">) {
    this.call = call;
    this.refusal = about.refusal;
    this.verdict = about.verdict;
    this.toolHash = about.toolHash;
    this.mode = about.mode;
    this.at = about.at;
  }
}

/** Names are cached and compared with every rule, so their length is bounded. Real ones have 128 at most. */
const MAX_NAME = 1024;
/** Names that the filter's answer is remembered of. */
const MAX_FILTERED = 1000;

export class Calls {
  readonly #server: ServerIdentity;
  readonly #filter: ToolFilter | null;
  readonly #context: GuardContext;
  /** What the filter said of names, which are few unless somebody makes them up. */
  readonly #filterRules = new Map<string, string | null>();

  constructor(server: ServerIdentity, filter: ToolFilter | null, context: GuardContext) {
    this.#server = server;
    this.#filter = filter;
    this.#context = context;
  }

  judge(call: IncomingCall): JudgedCall {
    const { counters, config, limiter } = this.#context;
    const at = this.#context.now();
    const mode = postureOf(config, "mcp").mode;
    const { verdict, toolHash } = this.#safely(call, at);
    counters.tool_calls++;
    const blocks = verdict.action === "block" && (mode === "enforce" || verdict.reason === "filtered");
    counters[blocks ? "blocked" : "allowed"]++;
    if (!blocks && verdict.action === "block") counters.would_block++;
    if (verdict.action === "allow") limiter.take(this.#server.id, at);
    const { reason, rule } = verdict;
    const refusal = blocks ? { reason, rule, text: callText(call.toolName, this.#server.id, verdict) } : null;
    return new Call(call, { refusal, verdict, toolHash, mode, at });
  }

  ended(judged: JudgedCall, end: CallEnd): void {
    if (!(judged instanceof Call) || judged.ended) return;
    judged.ended = true;
    const { counters, config, afterTurn } = this.#context;
    if (end.outcome === "unanswered") counters.unanswered++;
    if (config.mcp.inspection.enabled) afterTurn.add(() => this.#tell(judged, end));
  }

  #tell({ call, refusal, verdict, toolHash, mode, at }: Call, { outcome, latencyMs, meta }: CallEnd): void {
    const { emit, sessionId, config } = this.#context;
    const { id, type, addr } = this.#server;
    // the engine refuses what comes for a blocked server, whatever was said of the call
    const blocked = refusal !== null || outcome === "refused";
    const own = ownToolCall(config.sandbox.mcp, id, meta);
    emit({
      type: "mcp_tool_called",
      timestamp: new Date(at).toISOString(),
      session_id: sessionId,
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
      would_block: !blocked && verdict.action === "block",
      outcome,
      latency_ms: latencyMs,
      ...(own !== null && { own_tool: own }),
    });
  }

  #safely(call: IncomingCall, at: number): { verdict: Verdict; toolHash: string } {
    const { config, log } = this.#context;
    const { toolName } = call;
    try {
      const filtered = this.#filtered(toolName);
      if (!config.mcp.inspection.enabled) return { verdict: filtered ?? UNSEEN, toolHash: "" };
      if (toolName.length > MAX_NAME) return { verdict: unjudged(toolName), toolHash: "" };
      const tool = toolIdentity(this.#server, toolName, this.#context);
      const verdict = filtered ?? this.#disguised(tool) ?? this.#decide(tool, call, at);
      return { verdict, toolHash: tool.toolHash };
    } catch (error) {
      const why = errorMessage(error);
      log.error(`a call of server ${this.#server.id} could not be judged: ${why}`);
      return { verdict: unjudged(toolName), toolHash: "" };
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

  /** No tool that the server lists: rules, pins and detection know it by another name. */
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
    // field by field: spreading them takes V8 longer than the decision
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

/** With inspection switched off. */
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
