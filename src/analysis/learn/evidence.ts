/**
 * Evidence from the event store that a policy for sessions needs. Fails closed: for a layer that did not run nothing is
 * allowed, and the policy says so.
 */
import type { McpServerDeclared, McpServerDiscovered } from "../../event/event.ts";
import type { EventReader } from "../../store/reader.ts";
import { receivedCalls } from "../report/stored-calls.ts";
import { each, type Query } from "../report/stored-events.ts";
import { NetworkEvidence } from "./network-evidence.ts";
import { Omitted } from "./observation.ts";
import { ToolEvidence } from "./tool-evidence.ts";

export interface EvidenceOptions {
  sessions: readonly string[];
  /** Unix time in milliseconds. */
  since?: number | undefined;
  includeBlocked: boolean;
}

export interface Evidence {
  sessions: readonly string[];
  network: NetworkEvidence;
  tools: ToolEvidence;
  omitted: Omitted;
  /** Servers as declared in the sessions' runs, the latest for each id. */
  declared: Map<string, McpServerDeclared>;
  /** Servers behind a shim, because the agent started them. */
  started: Set<string>;
  /** Servers without a shim, of which nothing else is known, the latest for each id. */
  discovered: Map<string, McpServerDiscovered>;
  /** Provider → origin, from the LLM proxies. */
  providers: Map<string, string>;
  /** Which layers ran at all. */
  ran: { kernel: boolean; proxy: boolean; inspection: boolean };
  /** Number of lost events: the policy may lack what they recorded. */
  lost: number;
}

export function gather(reader: EventReader, { sessions, since, includeBlocked }: EvidenceOptions): Evidence {
  const omitted = new Omitted();
  const evidence: Evidence = {
    sessions: [...sessions].sort(),
    network: new NetworkEvidence(includeBlocked, omitted),
    tools: new ToolEvidence(includeBlocked, omitted),
    omitted,
    declared: new Map(),
    started: new Set(),
    discovered: new Map(),
    providers: new Map(),
    ran: { kernel: false, proxy: false, inspection: false },
    lost: 0,
  };
  for (const sessionId of evidence.sessions) {
    add(evidence, reader, { sessionId, ...(since !== undefined && { since }) });
    addContext(evidence, reader, sessionId);
  }
  return evidence;
}

function add({ network, tools, ...evidence }: Evidence, reader: EventReader, query: Query): void {
  for (const event of each(reader, query, "mcp_network_connection")) {
    network.add(event);
    evidence.ran.kernel = true;
  }
  for (const event of each(reader, query, "mcp_tool_seen")) tools.seen(event);
  for (const event of each(reader, query, "mcp_detection")) tools.detection(event);
  for (const event of each(reader, query, "mcp_tool_call_intercepted")) {
    tools.call(event);
    evidence.ran.proxy = true;
  }
  for (const { event } of receivedCalls(reader, query)) {
    tools.call(event);
    evidence.ran.inspection = true;
  }
  for (const event of each(reader, query, "mcp_server_discovered"))
    evidence.discovered.set(event.server_id, event);
  for (const event of each(reader, query, "mcp_server_request")) tools.request(event);
  for (const event of each(reader, query, "mcp_server_hindered")) network.hindered(event);
}

/** Adds events that occur once, at a start; reads them before `since` too. */
function addContext(evidence: Evidence, reader: EventReader, sessionId: string): void {
  const { declared, started, providers, ran } = evidence;
  const query = { sessionId };
  for (const event of each(reader, query, "mcp_server_declared")) declared.set(event.server_id, event);
  for (const _ of each(reader, query, "netmon_started")) ran.kernel = true;
  for (const event of each(reader, query, "netmon_proxy_started")) {
    ran.proxy = true;
    for (const [name, url] of Object.entries(event.providers)) providers.set(name, url);
  }
  for (const event of each(reader, query, "netmon_inspection_started")) {
    ran.inspection = true;
    if (event.transport === "shim") for (const id of event.servers) started.add(id);
  }
  for (const event of each(reader, query, "netmon_events_dropped"))
    if (event.where === "kernel_ring" || event.where === "store") evidence.lost += event.dropped;
}
