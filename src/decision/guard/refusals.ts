/**
 * Reports messages that are not forwarded, or would not be in enforce: ten per second for each server and reason. The
 * counters include all of them; an event states how many like it were left out before it.
 */
import type { EventSink, InspectionCounters, McpRefusalReason, Mode } from "../../event/event.ts";
import type { ContentSubject } from "../../mcp/inspection/guard.ts";
import { quoted } from "../../policy/quoted.ts";

export type ReportRefusal = (refused: {
  serverId: string;
  direction: "to_server" | "to_client";
  reason: McpRefusalReason;
  text: string;
  mode: Mode;
}) => void;

export interface RefusalEventsOptions {
  sessionId: string;
  emit: EventSink;
  counters: InspectionCounters;
  /** Unix time in milliseconds. */
  now: () => number;
}

const PER_SECOND = 10;
const SECOND = 1000;

export function refusalEvents({ sessionId, emit, counters, now }: RefusalEventsOptions): ReportRefusal {
  const reported = new Map<string, { since: number; events: number; left: number }>();
  /** Returns how many were not reported since the last event; null: this one is not reported either. */
  const leftOut = (key: string): number | null => {
    const since = now();
    const last = reported.get(key);
    if (last && since - last.since < SECOND && since >= last.since) {
      if (last.events < PER_SECOND) {
        last.events++;
        return 0;
      }
      last.left++;
      return null;
    }
    reported.set(key, { since, events: 1, left: 0 });
    return last?.left ?? 0;
  };
  return ({ serverId, direction, reason, text, mode }) => {
    // A request refused for its origin is refused in observe too, because it is not the agent's.
    const passes = mode === "observe" && reason !== "origin";
    if (!passes) counters.refused++;
    if (reason === "unparsed" || reason === "too_large") counters[reason]++;
    const left = leftOut(`${reason} ${serverId}`);
    if (left === null) return;
    emit({
      type: "mcp_refusal",
      timestamp: new Date(now()).toISOString(),
      session_id: sessionId,
      server_id: serverId,
      direction,
      action: passes ? "allow" : "block",
      mode,
      would_block: passes,
      reason,
      text: left === 0 ? text : `${text} (${left} more like this since the last one)`,
    });
  };
}

/**
 * Text for the agent that replaces a refused message. It contains only names of the server, truncated and escaped;
 * the rest is netmon's or the configuration's, so that a server cannot speak in netmon's name.
 */
const WAY_ON =
  "Do not retry it, and do not try to reach the same end another way. Tell the user that it was blocked and why.";

function ruleText(rule: string | null): string {
  return rule === null ? "" : ` The rule is ${rule}.`;
}

export function serverText(serverId: string, why: string, rule: string | null): string {
  return `[netmon] The MCP server ${quoted(serverId)} was blocked by policy: ${why}.${ruleText(rule)} ${WAY_ON}`;
}

const CONTENT: Readonly<Record<ContentSubject, string>> = {
  tool_result: "result of the tool",
  prompt_result: "prompt",
  resource_content: "resource",
};

/** `about`: tool, prompt or URI. */
export function contentText(serverId: string, subject: ContentSubject, about: string, rule: string): string {
  const what = about === "" ? CONTENT[subject] : `${CONTENT[subject]} ${quoted(about)}`;
  return (
    `[netmon] The ${what} (MCP server ${quoted(serverId)}) was withheld by policy: it holds text that looks like ` +
    `an attack on the agent.${ruleText(rule)} ${WAY_ON}`
  );
}

/** Text for the server, and for the client if the request came in a result. */
export function requestText(serverId: string, method: string, why: string, rule: string): string {
  return (
    `[netmon] The request ${quoted(method)} of the MCP server ${quoted(serverId)} was blocked by policy: ${why}.` +
    `${ruleText(rule)} ${WAY_ON}`
  );
}
