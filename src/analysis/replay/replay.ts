/**
 * Judges a recorded session again under another configuration: which verdicts would differ, and what cannot be judged.
 *
 * Calls of native tools were not recorded and cannot be judged. Pins and definitions are the store's current ones. Rate
 * limits are replayed with the recorded times.
 */
import type { Config } from "../../config/config.ts";
import type { KnownTools } from "../../decision/tool-calls/known-tools.ts";
import type { NetmonEvent } from "../../event/event.ts";
import { serverPolicy } from "../../policy/server.ts";
import type { EventReader } from "../../store/reader.ts";
import { asCalled, isFinalEvent } from "../report/stored-calls.ts";
import { CallReplay, type CallTotals, type ChangedCall, learn } from "./calls.ts";
import { type ChangedConnections, ConnectionReplay } from "./connections.ts";

export interface Replay {
  /** In the model's answers, as the LLM proxy recorded them. */
  calls: CallTotals;
  /** At servers, as shims and gateways recorded them. */
  received: CallTotals;
  connections: { judged: number; newlyBlocked: number; newlyAllowed: number; unattributed: number };
  /** What was recorded and depends on more than the rules about calls and servers, by description; no zeros. */
  notJudged: Record<string, number>;
  changedCalls: ChangedCall[];
  /** One entry for each server and verdict. */
  changedConnections: ChangedConnections[];
}

/** Verdicts of parts that a replay does not have, by type of event. */
const OTHERS: Readonly<Partial<Record<NetmonEvent["type"], string>>> = {
  mcp_refusal: "MCP messages that were refused",
  mcp_detection: "definitions and texts in which something was detected",
  llm_refusal: "requests to models, or their answers, that were refused",
  netmon_dns_refused: "names that were not looked up",
};

const TYPES = [
  "mcp_tool_seen",
  "mcp_tool_call_intercepted",
  "mcp_tool_called",
  "mcp_tool_call_started",
  "mcp_network_connection",
  "mcp_refusal",
  "mcp_detection",
  "llm_refusal",
  "netmon_dns_refused",
] as const;

/** Yields what replay() reads, each call once. */
export function* replayedEvents(reader: EventReader, sessionId: string): Iterable<NetmonEvent> {
  for (const { event } of reader.each({ sessionId, types: TYPES })) {
    if (event.type !== "mcp_tool_call_started") yield event;
    else if (isFinalEvent(event, reader)) yield asCalled(event);
  }
}

/** `events`: in order of time; `known`: the new configuration's registry, filled during the replay. */
export function replay(events: Iterable<NetmonEvent>, config: Config, known: KnownTools): Replay {
  const { mcp, network } = config.sandbox;
  const calls = new CallReplay(mcp, known);
  const received = new CallReplay(mcp, known);
  const declared = new Set(mcp.servers.map((server) => server.id));
  const connections = new ConnectionReplay(serverPolicy(mcp, declared, network.fail_closed), declared);
  const others: Record<string, number> = {};
  try {
    for (const event of events) {
      if (event.type === "mcp_tool_seen") learn(known.registry, event.server_id, event);
      else if (event.type === "mcp_tool_call_intercepted") calls.judge(event);
      else if (event.type === "mcp_tool_called") received.judge(event);
      else if (event.type === "mcp_network_connection") connections.judge(event);
      const other = OTHERS[event.type];
      if (other !== undefined) others[other] = (others[other] ?? 0) + 1;
    }
  } finally {
    calls.close();
    received.close();
  }
  return {
    calls: calls.totals,
    received: received.totals,
    connections: connections.totals,
    notJudged: { ...received.notJudged, ...others },
    changedCalls: [...calls.changed, ...received.changed].sort((a, b) =>
      a.event.timestamp < b.event.timestamp ? -1 : 1,
    ),
    changedConnections: [...connections.changed.values()],
  };
}
