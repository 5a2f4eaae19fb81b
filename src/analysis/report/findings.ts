/**
 * Findings that need several layers: connections that no tool call explains, calls whose server was never contacted,
 * calls that no shim saw, calls that no model requested, tools that changed, servers that listed no tools.
 *
 * A finding is never based on a time at which the other layer was not running: such events count as not judged.
 */
import { getOrInsert } from "../../collections/get-or-insert.ts";
import { timeMicros } from "../../store/time.ts";
import { HINDRANCES } from "../learn/network-evidence.ts";
import type { CallTimes } from "./call-times.ts";
import type { Interceptions } from "./interceptions.ts";
import { type LayerRun, wasRunning } from "./layer-runs.ts";
import {
  addressesOf,
  type Connection,
  type McpCall,
  mayConnect,
  needsShim,
  serversOf,
  type ToolCall,
} from "./same-server.ts";
import type { Occurrences } from "./sections.ts";
import type { EventOf } from "./stored-events.ts";

export type FindingKind =
  | "unexplained_connection" // no call to this server within the window before it
  | "connection_without_calls" // no call to this server in the whole session
  | "discovery" // before the first call to this server: its client lists the tools
  | "call_without_contact" // let through, and its server was never connected to
  | "contact_refused" // let through, and every connection to its server was refused
  | "call_without_inspection" // let through, and no call of this stdio server came to a shim
  | "call_without_interception" // came to its server, and no answer of the model asked for it
  | "tool_changed"
  | "program_changed" // a stdio server runs a program that is not trusted
  | "tool_offered_undeclared" // a model was offered a tool of a server that nobody declared
  | "tool_offered_uninspected" // of a declared server, but no inspection saw it
  | "tool_offered_changed" // not as it is pinned, or listed
  | "tool_offered_poisoned"
  | "server_hindered" // failed while its processes were refused something
  | "server_id_shared" // another command of the session had the id that it claimed
  | "server_unreachable";

/** Events that are findings as they are. */
export const LISTED = {
  mcp_tool_changed: "tool_changed",
  mcp_program_changed: "program_changed",
  mcp_server_hindered: "server_hindered",
  mcp_server_id_shared: "server_id_shared",
  mcp_server_unreachable: "server_unreachable",
} as const;
type ListedType = keyof typeof LISTED;

export interface Finding extends Occurrences {
  kind: FindingKind;
  /** `info`: expected of most clients. */
  severity: "warning" | "info";
  server_id: string;
  /** One sentence for display. */
  text: string;
  /** The first of the events concerned. */
  examples: (Connection | ToolCall | McpCall | EventOf<ListedType | "mcp_tool_offered">)[];
}

const EXAMPLES = 3;

/** Summary of similar events. */
type EventSummary = Pick<Finding, "count" | "first" | "last" | "examples">;
type Draft = EventSummary & Pick<Finding, "kind" | "server_id">;
type Example = Finding["examples"][number];

export interface FindingsOptions {
  /** Runs of the two layers. */
  kernel: readonly LayerRun[];
  proxy: readonly LayerRun[];
  /** Runs of shims and gateways; none, without a kernel layer: the LLM proxy alone was used. */
  inspection: readonly unknown[];
  calls: CallTimes;
  interceptions: Interceptions;
  /** Microseconds after a call during which it explains a connection. */
  window: number;
}

/** Consumes all events of a session: first the calls in models' responses, then the rest. */
export class Findings {
  readonly #options: FindingsOptions;
  readonly #drafts = new Map<string, Draft>();
  /** Servers, and addresses as `host:port`, with a permitted connection, and with a refused one. */
  readonly #contacted = new Set<string>();
  readonly #refused = new Set<string>();
  /** Calls that should have led to a connection, keyed by the possible servers. */
  readonly #expecting = new Map<string, EventSummary & { call: ToolCall }>();
  /** Calls that should have come to a shim, by the servers that they may be to. */
  readonly #expectingShim = new Map<string, EventSummary & { call: ToolCall }>();
  /** Servers behind a shim or gateway that a call came to. */
  readonly #inspected = new Set<string>();
  /** Connections and MCP calls while model responses were not seen, and calls while connections were not. */
  readonly notJudged = { connections: 0, calls: 0, mcp_calls: 0 };

  constructor(options: FindingsOptions) {
    this.#options = options;
  }

  call(call: ToolCall): void {
    if (serversOf(call).length === 0) return;
    const guarded = this.#options.inspection.length > 0 || this.#options.kernel.length > 0;
    if (guarded && needsShim(call)) expect(this.#expectingShim, call);
    if (!mayConnect(call)) return;
    if (!wasRunning(this.#options.kernel, timeMicros(call.timestamp))) {
      this.notJudged.calls++;
      return;
    }
    expect(this.#expecting, call);
  }

  mcpCall(call: McpCall): void {
    for (const server of serversOf(call)) this.#inspected.add(server);
    // the call came to netmon's gateway, which connects to the server from outside the session
    if (mayConnect(call)) for (const server of serversOf(call)) this.#contacted.add(server);
    if (!wasRunning(this.#options.proxy, timeMicros(call.timestamp))) this.notJudged.mcp_calls++;
    else if (!this.#options.interceptions.explains(call, this.#options.window))
      this.#note("call_without_interception", call.server_id, call, 1);
  }

  connection(connection: Connection): void {
    const servers = serversOf(connection);
    const contacts = connection.action === "allow" ? this.#contacted : this.#refused;
    for (const name of [...servers, ...addressesOf(connection)]) contacts.add(name);
    if (servers.length === 0 || connection.action !== "allow") return;
    const at = timeMicros(connection.timestamp);
    if (!wasRunning(this.#options.proxy, at)) {
      this.notJudged.connections += connection.count;
      return;
    }
    const kind = this.#judge(servers, at);
    if (kind !== null) this.#note(kind, servers[0]!, connection, connection.count);
  }

  offered(event: EventOf<"mcp_tool_offered">): void {
    const { status, server_id, wire_name } = event;
    if (status !== "listed" && status !== "unknown")
      this.#note(`tool_offered_${status}`, server_id ?? wire_name, event, 1);
  }

  list(event: EventOf<ListedType>): void {
    this.#note(LISTED[event.type], event.server_id, event, 1);
  }

  /** Returns warnings first, then by time. */
  result(): Finding[] {
    for (const { call, ...calls } of this.#expecting.values()) {
      const servers = serversOf(call);
      const names = [...servers, call.server_addr];
      if (names.some((name) => this.#contacted.has(name))) continue;
      const refused = names.some((name) => this.#refused.has(name));
      this.#noteAll(refused ? "contact_refused" : "call_without_contact", servers[0]!, calls);
    }
    for (const { call, ...calls } of this.#expectingShim.values()) {
      const servers = serversOf(call);
      if (servers.some((name) => this.#inspected.has(name))) continue;
      this.#noteAll("call_without_inspection", servers[0]!, calls);
    }
    const rank = ({ kind }: Draft): number => Number(kind === "discovery");
    return [...this.#drafts.values()]
      .sort((a, b) => rank(a) - rank(b) || (a.first < b.first ? -1 : 1))
      .map((draft) => ({ ...draft, severity: rank(draft) ? "info" : "warning", text: this.#text(draft) }));
  }

  /** Returns null if a call explains the connection. */
  #judge(servers: readonly string[], at: number): FindingKind | null {
    const { calls, window } = this.#options;
    const first = calls.first(servers);
    if (first === Number.POSITIVE_INFINITY) return "connection_without_calls";
    const since = calls.allowed.since(servers, at);
    if (since !== undefined && since <= window) return null;
    return since === undefined && at < first ? "discovery" : "unexplained_connection";
  }

  #note(kind: FindingKind, server_id: string, event: Example, count: number): void {
    this.#noteAll(kind, server_id, summaryOf(event, count));
  }

  /** Adds several similar events. */
  #noteAll(kind: FindingKind, server_id: string, update: EventSummary): void {
    add(this.#drafts, JSON.stringify([kind, server_id]), { kind, server_id, ...update });
  }

  #text({ kind, server_id, count, examples }: Draft): string {
    const connections = `${count} connection${count === 1 ? "" : "s"} to ${server_id}`;
    const calls = `${count} call${count === 1 ? "" : "s"} to ${server_id}`;
    const window = `${this.#options.window / 1e6} s`;
    switch (kind) {
      case "unexplained_connection":
        return `${connections} with no allowed call to it in the ${window} before`;
      case "connection_without_calls":
        return `${connections}, though none of its tools was called: the client only lists them, or uses them in a way that the model's answers do not show`;
      case "discovery":
        return `${connections} before the first call to it: probably its client listing the tools`;
      case "call_without_contact":
        return `${calls} passed, but nothing connected to it while netmon watched: an older connection, another path, or the call was not made`;
      case "contact_refused":
        return `${calls} passed, but every connection to it was refused: the policies for tools and network disagree`;
      case "call_without_inspection":
        return `${calls} passed, but no shim saw one: the agent started this server without netmon, or did not call it. Put netmon shim before its command (netmon wrap-config FILE)`;
      case "call_without_interception":
        return `${calls} reached it that no model's answer asked for, as far as the LLM proxy saw: made by the agent itself, asked for on another path to the model, or hidden in code that the model wrote`;
      case "tool_changed":
        return `the definition of ${[...new Set(examples.map((e) => ("tool_name" in e ? e.tool_name : "")))].join(", ")} at ${server_id} changed`;
      case "program_changed": {
        const last = examples.at(-1);
        return last?.type === "mcp_program_changed" ? last.text : "";
      }
      case "tool_offered_undeclared":
      case "tool_offered_uninspected":
      case "tool_offered_changed":
      case "tool_offered_poisoned": {
        const [event] = examples;
        if (event?.type !== "mcp_tool_offered") return "";
        const more = count > 1 ? ` and ${count - 1} more` : "";
        return `the model was offered ${event.wire_name}${more}${event.action === "block" ? ", which netmon took out" : ""}: ${event.text}`;
      }
      case "server_hindered": {
        const last = examples.at(-1);
        if (last?.type !== "mcp_server_hindered") return "";
        return `${last.method} of ${server_id} ${HINDRANCES[last.outcome]}, ${count} time${count === 1 ? "" : "s"}: ${last.text}`;
      }
      case "server_id_shared": {
        const event = examples.at(-1);
        const claimed = event !== undefined && "claimed_id" in event ? event.claimed_id : "";
        return `another command of the session has the id ${claimed}: this one is ${server_id}, with pins of its own. Rules for ${claimed} hold for both; give it a name with netmon shim --server-id`;
      }
      case "server_unreachable": {
        const last = examples.at(-1);
        const why = last !== undefined && "text" in last ? last.text : "";
        return `${server_id} could not list tools, ${count} time${count === 1 ? "" : "s"}: ${why}`;
      }
    }
  }
}

function expect(calls: Map<string, EventSummary & { call: ToolCall }>, call: ToolCall): void {
  add(calls, JSON.stringify([serversOf(call), call.server_addr]), { call, ...summaryOf(call, 1) });
}

function summaryOf(event: Example, count: number): EventSummary {
  return { count, first: event.timestamp, last: event.timestamp, examples: [event] };
}

/** Merges what has the same key; keeps the first examples in order of time. */
function add<T extends EventSummary>(summaries: Map<string, T>, key: string, update: T): void {
  const to = getOrInsert(summaries, key, () => ({ ...update, count: 0, examples: [] }));
  const { count, first, last, examples } = update;
  to.count += count;
  if (first < to.first) to.first = first;
  if (last > to.last) to.last = last;
  if (to.examples.length >= EXAMPLES && first >= to.examples.at(-1)!.timestamp) return;
  to.examples = [...to.examples, ...examples]
    .sort((a, b) => (a.timestamp < b.timestamp ? -1 : 1))
    .slice(0, EXAMPLES);
}
