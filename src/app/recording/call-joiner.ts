/**
 * Finds the tool call that a connection belongs to, for its span, as `netmon trace` does (src/analysis/report): by
 * the cgroup of a command of netmon's Bash or of a plugin, otherwise by server (or address) and time, among the calls
 * that this process saw and those that others stored. The connections of a command or plugin wait until its call is
 * reported, at its end. If calls of one plugin overlap, the first to end gets them.
 *
 * Fails open. A connection without a call has no span, only its log record. If too many wait, the oldest of commands,
 * and the newest of others, are counted as dropped.
 */
import {
  byProcess,
  CLOCK_TOLERANCE,
  mayConnect,
  NEAR,
  overlap,
  sameServer,
} from "../../analysis/report/same-server.ts";
import { rows } from "../../analysis/report/stored-events.ts";
import { greatest, least } from "../../collections/long-lists.ts";
import type { McpNetworkConnection, McpToolCalled, NetmonEvent } from "../../event/event.ts";
import { processFaults } from "../../event/faults.ts";
import type { JoinedCall } from "../../export/otlp/exporter.ts";
import { type Call, spanContext } from "../../export/otlp/ids.ts";
import { EventReader } from "../../store/reader.ts";
import { timeMicros } from "../../store/time.ts";

export interface CallJoinerOptions {
  sessionId: string;
  /** Path of the event store; null: only calls of this process are known. */
  store: string | null;
  joined(connection: McpNetworkConnection, call: JoinedCall): void;
  onDropped(count: number): void;
  /** Milliseconds until the calls of other processes are in the store too; default 2000. */
  settleMs?: number;
}

const MAX_WAITING = 2000;
const MAX_CALLS = 2000;
/** Cgroups of commands and plugins (native/helper/internal/callcgroup); a removed one is reported by its id alone. */
const OF_COMMAND = /\/call-[0-9a-f]{12}$/;
const GONE = /^\d+$/;

interface Waiting {
  connection: McpNetworkConnection;
  /** Microseconds since 1970. */
  at: number;
  /** In milliseconds of performance.now(). */
  since: number;
}

export class CallJoiner {
  readonly #options: CallJoinerOptions;
  readonly #settleMs: number;
  #waiting: Waiting[] = [];
  /** Connections of commands and plugins whose call has not ended. */
  #ofCommands: McpNetworkConnection[] = [];
  /** Calls that have ended, or whose command went to the background, oldest first. */
  #commands: McpToolCalled[] = [];
  /** Calls of this process, oldest first. */
  #calls: { call: Call; at: number }[] = [];
  #reader: EventReader | null = null;
  #timer: NodeJS.Timeout | null = null;

  constructor(options: CallJoinerOptions) {
    this.#options = options;
    this.#settleMs = options.settleMs ?? 2000;
  }

  event(event: NetmonEvent): void {
    if (event.type === "mcp_tool_call_intercepted" || event.type === "mcp_tool_called") {
      this.#calls.push({ call: event, at: timeMicros(event.timestamp) });
      if (this.#calls.length > MAX_CALLS) this.#calls.shift();
      if (event.type === "mcp_tool_called" && event.own_tool?.cgroup_id !== undefined) this.#command(event);
    } else if (event.type === "mcp_network_connection") this.#wait(event);
  }

  /** Joins waiting connections with the calls known so far. */
  close(): void {
    if (this.#timer) clearTimeout(this.#timer);
    this.#join(this.#waiting.splice(0));
    this.#ofCommands = [];
    this.#reader?.close();
    this.#reader = null;
  }

  #command(call: McpToolCalled): void {
    this.#commands.push(call);
    if (this.#commands.length > MAX_CALLS) this.#commands.shift();
    this.#ofCommands = this.#ofCommands.filter((connection) => !this.#joinCommand(connection, [call]));
  }

  #ofCommand(connection: McpNetworkConnection): void {
    if (this.#joinCommand(connection, this.#commands)) return;
    this.#ofCommands.push(connection);
    if (this.#ofCommands.length <= MAX_WAITING) return;
    // connections that a plugin makes between calls would stay forever
    this.#ofCommands.shift();
    this.#options.onDropped(1);
  }

  #joinCommand(connection: McpNetworkConnection, commands: readonly McpToolCalled[]): boolean {
    const call = commands.find((one) => byProcess(one, connection));
    if (call === undefined) return false;
    const rivals = this.#commands.filter((one) => one !== call && overlap(call, one)).length;
    this.#options.joined(connection, { context: spanContext(call), by: "cgroup", rivals });
    return true;
  }

  #wait(connection: McpNetworkConnection): void {
    if (OF_COMMAND.test(connection.cgroup)) {
      this.#ofCommand(connection);
      return;
    }
    if (
      connection.server_id === null &&
      connection.host === null &&
      connection.reason === "allowed_destination"
    )
      return; // name servers and the like
    if (this.#waiting.length >= MAX_WAITING) {
      this.#options.onDropped(1);
      return;
    }
    this.#waiting.push({ connection, at: timeMicros(connection.timestamp), since: performance.now() });
    this.#later();
  }

  #later(): void {
    this.#timer ??= setTimeout(
      processFaults.part("sinks").callback(() => this.#due(), "tried_again"),
      this.#settleMs,
    ).unref();
  }

  #due(): void {
    this.#timer = null;
    const before = performance.now() - this.#settleMs;
    const end = this.#waiting.findIndex(({ since }) => since > before);
    this.#join(this.#waiting.splice(0, end < 0 ? this.#waiting.length : end));
    if (this.#waiting.length > 0) this.#later();
  }

  #join(waiting: readonly Waiting[]): void {
    if (waiting.length === 0) return;
    const times = waiting.map(({ at }) => at);
    const calls = this.#callsBetween(least(times) - NEAR, greatest(times) + CLOCK_TOLERANCE);
    for (const { connection, at } of waiting) {
      const call = callOf(connection, at, calls);
      if (call !== null) this.#options.joined(connection, call);
      else if (GONE.test(connection.cgroup)) this.#ofCommand(connection);
    }
  }

  #callsBetween(since: number, until: number): { call: Call; at: number }[] {
    const found = this.#calls.filter(({ at }) => at >= since && at <= until);
    const { store, sessionId } = this.#options;
    if (store === null) return found;
    try {
      this.#reader ??= new EventReader(store);
      const query = { sessionId, since: since / 1000, until: until / 1000 + 1 };
      for (const type of ["mcp_tool_call_intercepted", "mcp_tool_called"] as const)
        for (const { event } of rows(this.#reader, query, type))
          found.push({ call: event, at: timeMicros(event.timestamp) });
    } catch {
      // no store yet, or an unreadable one: the recorder reports that
      this.#reader?.close();
      this.#reader = null;
    }
    return found;
  }
}

/** Returns the last call before the connection; the call's span at its server, if that was seen. */
function callOf(
  connection: McpNetworkConnection,
  at: number,
  calls: readonly { call: Call; at: number }[],
): JoinedCall | null {
  const byCall = new Map<string, { call: Call; at: number; by: string }>();
  for (const one of calls) {
    const by = sameServer(one.call, connection);
    const near = one.at - CLOCK_TOLERANCE <= at && at <= one.at + NEAR;
    if (by === null || !near || !mayConnect(one.call)) continue;
    const span = spanContext(one.call, "llm").spanId;
    if (byCall.get(span)?.call.type !== "mcp_tool_called") byCall.set(span, { ...one, by: `${by} and time` });
  }
  const last = [...byCall.values()].sort((a, b) => b.at - a.at)[0];
  if (last === undefined) return null;
  return { context: spanContext(last.call), by: last.by, rivals: byCall.size - 1 };
}
