/**
 * Tools that were called, and tools never to be allowed: poisoned-looking definitions, or refused by a rule or pin.
 *
 * Fails closed: a call counts only if it passed and no rule denies it by name.
 */
import type {
  McpDetection,
  McpServerRequest,
  McpToolCalled,
  McpToolCallIntercepted,
  McpToolSeen,
  ToolCallReason,
} from "../../event/event.ts";
import { isPlainlyShown } from "../../event/unseen.ts";
import { Observations, type Omitted } from "./observation.ts";

type Call = McpToolCalled | McpToolCallIntercepted;

/** Reasons without a denial; in observe, the call may merely be missing from a list. */
const NOT_LISTED: ReadonlySet<ToolCallReason> = new Set([
  "policy_off",
  "native",
  "allowed",
  "server_not_allowed",
  "server_undeclared",
  "tool_not_allowed",
  "unknown_tool",
  "rate_limited",
  "sandbox",
]);

/** A detection more severe than these excludes a tool. */
const TOLERABLE = new Set(["low", "medium"]);

export class ToolEvidence {
  /** Keyed by the servers' names for their tools. */
  readonly requested = new Observations<{ server: string; tool: string }>();
  readonly called = new Observations<{ server: string; tool: string }>();
  /** Presumably the agent's own tools: no known server has them. */
  readonly unknown = new Observations<{ tool: string }>();
  /** Tools listed by their servers. */
  readonly listed = new Observations<{ server: string }>();
  readonly requests = new Observations<{ method: McpServerRequest["method"]; server: string }>();
  readonly hashes = new Map<string, string>();
  /** `server/tool` → what was detected in it. */
  readonly poisoned = new Map<string, string>();
  readonly #includeBlocked: boolean;
  readonly #omitted: Omitted;

  constructor(includeBlocked: boolean, omitted: Omitted) {
    this.#includeBlocked = includeBlocked;
    this.#omitted = omitted;
  }

  call(event: Call): void {
    const { tool_name: tool, server_id: server } = event;
    if (event.reason === "native" || event.reason === "code") return;
    const what = `tool ${server ?? "(unknown server)"}/${tool}`;
    const blocked = event.action === "block" && !this.#includeBlocked;
    const why = !NOT_LISTED.has(event.reason)
      ? `a call was refused: ${event.reason.replaceAll("_", " ")}`
      : blocked
        ? "its calls were blocked; --include-blocked allows it"
        : server === null
          ? null
          : whyNotPlain(tool);
    if (why !== null) this.#omitted.add({ what, why }, event);
    else if (server !== null) this.#use(event, server, tool);
    else if (event.type === "mcp_tool_call_intercepted" && event.server_ids === undefined)
      this.#native(event);
  }

  #use(event: Call, server: string, tool: string): void {
    if (event.tool_hash !== "") this.hashes.set(keyOf(server, tool), event.tool_hash);
    (event.type === "mcp_tool_called" ? this.called : this.requested).add({ server, tool }, event);
  }

  seen(event: McpToolSeen): void {
    this.listed.add({ server: event.server_id }, event);
    const worst = event.detections.find(({ severity }) => !TOLERABLE.has(severity));
    if (worst) this.#markPoisoned(event, worst.pattern);
  }

  detection(event: McpDetection): void {
    if (event.subject !== "tool") {
      const what = `${event.subject.replace("_", " ")} of ${event.server_id}${event.tool_name === "" ? "" : ` (${event.tool_name})`}`;
      this.#omitted.add(
        { what, why: `looks poisoned: ${event.detection.pattern}; look at it yourself` },
        event,
      );
    } else if (event.action !== "alert" || event.would_block || !TOLERABLE.has(event.detection.severity))
      this.#markPoisoned(event, event.detection.pattern);
  }

  request(event: McpServerRequest): void {
    const { method, server_id: server } = event;
    const denied = event.action === "block" || event.would_block;
    if (denied) this.#omitted.add({ what: `${method} of ${server}`, why: "policy blocks it" }, event);
    else this.requests.add({ method, server }, event);
  }

  isPoisoned(server: string, tool: string): boolean {
    return this.poisoned.has(keyOf(server, tool));
  }

  #native(event: McpToolCallIntercepted): void {
    const tool = event.wire_name;
    const why =
      whyNotPlain(tool) ??
      (tool.startsWith("mcp__") ? "has a name like a server's tool, but no known server has it" : null) ??
      (event.executed_by === "provider" ? "is run by the provider at an unknown server" : null);
    if (why !== null) this.#omitted.add({ what: `tool ${tool}`, why }, event);
    else this.unknown.add({ tool }, event);
  }

  #markPoisoned(event: { server_id: string; tool_name: string; timestamp: string }, pattern: string): void {
    const { server_id, tool_name } = event;
    if (!this.isPoisoned(server_id, tool_name)) this.poisoned.set(keyOf(server_id, tool_name), pattern);
    const what = `tool ${server_id}/${tool_name}`;
    this.#omitted.add({ what, why: `its definition looks poisoned: ${pattern}` }, event);
  }
}

export function keyOf(server: string, tool: string): string {
  return JSON.stringify([server, tool]);
}

/** Returns null if the name may be used in a policy; otherwise why not. */
export function whyNotPlain(name: string): string | null {
  if (name === "") return "has no name";
  if (/[*?]/.test(name)) return "its name holds a wildcard and would allow others";
  return isVisible(name)
    ? null
    : "its name holds control characters, or characters that hide or reorder text";
}

export function isVisible(text: string): boolean {
  return isPlainlyShown(text);
}
