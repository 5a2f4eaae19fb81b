/**
 * Judges a server's requests to the agent (sampling, elicitation) by the policy for them.
 *
 * Enforce refuses a request that the policy blocks; observe passes and reports it.
 */
import type { RequestPolicy } from "../../config/config.ts";
import { postureOf } from "../../config/posture.ts";
import type { Refusal, ServerRequestMethod } from "../../mcp/inspection/guard.ts";
import { quoted } from "../../policy/quoted.ts";
import { entryFor } from "../../registry/server-names.ts";
import { CONTENT_RULE, type Contents } from "./contents.ts";
import { enforces, type GuardContext } from "./guard-context.ts";
import { requestText } from "./refusals.ts";

const SECTIONS = { "sampling/createMessage": "sampling", "elicitation/create": "elicitation" } as const;

export class ServerRequests {
  readonly #serverId: string;
  readonly #context: GuardContext;
  readonly #contents: Contents;

  constructor(serverId: string, context: GuardContext, contents: Contents) {
    this.#serverId = serverId;
    this.#context = context;
    this.#contents = contents;
  }

  judge(method: ServerRequestMethod, params: unknown): Refusal | null {
    const { config, counters } = this.#context;
    if (!config.mcp.inspection.enabled) return null;
    counters.server_requests++;
    const { policy, rule } = this.#policy(method);
    const blocks = policy === "block" && config.sandbox.mcp.enforce_policy;
    const refused = blocks && enforces(config);
    if (policy !== "allow") this.#report(method, policy, rule, blocks);
    const why = refused ? "its request is not allowed" : this.#poisoned(method, params);
    if (why === null) return null;
    counters.server_requests_blocked++;
    const by = refused ? rule : CONTENT_RULE;
    return {
      reason: refused ? "request_policy" : "detection",
      rule: by,
      text: requestText(this.#serverId, method, why, by),
    };
  }

  #poisoned(method: ServerRequestMethod, params: unknown): string | null {
    const origin = { subject: SECTIONS[method], about: "" };
    return this.#contents.blocks(origin, params)
      ? "it holds text that looks like an attack on the agent"
      : null;
  }

  #policy(method: ServerRequestMethod): { policy: RequestPolicy; rule: string } {
    const section = SECTIONS[method];
    const { policy, per_server } = this.#context.config.sandbox.mcp[section];
    const own = entryFor<RequestPolicy>(per_server, this.#serverId);
    return own
      ? { policy: own.value, rule: `sandbox.mcp.${section}.per_server.${own.id}` }
      : { policy, rule: `sandbox.mcp.${section}.policy` };
  }

  #report(method: ServerRequestMethod, policy: RequestPolicy, rule: string, blocks: boolean): void {
    const { emit, sessionId, config, now } = this.#context;
    const mode = postureOf(config, "mcp").mode;
    const server = quoted(this.#serverId);
    emit({
      type: "mcp_server_request",
      timestamp: new Date(now()).toISOString(),
      session_id: sessionId,
      server_id: this.#serverId,
      method,
      action: blocks && mode === "enforce" ? "block" : "allow",
      rule,
      text: `server ${server} asks for ${method}, and the policy for it is ${policy}`,
      mode,
      would_block: blocks && mode === "observe",
    });
  }
}
