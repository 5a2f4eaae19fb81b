/**
 * The guard of one server at one endpoint: filter, policy, pins and detection in one judgement, with its events.
 *
 * Direction of failure: enforce fails closed, observe passes and says what enforce would have done.
 */
import type { Config } from "../../config/config.ts";
import type { EventSink, InspectionCounters, McpRefusalReason, Mode } from "../../event/event.ts";
import type {
  CallEnd,
  Guard,
  IncomingCall,
  JudgedCall,
  ListedKind,
  Refusal,
} from "../../mcp/inspection/guard.ts";
import { offers, type ToolFilter } from "../../policy/tool-filter.ts";
import type { Registry } from "../../registry/registry.ts";
import type { ServerIdentity } from "../servers/catalogue.ts";

export interface GuardContext {
  sessionId: string;
  config: () => Config;
  registry: Registry;
  counters: InspectionCounters;
  emit: EventSink;
}

export class SessionGuard implements Guard {
  readonly #server: ServerIdentity;
  readonly #filter: ToolFilter | null;
  readonly #context: GuardContext;

  constructor(server: ServerIdentity, filter: ToolFilter | null, context: GuardContext) {
    this.#server = server;
    this.#filter = filter;
    this.#context = context;
  }

  get mode(): Mode {
    return this.#context.config().sandbox.mcp.mode;
  }

  get blockResponse(): "error" | "result" {
    return this.#context.config().mcp.inspection.block_response;
  }

  get judgesDefinitions(): boolean {
    return this.mode === "enforce";
  }

  serverRefusal(): Refusal | null {
    return null;
  }

  listed(): void {
    this.#context.counters.lists++;
  }

  shows(kind: ListedKind, definition: unknown): boolean {
    const name = (definition as { name?: unknown } | null)?.name;
    return kind !== "tool" || this.#filter === null || offers(this.#filter, String(name));
  }

  showsInstructions(): boolean {
    return true;
  }

  call(call: IncomingCall): JudgedCall {
    this.#context.counters.tool_calls++;
    const offered = this.#filter === null || offers(this.#filter, call.toolName);
    const text = `[netmon] The tool is not offered here by MCP server ${this.#server.id}.`;
    return { call, refusal: offered ? null : { reason: "filtered", rule: null, text } };
  }

  ended(call: JudgedCall, { outcome }: CallEnd): void {
    const { counters } = this.#context;
    counters[call.refusal === null ? "allowed" : "blocked"]++;
    if (outcome === "unanswered") counters.unanswered++;
  }

  content(): Refusal | null {
    return null;
  }

  serverRequest(): Refusal | null {
    this.#context.counters.server_requests++;
    return null;
  }

  refused(_direction: "to_server" | "to_client", _reason: McpRefusalReason, _text: string): void {
    this.#context.counters.refused++;
  }

  message(): void {
    this.#context.counters.messages++;
  }
}
