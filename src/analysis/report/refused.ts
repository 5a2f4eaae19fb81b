/**
 * Events that were refused, or that enforce would have refused, with the rule that decided: input for writing a rule.
 * Likewise undeclared destinations that passed. Groups are limited, since agents choose names: the rest count as one.
 */
import type { Reason, ToolCallReason } from "../../event/event.ts";
import type { Connection, McpCall, ToolCall } from "./same-server.ts";
import { serversOf } from "./same-server.ts";
import { shownName } from "./shown-name.ts";
import { FURTHER_TOOLS, Tally, type Verdicts } from "./tally.ts";

/** Maximum number of distinct groups. */
const MOST = 1000;

export interface Destination {
  /** `tcp example.com:443`, `unix /run/x`; null: all further destinations. */
  destination: string | null;
  reason: Reason | null;
  /** Configuration entry that decided; null: none. */
  rule: string | null;
  /** Name of the command; null: unknown. */
  process: string | null;
}

export interface RefusedCall extends Verdicts {
  server_id: string | null;
  tool_name: string;
  /** null: all further calls. */
  reason: ToolCallReason | null;
  rule: string | null;
}

export function isRefused({ action, would_block }: Connection | ToolCall | McpCall): boolean {
  return action === "block" || would_block;
}

export class Destinations {
  readonly #tally = new Tally<Destination>(
    { destination: null, reason: null, rule: null, process: null },
    MOST,
  );

  add(connection: Connection): void {
    const { reason, rule, pid, comm, count } = connection;
    const destination = shownName(destinationOf(connection));
    this.#tally.add(connection, count, { destination, reason, rule, process: pid === 0 ? null : comm });
  }

  /** Returns the largest groups first. */
  result(): (Destination & Verdicts)[] {
    return this.#tally.groups();
  }
}

/** Addresses of one name are one place: a client tries them in turn. */
export function destinationOf({ protocol, remote_addr, name, host }: Connection): string {
  const called = name ?? host;
  const place =
    called === null || remote_addr.startsWith(`${called}:`)
      ? remote_addr
      : `${called}${remote_addr.slice(remote_addr.lastIndexOf(":"))}`;
  return `${protocol} ${place}`.trimEnd();
}

export class RefusedCalls {
  readonly #tally = new Tally<Omit<RefusedCall, keyof Verdicts>>(
    { server_id: null, tool_name: FURTHER_TOOLS, reason: null, rule: null },
    MOST,
  );

  add(call: ToolCall | McpCall): void {
    if (!isRefused(call)) return;
    const { tool_name, reason, rule } = call;
    const group = { server_id: serverName(serversOf(call)), tool_name: shownName(tool_name), reason, rule };
    this.#tally.add(call, 1, group);
  }

  /** Returns the most frequent first. */
  result(): RefusedCall[] {
    return this.#tally.groups();
  }
}

/** Joins the names of servers that cannot be told apart. */
export function serverName(servers: readonly string[]): string | null {
  return servers.length === 0 ? null : servers.join("|");
}
