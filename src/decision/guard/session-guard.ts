/**
 * The guard of one server at one endpoint: filter, policy, pins and detection, each in its own file.
 *
 * Enforce fails closed, observe passes everything and reports what enforce would have done; tools that the endpoint
 * does not offer are refused in both. With mcp.inspection.enabled false, only the latter remains.
 */

import { atOnce } from "../../async/steps.ts";
import type { Config } from "../../config/config.ts";
import { postureOf } from "../../config/posture.ts";
import type { McpRefusalReason, McpServerHindered, Mode } from "../../event/event.ts";
import { toolResultText } from "../../llm/dlp/message-text.ts";
import { type Redactor, redactor } from "../../llm/dlp/redactor.ts";
import type {
  CallEnd,
  ContentSubject,
  Guard,
  IncomingCall,
  JudgedCall,
  ListedKind,
  RedactedMessage,
  Refusal,
  ServerRequestMethod,
  ToolsListing,
} from "../../mcp/inspection/guard.ts";
import type { ToolFilter } from "../../policy/tool-filter.ts";
import { asksUndeclared, SERVER_REASONS, serverDecision } from "../../policy/tool-stages.ts";
import type { ServerIdentity } from "../servers/catalogue.ts";
import { Calls } from "./calls.ts";
import { CONTENT_RULE, Contents } from "./contents.ts";
import { enforces, type GuardContext } from "./guard-context.ts";
import { Hindrances, type RefusedTo } from "./hindrances.ts";
import { isOwn } from "./recorded-call.ts";
import { contentText, serverText } from "./refusals.ts";
import { ServerRequests } from "./server-requests.ts";
import { ToolVisibility } from "./tool-visibility.ts";

export class SessionGuard implements Guard {
  readonly #server: ServerIdentity;
  readonly #context: GuardContext;
  readonly #calls: Calls;
  readonly #visibility: ToolVisibility;
  readonly #contents: Contents;
  readonly #requests: ServerRequests;
  readonly #hindrances: Hindrances | null;
  readonly redacted: (message: string) => RedactedMessage;

  /** `refusedTo`: what netmon refused to the server's processes; null: they are not known. */
  constructor(
    server: ServerIdentity,
    filter: ToolFilter | null,
    context: GuardContext,
    refusedTo: RefusedTo | null = null,
  ) {
    this.#server = server;
    this.#hindrances = refusedTo && new Hindrances(server.id, refusedTo, context);
    this.#context = context;
    this.#calls = new Calls(server, filter, context);
    this.#visibility = new ToolVisibility(server, filter, context);
    this.#contents = new Contents(server.id, context);
    this.#requests = new ServerRequests(server.id, context, this.#contents);
    this.redacted = redactedOwn(server.id, context);
  }

  get mode(): Mode {
    return postureOf(this.#context.config, "mcp").mode;
  }

  get blockResponse(): "error" | "result" {
    return this.#context.config.mcp.inspection.block_response;
  }

  get judgesDefinitions(): boolean {
    return enforces(this.#context.config);
  }

  serverRefusal(): Refusal | null {
    const { config, policy, registry } = this.#context;
    if (!enforces(config)) return null;
    const { id } = this.#server;
    const serverDeclared = registry.server(id)?.declared ?? false;
    const server = { serverId: id, serverDeclared };
    const { action, reason, rule, text } = serverDecision(policy, server);
    if (action === "block" && !asksUndeclared(policy, server)) {
      const why = SERVER_REASONS[reason as keyof typeof SERVER_REASONS];
      return { reason: why, rule, text: serverText(id, text, rule) };
    }
    const poisoned = this.#poisoned();
    if (poisoned === null) return null;
    const by = `mcp.inspection.on_detection.${poisoned.severity}`;
    return { reason: "detection", rule: by, text: serverText(id, "its definitions look poisoned", by) };
  }

  scanAhead(listing: ToolsListing): Promise<void> | null {
    return this.#enabled ? this.#visibility.scanAhead(listing) : null;
  }

  scanInstructions(instructions: string): Promise<void> | null {
    return this.#enabled ? this.#visibility.scanInstructions(instructions) : null;
  }

  scanEntries(kind: ListedKind, entries: readonly unknown[]): Promise<void> | null {
    if (!enforces(this.#context.config)) return null;
    return kind === "tool" ? this.#visibility.scanTools(entries) : this.#visibility.scanOthers(entries);
  }

  listed(listing: ToolsListing): void {
    if (!this.#enabled) return;
    this.#context.counters.lists++;
    this.#visibility.listed(listing);
  }

  shows(kind: ListedKind, definition: unknown): boolean {
    const shown =
      kind === "tool"
        ? this.#visibility.showsTool(definition)
        : !this.#enabled || this.#visibility.showsEntry(kind, definition);
    if (!shown) this.#context.counters.hidden++;
    return shown;
  }

  showsInstructions(instructions: string): boolean {
    const shown = !this.#enabled || this.#visibility.showsInstructions(instructions);
    if (!shown) this.#context.counters.hidden++;
    return shown;
  }

  call(call: IncomingCall): JudgedCall {
    return this.#calls.judge(call);
  }

  ended(call: JudgedCall, end: CallEnd): void {
    this.#calls.ended(call, end);
  }

  content(subject: ContentSubject, about: string, result: unknown): Refusal | null {
    if (!this.#contents.blocks({ subject, about }, result)) return null;
    return {
      reason: "detection",
      rule: CONTENT_RULE,
      text: contentText(this.#server.id, subject, about, CONTENT_RULE),
    };
  }

  serverRequest(method: ServerRequestMethod, params: unknown): Refusal | null {
    return this.#requests.judge(method, params);
  }

  refused(direction: "to_server" | "to_client", reason: McpRefusalReason, text: string): void {
    if (!this.#enabled && reason !== "origin") return;
    this.#context.reportRefusal({ serverId: this.#server.id, direction, reason, text, mode: this.mode });
  }

  hindered(method: string, outcome: McpServerHindered["outcome"], since: number): string | null {
    if (!this.#enabled) return null;
    return this.#hindrances?.report(method, outcome, since) ?? null;
  }

  message(): void {
    this.#context.counters.messages++;
  }

  get #enabled(): boolean {
    return this.#context.config.mcp.inspection.enabled;
  }

  /** Returns the definition for which the whole server is blocked. The store is not opened if none could be. */
  #poisoned() {
    const { config, blocked, definitions } = this.#context;
    const { low, medium, high, critical } = config.mcp.inspection.on_detection;
    if (![low, medium, high, critical].includes("block")) return null;
    return blocked.get(this.#server.id) ?? definitions.findings.serverBlock(this.#server.id);
  }
}

/**
 * Redacts results of netmon's own tools according to `dlp`, so that no model reads the data even without an LLM proxy.
 * Other servers' results stay unchanged: clients use them for more than a model, and the proxy redacts requests to
 * models.
 */
function redactedOwn(serverId: string, context: GuardContext): (message: string) => RedactedMessage {
  let seen: Config | null = null;
  let redact: Redactor | null = null;
  // A message has at most some 100 kB, because the tool server limits its results.
  return (message) => {
    const { config, counters } = context;
    if (config !== seen) {
      const { dlp, sandbox } = config;
      redact = dlp.mode === "redact" && isOwn(sandbox.mcp, serverId) ? redactor(dlp, toolResultText) : null;
      seen = config;
    }
    if (redact === null) return { message, redactions: 0 };
    const { body, redactions } = atOnce(redact(message));
    counters.redactions += redactions;
    return { message: body, redactions };
  };
}
