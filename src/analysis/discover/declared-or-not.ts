/**
 * Servers of clients' files compared with netmon's configuration: whether each is declared, whether the policy would refuse
 * it, and the entry that would declare it. Fails closed for what may be a secret, which is not shown.
 */
import { basename } from "node:path";
import type { ConfiguredServer } from "../../clients/inventory/inventory.ts";
import type { DeclaredServer, McpConfig } from "../../config/config.ts";
import { decideServer, type ServerPolicy, serverPolicy } from "../../policy/server.ts";
import { hostPort, hostText } from "../../registry/host.ts";
import { entryOf } from "../learn/learned-servers.ts";

/** `elsewhere`: its id is declared with another command or address. `unknown`: it cannot be compared. */
export type ServerState = "declared" | "undeclared" | "elsewhere" | "unknown";

export interface ComparedServer extends Omit<ConfiguredServer, "declared"> {
  state: ServerState;
  /** The id of the declared server that it is; its own name: none. */
  server_id: string;
  /** Its command, or its address, without what may be a secret; null: it cannot be declared. */
  what: string | null;
  /** The policy refuses this server. */
  would_block: boolean;
  /** An entry for `sandbox.mcp.servers`, as JSON; null: it is declared, or cannot be. */
  declare: string | null;
  /** What a person must add to the entry. */
  notes: string[];
}

/** Returns a function that compares with this configuration. */
export function comparison(mcp: McpConfig): (server: ConfiguredServer) => ComparedServer {
  const policy = serverPolicy(mcp);
  return ({ declared, ...server }) => compared(server, declared, mcp, policy);
}

function compared(
  server: Omit<ConfiguredServer, "declared">,
  declared: DeclaredServer | null,
  mcp: McpConfig,
  policy: ServerPolicy,
): ComparedServer {
  const named = mcp.servers.find(({ id }) => id === server.name);
  if (declared === null)
    return {
      ...server,
      ...{ state: "unknown", server_id: server.name, what: null, declare: null, notes: [] },
      would_block: decideServer(policy, server.name).action === "block",
    };
  const known =
    named !== undefined && isSame(named, declared) ? named : mcp.servers.find((one) => isSame(one, declared));
  const state = known !== undefined ? "declared" : named !== undefined ? "elsewhere" : "undeclared";
  const server_id = known?.id ?? server.name;
  const { entry, notes } = entryOf(declared);
  const { command, args = [], url } = entry as { command?: string; args?: string[]; url?: string };
  return {
    ...server,
    ...{ state, server_id, what: command === undefined ? (url ?? "") : [command, ...args].join(" ") },
    would_block: decideServer(policy, server_id).action === "block",
    declare: known !== undefined ? null : JSON.stringify(entry),
    notes: known !== undefined ? [] : notes,
  };
}

/** `own`: as it is declared. A declaration without arguments is of the command with any. */
function isSame(own: DeclaredServer, other: DeclaredServer): boolean {
  if (own.endpoint !== null && other.endpoint !== null) return placeOf(own) === placeOf(other);
  if (own.command === null || other.command === null) return false;
  const sameProgram =
    own.command.includes("/") && other.command.includes("/")
      ? own.command === other.command
      : basename(own.command) === basename(other.command);
  if (!sameProgram) return false;
  return own.args.length === 0
    ? own.id === other.id
    : own.args.length === other.args.length && own.args.every((word, index) => word === other.args[index]);
}

/** Host, port and path: two servers of one host are not the same. */
function placeOf({ endpoint, url }: DeclaredServer): string {
  if (endpoint === null) return "";
  const path = url !== null && URL.canParse(url) ? new URL(url).pathname.replace(/\/$/, "") : "";
  return hostPort(hostText(endpoint.host), endpoint.port) + path;
}
