/**
 * What was refused, or enforce would have refused, with what decided: what a user has to read before a rule is written.
 * The same of undeclared destinations that passed. Whoever chooses names has bounded room: what is over counts as one.
 */
import type { Reason, ToolCallReason } from "../../event/event.ts";
import type { Connection, McpCall, ToolCall } from "./same-server.ts";
import { serversOf } from "./same-server.ts";
import { FURTHER_TOOLS, Tally, type Verdicts } from "./tally.ts";

/** Groups that are told apart. */
const MOST = 1000;

export interface Destination {
  /** `tcp example.com (192.0.2.1:443)`, `unix /run/x`; null: all further ones. */
  destination: string | null;
  reason: Reason | null;
  /** The entry that decided; null: none did. */
  rule: string | null;
  /** The command's name; null: not known. */
  process: string | null;
}

export interface RefusedCall extends Verdicts {
  server_id: string | null;
  tool_name: string;
  /** null: of all further ones. */
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
    const { protocol, remote_addr, name, host, reason, rule, pid, comm, count } = connection;
    const called = name ?? host;
    const place =
      called === null || remote_addr.startsWith(`${called}:`) ? remote_addr : `${called} (${remote_addr})`;
    const destination = `${protocol} ${place}`.trimEnd();
    this.#tally.add(connection, count, { destination, reason, rule, process: pid === 0 ? null : comm });
  }

  /** The largest first. */
  result(): (Destination & Verdicts)[] {
    return this.#tally.groups();
  }
}

export class RefusedCalls {
  readonly #tally = new Tally<Omit<RefusedCall, keyof Verdicts>>(
    { server_id: null, tool_name: FURTHER_TOOLS, reason: null, rule: null },
    MOST,
  );

  add(call: ToolCall | McpCall): void {
    if (!isRefused(call)) return;
    const { tool_name, reason, rule } = call;
    this.#tally.add(call, 1, { server_id: serverName(serversOf(call)), tool_name, reason, rule });
  }

  /** The most frequent first. */
  result(): RefusedCall[] {
    return this.#tally.groups();
  }
}

/** Several that cannot be told apart stand together. */
export function serverName(servers: readonly string[]): string | null {
  return servers.length === 0 ? null : servers.join("|");
}
