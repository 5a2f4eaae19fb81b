/**
 * Events of the layers above the kernel as one line for people. Names, arguments and reasons may come from a
 * model or a server: nothing of them reaches the terminal as it is.
 */
import type { McpToolCallIntercepted, NetmonEvent } from "../../event/event.ts";
import { duration } from "./layout.ts";
import { type Painter, printable, type Style } from "./terminal.ts";

export type LayerEvent = Extract<
  NetmonEvent,
  {
    type:
      | "mcp_tool_call_intercepted"
      | "llm_refusal"
      | "llm_request_failed"
      | "mcp_tool_seen"
      | "mcp_tool_changed"
      | "mcp_tool_approval"
      | "mcp_call_approval"
      | "netmon_approval_webhook_failed"
      | "mcp_server_declared"
      | "mcp_server_unreachable"
      | "netmon_proxy_started"
      | "netmon_proxy_stopped";
  }
>;

/** Shorter than the text that the agent gets, which `netmon mcp trace` shows. */
const REASONS: Record<McpToolCallIntercepted["reason"], string> = {
  policy_off: "policy is off",
  native: "the agent's own tool",
  server_denied: "server denied by policy",
  server_not_allowed: "server not on the allow list",
  server_undeclared: "undeclared server",
  tool_denied: "tool denied by policy",
  tool_not_allowed: "tool not on the allow list",
  argument_denied: "arguments denied by policy",
  arguments_unreadable: "arguments unreadable for a rule",
  version_changed: "definition is not the pinned one",
  version_unpinned: "definition was never approved",
  detected: "definition looks poisoned",
  approval_required: "waits for a person",
  approval_rejected: "rejected by a person",
  approval_unavailable: "a person cannot be asked",
  approved: "approved by a person",
  filtered: "not offered here",
  rate_limited: "over its rate limit",
  sandbox: "refused by netmon's own tools",
  unknown_tool: "unknown tool",
  ambiguous: "several servers have this tool and the verdicts differ",
  too_large: "larger than proxy.max_block_bytes",
  malformed: "unreadable call",
  allowed: "allowed",
};

const FAILURES: Readonly<Record<string, string>> = {
  ENOTFOUND: "its name is not found",
  EAI_AGAIN: "its name cannot be looked up now",
  ECONNREFUSED: "connection refused",
  ECONNRESET: "connection reset",
  EHOSTUNREACH: "no route to it",
  ENETUNREACH: "no route to it",
  ETIMEDOUT: "no connection in time",
  UND_ERR_CONNECT_TIMEOUT: "no connection in time",
  UND_ERR_HEADERS_TIMEOUT: "no answer in time",
  UND_ERR_BODY_TIMEOUT: "the answer stopped",
  UND_ERR_SOCKET: "the connection was closed",
};

/** Why a request to a provider failed: `connection refused (ECONNREFUSED)`, `it answered with HTTP 529`. */
export function failureText({ status, error }: { status: number | null; error: string | null }): string {
  if (error === null) return `it answered with HTTP ${status}`;
  const tls = /CERT|SSL|TLS/.test(error) ? "TLS failed" : null;
  const words = FAILURES[error] ?? tls;
  return words === null ? error : `${words} (${error})`;
}

export function reasonText(reason: McpToolCallIntercepted["reason"]): string {
  return REASONS[reason];
}

export function verdictLabel(
  e: { action: "allow" | "block"; would_block: boolean },
  paint: Painter["paint"],
): string {
  const [label, style]: [string, Style] =
    e.action === "block" ? ["BLOCK", "red"] : e.would_block ? ["would block", "yellow"] : ["allow", "green"];
  return paint(style, label.padEnd(11));
}

function callLine(e: McpToolCallIntercepted, paint: Painter["paint"]): string {
  const server = e.server_ids?.join("|") ?? e.server_id ?? "-";
  const details = [reasonText(e.reason), e.rule, e.executed_by === "provider" ? "run by the provider" : null]
    .filter((d) => d !== null)
    .map(printable);
  return [
    verdictLabel(e, paint),
    paint("bold", printable(server).padEnd(16)),
    `tool ${printable(e.tool_name || e.wire_name) || "without a name"}`.padEnd(34),
    paint("dim", details.join(", ")),
  ].join("  ");
}

export function layerLine(e: LayerEvent, { paint }: Painter): string {
  switch (e.type) {
    case "mcp_tool_call_intercepted":
      return callLine(e, paint);
    case "llm_refusal":
      return paint(
        e.action === "block" ? "red" : "yellow",
        `${e.action === "block" ? "REFUSED" : "would refuse"} ${e.direction}: ${printable(e.text)}`,
      );
    case "llm_request_failed":
      return paint(
        "yellow",
        `request to ${e.provider} at ${printable(e.upstream)} failed: ${failureText(e)}`,
      );
    case "mcp_tool_seen": {
      const pin = e.pinned === null ? "" : e.pinned ? ", as pinned" : ", NOT AS PINNED";
      const severity = e.max_severity === null ? "" : `; detected: ${e.max_severity}`;
      return paint(
        e.max_severity === null ? "dim" : "yellow",
        `tool ${printable(e.server_id)}/${printable(e.tool_name)}: ${e.status}${pin}${severity}`,
      );
    }
    case "mcp_tool_changed": {
      const fields = e.changes.map((c) => printable(c.field) || "/").join(", ");
      const changed = e.renamed_from === undefined ? "CHANGED" : `RENAMED from ${printable(e.renamed_from)}`;
      const until = e.action === "block" ? "; its calls are blocked" : "";
      return paint(
        "red",
        `tool ${printable(e.server_id)}/${printable(e.tool_name)} ${changed}: ${fields}${until}`,
      );
    }
    case "mcp_tool_approval": {
      const name =
        e.tool_name === "" ? `instructions of ${e.server_id}` : `tool ${e.server_id}/${e.tool_name}`;
      const despite = e.decision === "approved" && e.max_severity !== null;
      return paint(
        despite || e.decision === "revoked" ? "yellow" : "green",
        printable(
          `${name}: ${e.decision} by ${e.decided_by}${despite ? `, although detected: ${e.max_severity}` : ""}`,
        ),
      );
    }
    case "mcp_call_approval": {
      const call =
        e.tool_name === null ? `connection to ${e.destination}` : `call ${e.server_id}/${e.tool_name}`;
      const by = ["approved", "rejected", "revoked"].includes(e.state) ? ` by ${e.decided_by}` : "";
      const after = e.state === "proposed" ? "" : ` after ${duration(e.waited_ms)}`;
      const style =
        e.state === "approved" || e.state === "consumed"
          ? "green"
          : e.state === "returned"
            ? "dim"
            : "yellow";
      return paint(style, printable(`${call} (${e.approval_id}): ${e.state}${by}${after}`));
    }
    case "netmon_approval_webhook_failed": {
      const what = `approvals' webhook at ${e.receiver}: ${e.failure.replaceAll("_", " ")}: ${e.text}`;
      return paint("yellow", printable(what));
    }
    case "mcp_server_declared": {
      const where = printable(e.url ?? [e.command ?? "", ...(e.args ?? [])].join(" "));
      return paint(
        "dim",
        `server ${printable(e.server_id)}: ${e.server_type} ${where} (${printable(e.source)})`,
      );
    }
    case "mcp_server_unreachable":
      return paint(
        "yellow",
        `server ${printable(e.server_id)} gave no tools: ${printable(e.text)}; again in ${duration(e.retry_ms)}`,
      );
    case "netmon_proxy_started":
      return paint("dim", `LLM proxy at ${e.url}: ${e.mode}${e.fail_closed ? ", fail closed" : ""}`);
    case "netmon_proxy_stopped":
      return paint("dim", `LLM proxy stopped after ${duration(e.duration_ms)}: ${printable(e.reason)}`);
  }
}
